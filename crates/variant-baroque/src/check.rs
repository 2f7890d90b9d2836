//! Check: what a man that may move could remove (rules 5.1 to 5.3).

use variant_core::Color;

use crate::capture::{chameleon, coordinate, immobilize, leap, pinch, replace, withdraw};
use crate::{Bitboard, Board, Square};

/// The men of `by` that give check to the enemy King on `king`.
#[inline(always)]
pub(crate) fn checkers(board: &Board, by: Color, king: Square) -> Bitboard {
    unfrozen(board, by, attackers(board, by, king))
}

/// Those of these men of `by` that are not frozen (rule 3.2).
#[inline(always)]
pub(crate) fn unfrozen(board: &Board, by: Color, men: Bitboard) -> Bitboard {
    // Most often there are none to ask about.
    if men.is_empty() {
        men
    } else {
        men - immobilize::frozen(board, by)
    }
}

/// The men of `by` that would give check if none of them were frozen (rule 5.2).
#[inline(always)]
pub(crate) fn attackers(board: &Board, by: Color, king: Square) -> Bitboard {
    replace::attackers(board, by, king)
        | chameleon::attackers(board, by, king)
        | withdraw::attackers(board, by, king)
        | leap::attackers(board, by, king)
        | pinch::attackers(board, by, king)
        | coordinate::attackers(board, by, king)
}
