//! A game: a position with its past.

use super::{MakromachyReference, Reference, ReferenceMove, Verdict};
use crate::adjudicator::SlowGame;

/// A game of Makromachy, which knows the rules that need the past: the Eagle ban and the threefold repetition.
///
/// Agreement, resignation and time are no part of it.
#[derive(Clone, Debug)]
pub struct MakromachyReferenceGame {
    position: MakromachyReference,
    /// The identity of every position so far, the start and the present one included. (rules 9.8, 9.9)
    past: Vec<String>,
    /// The legal moves of the position, less those the past bans.
    moves: Vec<ReferenceMove<MakromachyReference>>,
}

impl MakromachyReferenceGame {
    /// A game that starts from a position.
    #[must_use]
    pub fn new(start: MakromachyReference) -> Self {
        let mut game = Self {
            position: start,
            past: Vec::new(),
            moves: Vec::new(),
        };
        game.arrive();
        game
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &MakromachyReference {
        &self.position
    }

    /// Every legal move, less the Eagle moves that the past bans, sorted by the bytes of its text. (rule 9.7)
    ///
    /// A draw that has ended the game does not empty the list.
    #[must_use]
    pub fn moves(&self) -> &[ReferenceMove<MakromachyReference>] {
        &self.moves
    }

    /// Plays a move.
    ///
    /// # Errors
    /// A sentence if the move is not legal or the game has ended; then nothing has changed.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        if let Some(verdict) = self.verdict() {
            return Err(format!("the game has ended by {}", verdict.reason));
        }
        let Some(chosen) = self.moves.iter().find(|choice| choice.text == text) else {
            return Err(format!("{text:?} is not a legal move"));
        };
        self.position = chosen.after.clone();
        self.arrive();
        Ok(())
    }

    /// Whether the game has ended by itself, and how. (rule 9.10)
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.position
            .verdict_without_moves(!self.moves.is_empty())
            .or_else(|| self.verdict_of_repetition())
            .or_else(|| self.position.verdict_of_count())
    }

    /// How often the present position has occurred. (rule 9.9)
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let present = self.past.last();
        self.past.iter().filter(|identity| Some(*identity) == present).count()
    }

    // rule 9.9
    fn verdict_of_repetition(&self) -> Option<Verdict> {
        (self.occurrences() >= 3).then_some(Verdict {
            white_wins: None,
            reason: "threefold-repetition",
        })
    }

    /// Notes the present position in the past and finds its moves.
    fn arrive(&mut self) {
        self.past.push(self.position.identity());
        self.moves = self.position.moves();
        // rule 9.7
        let past = &self.past;
        self.moves
            .retain(|choice| !(choice.after.is_eagle_check && past.contains(&choice.after.identity())));
    }
}

impl SlowGame for MakromachyReferenceGame {
    fn play(&mut self, text: &str) {
        let played = Self::play(self, text);
        assert_eq!(played, Ok(()), "in {}", self.position.to_fen());
    }

    fn verdict(&self) -> Option<Verdict> {
        Self::verdict(self)
    }

    fn occurrences(&self) -> usize {
        Self::occurrences(self)
    }

    fn moves(&self) -> Option<Vec<String>> {
        Some(self.moves.iter().map(|choice| choice.text.clone()).collect())
    }
}

impl MakromachyReference {
    /// A text that two positions share if and only if they are the same for repetition. (rule 9.8)
    fn identity(&self) -> String {
        let side = if self.is_white_to_move { 'w' } else { 'b' };
        let en_passant = self.legal_en_passant().join(" ");
        format!("{} {side} {} {en_passant}", self.write_placement(), self.write_rights())
    }
}
