//! Moves, as the generator makes them.

use crate::{Role, Square};

/// A move: which kind of piece goes from where to where, and whether it becomes a met there.
///
/// It means something only in the position that gave it. As text it is an [`Intent`](crate::Intent).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) role: Role,
    pub(crate) is_promotion: bool,
}

impl Move {
    /// Where the piece stands.
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

    /// The kind of the piece that moves, before any promotion.
    #[must_use]
    #[inline]
    pub const fn role(self) -> Role {
        self.role
    }

    /// What the pawn becomes: a met, if anything (rule 3.2).
    #[must_use]
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        if self.is_promotion { Some(Role::Met) } else { None }
    }
}
