//! The laws that hold for every position, on positions of random play: from the array, from positions of games and of problems,
//! and from placements dense in what is peculiar to this game.
//!
//! `VARIANT_LAWS=1000000 cargo test --release -p variant-makromachy --test laws` walks over a million positions with the laws that
//! are quick, and over a thousand with the others.

mod common;

use variant_makromachy::MakromachyPosition;
use variant_testkit::reference::makromachy::MakromachyReference;
use variant_testkit::{
    laws, starts,
    walk::{Numbers, Walk},
};

/// The number of positions: `most` unless the environment asks for more.
fn positions(most: usize) -> usize {
    std::env::var("VARIANT_LAWS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(most)
}

/// Random play from starts of every sort, short enough to see many of them.
fn walk(seed: u64) -> impl Iterator<Item = MakromachyPosition> {
    const PLIES: usize = 24;
    let mut numbers = Numbers::new(seed);
    let round = move |index| {
        let mut begun: Vec<_> = (0..50).map(|_| common::scattered(&mut numbers)).collect();
        begun.extend(starts::makromachy().iter().map(|fen| common::position(fen)));
        let length = begun.len() * PLIES;
        Walk::new(begun, PLIES, (seed << 16) + index).take(length)
    };
    (0..).flat_map(round)
}

#[test]
fn laws_1_to_5_hold() {
    for position in walk(1).step_by(37).take(positions(80_000) / 1_000) {
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
    let most = positions(40_000);
    for position in walk(3).take(most) {
        keys.check(&position);
    }
    assert!(keys.len() > most / 4 * 3);
}

#[test]
fn law_7_the_slow_generator_agrees() {
    for position in walk(4).take(positions(3_000)) {
        laws::agrees_with_reference::<_, MakromachyReference>(&position);
    }
}

#[test]
fn law_8_colours_are_alike() {
    for position in walk(5).take(positions(2_000)) {
        laws::is_color_symmetric(&position, common::mirror);
    }
}
