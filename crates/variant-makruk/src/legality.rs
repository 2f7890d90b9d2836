//! Whether one move is legal, without generating any: a move from a table or from a peer may be of another position.

use crate::movegen::{PROMOTION_ZONE, forward};
use crate::{Bitboard, MakrukPosition, Move, Role, attacks};

/// Whether `m` is one of the legal moves.
#[inline]
pub(crate) fn is_legal(position: &MakrukPosition, m: Move) -> bool {
    let (us, board) = (position.turn, &position.board);
    let occupied = board.occupied();
    if !board.pieces(us, m.role).contains(m.from) || board.color(us).contains(m.to) {
        return false;
    }
    let reaches = match m.role {
        // Rule 2.7.
        Role::Pawn if occupied.contains(m.to) => attacks::pawn(us, m.from).contains(m.to),
        Role::Pawn => m.from.step(forward(us)) == Some(m.to),
        role => attacks::of(us, role, m.from, occupied).contains(m.to),
    };
    // Rules 3.1 and 3.2.
    let promotes = m.role == Role::Pawn && PROMOTION_ZONE[us as usize].contains(m.to);
    if !reaches || m.is_promotion != promotes {
        return false;
    }
    // Rule 4.3. What is captured attacks no more.
    let king = if m.role == Role::King { m.to } else { position.king(us) };
    let after = occupied.without(m.from).with(m.to);
    attacks::attackers(board, king, !us, after).is_subset(Bitboard::from(m.to))
}
