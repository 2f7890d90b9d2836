//! The fields of a FEN, with boards of 8 and of 14 files and a few kinds of piece of no game.

mod common;

use common::Role;
use variant_core::fen::{FenReader, Fields, Letters, MAX_FEN, write_placement};
use variant_core::{Board, Color, FenError, Geometry, Grid8x8, Grid14x14, Piece, Reading, Role as _, Square, key_of};

const LETTERS: Letters<Role> = Letters {
    game: "trial",
    hint: |letter| (letter == 'Q').then_some("did you mean R = rook?"),
    takes_tilde: |role| role == Role::Rook,
};

const BOARD: Fields = Fields {
    names: &["placement"],
    optional: 0,
    defaults: &[],
};

fn read<G: Geometry>(text: &str) -> Result<Board<G, Role>, FenError> {
    let mut reader = FenReader::new(text, BOARD, Reading::Strict);
    let board = if reader.has_fields() {
        reader.placement("placement", &LETTERS)
    } else {
        Board::empty()
    };
    reader.finish(board).map(|(board, _)| board)
}

/// Reads a text as rank 14 of a board whose other ranks are empty.
fn rank(text: &str) -> Result<Board<Grid14x14, Role>, FenError> {
    read(&format!("{text}{}", "/14".repeat(13)))
}

/// Every fault: its code, its span with the text there, and what it says.
fn faults<T: std::fmt::Debug>(text: &str, read: Result<T, FenError>) -> Vec<String> {
    let error = read.expect_err(text);
    let show = |fault: &variant_core::FenFault| {
        let at = &text[fault.span.clone()];
        format!("{} {:?} `{at}` {fault}", fault.code, fault.span)
    };
    error.faults().iter().map(show).collect()
}

fn rank_faults(text: &str) -> Vec<String> {
    faults(&format!("{text}{}", "/14".repeat(13)), rank(text))
}

fn written<G: Geometry>(board: &Board<G, Role>) -> String {
    let mut text = String::new();
    write_placement(board, &mut text).unwrap();
    text
}

