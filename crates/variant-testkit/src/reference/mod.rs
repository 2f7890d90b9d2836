//! Slow, obvious move generators, one a game, written straight from the rules.
//!
//! They share nothing with the fast code: no geometry, no tables, no types. A position goes in as FEN text, moves come out
//! as coordinate text, so that a mistake in the core cannot hide in both. Clarity is all that counts here.

pub mod baroque;
pub mod makromachy;
pub mod makruk;
pub mod orthodox;

/// A legal move of a [`Reference`] position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceMove<P> {
    /// The move in coordinate text, as the fast code writes it.
    pub text: String,
    /// The squares of the enemy pieces it removes, as text, sorted by bytes.
    pub victims: Vec<String>,
    /// The position after the move.
    pub after: P,
}

/// What a position alone decides: the end of the game and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `Some(true)` if White wins, `Some(false)` if Black wins, `None` for a draw.
    pub white_wins: Option<bool>,
    /// The reason's code, such as `checkmate`.
    pub reason: &'static str,
}

/// A slow, obvious implementation of a game's rules for one position.
pub trait Reference: Clone + Sized {
    /// Reads a canonical FEN; `rules` is the name of the rule set, empty for the default one.
    ///
    /// # Errors
    /// A sentence if the text is not a position of the game.
    fn from_fen(fen: &str, rules: &str) -> Result<Self, String>;

    /// The canonical FEN.
    fn to_fen(&self) -> String;

    /// Whether the side to move is in check.
    fn is_check(&self) -> bool;

    /// Every legal move, sorted by the bytes of its text.
    fn moves(&self) -> Vec<ReferenceMove<Self>>;

    /// What this position alone decides, in the order of tests of the game's rules.
    fn verdict(&self) -> Option<Verdict>;
}
