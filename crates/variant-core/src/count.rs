//! A count that a game shows to its players.

/// A running count towards a draw, as a board displays it: `shown/limit`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Count {
    /// Which count it is, a short, stable name.
    pub kind: &'static str,
    /// The number at which the game is drawn, in moves.
    pub limit: u16,
    /// The half-moves counted so far.
    pub ply: u16,
    /// The number to show, in moves.
    pub shown: u16,
}
