//! What a move does to the board.

use smallvec::SmallVec;

use crate::{Bitboard, Board, Geometry, Piece, Role, Square};

/// A piece that a move lifts from one square and puts down on another, perhaps turned into another kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Relocation<G: Geometry, R: Role> {
    /// Where it stood.
    pub from: Square<G>,
    /// Where it stands now; the same square if it only turned.
    pub to: Square<G>,
    /// What it was.
    pub before: Piece<R>,
    /// What it is now.
    pub after: Piece<R>,
}

/// A piece that a move removes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Victim<G: Geometry, R: Role> {
    /// Where it stood.
    pub square: Square<G>,
    /// What it was.
    pub piece: Piece<R>,
    /// The way of capture: a short, stable name, such as `replacement` or `en-passant`.
    pub manner: &'static str,
}

/// All that a move does to the board: the pieces it relocates, and those it removes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effects<G: Geometry, R: Role> {
    relocations: SmallVec<[Relocation<G, R>; 2]>,
    victims: SmallVec<[Victim<G, R>; 2]>,
}

impl<G: Geometry, R: Role> Effects<G, R> {
    /// Nothing at all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            relocations: SmallVec::new(),
            victims: SmallVec::new(),
        }
    }

    /// These effects, and a piece relocated.
    #[must_use]
    pub fn relocating(mut self, from: Square<G>, to: Square<G>, before: Piece<R>, after: Piece<R>) -> Self {
        self.relocations.push(Relocation {
            from,
            to,
            before,
            after,
        });
        self
    }

    /// These effects, and a piece removed.
    #[must_use]
    pub fn removing(mut self, square: Square<G>, piece: Piece<R>, manner: &'static str) -> Self {
        self.victims.push(Victim { square, piece, manner });
        self
    }

    /// The pieces that are lifted and put down, the one that moves first.
    #[must_use]
    pub fn relocations(&self) -> &[Relocation<G, R>] {
        &self.relocations
    }

    /// The pieces that are removed.
    #[must_use]
    pub fn victims(&self) -> &[Victim<G, R>] {
        &self.victims
    }

    /// Does all of it to `board`.
    pub fn apply(&self, board: &mut Board<G, R>) {
        for victim in &self.victims {
            board.clear(Bitboard::from(victim.square));
        }
        for relocation in &self.relocations {
            board.clear(Bitboard::from(relocation.from));
        }
        for relocation in &self.relocations {
            board.put(relocation.to, relocation.after);
        }
    }
}

impl<G: Geometry, R: Role> Default for Effects<G, R> {
    fn default() -> Self {
        Self::new()
    }
}
