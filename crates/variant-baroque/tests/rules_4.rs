//! How men move and capture, rule by rule of section 4 of `docs/rules/baroque.md`. The captures of its boards are held by
//! `rules_page`.

mod common;

use common::{ROOK_MOVES, captures, checkers, manners, position, position_under, refusal, texts, texts_from};
use variant_baroque::Position as _;

#[test]
fn rule_4_1_a_king_captures_by_replacement_only() {
    let king = position("7k/8/8/3p4/3K1p2/8/8/8 w - - 0 1");
    assert_eq!(captures(&king, "d4"), ["d4d5: d5"]);
    assert_eq!(manners(&king, "d4d5"), ["d5 replacement"]);
    assert_eq!(refusal(&king, "d4d6"), ("king-move", "4.1"));
    // It does not pinch e4 against f4, nor coordinate with h1.
    assert_eq!(captures(&position("k7/8/8/8/4pP2/2K5/8/8 w - - 0 1"), "c3"), [""; 0]);
    assert_eq!(
        captures(&position("k7/8/8/8/8/8/2K4p/1p5R w - - 0 1"), "c2"),
        ["c2b1: b1"]
    );
}

#[test]
fn rule_4_2_a_pawn_goes_as_a_rook() {
    let pawn = position("7k/8/8/8/3P4/8/8/K7 w - - 0 1");
    assert_eq!(texts_from(&pawn, "d4").len(), 14);
    assert_eq!(refusal(&pawn, "d4e5"), ("pawn-move", "4.2"));
    assert_eq!(
        refusal(&position("7k/8/3n4/8/3P4/8/8/K7 w - - 0 1"), "d4d7"),
        ("blocked", "2.4")
    );
}

#[test]
fn rule_4_3_a_pawn_pinches_on_arrival() {
    let three = position("7k/8/4P3/4q3/2Pr1pK1/8/8/4P3 w - - 0 1");
    assert_eq!(manners(&three, "e1e4"), ["d4 pinch", "e5 pinch", "f4 pinch"]);
    // The edge is no partner, an enemy neither.
    assert_eq!(captures(&position("k7/8/8/8/p7/8/8/1P4K1 w - - 0 1"), "b1"), [""; 0]);
    assert_eq!(captures(&position("k7/8/8/8/2pp4/8/8/1P4K1 w - - 0 1"), "b1"), [""; 0]);
    // To walk between two enemies is safe.
    let between = common::after(position("k7/8/8/8/3p1p2/8/8/4P1K1 w - - 0 1"), &["e1e4"]);
    assert_eq!(between.to_fen(), "k7/8/8/8/3pPp2/8/8/6K1 b - - 1 1");
}

#[test]
fn rule_4_4_a_coordinator_captures_on_two_corners() {
    let corners = position("7k/8/1p6/8/8/7R/1K2q3/8 w - - 0 1");
    assert_eq!(manners(&corners, "h3e6"), ["b6 coordination", "e2 coordination"]);
    assert_eq!(refusal(&corners, "h3f2"), ("coordinator-move", "4.4"));
    // On the king's own file or rank there is no rectangle.
    let corner = position("7k/8/8/8/p7/8/6R1/K6p w - - 0 1");
    assert!(
        ["g2g1", "g2a2"]
            .iter()
            .all(|text| texts(&corner).contains(&(*text).to_string()))
    );
    assert_eq!(
        captures(&corner, "g2"),
        ["g2e4: a4", "g2g4: a4", "g2h2: h1", "g2h3: h1"]
    );
    // The king's move does not do it.
    assert_eq!(captures(&position("k7/8/8/8/7R/8/8/1K5p w - - 0 1"), "b1"), [""; 0]);
}

#[test]
fn rule_4_5_a_long_leaper_leaps_over_enemies() {
    let leaper = position("k7/8/8/4r3/8/2p5/8/N6K w - - 0 1");
    assert_eq!(
        captures(&leaper, "a1"),
        ["a1d4: c3", "a1f6: c3 e5", "a1g7: c3 e5", "a1h8: c3 e5"]
    );
    assert_eq!(manners(&leaper, "a1h8"), ["c3 leap", "e5 leap"]);
    assert_eq!(refusal(&leaper, "a1b3"), ("long-leaper-move", "4.5"));
    // Never over a friend, over two men right behind one another, or into a man.
    let stopped = position("k7/8/8/N2pp3/8/1R6/8/N2Q3K w - - 0 1");
    assert_eq!(refusal(&stopped, "a1g1"), ("leaps-friend", "4.5"));
    assert_eq!(refusal(&stopped, "a5f5"), ("leap-needs-space", "4.5"));
    assert_eq!(refusal(&stopped, "a5e5"), ("occupied", "2.5"));
    let illegal = stopped.resolve(&"a5g5".parse().unwrap()).unwrap_err();
    assert_eq!(
        illegal.to_string(),
        "the white long leaper on a5 cannot leap over the black pawn on d5: the black pawn on e5 stands right behind"
    );
    // A man on the edge cannot be passed.
    assert_eq!(captures(&position("k7/8/8/8/N6p/8/8/7K w - - 0 1"), "a4"), [""; 0]);
}

#[test]
fn rule_4_6_a_withdrawer_captures_what_it_leaves() {
    let withdrawer = position("k7/8/8/8/2pQ4/2n5/8/7K w - - 0 1");
    assert_eq!(manners(&withdrawer, "d4h4"), ["c4 withdrawal"]);
    assert_eq!(manners(&withdrawer, "d4e5"), ["c3 withdrawal"]);
    assert_eq!(manners(&withdrawer, "d4d8"), [""; 0]);
    assert_eq!(refusal(&withdrawer, "d4b4"), ("blocked", "2.4"));
    assert_eq!(refusal(&withdrawer, "d4e6"), ("withdrawer-move", "4.6"));
}

