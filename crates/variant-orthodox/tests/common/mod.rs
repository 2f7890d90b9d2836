//! What the tests share.

use variant_core::{Illegal, PositionError};
use variant_orthodox::{Color, OrthodoxPosition, Position as _, Rules, chess960_start};
use variant_testkit::starts;

/// The position of a FEN.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn position(fen: &str) -> OrthodoxPosition {
    OrthodoxPosition::from_fen(fen, Rules::Standard).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The position of a FEN in Chess960.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn chess960(fen: &str) -> OrthodoxPosition {
    OrthodoxPosition::from_fen(fen, Rules::Chess960).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal moves as text, sorted.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn texts(position: &OrthodoxPosition) -> Vec<String> {
    let mut texts: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|&m| position.intent(m).to_string())
        .collect();
    texts.sort();
    texts
}

/// The position after moves.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn after(mut position: OrthodoxPosition, moves: &[&str]) -> OrthodoxPosition {
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
pub(crate) fn refusal(position: &OrthodoxPosition, text: &str) -> (&'static str, &'static str) {
    let illegal = position.resolve(&text.parse().unwrap()).expect_err(text);
    (illegal.reason().code(), illegal.reason().rule())
}

/// A refusal in one line: code, rule, each square with its part, and the sentence.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn shown(illegal: &Illegal) -> String {
    let marks: Vec<_> = illegal
        .marks()
        .iter()
        .map(|mark| format!("{}={}{}", mark.part.name(), mark.file, mark.rank))
        .collect();
    let reason = illegal.reason();
    format!("{} {} [{}] {illegal}", reason.code(), reason.rule(), marks.join(" "))
}

/// All that is wrong with a FEN, a line each. A fault of the text: its code, its span, the text there, and what is said of it.
/// A fault of the set-up: as a [refusal](shown).
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn faults(fen: &str, rules: Rules) -> Vec<String> {
    match OrthodoxPosition::from_fen(fen, rules) {
        Ok(_) => Vec::new(),
        Err(PositionError::Fen(error)) => error
            .faults()
            .iter()
            .map(|fault| {
                let at = &fen[fault.span.clone()];
                format!("{} {:?} `{at}` {fault}", fault.code, fault.span)
            })
            .collect(),
        Err(PositionError::Setup(error)) => error.faults().iter().map(shown).collect(),
    }
}

/// Starts for random play: the array, endings, castling, promotion, en passant, odd material.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn starts() -> Vec<OrthodoxPosition> {
    starts::positions(&starts::orthodox(), Rules::Standard)
}

/// Starts of Chess960, the last of them with Rooks between King and corner.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn chess960_starts() -> Vec<OrthodoxPosition> {
    let arrays = (0..960).step_by(37).filter_map(chess960_start);
    arrays
        .chain(starts::positions(&starts::chess960(), Rules::Chess960))
        .collect()
}

/// The sides.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) const SIDES: [Color; 2] = Color::ALL;
