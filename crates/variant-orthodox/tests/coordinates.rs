//! Moves in coordinates at both levels (rule 7.10).

mod common;

use common::{position, refusal};
use variant_core::{IntentError, Reading, Variant as _};
use variant_orthodox::{Intent, Orthodox, Position as _, Rules};

fn refused(text: &str) -> IntentError {
    let error = text.parse::<Intent>().expect_err(text);
    assert!(error.span().end <= text.len());
    error
}

#[test]
fn texts_that_are_no_move_say_each_what_was_expected() {
    for (text, code, message) in [
        (
            "",
            "empty",
            "expected a move such as e2e4, found nothing (at byte 0 of the move)",
        ),
        ("e2", "square", "expected a file, a to h (at byte 2 of the move)"),
        (
            "e2e2",
            "same-square",
            "expected another square to go to: a piece cannot move to the square it stands on (at byte 2 of the move)",
        ),
        (
            "0000",
            "null-move",
            "a null move is no move of the game (at byte 0 of the move)",
        ),
        (
            "e1e9",
            "square",
            "expected a rank, 1 to 8, without a zero before it (at byte 3 of the move)",
        ),
        (
            "e2e4 ",
            "sign",
            "expected no ' ' here: a move is written without it (at byte 4 of the move)",
        ),
        (
            "e2-e4",
            "sign",
            "expected no '-' here: a move is written without it (at byte 2 of the move)",
        ),
        (
            "b2b1Q",
            "promotion-letter",
            "expected the promotion in lower case (at byte 4 of the move)",
        ),
        (
            "b2b1x",
            "promotion-letter",
            "x is no letter of a piece (at byte 4 of the move)",
        ),
        (
            "e7e8qq",
            "trailing",
            "expected nothing behind the move (at byte 5 of the move)",
        ),
        (
            "e7e8=q",
            "sign",
            "expected no '=' here: a move is written without it (at byte 4 of the move)",
        ),
    ] {
        let error = refused(text);
        assert_eq!(
            (error.kind().code(), error.to_string().as_str()),
            (code, message),
            "{text:?}"
        );
    }
}

#[test]
fn lenient_reading_takes_capitals_dashes_blanks_and_an_equals_sign() {
    for (text, canonical) in [
        ("b2b1Q", "b2b1q"),
        ("e2e4 ", "e2e4"),
        (" e2e4", "e2e4"),
        ("e2-e4", "e2e4"),
        ("e2–e4", "e2e4"),
        ("e7e8=Q", "e7e8q"),
        ("e7-e8=q\n", "e7e8q"),
        ("e5-e6,e6-f7", "e5e6,e6f7"),
        ("e2e4", "e2e4"),
    ] {
        let read = Intent::read(text, Reading::Lenient).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.to_string(), canonical);
    }
    for text in [
        "", "  ", "e2", "e2e2", "0000", " 0000 ", "e1e9", "e2--e4", "e2 e4", "e7e8=", "e7e8==q", "e7e8qq", "e2e4-",
        "é2e4",
    ] {
        let error = Intent::read(text, Reading::Lenient).expect_err(text);
        assert!(error.span().end <= text.len(), "{text}");
    }
}

#[test]
fn promotions_are_told_from_other_moves() {
    let start = Orthodox::start(Rules::Standard);
    assert_eq!(refusal(&start, "e2e4q").0, "not-a-promotion");
    let promotion = position("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(refusal(&promotion, "e7e8").0, "promotion-missing");
    assert_eq!(refusal(&promotion, "e7e8k").0, "promotion-not-allowed");
    let black = position("4k3/8/8/8/8/8/1p6/4K3 b - - 0 1");
    let intent = Intent::read("b2b1Q", Reading::Lenient).unwrap();
    assert!(black.resolve(&intent).is_ok());
}

#[test]
fn castling_is_read_as_king_takes_rook_and_as_two_squares() {
    let position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (text, written) in [("e1h1", "e1g1"), ("e1g1", "e1g1"), ("e1a1", "e1c1"), ("e1c1", "e1c1")] {
        let m = position
            .resolve(&text.parse().unwrap())
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        assert_eq!(position.intent(m).to_string(), written);
    }
}
