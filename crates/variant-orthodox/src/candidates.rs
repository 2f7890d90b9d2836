//! The moves of one kind onto one square, which short algebraic notation must tell apart. Found backwards, from the square.

use core::ops::ControlFlow;

use variant_core::{Color, Position as _, line};

use crate::movegen::{self, Guard, Sink};
use crate::{Bitboard, OrthodoxPosition, Role, Square, attacks};

/// Writes every legal move of a piece of this kind onto `to` to `sink`, castling left out. A capture en passant ends on the square
/// that was passed.
#[inline]
pub(crate) fn candidates<S: Sink>(
    position: &OrthodoxPosition,
    role: Role,
    to: Square,
    sink: &mut S,
) -> ControlFlow<()> {
    let us = position.turn();
    let board = position.board();
    let king = position.king(us);
    let occupied = board.occupied();
    let own = board.color(us);
    if own.contains(to) {
        return ControlFlow::Continue(());
    }
    let men = board.pieces(us, role);
    if role == Role::Pawn {
        let guard = Guard::new(position, us, king);
        return match us {
            Color::White => pawns::<true, S>(position, to, &guard, sink),
            Color::Black => pawns::<false, S>(position, to, &guard, sink),
        };
    }
    let from = men & attacks::of(us, role, to, occupied);
    if from.is_empty() {
        return ControlFlow::Continue(());
    }
    if role == Role::King {
        // He does not shield the squares behind himself.
        let attackers = attacks::attackers(board, to, !us, occupied.without(king));
        return if attackers.is_empty() {
            sink.piece(role, king, Bitboard::from(to))
        } else {
            ControlFlow::Continue(())
        };
    }
    let guard = Guard::new(position, us, king);
    if !guard.answers.contains(to) {
        return ControlFlow::Continue(());
    }
    let pinned = guard.straight | guard.diagonal;
    for from in from {
        if !pinned.contains(from) || line(king, from).contains(to) {
            sink.piece(role, from, Bitboard::from(to))?;
        }
    }
    ControlFlow::Continue(())
}

#[inline]
fn pawns<const WHITE: bool, S: Sink>(
    position: &OrthodoxPosition,
    to: Square,
    guard: &Guard,
    sink: &mut S,
) -> ControlFlow<()> {
    let pawns = position.board().pieces(Color::from_white(WHITE), Role::Pawn);
    let targets = guard.answers & Bitboard::from(to);
    movegen::pawn_moves::<WHITE, S>(position, pawns, targets, guard, sink)?;
    if position.en_passant() == Some(to) {
        let king = position.king(Color::from_white(WHITE));
        return movegen::en_passant::<WHITE, S>(position, movegen::Scope::ALL, king, sink);
    }
    ControlFlow::Continue(())
}
