//! Whether one move is legal, without generating any: a move from a table or from a peer may be of another position.

use variant_core::Position as _;

use crate::castling::{Castling, Wing};
use crate::movegen::{attacked, can_castle, forward};
use crate::{Bitboard, Move, MoveKind, OrthodoxPosition, Role, Square, attacks};

/// Whether `m` is one of the legal moves.
#[inline]
pub(crate) fn is_legal(position: &OrthodoxPosition, m: Move) -> bool {
    let us = position.turn();
    let board = position.board();
    if !board.pieces(us, m.role).contains(m.from) {
        return false;
    }
    if m.kind == MoveKind::Castling {
        return m.role == Role::King && is_legal_castling(position, m);
    }
    if board.color(us).contains(m.to) {
        return false;
    }
    let (from, to) = (Bitboard::from(m.from), Bitboard::from(m.to));
    let victim = match (m.role, m.kind) {
        (Role::Pawn, _) => match pawn_victim(position, m) {
            Some(victim) => victim,
            None => return false,
        },
        (_, MoveKind::Plain) if attacks::of(us, m.role, m.from, board.occupied()).contains(m.to) => to,
        _ => return false,
    };
    let king = if m.role == Role::King { m.to } else { position.king(us) };
    let occupied = ((board.occupied() - from) - victim) | to;
    attacks::attackers(board, king, !us, occupied).is_subset(victim)
}

/// What a pawn's move takes, if anything stands there, provided that pawns move like that (rules 2.3, 3.5 and 3.6).
#[inline]
fn pawn_victim(position: &OrthodoxPosition, m: Move) -> Option<Bitboard> {
    let us = position.turn();
    let occupied = position.board().occupied();
    let is_last = m.to.rank_for(us).number() == 8;
    let is_free = |square: Square| !occupied.contains(square);
    let takes = attacks::pawn(us, m.from).contains(m.to);
    let ahead = m.from.step(forward(us))?;
    let is_pawn_move = match m.kind {
        MoveKind::Plain | MoveKind::Promotion(_) => {
            let is_step = if takes {
                !is_free(m.to)
            } else {
                m.to == ahead && is_free(ahead)
            };
            let is_right_kind = match m.kind {
                MoveKind::Promotion(role) => is_last && Role::PROMOTIONS.contains(&role),
                _ => !is_last,
            };
            is_step && is_right_kind
        }
        MoveKind::DoubleStep => {
            let is_home = m.from.rank_for(us).number() == 2;
            is_home && is_free(ahead) && ahead.step(forward(us)) == Some(m.to) && is_free(m.to)
        }
        MoveKind::EnPassant => takes && position.en_passant() == Some(m.to),
        MoveKind::Castling => false,
    };
    let victim = if m.kind == MoveKind::EnPassant {
        m.to.step(forward(!us))?
    } else {
        m.to
    };
    is_pawn_move.then_some(Bitboard::from(victim))
}

/// Rules 3.1 to 3.4 and 3.7.
fn is_legal_castling(position: &OrthodoxPosition, m: Move) -> bool {
    let us = position.turn();
    let rooks = position.castling_rooks() & position.board().color(us);
    rooks.into_iter().any(|rook| {
        let castling = Castling::new(us, m.from, rook);
        let without_king = position.board().occupied().without(m.from);
        m.to == Wing::of(m.from, rook).goals(us).0
            && can_castle(position, us, castling, attacked(position, !us, without_king))
    })
}
