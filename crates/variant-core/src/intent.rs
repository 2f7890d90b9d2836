//! What a hand or a text says: from here to there.

use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use crate::{Geometry, Reading, Role, Square, SquareError};

/// What a player says to make a move: squares, and what a piece becomes. Whether it is a move, [`Position::resolve`] decides.
///
/// [`Position::resolve`]: crate::Position::resolve
///
/// Its text form is coordinates: `e2e4`, `e7e8q`; a move of two legs joins them with a comma: `e5e6,e6f7` (the piece goes on),
/// `i1c1,a1i1` (a second piece goes where the first came from).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Intent<G: Geometry, R: Role> {
    /// Where the piece stands.
    pub from: Square<G>,
    /// The second leg, for moves that have one.
    pub via: Option<Via<G>>,
    /// Where it ends.
    pub to: Square<G>,
    /// What it becomes.
    pub promotion: Option<R>,
}

/// The second leg of a move that has two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Via<G: Geometry> {
    /// The piece goes to this square first, and on from there.
    Stop(Square<G>),
    /// Another piece goes from this square to the one the first came from.
    Partner(Square<G>),
}

impl<G: Geometry, R: Role> Intent<G, R> {
    /// From one square to another, and nothing else.
    #[must_use]
    #[inline]
    pub const fn new(from: Square<G>, to: Square<G>) -> Self {
        Self {
            from,
            via: None,
            to,
            promotion: None,
        }
    }

    /// The same with the ranks mirrored (files kept).
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self {
            from: self.from.mirrored(),
            to: self.to.mirrored(),
            via: self.via.map(|via| match via {
                Via::Stop(square) => Via::Stop(square.mirrored()),
                Via::Partner(square) => Via::Partner(square.mirrored()),
            }),
            promotion: self.promotion,
        }
    }
}

impl<G: Geometry, R: Role> fmt::Display for Intent<G, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.via {
            None => write!(f, "{}{}", self.from, self.to)?,
            Some(Via::Stop(stop)) => write!(f, "{}{stop},{stop}{}", self.from, self.to)?,
            Some(Via::Partner(partner)) => write!(f, "{0}{1},{partner}{0}", self.from, self.to)?,
        }
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// A text that is not a move in coordinates.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{kind} (at byte {} of the move)", span.start)]
pub struct IntentError {
    kind: IntentErrorKind,
    span: Range<usize>,
}

impl IntentError {
    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> &IntentErrorKind {
        &self.kind
    }

    /// The bytes of the text that are at fault, at its end if something is missing.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }
}

/// What is wrong with a text that is not a move in coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum IntentErrorKind {
    /// There is no text.
    #[error("expected a move such as e2e4, found nothing")]
    Empty,
    /// `0000`, which some programs write for a move that is none.
    #[error("a null move is no move of the game")]
    Null,
    /// No square where one is due.
    #[error("{0}")]
    Square(#[from] SquareError),
    /// The two squares are one.
    #[error("expected another square to go to: a piece cannot move to the square it stands on")]
    SameSquare,
    /// A letter that stands for no kind of piece of the game.
    #[error("{0} is no letter of a piece")]
    Promotion(char),
    /// The letter of a kind of piece, in upper case.
    #[error("expected the promotion in lower case")]
    PromotionCase,
    /// A dash, a blank or another sign where a move has none.
    #[error("expected no {0:?} here: a move is written without it")]
    Sign(char),
    /// A second leg that does not join the first.
    #[error("expected a second leg that begins where the first ends, or ends where the first begins")]
    Leg,
    /// Text behind the end of a move.
    #[error("expected nothing behind the move")]
    Trailing,
}

impl IntentErrorKind {
    /// A short, stable name.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Null => "null-move",
            Self::Square(_) => "square",
            Self::SameSquare => "same-square",
            Self::Promotion(_) | Self::PromotionCase => "promotion-letter",
            Self::Sign(_) => "sign",
            Self::Leg => "leg",
            Self::Trailing => "trailing",
        }
    }
}

/// Reads one leg at byte `at`: its two squares and where it ends.
fn leg<G: Geometry>(text: &str, at: usize, reading: Reading) -> Result<(Square<G>, Square<G>, usize), IntentError> {
    let (from, length) = read_square(text, at)?;
    let mut middle = at + length;
    if reading == Reading::Lenient {
        let rest = &text[middle..];
        middle += rest.len() - rest.strip_prefix(['-', '–', '—']).unwrap_or(rest).len();
    }
    let (to, length) = read_square(text, middle)?;
    let end = middle + length;
    if from == to {
        return Err(IntentError {
            kind: IntentErrorKind::SameSquare,
            span: middle..end,
        });
    }
    Ok((from, to, end))
}

