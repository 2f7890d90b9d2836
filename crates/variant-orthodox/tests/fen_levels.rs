//! FEN at both levels, and its dialects (rules 7.1 to 7.9).

mod common;

use common::{after, chess960, position};
use variant_core::{FenError, PositionError, Reading, Repair, Variant as _};
use variant_orthodox::{CastlingField, EnPassantField, FenDialect, Orthodox, OrthodoxPosition, Position as _, Rules};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn read(fen: &str, rules: Rules, reading: Reading) -> Result<(OrthodoxPosition, Vec<Repair>), PositionError> {
    OrthodoxPosition::read_fen(fen, rules, reading)
}

/// The faults of the text, which strict reading refuses.
fn refused(fen: &str) -> FenError {
    match read(fen, Rules::Standard, Reading::Strict) {
        Err(PositionError::Fen(error)) => {
            assert!(error.faults().iter().all(|fault| fault.span.end <= fen.len()));
            error
        }
        other => panic!("{fen}: {other:?}"),
    }
}

/// The faults of the set-up, at both levels alike.
fn refused_setup(fen: &str) -> String {
    let [strict, lenient] = [Reading::Strict, Reading::Lenient].map(|reading| read(fen, Rules::Standard, reading));
    assert_eq!(strict, lenient);
    match strict {
        Err(PositionError::Setup(error)) => error.to_string(),
        other => panic!("{fen}: {other:?}"),
    }
}

/// The faults of a text that neither level reads.
fn refused_twice(fen: &str) -> FenError {
    let error = refused(fen);
    assert_eq!(
        read(fen, Rules::Standard, Reading::Lenient),
        Err(PositionError::Fen(error.clone())),
        "{fen}"
    );
    error
}

/// What lenient reading makes of a text, and its repairs as text.
fn repaired(fen: &str) -> (String, Vec<String>) {
    let (position, repairs) =
        read(fen, Rules::Standard, Reading::Lenient).unwrap_or_else(|error| panic!("{fen}: {error}"));
    for repair in &repairs {
        assert_eq!(fen.get(repair.span.clone()), Some(repair.was.as_str()));
    }
    (position.to_fen(), repairs.iter().map(ToString::to_string).collect())
}

/// What a text without fault has to repair: nothing.
fn assert_clean(fen: &str) {
    assert_eq!(repaired(fen), (fen.to_string(), Vec::new()));
}

