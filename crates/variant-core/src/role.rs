//! Kinds of piece, and pieces.

use core::fmt::{self, Debug};
use core::hash::Hash;

use crate::Color;

/// The kind of a piece, each game's own enum. Made by [`roles!`](crate::roles).
#[doc(alias = "PieceType")]
pub trait Role: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// Every kind, in the order of their indices.
    const ALL: &'static [Self];
    /// An array with one value a kind.
    type ByRole<T: Copy + Eq + Debug + Send + Sync + 'static>: Copy
        + Eq
        + Debug
        + Send
        + Sync
        + AsRef<[T]>
        + AsMut<[T]>
        + 'static;

    /// An array that holds `value` for every kind.
    fn by_role<T: Copy + Eq + Debug + Send + Sync + 'static>(value: T) -> Self::ByRole<T>;

    /// Its place in [`ALL`](Self::ALL).
    fn index(self) -> usize;

    /// Its letter in a FEN, in upper case.
    fn letter(self) -> char;

    /// The kind of this letter, in upper case.
    fn from_letter(letter: char) -> Option<Self>;

    /// Its name in English, in lower case.
    fn name(self) -> &'static str;
}

/// Declares a game's kinds of piece: an enum that implements [`Role`](crate::Role).
///
/// ```
/// variant_core::roles! {
///     /// The kinds of piece of a small game.
///     pub enum Role {
///         /// It steps one square any way.
///         King = 'K' "king",
///         /// It steps forward.
///         Pawn = 'P' "pawn",
///     }
/// }
/// use variant_core::Role as _;
/// assert_eq!(Role::from_letter('P'), Some(Role::Pawn));
/// ```
#[macro_export]
macro_rules! roles {
    ($(#[$doc:meta])* $visibility:vis enum $role:ident { $($(#[$kind_doc:meta])* $kind:ident = $letter:literal $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $visibility enum $role { $($(#[$kind_doc])* $kind),+ }

        impl $crate::Role for $role {
            const ALL: &'static [Self] = &[$(Self::$kind),+];
            type ByRole<T: Copy + Eq + ::core::fmt::Debug + Send + Sync + 'static> = [T; <Self as $crate::Role>::ALL.len()];

            #[inline]
            fn by_role<T: Copy + Eq + ::core::fmt::Debug + Send + Sync + 'static>(value: T) -> Self::ByRole<T> {
                [value; <Self as $crate::Role>::ALL.len()]
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn letter(self) -> char {
                match self { $(Self::$kind => $letter),+ }
            }

            #[inline]
            fn from_letter(letter: char) -> Option<Self> {
                match letter { $($letter => Some(Self::$kind),)+ _ => None }
            }

            fn name(self) -> &'static str {
                match self { $(Self::$kind => $name),+ }
            }
        }

        impl ::core::fmt::Display for $role {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str($crate::Role::name(*self))
            }
        }
    };
}

/// A piece: its side and its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece<R: Role> {
    /// The side it belongs to.
    pub color: Color,
    /// Its kind.
    pub role: R,
}

impl<R: Role> Piece<R> {
    /// A piece of this side and kind.
    #[must_use]
    #[inline]
    pub const fn new(color: Color, role: R) -> Self {
        Self { color, role }
    }

    /// Its letter in a FEN: upper case for White, lower case for Black.
    #[must_use]
    pub fn letter(self) -> char {
        if self.color.is_white() {
            self.role.letter()
        } else {
            self.role.letter().to_ascii_lowercase()
        }
    }

    /// The piece of this letter: upper case for White, lower case for Black.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let role = R::from_letter(letter.to_ascii_uppercase())?;
        Some(Self::new(Color::from_white(letter.is_ascii_uppercase()), role))
    }
}

impl<R: Role> fmt::Display for Piece<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role.name())
    }
}