/// Reads a square at byte `at`, and how long it is.
fn read_square<G: Geometry>(text: &str, at: usize) -> Result<(Square<G>, usize), IntentError> {
    Square::read_prefix(&text[at..]).map_err(|error| {
        let found = text[at..].chars().next();
        // The fault of a rank lies behind its file.
        let (start, found) = match error {
            SquareError::Rank(_) | SquareError::Colon => (at + 1, text[at + 1..].chars().next()),
            _ => (at, found),
        };
        let kind = match found {
            Some(sign @ ('-' | '–' | '—' | ' ' | '\t' | '=' | ',')) if start == at => IntentErrorKind::Sign(sign),
            _ => IntentErrorKind::Square(error),
        };
        IntentError {
            kind,
            span: start..start + found.map_or(0, char::len_utf8),
        }
    })
}

impl<G: Geometry, R: Role> FromStr for Intent<G, R> {
    type Err = IntentError;

    /// Reads strictly.
    fn from_str(text: &str) -> Result<Self, IntentError> {
        Self::read(text, Reading::Strict)
    }
}

impl<G: Geometry, R: Role> Intent<G, R> {
    /// Reads a move in coordinates. Lenient reading also takes blanks around it, a dash between two squares, and a promotion in
    /// upper case or behind `=`.
    ///
    /// # Errors
    /// What is wrong, and where.
    ///
    /// ```
    /// use variant_core::{Grid8x8, Intent, Reading};
    ///
    /// variant_core::roles! {
    ///     /// The kinds of piece of a small game.
    ///     pub enum Role {
    ///         /// It slides.
    ///         Queen = 'Q' "queen",
    ///     }
    /// }
    /// let intent = Intent::<Grid8x8, Role>::read(" e7-e8=Q", Reading::Lenient)?;
    /// assert_eq!(intent.to_string(), "e7e8q");
    /// let error = Intent::<Grid8x8, Role>::read("e7-e8=Q", Reading::Strict).unwrap_err();
    /// assert_eq!(error.to_string(), "expected no '-' here: a move is written without it (at byte 2 of the move)");
    /// # Ok::<(), variant_core::IntentError>(())
    /// ```
    pub fn read(text: &str, reading: Reading) -> Result<Self, IntentError> {
        let fault = |kind, span| Err(IntentError { kind, span });
        let (mut at, text) = match reading {
            Reading::Strict => (0, text),
            Reading::Lenient => (text.len() - text.trim_start().len(), text.trim_end()),
        };
        if at >= text.len() {
            return fault(IntentErrorKind::Empty, 0..text.len());
        }
        if &text[at..] == "0000" {
            return fault(IntentErrorKind::Null, at..at + 4);
        }
        let (from, mut to, end) = leg(text, at, reading)?;
        at = end;
        let mut via = None;
        if text[at..].starts_with(',') {
            let (second_from, second_to, end) = leg(text, at + 1, reading)?;
            if second_from == to {
                (via, to) = (Some(Via::Stop(second_from)), second_to);
            } else if second_to == from {
                via = Some(Via::Partner(second_from));
            } else {
                return fault(IntentErrorKind::Leg, at + 1..end);
            }
            at = end;
        }
        Ok(Self {
            from,
            via,
            to,
            promotion: promotion(text, at, reading)?,
        })
    }
}

/// Reads what stands behind the squares, from byte `at` to the end.
fn promotion<R: Role>(text: &str, mut at: usize, reading: Reading) -> Result<Option<R>, IntentError> {
    let fault = |kind, span| Err(IntentError { kind, span });
    if reading == Reading::Lenient && text[at..].starts_with('=') {
        at += 1;
    }
    let mut rest = text[at..].chars();
    let Some(letter) = rest.next() else {
        return if text.ends_with('=') {
            fault(IntentErrorKind::Sign('='), at - 1..at)
        } else {
            Ok(None)
        };
    };
    let span = at..at + letter.len_utf8();
    let Some(role) = R::from_letter(letter.to_ascii_uppercase()) else {
        return fault(
            match letter {
                letter if letter.is_ascii_alphabetic() => IntentErrorKind::Promotion(letter),
                sign @ ('-' | ' ' | '\t' | '=') => IntentErrorKind::Sign(sign),
                _ => IntentErrorKind::Trailing,
            },
            span,
        );
    };
    if letter.is_ascii_uppercase() && reading == Reading::Strict {
        return fault(IntentErrorKind::PromotionCase, span);
    }
    if rest.next().is_some() {
        return fault(IntentErrorKind::Trailing, span.end..text.len());
    }
    Ok(Some(role))
}
