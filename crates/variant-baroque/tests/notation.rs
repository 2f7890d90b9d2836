//! Moves by letter and FEN at both levels (rules 6.3 to 6.6, 6.10 and 6.11).

mod common;

use common::position;
use variant_baroque::{BaroquePosition, Position as _, Rules};
use variant_core::san::{self, SanError};
use variant_core::{PositionError, Reading};

/// The coordinates of the move that a text says.
fn read(position: &BaroquePosition, text: &str, reading: Reading) -> Result<String, SanError> {
    san::read(position, text, reading).map(|m| position.intent(m).to_string())
}

/// A text that only lenient reading takes: the move, and the error of strict reading.
fn slip(position: &BaroquePosition, text: &str) -> (String, SanError) {
    let error = read(position, text, Reading::Strict).expect_err(text);
    let m = read(position, text, Reading::Lenient).unwrap_or_else(|error| panic!("{text}: {error}"));
    (m, error)
}

/// The text of a move in coordinates, which is read back strictly.
fn write(position: &BaroquePosition, coordinates: &str) -> String {
    let m = position.resolve(&coordinates.parse().unwrap()).unwrap();
    let text = san::write(position, m);
    assert_eq!(san::read(position, &text, Reading::Strict), Ok(m));
    text
}

/// What lenient reading makes of a FEN, and its repairs as text.
fn repaired(fen: &str) -> (String, Vec<String>) {
    let (position, repairs) = BaroquePosition::read_fen(fen, Rules::default(), Reading::Lenient)
        .unwrap_or_else(|error| panic!("{fen}: {error}"));
    (position.to_fen(), repairs.iter().map(ToString::to_string).collect())
}

#[test]
fn rule_6_3_each_man_is_written_in_its_own_way() {
    let start = position("rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w - - 0 1");
    assert_eq!(write(&start, "c2c4"), "Pc2c4");
    let king = position("8/7k/8/8/8/8/5p2/4K3 w - - 0 1");
    assert_eq!(write(&king, "e1d1"), "Kd1");
    assert_eq!(write(&king, "e1f2"), "Kxf2");
    let coordinator = position("7k/8/8/8/8/8/R7/4K3 w - - 0 1");
    assert_eq!(write(&coordinator, "a2a5"), "Ra5");
}

#[test]
fn rule_6_4_a_capture_by_another_than_the_king_ends_in_a_capital_x() {
    // The withdrawer leaves the pawn beside it.
    let withdrawer = position("7k/8/8/8/8/2pQ4/8/4K3 w - - 0 1");
    assert_eq!(write(&withdrawer, "d3e3"), "Qe3X");
    assert_eq!(write(&withdrawer, "d3d5"), "Qd5");
    let pincer = position("7k/8/8/8/3pP3/8/2P5/4K3 w - - 0 1");
    assert_eq!(write(&pincer, "c2c4"), "Pc2c4X");
    for (text, m) in [("Qxe3", "d3e3"), ("Qe3", "d3e3"), ("Qd5X", "d3d5"), ("Qd3e3X", "d3e3")] {
        assert_eq!(slip(&withdrawer, text).0, m, "{text}");
    }
    let (_, error) = slip(&withdrawer, "Qd5X");
    assert_eq!(
        (error.code(), error.span(), error.to_string().as_str()),
        ("capture-mark", 3..4, "d5 is empty, so not a capture: write Qd5")
    );
    let (_, error) = slip(&withdrawer, "Qe3");
    assert_eq!(error.to_string(), "the move captures, and a mark says so: write Qe3X");
}

