//! The coordinator captures on the corners of a rectangle (rule 4.4).

use variant_core::Color;

use crate::movement::queen_lines;
use crate::{Bitboard, Board, Role, Square};

/// The way of capture, by name.
pub(crate) const MANNER: &str = "coordination";

/// The enemies on the two corners that the arrival square makes with the own King.
#[inline(always)]
pub(crate) fn captured(board: &Board, color: Color, to: Square) -> Bitboard {
    let Some(king) = board.pieces(color, Role::King).first() else {
        return Bitboard::EMPTY;
    };
    let corners = (file_of(to) & rank_of(king)) | (file_of(king) & rank_of(to));
    // On the King's own file or rank the corners are the man and the King themselves: no enemies.
    corners & board.color(!color)
}

/// On the file or rank of a man that is to be a corner.
#[inline(always)]
pub(crate) fn reach(victims: Bitboard) -> Bitboard {
    victims.into_iter().fold(Bitboard::EMPTY, |reach, victim| {
        reach | file_of(victim) | rank_of(victim)
    })
}

/// Every coordinator that can come to an empty square from which the King on `king` is a corner.
#[inline(always)]
pub(crate) fn attackers(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    let arrivals = arrivals(board, by, king) - occupied;
    if arrivals.is_empty() {
        return Bitboard::EMPTY;
    }
    let coordinators = board.pieces(by, Role::Coordinator);
    coordinators
        .into_iter()
        .filter(|&from| !(queen_lines(from, occupied) & arrivals).is_empty())
        .collect()
}

/// The lines of the coordinators, once there is a square, empty or not, from which the King is a corner.
#[inline(always)]
pub(crate) fn ways(board: &Board, by: Color, king: Square) -> Bitboard {
    if arrivals(board, by, king).is_empty() {
        return Bitboard::EMPTY;
    }
    board
        .pieces(by, Role::Coordinator)
        .into_iter()
        .fold(Bitboard::EMPTY, |ways, from| ways | queen_lines(from, board.occupied()))
}

/// The squares from which the King on `king` is a corner: he stands on the file of the coordinators' own King and they come to his
/// rank, or the other way about.
#[inline(always)]
fn arrivals(board: &Board, by: Color, king: Square) -> Bitboard {
    match board.pieces(by, Role::King).first() {
        Some(own) if own.file() == king.file() => rank_of(king).without(king),
        Some(own) if own.rank() == king.rank() => file_of(king).without(king),
        _ => Bitboard::EMPTY,
    }
}

#[inline(always)]
fn file_of(square: Square) -> Bitboard {
    Bitboard::file(square.file())
}

#[inline(always)]
fn rank_of(square: Square) -> Bitboard {
    Bitboard::rank(square.rank())
}
