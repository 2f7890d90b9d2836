//! What holds for every position of every game, as functions that tests, long runs and fuzzing share.

pub mod reference;
