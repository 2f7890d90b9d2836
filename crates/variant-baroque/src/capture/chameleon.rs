//! The chameleon captures each kind in that kind's own way (rules 4.9 to 4.11, and 4.13).

use variant_core::{Color, Direction};

use super::{Captured, coordinate, leap, pinch, withdraw};
use crate::movement::adjacent;
use crate::{Bitboard, Board, ChameleonPinch, Move, Role, Rules, Square};

/// All that one move gives, added together (rule 4.9). Kings, chameleons and immobilizers are spared (rule 4.11).
#[inline(always)]
pub(crate) fn captured(board: &Board, rules: Rules, color: Color, m: Move) -> Captured {
    let pinched = if pinches(rules, m) {
        pinch::captured(board, color, m)
    } else {
        Bitboard::EMPTY
    };
    Captured {
        replaced: Bitboard::EMPTY,
        pinched: pinched & board.role(Role::Pawn),
        coordinated: coordinate::captured(board, color, m.to) & board.role(Role::Coordinator),
        leapt: leap::captured(board, color, m) & board.role(Role::LongLeaper),
        withdrawn_from: withdraw::captured(board, color, m) & board.role(Role::Withdrawer),
    }
}

/// Whether it pinches after this move (rule 4.10).
#[inline(always)]
fn pinches(rules: Rules, m: Move) -> bool {
    match rules.chameleon_pinch {
        ChameleonPinch::AnyMove => true,
        ChameleonPinch::RookMoves => !m.from.direction_to(m.to).is_some_and(Direction::is_diagonal),
    }
}

/// Where it must go to capture one of `victims`, each in its own way.
#[inline(always)]
pub(crate) fn reach(board: &Board, from: Square, victims: Bitboard) -> Bitboard {
    pinch::reach(victims & board.role(Role::Pawn))
        | coordinate::reach(victims & board.role(Role::Coordinator))
        | leap::reach(from, victims & board.role(Role::LongLeaper))
        | withdraw::reach(from, victims & board.role(Role::Withdrawer))
}

/// The chameleons beside the King: he captures on adjacent squares, so they do (rule 4.13). Nothing comes between.
#[inline(always)]
pub(crate) fn attackers(board: &Board, by: Color, king: Square) -> Bitboard {
    adjacent(king) & board.pieces(by, Role::Chameleon)
}
