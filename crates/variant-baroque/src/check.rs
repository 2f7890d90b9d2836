//! Check: what a man that may move could remove (rules 5.1 to 5.3).

use variant_core::Color;

use crate::capture::{chameleon, coordinate, immobilize, leap, pinch, replace, withdraw};
use crate::{Bitboard, Board, Square};

/// The men of `by` that give check to the enemy King on `king`.
#[inline(always)]
pub(crate) fn checkers(board: &Board, by: Color, king: Square) -> Bitboard {
    let attackers = attackers(board, by, king);
    if attackers.is_empty() {
        return attackers;
    }
    // Rule 3.2: a frozen man gives no check.
    attackers - immobilize::frozen(board, by)
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
