//! What a game's rules see of a game: the position on the board and all that came before it.

use core::ops::ControlFlow;

use super::{Game, MoveOf};
use crate::{MoveList, Position, Variant};

/// The position on the board and its past, as a game's rules see them.
///
/// With [`after`](Self::after) it is the past as it would be after one more move.
#[derive(Debug)]
pub struct Past<'a, V: Variant> {
    game: &'a Game<V>,
    /// The position after an intended move, and how often it will have occurred.
    intended: Option<(V::Position, u32)>,
}

impl<'a, V: Variant> Past<'a, V> {
    pub(super) fn new(game: &'a Game<V>) -> Self {
        Self { game, intended: None }
    }

    /// The past as it would be after the legal move `m` of the position on the board.
    #[must_use]
    pub fn after(&self, m: MoveOf<V>) -> Self {
        let mut next = self.game.position().clone();
        next.play_unchecked(m);
        let occurrences = self.game.history.occurrences(&next) + 1;
        Self {
            game: self.game,
            intended: Some((next, occurrences)),
        }
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &V::Position {
        self.intended
            .as_ref()
            .map_or_else(|| self.game.position(), |(next, _)| next)
    }

    /// How often the position on the board has occurred, this time included.
    #[must_use]
    pub fn occurrences_now(&self) -> u32 {
        self.intended
            .as_ref()
            .map_or_else(|| self.game.history.occurrences_now(), |&(_, occurrences)| occurrences)
    }

    /// How often `position` has stood on the board in this game, the present included.
    #[must_use]
    pub fn occurrences(&self, position: &V::Position) -> u32 {
        let now = self.intended.as_ref().is_some_and(|(next, _)| next.repeats(position));
        self.game.history.occurrences(position) + u32::from(now)
    }

    /// The half-move after which `position` stood on the board for the first time, 0 for the start of the game.
    #[must_use]
    pub fn first_occurrence(&self, position: &V::Position) -> Option<usize> {
        self.game.history.first_occurrence(position)
    }

    /// Whether draws that come by themselves after a number of moves or repetitions are on, where a game lets them be switched
    /// off.
    #[must_use]
    pub fn has_automatic_draws(&self) -> bool {
        self.game.has_automatic_draws
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
        let find = |m| {
            if V::ban(self, m).is_none() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        self.position().for_each_move(find).is_break()
    }
}
