//! Which squares a piece attacks (rules 2.1 to 2.3, 2.5).

use variant_core::{Color, Geometry, Grid8x8, LeapTable};

use crate::{Bitboard, Board, Role, Square};

static KNIGHT: LeapTable<Grid8x8> =
    Grid8x8::leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: LeapTable<Grid8x8> =
    Grid8x8::leaps(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static PAWN: [LeapTable<Grid8x8>; 2] = [Grid8x8::leaps(&[(-1, 1), (1, 1)]), Grid8x8::leaps(&[(-1, -1), (1, -1)])];

static STRAIGHT: LeapTable<Grid8x8> = Grid8x8::leaps(&lines([(0, 1), (1, 0), (0, -1), (-1, 0)]));
static DIAGONAL: LeapTable<Grid8x8> = Grid8x8::leaps(&lines([(1, 1), (1, -1), (-1, -1), (-1, 1)]));

/// The offsets of all squares along four steps.
const fn lines(steps: [(i8, i8); 4]) -> [(i8, i8); 28] {
    const FAR: [i8; 7] = [1, 2, 3, 4, 5, 6, 7];
    let mut offsets = [(0, 0); 28];
    let mut next = 0;
    while next < 28 {
        let (files, ranks) = steps[next / 7];
        let far = FAR[next % 7];
        offsets[next] = (files * far, ranks * far);
        next += 1;
    }
    offsets
}

/// The squares on the file and on the rank of `from`.
#[inline]
pub(crate) fn straight_lines(from: Square) -> Bitboard {
    STRAIGHT.get(from)
}

/// The squares on the diagonals of `from`.
#[inline]
pub(crate) fn diagonal_lines(from: Square) -> Bitboard {
    DIAGONAL.get(from)
}

#[inline]
pub(crate) fn king(from: Square) -> Bitboard {
    KING.get(from)
}

#[inline]
pub(crate) fn knight(from: Square) -> Bitboard {
    KNIGHT.get(from)
}

#[inline]
pub(crate) fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color as usize].get(from)
}

#[inline]
pub(crate) fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    Grid8x8::diagonal_slides(from, occupied)
}

#[inline]
pub(crate) fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    Grid8x8::orthogonal_slides(from, occupied)
}

/// The squares that a piece of this kind on `from` attacks.
#[inline]
pub(crate) fn of(color: Color, role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => bishop(from, occupied) | rook(from, occupied),
        Role::King => king(from),
    }
}

/// The pieces of `by` that attack `square`, with these squares occupied.
#[inline]
pub(crate) fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    let queens = board.role(Role::Queen);
    board.color(by)
        & ((pawn(!by, square) & board.role(Role::Pawn))
            | (knight(square) & board.role(Role::Knight))
            | (king(square) & board.role(Role::King))
            | (bishop(square, occupied) & (board.role(Role::Bishop) | queens))
            | (rook(square, occupied) & (board.role(Role::Rook) | queens)))
}
