//! Any game, by text and plain data: for servers, interfaces and tools that choose the game at run time.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

use crate::{Color, Count, Game, Info, IntentError, IntentOf, Outcome, PlayError, Position, Variant, perft};

/// A move by text that a game refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnyError {
    /// The text is no move in coordinates.
    #[error(transparent)]
    Text(#[from] IntentError),
    /// The game refuses the move.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// A game in progress whose variant is chosen at run time. Implemented once, for every [`Game`].
pub trait AnyGame: Debug + Send + Sync {
    /// What the game is called and how it starts.
    fn info(&self) -> &'static Info;
    /// The name of the rule set; `None` if it is the default one.
    fn rules(&self) -> Option<String>;
    /// The position on the board as a FEN.
    fn fen(&self) -> String;
    /// The side to move.
    fn turn(&self) -> Color;
    /// Whether the side to move is in check.
    fn is_check(&self) -> bool;
    /// The legal moves in coordinates, those that the past forbids left out.
    fn legal_moves(&self) -> Vec<String>;
    /// The legal moves that remove pieces, each with the squares of those.
    fn captures(&self) -> Vec<(String, Vec<String>)>;
    /// The end that has come by itself, if one has.
    fn outcome(&self) -> Option<Outcome>;
    /// The count towards a draw that the game shows to its players.
    fn count(&self) -> Option<Count>;
    /// Plays a move in coordinates.
    ///
    /// # Errors
    /// If the text is no move, the game is over or the move is against the rules. The game is then as it was.
    fn play(&mut self, text: &str) -> Result<(), AnyError>;
    /// Takes the last move back; `false` at the start.
    fn undo(&mut self) -> bool;
    /// Plays the move that was taken back last again; `false` if there is none.
    fn redo(&mut self) -> bool;
    /// The board as a picture.
    fn board(&self) -> String;
    /// The number of sequences of `depth` moves of positions: see [`perft`](crate::perft()).
    fn perft(&self, depth: u32) -> u64;
    /// For every legal move of the position (bans by the past left aside), its text and a game that starts behind it.
    fn successors(&self) -> Vec<(String, Box<dyn AnyGame>)>;
    /// A copy of it.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

impl<V: Variant> AnyGame for Game<V> {
    fn info(&self) -> &'static Info {
        const { &V::INFO }
    }

    fn rules(&self) -> Option<String> {
        let rules = self.position().rules();
        (rules != <V::Position as Position>::Rules::default()).then(|| rules.to_string())
    }

    fn fen(&self) -> String {
        self.position().to_fen()
    }

    fn turn(&self) -> Color {
        self.position().turn()
    }

    fn is_check(&self) -> bool {
        self.position().is_check()
    }

    fn legal_moves(&self) -> Vec<String> {
        let position = self.position();
        Self::legal_moves(self)
            .iter()
            .map(|&m| position.intent(m).to_string())
            .collect()
    }

    fn captures(&self) -> Vec<(String, Vec<String>)> {
        let position = self.position();
        let captures = Self::legal_moves(self).into_iter().filter_map(|m| {
            let effects = position.effects(m);
            let victims: Vec<_> = effects
                .victims()
                .iter()
                .map(|victim| victim.square.to_string())
                .collect();
            (!victims.is_empty()).then(|| (position.intent(m).to_string(), victims))
        });
        captures.collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn count(&self) -> Option<Count> {
        V::count(self.position())
    }

    fn play(&mut self, text: &str) -> Result<(), AnyError> {
        let intent: IntentOf<V> = text.parse()?;
        Self::play(self, &intent)?;
        Ok(())
    }

    fn undo(&mut self) -> bool {
        Self::undo(self).is_some()
    }

    fn redo(&mut self) -> bool {
        Self::redo(self).is_some()
    }

    fn board(&self) -> String {
        self.position().board().to_string()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.position(), depth)
    }

    fn successors(&self) -> Vec<(String, Box<dyn AnyGame>)> {
        let position = self.position();
        let successors = position.legal_moves().into_iter().map(|m| {
            let mut next = position.clone();
            next.play_unchecked(m);
            (
                position.intent(m).to_string(),
                Box::new(Self::new(next)) as Box<dyn AnyGame>,
            )
        });
        successors.collect()
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
