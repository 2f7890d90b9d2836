//! The rules of chess variants, and any of them by its name.
//!
//! Who wants one game takes its crate, or its module here ([`orthodox`]). Who chooses at run time asks [`find`]:
//!
//! ```
//! let mut game = chess_variants::find("chess")?.open(None)?;
//! game.play("e2e4")?;
//! assert_eq!(game.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;

pub mod pgn;
mod registry;

pub use registry::{Entry, Found, LoadError, OpenError, UnknownVariant, entries, find, load};
#[cfg(feature = "baroque")]
pub use variant_baroque as baroque;
pub use variant_core;
#[cfg(feature = "makromachy")]
pub use variant_makromachy as makromachy;
#[cfg(feature = "makruk")]
pub use variant_makruk as makruk;
#[cfg(feature = "orthodox")]
pub use variant_orthodox as orthodox;
