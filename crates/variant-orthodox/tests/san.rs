//! Short algebraic notation (rule 7.11).

mod common;

use common::{after, chess960, position};
use variant_core::san::{self, SanError};
use variant_core::{Reading, Variant as _};
use variant_orthodox::{Orthodox, OrthodoxPosition, Position as _, Rules};

fn start() -> OrthodoxPosition {
    Orthodox::start(Rules::Standard)
}

/// The coordinates of the move that a text says.
fn read(position: &OrthodoxPosition, text: &str, reading: Reading) -> Result<String, SanError> {
    san::read(position, text, reading).map(|m| position.intent(m).to_string())
}

fn strict(position: &OrthodoxPosition, text: &str) -> Result<String, SanError> {
    read(position, text, Reading::Strict)
}

fn lenient(position: &OrthodoxPosition, text: &str) -> Result<String, SanError> {
    read(position, text, Reading::Lenient)
}

/// The text of a move in coordinates.
fn write(position: &OrthodoxPosition, coordinates: &str) -> String {
    let m = position.resolve(&coordinates.parse().unwrap()).unwrap();
    san::write(position, m)
}

/// Why both levels refuse a text: they must agree.
fn refused(position: &OrthodoxPosition, text: &str) -> SanError {
    let error = lenient(position, text).expect_err(text);
    assert_eq!(strict(position, text).as_ref(), Err(&error), "{text}");
    assert!(error.span().end <= text.len());
    error
}

/// A text that only lenient reading takes: the move, and the error of strict reading.
fn slip(position: &OrthodoxPosition, text: &str) -> (String, SanError) {
    let error = strict(position, text).expect_err(text);
    assert!(error.span().end <= text.len());
    (
        lenient(position, text).unwrap_or_else(|error| panic!("{text}: {error}")),
        error,
    )
}

/// Plays a line of SAN.
fn play(mut position: OrthodoxPosition, line: &str) -> OrthodoxPosition {
    for text in line.split(' ') {
        let m = san::read(&position, text, Reading::Strict).unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play_unchecked(m);
    }
    position
}

#[test]
fn a_pinned_twin_needs_no_origin() {
    let position = position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    assert_eq!(write(&position, "g1e2"), "Ne2");
    assert_eq!(strict(&position, "Ne2").as_deref(), Ok("g1e2"));
    let (m, error) = slip(&position, "Nge2");
    assert_eq!(
        (m.as_str(), error.code(), error.span()),
        ("g1e2", "over-disambiguated", 1..2)
    );
    assert_eq!(error.suggestions(), ["Ne2"]);
    assert_eq!(
        error.to_string(),
        "over-disambiguated: more of the origin than is needed: write Ne2"
    );
    // The other one can't go there: it is pinned.
    let error = refused(&position, "Nce2");
    assert_eq!((error.code(), error.span()), ("origin", 1..2));
    assert_eq!(error.suggestions(), ["Ne2"]);
}

#[test]
fn the_piece_that_pins_is_not_pinned() {
    let position = position("4k2r/r3bppp/p1p5/3pR3/Pp1P1B2/7P/1PP2PP1/R5K1 w k - 0 37");
    assert_eq!(write(&position, "a1e1"), "Rae1");
    assert_eq!(write(&position, "e5e1"), "Ree1");
}