#[test]
fn rule_6_3_a_pawn_may_be_said_with_less_leniently() {
    let pawn = position("7k/8/8/8/8/8/2P5/4K3 w - - 0 1");
    for text in ["c2c4", "Pc4", "c4", "c2-c4", "Pcc4"] {
        let (m, error) = slip(&pawn, text);
        assert_eq!(
            (m.as_str(), error.suggestions()),
            ("c2c4", &["Pc2c4".to_string()][..]),
            "{text}"
        );
    }
    // Pawns move as rooks do, so two of them may come to a square.
    let pawns = position("7k/8/8/8/7P/8/2P5/4K3 w - - 0 1");
    let error = read(&pawns, "Pc4", Reading::Lenient).unwrap_err();
    assert_eq!(error.to_string(), "ambiguous: c2c4 or h4c4; write Pc2c4 or Ph4c4");
}

#[test]
fn rule_6_5_an_origin_is_written_where_it_is_needed() {
    let leapers = position("7k/8/8/8/N6N/8/8/4K2N w - - 0 1");
    assert_eq!(write(&leapers, "a4d4"), "Nad4");
    assert_eq!(write(&leapers, "h4h3"), "N4h3");
    assert_eq!(write(&leapers, "h4d4"), "Nhd4");
    assert_eq!(write(&leapers, "h4e4"), "Nh4e4");
    let error = read(&leapers, "Nd4", Reading::Lenient).unwrap_err();
    assert_eq!(error.code(), "ambiguous");
    // One of the two is frozen.
    let frozen = position("7k/8/8/8/N6N/6m1/8/4K3 w - - 0 1");
    assert_eq!(write(&frozen, "a4d4"), "Nd4");
    let error = read(&frozen, "Nhd4", Reading::Lenient).unwrap_err();
    assert_eq!(
        (error.code(), error.suggestions()),
        ("origin", &["Nd4".to_string()][..])
    );
}

#[test]
fn rule_6_6_check_and_mate_end_the_text() {
    let mate = position("8/8/8/8/8/8/6M1/5K1k w - - 0 1");
    let texts: Vec<_> = mate.legal_moves().iter().map(|&m| san::write(&mate, m)).collect();
    assert!(texts.contains(&"Kg1#".to_string()), "{texts:?}");
}

#[test]
fn there_is_no_castling_and_no_promotion() {
    let pawn = position("7k/8/8/8/8/8/2P5/4K3 w - - 0 1");
    let error = read(&pawn, "O-O", Reading::Lenient).unwrap_err();
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        ("illegal", "no castling that way is legal")
    );
    assert_eq!(
        read(&pawn, "Pc2c8=Q", Reading::Lenient).unwrap_err().code(),
        "not-a-promotion"
    );
}

#[test]
fn rule_6_10_a_short_fen_is_completed_leniently() {
    let placement = "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR";
    let whole = format!("{placement} w - - 0 1");
    assert_eq!(repaired(&whole), (whole.clone(), Vec::new()));
    for fields in ["", " w", " w -", " w - -", " w - - 0"] {
        let fen = format!("{placement}{fields}");
        assert_eq!(repaired(&fen).0, whole, "{fen}");
        assert!(BaroquePosition::from_fen(&fen, Rules::default()).is_err());
    }
    // A rank that is too short is never read.
    let ragged = whole.replacen("/8/", "/7/", 1);
    assert!(matches!(
        BaroquePosition::read_fen(&ragged, Rules::default(), Reading::Lenient),
        Err(PositionError::Fen(_))
    ));
}

#[test]
fn rule_6_11_the_vchess_form_is_known_by_its_third_field() {
    let placement = "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR";
    for (played, turn, number) in [(0, "w", 1), (1, "b", 1), (2, "w", 2), (7, "b", 4)] {
        let (fen, repairs) = repaired(&format!("{placement} {turn} {played}"));
        assert_eq!(fen, format!("{placement} {turn} - - 0 {number}"));
        assert_eq!(
            repairs,
            [format!("half-moves played: \"{played}\" read as \"- - 0 {number}\"")]
        );
    }
    let strict = BaroquePosition::from_fen(&format!("{placement} w 0"), Rules::default());
    assert!(matches!(strict, Err(PositionError::Fen(_))));
}
