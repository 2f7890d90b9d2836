//! Node counts of the perft suite, as far as a test run allows. The `perft` example checks the deeper ones.

use variant_makruk::{MakrukPosition, Rules};
use variant_testkit::suite;

#[test]
fn the_suite_counts() {
    let suite = include_str!("data/makruk.epd");
    assert!(suite::check::<MakrukPosition>(suite, Rules::default(), 20_000_000) > 40);
}
