//! Orthodox chess, and Chess960 as a rule set.
//!
//! ```
//! use variant_orthodox::{Game, Intent};
//!
//! let mut game = Game::default();
//! for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
//!     let intent: Intent = text.parse()?;
//!     game.play(&intent)?;
//! }
//! let outcome = game.outcome().expect("the game is over");
//! assert_eq!(outcome.reason.code(), "checkmate");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A move that is none says why, and on which squares:
//!
//! ```
//! use variant_orthodox::{Orthodox, Position as _, Variant as _, Rules};
//!
//! let start = Orthodox::start(Rules::Standard);
//! let refusal = start.resolve(&"a1a3".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "the white rook on a1 cannot pass the white pawn on a2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod alphabet;
mod attacks;
mod candidates;
mod castling;
mod chess960;
mod diagnose;
mod fen;
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

pub use castling::{CastlingRight, Wing};
pub use chess960::{CHESS960_STARTS, chess960_start};
pub use fen::{CastlingField, EnPassantField, FenDialect};
pub use moves::{Move, MoveKind};
pub use position::OrthodoxPosition;
pub use role::Role;
pub use rules::Rules;
pub use setup::Setup;
pub use variant::Orthodox;

pub use variant_core::{Color, Direction, File, MoveList, Outcome, Position, Rank, Variant};

/// A square of the board.
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
pub type Game = variant_core::Game<Orthodox>;
