//! The diagrams of vchess's page, as section 8 of `docs/rules/baroque.md` has them.

mod common;

use common::{ROOK_MOVES, captures, drawn, manners, position_under, refusal, texts_from};
use variant_baroque::Position as _;

#[test]
fn rule_8_1_immobilizers() {
    let diagram = drawn(
        "8  k . . . . . . .
         7  . . . . . . . .
         6  . . . . m . . .
         5  . . . . . . . .
         4  . . . . . . . .
         3  . . . . . . . .
         2  . . . M . . . .
         1  . . . . . . . K
            a b c d e f g h",
        "k7/8/4m3/8/8/8/3M4/7K w - - 0 1",
    );
    assert_eq!(texts_from(&diagram, "d2").len(), 23);
    assert!(diagram.captures().is_empty());
}

#[test]
fn rule_8_2_pinch() {
    let diagram = drawn(
        "8  . . . . . . . k
         7  . . . . . p p p
         6  . . N . . . . .
         5  . . n . . . . .
         4  . . . r B . . .
         3  . . . . . . . .
         2  P P P . . . . .
         1  K . . . . . . .
            a b c d e f g h",
        "7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w - - 0 1",
    );
    assert_eq!(captures(&diagram, "c2"), ["c2c4: c5 d4"]);
    assert_eq!(manners(&diagram, "c2c4"), ["c5 pinch", "d4 pinch"]);
}

#[test]
fn rule_8_3_coordinator() {
    let diagram = drawn(
        "8  . . . . . . . .
         7  . . b . . . . K
         6  . . q . . . . .
         5  . . . p . N . p
         4  . . . . . . . .
         3  . . . . . . . .
         2  . . R . . . . .
         1  k . . . . . . .
            a b c d e f g h",
        "8/2b4K/2q5/3p1N1p/8/8/2R5/k7 w - - 0 1",
    );
    assert_eq!(
        captures(&diagram, "c2"),
        ["c2c1: c7", "c2c3: c7", "c2c4: c7", "c2c5: c7 h5"]
    );
    assert_eq!(manners(&diagram, "c2c5"), ["c7 coordination", "h5 coordination"]);
}

#[test]
fn rule_8_4_long_leaper() {
    let diagram = drawn(
        "8  . . n . . . . k
         7  . . . r . . . .
         6  . . . . . b . .
         5  . . . p . . . .
         4  . m . . . . . .
         3  . . . b . . . .
         2  . . . N . . . .
         1  K . . . . . . .
            a b c d e f g h",
        "2n4k/3r4/5b2/3p4/1m6/3b4/3N4/K7 w - - 0 1",
    );
    assert_eq!(
        captures(&diagram, "d2"),
        ["d2a5: b4", "d2d4: d3", "d2d6: d3 d5", "d2d8: d3 d5 d7"]
    );
    assert_eq!(diagram.captures().len(), 4);
}

#[test]
fn rule_8_5_withdrawer() {
    let diagram = drawn(
        "8  . . . . . . . k
         7  . . . . . . . .
         6  . . . . . . . .
         5  . . . Q r . . .
         4  . . . . . . . .
         3  . . . . . . . .
         2  . . . . . . . .
         1  K . . . . . . .
            a b c d e f g h",
        "7k/8/8/3Qr3/8/8/8/K7 w - - 0 1",
    );
    assert_eq!(captures(&diagram, "d5"), ["d5a5: e5", "d5b5: e5", "d5c5: e5"]);
    assert_eq!(diagram.captures().len(), 3);
}

#[test]
fn rule_8_6_chameleon() {
    let fen = "7k/8/8/r3pP2/2n5/8/B7/K7 w - - 0 1";
    let diagram = drawn(
        "8  . . . . . . . k
         7  . . . . . . . .
         6  . . . . . . . .
         5  r . . . p P . .
         4  . . n . . . . .
         3  . . . . . . . .
         2  B . . . . . . .
         1  K . . . . . . .
            a b c d e f g h",
        fen,
    );
    assert_eq!(
        captures(&diagram, "a2"),
        ["a2d5: a5 c4 e5", "a2e6: c4", "a2f7: c4", "a2g8: c4"]
    );
    let later = position_under(ROOK_MOVES, fen);
    assert_eq!(
        captures(&later, "a2"),
        ["a2d5: a5 c4", "a2e6: c4", "a2f7: c4", "a2g8: c4"]
    );
}

#[test]
fn rule_8_7_an_unseen_check() {
    let diagram = drawn(
        "8  . . . . . . . k
         7  . . . . . . . .
         6  . . . . . . . .
         5  p . . . . r . .
         4  . . . . K . . .
         3  . . . . . . . .
         2  . . . . . . . .
         1  . . . . . . . .
            a b c d e f g h",
        "7k/8/8/p4r2/4K3/8/8/8 w - - 0 1",
    );
    assert_eq!(
        texts_from(&diagram, "e4"),
        ["e4d3", "e4d4", "e4d5", "e4e3", "e4f3", "e4f4", "e4f5"]
    );
    assert_eq!(captures(&diagram, "e4"), ["e4f5: f5"]);
    let illegal = diagram.resolve(&"e4e5".parse().unwrap()).unwrap_err();
    assert_eq!(
        illegal.to_string(),
        "on e5 the king could be removed by the black pawn on a5"
    );
    assert_eq!(refusal(&diagram, "e4e5"), ("into-check", "5.4"));
}
