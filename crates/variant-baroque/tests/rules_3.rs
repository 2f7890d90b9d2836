//! Immobilization, rule by rule of section 3 of `docs/rules/baroque.md`.

mod common;

use common::{captures, checkers, drawn, frozen, position, refusal, texts, texts_from};
use variant_baroque::{BaroquePosition, Color, Piece, Position as _, Rules};

#[test]
fn rule_3_1_an_immobilizer_freezes_all_eight_neighbours() {
    let beside = drawn(
        "8  . . . . . . . k
         7  . . . . . . . .
         6  . . . . . . . .
         5  . . . m . . . .
         4  . . . N . . . .
         3  . . . . . . . .
         2  . . . . . . . .
         1  K . . . . . . .
            a b c d e f g h",
        "7k/8/8/3m4/3N4/8/8/K7 w - - 0 1",
    );
    assert_eq!(frozen(&beside, Color::White), ["d4"]);
    // Not only orthogonal neighbours.
    for square in ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"] {
        let mut setup = position("7k/8/8/8/3M4/8/8/K7 b - - 0 1").to_setup();
        setup
            .board
            .put(square.parse().unwrap(), Piece::from_letter('n').unwrap());
        let position = BaroquePosition::from_setup(&setup, Rules::default()).unwrap();
        assert_eq!(texts_from(&position, square), [""; 0], "{square}");
        assert_eq!(
            refusal(&position, &format!("{square}h7")),
            ("frozen", "3.1"),
            "{square}"
        );
    }
    // A friend that is a chameleon or an immobilizer neutralizes; any other man does not.
    assert_eq!(
        frozen(&position("7k/8/4B3/3m4/3N4/8/8/K7 w - - 0 1"), Color::White),
        ["e6"]
    );
    assert_eq!(
        frozen(&position("7k/8/4M3/3m4/3N4/8/8/K7 w - - 0 1"), Color::White),
        ["e6"]
    );
    assert_eq!(
        frozen(&position("7k/8/4N3/3m4/3N4/8/8/K7 w - - 0 1"), Color::White),
        ["d4", "e6"]
    );
    // A chameleon freezes an immobilizer, and nothing else.
    assert_eq!(
        frozen(&position("7k/8/8/3b4/3M4/8/8/K7 w - - 0 1"), Color::White),
        ["d4"]
    );
    assert_eq!(
        frozen(&position("7k/8/8/3b4/3N4/8/8/K7 w - - 0 1"), Color::White),
        [""; 0]
    );
}

#[test]
fn rule_3_2_a_frozen_man_has_no_move_and_gives_no_check() {
    let position = position("8/8/8/6k1/5N2/4m3/8/7K w - - 0 1");
    assert_eq!(texts_from(&position, "f4"), [""; 0]);
    let illegal = position.resolve(&"f4f1".parse().unwrap()).unwrap_err();
    assert_eq!(
        illegal.to_string(),
        "the white long leaper on f4 is frozen by the black immobilizer on e3"
    );
    assert_eq!((illegal.reason().code(), illegal.reason().rule()), ("frozen", "3.1"));
    // The leaper would pass over the king g5 to h6.
    assert_eq!(checkers(&common::position("8/8/8/6k1/5N2/4m3/8/7K b - - 0 1")), [""; 0]);
    assert_eq!(checkers(&common::position("8/8/8/6k1/5N2/8/8/7K b - - 0 1")), ["f4"]);
}

#[test]
fn rule_3_3_others_are_freed_and_not_oneself() {
    let freed = drawn(
        "8  . . . . . . . k
         7  . . . . . . . .
         6  . . . . B . . .
         5  . . . m . . . .
         4  . . . N . . . .
         3  . . . . . . . .
         2  . . . . . . . .
         1  K . . . . . . .
            a b c d e f g h",
        "7k/8/4B3/3m4/3N4/8/8/K7 w - - 0 1",
    );
    assert_eq!(captures(&freed, "d4"), ["d4d6: d5", "d4d7: d5", "d4d8: d5"]);
    assert_eq!(refusal(&freed, "e6e7"), ("frees-others-only", "3.3"));
    // Two are free, each by the other.
    let both = position("7k/8/2B1B3/3m4/3N4/8/8/K7 w - - 0 1");
    assert_eq!(frozen(&both, Color::White), [""; 0]);
    // Alone it is just frozen.
    assert_eq!(
        refusal(&position("7k/8/4B3/3m4/8/8/8/K7 w - - 0 1"), "e6e7"),
        ("frozen", "3.1")
    );
}

