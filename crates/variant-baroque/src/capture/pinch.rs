//! The pawn captures by pinching (rule 4.3).

use variant_core::{Color, Direction};

use crate::movement::{orthogonal_neighbours, rook_lines};
use crate::{Bitboard, Board, Move, Role, Square};

/// The way of capture, by name.
pub(crate) const MANNER: &str = "pinch";

/// Every enemy beside the arrival square with a friend right behind, seen from there in one of the four directions.
#[inline(always)]
pub(crate) fn captured(board: &Board, color: Color, m: Move) -> Bitboard {
    let (arrival, enemies) = (Bitboard::from(m.to), board.color(!color));
    let friends = board.color(color).without(m.from);
    Direction::ORTHOGONAL.iter().fold(Bitboard::EMPTY, |pinched, &way| {
        pinched | (arrival.stepped(way) & enemies & friends.stepped(way.opposite()))
    })
}

/// Beside a man that is to be pinched.
#[inline(always)]
pub(crate) fn reach(victims: Bitboard) -> Bitboard {
    Direction::ORTHOGONAL
        .iter()
        .fold(Bitboard::EMPTY, |reach, &way| reach | victims.stepped(way))
}

/// The pawns that can come to an empty neighbour of the King, opposite to which one of their friends stands.
#[inline(always)]
pub(crate) fn attackers(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    arrivals(board, by, king)
        .filter(|&arrival| !occupied.contains(arrival))
        .fold(Bitboard::EMPTY, |pawns, arrival| pawns | rook_lines(arrival, occupied))
        & board.pieces(by, Role::Pawn)
}

/// Such a neighbour, and if it is empty the lines that lead to it.
#[inline(always)]
pub(crate) fn ways(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    arrivals(board, by, king).fold(Bitboard::EMPTY, |ways, arrival| {
        let lines = if occupied.contains(arrival) {
            Bitboard::EMPTY
        } else {
            rook_lines(arrival, occupied)
        };
        ways | lines.with(arrival)
    })
}

/// The men beside the King that can be partners against him.
#[inline(always)]
pub(crate) fn partners(board: &Board, by: Color, king: Square) -> Bitboard {
    orthogonal_neighbours(king) & board.color(by)
}

/// The squares beside the King, empty or not, opposite to which a partner stands.
#[inline(always)]
fn arrivals(board: &Board, by: Color, king: Square) -> impl Iterator<Item = Square> {
    partners(board, by, king)
        .into_iter()
        .filter_map(move |partner| king.step(partner.direction_to(king)?))
}
