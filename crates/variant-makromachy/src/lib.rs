//! Makromachy, H. G. Muller's game on 14x14 squares with 24 kinds of piece.
//!
//! ```
//! use variant_makromachy::{Game, Intent};
//!
//! let mut game = Game::default();
//! // The Bat flies over three pieces and takes the fourth.
//! for text in ["i4i7", "a11a10", "h3i4"] {
//!     let intent: Intent = text.parse()?;
//!     game.play(&intent)?;
//! }
//! assert!(game.outcome().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A move that is none says why, and on which squares:
//!
//! ```
//! use variant_makromachy::{Makromachy, Position as _, Variant as _};
//!
//! let start = Makromachy::start(Default::default());
//! let refusal = start.resolve(&"a1a5".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "the white dragon king on a1 cannot pass the white warrior on a2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What each kind does stands in one table, [`movement`], from which everything else follows:
//!
//! ```
//! use variant_makromachy::Role;
//! assert_eq!(Role::Griffon.movement().betza(), "FyafsF");
//! ```

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod attacks;
mod betza;
mod castling;
mod counting;
mod diagnose;
mod diagram;
mod guard;
mod hit_and_run;
mod lines;
mod movegen;
pub mod movement;
mod moves;
mod pawns;
mod position;
mod protection;
mod reach;
pub mod reason;
mod role;
mod setup;
mod sink;
mod tables;
mod variant;

pub use castling::{CastlingRights, Wing};
pub use moves::{Move, MoveKind};
pub use position::MakromachyPosition;
pub use role::Role;
pub use setup::Setup;
pub use variant::Makromachy;

pub use variant_core::{Color, Direction, File, MoveList, Outcome, Position, Rank, StandardRules as Rules, Variant};

/// A square of the board.
pub type Square = variant_core::Square<variant_core::Grid14x14>;
/// A set of squares.
pub type Bitboard = variant_core::Bitboard<variant_core::Grid14x14>;
/// A piece: side and kind.
pub type Piece = variant_core::Piece<Role>;
/// What stands where.
pub type Board = variant_core::Board<variant_core::Grid14x14, Role>;
/// What a hand or a text says to make a move.
pub type Intent = variant_core::Intent<variant_core::Grid14x14, Role>;
/// The second leg of a move that has two.
pub type Via = variant_core::Via<variant_core::Grid14x14>;
/// All that a move does to the board.
pub type Effects = variant_core::Effects<variant_core::Grid14x14, Role>;
/// A game in progress.
pub type Game = variant_core::Game<Makromachy>;
