//! What holds for every position of every game, as functions that tests, long runs and fuzzing share.
//!
//! A law panics with the position as a FEN where it does not hold.

pub mod laws;
pub mod reference;
pub mod suite;
pub mod walk;
