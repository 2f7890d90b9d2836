//! Which squares a piece attacks (rules 2.2 to 2.7, 4.1).

use variant_core::{Color, Geometry, Grid8x8, LeapTable};

use crate::{Bitboard, Board, Role, Square};

static KNIGHT: LeapTable<Grid8x8> =
    Grid8x8::leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: LeapTable<Grid8x8> =
    Grid8x8::leaps(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static MET: LeapTable<Grid8x8> = Grid8x8::leaps(&[(1, 1), (1, -1), (-1, -1), (-1, 1)]);
static KHON: [LeapTable<Grid8x8>; 2] = [
    Grid8x8::leaps(&[(1, 1), (1, -1), (-1, -1), (-1, 1), (0, 1)]),
    Grid8x8::leaps(&[(1, 1), (1, -1), (-1, -1), (-1, 1), (0, -1)]),
];
static PAWN: [LeapTable<Grid8x8>; 2] = [Grid8x8::leaps(&[(-1, 1), (1, 1)]), Grid8x8::leaps(&[(-1, -1), (1, -1)])];

#[inline]
pub(crate) fn king(from: Square) -> Bitboard {
    KING.get(from)
}

#[inline]
pub(crate) fn knight(from: Square) -> Bitboard {
    KNIGHT.get(from)
}

#[inline]
pub(crate) fn met(from: Square) -> Bitboard {
    MET.get(from)
}

#[inline]
pub(crate) fn khon(color: Color, from: Square) -> Bitboard {
    KHON[color as usize].get(from)
}

#[inline]
pub(crate) fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color as usize].get(from)
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
        Role::Met => met(from),
        Role::Khon => khon(color, from),
        Role::Knight => knight(from),
        Role::Rook => rook(from, occupied),
        Role::King => king(from),
    }
}

/// The pieces of `by` that attack `square`, with these squares occupied.
#[inline]
pub(crate) fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    board.color(by) & (steppers(board, square, by) | (rook(square, occupied) & board.role(Role::Rook)))
}

/// The pieces of both sides, rooks apart, that would attack `square` if they were pieces of `by`.
///
/// What a khon or a pawn of one side attacks is where one of the other side would attack it from.
#[inline]
pub(crate) fn steppers(board: &Board, square: Square, by: Color) -> Bitboard {
    (pawn(!by, square) & board.role(Role::Pawn))
        | (met(square) & board.role(Role::Met))
        | (khon(!by, square) & board.role(Role::Khon))
        | (knight(square) & board.role(Role::Knight))
        | (king(square) & board.role(Role::King))
}
