//! Where one piece gets to, by each part of its row of the table.

use variant_core::{Color, Direction, slide};

use crate::attacks::forward;
use crate::tables::{LEAPS, TAKES, outward};
use crate::{Bitboard, Role, Square};

/// The rank of a side's Pawns at the start, as that side counts (rule 1.2).
pub(crate) const HOME_RANK: u8 = 4;
/// The farthest rank, as each side counts (rule 1.2).
pub(crate) const FARTHEST_RANK: u8 = 14;

/// The empty squares that a piece of `color` and `role` on `from` may go to with these squares occupied, castling apart.
pub(crate) fn moves(color: Color, role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    let row = role.movement();
    let mut reached = LEAPS[role as usize].get(from) | bent_slides(role, from, occupied);
    for lines in [row.slides, row.hops, row.flights] {
        reached |= slides(lines.directions(), from, occupied);
    }
    for &direction in row.lifts.0.directions() {
        reached |= lift(direction, row.lifts.1, from, occupied);
    }
    (reached - occupied) | pushes(color, role, from, occupied)
}

/// The squares that it attacks (rule 3.4), with flights ending at `stoppers`.
pub(crate) fn attacks(color: Color, role: Role, from: Square, occupied: Bitboard, stoppers: Bitboard) -> Bitboard {
    let row = role.movement();
    let mut attacked = LEAPS[role as usize].get(from)
        | TAKES[color as usize][role as usize].get(from)
        | bent_slides(role, from, occupied)
        | slides(row.slides.directions(), from, occupied)
        | slides(row.flights.directions(), from, stoppers);
    for &direction in row.hops.directions() {
        if let Some(screen) = blocker(direction, from, occupied) {
            attacked |= slide(direction, screen, occupied);
        }
    }
    attacked
}

/// Slides in these directions, to the first occupied square and onto it.
fn slides(directions: &[Direction], from: Square, occupied: Bitboard) -> Bitboard {
    directions.iter().fold(Bitboard::EMPTY, |all, &direction| {
        all | slide(direction, from, occupied)
    })
}

/// First steps that may go on outward as a slide (rules 4.15 and 4.16).
pub(crate) fn bent_slides(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    for &first in role.movement().bends.directions() {
        if let Some(corner) = from.step(first) {
            reached.insert(corner);
            if !occupied.contains(corner) {
                reached |= slides(&outward(first), corner, occupied);
            }
        }
    }
    reached
}

/// The first occupied square this way.
fn blocker(direction: Direction, from: Square, occupied: Bitboard) -> Option<Square> {
    (slide(direction, from, occupied) & occupied).first()
}

/// The air lift (rule 5.1): the last square before the first piece this way, at least `least` steps away.
fn lift(direction: Direction, least: u8, from: Square, occupied: Bitboard) -> Bitboard {
    blocker(direction, from, occupied)
        .and_then(|blocker| blocker.step(direction.opposite()))
        .filter(|landing| from.distance(*landing) >= least)
        .map_or(Bitboard::EMPTY, Bitboard::from)
}

/// Pushes straight forward (rules 4.1 and 4.2).
fn pushes(color: Color, role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    let (anywhere, from_home) = role.movement().pushes;
    let is_home = from.rank_for(color).number() == HOME_RANK;
    let mut reached = Bitboard::EMPTY;
    let mut square = from;
    for _ in 0..if is_home { from_home } else { anywhere } {
        match square.step(forward(color)) {
            Some(next) if !occupied.contains(next) => square = next,
            _ => break,
        }
        reached.insert(square);
    }
    reached
}
