//! Why a text is no move.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::Illegal;

/// Why a text is not the short algebraic notation of a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanError(Box<Fields>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Fields {
    kind: SanErrorKind,
    span: Range<usize>,
    message: String,
    candidates: Vec<String>,
    suggestions: Vec<String>,
    illegal: Option<Illegal>,
}

/// What is wrong with a text that is not the short algebraic notation of a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SanErrorKind {
    /// There is no text.
    Empty,
    /// A null move, which is no move of the game.
    Null,
    /// A letter that stands for no kind of piece.
    Letter,
    /// No square where one is due.
    Square,
    /// Castling of a length that there is not.
    Castling,
    /// Text behind the end of a move.
    Trailing,
    /// More than one legal move fits.
    Ambiguous,
    /// No legal move fits.
    Illegal,
    /// No legal move begins where the text says, though another piece of the kind could go there.
    Origin,
    /// More of the origin than is needed.
    OverDisambiguated,
    /// The mark of a capture is missing, or marks none.
    Capture,
    /// What the piece becomes is missing.
    PromotionMissing,
    /// The piece does not become that.
    PromotionNotAllowed,
    /// Nothing becomes something else there.
    NotAPromotion,
    /// `+` or `#` is missing, or wrong.
    Check,
    /// The move is clear, but it is written another way.
    Spelling,
}

impl SanErrorKind {
    /// A short, stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Null => "null-move",
            Self::Letter => "letter",
            Self::Square => "square",
            Self::Castling => "castling",
            Self::Trailing => "trailing",
            Self::Ambiguous => "ambiguous",
            Self::Illegal => "illegal",
            Self::Origin => "origin",
            Self::OverDisambiguated => "over-disambiguated",
            Self::Capture => "capture-mark",
            Self::PromotionMissing => "promotion-missing",
            Self::PromotionNotAllowed => "promotion-not-allowed",
            Self::NotAPromotion => "not-a-promotion",
            Self::Check => "check-mark",
            Self::Spelling => "spelling",
        }
    }
}

impl SanError {
    #[cold]
    pub(super) fn new(kind: SanErrorKind, span: Range<usize>, message: String) -> Self {
        Self(Box::new(Fields {
            kind,
            span,
            message,
            candidates: Vec::new(),
            suggestions: Vec::new(),
            illegal: None,
        }))
    }

    pub(super) fn with_candidates(mut self, candidates: Vec<String>) -> Self {
        self.0.candidates = candidates;
        self
    }

    pub(super) fn with_suggestions(mut self, suggestions: Vec<String>) -> Self {
        self.0.suggestions = suggestions;
        self
    }

    pub(super) fn with_illegal(mut self, illegal: Illegal) -> Self {
        self.0.illegal = Some(illegal);
        self
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> SanErrorKind {
        self.0.kind
    }

    /// A short, stable name of what is wrong.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// The bytes of the text that are at fault; empty, at the place where something is missing.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.0.span.clone()
    }

    /// The legal moves that the text may mean, in coordinates, sorted.
    #[must_use]
    pub fn candidates(&self) -> &[String] {
        &self.0.candidates
    }

    /// What to write instead, if it is known: a text for each of the moves that may be meant.
    #[must_use]
    pub fn suggestions(&self) -> &[String] {
        &self.0.suggestions
    }

    /// The rule that forbids the move.
    #[must_use]
    pub fn illegal(&self) -> Option<&Illegal> {
        self.0.illegal.as_ref()
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl core::error::Error for SanError {}
