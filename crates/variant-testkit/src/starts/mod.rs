//! Positions to start random play from: each game's array, and positions rich in what is peculiar to it.
//!
//! They are texts, for the test kit knows no game. The tests of a game and the long runs share them.

use variant_core::Position;

/// Orthodox chess: the array, endings, castling, promotion, en passant, odd material.
#[must_use]
pub fn orthodox() -> Vec<&'static str> {
    include_str!("orthodox.txt").lines().collect()
}

/// Chess960: Rooks between King and corner, and both on one wing. The arrays are the game's own to make.
#[must_use]
pub fn chess960() -> Vec<&'static str> {
    include_str!("chess960.txt").lines().collect()
}

/// Makruk: the array, pins, promotion races, endings with each kind of count, odd material, mates at hand.
#[must_use]
pub fn makruk() -> Vec<&'static str> {
    include_str!("makruk.txt").lines().collect()
}

/// Baroque: the arrays, positions of play with many captures, frozen men, several men of a kind, endings.
#[must_use]
pub fn baroque() -> Vec<&'static str> {
    include_str!("baroque.txt").lines().collect()
}

/// Makromachy: the array, positions dense in what is peculiar to it, endings, counts near their end.
#[must_use]
pub fn makromachy() -> Vec<&'static str> {
    include_str!("makromachy.txt").lines().collect()
}

/// The positions of these texts.
#[must_use]
pub fn positions<P: Position>(fens: &[&str], rules: P::Rules) -> Vec<P> {
    let read = |fen: &&str| P::from_fen(fen, rules).unwrap_or_else(|error| panic!("{fen}: {error}"));
    fens.iter().map(read).collect()
}
