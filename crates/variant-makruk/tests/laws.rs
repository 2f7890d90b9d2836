//! The laws that hold for every position, on positions of random play, counting endings among them.
//!
//! `VARIANT_LAWS=1000000 cargo test --release -p variant-makruk --test laws` walks over a million positions with each law.

mod common;

use variant_makruk::{Color, MakrukPosition, Position as _, Rules, Setup};
use variant_testkit::reference::makruk::MakrukReference;
use variant_testkit::{laws, walk::Walk};

/// The number of positions: `most` unless the environment asks for more.
fn positions(most: usize) -> usize {
    std::env::var("VARIANT_LAWS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(most)
}

#[test]
fn laws_1_to_5_hold() {
    for position in Walk::new(common::starts(), 160, 1).step_by(7).take(positions(1_500)) {
        laws::check_all(&position);
    }
}

#[test]
fn law_1_holds_for_moves_of_other_positions() {
    let positions: Vec<_> = Walk::new(common::starts(), 160, 2)
        .step_by(3)
        .take(positions(20_000))
        .collect();
    for near in positions.windows(4) {
        laws::foreign_moves_agree(&near[0], &near[1..]);
    }
}

#[test]
fn law_6_equal_keys_are_equal_positions() {
    let mut keys = laws::Keys::default();
    let most = positions(200_000);
    for position in Walk::new(common::starts(), 160, 3).take(most) {
        keys.check(&position);
    }
    assert!(keys.len() > most / 3);
}

#[test]
fn law_7_the_slow_generator_agrees() {
    let most = positions(20_000);
    let mut counted = 0;
    for position in Walk::new(common::starts(), 160, 4).take(most) {
        counted += usize::from(position.counting().is_some());
        laws::agrees_with_reference::<_, MakrukReference>(&position);
    }
    assert!(counted > most / 4, "{counted}");
}

#[test]
fn law_8_colours_are_alike() {
    for position in Walk::new(common::starts(), 160, 6).take(positions(10_000)) {
        laws::is_color_symmetric(&position, Setup::mirrored);
    }
}

#[test]
fn every_square_asked_for_captures_pins_and_checks_agrees_with_the_moves() {
    for position in Walk::new(common::starts(), 160, 8).take(positions(4_000)) {
        let legal = position.legal_moves();
        let captures: Vec<_> = legal
            .iter()
            .copied()
            .filter(|&m| !position.effects(m).victims().is_empty())
            .collect();
        let mut listed: Vec<_> = position.captures().into_iter().collect();
        assert_eq!(listed.len(), captures.len(), "{}", position.to_fen());
        listed.retain(|m| !captures.contains(m));
        assert!(listed.is_empty(), "{}", position.to_fen());
        for &m in &legal {
            let mut next = position;
            next.play_unchecked(m);
            assert_eq!(position.gives_check(m), next.is_check());
        }
        // A pinned piece that is lifted uncovers an attack on its king.
        for color in Color::ALL {
            let king = position.king(color);
            for square in position.board().color(color).without(king) {
                let mut board = *position.board();
                board.take(square);
                let setup = Setup {
                    board,
                    turn: color,
                    limit: None,
                    ..position.to_setup()
                };
                let Ok(lifted) = MakrukPosition::from_setup(&setup, Rules::default()) else {
                    continue;
                };
                let uncovered = lifted.attackers(king, !color) - position.attackers(king, !color);
                let is_pinned = position.pinned(color).contains(square);
                assert_eq!(is_pinned, !uncovered.is_empty(), "{square} in {}", position.to_fen());
            }
        }
    }
}
