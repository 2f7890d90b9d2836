//! Moves, as the generator makes them.

use crate::{Role, Square};

/// A move: which kind of piece goes from where to where, and what is special about it.
///
/// It means something only in the position that gave it. As text it is an [`Intent`](crate::Intent).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) role: Role,
    pub(crate) kind: MoveKind,
}

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// Nothing: to an empty square or onto an enemy.
    Plain,
    /// A Pawn or Warrior becomes this on its farthest rank (rule 6.1).
    Promotion(Role),
    /// A Pawn or Warrior takes what has just pushed past it (rule 6.4).
    EnPassant,
    /// The King and a Dragon King move at once (rule 8.2); `to` is where the King goes.
    Castling,
    /// A Terror takes what stands here and goes on (rule 5.3).
    HitAndRun(Square),
}

impl Move {
    /// Where the piece stands; the King's square when castling.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it ends; the King's square when castling.
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

    /// What is special about it.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// What the Pawn or Warrior becomes.
    #[must_use]
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}
