//! Any bytes as a line for the judge.

#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|line: &[u8]| fuzz_targets::judge(line));

#[cfg(not(fuzzing))]
fn main() {}
