//! The acts of players beside moves: draws offered and claimed, resignation, the flag.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use super::{Claim, Verdict};
use crate::{Color, Illegal, IntentError, Outcome, Reason};

/// What a player does beside moving, as plain data. Its text form is `offer-draw:white`, `resign:black`, `flag:white`,
/// `claim:threefold-repetition`, or `claim:fifty-moves:g1f3` with the move the claimant is about to make.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Act {
    /// This side offers a draw.
    OfferDraw(Color),
    /// This side accepts the draw that the other has offered.
    AcceptDraw(Color),
    /// This side declines it.
    DeclineDraw(Color),
    /// This side resigns.
    Resign(Color),
    /// This side's time has run out.
    Flag(Color),
    /// The side to move claims a draw, perhaps with the move (in coordinates) that it is about to make.
    Claim(Claim, Option<String>),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OfferDraw(color) => write!(f, "offer-draw:{color}"),
            Self::AcceptDraw(color) => write!(f, "accept-draw:{color}"),
            Self::DeclineDraw(color) => write!(f, "decline-draw:{color}"),
            Self::Resign(color) => write!(f, "resign:{color}"),
            Self::Flag(color) => write!(f, "flag:{color}"),
            Self::Claim(claim, None) => write!(f, "claim:{claim}"),
            Self::Claim(claim, Some(intended)) => write!(f, "claim:{claim}:{intended}"),
        }
    }
}

/// A text that is not an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected} (at byte {at} of the act)")]
pub struct ActTextError {
    /// What was expected.
    pub expected: &'static str,
    /// The byte where it was expected.
    pub at: usize,
}

impl FromStr for Act {
    type Err = ActTextError;

    fn from_str(text: &str) -> Result<Self, ActTextError> {
        const ACTS: &str = "an act: offer-draw, accept-draw, decline-draw, resign, flag or claim, and a colon";
        let (name, rest) = text.split_once(':').ok_or(ActTextError {
            expected: ACTS,
            at: text.len(),
        })?;
        let at = name.len() + 1;
        let color = || {
            let expected = "white or black";
            rest.parse::<Color>().map_err(|_| ActTextError { expected, at })
        };
        Ok(match name {
            "offer-draw" => Self::OfferDraw(color()?),
            "accept-draw" => Self::AcceptDraw(color()?),
            "decline-draw" => Self::DeclineDraw(color()?),
            "resign" => Self::Resign(color()?),
            "flag" => Self::Flag(color()?),
            "claim" => {
                let (claim, intended) = match rest.split_once(':') {
                    Some((claim, intended)) => (claim, Some(intended.to_string())),
                    None => (rest, None),
                };
                let expected = "a claim: threefold-repetition, fifty-moves or perpetual-check";
                Self::Claim(claim.parse().map_err(|_| ActTextError { expected, at })?, intended)
            }
            _ => return Err(ActTextError { expected: ACTS, at: 0 }),
        })
    }
}

/// What came of an act that was allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Response {
    /// What became of a claim.
    pub verdict: Option<Verdict>,
    /// Whether the intended move of a claim that failed was played.
    pub was_played: bool,
    /// The end of the game, if the act has ended it.
    pub outcome: Option<Outcome>,
    /// The test that turned a loss into a draw, because the opponent could never win.
    pub decided_by: Option<Reason>,
}

/// An act that is not allowed. The game is then as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ActError {
    /// The game is over.
    #[error("the game is over: {}", .0.reason)]
    Over(Outcome),
    /// Not both sides have moved.
    #[error("a draw can be agreed on only after each side has made a move")]
    TooEarly,
    /// The side has offered already, and the offer stands.
    #[error("the draw offer of {0} stands already")]
    OfferStands(Color),
    /// The other side has not offered a draw.
    #[error("there is no draw offer that {0} could answer")]
    NoOffer(Color),
    /// The game knows no such claim.
    #[error("this game knows no claim of {0}")]
    UnknownClaim(Claim),
    /// The claim cannot be made with an intended move.
    #[error("a claim of {0} looks at the position on the board, not at a move to come")]
    NoIntendedMove(Claim),
    /// The intended move is no move in coordinates.
    #[error(transparent)]
    Text(#[from] IntentError),
    /// The intended move is illegal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl ActError {
    /// A short, stable name.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Over(outcome) => outcome.reason.code(),
            Self::TooEarly => "too-early",
            Self::OfferStands(_) => "offer-stands",
            Self::NoOffer(_) => "no-offer",
            Self::UnknownClaim(_) => "unknown-claim",
            Self::NoIntendedMove(_) => "no-intended-move",
            Self::Text(error) => error.kind().code(),
            Self::Illegal(illegal) => illegal.reason().code(),
        }
    }
}
