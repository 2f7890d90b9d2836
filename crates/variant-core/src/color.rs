//! The two sides.

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

/// One of the two sides. White moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the two sides")]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// White, then Black.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// `White` if `white`.
    #[must_use]
    #[inline]
    pub const fn from_white(white: bool) -> Self {
        if white { Self::White } else { Self::Black }
    }

    /// Whether it is White.
    #[must_use]
    #[inline]
    pub const fn is_white(self) -> bool {
        matches!(self, Self::White)
    }

    /// The other side.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::from_white(!self.is_white())
    }

    /// Its letter in a FEN: `w` or `b`.
    #[must_use]
    #[inline]
    pub const fn letter(self) -> char {
        if self.is_white() { 'w' } else { 'b' }
    }
}

impl Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.opposite()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_white() { "white" } else { "black" })
    }
}

/// A text that is not the name of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected white or black")]
pub struct ColorNameError;

impl FromStr for Color {
    type Err = ColorNameError;

    fn from_str(text: &str) -> Result<Self, ColorNameError> {
        match text {
            "white" => Ok(Self::White),
            "black" => Ok(Self::Black),
            _ => Err(ColorNameError),
        }
    }
}