#[test]
fn the_square_of_the_pawn_itself_becomes_the_one_it_passed() {
    let fen = "4k3/8/8/3Pp3/8/8/8/4K3 w - e5 0 1";
    let error = refused(fen);
    let fault = &error.faults()[0];
    assert_eq!(
        (fault.field, fault.span.clone(), fault.code),
        ("en passant", 27..29, "en-passant")
    );
    assert_eq!(
        error.to_string(),
        "en passant: expected - or a square on rank 6, for white is to move, found \"e5\" (did you mean e6?)"
    );
    let (read, repairs) = repaired(fen);
    assert_eq!(read, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    assert_eq!(repairs, [r#"en passant: "e5" read as "e6""#]);
}

#[test]
fn an_impossible_en_passant_square_is_a_fault_or_dropped() {
    let wrong_side = "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1";
    assert_eq!(refused(wrong_side).faults()[0].code, "en-passant");
    let (fen, repairs) = repaired(wrong_side);
    assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(repairs, [r#"en passant: "a3" read as "-""#]);
    for (fen, code) in [
        ("4k3/8/8/3P4/8/8/8/4K3 w - e6 0 1", "en-passant-without-pawn"),
        ("4k3/4n3/8/3Pp3/8/8/8/4K3 w - e6 0 1", "en-passant-occupied"),
        ("4k3/8/4n3/3Pp3/8/8/8/4K3 w - e6 0 1", "en-passant-occupied"),
    ] {
        match read(fen, Rules::Standard, Reading::Strict) {
            Err(PositionError::Setup(error)) => assert_eq!(error.faults()[0].reason().code(), code, "{fen}"),
            other => panic!("{fen}: {other:?}"),
        }
        let (read, repairs) = repaired(fen);
        assert_eq!((read.as_str(), repairs.len()), (fen.replace("e6", "-").as_str(), 1));
        let captures = position(&read).captures();
        assert_eq!(captures.len(), usize::from(fen.contains("4n3/3Pp3")), "{fen}");
    }
    for text in ["e9", "zz", "e", "e6e6", "E6"] {
        let fen = format!("4k3/8/8/3Pp3/8/8/8/4K3 w - {text} 0 1");
        assert_eq!(refused_twice(&fen).faults()[0].code, "en-passant", "{text}");
    }
}

#[test]
fn an_en_passant_square_that_no_capture_can_use_is_no_part_of_a_position() {
    let [first, second] =
        [["d2d4", "d7d5", "g1f3"], ["g1f3", "d7d5", "d2d4"]].map(|moves| after(position(START), &moves));
    let but_clocks = |position: &OrthodoxPosition| position.to_fen().rsplitn(3, ' ').last().map(str::to_string);
    assert_eq!(but_clocks(&first), but_clocks(&second));
    assert!(first.repeats(&second) && first.key() == second.key());
    let in_mode = |position: &OrthodoxPosition, en_passant| {
        let fen = position.to_fen_in(FenDialect {
            en_passant,
            ..FenDialect::default()
        });
        assert_eq!(&common::position(&fen), position);
        fen.split(' ').nth(3).unwrap().to_string()
    };
    for mode in [
        EnPassantField::Legal,
        EnPassantField::PseudoLegal,
        EnPassantField::Always,
    ] {
        assert_eq!(in_mode(&first, mode), "-");
    }
    assert_eq!(in_mode(&second, EnPassantField::Legal), "-");
    assert_eq!(in_mode(&second, EnPassantField::PseudoLegal), "-");
    assert_eq!(in_mode(&second, EnPassantField::Always), "d3");
    let open = after(position("7k/6p1/8/4pP2/8/8/1B6/K7 b - - 0 1"), &["g7g5"]);
    assert_eq!(in_mode(&open, EnPassantField::Legal), "g6");
    // The capture would leave the King to the rook.
    let exposed = after(position("k7/6p1/8/r4P1K/8/8/8/8 b - - 0 1"), &["g7g5"]);
    assert_eq!(in_mode(&exposed, EnPassantField::Legal), "-");
    assert_eq!(in_mode(&exposed, EnPassantField::PseudoLegal), "g6");
    assert_eq!(in_mode(&exposed, EnPassantField::Always), "g6");
}

#[test]
fn a_right_without_its_rook_is_a_fault_or_dropped() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1";
    match read(fen, Rules::Standard, Reading::Strict) {
        Err(PositionError::Setup(error)) => {
            assert_eq!(error.to_string(), "castling right K but no white rook on h1");
        }
        other => panic!("{other:?}"),
    }
    let (read, repairs) = repaired(fen);
    assert_eq!(read, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(repairs, [r#"castling: "KQ" read as "Q""#]);
    let (read, repairs) = repaired("r3k3/8/8/8/8/8/8/R2K3R w KQkq - 0 1");
    assert_eq!(read, "r3k3/8/8/8/8/8/8/R2K3R w q - 0 1");
    assert_eq!(repairs, [r#"castling: "KQkq" read as "q""#]);
    assert_eq!(
        repaired("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1").0,
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    );
}

#[test]
fn rights_are_lost_with_the_rook_and_never_come_from_nowhere() {
    let taken = after(position("r3k2r/8/8/3B4/8/8/8/R3K2R w KQkq - 3 9"), &["d5a8"]);
    assert_eq!(taken.to_fen(), "B3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 9");
    let queens = after(position("k6K/8/8/pppppppp/8/8/8/QqQq4 w - - 0 1"), &["c1c5"]);
    assert_eq!(queens.to_fen().split(' ').nth(2), Some("-"));
}

#[test]
fn missing_fields_are_named_or_filled_in() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq";
    let error = refused(fen);
    assert_eq!(
        error.to_string(),
        "FEN: expected 6 fields, found 3; missing: en passant, halfmove clock, move number"
    );
    assert_eq!(error.faults()[0].span, fen.len()..fen.len());
    let (read, repairs) = repaired(fen);
    assert_eq!(read, START);
    assert_eq!(
        repairs,
        [
            r#"en passant: missing, read as "-""#,
            r#"halfmove clock: missing, read as "0""#,
            r#"move number: missing, read as "1""#
        ]
    );
    assert_eq!(repaired("4k3/8/8/8/8/8/8/4K3 b").0, "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(
        repaired("4k3/8/8/8/8/8/8/4K3 b - - 7").0,
        "4k3/8/8/8/8/8/8/4K3 b - - 7 1"
    );
    // Whose move it is nobody can know.
    let placement = "4k3/8/8/8/8/8/8/4K3";
    let Err(PositionError::Fen(error)) = read_lenient(placement) else {
        panic!("{placement}")
    };
    assert_eq!(error.faults()[0].code, "fields");
    assert!(matches!(
        read_lenient(&format!("{START} 7")),
        Err(PositionError::Fen(_))
    ));
}

fn read_lenient(fen: &str) -> Result<(OrthodoxPosition, Vec<Repair>), PositionError> {
    read(fen, Rules::Standard, Reading::Lenient)
}

#[test]
fn digits_in_a_row_are_a_fault_or_added_up() {
    let fen = "1k15/8/8/8/8/8/8/4K3 w - - 0 1";
    let error = refused(fen);
    assert_eq!((error.faults()[0].span.clone(), error.faults()[0].code), (2..4, "run"));
    assert_eq!(
        error.to_string(),
        "placement: expected one digit, not two digits in a row, found \"15\" (write 6)"
    );
    let (read, repairs) = repaired(fen);
    assert_eq!(read, "1k6/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(repairs, [r#"placement: "15" read as "6""#]);
    assert_eq!(
        repaired("4k3/11111111/44/8/8/8/8/4K3 w - - 0 1").0,
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    );
    assert!(matches!(
        read_lenient("1k19/8/8/8/8/8/8/4K3 w - - 0 1"),
        Err(PositionError::Fen(_))
    ));
}

#[test]
fn zeros_in_a_run_are_refused() {
    for (rank, span) in [("08", 0..1), ("0", 0..1), ("80", 1..2), ("8/k07", 3..4), ("9", 0..1)] {
        let fen = format!("{rank}/8/8/8/8/8/8/K7 w - - 0 1");
        let error = refused_twice(&fen);
        assert!(
            error
                .faults()
                .iter()
                .any(|fault| fault.span == span && fault.code == "run"),
            "{rank}: {error}"
        );
    }
}

#[test]
fn ranks_too_many_too_few_ragged_or_empty_are_refused() {
    let error = refused_twice("8/8/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(error.to_string(), "placement: expected 8 ranks, found 9+");
    let error = refused_twice(&format!("{} w - - 0 1", vec!["8"; 300].join("/")));
    assert_eq!(error.to_string(), "placement: expected 8 ranks, found 9+");
    let error = refused_twice("k////KPPPPPPPPPPPPPPP/N6NN/8B/Q w - - 0 1");
    assert!(
        error.to_string().contains("expected 8 squares on rank 7, found 0"),
        "{error}"
    );
    assert_eq!(refused_twice("4k3/4K3 w - - 0 1").faults()[0].code, "ranks");
}

#[test]
fn kings_missing_and_too_many_are_told_apart_and_told_together() {
    let missing = refused_setup("8/3r4/8/8/8/2R5/1Q6/8 b - - 0 1");
    assert_eq!(missing, "missing king: White has none; missing king: Black has none");
    let many = refused_setup("kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1");
    assert!(
        many.contains("too many kings: White") && many.contains("too many kings: Black"),
        "{many}"
    );
    assert!(!many.contains("missing"));
}

#[test]
fn an_opponent_in_check_and_pawns_on_the_ends_are_refused() {
    assert!(refused_setup("8/8/8/8/8/8/5kK1/8 w - - 0 1").contains("the side not to move is in check"));
    assert!(refused_setup("3P4/1k2K3/8/8/8/8/8/8 w - - 0 1").contains("no pawn stands on rank 1 or 8"));
    assert_eq!(
        refused_setup("1n6/8/2Q5/1rK5/8/8/8/5k2 b - - 0 1"),
        "the side not to move is in check: the white king on c5 is attacked by the black rook on b5"
    );
}

#[test]
fn clocks_are_kept_as_they_are_or_refused() {
    assert_clean("4k3/8/8/8/8/8/8/4K3 w - - 0 150");
    assert_clean("8/R7/7r/1k6/3KB3/8/8/8 w - - 101 112");
    for (clocks, field) in [
        ("0 99999999999999999999", "move number"),
        ("-1 1", "halfmove clock"),
        ("0.5 1", "halfmove clock"),
        ("+3 1", "halfmove clock"),
        ("00 1", "halfmove clock"),
        ("70000 1", "halfmove clock"),
        ("0 -1", "move number"),
        ("0 01", "move number"),
    ] {
        let error = refused_twice(&format!("4k3/8/8/8/8/8/8/4K3 w - - {clocks}"));
        assert_eq!(error.faults()[0].field, field, "{clocks}");
    }
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 5 0";
    assert_eq!(refused(fen).faults()[0].field, "move number");
    assert_eq!(
        repaired(fen),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 5 1".to_string(),
            vec![r#"move number: "0" read as "1""#.to_string()]
        )
    );
}

#[test]
fn castling_letters_in_another_order_or_twice_are_refused_or_sorted() {
    for (letters, read, suggestion) in [
        ("qkQK", "KQkq", "did you mean KQkq?"),
        ("KK", "K", "did you mean K?"),
        ("KQkqK", "KQkq", "did you mean KQkq?"),
        ("QK", "KQ", "did you mean KQ?"),
        ("kqKQ", "KQkq", "did you mean KQkq?"),
    ] {
        let fen = format!("r3k2r/8/8/8/8/8/8/R3K2R w {letters} - 0 1");
        let error = refused(&fen);
        assert_eq!(error.faults()[0].code, "castling");
        assert_eq!(error.faults()[0].suggestion.as_deref(), Some(suggestion), "{letters}");
        let (repaired, repairs) = repaired(&fen);
        assert_eq!(repaired, fen.replace(letters, read));
        assert_eq!(repairs, [format!("castling: {letters:?} read as {read:?}")]);
    }
    for letters in ["x", "KQkqx", "K-", "--", "é"] {
        assert_eq!(
            refused_twice(&format!("r3k2r/8/8/8/8/8/8/R3K2R w {letters} - 0 1")).faults()[0].code,
            "castling"
        );
    }
}

#[test]
fn all_dialects_of_castling_are_read_and_can_be_written() {
    for (letters, read) in [("HAha", "KQkq"), ("Kh", "Kk"), ("KAkq", "KQkq"), ("Ha", "Kq")] {
        let fen = format!("r3k2r/8/8/8/8/8/8/R3K2R w {letters} - 0 1");
        let (repaired, repairs) = repaired(&fen);
        assert_eq!((repaired, repairs.len()), (fen.replace(letters, read), 0), "{letters}");
    }
    let field = |position: &OrthodoxPosition, castling| {
        let fen = position.to_fen_in(FenDialect {
            castling,
            ..FenDialect::default()
        });
        let read = OrthodoxPosition::from_fen(&fen, position.rules());
        assert_eq!(read.as_ref(), Ok(position), "{fen}");
        fen.split(' ').nth(2).unwrap().to_string()
    };
    let corners = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(field(&corners, CastlingField::ByRules), "KQkq");
    assert_eq!(field(&corners, CastlingField::XFen), "KQkq");
    assert_eq!(field(&corners, CastlingField::Shredder), "HAha");
    let inner = chess960("4k3/8/8/8/8/8/8/R1R1K1R1 w GC - 0 1");
    assert_eq!(field(&inner, CastlingField::ByRules), "GC");
    assert_eq!(field(&inner, CastlingField::XFen), "KC");
    assert_eq!(field(&inner, CastlingField::Shredder), "GC");
}

#[test]
fn two_rooks_of_one_wing_are_a_fault_at_both_levels() {
    for letters in ["HG", "KG"] {
        let fen = format!("4k3/8/8/8/8/8/8/4K1RR w {letters} - 0 1");
        for reading in [Reading::Strict, Reading::Lenient] {
            let Err(PositionError::Setup(error)) = read(&fen, Rules::Chess960, reading) else {
                panic!("{fen}")
            };
            assert_eq!(error.faults()[0].reason().code(), "two-castling-rights-on-a-wing");
        }
    }
    // Twice the same Rook.
    let (position, repairs) = read("4k3/8/8/8/8/8/8/4K1RR w KH - 0 1", Rules::Chess960, Reading::Lenient).unwrap();
    assert_eq!(position.to_fen(), "4k3/8/8/8/8/8/8/4K1RR w H - 0 1");
    assert_eq!(repairs.len(), 1);
}

#[test]
fn an_empty_text_is_an_empty_fen() {
    for fen in ["", "   ", "\t\n"] {
        let error = refused_twice(fen);
        assert_eq!(
            (error.faults()[0].code, error.faults()[0].found.as_str()),
            ("empty", "an empty FEN")
        );
    }
}

#[test]
fn blanks_and_the_name_of_the_side_are_repaired() {
    let fen = "  4k3/8/8/8/8/8/8/4K3  White\t- - 0 1\n";
    assert!(!refused(fen).faults().is_empty());
    let (read, repairs) = repaired(fen);
    assert_eq!(read, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(
        repairs,
        [
            r#"FEN: "  " read as """#,
            r#"FEN: "  " read as " ""#,
            r#"side to move: "White" read as "w""#,
            r#"FEN: "\t" read as " ""#,
            r#"FEN: "\n" read as """#
        ]
    );
    assert_eq!(refused_twice("4k3/8/8/8/8/8/8/4K3 x - - 0 1").faults()[0].code, "turn");
}

#[test]
fn letters_of_other_games_are_refused() {
    let error = refused_twice("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1");
    assert_eq!(error.faults()[0].code, "letter");
    assert!(
        refused_twice("4k~3/8/8/8/8/8/8/4K3 w - - 0 1")
            .to_string()
            .contains("'~'")
    );
}

#[test]
fn what_is_written_is_read_without_repairs_at_both_levels() {
    for position in common::starts().into_iter().chain([Orthodox::start(Rules::Standard)]) {
        assert_clean(&position.to_fen());
        assert_eq!(
            OrthodoxPosition::from_fen(&position.to_fen(), Rules::Standard),
            Ok(position)
        );
    }
}
