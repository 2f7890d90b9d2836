//! What the tests share.

#![allow(dead_code, reason = "not every test file needs all of it")]

use variant_makruk::{Game, MakrukPosition, Position as _, Rules, Setup};

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

/// The set-up with ranks mirrored and colours exchanged.
pub(crate) fn mirror(setup: &Setup) -> Setup {
    Setup {
        board: setup.board.mirrored(),
        turn: !setup.turn,
        ..setup.clone()
    }
}

/// Starts for random play: the set-up, pins, promotion races, endings with each kind of count, odd material, mates at hand.
pub(crate) fn starts() -> Vec<MakrukPosition> {
    [
        "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
        "2smksnr/r2n4/pppp3p/4p1p1/2P1P1p1/PP1P1P1P/1MS1K3/RN3SNR w - - 0 9",
        "2s1k3/r1mn1sr1/2pM4/p2R4/NPP1P3/1P5m/2S1K3/2M2SN1 b - - 1 22",
        "4k3/4s3/8/1N3n2/1m2R2r/2S1PM2/3K2N1/R7 b - - 0 20",
        "3k4/8/8/PPP2r2/2R2ppp/8/8/3K4 w - - 0 30",
        "8/4s3/3k4/8/7R/6M1/4K2s/8 w - 128 19 84",
        "8/4s3/3k4/8/7R/6M1/4K2s/8 w - 128 117 84",
        "8/8/3k4/8/8/2N5/R6R/4K3 b - 16 10 60",
        "7k/8/8/8/8/8/2SS1N2/K2MN3 b - 44 14 80",
        "3r4/8/8/2k5/8/8/5m2/K7 w - - 0 1",
        "8/8/2k5/8/3K4/8/8/8 w - - 7 60",
        "8/8/2k5/8/1P1K4/8/8/8 w - - 7 60",
        "mmmm1k2/mmmm4/8/8/8/8/4MMMM/2K1MMMM w - - 0 1",
        "rrr1k3/sss5/nnn5/8/8/NNN5/SSS5/RRR1K3 w - - 0 1",
        "k6p/8/8/8/8/8/8/K6P w - - 0 1",
        "7k/8/8/8/7N/8/8/K5RR w - 16 9 60",
    ]
    .into_iter()
    .map(position)
    .collect()
}
