//! Games of any variant as PGN: which game a text is of, and whether its moves are legal.
//!
//! `variant_core::pgn` reads and writes the text; here the tags `Variant`, `Ruleset` and `FEN` choose the game.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use variant_core::pgn::{NodeId, PgnGame, ReplayErrorKind, replay};
use variant_core::san::{self, SanError};
use variant_core::{Illegal, Position, Reading};

use crate::{Entry, Found, OpenError, UnknownVariant, find};

/// Why the tags of a game start none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// No game has the name of the `Variant` tag.
    #[error("Variant: {0}")]
    Variant(#[from] UnknownVariant),
    /// The `Ruleset` tag or the `FEN` tag is at fault.
    #[error("Ruleset or FEN: {0}")]
    Open(#[from] OpenError),
}

/// A move of a line that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// The text is no legal move.
    #[error(transparent)]
    San(#[from] SanError),
    /// A pass, in check.
    #[error(transparent)]
    Pass(#[from] Illegal),
}

/// A line of moves as a reader meets it, with variations: only positions, no past.
pub trait Line: core::fmt::Debug {
    /// Plays a move in short algebraic notation, or a pass.
    ///
    /// # Errors
    /// If it is none. The position is then as it was.
    fn play(&mut self, text: &str, reading: Reading) -> Result<(), LineError>;
    /// Begins a variation: another move in place of the last one.
    fn begin_variation(&mut self);
    /// Goes back to where the variation began.
    fn end_variation(&mut self);
}

/// The tags of a PGN game that say what is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StartTags<'a> {
    /// The `Variant` tag; orthodox chess if there is none.
    pub variant: Option<&'a str>,
    /// The `Ruleset` tag.
    pub rules: Option<&'a str>,
    /// The `FEN` tag, with or without `SetUp`.
    pub fen: Option<&'a str>,
}

impl StartTags<'_> {
    /// The game, and the name of its rule set.
    ///
    /// # Errors
    /// If no game has the name of the `Variant` tag.
    pub fn find(&self) -> Result<(&'static Entry, &str), UnknownVariant> {
        let Found { entry, rules } = find(self.variant.unwrap_or("chess"))?;
        Ok((entry, self.rules.unwrap_or(rules)))
    }

    /// A line from the start of the game.
    ///
    /// # Errors
    /// If the tags start no game.
    ///
    /// ```
    /// use chess_variants::pgn::StartTags;
    /// use chess_variants::variant_core::Reading;
    ///
    /// let mut line = StartTags { variant: Some("chess 960"), ..StartTags::default() }.line(Reading::Lenient)?;
    /// line.play("e4", Reading::Strict)?;
    /// assert!(line.play("Ke3", Reading::Strict).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn line(&self, reading: Reading) -> Result<Box<dyn Line>, StartError> {
        let (entry, rules) = self.find()?;
        Ok(entry.line(self.fen, rules, reading)?)
    }
}

/// Writes every move of a game, variations too, in the form that strict reading accepts.
///
/// # Errors
/// If the tags start no game, or the first move that is none. Nothing has changed then.
pub fn canonicalize(game: &mut PgnGame, reading: Reading) -> Result<(), CanonicalizeError> {
    let tags = StartTags {
        variant: game.tag("Variant"),
        rules: game.tag("Ruleset"),
        fen: game.tag("FEN"),
    };
    let (entry, rules) = tags.find().map_err(StartError::from)?;
    let texts = entry.canonical_moves(tags.fen, rules, game, reading)?;
    for (node, text) in texts {
        game.set_san(node, &text);
    }
    Ok(())
}

/// Why a game has no canonical form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CanonicalizeError {
    /// The tags start no game.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A move is none.
    #[error("{text}: {kind}")]
    Move {
        /// The move as it stands.
        text: String,
        /// Why it is none.
        kind: ReplayErrorKind,
    },
}

/// The canonical text of every move of a tree.
pub(crate) fn canonical_moves_of<P: Position>(
    start: &P,
    game: &PgnGame,
    reading: Reading,
) -> Result<Vec<(NodeId, String)>, CanonicalizeError> {
    let mut texts = Vec::new();
    let replayed = replay(game, start, reading, true, |node, position, m| {
        texts.push((node, m.map_or_else(|| san::NULL.into(), |m| san::write(position, m))));
    });
    match replayed.err().and_then(|errors| errors.into_iter().next()) {
        None => Ok(texts),
        Some(error) => Err(CanonicalizeError::Move {
            text: game.node(error.node).san().into(),
            kind: error.kind,
        }),
    }
}

/// The positions of a line.
#[derive(Debug)]
pub(crate) struct LineOf<P> {
    /// The position before the last move.
    before: P,
    current: P,
    /// For each open variation, where it will be left.
    open: Vec<(P, P)>,
}

impl<P: Position> LineOf<P> {
    pub(crate) fn new(start: P) -> Self {
        Self {
            before: start.clone(),
            current: start,
            open: Vec::new(),
        }
    }
}

impl<P: Position> Line for LineOf<P> {
    fn play(&mut self, text: &str, reading: Reading) -> Result<(), LineError> {
        let before = self.current.clone();
        if san::is_null(text) {
            self.current.pass()?;
        } else {
            let m = san::read(&self.current, text, reading)?;
            self.current.play_unchecked(m);
        }
        self.before = before;
        Ok(())
    }

    fn begin_variation(&mut self) {
        self.open.push((self.before.clone(), self.current.clone()));
        self.current = self.before.clone();
    }

    fn end_variation(&mut self) {
        if let Some((before, current)) = self.open.pop() {
            self.before = before;
            self.current = current;
        }
    }
}