#[test]
fn rule_4_7_an_immobilizer_captures_nothing() {
    let immobilizer = position("k7/8/3p4/3P4/2pM4/8/1p1p4/K7 w - - 0 1");
    assert!(!texts_from(&immobilizer, "d4").is_empty());
    assert_eq!(captures(&immobilizer, "d4"), [""; 0]);
    assert_eq!(refusal(&immobilizer, "d4e6"), ("immobilizer-move", "4.7"));
}

#[test]
fn rule_4_8_a_chameleon_leaps_over_long_leapers_only() {
    let chameleon = position("k7/8/8/4p3/3n4/8/1n6/B6K w - - 0 1");
    assert_eq!(captures(&chameleon, "a1"), ["a1c3: b2"]);
    let stopped = position("k7/8/8/8/8/8/8/B1p1n2K w - - 0 1");
    assert_eq!(refusal(&stopped, "a1d1"), ("chameleon-leap", "4.8"));
    assert_eq!(refusal(&stopped, "a1b3"), ("chameleon-move", "4.8"));
    assert_eq!(
        captures(&position("k7/8/8/8/8/8/8/B1n1n2K w - - 0 1"), "a1"),
        ["a1d1: c1", "a1f1: c1 e1", "a1g1: c1 e1"]
    );
}

#[test]
fn rule_4_9_a_chameleon_captures_each_kind_in_its_own_way() {
    let four = position("k7/8/2Pp3r/8/4n3/7K/4B3/4q3 w - - 0 1");
    assert_eq!(
        manners(&four, "e2e6"),
        ["d6 pinch", "e1 withdrawal", "e4 leap", "h6 coordination"]
    );
}

#[test]
fn rule_4_10_after_which_moves_a_chameleon_pinches() {
    let fen = "7k/8/8/8/4pP2/8/8/K5B1 w - - 0 1";
    assert_eq!(captures(&position(fen), "g1"), ["g1d4: e4"]);
    assert_eq!(captures(&position_under(ROOK_MOVES, fen), "g1"), [""; 0]);
    // After a move along a file or rank both do; a diagonal leap captures what it leaps over in both.
    let along = "7k/8/8/8/4pP2/8/8/K2B4 w - - 0 1";
    assert_eq!(captures(&position(along), "d1"), ["d1d4: e4"]);
    assert_eq!(captures(&position_under(ROOK_MOVES, along), "d1"), ["d1d4: e4"]);
    let leap = "7k/8/8/8/4pP2/4n3/8/K5B1 w - - 0 1";
    assert_eq!(manners(&position(leap), "g1d4"), ["e3 leap", "e4 pinch"]);
    assert_eq!(manners(&position_under(ROOK_MOVES, leap), "g1d4"), ["e3 leap"]);
    let diagram = "7k/8/8/r3pP2/2n5/8/B7/K7 w - - 0 1";
    assert_eq!(
        manners(&position(diagram), "a2d5"),
        ["a5 coordination", "c4 leap", "e5 pinch"]
    );
    assert_eq!(
        manners(&position_under(ROOK_MOVES, diagram), "a2d5"),
        ["a5 coordination", "c4 leap"]
    );
    // Pawns are not concerned.
    let pawn = "7k/8/8/8/4pP2/8/8/K2P4 w - - 0 1";
    assert_eq!(captures(&position_under(ROOK_MOVES, pawn), "d1"), ["d1d4: e4"]);
}

#[test]
fn rule_4_11_a_chameleon_spares_others() {
    // A leaper is not pinched, a pawn not withdrawn from, a chameleon and an immobilizer not captured at all.
    for letter in ["n", "r", "q", "b", "m"] {
        let pinching = position(&format!("7k/8/8/8/4{letter}P2/8/8/K2B4 w - - 0 1"));
        assert!(texts(&pinching).contains(&"d1d4".to_string()));
        assert_eq!(manners(&pinching, "d1d4"), [""; 0], "{letter}");
    }
    for letter in ["n", "r", "p", "b"] {
        let withdrawing = position(&format!("7k/8/8/8/8/8/8/K1{letter}B4 w - - 0 1"));
        assert_eq!(manners(&withdrawing, "d1g1"), [""; 0], "{letter}");
    }
    for letter in ["n", "q", "p", "b", "m"] {
        let coordinating = position(&format!("7k/8/8/8/8/8/K5{letter}1/3B4 w - - 0 1"));
        assert_eq!(manners(&coordinating, "d1g4"), [""; 0], "{letter}");
    }
    assert_eq!(
        manners(&position("7k/8/8/8/8/8/K5r1/3B4 w - - 0 1"), "d1g4"),
        ["g2 coordination"]
    );
}

#[test]
fn rule_4_12_only_the_mover_captures() {
    // Once the pawn f4 has gone, c4 and e4 stand on both sides of d4, which stays.
    let next = common::after(position("k7/8/8/8/2Pp4/8/8/4R1K1 w - - 0 1"), &["e1e4"]);
    assert_eq!(next.to_fen(), "k7/8/8/8/2PpR3/8/8/6K1 b - - 1 1");
}

#[test]
fn rule_4_13_a_chameleon_attacks_an_adjacent_king() {
    assert_eq!(checkers(&position("8/8/8/3k4/4B3/8/8/K7 b - - 0 1")), ["e4"]);
    assert_eq!(checkers(&position("8/8/8/3k4/8/3B4/8/K7 b - - 0 1")), [""; 0]);
    // And never takes his square.
    let ahead = position("8/8/8/3k4/8/5B2/8/K7 w - - 0 1");
    assert_eq!(refusal(&ahead, "f3d5"), ("occupied", "2.5"));
}
