//! Makruk, the chess of Thailand.
//!
//! ```
//! use variant_makruk::{MakrukPosition, Position as _, Rules};
//!
//! let mut position = MakrukPosition::from_fen("4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1", Rules::default())?;
//! let promotion = position.resolve(&"e5d6m".parse()?)?;
//! position.play(promotion)?;
//! assert_eq!(position.board().to_string(), "\
//! 8  . . . . k . . .
//! 7  . . . . . . . .
//! 6  . . . M . . . .
//! 5  . . . . . . . .
//! 4  . . . . . . . .
//! 3  . . . . . . . .
//! 2  . . . . . . . .
//! 1  . . . . K . . .
//!    a b c d e f g h
//! ");
//! assert_eq!(position.outcome().map(|outcome| outcome.reason.code()), Some("insufficient-material"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Once no pawn is left a count runs, and the game is a draw when it has run out (section 7 of the rules):
//!
//! ```
//! use variant_makruk::{Game, Intent, MakrukPosition, Position as _, Rules};
//!
//! let start = MakrukPosition::from_fen("8/8/8/4k3/8/2K5/3r4/3RN3 w - - 0 1", Rules::default())?;
//! let mut game = Game::new(start);
//! assert_eq!(game.position().counting().expect("no pawn is left").to_string(), "0/64");
//! // The king is bare now. The count begins anew, from the four men on the board.
//! game.play(&"d1d2".parse()?)?;
//! assert_eq!(game.position().counting().expect("no pawn is left").to_string(), "4/16");
//! assert_eq!(game.position().to_fen(), "8/8/8/4k3/8/2K5/3R4/4N3 b - 32 8 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A move that is none says why, and on which squares:
//!
//! ```
//! use variant_makruk::{Makruk, Position as _, Rules, Variant as _};
//!
//! let start = Makruk::start(Rules::default());
//! let refusal = start.resolve(&"e3e5".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "the white pawn on e3 goes one square forward: no pawn goes two");
//! assert_eq!(refusal.reason().rule(), "2.8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod alphabet;
mod attacks;
mod counting;
mod diagnose;
mod legality;
mod material;
mod movegen;
mod moves;
mod position;
pub mod reason;
mod role;
mod rules;
mod setup;
mod variant;

pub use counting::{CountKind, Counting};
pub use moves::Move;
pub use position::MakrukPosition;
pub use role::Role;
pub use rules::Rules;
pub use setup::Setup;
pub use variant::Makruk;

pub use variant_core::{Color, Direction, File, MoveList, Outcome, Position, Rank, Variant};

/// A square of the board (rule 1.1).
pub type Square = variant_core::Square<variant_core::Grid8x8>;
/// A set of squares.
pub type Bitboard = variant_core::Bitboard<variant_core::Grid8x8>;
/// A piece: side and kind.
pub type Piece = variant_core::Piece<Role>;
/// What stands where.
pub type Board = variant_core::Board<variant_core::Grid8x8, Role>;
/// What a hand or a text says to make a move.
pub type Intent = variant_core::Intent<variant_core::Grid8x8, Role>;
/// All that a move does to the board.
pub type Effects = variant_core::Effects<variant_core::Grid8x8, Role>;
/// A game in progress.
pub type Game = variant_core::Game<Makruk>;
