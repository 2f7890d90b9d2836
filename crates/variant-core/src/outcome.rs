//! How a game ends.

use crate::{Color, Reason};

/// The end of a game: who won, if anyone did, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Why, with the number of the rule.
    pub reason: Reason,
}

impl Outcome {
    /// A win for `winner`.
    #[must_use]
    #[inline]
    pub const fn win(winner: Color, reason: Reason) -> Self {
        Self {
            winner: Some(winner),
            reason,
        }
    }

    /// A draw.
    #[must_use]
    #[inline]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }
}
