//! Sets of squares.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use crate::{Direction, File, Geometry, Grid8x8, Rank, Square, Words, words::Bits};

/// A set of squares of a board of geometry `G`.
///
/// It never holds a square that the board does not have. The operators `&`, `|`, `^`, `-` and `!` are the set words
/// intersection, union, symmetric difference, difference and complement.
///
/// ```
/// use variant_core::{Bitboard, Grid8x8, Square};
///
/// let corner: Square<Grid8x8> = "a1".parse()?;
/// let edge: Square<Grid8x8> = "h8".parse()?;
/// let set = Bitboard::from(corner) | Bitboard::rank(edge.rank());
/// assert_eq!(set.count(), 9);
/// assert_eq!(set.to_string(), "\
/// X X X X X X X X
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// X . . . . . . .
/// ");
/// # Ok::<(), variant_core::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard<G: Geometry>(G::Bits);

impl<G: Geometry> Bitboard<G> {
    /// No square.
    pub const EMPTY: Self = Self(<G::Bits as Bits>::EMPTY);

    /// The set of these bits, which the caller knows to be squares of the board.
    #[inline]
    pub(crate) const fn from_bits(bits: G::Bits) -> Self {
        Self(bits)
    }

    /// The words, one bit a slot of the geometry, lowest first.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> G::Bits {
        self.0
    }

    /// Every square of the board.
    pub const ALL: Self = Self(G::BOARD);

    /// Every square of `file`; none if the board has no such file.
    #[must_use]
    #[inline]
    pub fn file(file: File) -> Self {
        if file.index() < G::FILES {
            G::file(file.index())
        } else {
            Self::EMPTY
        }
    }

    /// Every square of `rank`; none if the board has no such rank.
    #[must_use]
    #[inline]
    pub fn rank(rank: Rank) -> Self {
        if rank.index() < G::RANKS {
            G::rank(rank.index())
        } else {
            Self::EMPTY
        }
    }

    /// Whether it holds no square.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The number of squares it holds.
    #[must_use]
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count()
    }

    /// Whether it holds more than one square.
    #[must_use]
    #[inline]
    pub fn has_several(self) -> bool {
        !self.0.without_first().is_empty()
    }

    /// Whether it holds `square`.
    #[must_use]
    #[inline]
    pub fn contains(self, square: Square<G>) -> bool {
        self.0.contains(square.bit())
    }

    /// Adds `square`.
    #[inline]
    pub fn insert(&mut self, square: Square<G>) {
        *self |= Self::from(square);
    }

    /// Takes `square` away.
    #[inline]
    pub fn remove(&mut self, square: Square<G>) {
        *self -= Self::from(square);
    }

    /// This set and `square`.
    #[must_use]
    #[inline]
    pub fn with(self, square: Square<G>) -> Self {
        self | Self::from(square)
    }

    /// This set less `square`.
    #[must_use]
    #[inline]
    pub fn without(self, square: Square<G>) -> Self {
        self - Self::from(square)
    }

    /// Whether the two share no square.
    #[must_use]
    #[inline]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// Whether every square of this set is in `other`.
    #[must_use]
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// The square of the lowest index.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Square<G>> {
        self.0.first().map(Square::from_slot)
    }

    /// The square of the highest index.
    #[must_use]
    #[inline]
    pub fn last(self) -> Option<Square<G>> {
        self.0.last().map(Square::from_slot)
    }

    /// Every square one step further this way; those at the edge leave the board.
    #[must_use]
    #[inline(always)]
    pub fn stepped(self, direction: Direction) -> Self {
        let (files, ranks) = direction.step();
        self.shifted(files, ranks)
    }

    /// Every square as many files to the east and ranks to the north; what leaves the board is lost.
    #[must_use]
    #[inline(always)]
    pub fn shifted(self, files: i8, ranks: i8) -> Self {
        // Padding takes up what leaves at the sides, as far as it goes.
        let mut leaving = Self::EMPTY;
        if files.unsigned_abs() > G::STRIDE - G::FILES {
            for file in 0..files.unsigned_abs().min(G::FILES) {
                leaving |= G::file(if files > 0 { G::FILES - 1 - file } else { file });
            }
        }
        (self - leaving).moved(files, ranks) & Self::ALL
    }

    /// Every bit moved by as many slots as this offset makes, over the edges too.
    #[inline(always)]
    fn moved(self, files: i8, ranks: i8) -> Self {
        let by = i32::from(ranks) * i32::from(G::STRIDE) + i32::from(files);
        Self(if by > 0 {
            self.0.raised(by.unsigned_abs())
        } else {
            self.0.lowered(by.unsigned_abs())
        })
    }
}

