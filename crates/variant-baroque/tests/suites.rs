//! Node counts of perft suites, as far as a test run allows. The `perft` example checks the deeper ones.

use variant_baroque::{BaroquePosition, Rules};
use variant_testkit::suite;

#[test]
fn the_suite_counts() {
    assert_eq!(
        suite::check::<BaroquePosition>(include_str!("data/baroque.epd"), Rules::default(), 2_000_000),
        28
    );
}
