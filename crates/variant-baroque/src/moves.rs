//! Moves, as the generator makes them.

use crate::{Role, Square};

/// A move: which kind of man goes from where to where.
///
/// It means something only in the position that gave it: what it captures follows from the two squares (rule 2.9). As text it is an
/// [`Intent`](crate::Intent).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) role: Role,
}

impl Move {
    /// Where the man stands.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it goes.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The kind of the man that moves.
    #[must_use]
    #[inline]
    pub const fn role(self) -> Role {
        self.role
    }
}
