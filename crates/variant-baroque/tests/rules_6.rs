//! Text forms and set-ups, rule by rule of section 6 of `docs/rules/baroque.md`.

mod common;

use common::{after, position, texts};
use variant_baroque::{Baroque, BaroquePosition, Game, Intent, Position as _, Rules, Setup, Square, Variant as _};
use variant_core::{FenError, PositionError};

/// The fault of a FEN that has one: code, first byte, and the one behind the last.
fn fault(fen: &str) -> (&'static str, usize, usize) {
    let error: FenError = fen.parse::<Setup>().expect_err(fen);
    assert_eq!(error.faults().len(), 1, "{error}");
    let fault = &error.faults()[0];
    (fault.code, fault.span.start, fault.span.end)
}

/// The codes of the faults of a set-up, with the sentences.
fn faults(fen: &str) -> Vec<(&'static str, String)> {
    match BaroquePosition::from_fen(fen, Rules::default()).expect_err(fen) {
        PositionError::Setup(error) => error
            .faults()
            .iter()
            .map(|fault| (fault.reason().code(), fault.to_string()))
            .collect(),
        PositionError::Fen(error) => panic!("{fen}: {error}"),
    }
}

#[test]
fn rule_6_1_squares() {
    assert!(["a1", "h8"].iter().all(|text| text.parse::<Square>().is_ok()));
    assert!(
        ["i1", "a9", "a0", "A1", "1a", "a"]
            .iter()
            .all(|text| text.parse::<Square>().is_err())
    );
}

#[test]
fn rule_6_2_moves_are_two_squares() {
    let position = position("7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w - - 0 1");
    assert!(texts(&position).contains(&"c2c4".to_string()));
    assert!("c2c4X".parse::<Intent>().is_err());
    assert!("c2-c4".parse::<Intent>().is_err());
    assert_eq!(common::refusal(&position, "a1b1,b1a1").0, "no-second-leg");
}

#[test]
fn rule_6_7_a_fen_has_six_fields() {
    let start = Baroque::start(Rules::default());
    assert_eq!(start.to_fen(), Baroque::INFO.start);
    assert_eq!((start.halfmove_clock(), start.move_number()), (0, 1));
    let moved = after(start, &["a2a4", "a7a5", "b2b3"]);
    assert_eq!(
        moved.to_fen(),
        "rnbkqbnm/1ppppppp/8/p7/P7/1P6/2PPPPPP/MNBQKBNR b - - 3 2"
    );
    // Only a capture resets the clock.
    let capture = after(position("7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w - - 41 30"), &["c2c4"]);
    assert_eq!((capture.halfmove_clock(), capture.move_number()), (0, 30));
    let quiet = after(position("7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w - - 41 30"), &["a2a3"]);
    assert_eq!((quiet.halfmove_clock(), quiet.move_number()), (42, 30));
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 w KQkq - 0 1"), ("dash", 20, 24));
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 w - e3 0 1"), ("dash", 22, 24));
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 w - - 0"), ("fields", 25, 25));
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 w - - 0 1 1"), ("fields", 28, 29));
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 x - - 0 1"), ("turn", 18, 19));
}

#[test]
fn rule_6_8_placement() {
    assert_eq!(fault("7k/8/8/8/8/8/11P5/K7 w - - 0 1"), ("run", 13, 15));
    assert_eq!(fault("7k/8/8/p4r/4K3/8/8/8 w - - 0 1"), ("squares", 7, 10));
    assert_eq!(fault("7k/8/8/8/8/8/K7 w - - 0 1").0, "ranks");
    let error = "7k/8/8/8/8/8/8/KI6 w - - 0 1".parse::<Setup>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "placement: expected a piece of Baroque or a number of empty squares, \
         found 'I', which is not a Baroque piece (M is the immobilizer)"
    );
}

#[test]
fn rule_6_9_numbers() {
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 w - - 00 1").0, "counter");
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 w - - +1 1").0, "counter");
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 w - - 0 0").0, "counter-range");
    assert_eq!(fault("7k/8/8/8/8/8/8/K7 w - - 4294967296 1").0, "counter-range");
    let most = position("7k/8/8/8/8/8/7P/K7 b - - 4294967295 4294967295");
    assert_eq!(
        after(most, &["h8g8"]).to_fen(),
        "6k1/8/8/8/8/8/7P/K7 w - - 4294967295 4294967295"
    );
}

#[test]
fn rule_6_12_set_up_faults() {
    assert_eq!(
        faults("8/8/8/8/8/8/8/8 w - - 0 1")
            .iter()
            .map(|fault| fault.0)
            .collect::<Vec<_>>(),
        ["missing-king"; 2]
    );
    assert_eq!(
        faults("k6k/8/8/8/8/8/8/8 w - - 0 1"),
        [
            ("missing-king", "missing king: White has none".to_string()),
            (
                "too-many-kings",
                "too many kings: Black has 2, on a8 and h8".to_string()
            ),
        ]
    );
    assert_eq!(
        faults("8/8/8/3k4/2B1Q3/8/8/K7 w - - 0 1"),
        [(
            "opponent-in-check",
            "the side not to move is in check: the black king on d5 is attacked by the white chameleon on c4 and \
             the white withdrawer on e4"
                .to_string()
        )]
    );
    // Nothing else is a fault.
    let odd = position("PpPpPpPp/mmmm4/8/7k/K7/8/4RRRR/pPpPpPpP w - - 7 3");
    assert_eq!(odd.to_fen(), "PpPpPpPp/mmmm4/8/7k/K7/8/4RRRR/pPpPpPpP w - - 7 3");
}

#[test]
fn rule_6_13_names_of_the_rule_sets() {
    assert_eq!(Rules::default().to_string(), "chameleon-pinch-any-move");
    assert_eq!(common::ROOK_MOVES.to_string(), "chameleon-pinch-rook-moves");
    for rules in [Rules::default(), common::ROOK_MOVES] {
        assert_eq!(rules.to_string().parse(), Ok(rules));
        assert_eq!(rules.to_string().to_uppercase().parse(), Ok(rules));
    }
    // It is named in a game's record.
    let game = Game::new(common::position_under(common::ROOK_MOVES, Baroque::INFO.start));
    assert_eq!(game.to_record().rules.as_deref(), Some("chameleon-pinch-rook-moves"));
    let error = "chameleon-pinch".parse::<Rules>().unwrap_err();
    assert_eq!(
        error.known(),
        ["chameleon-pinch-any-move", "chameleon-pinch-rook-moves"]
    );
}

#[test]
fn rule_6_14_null_moves() {
    let mut position = position("7k/8/8/8/8/8/8/K6P b - - 4 9");
    assert_eq!(position.pass(), Ok(()));
    assert_eq!(position.to_fen(), "7k/8/8/8/8/8/8/K6P w - - 5 10");
    let mut checked = common::position("k7/8/8/n2K4/8/8/8/8 w - - 0 1");
    let before = checked;
    let refusal = checked.pass().unwrap_err();
    assert_eq!(
        (refusal.reason().code(), refusal.reason().rule()),
        ("pass-in-check", "6.14")
    );
    assert_eq!(checked, before);
}
