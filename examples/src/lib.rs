//! What the example programs do, as functions, so that tests and fuzzing call it.

pub mod judge;
pub mod laws;
pub mod perft;
pub mod pgn;
pub mod play;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
