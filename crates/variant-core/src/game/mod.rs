//! A game in progress: a position and the past that led to it.

mod act;
mod claim;
mod clock;
mod history;
mod past;
mod perpetual;
mod record;

use alloc::vec::Vec;

pub use act::{Act, ActError, ActTextError, Response};
pub use claim::{Claim, ClaimNameError, ClaimRule, Verdict};
pub use clock::{Clock, Delay, Flagged, Period, TimeControl, TimeControlError};
use history::History;
pub use past::Past;
pub use record::{GameRecord, RecordError, RecordedAct, RecordedResult};

use crate::{Color, Illegal, Intent, MoveList, Outcome, Position, Reason, Variant};

/// The move type of a variant.
pub type MoveOf<V> = <<V as Variant>::Position as Position>::Move;
/// The intent type of a variant.
pub type IntentOf<V> =
    Intent<<<V as Variant>::Position as Position>::Geometry, <<V as Variant>::Position as Position>::Role>;

/// A game in progress: the position on the board, all that came before it, and what the players have done beside moving.
#[derive(Debug)]
pub struct Game<V: Variant> {
    history: History<V>,
    /// Moves taken back, the next to play again last.
    taken_back: Vec<MoveOf<V>>,
    /// What the players have done beside moving, each with the number of half-moves before it.
    acts: Vec<(usize, Act)>,
    /// The side whose draw offer stands.
    offer: Option<Color>,
    /// The end that an act has brought.
    ended: Option<Outcome>,
    has_automatic_draws: bool,
}

impl<V: Variant> Clone for Game<V> {
    fn clone(&self) -> Self {
        Self {
            history: self.history.clone(),
            taken_back: self.taken_back.clone(),
            acts: self.acts.clone(),
            offer: self.offer,
            ended: self.ended,
            has_automatic_draws: self.has_automatic_draws,
        }
    }
}

impl<V: Variant> Default for Game<V> {
    /// The game of the default rule set, at its start.
    fn default() -> Self {
        Self::new(V::start(<V::Position as Position>::Rules::default()))
    }
}

