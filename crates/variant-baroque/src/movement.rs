//! Where men can go, captures and the safety of the King left aside (rules 2.1 to 2.5, and 4.1 to 4.8).

use variant_core::{Color, Geometry, Grid8x8, LeapTable};

use crate::capture::leap;
use crate::{Bitboard, Board, Role, Square};

static ADJACENT: LeapTable<Grid8x8> =
    Grid8x8::leaps(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static NEIGHBOURS: LeapTable<Grid8x8> = Grid8x8::leaps(&[(0, 1), (1, 0), (0, -1), (-1, 0)]);

/// The squares that a king's step joins to this one (rule 2.1).
#[inline(always)]
pub(crate) fn adjacent(square: Square) -> Bitboard {
    ADJACENT.get(square)
}

/// The adjacent squares on the same file or rank (rule 2.2).
#[inline(always)]
pub(crate) fn orthogonal_neighbours(square: Square) -> Bitboard {
    NEIGHBOURS.get(square)
}

/// The empty squares of rook slides from `from` (rule 2.4), and the first man met each way.
#[inline(always)]
pub(crate) fn rook_lines(from: Square, occupied: Bitboard) -> Bitboard {
    Grid8x8::orthogonal_slides(from, occupied)
}

/// The empty squares of queen slides from `from` (rule 2.4), and the first man met each way.
#[inline(always)]
pub(crate) fn queen_lines(from: Square, occupied: Bitboard) -> Bitboard {
    rook_lines(from, occupied) | Grid8x8::diagonal_slides(from, occupied)
}

/// Where the man of `color` on `from` can go if it is not frozen.
#[inline(always)]
pub(crate) fn targets(board: &Board, color: Color, role: Role, from: Square) -> Bitboard {
    let occupied = board.occupied();
    match role {
        Role::King => adjacent(from) - board.color(color),
        Role::Pawn => rook_lines(from, occupied) - occupied,
        Role::Coordinator | Role::Withdrawer | Role::Immobilizer => queen_lines(from, occupied) - occupied,
        Role::LongLeaper | Role::Chameleon => {
            let lines = queen_lines(from, occupied);
            (lines - occupied) | leap::landings(board, leap::prey(board, color, role), from, lines)
        }
    }
}
