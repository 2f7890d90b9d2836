//! Reading FEN: what all games share.
//!
//! A text becomes a set-up here, which may still be illegal; [`Position::from_setup`](crate::Position::from_setup) decides
//! that. Every fault of a text is found at once, each with its place. Lenient [`Reading`](crate::Reading) repairs likely slips and
//! lists each [`Repair`].

mod placement;
mod reader;
mod repair;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

pub use placement::{Letters, write_placement};
pub use reader::{FenReader, Fields};
pub use repair::Repair;

use crate::SetupError;

/// The longest text that is read as a FEN, in bytes. A full 14x14 board takes less than 300.
pub const MAX_FEN: usize = 4096;

/// One fault of a text that should be a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenFault {
    /// The name of the field, such as `en passant`.
    pub field: &'static str,
    /// The bytes at fault, in the whole text; empty, at the place where something is missing.
    pub span: Range<usize>,
    /// A short, stable name of the kind of fault, such as `letter`.
    pub code: &'static str,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
    /// The repair, where one is likely.
    pub suggestion: Option<String>,
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, found {}", self.field, self.expected, self.found)?;
        match &self.suggestion {
            Some(suggestion) => write!(f, " ({suggestion})"),
            None => Ok(()),
        }
    }
}

/// A text that is not a FEN of the game, with all its faults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    faults: Vec<FenFault>,
}

impl FenError {
    /// Every fault, at least one, in the order of the text.
    #[must_use]
    pub fn faults(&self) -> &[FenFault] {
        &self.faults
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for FenError {}

/// Why a text gives no position: it is no FEN of the game, or the set-up it describes cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The text is no FEN of the game.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The set-up cannot be.
    #[error(transparent)]
    Setup(#[from] SetupError),
}
