//! A game as plain data that can be stored and played again.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Act, ActError, ActTextError, Clock, Game, IntentOf, PlayError};
use crate::{Info, IntentError, Outcome, Position, PositionError, RulesError, Variant};

/// A game as plain data: what it is called, where it started, what was played and done, how it ended.
///
/// [`Game::from_record`] plays it again and refuses what the rules refuse.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct GameRecord {
    /// The game's name.
    pub variant: String,
    /// The rule set; `None` for the default one.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub rules: Option<String>,
    /// The FEN of the start.
    pub start: String,
    /// The moves in coordinates.
    pub moves: Vec<String>,
    /// What the players have done beside moving, in order.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub acts: Vec<RecordedAct>,
    /// Whether draws that come by themselves after a number of moves or repetitions are on, where they can be switched off.
    #[cfg_attr(feature = "serde", serde(default = "on", skip_serializing_if = "is_on"))]
    pub automatic_draws: bool,
    /// The clock as it stands.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub clock: Option<Clock>,
    /// How the game ended; `None` while it runs.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub result: Option<RecordedResult>,
}

#[cfg(feature = "serde")]
const fn on() -> bool {
    true
}

#[cfg(feature = "serde")]
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_on(on: &bool) -> bool {
    *on
}

/// An act with its place in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct RecordedAct {
    /// The number of half-moves before it.
    pub after: usize,
    /// The act, in its text form.
    pub act: String,
}

/// The end of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct RecordedResult {
    /// `white` or `black`; `None` for a draw.
    pub winner: Option<String>,
    /// The code of the reason.
    pub reason: String,
}

impl From<Outcome> for RecordedResult {
    fn from(outcome: Outcome) -> Self {
        Self {
            winner: outcome.winner.map(|winner| winner.to_string()),
            reason: outcome.reason.code().to_string(),
        }
    }
}

/// A record that the rules refuse, with the place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// It is the record of another game.
    #[error("variant: expected {expected}, found {found:?}")]
    Variant {
        /// The name of the game that was to be loaded.
        expected: &'static str,
        /// The name in the record.
        found: String,
    },
    /// The game has no such rule set.
    #[error("rules: {0}")]
    Rules(RulesError),
    /// The start is no position.
    #[error("start: {0}")]
    Start(PositionError),
    /// A move is no move in coordinates.
    #[error("move {at}: {error}")]
    MoveText {
        /// Its index, from 0.
        at: usize,
        /// What is wrong.
        error: IntentError,
    },
    /// A move is refused.
    #[error("move {at}: {error}")]
    Move {
        /// Its index, from 0.
        at: usize,
        /// Why.
        error: PlayError,
    },
    /// A claim that failed has played its intended move, and the record goes on with another.
    #[error("move {at}: expected the move that the claim before it has played")]
    ClaimedMove {
        /// Its index, from 0.
        at: usize,
    },
    /// An act is no act.
    #[error("act {at}: {error}")]
    ActText {
        /// Its index, from 0.
        at: usize,
        /// What is wrong.
        error: ActTextError,
    },
    /// An act is refused.
    #[error("act {at}: {error}")]
    Act {
        /// Its index, from 0.
        at: usize,
        /// Why.
        error: ActError,
    },
    /// An act stands behind the last move, or before an act that came earlier.
    #[error("act {at}: expected a number of half-moves in rising order, up to the number of moves")]
    ActPlace {
        /// Its index, from 0.
        at: usize,
    },
    /// The result is not the one that the moves and acts give.
    #[error("result: expected {expected}, found another")]
    Result {
        /// What the moves and acts give.
        expected: String,
    },
}

impl<V: Variant> Game<V> {
    /// The game as plain data. The clock is the caller's to add.
    #[must_use]
    pub fn to_record(&self) -> GameRecord {
        let Info { name, .. } = V::INFO;
        let rules = self.start().rules();
        let mut position = self.start().clone();
        let moves = self.moves().map(|m| {
            let text = position.intent(m).to_string();
            position.play_unchecked(m);
            text
        });
        GameRecord {
            variant: name.to_string(),
            moves: moves.collect(),
            rules: (rules != <V::Position as Position>::Rules::default()).then(|| rules.to_string()),
            start: self.start().to_fen(),
            acts: self
                .acts()
                .iter()
                .map(|(after, act)| RecordedAct {
                    after: *after,
                    act: act.to_string(),
                })
                .collect(),
            automatic_draws: self.has_automatic_draws,
            clock: None,
            result: self.outcome().map(RecordedResult::from),
        }
    }

