//! Short algebraic notation and FEN at both levels (rules 9.3 to 9.10).

mod common;

use common::{position, start};
use variant_core::san::{self, SanError};
use variant_core::{PositionError, Reading};
use variant_makruk::{MakrukPosition, Position as _, Rules, alphabet};

/// The coordinates of the move that a text says.
fn read(position: &MakrukPosition, text: &str, reading: Reading) -> Result<String, SanError> {
    san::read(position, text, reading).map(|m| position.intent(m).to_string())
}

/// A text that only lenient reading takes: the move, and the error of strict reading.
fn slip(position: &MakrukPosition, text: &str) -> (String, SanError) {
    let error = read(position, text, Reading::Strict).expect_err(text);
    let m = read(position, text, Reading::Lenient).unwrap_or_else(|error| panic!("{text}: {error}"));
    (m, error)
}

/// The text of a move in coordinates.
fn write(position: &MakrukPosition, coordinates: &str) -> String {
    san::write(position, position.resolve(&coordinates.parse().unwrap()).unwrap())
}

/// What lenient reading makes of a FEN, and its repairs as text.
fn repaired(fen: &str) -> (String, Vec<String>) {
    let (position, repairs) = MakrukPosition::read_fen(fen, Rules::default(), Reading::Lenient)
        .unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert!(repairs.is_empty() || MakrukPosition::from_fen(fen, Rules::default()).is_err());
    (position.to_fen(), repairs.iter().map(ToString::to_string).collect())
}

#[test]
fn rule_9_10_the_khon_is_written_s_and_read_as_b_leniently() {
    let position = position("4k3/8/8/8/8/4S3/8/4K3 w - - 0 1");
    assert_eq!(write(&position, "e3d4"), "Sd4");
    assert_eq!(read(&position, "Sd4", Reading::Strict).as_deref(), Ok("e3d4"));
    let (m, error) = slip(&position, "Bd4");
    assert_eq!(m, "e3d4");
    assert_eq!(error.to_string(), "it is written another way: write Sd4");
    for text in ["Qd4", "Td4", "Ed4", "Fd4"] {
        assert_eq!(
            read(&position, text, Reading::Lenient).unwrap_err().code(),
            "letter",
            "{text}"
        );
    }
}

#[test]
fn rule_9_10_a_promotion_is_written_and_may_be_left_out_leniently() {
    let position = position("4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1");
    assert_eq!(write(&position, "e5e6m"), "e6=M");
    assert_eq!(write(&position, "e5d6"), "exd6=M");
    for (text, m) in [
        ("e6", "e5e6m"),
        ("exd6", "e5d6m"),
        ("e6M", "e5e6m"),
        ("e6=m", "e5e6m"),
        ("ed6", "e5d6m"),
    ] {
        assert_eq!(slip(&position, text).0, m, "{text}");
    }
    let (_, error) = slip(&position, "e6");
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        ("promotion-missing", "the promotion is missing, to a met: write e6=M")
    );
    let error = read(&position, "e6=R", Reading::Lenient).unwrap_err();
    assert_eq!(error.to_string(), "cannot promote to rook (M)");
    let error = read(&start(), "e4=M", Reading::Lenient).unwrap_err();
    assert_eq!(error.code(), "not-a-promotion");
}

#[test]
fn rule_9_10_an_origin_is_written_where_it_is_needed() {
    let rooks = position("6k1/8/8/R7/8/8/8/R3K3 w - - 0 1");
    assert_eq!(write(&rooks, "a1a3"), "R1a3");
    assert_eq!(write(&rooks, "a5a3"), "R5a3");
    let error = read(&rooks, "Ra3", Reading::Lenient).unwrap_err();
    assert_eq!(error.to_string(), "ambiguous: a1a3 or a5a3; write R1a3 or R5a3");
    assert_eq!(write(&start(), "b1d2"), "Nd2");
    assert_eq!(write(&start(), "e3e4"), "e4");
    // Only a rook pins.
    let pinned = position("4r1k1/8/8/8/8/4N3/8/1N2K3 w - - 0 1");
    assert_eq!(write(&pinned, "b1c3"), "Nc3");
    let error = read(&pinned, "Nc4", Reading::Lenient).unwrap_err();
    assert_eq!(
        error.illegal().map(|illegal| illegal.reason().code()),
        Some("pinned"),
        "{error}"
    );
}

#[test]
fn rule_9_2_thai_letters_are_written_and_read() {
    let position = position("4k3/8/3n4/4P3/8/4S3/3M4/1N2K2R w - - 0 1");
    for &m in &position.legal_moves() {
        let text = san::write_in(&position, m, &alphabet::THAI);
        assert_eq!(
            san::read_in(&position, &text, Reading::Strict, &alphabet::THAI),
            Ok(m),
            "{text}"
        );
    }
    let write = |coordinates: &str| {
        let m = position.resolve(&coordinates.parse().unwrap()).unwrap();
        san::write_in(&position, m, &alphabet::THAI)
    };
    assert_eq!(write("e3d4"), "คd4");
    assert_eq!(write("d2c3"), "ม็c3");
    assert_eq!(write("b1c3"), "มc3");
    assert_eq!(write("e5d6m"), "exd6=ม็");
}

#[test]
fn rule_9_8_a_short_fen_is_completed_leniently() {
    let placement = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR";
    let whole = format!("{placement} w - - 0 1");
    assert_eq!(repaired(&whole), (whole.clone(), Vec::new()));
    assert_eq!(repaired(placement).0, whole);
    assert_eq!(repaired(placement).1[0], r#"side to move: missing, read as "w""#);
    assert_eq!(repaired(&format!("{placement} b")).0, whole.replace(" w ", " b "));
    assert_eq!(repaired(&format!("{placement} w -")).1.len(), 3);
    assert_eq!(repaired(&format!("{placement}  w - - 0 0")).0, whole);
    assert_eq!(repaired(&placement.replacen("/8/", "/44/", 1)).0, whole);
}

#[test]
fn rule_9_4_a_met_that_was_a_pawn_is_read_and_written_as_a_met() {
    let (fen, repairs) = repaired("4k3/8/8/8/8/8/M~7/4K3 w - - 0 1");
    assert_eq!(
        (fen.split(' ').next(), repairs.len()),
        (Some("4k3/8/8/8/8/8/M7/4K3"), 0)
    );
    for fen in [
        "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMQNR w - - 0 1",
        "rn+smksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
    ] {
        for reading in [Reading::Strict, Reading::Lenient] {
            let Err(PositionError::Fen(error)) = MakrukPosition::read_fen(fen, Rules::default(), reading) else {
                panic!("{fen} was read")
            };
            assert_eq!(error.faults()[0].code, "letter");
            assert!(error.faults()[0].suggestion.is_some());
        }
    }
}
