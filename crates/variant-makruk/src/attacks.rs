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

static LINES: LeapTable<Grid8x8> = Grid8x8::leaps(&lines(0));
static LINES_BESIDE: LeapTable<Grid8x8> = Grid8x8::leaps(&lines(1));

/// The offsets to all squares whose file or whose rank is at most `width` away.
const fn lines(width: i8) -> [(i8, i8); 90] {
    // The slots that a small width leaves unused lead off the board.
    let mut offsets = [(8, 8); 90];
    let mut next = 0;
    let mut far = -7;
    while far <= 7 {
        let mut near = -width;
        while near <= width {
            offsets[next] = (far, near);
            offsets[next + 1] = (near, far);
            next += 2;
            near += 1;
        }
        far += 1;
    }
    offsets
}

/// The squares on the file and on the rank of `square`.
#[inline]
pub(crate) fn lines_of(square: Square) -> Bitboard {
    LINES.get(square)
}

/// The squares on the files and ranks of `square` and of its neighbours: a rook elsewhere attacks none of these squares.
#[inline]
pub(crate) fn lines_beside(square: Square) -> Bitboard {
    LINES_BESIDE.get(square)
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
