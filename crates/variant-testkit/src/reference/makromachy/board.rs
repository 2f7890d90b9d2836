//! Squares and what stands on them.

use std::fmt;

use super::pieces::{Kind, Piece};

/// A square: the file from 1 for `a` to 14 for `n`, the rank from 1 to 14. (rule 1.1)
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Square {
    pub(super) file: usize,
    pub(super) rank: usize,
}

impl Square {
    /// The square so many files to the right and ranks up, if it is on the board.
    pub(super) fn offset(self, (right, up): (isize, isize)) -> Option<Self> {
        let file = self.file.checked_add_signed(right)?;
        let rank = self.rank.checked_add_signed(up)?;
        ((1..=14).contains(&file) && (1..=14).contains(&rank)).then_some(Self { file, rank })
    }

    /// Every square of the board, from `a1` to `n14`.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (1..=14).flat_map(|rank| (1..=14).map(move |file| Self { file, rank }))
    }

    /// Reads a square at the beginning of a text and gives what follows it. (rule 2.1)
    pub(super) fn read(text: &str) -> Option<(Self, &str)> {
        let mut letters = text.chars();
        let letter = letters.next()?;
        let file = "abcdefghijklmn".chars().position(|file| file == letter)? + 1;
        let rest = letters.as_str();
        let digits = rest.len() - rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
        let (number, rest) = rest.split_at(digits);
        let rank = (1..=14).find(|rank: &usize| rank.to_string() == number)?;
        Some((Self { file, rank }, rest))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = "abcdefghijklmn".chars().nth(self.file - 1).unwrap_or('?');
        write!(formatter, "{letter}{}", self.rank)
    }
}

/// What stands on each square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// By rank, then by file; row 0 and column 0 stay empty, so that numbers are those of the board.
    pieces: [[Option<Piece>; 15]; 15],
}

impl Board {
    pub(super) fn empty() -> Self {
        Self {
            pieces: [[None; 15]; 15],
        }
    }

    pub(super) fn at(&self, square: Square) -> Option<Piece> {
        self.pieces[square.rank][square.file]
    }

    pub(super) fn is_empty_at(&self, square: Square) -> bool {
        self.at(square).is_none()
    }

    /// Whether a piece of that side stands there.
    pub(super) fn is_side_at(&self, square: Square, is_white: bool) -> bool {
        self.at(square).is_some_and(|piece| piece.is_white == is_white)
    }

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        self.pieces[square.rank][square.file] = Some(piece);
    }

    pub(super) fn clear(&mut self, square: Square) {
        self.pieces[square.rank][square.file] = None;
    }

    /// The square of a side's King: the first one, should there be more.
    pub(super) fn king(&self, is_white: bool) -> Option<Square> {
        Square::all().find(|&square| {
            self.at(square)
                == Some(Piece {
                    is_white,
                    kind: Kind::King,
                })
        })
    }
}
