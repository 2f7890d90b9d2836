//! What lies between two squares, and how far a slider gets.

use crate::{Bitboard, Direction, Geometry, Square};

/// Where a piece on `from` that slides this way gets to: empty squares, and the first occupied one.
#[must_use]
#[inline]
pub fn slide<G: Geometry>(direction: Direction, from: Square<G>, occupied: Bitboard<G>) -> Bitboard<G> {
    let ray = G::ray(direction, from);
    let met = ray & occupied;
    match if direction.is_ascending() {
        met.first()
    } else {
        met.last()
    } {
        Some(blocker) => ray - G::ray(direction, blocker),
        None => ray,
    }
}

/// The squares strictly between two squares of a common file, rank or diagonal; none if they share no such line.
///
/// ```
/// use variant_core::{Grid14x14, Square, between};
/// let square = |text: &str| text.parse::<Square<Grid14x14>>().unwrap();
/// assert_eq!(between(square("b2"), square("e5")), [square("c3"), square("d4")].into_iter().collect());
/// assert!(between(square("b2"), square("e6")).is_empty());
/// ```
#[must_use]
#[inline]
pub fn between<G: Geometry>(a: Square<G>, b: Square<G>) -> Bitboard<G> {
    match a.direction_to(b) {
        Some(direction) => G::ray(direction, a) & G::ray(direction.opposite(), b),
        None => Bitboard::EMPTY,
    }
}

/// All squares of the file, rank or diagonal that two squares share, edge to edge; none if they share no such line.
#[must_use]
#[inline]
pub fn line<G: Geometry>(a: Square<G>, b: Square<G>) -> Bitboard<G> {
    match a.direction_to(b) {
        Some(direction) => (G::ray(direction, a) | G::ray(direction.opposite(), a)).with(a),
        None => Bitboard::EMPTY,
    }
}
