//! What the tests share: a few kinds of piece of no game, naive ways over a board, random sets.

use variant_core::{Bitboard, Direction, Geometry, Square, key_of};

variant_core::roles! {
    /// Kinds of piece of no game.
    pub(crate) enum Role {
        /// One letter.
        King = 'K' "king",
        /// Another.
        Pawn = 'P' "pawn",
        /// A third.
        Rook = 'R' "rook",
    }
}

/// The file and the rank of a square, counted from 0, worked out from its index.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn place<G: Geometry>(square: Square<G>) -> (i32, i32) {
    let index = i32::from(square.index());
    (index % i32::from(G::FILES), index / i32::from(G::FILES))
}

/// The square of this file and rank, found by looking at all of them.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn square_at<G: Geometry>(at: (i32, i32)) -> Option<Square<G>> {
    Square::all().find(|&square| place(square) == at)
}

/// The squares this way from a square, nearest first, to the edge.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn walk<G: Geometry>(from: Square<G>, direction: Direction) -> Vec<Square<G>> {
    let (files, ranks) = compass(direction);
    let (file, rank) = place(from);
    (1..)
        .map_while(|step| square_at((file + step * files, rank + step * ranks)))
        .collect()
}

/// One step this way, written down once more.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn compass(direction: Direction) -> (i32, i32) {
    match direction {
        Direction::North => (0, 1),
        Direction::NorthEast => (1, 1),
        Direction::East => (1, 0),
        Direction::SouthEast => (1, -1),
        Direction::South => (0, -1),
        Direction::SouthWest => (-1, -1),
        Direction::West => (-1, 0),
        Direction::NorthWest => (-1, 1),
    }
}

/// A set of about one square in `sparse`, the same for the same seed.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn random_set<G: Geometry>(seed: u64, sparse: u64) -> Bitboard<G> {
    Square::all()
        .filter(|square| key_of(seed << 8 | u64::from(square.index())).is_multiple_of(sparse))
        .collect()
}