#[test]
fn the_file_is_tried_first_then_the_rank_then_both() {
    let rooks = position("6k1/8/8/R7/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(write(&rooks, "a5a3"), "R5a3");
    assert_eq!(write(&rooks, "a1a3"), "R1a3");
    let queens = position("8/8/1k6/8/4Q2Q/8/8/K6Q w - - 0 1");
    assert_eq!(write(&queens, "h4e1"), "Qh4e1");
    assert_eq!(write(&queens, "e4e1"), "Qee1");
    assert_eq!(write(&queens, "h1e1"), "Q1e1");
    for text in ["Qh4e1", "Qee1", "Q1e1"] {
        assert!(strict(&queens, text).is_ok(), "{text}");
    }
    assert_eq!(refused(&queens, "Qhe1").code(), "ambiguous");
}

#[test]
fn an_ambiguous_text_names_the_moves_and_what_to_write() {
    let position = play(start(), "Nf3 Nf6 g3 g6 Bg2 Bg7 b3 O-O Bb2 d6 d4");
    let error = refused(&position, "Nd7");
    assert_eq!(error.to_string(), "ambiguous: b8d7 or f6d7; write Nbd7 or Nfd7");
    assert_eq!(error.code(), "ambiguous");
    assert_eq!(error.candidates(), ["b8d7", "f6d7"]);
    assert_eq!(error.suggestions(), ["Nbd7", "Nfd7"]);
    assert_eq!(strict(&position, "Nbd7").as_deref(), Ok("b8d7"));
}

#[test]
fn castling_is_read_with_zeros_small_letters_and_other_dashes() {
    let position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in ["0-0", "O–O", "o-o", "O-O+", "O-O!", "0—0", " O-O "] {
        assert_eq!(slip(&position, text).0, "e1g1", "{text}");
    }
    for text in ["0-0-0", "0-0-0+", "O–O–O", "o-o-o", "O-O-O??"] {
        assert_eq!(slip(&position, text).0, "e1c1", "{text}");
    }
    assert_eq!(strict(&position, "O-O").as_deref(), Ok("e1g1"));
    assert_eq!(strict(&position, "O-O-O").as_deref(), Ok("e1c1"));
    assert_eq!(
        slip(&position, "0-0").1.to_string(),
        "it is written another way: write O-O"
    );
    for text in ["O-O-O-O", "0-1", "O-", "O", "0", "00"] {
        assert!(lenient(&position, text).is_err(), "{text}");
    }
    let error = refused(&position, "0-0-0-0");
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        ("castling", "expected O-O or O-O-O")
    );
}

#[test]
fn castling_that_is_none_says_why() {
    let attacked = position("r3k2r/8/8/8/5b2/8/8/R3K3 w Q - 0 1");
    let error = refused(&attacked, "O-O-O");
    assert_eq!(
        error.illegal().map(|illegal| illegal.reason().code()),
        Some("castling-into-check")
    );
    let error = refused(&attacked, "O-O");
    assert_eq!(
        error.illegal().map(|illegal| illegal.reason().code()),
        Some("castling-right")
    );
    assert!(error.to_string().starts_with("no castling that way is legal: "));
    let chess960 = chess960("4k3/8/8/8/8/8/8/4KN1R w H - 0 1");
    let error = san::read(&chess960, "O-O", Reading::Lenient).unwrap_err();
    assert_eq!(
        error.illegal().map(|illegal| illegal.reason().code()),
        Some("castling-blocked")
    );
}

#[test]
fn castling_of_chess960_is_told_from_a_step_of_the_king() {
    let position = chess960("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1");
    assert_eq!(write(&position, "f1h1"), "O-O");
    assert_eq!(write(&position, "f1g1"), "Kg1");
    assert_eq!(write(&position, "f1a1"), "O-O-O");
    assert_eq!(strict(&position, "O-O").as_deref(), Ok("f1h1"));
    assert_eq!(strict(&position, "Kg1").as_deref(), Ok("f1g1"));
}

