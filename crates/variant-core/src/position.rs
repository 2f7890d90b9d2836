//! One moment of a game, and the rules of a single move.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::{ControlFlow, Deref};
use core::str::FromStr;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::fen::Repair;
use crate::san::{Castling, Style};
use crate::{
    Bitboard, Board, Color, Effects, FenError, Geometry, Illegal, Intent, Outcome, PositionError, Reading, Role,
    RulesError, SetupError, Square,
};

/// One moment of a game and the rules of a single move. It holds no history.
///
/// The first methods are what a game must say; the rest follows from them. A game overrides some of those where it has a
/// faster way; the laws of the test kit hold the two together.
///
/// The examples of each game's crate show it in use.
pub trait Position: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The board's size.
    type Geometry: Geometry;
    /// The game's kinds of piece.
    type Role: Role;
    /// The game's moves. They mean something only in the position that gave them.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// A FEN's content, which may be illegal.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err = FenError> + Send + Sync + 'static;
    /// The rule set.
    type Rules: Copy + Eq + Default + Debug + Display + FromStr<Err = RulesError> + Send + Sync + 'static;

    /// What the game's short algebraic notation has of its own.
    const SAN: Style<Self::Role> = Style::LETTERS;

    /// The position that `setup` describes.
    ///
    /// # Errors
    /// Every fault that keeps it from being one, all at once.
    fn from_setup(setup: &Self::Setup, rules: Self::Rules) -> Result<Self, SetupError>;

    /// The set-up that describes this position.
    fn to_setup(&self) -> Self::Setup;

    /// The rule set.
    fn rules(&self) -> Self::Rules;

    /// What stands where.
    fn board(&self) -> &Board<Self::Geometry, Self::Role>;

    /// The side to move.
    fn turn(&self) -> Color;

    /// The enemy pieces that attack the King of the side to move.
    fn checkers(&self) -> Bitboard<Self::Geometry>;

    /// Hands every legal move to `visit`, each once, in an order that depends on nothing but the position, until it breaks.
    fn for_each_move(&self, visit: impl FnMut(Self::Move) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Plays a legal move.
    ///
    /// With a move that is not legal here the position is no longer one of the game: later answers are wrong, though nothing
    /// panics that would not have. [`play`](Self::play) tests first.
    fn play_unchecked(&mut self, m: Self::Move);

    /// What this position alone decides.
    fn outcome(&self) -> Option<Outcome>;

    /// A Zobrist key over exactly what [`repeats`](Self::repeats) compares.
    fn key(&self) -> u64;

    /// Whether this is the same position as `earlier` in the sense of the game's rule of repetition.
    fn repeats(&self, earlier: &Self) -> bool;

    /// What a hand or a text says to make this move.
    fn intent(&self, m: Self::Move) -> Intent<Self::Geometry, Self::Role>;

    /// Whether `intent` is another way to say the legal move `m`, one that the game documents.
    fn is_alias(&self, m: Self::Move, intent: &Intent<Self::Geometry, Self::Role>) -> bool {
        let _ = (m, intent);
        false
    }

    /// All that the legal move `m` does to the board.
    fn effects(&self, m: Self::Move) -> Effects<Self::Geometry, Self::Role>;

    /// Why no legal move is what `intent` says. Asked only once none matches.
    fn diagnose(&self, intent: &Intent<Self::Geometry, Self::Role>) -> Illegal;

    /// Lets the side to move pass, for readers of annotated games. It is never among the legal moves.
    ///
    /// # Errors
    /// If the side to move is in check. The position is then as it was.
    fn pass(&mut self) -> Result<(), Illegal>;

    /// How short algebraic notation tells the move `m`, if it is a castling.
    fn castling(&self, m: Self::Move) -> Option<Castling<Self::Geometry>> {
        let _ = m;
        None
    }

    /// Why no legal move is a castling like that, in games that castle. Asked only once none matches.
    fn diagnose_castling(&self, castling: Castling<Self::Geometry>) -> Option<Illegal> {
        let _ = castling;
        None
    }

    /// Whether the legal move `m` removes a piece.
    fn is_capture(&self, m: Self::Move) -> bool {
        !self.effects(m).victims().is_empty()
    }

    /// Hands every legal move to `visit` that short algebraic notation must tell apart: those of a piece of this kind that end on
    /// `to`, castling left out; until it breaks.
    fn for_each_candidate(
        &self,
        role: Self::Role,
        to: Square<Self::Geometry>,
        mut visit: impl FnMut(Self::Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let men = self.board().pieces(self.turn(), role);
        self.for_each_move(|m| {
            let intent = self.intent(m);
            if intent.to == to && men.contains(intent.from) && self.castling(m).is_none() {
                visit(m)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Whether the side to move is in check.
    fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The number of legal moves.
    fn count_moves(&self) -> usize {
        let mut count = 0;
        let _ = self.for_each_move(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether there is a legal move.
    fn has_moves(&self) -> bool {
        self.for_each_move(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether `m` is a legal move here.
    fn is_legal(&self, m: Self::Move) -> bool {
        let from = self.intent(m).from;
        self.for_each_move_from(from, |legal| {
            if legal == m {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// Hands every legal move of the piece on `from` to `visit`, until it breaks.
    fn for_each_move_from(
        &self,
        from: Square<Self::Geometry>,
        mut visit: impl FnMut(Self::Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.for_each_move(|m| {
            if self.intent(m).from == from {
                visit(m)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Fills `moves` with the legal moves. What it held is gone; its memory is used again.
    fn legal_moves_into(&self, moves: &mut MoveList<Self::Move>) {
        moves.0.clear();
        let _ = self.for_each_move(|m| {
            moves.0.push(m);
            ControlFlow::Continue(())
        });
    }

    /// The legal moves.
    fn legal_moves(&self) -> MoveList<Self::Move> {
        let mut moves = MoveList::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// The legal moves of the piece on `from`.
    fn moves_from(&self, from: Square<Self::Geometry>) -> MoveList<Self::Move> {
        let mut moves = MoveList::new();
        let _ = self.for_each_move_from(from, |m| {
            moves.0.push(m);
            ControlFlow::Continue(())
        });
        moves
    }

    /// The legal move that `intent` says: the move's own intent, or an [alias](Self::is_alias) of it. The one door for text
    /// and mouse.
    ///
    /// # Errors
    /// Why there is no such move.
    fn resolve(&self, intent: &Intent<Self::Geometry, Self::Role>) -> Result<Self::Move, Illegal> {
        let mut found = None;
        let mut alias = None;
        let _ = self.for_each_move_from(intent.from, |m| {
            if self.intent(m) == *intent {
                found = Some(m);
                return ControlFlow::Break(());
            }
            if self.is_alias(m, intent) {
                alias = Some(m);
            }
            ControlFlow::Continue(())
        });
        found.or(alias).ok_or_else(|| self.diagnose(intent))
    }

    /// Plays `m` if it is legal.
    ///
    /// # Errors
    /// Why it is not. The position is then as it was.
    fn play(&mut self, m: Self::Move) -> Result<(), Illegal> {
        if !self.is_legal(m) {
            return Err(self.diagnose(&self.intent(m)));
        }
        self.play_unchecked(m);
        Ok(())
    }

    /// Reads a FEN's content, and lists what was repaired. A game that repairs nothing reads alike at both levels.
    ///
    /// The rule set tells what a repair may be: which Rook a right to castle needs, for one. It is not read from the text.
    ///
    /// # Errors
    /// All the faults of the text.
    fn read_setup(text: &str, rules: Self::Rules, reading: Reading) -> Result<(Self::Setup, Vec<Repair>), FenError> {
        let _ = (rules, reading);
        Ok((text.parse()?, Vec::new()))
    }

    /// The position of a FEN, and what was repaired to read it: nothing, if it is read strictly.
    ///
    /// # Errors
    /// All the faults of the text, or all those of the set-up it describes.
    fn read_fen(text: &str, rules: Self::Rules, reading: Reading) -> Result<(Self, Vec<Repair>), PositionError> {
        let (setup, repairs) = Self::read_setup(text, rules, reading)?;
        Ok((Self::from_setup(&setup, rules)?, repairs))
    }

    /// The position of a FEN, read strictly.
    ///
    /// # Errors
    /// All the faults of the text, or all those of the set-up it describes.
    fn from_fen(fen: &str, rules: Self::Rules) -> Result<Self, PositionError> {
        Ok(Self::read_fen(fen, rules, Reading::Strict)?.0)
    }

    /// The FEN of this position, in its canonical form.
    fn to_fen(&self) -> String {
        self.to_setup().to_string()
    }
}

/// A list of moves that can be filled again and again without asking for memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveList<M>(Vec<M>);

impl<M> MoveList<M> {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }
}

impl<M> MoveList<M> {
    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, m: M) {
        self.0.push(m);
    }

    /// Keeps only the moves that `keep` accepts.
    pub fn retain(&mut self, keep: impl FnMut(&M) -> bool) {
        self.0.retain(keep);
    }
}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Deref for MoveList<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.0
    }
}

impl<M> IntoIterator for MoveList<M> {
    type Item = M;
    type IntoIter = alloc::vec::IntoIter<M>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, M> IntoIterator for &'a MoveList<M> {
    type Item = &'a M;
    type IntoIter = core::slice::Iter<'a, M>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
