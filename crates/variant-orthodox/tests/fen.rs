//! Reading and writing FEN: what is read, and each fault with its field, its place and its repair.

mod common;

use common::{after, chess960, faults, position};
use variant_core::{Board, Claim, Color, PositionError};
use variant_orthodox::{
    Bitboard, CastlingRight, File, Game, Orthodox, OrthodoxPosition, Position as _, Rules, Setup, Variant as _, Wing,
};
use variant_testkit::walk::Walk;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[track_caller]
fn refused(fen: &str, expected: &[&str]) {
    assert_eq!(faults(fen, Rules::Standard), expected, "{fen}");
}

#[track_caller]
fn refused_in_chess960(fen: &str, expected: &[&str]) {
    assert_eq!(faults(fen, Rules::Chess960), expected, "{fen}");
}

/// A position is read, and written as `written`.
#[track_caller]
fn rewritten(fen: &str, written: &str) {
    assert_eq!(position(fen).to_fen(), written);
}

#[track_caller]
fn kept(fen: &str) {
    rewritten(fen, fen);
}

// The text as a whole.

#[test]
fn an_empty_text_is_no_position() {
    for text in ["", " ", "   ", "\t", "\r\n"] {
        let expected = format!(
            "empty 0..{} `{text}` FEN: expected a position, found an empty FEN",
            text.len()
        );
        refused(text, &[&expected]);
    }
}

#[test]
fn missing_fields_are_named() {
    refused(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq",
        &["fields 50..50 `` FEN: expected 6 fields, found 3; missing: en passant, halfmove clock, move number"],
    );
    refused(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0",
        &["fields 54..54 `` FEN: expected 6 fields, found 5; missing: move number"],
    );
    refused(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        &["fields 43..43 `` FEN: expected 6 fields, found 1; \
             missing: side to move, castling, en passant, halfmove clock, move number"],
    );
}

#[test]
fn fields_too_many_are_refused_from_the_first_of_them_on() {
    refused(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2 3",
        &["fields 30..33 `2 3` FEN: expected 6 fields, found 8"],
    );
}

