//! Castling: rights, and where King and Rook go (rules 3.1 to 3.4 and 3.7).

use core::fmt;

use variant_core::{Color, File, Rank, between};

use crate::{Bitboard, Board, Role, Square};

/// Which way the King castles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// Towards the h-file: King to g, Rook to f.
    KingSide,
    /// Towards the a-file: King to c, Rook to d.
    QueenSide,
}

impl Wing {
    /// King side, then queen side.
    pub const ALL: [Self; 2] = [Self::KingSide, Self::QueenSide];

    /// The wing of a Rook as seen from its King.
    #[inline]
    pub(crate) const fn of(king: Square, rook: Square) -> Self {
        if rook.index() > king.index() {
            Self::KingSide
        } else {
            Self::QueenSide
        }
    }

    /// Where the King and the Rook of `color` go.
    #[inline]
    pub(crate) const fn goals(self, color: Color) -> (Square, Square) {
        GOALS[color as usize][self as usize]
    }

    /// The file of the Rook in the array of orthodox chess.
    pub(crate) const fn corner_file(self) -> File {
        match self {
            Self::KingSide => FILE_H,
            Self::QueenSide => FILE_A,
        }
    }
}

const FILE_A: File = File::new(0).expect("a file");
const FILE_E: File = File::new(4).expect("a file");
const FILE_H: File = File::new(7).expect("a file");

/// The file of the King in the array of orthodox chess.
pub(crate) const KING_FILE: File = FILE_E;

/// For each side and wing, where King and Rook go.
const GOALS: [[(Square, Square); 2]; 2] = {
    const fn goals(king: u8, rook: u8) -> (Square, Square) {
        (
            Square::new(king).expect("a square"),
            Square::new(rook).expect("a square"),
        )
    }
    [[goals(6, 5), goals(2, 3)], [goals(62, 61), goals(58, 59)]]
};

/// The rank on which `color` castles.
#[inline]
pub(crate) const fn back_rank(color: Color) -> Rank {
    match color {
        Color::White => Rank::new(0).expect("a rank"),
        Color::Black => Rank::new(7).expect("a rank"),
    }
}

/// The squares of a castling: from where to where King and Rook go, and what must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Castling {
    pub(crate) king: Square,
    pub(crate) rook: Square,
    pub(crate) king_goal: Square,
    pub(crate) rook_goal: Square,
}

impl Castling {
    #[inline]
    pub(crate) fn new(color: Color, king: Square, rook: Square) -> Self {
        let (king_goal, rook_goal) = Wing::of(king, rook).goals(color);
        Self {
            king,
            rook,
            king_goal,
            rook_goal,
        }
    }

    /// The squares that may hold nothing but this King and this Rook (rules 3.3 and 3.7).
    #[inline]
    pub(crate) fn must_be_empty(self) -> Bitboard {
        let touched = between(self.king, self.rook)
            | between(self.king, self.king_goal).with(self.king_goal)
            | between(self.rook, self.rook_goal).with(self.rook_goal);
        touched.without(self.king).without(self.rook)
    }

    /// The squares that the King stands on, crosses or reaches (rule 3.4).
    #[inline]
    pub(crate) fn king_path(self) -> Bitboard {
        between(self.king, self.king_goal).with(self.king).with(self.king_goal)
    }

    /// What is occupied once both have moved.
    #[inline]
    pub(crate) fn occupied_after(self, occupied: Bitboard) -> Bitboard {
        occupied
            .without(self.king)
            .without(self.rook)
            .with(self.king_goal)
            .with(self.rook_goal)
    }
}

/// A right to castle as a FEN writes it: by wing (`K`, `q`), or by the file of the Rook (`H`, `a`). See rule 7.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingRight {
    /// With the outermost Rook on this wing, as X-FEN and orthodox FEN write it.
    Wing(Wing),
    /// With the Rook on this file, as Shredder-FEN writes it.
    File(File),
}

impl CastlingRight {
    /// The right of a letter of the castling field, without regard to its case.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            'k' => Some(Self::Wing(Wing::KingSide)),
            'q' => Some(Self::Wing(Wing::QueenSide)),
            letter @ 'a'..='h' => File::from_letter(letter).map(Self::File),
            _ => None,
        }
    }

    /// Its letter, in lower case.
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Wing(Wing::KingSide) => 'k',
            Self::Wing(Wing::QueenSide) => 'q',
            Self::File(file) => file.letter(),
        }
    }

    /// The square of the Rook that the right speaks of, if King and Rook stand where the right needs them.
    ///
    /// In `standard` rules a right by wing means the Rook in the corner; otherwise the outermost Rook of that wing.
    pub(crate) fn rook(self, board: &Board, color: Color, is_standard: bool) -> Option<Square> {
        let rank = back_rank(color);
        let king = (board.pieces(color, Role::King) & Bitboard::rank(rank)).first()?;
        let rooks = board.pieces(color, Role::Rook) & Bitboard::rank(rank);
        if is_standard && king.file() != KING_FILE {
            return None;
        }
        let rook = match self {
            Self::Wing(wing) if is_standard => Square::at(wing.corner_file(), rank)?,
            Self::Wing(Wing::KingSide) => rooks.last()?,
            Self::Wing(Wing::QueenSide) => rooks.first()?,
            Self::File(file) => Square::at(file, rank)?,
        };
        let is_of_wing = match self {
            Self::Wing(wing) => Wing::of(king, rook) == wing,
            Self::File(file) => !is_standard || file == Wing::of(king, rook).corner_file(),
        };
        (is_of_wing && rooks.contains(rook)).then_some(rook)
    }
}

impl fmt::Display for CastlingRight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
