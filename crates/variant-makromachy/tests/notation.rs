//! Short algebraic notation and FEN at both levels (rules 2.11 and 2.12).

mod common;

use common::{after, position};
use variant_core::san::{self, SanError};
use variant_core::{PositionError, Reading};
use variant_makromachy::{MakromachyPosition, Position as _, Rules, Square};

/// The coordinates of the move that a text says.
fn read(position: &MakromachyPosition, text: &str, reading: Reading) -> Result<String, SanError> {
    san::read(position, text, reading).map(|m| position.intent(m).to_string())
}

fn lenient(position: &MakromachyPosition, text: &str) -> Result<String, SanError> {
    read(position, text, Reading::Lenient)
}

/// A text that only lenient reading takes: the move, and the error of strict reading.
fn slip(position: &MakromachyPosition, text: &str) -> (String, SanError) {
    let error = read(position, text, Reading::Strict).expect_err(text);
    let m = lenient(position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    (m, error)
}

/// The text of a move in coordinates, which is read back strictly.
fn write(position: &MakromachyPosition, coordinates: &str) -> String {
    let m = position
        .resolve(&coordinates.parse().unwrap())
        .unwrap_or_else(|error| panic!("{coordinates}: {error}"));
    let text = san::write(position, m);
    assert_eq!(san::read(position, &text, Reading::Strict), Ok(m), "{text}");
    text
}

/// Pieces on an otherwise empty board, with kings on a14 and n1 and no rights.
fn with(pieces: &[(&str, char)], turn: char) -> MakromachyPosition {
    let mut ranks = vec![vec!['.'; 14]; 14];
    for (square, letter) in [("a14", 'k'), ("n1", 'K')].iter().chain(pieces) {
        let square: Square = square.parse().unwrap();
        ranks[13 - usize::from(square.rank().index())][usize::from(square.file().index())] = *letter;
    }
    let ranks = ranks.iter().map(|rank| {
        let mut text = String::new();
        let mut empty = 0;
        for &letter in rank.iter().chain(&['/']) {
            if letter == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.extend((letter != '/').then_some(letter));
        }
        text
    });
    position(&format!("{} {turn} - - 0 1", ranks.collect::<Vec<_>>().join("/")))
}

const HIT_AND_RUN: &str = "k13/14/14/14/14/14/14/14/4r9/4Tp8/14/14/14/13K w - - 0 1";

#[test]
fn rule_2_11_a_hit_and_run_names_both_squares() {
    let position = position(HIT_AND_RUN);
    assert_eq!(write(&position, "e5e6,e6f7"), "Txe6-f7");
    assert_eq!(write(&position, "e5e6"), "Txe6");
    assert_eq!(write(&position, "e5f6"), "Tf6");
    assert_eq!(write(&position, "e5e6,e6f6"), "Txe6-f6");
    assert_eq!(write(&position, "e5f5,f5f6"), "Txf5-f6");
    for text in ["Te5xe6-f7", "Texe6-f7", "Txe6–f7", "Txe6-f7+"] {
        assert_eq!(slip(&position, text).0, "e5e6,e6f7", "{text}");
    }
    let error = lenient(&position, "Txe6-f5").unwrap_err();
    assert_eq!(error.code(), "illegal");
    assert!(error.illegal().is_some(), "{error}");
    assert_eq!(lenient(&position, "Txe6-").unwrap_err().code(), "trailing");
    // Two of them that may take the same piece and go on to the same square.
    let two = with(&[("e5", 'T'), ("g7", 'T'), ("f6", 'r')], 'w');
    assert_eq!(write(&two, "e5f6,f6e7"), "Texf6-e7");
    let error = lenient(&two, "Txf6-e7").unwrap_err();
    assert_eq!(
        error.to_string(),
        "ambiguous: e5f6,f6e7 or g7f6,f6e7; write Texf6-e7 or Tgxf6-e7"
    );
}

#[test]
fn rule_2_11_castling_names_the_square_of_the_king() {
    let position = position("d7k4d/14/14/14/14/14/14/8p5/14/14/14/14/14/D7K4D w KQkq - 0 1");
    assert_eq!(write(&position, "i1k1,n1i1"), "O-O-k1");
    assert_eq!(write(&position, "i1c1,a1i1"), "O-O-O-c1");
    assert_eq!(write(&position, "i1j1,n1i1"), "O-O-j1");
    assert_eq!(write(&position, "i1j1"), "Kj1");
    assert_eq!(write(&after(position, &["i1i2"]), "i14b14,a14i14"), "O-O-O-b14");
    for text in ["0-0-k1", "o-o-k1", "O–O–k1", "O-O-k1!"] {
        assert_eq!(slip(&position, text).0, "i1k1,n1i1", "{text}");
    }
    let error = lenient(&position, "O-O").unwrap_err();
    assert_eq!(error.code(), "ambiguous");
    assert_eq!(error.suggestions(), ["O-O-j1", "O-O-k1", "O-O-l1", "O-O-m1"]);
    for text in ["O-O-n1", "O-O-O-k1", "O-O-c1"] {
        let error = lenient(&position, text).unwrap_err();
        assert_eq!(error.code(), "illegal", "{text}: {error}");
        assert!(!error.suggestions().is_empty(), "{text}");
    }
    assert_eq!(lenient(&position, "O-O-k15").unwrap_err().code(), "square");
}

#[test]
fn rule_2_11_castling_that_is_none_says_why() {
    let one_goal = position("k13/14/14/14/14/14/14/14/14/14/14/14/14/8KP1PPD w K - 0 1");
    assert_eq!(slip(&one_goal, "O-O").0, "i1k1,n1i1");
    let error = lenient(&one_goal, "O-O-O").unwrap_err();
    assert!(error.illegal().is_some(), "{error}");
    let checked = position("k7r5/14/14/14/14/14/14/14/14/14/14/14/14/8K4D w K - 0 1");
    let error = lenient(&checked, "O-O-k1").unwrap_err();
    assert!(
        error
            .illegal()
            .is_some_and(|illegal| illegal.reason().rule().starts_with("8.")),
        "{error}"
    );
}

#[test]
fn rule_2_11_the_archer_has_the_letter_of_castling() {
    let position = with(&[("e5", 'O')], 'w');
    assert_eq!(write(&position, "e5e6"), "Oe6");
    assert_eq!(lenient(&position, "O-O").unwrap_err().code(), "illegal");
    let two = with(&[("e5", 'O'), ("i5", 'O')], 'w');
    assert_eq!(write(&two, "e5g7"), "Oeg7");
}

#[test]
fn rule_2_11_two_ways_of_moving_count_alike_for_the_origin() {
    // One Elephant leaps to g7, the other is lifted there along the diagonal.
    let position = with(&[("d4", 'E'), ("f8", 'E'), ("h8", 'p')], 'w');
    let texts = common::texts(&position);
    let to_g7: Vec<_> = texts.iter().filter(|text| text.ends_with("g7")).collect();
    assert_eq!(to_g7, ["d4g7", "f8g7"]);
    assert_eq!(write(&position, "f8g7"), "Efg7");
    assert_eq!(write(&position, "d4g7"), "Edg7");
    let error = lenient(&position, "Eg7").unwrap_err();
    assert_eq!(error.to_string(), "ambiguous: d4g7 or f8g7; write Edg7 or Efg7");
}

#[test]
fn rule_2_11_ranks_of_two_digits_are_told_apart() {
    let rooks = with(&[("b1", 'R'), ("b11", 'R')], 'w');
    assert_eq!(write(&rooks, "b11b10"), "R11b10");
    assert_eq!(write(&rooks, "b1b10"), "R1b10");
    let four = with(&[("b2", 'Q'), ("b10", 'Q'), ("j2", 'Q'), ("j10", 'Q')], 'w');
    assert_eq!(write(&four, "b10f6"), "Qb10f6");
    for (text, code) in [
        ("Ra15", "square"),
        ("Ra0", "square"),
        ("Ro1", "square"),
        ("Ra:", "square"),
        ("R0a10", "square"),
    ] {
        assert_eq!(lenient(&rooks, text).unwrap_err().code(), code, "{text}");
    }
    assert_eq!(
        lenient(&rooks, "Ra:").unwrap_err().to_string(),
        "expected a rank: rank 10 is written 10"
    );
}

#[test]
fn rule_2_11_pawns_have_no_letter_and_warriors_have() {
    let pawns = with(&[("e4", 'P'), ("d5", 'p'), ("g5", 'W'), ("f6", 'p')], 'w');
    assert_eq!(write(&pawns, "e4e7"), "e7");
    assert_eq!(write(&pawns, "e4d5"), "exd5");
    assert_eq!(write(&pawns, "g5f6"), "Wxf6");
    assert_eq!(write(&pawns, "g5g7"), "Wg7");
    let promotion = with(&[("d13", 'P'), ("f12", 'W')], 'w');
    assert_eq!(write(&promotion, "d13d14m"), "d14=M+");
    assert_eq!(write(&promotion, "f12f14z"), "Wf14=Z");
    let error = lenient(&promotion, "d14").unwrap_err();
    assert_eq!(error.code(), "promotion-missing");
    assert_eq!(error.suggestions().len(), 16);
    assert_eq!(
        lenient(&promotion, "d14=T").unwrap_err().code(),
        "promotion-not-allowed"
    );
    let passed = position("k13/14/14/14/14/14/14/3pP9/5w8/14/14/14/14/13K b - e5e6 0 1");
    assert_eq!(write(&passed, "d7e6"), "dxe6");
    assert_eq!(write(&passed, "f6e5"), "Wxe5");
}

#[test]
fn rule_2_12_a_short_fen_is_completed_leniently() {
    let repaired = |fen: &str| {
        let (position, repairs) =
            MakromachyPosition::read_fen(fen, Rules, Reading::Lenient).unwrap_or_else(|error| panic!("{fen}: {error}"));
        (
            position.to_fen(),
            repairs.iter().map(ToString::to_string).collect::<Vec<_>>(),
        )
    };
    let placement = "d7k4d/14/14/14/14/14/14/14/14/14/14/14/14/D7K4D";
    let whole = format!("{placement} w KQkq - 0 1");
    assert_eq!(repaired(&whole), (whole.clone(), Vec::new()));
    assert_eq!(repaired(&format!("{placement} w KQkq")).0, whole);
    assert_eq!(repaired(&format!("{placement} w KQkq")).1.len(), 3);
    let (fen, repairs) = repaired(&format!("{placement} w qkQKK  - 0 0"));
    assert_eq!(fen, whole);
    assert_eq!(repairs[0], r#"castling: "qkQKK" read as "KQkq""#);
    // Never guessed: 9 and 5 may be a slip of any kind.
    for rank in ["95", "15", "014", "0", "77"] {
        let fen = whole.replacen("14", rank, 1);
        for reading in [Reading::Strict, Reading::Lenient] {
            let Err(PositionError::Fen(error)) = MakromachyPosition::read_fen(&fen, Rules, reading) else {
                panic!("{fen} was read")
            };
            assert_eq!(error.faults()[0].field, "placement");
        }
    }
}
