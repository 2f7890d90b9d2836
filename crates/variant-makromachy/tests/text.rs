//! Text forms on a board of more than nine files and ranks (section 2 of the rules page).

mod common;

use variant_makromachy::{Intent, Makromachy, MakromachyPosition, Position as _, Rules, Setup, Square, Variant as _};

/// The faults of a FEN as text: field, bytes, code, what was expected and found, suggestion.
fn faults(fen: &str) -> Vec<String> {
    let error = fen.parse::<Setup>().expect_err(fen);
    let faults = error.faults().iter();
    faults
        .map(|fault| format!("{} {:?} {}: {fault}", fault.field, fault.span, fault.code))
        .collect()
}

fn with_rank(rank: &str) -> String {
    format!("12k1/{rank}/14/14/14/14/14/14/14/14/14/14/14/13K w - - 0 1")
}

#[test]
fn rule_2_1_every_square_reads_as_it_is_written() {
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    assert_eq!("a10".parse::<Square>().unwrap().index(), 9 * 14);
    assert_eq!("n14".parse::<Square>().unwrap().index(), 195);
    for text in ["a15", "o1", "a0", "a01", "a", "A1", "a1 ", "a100"] {
        assert!(text.parse::<Square>().is_err(), "{text}");
    }
    let error = "a:".parse::<Square>().unwrap_err();
    assert!(error.to_string().contains("rank 10 is written 10"), "{error}");
}

#[test]
fn rule_2_10_moves_over_rank_ten_read_as_they_are_written() {
    for text in [
        "a11a8",
        "a10b10",
        "n14a1",
        "d13d14q",
        "e5e6,e6f7",
        "i1c1,a1i1",
        "i14m14,n14i14",
        "m13m14z",
    ] {
        assert_eq!(text.parse::<Intent>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "a1",
        "a1a15",
        "a1o1",
        "a:a2",
        "a1a2x",
        "a1a2Q",
        "a1-a2",
        "a1a2,b1b2",
        "0000",
        "a1a2qq",
    ] {
        assert!(text.parse::<Intent>().is_err(), "{text}");
    }
}

#[test]
fn rule_2_4_a_run_of_digits_is_one_decimal_number() {
    for rank in ["14", "P13", "6P7", "1P12", "13n", "PPPPPPPPPPP3", "nnnnnnnnnnnnnn"] {
        let fen = with_rank(rank);
        assert_eq!(common::position(&fen).to_fen(), fen);
    }
    assert_eq!(common::position(&with_rank("14")).board().occupied().count(), 2);
}

#[test]
fn rule_2_4_a_run_of_more_than_fourteen_is_refused_with_what_was_meant() {
    let found = faults(&with_rank("95"));
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("placement 5..7 run"), "{found:?}");
    assert!(found[0].contains("9 then 5? write 14"), "{found:?}");
}

#[test]
fn rule_2_4_no_zero_and_no_wrong_sum() {
    for rank in ["014", "0", "13", "15", "P14", "7P7", "140", "PP", "", "14P"] {
        assert!(with_rank(rank).parse::<Setup>().is_err(), "{rank}");
    }
    assert!(
        "k13/14/14/14/14/14/14/14/14/14/14/14/13K w - - 0 1"
            .parse::<Setup>()
            .is_err()
    );
    assert!(
        "k13/14/14/14/14/14/14/14/14/14/14/14/14/14/13K w - - 0 1"
            .parse::<Setup>()
            .is_err()
    );
    let found = faults(&with_rank("X13"));
    assert!(found[0].contains("'X', which is not a Makromachy piece"), "{found:?}");
}

#[test]
fn rule_2_6_castling_letters_stand_in_order() {
    let fen = |castling: &str| format!("d7k4d/14/14/14/14/14/14/14/14/14/14/14/14/D7K4D w {castling} - 0 1");
    for castling in ["KQkq", "KQ", "Kk", "q", "-", "Qkq"] {
        assert_eq!(common::position(&fen(castling)).to_fen(), fen(castling));
    }
    for (castling, repair) in [("QK", "KQ"), ("kQ", "Qk"), ("KK", "K"), ("qkQK", "KQkq")] {
        let found = faults(&fen(castling));
        assert!(found[0].contains(&format!("did you mean {repair}?")), "{found:?}");
    }
    for castling in ["AN", "KQkqx", "1", "K-"] {
        assert!(fen(castling).parse::<Setup>().is_err(), "{castling}");
    }
}

#[test]
fn rule_2_7_en_passant_squares_in_either_order() {
    let fen = |passed: &str| format!("k13/14/14/14/14/14/14/3pP9/5w8/14/14/14/14/13K b - {passed} 0 1");
    let position = common::position(&fen("e6e5"));
    assert_eq!(position.to_fen(), fen("e5e6"));
    assert_eq!(position, common::position(&fen("e5e6")));
    for passed in ["e5e5", "e5e6e7", "e5-", "5e", "e", "é", "e5é", "e15", "e5,e6"] {
        assert!(fen(passed).parse::<Setup>().is_err(), "{passed}");
    }
}

#[test]
fn rule_2_7_en_passant_squares_are_written_whether_or_not_they_can_be_used() {
    let position = common::after(Makromachy::start(Rules), &["e4e7"]);
    assert!(position.to_fen().ends_with(" b KQkq e5e6 0 1"), "{}", position.to_fen());
    // They are no part of the position, though: no rule can tell the difference.
    let plain = position.to_fen().replace("e5e6", "-");
    assert_eq!(position, common::position(&plain));
}

#[test]
fn rule_2_8_counters_are_plain_numbers() {
    let fen = |counters: &str| format!("k13/14/14/14/14/14/14/14/14/14/14/14/14/13K w - - {counters}");
    for counters in ["0 1", "100 1", "65535 4294967295"] {
        assert_eq!(common::position(&fen(counters)).to_fen(), fen(counters));
    }
    for counters in [
        "0 0",
        "-1 1",
        "00 1",
        "0 01",
        "65536 1",
        "0 4294967296",
        "0",
        "0 1 e x",
        "0 1 f",
        "+0 1",
    ] {
        assert!(fen(counters).parse::<Setup>().is_err(), "{counters}");
    }
}

#[test]
fn rule_2_9_the_eagle_field_is_written_only_when_it_is_true() {
    let fen = "12k1/14/14/14/14/14/14/14/14/12L1/14/14/14/K13 b - - 99 80 e";
    let position = common::position(fen);
    assert!(position.is_eagle_check());
    assert_eq!(position.to_fen(), fen);
    assert_ne!(position, common::position(&fen[..fen.len() - 2]));
}

#[test]
fn text_of_any_kind_is_refused_without_a_panic() {
    let fen = Makromachy::INFO.start;
    for end in 0..fen.len() {
        assert!(MakromachyPosition::from_fen(&fen[..end], Rules).is_err() || end == fen.len());
    }
    for at in 0..fen.len() {
        for sign in ["x", "/", " ", "9", "é", "0", "K", "\0"] {
            let mut changed = fen.to_owned();
            changed.replace_range(at..=at, sign);
            if let Ok(position) = MakromachyPosition::from_fen(&changed, Rules) {
                assert_eq!(position.to_fen(), changed);
            }
        }
    }
}
