//! The withdrawer captures what it moves away from (rule 4.6).

use variant_core::{Color, Geometry, Grid8x8};

use crate::movement::adjacent;
use crate::{Bitboard, Board, Move, Role, Square};

/// The way of capture, by name.
pub(crate) const MANNER: &str = "withdrawal";

/// The enemy beside the starting square, exactly opposite to the direction of the move.
#[inline(always)]
pub(crate) fn captured(board: &Board, color: Color, m: Move) -> Bitboard {
    m.from.direction_to(m.to).map_or(Bitboard::EMPTY, |way| {
        Bitboard::from(m.from).stepped(way.opposite()) & board.color(!color)
    })
}

/// Straight away from a man beside the start.
#[inline(always)]
pub(crate) fn reach(from: Square, victims: Bitboard) -> Bitboard {
    (victims & adjacent(from))
        .into_iter()
        .fold(Bitboard::EMPTY, |reach, victim| {
            let away = victim.direction_to(from).map(|way| Grid8x8::ray(way, from));
            reach | away.unwrap_or_default()
        })
}

/// The withdrawers beside the King that have an empty square on their other side.
#[inline(always)]
pub(crate) fn attackers(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    beside(board, by, king)
        .filter(|&(_, beyond)| !occupied.contains(beyond))
        .map(|(from, _)| from)
        .collect()
}

/// The squares on the other side of those.
#[inline(always)]
pub(crate) fn ways(board: &Board, by: Color, king: Square) -> Bitboard {
    beside(board, by, king).map(|(_, beyond)| beyond).collect()
}

/// The withdrawers beside the King, each with the next square straight away from him.
#[inline(always)]
fn beside(board: &Board, by: Color, king: Square) -> impl Iterator<Item = (Square, Square)> {
    let withdrawers = adjacent(king) & board.pieces(by, Role::Withdrawer);
    withdrawers
        .into_iter()
        .filter_map(move |from| Some((from, from.step(king.direction_to(from)?)?)))
}
