//! The immobilizer captures nothing: it freezes (section 3).

use variant_core::Color;

use crate::movement::adjacent;
use crate::{Bitboard, Board, Role, Square};

/// The men of `color` that are frozen (rule 3.1).
#[inline(always)]
pub(crate) fn frozen(board: &Board, color: Color) -> Bitboard {
    by_chameleons(board, color) | by_immobilizers(board, color)
}

/// Immobilizers with an enemy chameleon beside them (rule 3.1a), which nothing can cancel (rule 3.5).
#[inline(always)]
pub(crate) fn by_chameleons(board: &Board, color: Color) -> Bitboard {
    board
        .pieces(color, Role::Immobilizer)
        .into_iter()
        .filter(|&immobilizer| !(adjacent(immobilizer) & board.pieces(!color, Role::Chameleon)).is_empty())
        .collect()
}

/// Men with an enemy immobilizer beside them that is not neutralized for them (rule 3.1b). Each of several is judged by itself (rule
/// 3.9).
#[inline(always)]
fn by_immobilizers(board: &Board, color: Color) -> Bitboard {
    board
        .pieces(!color, Role::Immobilizer)
        .into_iter()
        .fold(Bitboard::EMPTY, |frozen, immobilizer| {
            frozen | by_immobilizer(board, color, immobilizer)
        })
}

/// The men of `color` that this enemy immobilizer freezes.
#[inline(always)]
fn by_immobilizer(board: &Board, color: Color, immobilizer: Square) -> Bitboard {
    let beside = adjacent(immobilizer) & board.color(color);
    let neutralizers = beside & neutralizing(board);
    if neutralizers.is_empty() {
        beside
    } else if neutralizers.has_several() {
        // Each is freed by another one.
        Bitboard::EMPTY
    } else {
        // The only one frees all others, and not itself (rule 3.3).
        neutralizers
    }
}

/// The kinds that neutralize an enemy immobilizer beside them.
#[inline(always)]
fn neutralizing(board: &Board) -> Bitboard {
    board.role(Role::Immobilizer) | board.role(Role::Chameleon)
}

/// The men of `color` that neutralize enemy immobilizers, perhaps together with others.
#[inline(always)]
pub(crate) fn neutralizers(board: &Board, color: Color) -> Bitboard {
    let immobilizers = board.pieces(!color, Role::Immobilizer);
    let beside = immobilizers
        .into_iter()
        .fold(Bitboard::EMPTY, |beside, immobilizer| beside | adjacent(immobilizer));
    beside & board.color(color) & neutralizing(board)
}

/// The enemy immobilizers that freeze the man of `color` on `square`.
pub(crate) fn freezers(board: &Board, color: Color, square: Square) -> Bitboard {
    (adjacent(square) & board.pieces(!color, Role::Immobilizer))
        .into_iter()
        .filter(|&immobilizer| by_immobilizer(board, color, immobilizer).contains(square))
        .collect()
}
