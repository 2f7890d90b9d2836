//! The numbers of the moves.

use super::{Fault, FaultKind, Place};

/// Which number each move of a game has.
///
/// ```
/// use variant_core::pgn::Numbering;
///
/// assert_eq!(Numbering::default().number(3), (2, true));
/// let numbering = Numbering::of_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 40");
/// assert_eq!(numbering.number(0), (40, true));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Numbering {
    first: u32,
    is_black: bool,
}

impl Default for Numbering {
    fn default() -> Self {
        Self {
            first: 1,
            is_black: false,
        }
    }
}

impl Numbering {
    /// As the side to move and the sixth field of a FEN say.
    #[must_use]
    pub fn of_fen(fen: &str) -> Self {
        let mut fields = fen.split_ascii_whitespace().skip(1);
        let is_black = fields.next() == Some("b");
        let first = fields.nth(3).and_then(|number| number.parse().ok());
        Self {
            first: first.unwrap_or(1),
            is_black,
        }
    }

    /// The number of the move behind this many half-moves, and whether it is Black's.
    #[must_use]
    pub fn number(self, ply: u32) -> (u32, bool) {
        let half_moves = u64::from(ply) + u64::from(self.is_black);
        let number = u64::from(self.first) + half_moves / 2;
        (u32::try_from(number).unwrap_or(u32::MAX), half_moves % 2 == 1)
    }

    /// The fault of a number before the move behind this many half-moves, if it is not that move's.
    #[must_use]
    pub fn check(self, place: Place, ply: u32, number: u32, is_black: bool) -> Option<Fault> {
        let kind = FaultKind::MoveNumber;
        (self.number(ply) != (number, is_black)).then_some(Fault { place, kind })
    }
}
