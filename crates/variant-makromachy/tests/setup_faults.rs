//! What makes a set-up none (section 10 of the rules page): each fault, and all of them at once.

use variant_core::PositionError;
use variant_makromachy::{MakromachyPosition, Position as _, Rules};

/// The codes and rules of the faults of a set-up.
fn faults(fen: &str) -> Vec<(&'static str, &'static str)> {
    match MakromachyPosition::from_fen(fen, Rules) {
        Err(PositionError::Setup(error)) => error
            .faults()
            .iter()
            .map(|fault| {
                assert!(!fault.to_string().contains('?'), "{fault}");
                (fault.reason().code(), fault.reason().rule())
            })
            .collect(),
        other => panic!("{fen}: {other:?}"),
    }
}

/// The FEN of these ranks, fourteen of them, White to move.
fn white(ranks: &str, rest: &str) -> String {
    format!("{ranks} w {rest}")
}

const EMPTY_12: &str = "14/14/14/14/14/14/14/14/14/14/14/14";

#[test]
fn rule_10_1_one_king_a_side() {
    assert_eq!(
        faults(&format!("14/{EMPTY_12}/13K w - - 0 1")),
        [("missing-king", "10.1")]
    );
    assert_eq!(
        faults(&format!("k1k11/{EMPTY_12}/13K w - - 0 1")),
        [("too-many-kings", "10.1")]
    );
    assert_eq!(
        faults(&format!("k1k11/{EMPTY_12}/14 w - - 0 1")),
        [("missing-king", "10.1"), ("too-many-kings", "10.1")]
    );
}

#[test]
fn rule_10_2_the_side_that_has_moved_is_not_in_check() {
    assert_eq!(
        faults(&format!("k7R5/{EMPTY_12}/13K w - - 0 1")),
        [("opponent-in-check", "10.2")]
    );
    assert_eq!(
        faults("14/14/14/14/14/14/14/4W9/6k7/14/14/14/14/K13 w - - 0 1"),
        [("opponent-in-check", "10.2")]
    );
}

#[test]
fn rule_10_3_nothing_unpromoted_on_its_farthest_rank() {
    assert_eq!(
        faults(&format!("k5P7/{EMPTY_12}/13K w - - 0 1")),
        [("unpromoted-piece", "10.3")]
    );
    assert_eq!(
        faults(&format!("k13/{EMPTY_12}/3w9K w - - 0 1")),
        [("unpromoted-piece", "10.3")]
    );
    assert!(MakromachyPosition::from_fen(&format!("k3w9/{EMPTY_12}/3P9K w - - 0 1"), Rules).is_ok());
}

#[test]
fn rule_10_4_a_right_needs_its_king_and_its_dragon_king() {
    let fen = |last: &str, rights: &str| white(&format!("1k12/{EMPTY_12}/{last}"), &format!("{rights} - 0 1"));
    assert_eq!(faults(&fen("3K9D", "K")), [("castling-right-without-king", "10.4")]);
    assert_eq!(
        faults(&fen("8K5", "K")),
        [("castling-right-without-dragon-king", "10.4")]
    );
    assert_eq!(faults(&fen("d7K4R", "KQ")).len(), 2);
    assert_eq!(faults(&fen("D7K4D", "KQkq")).len(), 2);
}

#[test]
fn rules_10_5_to_10_8_en_passant_squares_need_a_push() {
    let fen = |passed: &str| format!("k13/14/14/14/14/14/14/3pP9/5w8/14/14/14/14/13K b - {passed} 0 1");
    assert!(MakromachyPosition::from_fen(&fen("e6"), Rules).is_ok());
    assert_eq!(
        faults(&fen("e5f6")),
        [("en-passant-occupied", "10.5"), ("en-passant-apart", "10.6")]
    );
    assert_eq!(faults(&fen("e4e6")), [("en-passant-apart", "10.6")]);
    assert_eq!(faults(&fen("e5")), [("en-passant-without-pusher", "10.7")]);
    assert_eq!(
        faults(&fen("d6")),
        [("en-passant-without-pusher", "10.7")],
        "a Pawn of the side to move has pushed nothing"
    );
    assert_eq!(
        faults("k13/14/14/14/14/14/14/4P9/14/4R9/14/14/14/13K b - e6 0 1"),
        [("en-passant-without-origin", "10.8")]
    );
    assert_eq!(
        faults("k13/14/14/14/14/14/14/14/14/14/14/4P9/14/13K b - e1e2 0 1"),
        [("en-passant-without-origin", "10.8")]
    );
    assert_eq!(
        faults("k13/14/14/14/14/14/14/14/14/14/14/14/14/13K b - e14 0 1"),
        [("en-passant-without-pusher", "10.7")]
    );
}

#[test]
fn rule_10_7_on_the_farthest_rank_the_pusher_has_promoted() {
    assert!(MakromachyPosition::from_fen("k1wQw9/14/14/14/14/14/14/14/14/14/14/14/14/13K b - d13 0 1", Rules).is_ok());
    assert_eq!(
        faults("k1wTw9/14/14/14/14/14/14/14/14/14/14/14/14/13K b - d13 0 1"),
        [("en-passant-without-pusher", "10.7")]
    );
}

#[test]
fn rule_10_9_the_eagle_field_needs_a_check() {
    assert_eq!(
        faults(&format!("k13/{EMPTY_12}/13K w - - 0 1 e")),
        [("eagle-field-without-check", "10.9")]
    );
}

#[test]
fn all_faults_are_told_at_once() {
    let found = faults("P7k5/14/14/14/14/14/14/14/14/14/14/14/14/8R5 b KQ e6 0 1");
    let rules: Vec<_> = found.iter().map(|&(_, rule)| rule).collect();
    assert_eq!(rules, ["10.1", "10.3", "10.4", "10.4", "10.7"]);
}
