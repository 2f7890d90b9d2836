//! Why a move is none (stub).
use variant_core::{Illegal, Part};
use crate::{Intent, MakromachyPosition, reason};
pub(crate) fn diagnose(position: &MakromachyPosition, intent: &Intent) -> Illegal {
    Illegal::new(reason::NO_PIECE).with(Part::Origin, intent.from, &position.board)
}
