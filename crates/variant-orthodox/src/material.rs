//! Dead material (rules 6.1 and 6.2).

use variant_core::Color;

use crate::{Bitboard, Board, Role};

/// The dark squares: a1 and those of its colour.
const DARK: Bitboard = Bitboard::from_u64(0xaa55_aa55_aa55_aa55);

/// Whether neither side can ever mate with what is on the board (rule 6.2): Kings alone, one Knight besides, or any number of
/// Bishops that all stand on squares of one colour.
#[inline]
pub(crate) fn is_dead(board: &Board) -> bool {
    let mating = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    if !mating.is_empty() {
        return false;
    }
    let (knights, bishops) = (board.role(Role::Knight), board.role(Role::Bishop));
    if bishops.is_empty() {
        !knights.has_several()
    } else {
        knights.is_empty() && (bishops.is_subset(DARK) || bishops.is_disjoint(DARK))
    }
}

/// Whether `color` could mate by some series of legal moves, judged by the men on the board alone (rule 5.5).
pub(crate) fn can_ever_mate(board: &Board, color: Color) -> bool {
    let own = |role| board.pieces(color, role);
    let enemy = board.color(!color);
    if !(own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).is_empty() {
        return true;
    }
    let bishops = own(Role::Bishop);
    if own(Role::Knight).is_empty() && bishops.is_empty() {
        return false;
    }
    // A lone Knight needs an enemy man other than a Queen to take a flight square from the King.
    let blocking = enemy - board.role(Role::King);
    if bishops.is_empty() {
        return own(Role::Knight).has_several() || !(blocking - board.role(Role::Queen)).is_empty();
    }
    if !own(Role::Knight).is_empty() {
        return true;
    }
    let all_bishops = board.role(Role::Bishop);
    let is_one_color = all_bishops.is_subset(DARK) || all_bishops.is_disjoint(DARK);
    !is_one_color || !(board.role(Role::Pawn) | board.role(Role::Knight)).is_empty()
}
