//! What the tests share.

#![allow(dead_code, reason = "not every test file needs all of it")]

use std::collections::BTreeMap;

use variant_baroque::{
    BaroquePosition, Board, ChameleonPinch, Color, Piece, Position as _, Role, Rules, Setup, Square,
};
use variant_core::Role as _;
use variant_testkit::starts;
use variant_testkit::walk::Numbers;

/// The rule set in which a chameleon pinches after rook moves only.
pub(crate) const ROOK_MOVES: Rules = Rules {
    chameleon_pinch: ChameleonPinch::RookMoves,
};

/// The position of a FEN.
pub(crate) fn position(fen: &str) -> BaroquePosition {
    position_under(Rules::default(), fen)
}

/// The position of a FEN under a rule set.
pub(crate) fn position_under(rules: Rules, fen: &str) -> BaroquePosition {
    BaroquePosition::from_fen(fen, rules).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The position of a FEN, whose board must look like the picture.
pub(crate) fn drawn(picture: &str, fen: &str) -> BaroquePosition {
    let position = position(fen);
    let lines: Vec<_> = picture.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let board = position.board().to_string();
    assert_eq!(board.lines().map(str::trim).collect::<Vec<_>>(), lines, "{fen}");
    position
}

/// The legal moves as text, sorted.
pub(crate) fn texts(position: &BaroquePosition) -> Vec<String> {
    let mut texts: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|&m| position.intent(m).to_string())
        .collect();
    texts.sort();
    texts
}

/// The legal moves of the man on a square as text, sorted.
pub(crate) fn texts_from(position: &BaroquePosition, square: &str) -> Vec<String> {
    texts(position)
        .into_iter()
        .filter(|text| text.starts_with(square))
        .collect()
}

/// The moves of the man on `square` that capture, each with the squares of its victims, as `move: victims`, sorted.
pub(crate) fn captures(position: &BaroquePosition, square: &str) -> Vec<String> {
    let mut captures = BTreeMap::new();
    for &m in &position.captures() {
        let mut victims: Vec<_> = position
            .effects(m)
            .victims()
            .iter()
            .map(|victim| victim.square.to_string())
            .collect();
        victims.sort();
        captures.insert(position.intent(m).to_string(), victims.join(" "));
    }
    captures
        .into_iter()
        .filter(|(text, _)| text.starts_with(square))
        .map(|(text, victims)| format!("{text}: {victims}"))
        .collect()
}

/// The ways in which a move captures, each with its square, sorted by squares.
pub(crate) fn manners(position: &BaroquePosition, text: &str) -> Vec<String> {
    let m = position
        .resolve(&text.parse().unwrap())
        .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    let effects = position.effects(m);
    let mut manners: Vec<_> = effects
        .victims()
        .iter()
        .map(|victim| format!("{} {}", victim.square, victim.manner))
        .collect();
    manners.sort();
    manners
}

/// The frozen men of a side, as text.
pub(crate) fn frozen(position: &BaroquePosition, color: Color) -> Vec<String> {
    position
        .frozen(color)
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

/// The men that give check, as text.
pub(crate) fn checkers(position: &BaroquePosition) -> Vec<String> {
    position
        .checkers()
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

/// The position after moves.
pub(crate) fn after(mut position: BaroquePosition, moves: &[&str]) -> BaroquePosition {
    for text in moves {
        let m = position
            .resolve(&text.parse().unwrap())
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        position.play_unchecked(m);
    }
    position
}

/// The code and the rule of the refusal of a move.
pub(crate) fn refusal(position: &BaroquePosition, text: &str) -> (&'static str, &'static str) {
    let illegal = position.resolve(&text.parse().unwrap()).expect_err(text);
    (illegal.reason().code(), illegal.reason().rule())
}

/// Starts for random play: the arrays, positions of play with many captures, frozen men, several men of a kind.
pub(crate) fn starts() -> Vec<BaroquePosition> {
    starts::positions(&starts::baroque(), Rules::default())
}

/// Positions of men thrown onto the board, the same at every run: sparse and crowded ones, with any number of men of a kind, and
/// Kings in the midst of them.
pub(crate) fn thrown(seed: u64, rules: Rules) -> impl Iterator<Item = BaroquePosition> {
    let mut numbers = Numbers::new(seed);
    std::iter::from_fn(move || Some(throw(&mut numbers)))
        .filter_map(move |setup| BaroquePosition::from_setup(&setup, rules).ok())
}

fn throw(numbers: &mut Numbers) -> Setup {
    let mut board = Board::empty();
    let mut place = |numbers: &mut Numbers, piece: Piece| {
        let free: Vec<_> = Square::all()
            .filter(|&square| board.piece_at(square).is_none())
            .collect();
        board.put(free[numbers.below(free.len())], piece);
    };
    for color in Color::ALL {
        place(numbers, Piece::new(color, Role::King));
    }
    let men = 2 + numbers.below(30);
    // Now and then few kinds, so that the same ones meet often.
    let kinds = 2 + numbers.below(5);
    let first = numbers.below(6);
    for _ in 0..men {
        let role = Role::ALL[1 + (first + numbers.below(kinds)) % 6];
        let color = Color::ALL[numbers.below(2)];
        place(numbers, Piece::new(color, role));
    }
    Setup {
        board,
        turn: Color::ALL[numbers.below(2)],
        clock: 0,
        fullmove: 1,
    }
}