#[test]
fn rule_3_4_two_immobilizers_side_by_side_are_both_stuck() {
    let fen = "7k/8/8/3m4/3M4/8/8/K7 w - - 0 1";
    let stuck = drawn(
        "8  . . . . . . . k
         7  . . . . . . . .
         6  . . . . . . . .
         5  . . . m . . . .
         4  . . . M . . . .
         3  . . . . . . . .
         2  . . . . . . . .
         1  K . . . . . . .
            a b c d e f g h",
        fen,
    );
    assert_eq!(texts_from(&stuck, "d4"), [""; 0]);
    assert_eq!(texts_from(&position(&fen.replace('w', "b")), "d5"), [""; 0]);
    // A friend beside the enemy one frees it.
    assert_eq!(
        frozen(&position("7k/8/2M5/3m4/3M4/8/8/K7 w - - 0 1"), Color::White),
        [""; 0]
    );
}

#[test]
fn rule_3_5_a_chameleons_freeze_cannot_be_cancelled() {
    let frozen_all_the_same = drawn(
        "8  . . . . . . . k
         7  . . . . . . . .
         6  . . . . B . . .
         5  . . . m . . . .
         4  . . . M . . . .
         3  . . . . b . . .
         2  . . . . . . . .
         1  K . . . . . . .
            a b c d e f g h",
        "7k/8/4B3/3m4/3M4/4b3/8/K7 w - - 0 1",
    );
    assert_eq!(frozen(&frozen_all_the_same, Color::White), ["d4"]);
    assert_eq!(refusal(&frozen_all_the_same, "d4a4"), ("frozen-by-chameleon", "3.5"));
    assert!(!texts_from(&frozen_all_the_same, "e6").is_empty());
    // The same when the board is mirrored file by file: no order of looking round decides.
    assert_eq!(
        frozen(&position("k7/8/3B4/4m3/4M3/3b4/8/7K w - - 0 1"), Color::White),
        ["e4"]
    );
}

#[test]
fn rule_3_6_chameleon_against_immobilizer_both_are_frozen() {
    let white = position("7k/8/8/3b4/3M4/8/8/K7 w - - 0 1");
    assert_eq!(frozen(&white, Color::White), ["d4"]);
    assert_eq!(frozen(&white, Color::Black), ["d5"]);
    // A second chameleon beside that immobilizer lets the first one go.
    assert_eq!(
        frozen(&position("7k/8/8/3b4/3Mb3/8/8/K7 w - - 0 1"), Color::Black),
        [""; 0]
    );
}

#[test]
fn rule_3_7_only_moving_is_lost() {
    // The frozen immobilizer d4 freezes the chameleon d5, and that one, frozen too, frees its friend c4.
    let both = position("7k/8/8/3b4/2nM4/8/8/K7 w - - 0 1");
    assert_eq!(frozen(&both, Color::White), ["d4"]);
    assert_eq!(frozen(&both, Color::Black), ["d5"]);
    assert_eq!(
        frozen(&position("7k/8/8/8/2nM4/8/8/K7 w - - 0 1"), Color::Black),
        ["c4"]
    );
    // A frozen pawn is a partner of a pinch, a frozen king a corner of a rectangle, and both stand in the way.
    assert_eq!(
        captures(&position("7k/8/4m3/P1pP4/8/8/8/K7 w - - 0 1"), "a5"),
        ["a5b5: c5"]
    );
    assert_eq!(
        captures(&position("7k/8/8/8/7R/p7/1m6/K7 w - - 0 1"), "h4"),
        ["h4g3: a3", "h4h3: a3"]
    );
    assert_eq!(
        refusal(&position("7k/8/8/8/3m4/2P5/8/RK6 w - - 0 1"), "a1e5"),
        ("blocked", "2.4")
    );
}

#[test]
fn rule_3_8_kings_can_be_frozen_too() {
    let position = position("7k/6M1/8/8/8/8/p7/K7 b - - 0 1");
    assert_eq!(frozen(&position, Color::Black), ["h8"]);
    assert_eq!(texts_from(&position, "h8"), [""; 0]);
    assert!(texts(&position).iter().all(|text| text.starts_with("a2")));
    // It is in check as any other king.
    assert_eq!(checkers(&common::position("6Bk/6M1/8/8/8/8/8/K7 b - - 0 1")), ["g8"]);
}

#[test]
fn rule_3_9_each_of_several_immobilizers_is_judged_by_itself() {
    // d5 is neutralized by e6, c4 is not.
    let position = position("7k/8/4B3/3m4/2mN4/8/8/K7 w - - 0 1");
    assert_eq!(frozen(&position, Color::White), ["d4", "e6"]);
    assert_eq!(refusal(&position, "d4d1"), ("frozen", "3.1"));
    let illegal = position.resolve(&"d4d1".parse().unwrap()).unwrap_err();
    assert_eq!(
        illegal.to_string(),
        "the white long leaper on d4 is frozen by the black immobilizer on c4"
    );
}
