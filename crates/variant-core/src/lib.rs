//! What every chess variant has, and no game.
//!
//! * Boards: [`Geometry`], [`Square`], [`Bitboard`], [`Board`]; the same code for 8x8 and 14x14.
//! * One moment of a game: the trait [`Position`], with [`Intent`] (what a hand or a text says), [`Illegal`] (why not) and
//!   [`Effects`] (what a move does).
//! * The game around it: the trait [`Variant`], [`Game`] and [`Past`].
//! * Text: squares and moves in coordinates by `FromStr` and `Display`, FEN by [`fen`], short algebraic notation by [`san`].
//! * Counting the tree of moves: [`perft()`], [`PerftRecord`].
//!
//! The games stand in crates of their own, and the crate `chess-variants` gathers them. No game's name, piece or letter is here.

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod any_game;
mod bitboard;
mod board;
mod color;
mod count;
mod direction;
mod effects;
mod epd;
pub mod fen;
mod game;
mod geometry;
mod illegal;
mod intent;
mod key;
mod lines;
mod magic;
mod outcome;
mod perft;
pub mod pgn;
mod position;
mod reading;
mod reason;
mod role;
mod rules;
pub mod san;
pub mod shared;
mod square;
mod variant;
mod words;

pub use any_game::{AnyActError, AnyError, AnyGame, AnySanError};
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::Color;
pub use count::Count;
pub use direction::Direction;
pub use effects::{Effects, Relocation, Victim};
pub use epd::{PerftRecord, PerftRecordError};
pub use fen::{FenError, FenFault, PositionError, Repair};
pub use game::{
    Act, ActError, ActTextError, Claim, ClaimNameError, ClaimRule, Clock, Delay, Flagged, Game, GameRecord, IntentOf,
    MoveOf, Past, Period, PlayError, RecordError, RecordedAct, RecordedResult, Response, TimeControl, TimeControlError,
    Verdict,
};
pub use geometry::{Geometry, Grid8x8, Grid14x14, LeapTable};
pub use illegal::{Illegal, Mark, Occupant, Part, SetupError};
pub use intent::{Intent, IntentError, IntentErrorKind, Via};
pub use key::key_of;
pub use lines::{between, line, slide};
pub use outcome::Outcome;
pub use perft::{divide, perft};
pub use position::{MoveList, Position};
pub use reading::Reading;
pub use reason::{Entry, Reason};
pub use role::{Piece, Role};
pub use rules::{RulesError, StandardRules};
pub use square::{File, Rank, Square, SquareError};
pub use variant::{Ends, Info, Variant};
pub use words::{Bits, Words};
