//! Fixed-size bit strings: the machine words behind a [`Bitboard`](crate::Bitboard).

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitOr, BitXor, Not};

/// What a [`Geometry`](crate::Geometry) asks of the words that hold its squares.
///
/// Implemented by [`Words`] and not meant for other types. Bit `i` stands for the square of index `i`.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// No bit set.
    const EMPTY: Self;
    /// Only bit `index` set.
    #[must_use]
    fn bit(index: u8) -> Self;
    /// Whether bit `index` is set.
    fn contains(self, index: u8) -> bool;
    /// Whether no bit is set.
    fn is_empty(self) -> bool;
    /// The number of set bits.
    fn count(self) -> u32;
    /// The lowest set bit.
    fn first(self) -> Option<u8>;
    /// The highest set bit.
    fn last(self) -> Option<u8>;
    /// The number of words.
    const COUNT: u8;
    /// The word that holds bit `64 * index`.
    fn word(self, index: u8) -> u64;
    /// All but the lowest set bit.
    #[must_use]
    fn without_first(self) -> Self;
    /// Every bit moved to an index higher by `by`; bits that leave the words are lost.
    #[must_use]
    fn raised(self, by: u32) -> Self;
    /// Every bit moved to an index lower by `by`; bits that leave the words are lost.
    #[must_use]
    fn lowered(self, by: u32) -> Self;
}

/// `N` words of 64 bits, lowest first. `Words<1>` is a `u64` to the compiler.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Words<const N: usize>([u64; N]);

impl<const N: usize> Words<N> {
    /// No bit set.
    pub const EMPTY: Self = Self([0; N]);

    /// The words as they are, lowest first.
    #[must_use]
    #[inline]
    pub const fn from_array(words: [u64; N]) -> Self {
        Self(words)
    }

    /// The words, lowest first.
    #[must_use]
    #[inline]
    pub const fn to_array(self) -> [u64; N] {
        self.0
    }

    /// These bits and bit `index`.
    ///
    /// # Panics
    /// If `index` is not below `64 * N`.
    #[must_use]
    #[inline]
    pub const fn with(mut self, index: u8) -> Self {
        self.0[index as usize / 64] |= 1 << (index % 64);
        self
    }

    /// The bits that are in either.
    #[must_use]
    #[inline]
    pub const fn union(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < N {
            self.0[word] |= other.0[word];
            word += 1;
        }
        self
    }
}

impl<const N: usize> Bits for Words<N> {
    const EMPTY: Self = Self::EMPTY;
    #[expect(clippy::cast_possible_truncation, reason = "an index is below 256")]
    const COUNT: u8 = N as u8;

    #[inline]
    fn word(self, index: u8) -> u64 {
        self.0[index as usize & (N - 1)]
    }

    #[inline]
    fn bit(index: u8) -> Self {
        let mut words = [0; N];
        words[(index as usize / 64) & (N - 1)] = 1 << (index % 64);
        Self(words)
    }

    #[inline]
    fn contains(self, index: u8) -> bool {
        self.0[(index as usize / 64) & (N - 1)] >> (index % 64) & 1 != 0
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index is below 256")]
    fn first(self) -> Option<u8> {
        for (i, &word) in self.0.iter().enumerate() {
            if word != 0 {
                return Some(i as u8 * 64 + word.trailing_zeros() as u8);
            }
        }
        None
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index is below 256")]
    fn last(self) -> Option<u8> {
        for (i, &word) in self.0.iter().enumerate().rev() {
            if word != 0 {
                return Some(i as u8 * 64 + word.ilog2() as u8);
            }
        }
        None
    }

    #[inline]
    fn without_first(mut self) -> Self {
        for word in &mut self.0 {
            if *word != 0 {
                *word &= *word - 1;
                break;
            }
        }
        self
    }

    // The number of bits is a constant wherever speed matters, so that only shifts are left of this.
    #[inline(always)]
    fn raised(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let mut raised = [0; N];
        for (i, word) in raised.iter_mut().enumerate() {
            if i >= words {
                *word = self.0[i - words] << bits;
            }
            if bits > 0 && i > words {
                *word |= self.0[i - words - 1] >> (64 - bits);
            }
        }
        Self(raised)
    }

    #[inline(always)]
    fn lowered(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let mut lowered = [0; N];
        for (i, word) in lowered.iter_mut().enumerate() {
            if i + words < N {
                *word = self.0[i + words] >> bits;
            }
            if bits > 0 && i + words + 1 < N {
                *word |= self.0[i + words + 1] << (64 - bits);
            }
        }
        Self(lowered)
    }
}

macro_rules! word_operator {
    ($trait:ident, $method:ident, $operator:tt) => {
        impl<const N: usize> $trait for Words<N> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                for (word, other) in self.0.iter_mut().zip(other.0) {
                    *word $operator other;
                }
                self
            }
        }
    };
}

word_operator!(BitAnd, bitand, &=);
word_operator!(BitOr, bitor, |=);
word_operator!(BitXor, bitxor, ^=);

impl<const N: usize> Not for Words<N> {
    type Output = Self;

    #[inline]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_move_across_words_and_fall_off_the_ends() {
        let bits = Words::<4>::EMPTY.with(0).with(63).with(64).with(195).with(255);
        for by in [0, 1, 13, 14, 15, 63, 64, 65, 127, 128, 200] {
            for index in 0..=255u8 {
                let raised = u32::from(index)
                    .checked_sub(by)
                    .is_some_and(|from| bits.contains(u8::try_from(from).unwrap()));
                assert_eq!(bits.raised(by).contains(index), raised, "raised by {by}, bit {index}");
                let lowered = u8::try_from(u32::from(index) + by).is_ok_and(|from| bits.contains(from));
                assert_eq!(
                    bits.lowered(by).contains(index),
                    lowered,
                    "lowered by {by}, bit {index}"
                );
            }
        }
    }

    #[test]
    fn first_last_and_count_see_every_word() {
        let bits = Words::<4>::EMPTY.with(70).with(130).with(200);
        assert_eq!((bits.first(), bits.last(), bits.count()), (Some(70), Some(200), 3));
        assert_eq!(bits.without_first().first(), Some(130));
        assert_eq!(Words::<4>::EMPTY.last(), None);
    }
}
