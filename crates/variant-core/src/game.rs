//! A game in progress: a position and the past that led to it.

use core::fmt;
use core::ops::ControlFlow;

use alloc::vec::Vec;

use crate::{Illegal, Intent, MoveList, Outcome, Position, Variant};

/// The move type of a variant.
pub type MoveOf<V> = <<V as Variant>::Position as Position>::Move;
/// The intent type of a variant.
pub type IntentOf<V> =
    Intent<<<V as Variant>::Position as Position>::Geometry, <<V as Variant>::Position as Position>::Role>;

/// A game in progress: the position on the board and all that came before it.
pub struct Game<V: Variant> {
    /// The position on the board.
    current: V::Position,
    /// The key of the position on the board.
    key: u64,
    /// What was passed, the start first.
    passed: Vec<Passed<V>>,
    /// Moves taken back, the next to play again last.
    taken_back: Vec<MoveOf<V>>,
}

/// A position that was passed, and the move played in it.
struct Passed<V: Variant> {
    position: V::Position,
    key: u64,
    m: MoveOf<V>,
}

impl<V: Variant> Clone for Passed<V> {
    fn clone(&self) -> Self {
        Self {
            position: self.position.clone(),
            key: self.key,
            m: self.m,
        }
    }
}

impl<V: Variant> Clone for Game<V> {
    fn clone(&self) -> Self {
        Self {
            current: self.current.clone(),
            key: self.key,
            passed: self.passed.clone(),
            taken_back: self.taken_back.clone(),
        }
    }
}

impl<V: Variant> fmt::Debug for Game<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("variant", &V::INFO.name)
            .field("position", &self.current)
            .field("moves", &self.moves().collect::<Vec<_>>())
            .finish_non_exhaustive()
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
            key: start.key(),
            current: start,
            passed: Vec::new(),
            taken_back: Vec::new(),
        }
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &V::Position {
        &self.current
    }

    /// The position the game started from.
    #[must_use]
    pub fn start(&self) -> &V::Position {
        self.passed.first().map_or(&self.current, |passed| &passed.position)
    }

    /// The moves played, the first one first.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = MoveOf<V>> {
        self.passed.iter().map(|passed| passed.m)
    }

    /// The positions passed, the start first, the one on the board not included.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = &V::Position> {
        self.passed.iter().map(|passed| &passed.position)
    }

    /// The position on the board and its past, as a game's rules see them.
    #[must_use]
    pub fn past(&self) -> Past<'_, V> {
        Past { game: self }
    }

    /// The end that has come by itself, if one has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        V::automatic(&self.past())
    }

    /// The legal moves: those of the position, less the ones that the past forbids.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList<MoveOf<V>> {
        self.past().legal_moves()
    }

    /// Plays the move that `intent` says, and returns it.
    ///
    /// # Errors
    /// If the game is over or there is no such move. The game is then as it was.
    pub fn play(&mut self, intent: &IntentOf<V>) -> Result<MoveOf<V>, PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        let m = self.current.resolve(intent)?;
        if let Some(ban) = V::ban(&self.past(), m) {
            return Err(PlayError::Illegal(ban));
        }
        self.taken_back.clear();
        self.push(m);
        Ok(m)
    }

    /// Takes the last move back, and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<MoveOf<V>> {
        let passed = self.passed.pop()?;
        self.current = passed.position;
        self.key = passed.key;
        self.taken_back.push(passed.m);
        Some(passed.m)
    }

    /// Plays the move that was taken back last again, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<MoveOf<V>> {
        let m = self.taken_back.pop()?;
        self.push(m);
        Some(m)
    }

    /// Plays a legal move.
    fn push(&mut self, m: MoveOf<V>) {
        let mut next = self.current.clone();
        next.play_unchecked(m);
        let position = core::mem::replace(&mut self.current, next);
        self.passed.push(Passed {
            position,
            key: self.key,
            m,
        });
        self.key = self.current.key();
    }
}

/// The position on the board and its past, as a game's rules see them.
#[derive(Debug)]
pub struct Past<'a, V: Variant> {
    game: &'a Game<V>,
}

impl<V: Variant> Past<'_, V> {
    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &V::Position {
        &self.game.current
    }

    /// How often `position` has stood on the board in this game, the present included.
    #[must_use]
    pub fn occurrences(&self, position: &V::Position) -> usize {
        let key = position.key();
        let now = usize::from(self.game.key == key && position.repeats(&self.game.current));
        let before = self
            .game
            .passed
            .iter()
            .filter(|passed| passed.key == key && position.repeats(&passed.position));
        now + before.count()
    }

    /// The legal moves: those of the position, less the ones that the past forbids.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList<MoveOf<V>> {
        let mut moves = self.position().legal_moves();
        moves.retain(|&m| V::ban(self, m).is_none());
        moves
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        self.position()
            .for_each_move(|m| {
                if V::ban(self, m).is_none() {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            })
            .is_break()
    }
}
