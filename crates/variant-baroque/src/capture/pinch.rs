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

/// The pawns that can come to an empty neighbour of the King, opposite to which one of their friends stands.
#[inline(always)]
pub(crate) fn attackers(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    arrivals(board, by, king)
        .filter(|&arrival| !occupied.contains(arrival))
        .fold(Bitboard::EMPTY, |pawns, arrival| pawns | rook_lines(arrival, occupied))
        & board.pieces(by, Role::Pawn)
}

/// An arrival square itself if a man stands there, else the first man each way on the lines that lead to it.
#[inline(always)]
pub(crate) fn shields(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    arrivals(board, by, king).fold(Bitboard::EMPTY, |shields, arrival| {
        shields
            | if occupied.contains(arrival) {
                Bitboard::from(arrival)
            } else {
                rook_lines(arrival, occupied) & occupied
            }
    })
}

/// The squares beside the King, empty or not, opposite to which a friend of the pawns stands.
#[inline(always)]
fn arrivals(board: &Board, by: Color, king: Square) -> impl Iterator<Item = Square> {
    let partners = orthogonal_neighbours(king) & board.color(by);
    partners
        .into_iter()
        .filter_map(move |partner| king.step(partner.direction_to(king)?))
}