    /// Plays a record again. The proofs of claims may look at `budget` positions each.
    ///
    /// # Errors
    /// What the rules refuse, with the place.
    pub fn from_record(record: &GameRecord, budget: u64) -> Result<Self, RecordError> {
        let Info { name, .. } = V::INFO;
        if record.variant != name {
            return Err(RecordError::Variant {
                expected: name,
                found: record.variant.clone(),
            });
        }
        let rules = match record.rules.as_deref() {
            None => <V::Position as Position>::Rules::default(),
            Some(rules) => rules.parse().map_err(RecordError::Rules)?,
        };
        let start = V::Position::from_fen(&record.start, rules).map_err(RecordError::Start)?;
        let mut game = Self::new(start).with_automatic_draws(record.automatic_draws);
        let mut acts = record.acts.iter().enumerate().peekable();
        loop {
            let at = game.moves().len();
            if let Some((index, act)) = acts.next_if(|(_, act)| act.after <= at) {
                if act.after != at {
                    return Err(RecordError::ActPlace { at: index });
                }
                game.replay_act(index, act, record, budget)?;
            } else if let Some(text) = record.moves.get(at) {
                let intent: IntentOf<V> = text.parse().map_err(|error| RecordError::MoveText { at, error })?;
                game.play(&intent).map_err(|error| RecordError::Move { at, error })?;
            } else {
                break;
            }
        }
        if let Some((at, _)) = acts.next() {
            return Err(RecordError::ActPlace { at });
        }
        let result = game.outcome().map(RecordedResult::from);
        if record.result == result {
            return Ok(game);
        }
        Err(RecordError::Result {
            expected: match result {
                None => "none, for the game goes on".to_string(),
                Some(RecordedResult {
                    winner: Some(winner),
                    reason,
                }) => alloc::format!("{winner} by {reason}"),
                Some(RecordedResult { winner: None, reason }) => alloc::format!("a draw by {reason}"),
            },
        })
    }

    fn replay_act(
        &mut self,
        at: usize,
        act: &RecordedAct,
        record: &GameRecord,
        budget: u64,
    ) -> Result<(), RecordError> {
        let act: Act = act.act.parse().map_err(|error| RecordError::ActText { at, error })?;
        let response = self.act(act, budget).map_err(|error| RecordError::Act { at, error })?;
        if response.was_played {
            let played = self.moves().len() - 1;
            // In the record the move stands as the game writes it, perhaps not as the claimant said it.
            if record.moves.get(played) != self.to_record().moves.last() {
                return Err(RecordError::ClaimedMove { at: played });
            }
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
mod serialized {
    //! A clock as text that a person can read: `{"control": "40/7200+30:3600", "white": …}`.

    use alloc::string::{String, ToString};

    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::super::clock::{Side, parse_seconds, seconds};
    use super::Clock;
    use crate::{Color, TimeControl};

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct ClockText {
        control: TimeControl,
        white: SideText,
        black: SideText,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct SideText {
        seconds: String,
        period: usize,
        moves: u32,
    }

    impl Serialize for Clock {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let [white, black] = self.sides.map(|side| SideText {
                seconds: seconds(side.remaining),
                period: side.period,
                moves: side.moves,
            });
            ClockText {
                control: self.control.clone(),
                white,
                black,
            }
            .serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Clock {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            let text = ClockText::deserialize(deserializer)?;
            let mut clock = Self::new(text.control);
            for (color, side) in [(Color::White, text.white), (Color::Black, text.black)] {
                let remaining = parse_seconds(&side.seconds, 0).map_err(D::Error::custom)?;
                let read = Side {
                    remaining,
                    period: side.period,
                    moves: side.moves,
                };
                if !clock.can_stand_at(read) {
                    return Err(D::Error::custom(
                        color.to_string() + ": no such place in the time control",
                    ));
                }
                clock.sides[color as usize] = read;
            }
            Ok(clock)
        }
    }
}
