//! Node counts of perft suites, as far as a test run allows. The `perft` example checks the deeper ones.

use variant_orthodox::{OrthodoxPosition, Rules};
use variant_testkit::suite;

#[test]
fn the_classic_suite_counts() {
    assert!(suite::check::<OrthodoxPosition>(include_str!("data/orthodox.epd"), Rules::Standard, 1_000_000) > 600);
}

#[test]
fn the_suite_of_tricky_corners_counts() {
    assert!(
        suite::check::<OrthodoxPosition>(include_str!("data/orthodox-tricky.epd"), Rules::Standard, 4_000_000) > 40
    );
}

#[test]
fn the_chess960_suite_counts() {
    assert!(
        suite::check::<OrthodoxPosition>(include_str!("data/orthodox-chess960.epd"), Rules::Chess960, 100_000) > 2870
    );
}
