//! What the tests share.

use variant_core::{Illegal, PositionError};
use variant_orthodox::{Color, OrthodoxPosition, Position as _, Rules, Setup, chess960_start};

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

/// The set-up with ranks mirrored and colours exchanged.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn mirror(setup: &Setup) -> Setup {
    let [white, black] = setup.castling.clone();
    Setup {
        board: setup.board.mirrored(),
        turn: !setup.turn,
        castling: [black, white],
        en_passant: setup.en_passant.map(variant_orthodox::Square::mirrored),
        ..setup.clone()
    }
}

/// Starts for random play: the array, endings, castling, promotion, en passant, odd material.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn starts() -> Vec<OrthodoxPosition> {
    [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
        "8/1P3k2/8/2p5/3p4/8/4PP2/K7 w - - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
        "QQQQ4/8/7k/8/8/K7/8/4qqqq w - - 0 1",
        "8/6bb/8/8/R1pP2k1/4P3/P7/K7 b - d3 0 1",
        "k7/8/8/1q1pP1K1/8/8/8/8 w - d6 0 1",
    ]
    .into_iter()
    .map(position)
    .collect()
}

/// Starts of Chess960, the last of them with Rooks between King and corner.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn chess960_starts() -> Vec<OrthodoxPosition> {
    let arrays = (0..960).step_by(37).filter_map(chess960_start);
    let open = [
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
        "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1",
        "4k3/8/8/8/8/8/8/rRK5 w - - 0 1",
        "2rkr3/8/8/8/8/8/8/1R3KR1 w GBec - 0 1",
        "5rkr/8/8/8/8/8/8/RKR5 w CAhf - 0 1",
    ];
    arrays.chain(open.into_iter().map(chess960)).collect()
}

/// The sides.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) const SIDES: [Color; 2] = Color::ALL;
