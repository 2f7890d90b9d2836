//! What the tests share.

use variant_makromachy::{MakromachyPosition, Position as _, Rules};

/// The position of a FEN.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn position(fen: &str) -> MakromachyPosition {
    MakromachyPosition::from_fen(fen, Rules).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal moves as text, sorted.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn texts(position: &MakromachyPosition) -> Vec<String> {
    let mut texts: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|&m| position.intent(m).to_string())
        .collect();
    texts.sort();
    texts
}

/// The legal moves of the piece on a square as text, sorted.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn texts_from(position: &MakromachyPosition, square: &str) -> Vec<String> {
    let moves = position.moves_from(square.parse().unwrap());
    let mut texts: Vec<_> = moves.iter().map(|&m| position.intent(m).to_string()).collect();
    texts.sort();
    texts
}

/// Whether a text is a legal move.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn is_legal(position: &MakromachyPosition, text: &str) -> bool {
    position.resolve(&text.parse().unwrap()).is_ok()
}

/// The position after moves.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn after(mut position: MakromachyPosition, moves: &[&str]) -> MakromachyPosition {
    for text in moves {
        let m = position
            .resolve(&text.parse().unwrap())
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        position.play_unchecked(m);
    }
    position
}

/// The code and the rule of the refusal of a move.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn refusal(position: &MakromachyPosition, text: &str) -> (&'static str, &'static str) {
    let illegal = position.resolve(&text.parse().unwrap()).expect_err(text);
    (illegal.reason().code(), illegal.reason().rule())
}
