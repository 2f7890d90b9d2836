//! Where something stands in a text, and what is wrong there.

use core::fmt;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The byte, from 0.
    pub offset: usize,
    /// The line, from 1. Lines end with LF, CRLF or a lone CR.
    pub line: usize,
    /// The byte of the line, from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Something wrong in a text, with its place. Reading goes on behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("{place}: {kind}")]
pub struct Fault {
    /// Where it begins.
    pub place: Place,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// A byte that begins no token.
    #[error("expected a move, a number, a comment, a variation or a result")]
    UnexpectedByte,
    /// A character that nobody sees, such as a zero width space.
    #[error("an invisible character")]
    Invisible,
    /// A token that is too long to be a move.
    #[error("expected a move of at most 255 bytes")]
    TokenTooLong,
    /// A tag that is not `[Name "value"]`.
    #[error("expected a tag: [Name \"value\"]")]
    Tag,
    /// A comment without its closing brace.
    #[error("expected a closing brace before the end of the text")]
    UnclosedComment,
    /// A variation that is still open at the end of its game.
    #[error("expected a closing parenthesis before the end of the game")]
    UnclosedVariation,
    /// A closing parenthesis without its opening one.
    #[error("a closing parenthesis without an opening one")]
    StrayClose,
    /// A variation before the first move.
    #[error("expected a move before the variation")]
    VariationWithoutMove,
    /// A game without a result.
    #[error("expected a result: 1-0, 0-1, 1/2-1/2 or *")]
    MissingResult,
    /// A result in another form, such as `½-½`.
    #[error("expected a result in the form 1-0, 0-1 or 1/2-1/2")]
    ResultForm,
    /// A number of a move that is not the number of the move.
    #[error("a move number that is not this move's")]
    MoveNumber,
    /// A number that is too large.
    #[error("expected a smaller number")]
    Number,
}

impl FaultKind {
    /// Whether what was meant is clear, so that a lenient reader passes over it.
    #[must_use]
    pub const fn is_repaired(self) -> bool {
        matches!(
            self,
            Self::Invisible | Self::MissingResult | Self::ResultForm | Self::MoveNumber | Self::UnclosedVariation
        )
    }
}