#[test]
fn promotion_spellings() {
    let position = position("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(strict(&position, "e8=Q").as_deref(), Ok("e7e8q"));
    for text in [
        "e8Q", "e8=q", "e8(Q)", "e8/Q", "e8q", "e7e8q", "e7-e8=Q", "e8=Q+", "e8=Q!?",
    ] {
        let (m, error) = slip(&position, text);
        assert_eq!(m, "e7e8q", "{text}");
        assert_eq!(error.suggestions(), ["e8=Q"], "{text}");
    }
    assert_eq!(lenient(&position, "e8=b").as_deref(), Ok("e7e8b"));
    let error = refused(&position, "e8");
    assert_eq!(error.to_string(), "promotion piece missing (Q R B N)");
    assert_eq!((error.code(), error.span()), ("promotion-missing", 2..2));
    assert_eq!(error.suggestions(), ["e8=B", "e8=N+", "e8=Q", "e8=R"]);
    assert_eq!(
        refused(&position, "e8=K").to_string(),
        "cannot promote to king (Q R B N)"
    );
    let error = refused(&position, "e8=P");
    assert_eq!(error.to_string(), "cannot promote to pawn (Q R B N)");
    assert_eq!((error.code(), error.span()), ("promotion-not-allowed", 2..4));
    assert_eq!(refused(&position, "e8=").code(), "promotion-missing");
    assert_eq!(refused(&position, "e8=X").code(), "letter");
    assert_eq!(refused(&position, "e8(Q").code(), "trailing");
    assert_eq!(refused(&position, "Kd2=Q").code(), "not-a-promotion");
    assert_eq!(refused(&start(), "e4=Q").code(), "not-a-promotion");
}

#[test]
fn marks_of_capture_check_and_mate_are_verified() {
    for (text, message) in [
        ("Nxf3", "f3 is empty, so not a capture: write Nf3"),
        ("Nf3+", "the move gives no check: write Nf3"),
        ("Nf3#", "the move gives no mate: write Nf3"),
    ] {
        let (m, error) = slip(&start(), text);
        assert_eq!((m.as_str(), error.to_string().as_str()), ("g1f3", message));
        assert_eq!(error.suggestions(), ["Nf3"]);
    }
    assert_eq!(slip(&start(), "Nxf3").1.span(), 1..2);
    assert_eq!(slip(&start(), "Nf3+").1.span(), 3..4);
    let check = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(write(&check, "a1a8"), "Ra8+");
    assert_eq!(
        slip(&check, "Ra8").1.to_string(),
        "the move gives check, and + says so: write Ra8+"
    );
    assert_eq!(
        slip(&check, "Ra8#").1.to_string(),
        "the move gives check, but no mate: write Ra8+"
    );
    let mate = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(write(&mate, "a1a8"), "Ra8#");
    assert_eq!(
        slip(&mate, "Ra8+").1.to_string(),
        "the move gives mate, and # says so: write Ra8#"
    );
    let capture = position("4k3/8/8/n7/8/8/8/R3K3 w - - 0 1");
    let (m, error) = slip(&capture, "Ra5");
    assert_eq!((m.as_str(), error.code()), ("a1a5", "capture-mark"));
    assert_eq!(error.to_string(), "the move captures, and a mark says so: write Rxa5");
}

#[test]
fn a_square_is_never_the_capture_on_it() {
    let position = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(strict(&position, "exd5").as_deref(), Ok("e4d5"));
    let error = refused(&position, "d5");
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        ("capture-mark", "d5 is occupied; the capture is exd5")
    );
    assert_eq!(error.suggestions(), ["exd5"]);
    let (m, error) = slip(&position, "ed5");
    assert_eq!((m.as_str(), error.suggestions()), ("e4d5", &["exd5".to_string()][..]));
    assert_eq!(slip(&position, "e4xd5").0, "e4d5");
    assert_eq!(slip(&position, "xd5").0, "e4d5");
    let en_passant = common::position("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    assert_eq!(write(&en_passant, "d5e6"), "dxe6");
    assert_eq!(
        refused(&en_passant, "e6").to_string(),
        "only a capture goes to e6: dxe6"
    );
}

#[test]
fn more_origin_than_needed_is_read_leniently_if_it_is_true() {
    for text in ["Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "Nf3!", "Nf3!?", "Nf3??", " Nf3"] {
        assert_eq!(slip(&start(), text).0, "g1f3", "{text}");
    }
    for text in ["e2e4", "e2-e4", "ee4", "Pe4", "Pe2e4"] {
        assert_eq!(slip(&start(), text).0, "e2e4", "{text}");
    }
    let error = refused(&start(), "Nbf3");
    assert_eq!(error.to_string(), "no knight comes to f3 from there");
    assert_eq!(
        (error.code(), error.suggestions()),
        ("origin", &["Nf3".to_string()][..])
    );
}

#[test]
fn texts_that_are_no_move_say_what_was_expected_and_where() {
    for (text, code, span) in [
        ("", "empty", 0..0),
        ("   ", "empty", 0..3),
        ("--", "null-move", 0..2),
        ("Z0", "null-move", 0..2),
        ("0000", "null-move", 0..4),
        ("Xe4", "letter", 0..1),
        ("é4", "letter", 0..2),
        ("Ne", "square", 2..2),
        ("N", "square", 1..1),
        ("Ne9", "square", 2..3),
        ("Ni3", "square", 1..2),
        ("Ne0", "square", 2..3),
        ("Nx", "square", 2..2),
        ("e4 e5", "trailing", 2..5),
        ("e4\u{200b}", "letter", 2..5),
        ("Nf3+-", "trailing", 4..5),
        ("e4;", "trailing", 2..3),
        ("e4x", "square", 3..3),
        ("1-0", "square", 1..2),
        ("½-½", "letter", 0..2),
    ] {
        let error = refused(&start(), text);
        assert_eq!((error.code(), error.span()), (code, span), "{text:?}: {error}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn a_move_against_the_rules_says_which_rule() {
    for (fen, text, code) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "Bc4",
            "blocked",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "e5",
            "pawn-move",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "exd3",
            "nothing-to-capture",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "Ke2",
            "own-piece",
        ),
        ("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "Nd4", "pinned"),
        ("4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1", "Nd4", "pinned"),
        ("4k3/8/8/8/8/8/8/R3K2r w - - 0 1", "Ra5", "check-not-answered"),
        ("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "Kd2", "into-check"),
    ] {
        let error = refused(&position(fen), text);
        assert_eq!(error.code(), "illegal", "{text}: {error}");
        assert_eq!(
            error.illegal().map(|illegal| illegal.reason().code()),
            Some(code),
            "{text}: {error}"
        );
    }
    let error = refused(&start(), "Qxb7");
    assert_eq!(
        error.to_string(),
        "no white queen can go to b7: a queen goes straight or diagonally, so not from d1 to b7"
    );
    assert_eq!(
        refused(&position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "Qa1").to_string(),
        "no white queen can go to a1"
    );
}

#[test]
fn a_game_reads_as_it_was_written() {
    let line = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5 Nbd2 O-O Bc2 Nxd2 Qxd2 f6 exf6 Rxf6";
    let mut position = start();
    for text in line.split(' ') {
        let m = san::read(&position, text, Reading::Strict).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(san::write(&position, m), text);
        position.play_unchecked(m);
    }
    assert_eq!(after(start(), &["e2e4"]), play(start(), "e4"));
}

#[test]
fn other_alphabets_are_written_and_read_back() {
    use variant_orthodox::alphabet::{ALPHABETS, FIGURINES, FRENCH, GERMAN, SPANISH};
    let position = position("4k3/1P6/8/8/8/2n5/8/RNBQKBNR w KQ - 0 1");
    let in_alphabet = |text: &str, alphabet| {
        let m =
            san::read_in(&position, text, Reading::Strict, alphabet).unwrap_or_else(|error| panic!("{text}: {error}"));
        san::write(&position, m)
    };
    for (text, alphabet, written) in [
        ("♘xc3", &FIGURINES, "Nxc3"),
        ("b8=♕+", &FIGURINES, "b8=Q+"),
        ("Cxc3", &FRENCH, "Nxc3"),
        ("Rf2", &FRENCH, "Kf2"),
        ("b8=D+", &FRENCH, "b8=Q+"),
        ("Ta3", &GERMAN, "Ra3"),
        ("Lb5+", &GERMAN, "Bb5+"),
        ("Sxc3", &GERMAN, "Nxc3"),
        ("Ab5+", &SPANISH, "Bb5+"),
        ("b8=C", &SPANISH, "b8=N"),
    ] {
        assert_eq!(in_alphabet(text, alphabet), written);
    }
    for alphabet in &ALPHABETS {
        for &m in &position.legal_moves() {
            let text = san::write_in(&position, m, alphabet);
            for reading in [Reading::Strict, Reading::Lenient] {
                assert_eq!(san::read_in(&position, &text, reading, alphabet), Ok(m), "{text}");
            }
        }
    }
    // The other side's pictures, and the sign that makes a picture of them.
    for text in ["♞xc3", "♘\u{fe0e}xc3", "b8♛", "♙b8=♕"] {
        assert!(
            san::read_in(&position, text, Reading::Lenient, &FIGURINES).is_ok(),
            "{text}"
        );
        assert!(
            san::read_in(&position, text, Reading::Strict, &FIGURINES).is_err(),
            "{text}"
        );
    }
    let error = san::read_in(&position, "Nxc3", Reading::Lenient, &FRENCH).unwrap_err();
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        ("letter", "'N' is no letter of a piece in the French alphabet")
    );
    let error = san::read_in(&position, "b8", Reading::Lenient, &FRENCH).unwrap_err();
    assert_eq!(error.to_string(), "promotion piece missing (D T F C)");
}
