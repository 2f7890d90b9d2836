//! The long leaper captures what it leaps over (rule 4.5).

use variant_core::{Color, Direction, Geometry, Grid8x8, between, slide};

use crate::movement::queen_lines;
use crate::{Bitboard, Board, Move, Role, Square};

/// The way of capture, by name.
pub(crate) const MANNER: &str = "leap";

/// The enemies that the move has passed.
#[inline(always)]
pub(crate) fn captured(board: &Board, color: Color, m: Move) -> Bitboard {
    between(m.from, m.to) & board.color(!color)
}

/// The men that this one can leap over: a chameleon leaps over long leapers only (rule 4.8).
#[inline(always)]
pub(crate) fn prey(board: &Board, color: Color, role: Role) -> Bitboard {
    match role {
        Role::LongLeaper => board.color(!color),
        Role::Chameleon => board.pieces(!color, Role::LongLeaper),
        _ => Bitboard::EMPTY,
    }
}

/// Where a man on `from` comes down that leaps over `prey`; `lines` are its [`queen_lines`].
#[inline(always)]
pub(crate) fn landings(board: &Board, prey: Bitboard, from: Square, lines: Bitboard) -> Bitboard {
    let occupied = board.occupied();
    let mut landings = Bitboard::EMPTY;
    for first in lines & prey {
        let Some(way) = from.direction_to(first) else { continue };
        let mut passed = Some(first);
        while let Some(man) = passed {
            let beyond = slide(way, man, occupied);
            let landing = beyond - occupied;
            landings |= landing;
            // The next man is passed only from an empty square: no two that stand right behind one another.
            passed = if landing.is_empty() {
                None
            } else {
                (beyond & prey).first()
            };
        }
    }
    landings
}

/// Beyond a man that is to be leapt over.
#[inline(always)]
pub(crate) fn reach(from: Square, victims: Bitboard) -> Bitboard {
    victims.into_iter().fold(Bitboard::EMPTY, |reach, victim| {
        let beyond = from.direction_to(victim).map(|way| Grid8x8::ray(way, victim));
        reach | beyond.unwrap_or_default()
    })
}

/// Every long leaper with a way to pass over the King: an empty square behind him, none of its friends between, and an empty square
/// behind each man between.
#[inline(always)]
pub(crate) fn attackers(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    aligned(board, by, king)
        .filter(|&(from, way)| {
            let path = between(from, king);
            is_empty_behind(board, king, way)
                && path.is_disjoint(board.color(by))
                && (path & occupied).stepped(way).is_disjoint(occupied)
        })
        .map(|(from, _)| from)
        .collect()
}

/// For each long leaper on a line with the King: what stands right behind him, else right before him, else that square behind and all
/// that lie between.
#[inline(always)]
pub(crate) fn ways(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied();
    aligned(board, by, king).fold(Bitboard::EMPTY, |ways, (from, way)| {
        let behind = Bitboard::from(king).stepped(way);
        if behind.is_empty() {
            // The edge of the board shields for good.
            return ways;
        }
        let path = between(from, king);
        let before = Bitboard::from(king).stepped(way.opposite()) & path & occupied;
        ways | if !behind.is_disjoint(occupied) {
            behind
        } else if !before.is_empty() {
            before
        } else {
            behind | path
        }
    })
}

/// The long leapers on a line with the King, each with the direction from it to him.
#[inline(always)]
fn aligned(board: &Board, by: Color, king: Square) -> impl Iterator<Item = (Square, Direction)> {
    let leapers = board.pieces(by, Role::LongLeaper) & queen_lines(king, Bitboard::EMPTY);
    leapers
        .into_iter()
        .filter_map(move |from| Some((from, from.direction_to(king)?)))
}

#[inline(always)]
fn is_empty_behind(board: &Board, man: Square, way: Direction) -> bool {
    man.step(way).is_some_and(|behind| !board.occupied().contains(behind))
}