#[test]
fn one_blank_stands_between_two_fields_and_none_at_the_ends() {
    let blank = "` ` FEN: expected a field, found a blank too many (write one blank between two fields)";
    for (fen, span) in [
        ("4k3/8/8/8/8/8/8/4K3  w - - 0 1", "20..21"),
        (" 4k3/8/8/8/8/8/8/4K3 w - - 0 1", "0..1"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ", "29..30"),
    ] {
        refused(fen, &[&format!("blank {span} {blank}")]);
    }
}

#[test]
fn a_text_longer_than_any_position_is_refused_unread() {
    let fen = format!("{START}{}", "1".repeat(5000));
    let error = fen.parse::<Setup>().unwrap_err();
    assert_eq!(error.faults().len(), 1);
    assert_eq!(error.faults()[0].code, "too-long");
}

#[test]
fn every_fault_of_a_text_is_found_at_once() {
    refused(
        "4k3/8/8/8/8/8/9/4K2X x KK e9 -1 0",
        &[
            r#"run 14..15 `9` placement: expected at most 8 empty squares, found "9""#,
            "letter 19..20 `X` placement: expected a piece of chess or a number of empty squares, \
             found 'X', which is not a chess piece",
            r#"turn 21..22 `x` side to move: expected w or b, found "x""#,
            "castling 24..25 `K` castling: expected each right once, found 'K' (did you mean K?)",
            r#"en-passant 26..28 `e9` en passant: expected - or a square on rank 6, for white is to move, found "e9""#,
            r#"counter 29..31 `-1` halfmove clock: expected a whole number from 0 to 65535, found "-1""#,
            "counter-range 32..33 `0` move number: expected a whole number from 1 to 4294967295, found \"0\" (write 1)",
        ],
    );
}

#[test]
fn an_error_is_a_sentence_of_all_its_faults() {
    let error = OrthodoxPosition::from_fen("8/8/8/8/8/8/8/8 x - - 0 0", Rules::Standard).unwrap_err();
    assert!(matches!(error, PositionError::Fen(_)));
    assert_eq!(
        error.to_string(),
        "side to move: expected w or b, found \"x\"; \
         move number: expected a whole number from 1 to 4294967295, found \"0\" (write 1)"
    );
}

// The board.

#[test]
fn two_digits_in_a_row_are_refused_with_their_sum() {
    refused(
        "4k3/8/8/1p15/8/8/8/4K3 w - - 0 1",
        &[r#"run 10..12 `15` placement: expected one digit, not two digits in a row, found "15" (write 6)"#],
    );
    // As sets of single squares the digits would fit; as a number they would reach past the rank.
    refused(
        "4k3/8/8/p14p/8/8/8/4K3 w - - 0 1",
        &[r#"run 9..11 `14` placement: expected one digit, not two digits in a row, found "14" (write 5)"#],
    );
    refused(
        "4k3/8/8/88/8/8/8/4K3 w - - 0 1",
        &[r#"run 8..10 `88` placement: expected one digit, not two digits in a row, found "88""#],
    );
}

#[test]
fn no_zero_stands_in_a_rank() {
    for (rank, span, repair) in [
        ("08", "8..9", " (write 8)"),
        ("0", "8..9", ""),
        ("80", "9..10", ""),
        ("p07", "9..10", " (write 7)"),
    ] {
        refused(
            &format!("4k3/8/8/{rank}/8/8/8/4K3 w - - 0 1"),
            &[&format!(
                r#"run {span} `0` placement: expected a digit from 1 to 8, found "0"{repair}"#
            )],
        );
    }
}

#[test]
fn more_than_eight_ranks_are_refused_however_many() {
    refused(
        "8/8/8/8/8/8/8/8/8 w - - 0 1",
        &["ranks 15..17 `/8` placement: expected 8 ranks, found 9+"],
    );
    let many = format!("{}8 w - - 0 1", "8/".repeat(299));
    let expected = format!(
        "ranks 15..599 `{}` placement: expected 8 ranks, found 9+",
        "/8".repeat(292)
    );
    refused(&many, &[&expected]);
}

#[test]
fn fewer_than_eight_ranks_are_counted() {
    refused(
        "4k3/8/8/8/8/8/4K3 w - - 0 1",
        &["ranks 17..17 `` placement: expected 8 ranks, found 7"],
    );
}

#[test]
fn each_rank_that_is_no_eight_squares_is_named() {
    refused(
        "k////KPPPPPPPPPPPPPPP/N6NN/8B/Q w - - 0 1",
        &[
            "squares 0..1 `k` placement: expected 8 squares on rank 8, found 1",
            "squares 2..2 `` placement: expected 8 squares on rank 7, found 0",
            "squares 3..3 `` placement: expected 8 squares on rank 6, found 0",
            "squares 4..4 `` placement: expected 8 squares on rank 5, found 0",
            "squares 5..21 `KPPPPPPPPPPPPPPP` placement: expected 8 squares on rank 4, found 16",
            "squares 22..26 `N6NN` placement: expected 8 squares on rank 3, found 9",
            "squares 27..29 `8B` placement: expected 8 squares on rank 2, found 9",
            "squares 30..31 `Q` placement: expected 8 squares on rank 1, found 1",
        ],
    );
}

#[test]
fn a_letter_of_no_piece_is_refused() {
    for (letter, end) in [('X', 3), ('s', 3), ('+', 3), ('~', 3), ('-', 3), ('é', 4), ('Ｋ', 5)] {
        refused(
            &format!("4k{letter}2/8/8/8/8/8/8/4K3 w - - 0 1"),
            &[&format!(
                "letter 2..{end} `{letter}` placement: expected a piece of chess or a number of empty squares, \
                 found {letter:?}, which is not a chess piece"
            )],
        );
    }
}

#[test]
fn a_position_with_any_run_of_empty_squares_is_read_as_it_was_written() {
    for run in 1..=8 {
        let rank = format!("{run}{}", "n".repeat(8 - run));
        kept(&format!("4k3/8/8/{rank}/8/8/8/4K3 w - - 0 1"));
    }
    for position in Walk::new(common::starts(), 80, 21).step_by(3).take(2_000) {
        let fen = position.to_fen();
        assert_eq!(OrthodoxPosition::from_fen(&fen, Rules::Standard), Ok(position), "{fen}");
        let setup = fen.parse::<Setup>();
        assert_eq!(setup.as_ref().map(ToString::to_string), Ok(fen));
        assert_eq!(setup, Ok(position.to_setup()));
    }
    for position in Walk::new(common::chess960_starts(), 80, 22).step_by(3).take(1_000) {
        let fen = position.to_fen();
        assert_eq!(OrthodoxPosition::from_fen(&fen, Rules::Chess960), Ok(position), "{fen}");
    }
}

// The side to move.

#[test]
fn the_side_to_move_is_a_small_letter() {
    for (text, repair) in [
        ("W", " (did you mean w?)"),
        ("black", " (did you mean b?)"),
        ("-", ""),
        ("wb", ""),
    ] {
        refused(
            &format!("4k3/8/8/8/8/8/8/4K3 {text} - - 0 1"),
            &[&format!(
                "turn 20..{} `{text}` side to move: expected w or b, found {text:?}{repair}",
                20 + text.len()
            )],
        );
    }
}

// Castling.

const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w";

#[test]
fn castling_letters_in_another_order_are_refused_with_the_right_one() {
    for (text, repair) in [
        ("qkQK", "KQkq"),
        ("QK", "KQ"),
        ("kK", "Kk"),
        ("KqQ", "KQq"),
        ("ahAH", "HAha"),
        ("AH", "HA"),
        ("QH", "HQ"),
        ("AK", "KA"),
    ] {
        refused(
            &format!("{CASTLES} {text} - 0 1"),
            &[&format!(
                "castling 26..{} `{text}` castling: expected White's rights first, the King's side first, \
                 found {text:?} (did you mean {repair}?)",
                26 + text.len()
            )],
        );
    }
}

#[test]
fn a_castling_letter_given_twice_is_refused_where_it_is_repeated() {
    refused(
        "r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1",
        &["castling 27..28 `K` castling: expected each right once, found 'K' (did you mean K?)"],
    );
    refused(
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkqK - 0 1",
        &["castling 30..31 `K` castling: expected each right once, found 'K' (did you mean KQkq?)"],
    );
    refused(
        "r3k2r/8/8/8/8/8/8/R3K2R w HAhh - 0 1",
        &["castling 29..30 `h` castling: expected each right once, found 'h' (did you mean HAh?)"],
    );
}

#[test]
fn a_side_has_at_most_two_castling_rights() {
    refused(
        "r3k2r/8/8/8/8/8/8/R3K2R w KQH - 0 1",
        &["castling 28..29 `H` castling: expected at most two rights a side, found 'H'"],
    );
    // The same right in two dialects.
    refused(
        "r3k2r/8/8/8/8/8/8/R3K2R w KH - 0 1",
        &["two-castling-rights-on-a-wing 7.7 [condition=h1] \
           a king has one castling right a wing, and the white rook on h1 is given a second"],
    );
}

#[test]
fn a_letter_of_no_right_is_refused() {
    for (text, at, letter) in [
        ("KQxq", 2, 'x'),
        ("KQ-", 2, '-'),
        ("--", 0, '-'),
        ("i", 0, 'i'),
        ("0", 0, '0'),
        ("Ké", 1, 'é'),
        ("_", 0, '_'),
    ] {
        let start = 26 + at;
        refused(
            &format!("{CASTLES} {text} - 0 1"),
            &[&format!(
                "castling {start}..{} `{letter}` castling: expected -, or letters of KQkq or of files, found {letter:?}",
                start + letter.len_utf8()
            )],
        );
    }
}

#[test]
fn letters_of_files_are_the_same_rights() {
    rewritten(&format!("{CASTLES} HAha - 0 1"), &format!("{CASTLES} KQkq - 0 1"));
    rewritten(&format!("{CASTLES} Kh - 0 1"), &format!("{CASTLES} Kk - 0 1"));
    rewritten(&format!("{CASTLES} KAhq - 0 1"), &format!("{CASTLES} KQkq - 0 1"));
    assert_eq!(
        position(&format!("{CASTLES} HAha - 0 1")),
        position(&format!("{CASTLES} KQkq - 0 1"))
    );
    // In Chess960 the files are what is written, and K is the outermost Rook.
    assert_eq!(
        chess960(&format!("{CASTLES} KQkq - 0 1")).to_fen(),
        format!("{CASTLES} HAha - 0 1")
    );
    let two_rooks = "4k3/8/8/8/8/8/8/1R2KR1R w";
    assert_eq!(
        chess960(&format!("{two_rooks} KQ - 0 1")).to_fen(),
        format!("{two_rooks} HB - 0 1")
    );
    assert_eq!(
        chess960(&format!("{two_rooks} FQ - 0 1")).to_fen(),
        format!("{two_rooks} FB - 0 1")
    );
}

#[test]
fn a_set_up_keeps_the_rights_as_they_were_written() {
    let setup: Setup = format!("{CASTLES} KAk - 0 1").parse().unwrap();
    let king_side = CastlingRight::Wing(Wing::KingSide);
    let a_file = CastlingRight::File(File::new(0).unwrap());
    assert_eq!(setup.castling, [vec![king_side, a_file], vec![king_side]]);
    assert_eq!(setup.to_string(), format!("{CASTLES} KAk - 0 1"));
}

#[test]
fn a_castling_right_without_its_rook_is_refused() {
    refused(
        "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1",
        &["castling-right-without-rook 7.7 [condition=h1 king=e1] castling right K but no white rook on h1"],
    );
    // An enemy Rook in the corner is none.
    refused(
        "4k3/8/8/8/8/8/8/4K2r w K - 0 1",
        &["castling-right-without-rook 7.7 [condition=h1 king=e1] castling right K but no white rook on h1"],
    );
    refused(
        "r3k3/8/8/8/8/8/8/4K2R b KQkq - 0 1",
        &[
            "castling-right-without-rook 7.7 [condition=a1 king=e1] castling right Q but no white rook on a1",
            "castling-right-without-rook 7.7 [condition=h8 king=e8] castling right k but no black rook on h8",
        ],
    );
    kept("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
}

#[test]
fn a_castling_right_without_its_king_is_refused() {
    refused(
        "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1",
        &["castling-right-without-king 7.7 [condition=e1 king=e2] castling right but no king of that side on e1"],
    );
    refused(
        "r2k3r/8/8/8/8/8/8/R2K3R w Kq - 0 1",
        &[
            "castling-right-without-king 7.7 [condition=e1 king=d1] castling right but no king of that side on e1",
            "castling-right-without-king 7.7 [condition=e8 king=d8] castling right but no king of that side on e8",
        ],
    );
    assert_eq!(
        chess960("r2k3r/8/8/8/8/8/8/R2K3R w Kq - 0 1").to_fen(),
        "r2k3r/8/8/8/8/8/8/R2K3R w Ha - 0 1"
    );
}

#[test]
fn a_right_of_a_rook_outside_the_corners_needs_chess960() {
    refused(
        "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1",
        &["castling-right-off-the-corners 7.7 [condition=g1 king=e1] \
           castling right for a rook on g1, but outside Chess960 only rooks on the a- and h-file castle"],
    );
    assert_eq!(
        chess960("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1").to_fen(),
        "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1"
    );
}

#[test]
fn a_right_of_chess960_needs_a_rook_on_its_side() {
    refused_in_chess960(
        "1r2k3/8/8/8/8/8/8/4KR2 w KQkq - 0 1",
        &[
            "castling-right-without-rook 7.7 [king=e1] \
             castling right on the queen's side, but the white king on e1 has no rook towards the a-file",
            "castling-right-without-rook 7.7 [king=e8] \
             castling right on the king's side, but the black king on e8 has no rook towards the h-file",
        ],
    );
    refused_in_chess960(
        "4k3/8/8/8/8/8/8/1R2K3 w A - 0 1",
        &["castling-right-without-rook 7.7 [condition=a1 king=e1] \
           castling right for a rook on a1, but the white king on e1 has none there"],
    );
    refused_in_chess960(
        "4k3/8/8/8/8/8/8/4KR1R w HF - 0 1",
        &["two-castling-rights-on-a-wing 7.7 [condition=f1] \
           a king has one castling right a wing, and the white rook on f1 is given a second"],
    );
}

#[test]
fn a_right_is_lost_when_its_rook_is_captured_at_home() {
    let after = after(position("r3k2r/8/8/3B4/8/8/8/R3K2R w KQkq - 3 9"), &["d5a8"]);
    assert_eq!(after.to_fen(), "B3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 9");
}

#[test]
fn no_move_conjures_castling_rights() {
    let after = after(position("k6K/8/8/pppppppp/8/8/8/QqQq4 w - - 0 1"), &["c1c5"]);
    assert_eq!(after.to_fen(), "k6K/8/8/ppQppppp/8/8/8/Qq1q4 b - - 0 1");
}

// En passant.

#[test]
fn the_square_of_the_pawn_itself_is_refused_with_the_one_it_passed() {
    refused(
        "4k3/8/8/3Pp3/8/8/8/4K3 w - e5 0 1",
        &[
            "en-passant 27..29 `e5` en passant: expected - or a square on rank 6, for white is to move, \
           found \"e5\" (did you mean e6?)",
        ],
    );
    refused(
        "4k3/8/8/8/3Pp3/8/8/4K3 b - d4 0 1",
        &[
            "en-passant 27..29 `d4` en passant: expected - or a square on rank 3, for black is to move, \
           found \"d4\" (did you mean d3?)",
        ],
    );
    // Only where the pawn can have come that way.
    refused(
        "4k3/8/4n3/3Pp3/8/8/8/4K3 w - e5 0 1",
        &["en-passant 29..31 `e5` en passant: expected - or a square on rank 6, for white is to move, found \"e5\""],
    );
}

#[test]
fn an_en_passant_square_of_the_wrong_side_is_refused() {
    refused(
        "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1",
        &[
            "en-passant 52..54 `a3` en passant: expected - or a square on rank 6, for white is to move, \
           found \"a3\" (rank 3 is for black to move; write -)",
        ],
    );
    refused(
        "4k3/8/8/3Pp3/8/8/8/4K3 b - e6 0 1",
        &[
            "en-passant 27..29 `e6` en passant: expected - or a square on rank 3, for black is to move, \
           found \"e6\" (rank 6 is for white to move; write -)",
        ],
    );
}

#[test]
fn an_en_passant_field_that_is_no_square_is_refused() {
    for (text, repair) in [
        ("e9", ""),
        ("E6", " (did you mean e6?)"),
        ("ee6", ""),
        ("e", ""),
        ("--", ""),
        ("é6", ""),
    ] {
        refused(
            &format!("4k3/8/8/3Pp3/8/8/8/4K3 w - {text} 0 1"),
            &[&format!(
                "en-passant 27..{} `{text}` en passant: expected - or a square on rank 6, for white is to move, \
                 found {text:?}{repair}",
                27 + text.len()
            )],
        );
    }
}

#[test]
fn an_en_passant_square_without_a_pawn_is_refused() {
    let refusal = |square: &str, pawn: &str| {
        format!(
            "en-passant-without-pawn 7.8 [target={square} condition={pawn}] \
             no pawn has passed {square}: none of the side that moved last stands on {pawn}"
        )
    };
    refused("4k3/8/8/3P4/8/8/8/4K3 w - e6 0 1", &[&refusal("e6", "e5")]);
    refused("4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1", &[&refusal("e3", "e4")]);
    // Another piece there, or a pawn of the other side, is none.
    refused("4k3/8/8/3Pn3/8/8/8/4K3 w - e6 0 1", &[&refusal("e6", "e5")]);
    refused("4k3/8/8/3PP3/8/8/8/4K3 w - e6 0 1", &[&refusal("e6", "e5")]);
}

#[test]
fn an_en_passant_square_that_no_pawn_can_have_passed_is_refused() {
    let refusal = |marks: &str, pieces: &str| {
        format!("en-passant-occupied 7.8 [target=e6 {marks}] no pawn can have passed e6 with {pieces} in the way")
    };
    refused(
        "4k3/8/4n3/3Pp3/8/8/8/4K3 w - e6 0 1",
        &[&refusal("condition=e6", "the black knight on e6")],
    );
    refused(
        "4k3/4p3/8/3Pp3/8/8/8/4K3 w - e6 0 1",
        &[&refusal("condition=e7", "the black pawn on e7")],
    );
    refused(
        "4k3/4B3/4n3/3Pp3/8/8/8/4K3 w - e6 0 1",
        &[&refusal(
            "condition=e6 condition=e7",
            "the black knight on e6 and the white bishop on e7",
        )],
    );
}

#[test]
fn a_set_up_by_hand_is_held_to_the_rank_too() {
    let mut setup = position("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1").to_setup();
    setup.turn = Color::Black;
    let error = OrthodoxPosition::from_setup(&setup, Rules::Standard).unwrap_err();
    assert_eq!(
        error.to_string(),
        "no pawn of the side that moved last can have passed e6"
    );
    for square in ["e1", "e8", "e5"] {
        setup.en_passant = Some(square.parse().unwrap());
        assert!(
            OrthodoxPosition::from_setup(&setup, Rules::Standard).is_err(),
            "{square}"
        );
    }
}

#[test]
fn a_refused_en_passant_square_gives_no_capture() {
    assert_eq!(
        common::texts(&position("4k3/8/8/3P4/8/8/8/4K3 w - - 0 1")),
        ["d5d6", "e1d1", "e1d2", "e1e2", "e1f1", "e1f2"]
    );
}

#[test]
fn a_useless_en_passant_square_is_read_and_left_out() {
    rewritten(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    );
    // The only capturer is pinned.
    rewritten(
        "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 1",
    );
    kept("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
}

#[test]
fn one_position_by_two_orders_of_moves_is_one_fen() {
    let start = || Orthodox::start(Rules::Standard);
    let one = after(start(), &["d2d4", "d7d5", "g1f3"]);
    let other = after(start(), &["g1f3", "d7d5", "d2d4"]);
    // The clocks differ, as they should; nothing else.
    assert_eq!(
        one.to_fen(),
        "rnbqkbnr/ppp1pppp/8/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R b KQkq - 1 2"
    );
    assert_eq!(
        other.to_fen(),
        "rnbqkbnr/ppp1pppp/8/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R b KQkq - 0 2"
    );
    assert!(one.repeats(&other));
    assert_eq!(one.key(), other.key());
}

// What stands where it cannot.

#[test]
fn missing_kings_are_named_for_both_sides_at_once() {
    refused(
        "8/3r4/8/8/8/2R5/1Q6/8 b - - 0 1",
        &[
            "missing-king 7.4 [] missing king: White has none",
            "missing-king 7.4 [] missing king: Black has none",
        ],
    );
    refused(
        "8/3r4/8/8/8/2R5/1Q6/4K3 w - - 0 1",
        &["missing-king 7.4 [] missing king: Black has none"],
    );
}

#[test]
fn too_many_kings_are_not_missing_kings() {
    refused(
        "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1",
        &[
            "too-many-kings 7.4 [king=a1 king=b1 king=c1 king=d1 king=e1 king=f1 king=g1 king=h1] \
             too many kings: White has 8, on a1, b1, c1, d1, e1, f1, g1 and h1",
            "too-many-kings 7.4 [king=a8 king=b8 king=c8 king=d8 king=e8 king=f8 king=g8 king=h8] \
             too many kings: Black has 8, on a8, b8, c8, d8, e8, f8, g8 and h8",
        ],
    );
    // Which of them could castle is no question then.
    refused(
        "4k3/8/8/8/8/8/8/R2KK2R w KQ - 0 1",
        &["too-many-kings 7.4 [king=d1 king=e1] too many kings: White has 2, on d1 and e1"],
    );
}

#[test]
fn kings_side_by_side_are_an_attack_on_the_one_not_to_move() {
    refused(
        "8/8/8/8/8/8/5kK1/8 w - - 0 1",
        &["opponent-in-check 7.5 [king=f2 attacker=g2] \
           the side not to move is in check: the black king on f2 is attacked by the white king on g2"],
    );
}

#[test]
fn a_pawn_on_the_first_or_last_rank_is_refused_whosever_it_is() {
    refused(
        "3P4/1k2K3/8/8/8/8/8/8 w - - 0 1",
        &["pawn-on-end-rank 7.6 [condition=d8] no pawn stands on rank 1 or 8, so not the white pawn on d8"],
    );
    refused(
        "3p4/1k2K3/8/8/8/8/8/P6p w - - 0 1",
        &[
            "pawn-on-end-rank 7.6 [condition=a1 condition=h1 condition=d8] no pawn stands on rank 1 or 8, \
             so not the white pawn on a1, the black pawn on h1 and the black pawn on d8",
        ],
    );
}

#[test]
fn the_side_not_to_move_is_not_in_check_and_every_attacker_is_named() {
    refused(
        "1n6/8/2Q5/1rK5/8/8/8/5k2 b - - 0 1",
        &["opponent-in-check 7.5 [king=c5 attacker=b5] \
           the side not to move is in check: the white king on c5 is attacked by the black rook on b5"],
    );
    refused(
        "4k3/4r3/8/8/8/3n4/8/4K3 b - - 0 1",
        &[
            "opponent-in-check 7.5 [king=e1 attacker=d3 attacker=e7] the side not to move is in check: \
           the white king on e1 is attacked by the black knight on d3 and the black rook on e7",
        ],
    );
}

#[test]
fn every_fault_of_a_set_up_is_found_at_once() {
    let codes: Vec<_> = faults("P7/8/8/8/8/8/4r3/R3K3 b Kk e3 0 1", Rules::Standard)
        .iter()
        .map(|fault| fault.split(' ').take(2).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(
        codes,
        [
            "missing-king 7.4",
            "pawn-on-end-rank 7.6",
            "castling-right-without-rook 7.7",
            "castling-right-without-king 7.7",
            "en-passant-without-pawn 7.8",
            "en-passant-occupied 7.8",
            "opponent-in-check 7.5",
        ]
    );
}

#[test]
fn odd_material_and_impossible_checks_are_no_faults() {
    kept("QQQQQQQQ/QQQQQQQQ/8/8/8/8/k7/7K b - - 0 1");
    kept("4k3/PPPPPPPP/PPPPPPPP/8/8/8/8/4K3 b - - 0 1");
    kept("4k3/8/8/8/8/8/3nrn2/4K3 w - - 0 1");
    kept("bbbbkbbb/8/8/8/8/8/8/4K3 w - - 0 1");
}

// Counters.

#[test]
fn counters_are_kept_as_they_are() {
    kept("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 150");
    kept("4k3/8/8/8/8/8/8/4K3 w - - 65535 4294967295");
    let position = position("4k3/8/8/8/8/8/8/4K3 b - - 7 1234");
    assert_eq!((position.halfmove_clock(), position.move_number()), (7, 1234));
}

#[test]
fn a_counter_that_is_too_large_is_refused_and_never_cut() {
    refused(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999",
        &[
            r#"counter-range 28..48 `99999999999999999999` move number: expected a whole number from 1 to 4294967295, found "99999999999999999999""#,
        ],
    );
    refused(
        "4k3/8/8/8/8/8/8/4K3 w - - 65536 1",
        &[r#"counter-range 26..31 `65536` halfmove clock: expected a whole number from 0 to 65535, found "65536""#],
    );
}

#[test]
fn a_counter_that_is_no_whole_number_is_refused_by_its_field() {
    for text in ["-1", "0.5", "+3", "x", "-", "３"] {
        let end = text.len();
        refused(
            &format!("4k3/8/8/8/8/8/8/4K3 w - - {text} 1"),
            &[&format!(
                "counter 26..{} `{text}` halfmove clock: expected a whole number from 0 to 65535, found {text:?}",
                26 + end
            )],
        );
        refused(
            &format!("4k3/8/8/8/8/8/8/4K3 w - - 0 {text}"),
            &[&format!(
                "counter 28..{} `{text}` move number: expected a whole number from 1 to 4294967295, found {text:?}",
                28 + end
            )],
        );
    }
    refused(
        "4k3/8/8/8/8/8/8/4K3 w - - 007 1",
        &[r#"counter 26..29 `007` halfmove clock: expected a number without zeros before it, found "007" (write 7)"#],
    );
}

#[test]
fn move_number_zero_is_refused() {
    refused(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
        &[
            "counter-range 28..29 `0` move number: expected a whole number from 1 to 4294967295, \
           found \"0\" (write 1)",
        ],
    );
}

#[test]
fn a_clock_above_a_hundred_is_kept_and_only_offers_a_claim() {
    for (clock, is_claimable) in [(99, false), (100, true), (101, true), (149, true)] {
        let fen = format!("8/R7/7r/1k6/3KB3/8/8/8 w - - {clock} 112");
        kept(&fen);
        let game = Game::new(position(&fen));
        assert_eq!(game.outcome(), None, "{fen}");
        assert_eq!(game.claims() == [Claim::FiftyMoves], is_claimable, "{fen}");
        assert_eq!(game.legal_moves().len(), position(&fen).count_moves());
        assert!(!game.legal_moves().is_empty());
    }
}

#[test]
fn clocks_stay_at_the_top() {
    let top = position("4k3/8/8/8/8/8/8/4K3 b - - 65535 4294967295");
    let after = after(top, &["e8e7", "e1e2", "e7e8"]);
    assert_eq!(after.to_fen(), "4k3/8/8/8/8/8/4K3/8 w - - 65535 4294967295");
}

#[test]
fn an_empty_board_is_a_set_up_and_no_position() {
    let setup: Setup = "8/8/8/8/8/8/8/8 w - - 0 1".parse().unwrap();
    assert_eq!(setup.board, Board::empty());
    assert_eq!(setup.board.occupied(), Bitboard::EMPTY);
    let error = OrthodoxPosition::from_setup(&setup, Rules::Standard).unwrap_err();
    assert_eq!(error.faults().len(), 2);
}
