//! The protection of Terrors from Terrors and Eagles (rules 7.1 and 7.2).

use variant_core::Color;

use crate::attacks::Scene;
use crate::tables::{DIAGONALS, NEAR, ORTHOGONALS};
use crate::{Bitboard, Board, Role, Square};

/// The kinds that may not take a protected Terror.
pub(crate) const RESTRICTED: [Role; 2] = [Role::Terror, Role::Eagle];

/// Whether a piece of this kind that takes what stands on `victim` falls under the rule.
#[inline]
pub(crate) fn applies(board: &Board, role: Role, victim: Square) -> bool {
    RESTRICTED.contains(&role) && board.role(Role::Terror).contains(victim)
}

/// The board once a piece of this kind has gone from `from` to `to`, with `scene` attacking before.
pub(crate) fn after<'a>(scene: &Scene<'a>, role: Role, from: Square, to: Square) -> Scene<'a> {
    scene.without(Bitboard::from(from)).with(to, role)
}

/// The enemy Terrors that a restricted piece of `color` may be able to take; every other can be taken by whatever reaches it.
#[inline(always)]
pub(crate) fn contested(board: &Board, color: Color) -> Bitboard {
    let restricted = RESTRICTED
        .into_iter()
        .fold(Bitboard::EMPTY, |all, role| all | board.pieces(color, role));
    let mut contested = Bitboard::EMPTY;
    for terror in board.pieces(!color, Role::Terror) {
        let reach = ORTHOGONALS.get(terror) | DIAGONALS.get(terror) | NEAR.get(terror);
        if !restricted.is_disjoint(reach) {
            contested.insert(terror);
        }
    }
    contested
}
