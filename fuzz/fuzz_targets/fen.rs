//! Any bytes as a FEN of every game.

#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|text: &[u8]| fuzz_targets::fen(text));

#[cfg(not(fuzzing))]
fn main() {}
