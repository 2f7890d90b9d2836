//! The laws that hold for every position, on positions of random play and on men thrown onto the board.
//!
//! `VARIANT_LAWS=1000000 cargo test --release -p variant-baroque --test laws` takes a million positions for each law.

mod common;

use common::ROOK_MOVES;
use variant_baroque::{BaroquePosition, Color, Position as _, Rules};
use variant_testkit::reference::baroque::BaroqueReference;
use variant_testkit::{laws, walk::Walk};

/// The number of positions: `most` unless the environment asks for another.
fn positions(most: usize) -> usize {
    std::env::var("VARIANT_LAWS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(most)
}

/// Positions of random play, and thrown ones, by turns.
fn mixed(seed: u64) -> impl Iterator<Item = BaroquePosition> {
    let walk = Walk::new(common::starts(), 120, seed);
    walk.zip(common::thrown(seed, Rules::default()))
        .flat_map(|(walked, thrown)| [walked, thrown])
}

#[test]
fn laws_1_to_5_hold() {
    for position in mixed(1).step_by(7).take(positions(700)) {
        laws::check_all(&position);
    }
}

#[test]
fn law_1_holds_for_moves_of_other_positions() {
    let positions: Vec<_> = mixed(2).step_by(5).take(positions(600)).collect();
    for window in positions.windows(5) {
        laws::foreign_moves_agree(&window[0], &window[1..]);
    }
}

#[test]
fn law_6_equal_keys_are_equal_positions() {
    let mut keys = laws::Keys::default();
    let most = positions(200_000);
    for position in mixed(3).take(most) {
        keys.check(&position);
    }
    assert!(keys.len() > most / 2);
}

#[test]
fn law_7_the_slow_generator_agrees() {
    let most = positions(12_000);
    let (mut checked, mut freezing, mut capturing) = (0, 0, 0);
    for position in mixed(4).take(most) {
        checked += usize::from(position.is_check());
        freezing += usize::from(!position.frozen(Color::White).is_empty() && !position.frozen(Color::Black).is_empty());
        capturing += usize::from(position.captures().len() > 5);
        laws::agrees_with_reference::<_, BaroqueReference>(&position);
    }
    // Rich enough in what is hard.
    assert!(checked > most / 20, "{checked}");
    assert!(freezing > most / 20, "{freezing}");
    assert!(capturing > most / 10, "{capturing}");
}

#[test]
fn law_7_the_slow_generator_agrees_where_chameleons_pinch_after_rook_moves_only() {
    for position in common::thrown(5, ROOK_MOVES).take(positions(6_000)) {
        laws::agrees_with_reference::<_, BaroqueReference>(&position);
    }
}

#[test]
fn law_8_colours_are_alike() {
    for position in mixed(6).take(positions(10_000)) {
        laws::is_color_symmetric(&position, variant_baroque::Setup::mirrored);
    }
}

#[test]
fn captures_and_checks_that_are_asked_for_agree_with_the_moves() {
    for position in mixed(8).take(positions(4_000)) {
        let captures: Vec<_> = position
            .legal_moves()
            .into_iter()
            .filter(|&m| !position.effects(m).victims().is_empty())
            .collect();
        assert_eq!(&position.captures()[..], &captures[..], "{}", position.to_fen());
        for &m in &position.legal_moves() {
            let mut next = position;
            next.play_unchecked(m);
            assert_eq!(position.gives_check(m), next.is_check());
            let lost = position.board().occupied().count() - next.board().occupied().count();
            assert_eq!(position.captured(m).count(), lost);
        }
    }
}

#[test]
fn moves_that_are_not_legal_do_no_more_harm_than_they_must() {
    let positions: Vec<_> = mixed(9).take(positions(2_000)).collect();
    for pair in positions.windows(2) {
        let mut position = pair[0];
        for &m in &pair[1].legal_moves() {
            let _ = (position.effects(m), position.captured(m), position.gives_check(m));
            position.play_unchecked(m);
            let _ = (
                position.legal_moves(),
                position.outcome(),
                position.key(),
                position.to_fen(),
            );
        }
    }
}
