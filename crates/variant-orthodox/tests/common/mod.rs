//! What the tests share.

use variant_orthodox::{Color, OrthodoxPosition, Position as _, Rules, chess960_start};
use variant_testkit::starts;

/// The position of a FEN.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn position(fen: &str) -> OrthodoxPosition {
    OrthodoxPosition::from_fen(fen, Rules::Standard).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The position of a FEN in Chess960.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn chess960(fen: &str) -> OrthodoxPosition {
    OrthodoxPosition::from_fen(fen, Rules::Chess960).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal moves as text, sorted.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn texts(position: &OrthodoxPosition) -> Vec<String> {
    let mut texts: Vec<_> = position.legal_moves().iter().map(|&m| position.intent(m).to_string()).collect();
    texts.sort();
    texts
}

/// The position after moves.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn after(mut position: OrthodoxPosition, moves: &[&str]) -> OrthodoxPosition {
    for text in moves {
        let m = position.resolve(&text.parse().unwrap()).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        position.play_unchecked(m);
    }
    position
}

/// The code and the rule of the refusal of a move.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn refusal(position: &OrthodoxPosition, text: &str) -> (&'static str, &'static str) {
    let illegal = position.resolve(&text.parse().unwrap()).expect_err(text);
    (illegal.reason().code(), illegal.reason().rule())
}

/// Starts for random play: the array, endings, castling, promotion, en passant, odd material.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn starts() -> Vec<OrthodoxPosition> {
    starts::positions(&starts::orthodox(), Rules::Standard)
}

/// Starts of Chess960, the last of them with Rooks between King and corner.
#[allow(dead_code, reason = "not every test file needs it")]
pub fn chess960_starts() -> Vec<OrthodoxPosition> {
    let arrays = (0..960).step_by(37).filter_map(chess960_start);
    arrays.chain(starts::positions(&starts::chess960(), Rules::Chess960)).collect()
}

/// The sides.
#[allow(dead_code, reason = "not every test file needs it")]
pub const SIDES: [Color; 2] = Color::ALL;
