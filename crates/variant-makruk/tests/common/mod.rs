//! What the tests share.

#![allow(dead_code, reason = "not every test file needs all of it")]

use variant_makruk::{Game, MakrukPosition, Position as _, Rules};
use variant_testkit::starts;

/// The position of a FEN.
pub(crate) fn position(fen: &str) -> MakrukPosition {
    MakrukPosition::from_fen(fen, Rules::default()).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The start.
pub(crate) fn start() -> MakrukPosition {
    position("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1")
}

/// The legal moves as text, sorted.
pub(crate) fn texts(position: &MakrukPosition) -> Vec<String> {
    let mut texts: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|&m| position.intent(m).to_string())
        .collect();
    texts.sort();
    texts
}

/// The legal moves of the piece on a square as text, sorted.
pub(crate) fn texts_from(position: &MakrukPosition, square: &str) -> Vec<String> {
    texts(position)
        .into_iter()
        .filter(|text| text.starts_with(square))
        .collect()
}

/// The position after moves.
pub(crate) fn after(mut position: MakrukPosition, moves: &[&str]) -> MakrukPosition {
    for text in moves {
        let m = position
            .resolve(&text.parse().unwrap())
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        position.play_unchecked(m);
    }
    position
}

/// The game after moves, each of which the game accepts.
pub(crate) fn game(fen: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(position(fen));
    for text in moves {
        game.play(&text.parse().unwrap())
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

/// The code and the rule of the refusal of a move.
pub(crate) fn refusal(position: &MakrukPosition, text: &str) -> (&'static str, &'static str) {
    let illegal = position.resolve(&text.parse().unwrap()).expect_err(text);
    (illegal.reason().code(), illegal.reason().rule())
}

/// The result and the code of the end of a position: 1 if White wins, -1 if Black wins.
pub(crate) fn end(position: &MakrukPosition) -> Option<(i8, &'static str)> {
    let outcome = position.outcome()?;
    let result = outcome
        .winner
        .map_or(0, |winner| if winner.is_white() { 1 } else { -1 });
    Some((result, outcome.reason.code()))
}

/// The count as kind, limit and ply.
pub(crate) fn count(position: &MakrukPosition) -> Option<(&'static str, u8, u16)> {
    position
        .counting()
        .map(|counting| (counting.kind().name(), counting.limit(), counting.ply()))
}

/// Starts for random play: the set-up, pins, promotion races, endings with each kind of count, odd material, mates at hand.
pub(crate) fn starts() -> Vec<MakrukPosition> {
    starts::positions(&starts::makruk(), Rules::default())
}
