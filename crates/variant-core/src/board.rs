//! What stands where.

use core::fmt;

use crate::{Bitboard, Color, File, Geometry, Piece, Rank, Role, Square};

/// The placement of pieces on a board of geometry `G`: one set a side and one a kind.
///
/// Every occupied square is in exactly one set of a side and in exactly one set of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board<G: Geometry, R: Role> {
    by_role: R::ByRole<Bitboard<G>>,
    by_color: [Bitboard<G>; 2],
}

impl<G: Geometry, R: Role> Board<G, R> {
    /// A board without pieces.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            by_role: R::by_role(Bitboard::EMPTY),
            by_color: [Bitboard::EMPTY; 2],
        }
    }

    /// All occupied squares.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard<G> {
        self.by_color[0] | self.by_color[1]
    }

    /// The squares of this side's pieces.
    #[must_use]
    #[inline]
    pub fn color(&self, color: Color) -> Bitboard<G> {
        self.by_color[color as usize]
    }

    /// The squares of both sides' pieces of this kind.
    #[must_use]
    #[inline]
    pub fn role(&self, role: R) -> Bitboard<G> {
        self.by_role.as_ref()[role.index()]
    }

    /// The squares of this side's pieces of this kind.
    #[must_use]
    #[inline]
    pub fn pieces(&self, color: Color, role: R) -> Bitboard<G> {
        self.color(color) & self.role(role)
    }

    /// The side of the piece on `square`.
    #[must_use]
    #[inline]
    pub fn color_at(&self, square: Square<G>) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.color(color).contains(square))
    }

    /// The kind of the piece on `square`.
    #[must_use]
    #[inline]
    pub fn role_at(&self, square: Square<G>) -> Option<R> {
        R::ALL.iter().copied().find(|&role| self.role(role).contains(square))
    }

    /// The piece on `square`.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square<G>) -> Option<Piece<R>> {
        Some(Piece::new(self.color_at(square)?, self.role_at(square)?))
    }

    /// Puts `piece` on `square`, in place of what stood there.
    #[inline]
    pub fn put(&mut self, square: Square<G>, piece: Piece<R>) {
        self.clear(Bitboard::from(square));
        self.add(Bitboard::from(square), piece);
    }

    /// Takes away what stands on `square`, and returns it.
    #[inline]
    pub fn take(&mut self, square: Square<G>) -> Option<Piece<R>> {
        let piece = self.piece_at(square)?;
        self.clear(Bitboard::from(square));
        Some(piece)
    }

    /// Takes away all that stands on `squares`.
    #[inline]
    pub fn clear(&mut self, squares: Bitboard<G>) {
        for set in self.by_role.as_mut() {
            *set -= squares;
        }
        for set in &mut self.by_color {
            *set -= squares;
        }
    }

    /// Takes away the `piece` that stands on each of `squares`.
    #[inline]
    pub fn remove(&mut self, squares: Bitboard<G>, piece: Piece<R>) {
        debug_assert!(squares.is_subset(self.pieces(piece.color, piece.role)));
        self.by_role.as_mut()[piece.role.index()] -= squares;
        self.by_color[piece.color as usize] -= squares;
    }

    /// Puts a `piece` on each of `squares`, which are empty.
    #[inline]
    pub fn add(&mut self, squares: Bitboard<G>, piece: Piece<R>) {
        debug_assert!(self.occupied().is_disjoint(squares));
        self.by_role.as_mut()[piece.role.index()] |= squares;
        self.by_color[piece.color as usize] |= squares;
    }

    /// Moves a `piece` that stands on `from` to `to`, which is empty.
    #[inline]
    pub fn relocate(&mut self, piece: Piece<R>, from: Square<G>, to: Square<G>) {
        debug_assert_eq!(self.piece_at(from), Some(piece));
        debug_assert!(from == to || !self.occupied().contains(to));
        let both = Bitboard::from(from) ^ Bitboard::from(to);
        self.by_role.as_mut()[piece.role.index()] ^= both;
        self.by_color[piece.color as usize] ^= both;
    }

    /// Every piece with its square, by rising index.
    pub fn iter(&self) -> impl Iterator<Item = (Square<G>, Piece<R>)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The board with the ranks mirrored (files kept) and the colours exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = Self::empty();
        for (square, piece) in self.iter() {
            mirrored.put(square.mirrored(), Piece::new(!piece.color, piece.role));
        }
        mirrored
    }
}

impl<G: Geometry, R: Role> Default for Board<G, R> {
    fn default() -> Self {
        Self::empty()
    }
}

/// The board as a picture: a row a rank with its number, a dot for an empty square, the letters of the files below.
impl<G: Geometry, R: Role> fmt::Display for Board<G, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = if G::RANKS >= 10 { 2 } else { 1 };
        for rank in (0..G::RANKS).rev().filter_map(Rank::new) {
            write!(f, "{rank:>width$} ", rank = rank.number())?;
            for square in (0..G::FILES).filter_map(|file| Square::at(File::new(file)?, rank)) {
                write!(f, " {}", self.piece_at(square).map_or('.', Piece::letter))?;
            }
            writeln!(f)?;
        }
        write!(f, "{:width$} ", "")?;
        for file in (0..G::FILES).filter_map(File::new) {
            write!(f, " {file}")?;
        }
        writeln!(f)
    }
}
