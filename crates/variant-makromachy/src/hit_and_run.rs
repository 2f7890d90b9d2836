//! The Terror's hit-and-run: takes a neighbour, and steps on (rule 5.3).

use crate::attacks::Scene;
use crate::protection;
use crate::tables::LEAPS;
use crate::{Bitboard, Role, Square};

/// The squares next to `square`.
#[inline]
pub(crate) fn neighbours(square: Square) -> Bitboard {
    LEAPS[Role::King as usize].get(square)
}

/// Where a Terror on `from` may step on to from `victim`, the King's safety apart: never back, for that square is occupied.
#[inline]
pub(crate) fn landings(victim: Square, occupied: Bitboard) -> Bitboard {
    neighbours(victim) - occupied
}

/// The board behind a hit-and-run, as an enemy's attack on the mover's side sees it.
pub(crate) fn after<'a>(scene: &Scene<'a>, from: Square, victim: Square, to: Square) -> Scene<'a> {
    scene.without(Bitboard::from(from).with(victim)).with(to, Role::Terror)
}

/// Whether the Terror may take the piece on `victim` and end on `to` with regard to the protection of Terrors (rule 7.1).
pub(crate) fn is_unprotected(after: &Scene<'_>, victim: Square, to: Square) -> bool {
    !protection::applies(after.board, Role::Terror, victim) || !after.is_attacked(to)
}
