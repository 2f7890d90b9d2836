//! Neither side can mate (section 6).

use crate::{Bitboard, Board, Role};

/// The dark squares: a1 and those of its colour.
const DARK: Bitboard = Bitboard::from_u64(0xaa55_aa55_aa55_aa55);

/// Whether the material is one of the sets with which neither side can mate (rules 6.1 to 6.5).
#[inline]
pub(crate) fn is_insufficient(board: &Board) -> bool {
    let mets = board.role(Role::Met);
    let others = board.occupied() - board.role(Role::King) - mets;
    if others.is_empty() {
        // Rules 6.1 and 6.4.
        return mets.is_subset(DARK) || mets.is_disjoint(DARK);
    }
    // Rules 6.2 and 6.3.
    mets.is_empty() && !others.has_several() && others.is_subset(board.role(Role::Knight) | board.role(Role::Pawn))
}