#[test]
fn a_run_of_fourteen_is_one_number() {
    let empty = "14/".repeat(13) + "14";
    assert_eq!(read::<Grid14x14>(&empty), Ok(Board::empty()));
    assert_eq!(written(&Board::<Grid14x14, Role>::empty()), empty);
    for (text, pawns) in [
        ("13P", "n14"),
        ("P13", "a14"),
        ("6P7", "g14"),
        ("10P3", "k14"),
        ("3P10", "d14"),
        ("9P4", "j14"),
    ] {
        let board = rank(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let square = pawns.parse().unwrap();
        assert_eq!(
            board.iter().collect::<Vec<_>>(),
            [(square, Piece::new(Color::White, Role::Pawn))]
        );
        assert!(written(&board).starts_with(&format!("{text}/14/")));
    }
}

#[test]
fn a_run_written_in_parts_is_refused_with_the_sum() {
    assert_eq!(
        rank_faults("95"),
        [r#"run 0..2 `95` placement: expected at most 14 empty squares, found "95" (9 then 5? write 14)"#]
    );
    assert_eq!(
        rank_faults("94P"),
        [r#"run 0..2 `94` placement: expected at most 14 empty squares, found "94" (9 then 4? write 13)"#]
    );
    assert_eq!(
        rank_faults("P76"),
        [r#"run 1..3 `76` placement: expected at most 14 empty squares, found "76" (7 then 6? write 13)"#]
    );
    // No sum, no repair.
    assert_eq!(
        rank_faults("96"),
        [r#"run 0..2 `96` placement: expected at most 14 empty squares, found "96""#]
    );
}

#[test]
fn a_run_longer_than_a_rank_is_refused_whatever_its_length() {
    assert_eq!(
        rank_faults("99999999999999999999999999"),
        [
            r#"run 0..26 `99999999999999999999999999` placement: expected at most 14 empty squares, found "999999999999999999999999"…"#
        ]
    );
    assert_eq!(
        rank_faults("140"),
        [r#"run 0..3 `140` placement: expected at most 14 empty squares, found "140""#]
    );
    assert_eq!(
        faults("9/8/8/8/8/8/8/8", read::<Grid8x8>("9/8/8/8/8/8/8/8")),
        [r#"run 0..1 `9` placement: expected at most 8 empty squares, found "9""#]
    );
}

#[test]
fn a_zero_before_a_run_is_refused_on_the_zero() {
    let expected = "expected a number from 1 to 14 without a zero before it";
    assert_eq!(
        rank_faults("014"),
        [format!(r#"run 0..1 `0` placement: {expected}, found "0" (write 14)"#)]
    );
    assert_eq!(
        rank_faults("P013"),
        [format!(r#"run 1..2 `0` placement: {expected}, found "0" (write 13)"#)]
    );
    assert_eq!(
        rank_faults("0"),
        [format!(r#"run 0..1 `0` placement: {expected}, found "0""#)]
    );
    assert_eq!(
        rank_faults("7P0P5"),
        [format!(r#"run 2..3 `0` placement: {expected}, found "0""#)]
    );
    // Where a run is one digit, there is no zero at all.
    for (text, at, repair) in [
        ("08", 0, " (write 8)"),
        ("80", 1, ""),
        ("0", 0, ""),
        ("4P03", 2, " (write 3)"),
    ] {
        let text = format!("{text}/8/8/8/8/8/8/8");
        assert_eq!(
            faults(&text, read::<Grid8x8>(&text)),
            [format!(
                r#"run {at}..{} `0` placement: expected a digit from 1 to 8, found "0"{repair}"#,
                at + 1
            )]
        );
    }
}

#[test]
fn two_digits_in_a_row_are_refused_where_a_run_is_one_digit() {
    for (text, span, run, repair) in [
        ("1K15", "2..4", "15", " (write 6)"),
        ("44", "0..2", "44", " (write 8)"),
        ("1111P3", "0..4", "1111", " (write 4)"),
        ("99", "0..2", "99", ""),
        ("14", "0..2", "14", " (write 5)"),
    ] {
        let text = format!("{text}/8/8/8/8/8/8/8");
        assert_eq!(
            faults(&text, read::<Grid8x8>(&text)),
            [format!(
                r#"run {span} `{run}` placement: expected one digit, not two digits in a row, found "{run}"{repair}"#
            )]
        );
    }
}

#[test]
fn a_rank_comes_to_the_squares_of_the_board() {
    for (text, found) in [("13", 13), ("P14", 15), ("", 0), ("PPPPPPPPPPPPPPP", 15), ("1P1", 3)] {
        assert_eq!(
            rank_faults(text),
            [format!(
                "squares 0..{} `{text}` placement: expected 14 squares on rank 14, found {found}",
                text.len()
            )]
        );
    }
}

#[test]
fn each_ragged_rank_is_named() {
    let text = "8/7/8/9P/8/8/8/";
    let found = faults(text, read::<Grid8x8>(text));
    assert_eq!(
        found,
        [
            "squares 2..3 `7` placement: expected 8 squares on rank 7, found 7",
            r#"run 6..7 `9` placement: expected at most 8 empty squares, found "9""#,
            "squares 15..15 `` placement: expected 8 squares on rank 1, found 0",
        ]
    );
}

#[test]
fn more_ranks_than_the_board_has_are_refused_without_being_read() {
    let nine = "8/8/8/8/8/8/8/8/8";
    assert_eq!(
        faults(nine, read::<Grid8x8>(nine)),
        ["ranks 15..17 `/8` placement: expected 8 ranks, found 9+"]
    );
    let many = "8/".repeat(299) + "8";
    let found = faults(&many, read::<Grid8x8>(&many));
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with("placement: expected 8 ranks, found 9+"));
    let fifteen = "14/".repeat(14) + "x";
    assert_eq!(
        faults(&fifteen, read::<Grid14x14>(&fifteen)),
        ["ranks 41..43 `/x` placement: expected 14 ranks, found 15+"]
    );
}

#[test]
fn fewer_ranks_than_the_board_has_are_counted() {
    let seven = "8/8/8/8/8/8/8";
    assert_eq!(
        faults(seven, read::<Grid8x8>(seven)),
        ["ranks 13..13 `` placement: expected 8 ranks, found 7"]
    );
    let found = faults("8", read::<Grid14x14>("8"));
    assert_eq!(
        found,
        [
            "squares 0..1 `8` placement: expected 14 squares on rank 14, found 8",
            "ranks 1..1 `` placement: expected 14 ranks, found 1",
        ]
    );
}

#[test]
fn a_letter_of_no_piece_is_named_with_what_it_may_have_meant() {
    assert_eq!(
        rank_faults("6X7"),
        [
            "letter 1..2 `X` placement: expected a piece of trial or a number of empty squares, \
          found 'X', which is not a trial piece"
        ]
    );
    assert_eq!(
        rank_faults("6q7"),
        [
            "letter 1..2 `q` placement: expected a piece of trial or a number of empty squares, \
          found 'q', which is not a trial piece (did you mean R = rook?)"
        ]
    );
    assert_eq!(
        rank_faults("6é7"),
        [
            "letter 1..3 `é` placement: expected a piece of trial or a number of empty squares, \
          found 'é', which is not a trial piece"
        ]
    );
}

#[test]
fn a_tilde_stands_only_behind_the_pieces_that_take_it() {
    assert_eq!(rank("R~13"), rank("R13"));
    assert_eq!(rank("13r~"), rank("13r"));
    for (text, span) in [("P~13", "1..2"), ("~14", "0..1"), ("1~P12", "1..2"), ("R~~13", "2..3")] {
        let found = rank_faults(text);
        assert_eq!(found.len(), 1, "{text}");
        assert!(found[0].starts_with(&format!("letter {span} `~`")), "{found:?}");
    }
}

fn placements_round_trip<G: Geometry>() {
    for round in 0..300_u64 {
        let mut board = Board::<G, Role>::empty();
        for square in Square::all() {
            let number = key_of(round << 8 | u64::from(square.index()));
            // From full boards to nearly empty ones.
            if number % 300 < round {
                continue;
            }
            let pick = usize::try_from(number >> 32).unwrap();
            let piece = Piece::new(Color::ALL[pick % 2], Role::ALL[pick / 2 % 3]);
            board.put(square, piece);
        }
        assert_eq!(read(&written(&board)), Ok(board), "{}", written(&board));
    }
}

#[test]
fn what_is_written_is_read() {
    placements_round_trip::<Grid8x8>();
    placements_round_trip::<Grid14x14>();
}

const FIELDS: Fields = Fields {
    names: &["side", "clock", "number", "nothing"],
    optional: 1,
    defaults: &[],
};

/// Reads a side, a number from 0 to 9, one from 1 to 4294967295, and a dash that may be missing.
fn fields(text: &str) -> Result<(Color, u32, u32), FenError> {
    let mut reader = FenReader::new(text, FIELDS, Reading::Strict);
    let value = (
        reader.turn("side"),
        reader.counter("clock", 0, 9),
        reader.counter("number", 1, u32::MAX),
    );
    reader.dash("nothing");
    reader.finish(value).map(|(value, _)| value)
}

#[test]
fn fields_are_read_by_name_and_the_last_may_be_missing() {
    assert_eq!(fields("w 0 1"), Ok((Color::White, 0, 1)));
    assert_eq!(fields("b 9 4294967295 -"), Ok((Color::Black, 9, u32::MAX)));
}

#[test]
fn missing_fields_are_named_and_surplus_ones_counted() {
    assert_eq!(
        faults("w", fields("w")),
        ["fields 1..1 `` FEN: expected 3 fields, found 1; missing: clock, number"]
    );
    assert_eq!(
        faults("w 0 1 - é ", fields("w 0 1 - é ")),
        [
            "fields 8..11 `é ` FEN: expected 4 fields, found 5",
            "blank 10..11 ` ` FEN: expected a field, found a blank too many (write one blank between two fields)",
        ]
    );
}

#[test]
fn blanks_at_the_ends_and_doubled_ones_are_marked_each() {
    let blank = "FEN: expected a field, found a blank too many (write one blank between two fields)";
    for (text, spans) in [
        (" w 0 1", vec!["0..1"]),
        ("w 0 1 ", vec!["5..6"]),
        ("w  0 1", vec!["2..3"]),
        ("  w   0 1  ", vec!["0..1", "1..2", "4..5", "5..6", "9..10", "10..11"]),
    ] {
        let expected: Vec<_> = spans.iter().map(|span| format!("blank {span} ` ` {blank}")).collect();
        assert_eq!(faults(text, fields(text)), expected, "{text:?}");
    }
}

#[test]
fn an_empty_text_is_no_position() {
    for text in ["", " ", "   ", "\t", "\n", "\u{a0}"] {
        let found = faults(text, fields(text));
        assert_eq!(
            found,
            [format!(
                "empty 0..{} `{text}` FEN: expected a position, found an empty FEN",
                text.len()
            )]
        );
    }
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    for letter in ["8", "é", "\u{1F600}"] {
        let text = "w".to_owned() + &letter.repeat(MAX_FEN);
        let error = fields(&text).unwrap_err();
        assert_eq!(error.faults().len(), 1);
        let fault = &error.faults()[0];
        assert_eq!(
            fault.to_string(),
            format!("FEN: expected at most 4096 bytes, found {} bytes", text.len())
        );
        // The span begins with a letter, not inside one.
        assert!(text.get(fault.span.clone()).is_some(), "{:?}", fault.span);
        assert!((MAX_FEN..MAX_FEN + 4).contains(&fault.span.start));
        assert_eq!(fault.span.end, text.len());
    }
}

#[test]
fn the_side_to_move_is_a_small_letter() {
    for (text, repair) in [
        ("W", " (did you mean w?)"),
        ("B", " (did you mean b?)"),
        ("white", " (did you mean w?)"),
        ("x", ""),
        ("-", ""),
    ] {
        let whole = format!("{text} 0 1");
        assert_eq!(
            faults(&whole, fields(&whole)),
            [format!(
                "turn 0..{} `{text}` side: expected w or b, found {text:?}{repair}",
                text.len()
            )]
        );
    }
}

#[test]
fn a_counter_is_a_whole_number_without_a_sign() {
    for text in ["-1", "+3", "0.5", "1e3", "x", "１", "-", "1_0"] {
        let whole = format!("w {text} 1");
        assert_eq!(
            faults(&whole, fields(&whole)),
            [format!(
                "counter 2..{} `{text}` clock: expected a whole number from 0 to 9, found {text:?}",
                2 + text.len()
            )]
        );
    }
}

#[test]
fn a_counter_out_of_range_is_refused_and_never_cut() {
    assert_eq!(
        faults("w 10 1", fields("w 10 1")),
        [r#"counter-range 2..4 `10` clock: expected a whole number from 0 to 9, found "10""#]
    );
    assert_eq!(
        faults("w 0 4294967296", fields("w 0 4294967296")),
        [
            r#"counter-range 4..14 `4294967296` number: expected a whole number from 1 to 4294967295, found "4294967296""#
        ]
    );
    assert_eq!(
        faults("w 0 99999999999999999999", fields("w 0 99999999999999999999")),
        [
            r#"counter-range 4..24 `99999999999999999999` number: expected a whole number from 1 to 4294967295, found "99999999999999999999""#
        ]
    );
    assert_eq!(
        faults("w 0 0", fields("w 0 0")),
        [r#"counter-range 4..5 `0` number: expected a whole number from 1 to 4294967295, found "0" (write 1)"#]
    );
}

#[test]
fn a_counter_has_no_zero_before_it() {
    for (text, repair) in [("007", " (write 7)"), ("00", " (write 0)"), ("010", "")] {
        let whole = format!("w {text} 1");
        assert_eq!(
            faults(&whole, fields(&whole)),
            [format!(
                "counter 2..{} `{text}` clock: expected a number without zeros before it, found {text:?}{repair}",
                2 + text.len()
            )]
        );
    }
}

#[test]
fn a_field_of_nothing_is_a_dash() {
    assert_eq!(
        faults("w 0 1 KQ", fields("w 0 1 KQ")),
        [r#"dash 6..8 `KQ` nothing: expected -, found "KQ""#]
    );
}

#[test]
fn faults_come_in_the_order_of_the_text_and_not_without_end() {
    let found = faults("x y z ?", fields("x y z ?"));
    let codes: Vec<_> = found.iter().map(|fault| fault.split(' ').next().unwrap()).collect();
    assert_eq!(codes, ["turn", "counter", "counter", "dash"]);
    // A board of nothing but faults.
    let text = vec!["x".repeat(90); 14].join("/");
    let error = read::<Grid14x14>(&text).unwrap_err();
    assert_eq!(error.faults().len(), 64);
}

#[test]
fn a_long_text_at_fault_is_quoted_in_part() {
    let text = format!("{} 0 1", "é".repeat(100));
    let message = fields(&text).unwrap_err().to_string();
    assert_eq!(message, format!("side: expected w or b, found \"{}\"…", "é".repeat(24)));
}