/// A move that a game refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over: {}", .0.reason)]
    Over(Outcome),
    /// The move is against the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl<V: Variant> Game<V> {
    /// A game that starts from `start`.
    #[must_use]
    pub fn new(start: V::Position) -> Self {
        Self {
            history: History::new(start),
            taken_back: Vec::new(),
            acts: Vec::new(),
            offer: None,
            ended: None,
            has_automatic_draws: true,
        }
    }

    /// The same game with or without the draws that come by themselves after a number of moves or repetitions, where the game's
    /// rules let them be switched off.
    #[must_use]
    pub fn with_automatic_draws(mut self, on: bool) -> Self {
        self.has_automatic_draws = on;
        self
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &V::Position {
        self.history.current()
    }

    /// The position the game started from.
    #[must_use]
    pub fn start(&self) -> &V::Position {
        self.history.start()
    }

    /// The moves played, the first one first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = MoveOf<V>> + ExactSizeIterator {
        self.history.moves()
    }

    /// The position before half-move `index`: 0 for the start, up to the number of moves played for the one on the board.
    #[must_use]
    pub fn position_at(&self, index: usize) -> Option<V::Position> {
        self.history.position(index)
    }

    /// The positions of the game, from the start to the one on the board.
    pub fn positions(&self) -> impl Iterator<Item = V::Position> {
        let mut moves = self.moves();
        core::iter::successors(Some(self.start().clone()), move |position| {
            let mut next = position.clone();
            next.play_unchecked(moves.next()?);
            Some(next)
        })
    }

    /// What the players have done beside moving, each with the number of half-moves before it.
    #[must_use]
    pub fn acts(&self) -> &[(usize, Act)] {
        &self.acts
    }

    /// The side whose draw offer stands.
    #[must_use]
    pub fn draw_offer(&self) -> Option<Color> {
        self.offer
    }

    /// The position on the board and its past, as a game's rules see them.
    #[must_use]
    pub fn past(&self) -> Past<'_, V> {
        Past::new(self)
    }

    /// The end of the game: by an act of a player, or by itself.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| V::automatic(&self.past()))
    }

    /// The legal moves: those of the position, less the ones that the past forbids. They are listed even when a draw or an act
    /// has ended the game.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList<MoveOf<V>> {
        self.past().legal_moves()
    }

    /// The legal move that `intent` says: one of the position's that the past does not forbid.
    ///
    /// # Errors
    /// Why there is none.
    pub fn resolve(&self, intent: &IntentOf<V>) -> Result<MoveOf<V>, Illegal> {
        let m = self.position().resolve(intent)?;
        match V::ban(&self.past(), m) {
            Some(ban) => Err(ban),
            None => Ok(m),
        }
    }

    /// Plays the move that `intent` says, and returns it.
    ///
    /// # Errors
    /// If the game is over or there is no such move. The game is then as it was.
    pub fn play(&mut self, intent: &IntentOf<V>) -> Result<MoveOf<V>, PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        let m = self.resolve(intent)?;
        self.push(m);
        Ok(m)
    }

    /// Plays a legal move, after which nothing can be played again.
    fn push(&mut self, m: MoveOf<V>) {
        self.taken_back.clear();
        self.advance(m);
    }

    /// Plays a legal move. An offer of the other side lapses with it.
    fn advance(&mut self, m: MoveOf<V>) {
        let mover = self.position().turn();
        self.offer = self.offer.filter(|&side| side == mover);
        self.history.push(m);
    }

    /// Takes the last move back, and returns it; `None` at the start. What the players have done since is gone, and an end that
    /// they brought is no more.
    pub fn undo(&mut self) -> Option<MoveOf<V>> {
        let m = self.history.pop()?;
        self.taken_back.push(m);
        let length = self.history.len();
        // A claim that was made with the move taken back goes with it.
        let goes = |act: &Act| matches!(act, Act::Claim(_, Some(_)));
        self.acts
            .retain(|(before, act)| *before < length || *before == length && !goes(act));
        self.ended = None;
        self.offer = None;
        // The acts up to here, once more: which offer stands, and whether they had ended the game (they had not, or no move
        // would have followed).
        let acts = core::mem::take(&mut self.acts);
        for (before, act) in &acts {
            match act {
                Act::OfferDraw(side) if self.stands_from(*before, *side, length) => self.offer = Some(*side),
                Act::DeclineDraw(_) => self.offer = None,
                _ => {}
            }
        }
        self.acts = acts;
        Some(m)
    }

    /// Whether an offer that `side` made after `before` half-moves still stands after `length`.
    fn stands_from(&self, before: usize, side: Color, length: usize) -> bool {
        (before..length).all(|index| {
            let mover = if index % 2 == 0 {
                self.start().turn()
            } else {
                !self.start().turn()
            };
            mover == side
        })
    }

    /// Plays the move that was taken back last again, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<MoveOf<V>> {
        let m = self.taken_back.pop()?;
        self.advance(m);
        Some(m)
    }

    /// The draws that the side to move may claim now, without a move.
    #[must_use]
    pub fn claims(&self) -> Vec<Claim> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let past = self.past();
        V::CLAIMS
            .iter()
            .map(|rule| rule.claim)
            .filter(|&claim| V::may_claim(&past, claim))
            .collect()
    }

    /// The draws that the side to move may claim with a move that it is about to make, each with every such move.
    #[must_use]
    pub fn claims_with_move(&self) -> Vec<(Claim, MoveOf<V>)> {
        let mut claims = Vec::new();
        if self.outcome().is_some() || V::CLAIMS.iter().all(|rule| !rule.with_move) {
            return claims;
        }
        for m in self.legal_moves() {
            let after = self.past().after(m);
            let rules = V::CLAIMS
                .iter()
                .filter(|rule| rule.with_move && holds_after(&after, rule.claim));
            claims.extend(rules.map(|rule| (rule.claim, m)));
        }
        claims
    }

    /// Does what a player does beside moving. The proof of a claim may look at `budget` positions.
    ///
    /// A claim that fails is no error: the game goes on, and the move that the claimant intended is played.
    ///
    /// # Errors
    /// If the act is not allowed now, or the intended move is no legal one. The game is then as it was.
    pub fn act(&mut self, act: Act, budget: u64) -> Result<Response, ActError> {
        if let Some(outcome) = self.outcome() {
            return Err(ActError::Over(outcome));
        }
        let before = self.history.len();
        let response = self.perform(&act, budget)?;
        self.acts.push((before, act));
        Ok(response)
    }

    fn perform(&mut self, act: &Act, budget: u64) -> Result<Response, ActError> {
        let mut decided_by = None;
        match *act {
            Act::OfferDraw(side) => {
                if self.history.len() < 2 {
                    return Err(ActError::TooEarly);
                }
                if let Some(side) = self.offer {
                    return Err(ActError::OfferStands(side));
                }
                self.offer = Some(side);
            }
            Act::AcceptDraw(side) | Act::DeclineDraw(side) => {
                if self.offer != Some(!side) {
                    return Err(ActError::NoOffer(side));
                }
                self.offer = None;
                if matches!(act, Act::AcceptDraw(_)) {
                    self.ended = Some(Outcome::draw(V::ENDS.agreement));
                }
            }
            Act::Resign(side) => decided_by = self.lose(side, V::ENDS.resignation),
            Act::Flag(side) => decided_by = self.lose(side, V::ENDS.flag),
            Act::Claim(claim, ref intended) => return self.claim(claim, intended.as_deref(), budget),
        }
        Ok(Response {
            verdict: None,
            was_played: false,
            outcome: self.ended,
            decided_by,
        })
    }

    /// `side` loses, unless the other could never win: then it is a draw, and the test that says so is returned.
    fn lose(&mut self, side: Color, reason: Reason) -> Option<Reason> {
        let test = V::never_wins(self.position(), !side);
        self.ended = Some(if test.is_some() {
            Outcome::draw(reason)
        } else {
            Outcome::win(!side, reason)
        });
        test
    }

    fn claim(&mut self, claim: Claim, intended: Option<&str>, budget: u64) -> Result<Response, ActError> {
        let Some(rule) = V::CLAIMS.iter().find(|rule| rule.claim == claim) else {
            return Err(ActError::UnknownClaim(claim));
        };
        let intended = match intended {
            Some(_) if !rule.with_move => return Err(ActError::NoIntendedMove(claim)),
            Some(text) => Some(self.resolve(&text.parse()?)?),
            None => None,
        };
        let verdict = match intended {
            _ if claim == Claim::PerpetualCheck => perpetual::prove(self.position(), budget),
            Some(m) if holds_after(&self.past().after(m), claim) => Verdict::Accepted,
            None if V::may_claim(&self.past(), claim) => Verdict::Accepted,
            _ => Verdict::Refused,
        };
        let mut was_played = false;
        if verdict == Verdict::Accepted {
            self.ended = Some(Outcome::draw(rule.reason));
        } else if let Some(m) = intended {
            self.push(m);
            was_played = true;
        }
        Ok(Response {
            verdict: Some(verdict),
            was_played,
            outcome: self.ended,
            decided_by: None,
        })
    }
}

/// Whether the claim holds after an intended move, which has not ended the game by itself.
fn holds_after<V: Variant>(after: &Past<'_, V>, claim: Claim) -> bool {
    V::may_claim(after, claim) && after.position().outcome().is_none()
}
