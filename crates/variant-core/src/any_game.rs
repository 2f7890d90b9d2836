//! Any game, by text and plain data: for servers, interfaces and tools that choose the game at run time.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;

use crate::{
    Act, ActError, ActTextError, Claim, Color, Count, Game, GameRecord, Info, IntentError, IntentOf, Occupant, Outcome,
    PlayError, Position, Reading, Response, Square, SquareError, Variant, perft,
    san::{self, SanError},
};

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

/// A move in short algebraic notation that a game refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnySanError {
    /// The text is no legal move of the position.
    #[error(transparent)]
    Text(#[from] SanError),
    /// The game refuses the move.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// An act by text that a game refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnyActError {
    /// The text is no act.
    #[error(transparent)]
    Text(#[from] ActTextError),
    /// The game refuses the act.
    #[error(transparent)]
    Act(#[from] ActError),
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
    /// Plays a move in coordinates that is read leniently, and returns how it is written.
    ///
    /// # Errors
    /// Those of [`play`](Self::play).
    fn play_lenient(&mut self, text: &str) -> Result<String, AnyError>;
    /// Plays a move in short algebraic notation.
    ///
    /// # Errors
    /// If the text is no legal move of the position, the game is over or the past forbids the move. The game is then as it was.
    fn play_san(&mut self, text: &str, reading: Reading) -> Result<(), AnySanError>;
    /// A legal move in coordinates as short algebraic notation.
    ///
    /// # Errors
    /// If the text is no move, or the move is against the rules.
    fn to_san(&self, text: &str) -> Result<String, AnyError>;
    /// The legal moves of the piece on a square, in coordinates, those that the past forbids left out; none if there is none.
    ///
    /// # Errors
    /// If the text is no square of the board.
    fn moves_from(&self, square: &str) -> Result<Vec<String>, SquareError>;
    /// The FEN of the position the game started from.
    fn start(&self) -> String;
    /// The moves played, in coordinates.
    fn moves(&self) -> Vec<String>;
    /// The draws that the side to move may claim now, without a move.
    fn claims(&self) -> Vec<Claim>;
    /// The draws that the side to move may claim with a move that it is about to make, each with every such move.
    fn claims_with_move(&self) -> Vec<(Claim, String)>;
    /// The side whose draw offer stands.
    fn draw_offer(&self) -> Option<Color>;
    /// Does what a player does beside moving. The proof of a claim may look at `budget` positions.
    ///
    /// # Errors
    /// If the text is no act, or the act is not allowed now. The game is then as it was.
    fn act(&mut self, text: &str, budget: u64) -> Result<Response, AnyActError>;
    /// The game as plain data.
    fn to_record(&self) -> GameRecord;
    /// What stands where: every piece with its square.
    fn pieces(&self) -> Vec<(String, Occupant)>;
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

    fn play_lenient(&mut self, text: &str) -> Result<String, AnyError> {
        let intent = IntentOf::<V>::read(text, Reading::Lenient)?;
        Self::play(self, &intent)?;
        Ok(intent.to_string())
    }

    fn play_san(&mut self, text: &str, reading: Reading) -> Result<(), AnySanError> {
        let position = self.position();
        let intent = position.intent(san::read(position, text, reading)?);
        Self::play(self, &intent)?;
        Ok(())
    }

    fn to_san(&self, text: &str) -> Result<String, AnyError> {
        let intent: IntentOf<V> = text.parse()?;
        let m = self.resolve(&intent).map_err(PlayError::Illegal)?;
        Ok(san::write(self.position(), m))
    }

    fn moves_from(&self, square: &str) -> Result<Vec<String>, SquareError> {
        let square: Square<<V::Position as Position>::Geometry> = square.parse()?;
        let position = self.position();
        let legal = Self::legal_moves(self);
        let from = legal
            .iter()
            .map(|&m| position.intent(m))
            .filter(|intent| intent.from == square);
        Ok(from.map(|intent| intent.to_string()).collect())
    }

    fn start(&self) -> String {
        Self::start(self).to_fen()
    }

    fn moves(&self) -> Vec<String> {
        self.to_record().moves
    }

    fn claims(&self) -> Vec<Claim> {
        Self::claims(self)
    }

    fn claims_with_move(&self) -> Vec<(Claim, String)> {
        let position = self.position();
        Self::claims_with_move(self)
            .into_iter()
            .map(|(claim, m)| (claim, position.intent(m).to_string()))
            .collect()
    }

    fn draw_offer(&self) -> Option<Color> {
        Self::draw_offer(self)
    }

    fn act(&mut self, text: &str, budget: u64) -> Result<Response, AnyActError> {
        let act: Act = text.parse()?;
        Ok(Self::act(self, act, budget)?)
    }

    fn to_record(&self) -> GameRecord {
        Self::to_record(self)
    }

    fn pieces(&self) -> Vec<(String, Occupant)> {
        let board = self.position().board();
        board
            .iter()
            .map(|(square, piece)| (square.to_string(), Occupant::from(piece)))
            .collect()
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
