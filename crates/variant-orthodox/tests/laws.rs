//! The laws that hold for every position, on positions of random play.

mod common;

use variant_orthodox::Position as _;
use variant_testkit::reference::orthodox::OrthodoxReference;
use variant_testkit::{laws, walk::Walk};

#[test]
fn laws_1_to_5_hold() {
    for position in Walk::new(common::starts(), 120, 1).step_by(7).take(600) {
        laws::check_all(&position);
    }
    for position in Walk::new(common::chess960_starts(), 120, 2).step_by(7).take(400) {
        laws::check_all(&position);
    }
}

#[test]
fn law_1_holds_for_moves_of_other_positions() {
    let mut last: Vec<_> = Walk::new(common::starts(), 120, 10).step_by(5).take(40).collect();
    for position in Walk::new(common::starts(), 120, 11).step_by(3).take(1500) {
        laws::foreign_moves_agree(&position, &last);
        last.remove(0);
        last.push(position);
    }
    let mut last: Vec<_> = Walk::new(common::chess960_starts(), 60, 12)
        .step_by(5)
        .take(40)
        .collect();
    for position in Walk::new(common::chess960_starts(), 60, 13).step_by(3).take(1500) {
        laws::foreign_moves_agree(&position, &last);
        last.remove(0);
        last.push(position);
    }
}

#[test]
fn law_6_equal_keys_are_equal_positions() {
    let mut keys = laws::Keys::default();
    for position in Walk::new(common::starts(), 120, 3).take(200_000) {
        keys.check(&position);
    }
    assert!(keys.len() > 100_000);
}

#[test]
fn law_7_the_slow_generator_agrees() {
    for position in Walk::new(common::starts(), 120, 4).take(12_000) {
        laws::agrees_with_reference::<_, OrthodoxReference>(&position);
    }
    for position in Walk::new(common::chess960_starts(), 120, 5).take(8_000) {
        laws::agrees_with_reference::<_, OrthodoxReference>(&position);
    }
}

#[test]
fn law_8_colours_are_alike() {
    for position in Walk::new(common::starts(), 120, 6).take(5_000) {
        laws::is_color_symmetric(&position, common::mirror);
    }
    for position in Walk::new(common::chess960_starts(), 120, 7).take(3_000) {
        laws::is_color_symmetric(&position, common::mirror);
    }
}

#[test]
fn every_square_asked_for_captures_pins_and_checks_agrees_with_the_moves() {
    for position in Walk::new(common::starts(), 120, 8).take(3_000) {
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
        // A pinned man that is lifted uncovers an attack on its King.
        for color in common::SIDES {
            let king = position.king(color);
            for square in position.board().color(color).without(king) {
                let mut without = *position.board();
                without.take(square);
                let setup = variant_orthodox::Setup {
                    board: without,
                    turn: color,
                    castling: [Vec::new(), Vec::new()],
                    en_passant: None,
                    ..position.to_setup()
                };
                let Ok(lifted) = variant_orthodox::OrthodoxPosition::from_setup(&setup, position.rules()) else {
                    continue;
                };
                let uncovered = lifted.attackers(king, !color) - position.attackers(king, !color);
                assert_eq!(
                    position.pinned(color).contains(square),
                    !uncovered.is_empty(),
                    "{square} in {}",
                    position.to_fen()
                );
            }
        }
    }
}
