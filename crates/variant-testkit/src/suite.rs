//! Perft suites as tests.

use variant_core::{PerftRecord, Position, perft};

/// Checks every count of up to `most` nodes in a suite of EPD lines, and returns how many there were.
///
/// # Panics
/// If a line cannot be read or a count differs.
pub fn check<P: Position>(suite: &str, rules: P::Rules, most: u64) -> usize {
    let mut checked = 0;
    for line in suite.lines().filter(|line| !line.trim().is_empty()) {
        let record: PerftRecord = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let position = P::from_fen(&record.fen, rules).unwrap_or_else(|error| panic!("{}: {error}", record.fen));
        for &(depth, count) in record.counts.iter().filter(|&&(_, count)| count <= most) {
            assert_eq!(perft(&position, depth), count, "perft {depth} of {}", record.fen);
            checked += 1;
        }
    }
    checked
}
