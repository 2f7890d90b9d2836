//! The King captures by replacement (rule 4.1).

use variant_core::Color;

use crate::movement::adjacent;
use crate::{Bitboard, Board, Role, Square};

/// The way of capture, by name.
pub(crate) const MANNER: &str = "replacement";

/// The enemy on the arrival square.
#[inline(always)]
pub(crate) fn captured(board: &Board, color: Color, to: Square) -> Bitboard {
    board.color(!color) & Bitboard::from(to)
}

/// The other King, beside this one. Nothing comes between them.
#[inline(always)]
pub(crate) fn attackers(board: &Board, by: Color, king: Square) -> Bitboard {
    adjacent(king) & board.pieces(by, Role::King)
}
