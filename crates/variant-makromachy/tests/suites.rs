//! Node counts of the perft suite, as far as a test run allows. The `perft` example checks the deeper ones.

use variant_makromachy::{MakromachyPosition, Rules};
use variant_testkit::suite;

#[test]
fn the_suite_counts() {
    let checked = suite::check::<MakromachyPosition>(include_str!("data/makromachy.epd"), Rules, 600_000);
    assert_eq!(checked, 27);
}
