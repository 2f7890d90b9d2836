//! The laws that hold for every position, on positions of random play: from the array, from positions of games and of problems,
//! and from placements dense in what is peculiar to this game.

mod common;

use variant_makromachy::MakromachyPosition;
use variant_testkit::reference::makromachy::MakromachyReference;
use variant_testkit::{
    laws,
    walk::{Numbers, Walk},
};

/// Random play from starts of every sort.
fn walk(seed: u64) -> impl Iterator<Item = MakromachyPosition> {
    let mut starts: Vec<_> = include_str!("data/starts.txt").lines().map(common::position).collect();
    let mut numbers = Numbers::new(seed + 100);
    starts.extend((0..200).map(|_| common::scattered(&mut numbers)));
    // Far apart in the walk, so that a few thousand positions see many starts.
    Walk::new(starts, 24, seed)
}

#[test]
fn laws_1_to_5_hold() {
    for position in walk(1).step_by(37).take(80) {
        laws::check_all(&position);
    }
}

#[test]
fn law_1_holds_for_moves_of_other_positions() {
    let positions: Vec<_> = walk(2).step_by(97).take(24).collect();
    for position in &positions {
        laws::foreign_moves_agree(position, &positions);
    }
}

#[test]
fn law_6_equal_keys_are_equal_positions() {
    let mut keys = laws::Keys::default();
    for position in walk(3).take(40_000) {
        keys.check(&position);
    }
    assert!(keys.len() > 30_000);
}

#[test]
fn law_7_the_slow_generator_agrees() {
    for position in walk(4).take(3_000) {
        laws::agrees_with_reference::<_, MakromachyReference>(&position);
    }
}

#[test]
fn law_8_colours_are_alike() {
    for position in walk(5).take(2_000) {
        laws::is_color_symmetric(&position, common::mirror);
    }
}
