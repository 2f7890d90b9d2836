//! The ends that a position shows by itself, and the count towards one of them (rules 9.3 to 9.6).

use variant_core::{Outcome, Position as _};

use crate::{MakromachyPosition, reason};

/// The counted half-moves at which the game is drawn (rule 9.5).
pub(crate) const FIFTY_MOVES: u16 = 100;

/// The count after a half-move: one that sets it to 0 does so always, and one that is not counted leaves it (rule 9.6).
#[inline]
pub(crate) const fn after(count: u16, resets: bool, is_uncounted: bool) -> u16 {
    if resets {
        0
    } else if is_uncounted {
        count
    } else {
        count.saturating_add(1)
    }
}

/// Checkmate or stalemate (rules 9.3 and 9.4), if the side to move `has_moves` or not.
#[inline]
pub(crate) fn without_moves(position: &MakromachyPosition, has_moves: bool) -> Option<Outcome> {
    if has_moves {
        None
    } else if position.is_check() {
        Some(Outcome::win(!position.turn, reason::CHECKMATE))
    } else {
        Some(Outcome::draw(reason::STALEMATE))
    }
}

/// The draw by fifty moves (rule 9.5).
#[inline]
pub(crate) fn fifty_moves(position: &MakromachyPosition) -> Option<Outcome> {
    (position.halfmove >= FIFTY_MOVES).then_some(Outcome::draw(reason::FIFTY_MOVES))
}
