//! Files, ranks and squares.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use crate::{Color, Direction, Geometry};

/// A file: a column of the board, `a` first. Not tied to a board size: at most 26.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A rank: a row of the board, `1` first. Not tied to a board size: at most 26.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl File {
    /// The file of this index, 0 for `a`; `None` from 26 on.
    #[must_use]
    #[inline]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 26 { Some(Self(index)) } else { None }
    }

    /// Its index, 0 for `a`.
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The file of this letter, `a` to `z`.
    #[must_use]
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Self> {
        if letter.is_ascii_lowercase() {
            Some(Self(letter as u8 - b'a'))
        } else {
            None
        }
    }

    /// Its letter, `a` to `z`.
    #[must_use]
    #[inline]
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl Rank {
    /// The rank of this index, 0 for rank 1; `None` from 26 on.
    #[must_use]
    #[inline]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 26 { Some(Self(index)) } else { None }
    }

    /// Its index, 0 for rank 1.
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its number, 1 for rank 1.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A square of a board of geometry `G`, one byte.
///
/// ```
/// use variant_core::{Grid8x8, Grid14x14, Square};
///
/// let e4: Square<Grid8x8> = "e4".parse()?;
/// assert_eq!(e4.index(), 28);
/// let n14: Square<Grid14x14> = "n14".parse()?;
/// assert_eq!(n14.to_string(), "n14");
/// assert!("n14".parse::<Square<Grid8x8>>().is_err());
/// # Ok::<(), variant_core::SquareError>(())
/// ```
// The byte is the slot of the geometry, `rank * STRIDE + file`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<G: Geometry>(u8, PhantomData<G>);

impl<G: Geometry> Square<G> {
    /// The square of this index, counted from a1 along the ranks; `None` past the last.
    #[must_use]
    #[inline]
    pub const fn new(index: u8) -> Option<Self> {
        if index < G::SQUARES {
            Some(Self::on(index % G::FILES, index / G::FILES))
        } else {
            None
        }
    }

    /// The square of this slot, which the caller knows to be on the board.
    #[inline]
    pub(crate) const fn from_slot(slot: u8) -> Self {
        debug_assert!(slot % G::STRIDE < G::FILES && slot / G::STRIDE < G::RANKS);
        Self(slot, PhantomData)
    }

    /// The square on the file and the rank of these indices, which the caller knows to be on the board.
    #[inline]
    pub(crate) const fn on(file: u8, rank: u8) -> Self {
        Self::from_slot(rank * G::STRIDE + file)
    }

    /// The square on this file and rank; `None` if the board has no such.
    #[must_use]
    #[inline]
    pub const fn at(file: File, rank: Rank) -> Option<Self> {
        if file.0 < G::FILES && rank.0 < G::RANKS {
            Some(Self::on(file.0, rank.0))
        } else {
            None
        }
    }

    /// Every square, a1 first, along the ranks.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..G::SQUARES).map(|index| Self::on(index % G::FILES, index / G::FILES))
    }

    /// Its index, from 0 for a1 along the ranks.
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0 / G::STRIDE * G::FILES + self.0 % G::STRIDE
    }

    /// Its bit in the words of a set.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        self.0
    }

    /// Its slot, masked so that the compiler sees that it is inside an array by square.
    #[inline]
    pub(crate) const fn slot(self) -> usize {
        self.0 as usize & (G::SLOTS - 1)
    }

    /// Its file.
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File(self.0 % G::STRIDE)
    }

    /// Its rank.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank(self.0 / G::STRIDE)
    }

    /// Its rank as `color` counts them: index 0 is that side's first rank.
    #[must_use]
    #[inline]
    pub const fn rank_for(self, color: Color) -> Rank {
        match color {
            Color::White => self.rank(),
            Color::Black => Rank(G::RANKS - 1 - self.rank().0),
        }
    }

    /// The square that lies `files` to the east and `ranks` to the north, if it is on the board.
    #[must_use]
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file().0.wrapping_add_signed(files);
        let rank = self.rank().0.wrapping_add_signed(ranks);
        if file < G::FILES && rank < G::RANKS {
            Some(Self::on(file, rank))
        } else {
            None
        }
    }

    /// The next square this way, if it is on the board.
    #[must_use]
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (files, ranks) = direction.step();
        self.offset(files, ranks)
    }

    /// How far `other` lies to the east and to the north, in files and ranks.
    #[must_use]
    #[inline]
    pub const fn offset_to(self, other: Self) -> (i8, i8) {
        (
            other.file().0.cast_signed() - self.file().0.cast_signed(),
            other.rank().0.cast_signed() - self.rank().0.cast_signed(),
        )
    }

    /// The direction in which `other` lies on a common file, rank or diagonal.
    #[must_use]
    #[inline]
    pub const fn direction_to(self, other: Self) -> Option<Direction> {
        let (files, ranks) = self.offset_to(other);
        Direction::from_step(files, ranks)
    }

    /// The number of king steps to `other`.
    #[must_use]
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        let (files, ranks) = self.offset_to(other);
        let (files, ranks) = (files.unsigned_abs(), ranks.unsigned_abs());
        if files > ranks { files } else { ranks }
    }

    /// The square on the same file with the ranks counted from the other side: a1 for a8 of eight ranks.
    #[must_use]
    #[inline]
    pub const fn mirrored(self) -> Self {
        Self::on(self.file().0, G::RANKS - 1 - self.rank().0)
    }
}

impl<G: Geometry> fmt::Display for Square<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl<G: Geometry> fmt::Debug for Square<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SquareError {
    /// It does not begin with a file of this board.
    #[error("expected a file, {0} to {1}")]
    File(char, char),
    /// The file is not followed by a rank of this board.
    #[error("expected a rank, 1 to {0}, without a zero before it")]
    Rank(u8),
    /// The file is followed by `:`, which some programs use for rank ten inside.
    #[error("expected a rank: rank 10 is written 10")]
    Colon,
    /// Something follows the square.
    #[error("expected nothing behind the square")]
    Trailing,
}

impl<G: Geometry> Square<G> {
    /// Reads a square at the beginning of `text`; also says how many bytes it took.
    ///
    /// # Errors
    /// What was expected there instead.
    pub fn read_prefix(text: &str) -> Result<(Self, usize), SquareError> {
        let bytes = text.as_bytes();
        let file = match bytes.first() {
            Some(letter @ b'a'..=b'z') if letter - b'a' < G::FILES => File(letter - b'a'),
            _ => return Err(SquareError::File('a', File(G::FILES - 1).letter())),
        };
        let digit = |at: usize| {
            bytes
                .get(at)
                .filter(|byte| byte.is_ascii_digit())
                .map(|byte| byte - b'0')
        };
        let (number, length) = match (digit(1), digit(2)) {
            (Some(tens @ 1..), Some(units)) if G::RANKS >= 10 => (tens * 10 + units, 3),
            (Some(number), _) => (number, 2),
            (None, _) if G::RANKS >= 10 && bytes.get(1) == Some(&b':') => return Err(SquareError::Colon),
            (None, _) => return Err(SquareError::Rank(G::RANKS)),
        };
        match number.checked_sub(1).and_then(|rank| Self::at(file, Rank(rank))) {
            Some(square) => Ok((square, length)),
            None => Err(SquareError::Rank(G::RANKS)),
        }
    }
}

impl<G: Geometry> FromStr for Square<G> {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match Self::read_prefix(text)? {
            (square, length) if length == text.len() => Ok(square),
            _ => Err(SquareError::Trailing),
        }
    }
}
