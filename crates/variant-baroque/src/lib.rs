//! Baroque, also called Ultima: nearly every man moves as a queen, and each kind captures in its own way.
//!
//! ```
//! use variant_baroque::{BaroquePosition, Position as _, Rules};
//!
//! let position = BaroquePosition::from_fen("7k/8/8/r3pP2/2n5/8/B7/K7 w - - 0 1", Rules::default())?;
//! assert_eq!(position.board().to_string(), "\
//! 8  . . . . . . . k
//! 7  . . . . . . . .
//! 6  . . . . . . . .
//! 5  r . . . p P . .
//! 4  . . n . . . . .
//! 3  . . . . . . . .
//! 2  B . . . . . . .
//! 1  K . . . . . . .
//!    a b c d e f g h
//! ");
//! // The chameleon captures each kind in that kind's own way, here three at once (rule 4.9).
//! let effects = position.effects(position.resolve(&"a2d5".parse()?)?);
//! let victims: Vec<_> = effects.victims().iter().map(|victim| (victim.square.to_string(), victim.manner)).collect();
//! let expected = [("e5", "pinch"), ("a5", "coordination"), ("c4", "leap")];
//! assert_eq!(victims, expected.map(|(square, manner)| (square.to_string(), manner)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A move that is none says why, and on which squares:
//!
//! ```
//! use variant_baroque::{BaroquePosition, Position as _, Rules};
//!
//! let position = BaroquePosition::from_fen("7k/8/8/3m4/3N4/8/8/K7 w - - 0 1", Rules::default())?;
//! let refusal = position.resolve(&"d4d1".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "the white long leaper on d4 is frozen by the black immobilizer on d5");
//! assert_eq!(refusal.reason().rule(), "3.1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod capture;
mod check;
mod diagnose;
mod movegen;
mod movement;
mod moves;
mod position;
pub mod reason;
mod role;
mod rules;
mod safety;
mod setup;
mod starts;
mod variant;

pub use moves::Move;
pub use position::BaroquePosition;
pub use role::Role;
pub use rules::{ChameleonPinch, Rules};
pub use setup::Setup;
pub use starts::{Array, Corner, abbott_start, chosen_array, start_of_arrays};
pub use variant::Baroque;

pub use variant_core::{Color, Direction, File, MoveList, Outcome, Position, Rank, Variant};

/// A square of the board.
pub type Square = variant_core::Square<variant_core::Grid8x8>;
/// A set of squares.
pub type Bitboard = variant_core::Bitboard<variant_core::Grid8x8>;
/// A man: side and kind.
pub type Piece = variant_core::Piece<Role>;
/// What stands where.
pub type Board = variant_core::Board<variant_core::Grid8x8, Role>;
/// What a hand or a text says to make a move.
pub type Intent = variant_core::Intent<variant_core::Grid8x8, Role>;
/// All that a move does to the board.
pub type Effects = variant_core::Effects<variant_core::Grid8x8, Role>;
/// A game in progress.
pub type Game = variant_core::Game<Baroque>;
