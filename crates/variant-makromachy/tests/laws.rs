//! The laws that hold for every position, on positions of random play.

mod common;

use variant_makromachy::{MakromachyPosition, Rules};
use variant_testkit::reference::makromachy::MakromachyReference;
use variant_testkit::{laws, starts, walk::Walk};

/// Starts for random play: the array, and positions dense in what is peculiar to this game.
fn starts() -> Vec<MakromachyPosition> {
    starts::positions(&starts::makromachy(), Rules)
}

#[test]
fn laws_1_to_5_hold() {
    for position in Walk::new(starts(), 80, 1).step_by(11).take(60) {
        laws::check_all(&position);
    }
}

#[test]
fn law_1_holds_for_moves_of_other_positions() {
    let positions: Vec<_> = Walk::new(starts(), 80, 2).step_by(97).take(24).collect();
    for position in &positions {
        laws::foreign_moves_agree(position, &positions);
    }
}

#[test]
fn law_6_equal_keys_are_equal_positions() {
    let mut keys = laws::Keys::default();
    for position in Walk::new(starts(), 80, 3).take(40_000) {
        keys.check(&position);
    }
    assert!(keys.len() > 30_000);
}

#[test]
fn law_7_the_slow_generator_agrees() {
    for position in Walk::new(starts(), 80, 4).take(2_000) {
        laws::agrees_with_reference::<_, MakromachyReference>(&position);
    }
}

#[test]
fn law_8_colours_are_alike() {
    for position in Walk::new(starts(), 80, 6).take(2_000) {
        laws::is_color_symmetric(&position, variant_makromachy::Setup::mirrored);
    }
}
