//! What the example programs do, as functions, so that tests and fuzzing call it.

pub mod judge;
pub mod perft;
pub mod pgn;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
