//! Fast castling: rights, and where King and Dragon King go (rules 8.1 to 8.4).

use variant_core::{Color, Piece};

use crate::attacks::Scene;
use crate::{Bitboard, Board, Role, Square};

/// The side of the King on which he castles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// Towards the n-file.
    King,
    /// Towards the a-file.
    Queen,
}

impl Wing {
    /// The n-file's, then the a-file's.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The wing on which `to` lies, seen from the King's square.
    #[inline]
    pub(crate) fn of(to: Square) -> Self {
        if to.file() > home(Color::White).file() {
            Self::King
        } else {
            Self::Queen
        }
    }
}

const fn square(index: u8) -> Square {
    Square::new(index).expect("a square")
}

/// The square of the King at the start: i1 or i14.
#[inline]
pub(crate) const fn home(color: Color) -> Square {
    const HOMES: [Square; 2] = [square(8), square(13 * 14 + 8)];
    HOMES[color as usize]
}

/// The square of the Dragon King with which `color` castles on `wing`.
#[inline]
pub(crate) const fn corner(color: Color, wing: Wing) -> Square {
    const CORNERS: [[Square; 2]; 2] = [[square(13), square(0)], [square(195), square(182)]];
    CORNERS[color as usize][wing as usize]
}

/// The rights to castle of both sides (rules 2.6 and 8.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// No right.
    pub const NONE: Self = Self(0);

    const fn bit(color: Color, wing: Wing) -> u8 {
        1 << (color as u8 * 2 + wing as u8)
    }

    /// Whether `color` has the right on `wing`.
    #[must_use]
    #[inline]
    pub const fn has(self, color: Color, wing: Wing) -> bool {
        self.0 & Self::bit(color, wing) != 0
    }

    /// Whether `color` has a right.
    #[must_use]
    #[inline]
    pub const fn has_any(self, color: Color) -> bool {
        self.0 & (Self::bit(color, Wing::King) | Self::bit(color, Wing::Queen)) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, color: Color, wing: Wing) -> Self {
        Self(self.0 | Self::bit(color, wing))
    }

    /// Each right there is, White's first, the n-file's first.
    pub fn iter(self) -> impl Iterator<Item = (Color, Wing)> {
        Color::ALL
            .into_iter()
            .flat_map(|color| Wing::ALL.map(|wing| (color, wing)))
            .filter(move |&(color, wing)| self.has(color, wing))
    }

    /// The letter of a right in the castling field (rule 2.6).
    #[must_use]
    pub const fn letter(color: Color, wing: Wing) -> char {
        match (color, wing) {
            (Color::White, Wing::King) => 'K',
            (Color::White, Wing::Queen) => 'Q',
            (Color::Black, Wing::King) => 'k',
            (Color::Black, Wing::Queen) => 'q',
        }
    }

    /// Those that are left once the pieces on `touched` have moved or are gone (rule 8.4).
    #[inline]
    pub(crate) fn after(self, touched: Bitboard) -> Self {
        let mut rights = self;
        if self == Self::NONE {
            return self;
        }
        for color in Color::ALL {
            let king_moved = touched.contains(home(color));
            for wing in Wing::ALL {
                if king_moved || touched.contains(corner(color, wing)) {
                    rights.0 &= !Self::bit(color, wing);
                }
            }
        }
        rights
    }

    /// The key of these rights, between 0 and 15.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// The mirrored rights: those of the other side.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self((self.0 & 3) << 2 | self.0 >> 2)
    }
}

/// The empty squares strictly between King and corner (rule 8.2).
#[inline]
pub(crate) fn goals(board: &Board, color: Color, wing: Wing) -> Bitboard {
    variant_core::between(home(color), corner(color, wing)) - board.occupied()
}

/// The board once the King has castled to `goal` (rule 8.3), with `scene` attacking before.
pub(crate) fn after<'a>(scene: &Scene<'a>, color: Color, goal: Square) -> Scene<'a> {
    let corner = corner(color, Wing::of(goal));
    scene
        .without(Bitboard::from(home(color)).with(corner))
        .with(home(color), Role::DragonKing)
}

/// Castles on the board.
pub(crate) fn play(board: &mut Board, color: Color, goal: Square) {
    let (king, dragon_king) = (Piece::new(color, Role::King), Piece::new(color, Role::DragonKing));
    board.relocate(king, home(color), goal);
    board.relocate(dragon_king, corner(color, Wing::of(goal)), home(color));
}