impl Bitboard<Grid8x8> {
    /// The set of these bits, bit 0 for a1, bit 63 for h8.
    #[must_use]
    #[inline]
    pub const fn from_u64(bits: u64) -> Self {
        Self(Words::from_array([bits]))
    }

    /// One bit a square, bit 0 for a1, bit 63 for h8.
    #[must_use]
    #[inline]
    pub const fn to_u64(self) -> u64 {
        self.0.to_array()[0]
    }
}

impl<G: Geometry> Default for Bitboard<G> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<G: Geometry> From<Square<G>> for Bitboard<G> {
    #[inline]
    fn from(square: Square<G>) -> Self {
        Self(<G::Bits as Bits>::bit(square.bit()))
    }
}

impl<G: Geometry> FromIterator<Square<G>> for Bitboard<G> {
    fn from_iter<I: IntoIterator<Item = Square<G>>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The squares of a [`Bitboard`], by rising index.
// Word by word: what is left of one stays in a register.
#[derive(Clone, Debug)]
pub struct Squares<G: Geometry> {
    set: Bitboard<G>,
    /// The word that is being read, and what is left of it.
    index: u8,
    word: u64,
}

impl<G: Geometry> Iterator for Squares<G> {
    type Item = Square<G>;

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a bit's number is below 64")]
    fn next(&mut self) -> Option<Square<G>> {
        while self.word == 0 {
            if self.index + 1 >= G::Bits::COUNT {
                return None;
            }
            self.index += 1;
            self.word = self.set.0.word(self.index);
        }
        let bit = self.word.trailing_zeros() as u8;
        self.word &= self.word - 1;
        Some(Square::from_slot(self.index * 64 + bit))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let behind = (self.index + 1..G::Bits::COUNT).map(|index| self.set.0.word(index).count_ones());
        let count = (self.word.count_ones() + behind.sum::<u32>()) as usize;
        (count, Some(count))
    }
}

impl<G: Geometry> ExactSizeIterator for Squares<G> {}

impl<G: Geometry> IntoIterator for Bitboard<G> {
    type Item = Square<G>;
    type IntoIter = Squares<G>;

    #[inline]
    fn into_iter(self) -> Squares<G> {
        Squares {
            set: self,
            index: 0,
            word: self.0.word(0),
        }
    }
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident, |$a:ident, $b:ident| $value:expr) => {
        impl<G: Geometry> $trait for Bitboard<G> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($value)
            }
        }

        impl<G: Geometry> $assign for Bitboard<G> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
set_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, |a, b| a ^ b);
set_operator!(Sub, sub, SubAssign, sub_assign, |a, b| a & !b);

impl<G: Geometry> Not for Bitboard<G> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & G::BOARD)
    }
}

impl<G: Geometry> fmt::Display for Bitboard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..G::RANKS).rev() {
            for file in 0..G::FILES {
                let square = Square::on(file, rank);
                let mark = if self.contains(square) { "X" } else { "." };
                write!(f, "{}{mark}", if file == 0 { "" } else { " " })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl<G: Geometry> fmt::Debug for Bitboard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grid14x14, key_of};

    /// Scattered squares, about one in `2^thin`.
    fn scattered<G: Geometry>(seed: u64, thin: u32) -> Bitboard<G> {
        Square::all()
            .filter(|square| key_of(seed << 8 | u64::from(square.index())).trailing_zeros() >= thin)
            .collect()
    }

    fn all_move_as_each_does<G: Geometry>() {
        for seed in 0..2_000 {
            let pieces = scattered::<G>(seed, 1 + (seed % 4) as u32);
            for direction in Direction::ALL {
                let steps = pieces.into_iter().filter_map(|from| from.step(direction)).collect();
                assert_eq!(pieces.stepped(direction), steps, "{direction:?}");
            }
            let (files, ranks) = ((seed % 9) as i8 - 4, (seed / 9 % 9) as i8 - 4);
            let leaps = pieces
                .into_iter()
                .filter_map(|from| from.offset(files, ranks))
                .collect();
            assert_eq!(pieces.shifted(files, ranks), leaps, "{files}, {ranks}");
        }
    }

    #[test]
    fn many_pieces_move_as_each_of_them_does() {
        all_move_as_each_does::<Grid8x8>();
        all_move_as_each_does::<Grid14x14>();
    }

    #[test]
    fn squares_know_their_index_on_a_padded_grid() {
        for (index, square) in (0..196).zip(Square::<Grid14x14>::all()) {
            assert_eq!((square.index(), Square::new(index)), (index, Some(square)));
            assert_eq!(Square::at(square.file(), square.rank()), Some(square));
        }
        assert_eq!(Square::<Grid14x14>::new(196), None);
        assert_eq!(Bitboard::<Grid14x14>::ALL.count(), 196);
    }
}
