//! Draws that a player may claim.

use core::fmt;
use core::str::FromStr;

use crate::Reason;

/// A draw that a player may claim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Claim {
    /// The same position for the third time.
    ThreefoldRepetition,
    /// Fifty moves of each side without progress.
    FiftyMoves,
    /// The claimant can give check for ever.
    PerpetualCheck,
}

impl Claim {
    /// Every claim.
    pub const ALL: [Self; 3] = [Self::ThreefoldRepetition, Self::FiftyMoves, Self::PerpetualCheck];

    /// Its short, stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ThreefoldRepetition => "threefold-repetition",
            Self::FiftyMoves => "fifty-moves",
            Self::PerpetualCheck => "perpetual-check",
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that is not the name of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a claim: threefold-repetition, fifty-moves or perpetual-check")]
pub struct ClaimNameError;

impl FromStr for Claim {
    type Err = ClaimNameError;

    fn from_str(text: &str) -> Result<Self, ClaimNameError> {
        Self::ALL
            .into_iter()
            .find(|claim| claim.code() == text)
            .ok_or(ClaimNameError)
    }
}

/// What a game says of a claim that it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimRule {
    /// The claim.
    pub claim: Claim,
    /// The reason of the draw, with the number of the rule.
    pub reason: Reason,
    /// Whether a player may claim with the move he is about to make.
    pub with_move: bool,
}

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Verdict {
    /// It is true: the game is drawn.
    Accepted,
    /// It is not true: the game goes on.
    Refused,
    /// It may be true, and was not proved within the budget: the game goes on.
    Unproved,
}
