//! What holds for every position of every game, as functions that tests, long runs and fuzzing share.
//!
//! A law panics with the position as a FEN where it does not hold.

#![expect(
    clippy::missing_panics_doc,
    reason = "that a law panics where it does not hold is said once, above"
)]

pub mod adjudicator;
pub mod laws;
pub mod long_run;
pub mod playout;
pub mod reference;
pub mod starts;
pub mod suite;
pub mod walk;
