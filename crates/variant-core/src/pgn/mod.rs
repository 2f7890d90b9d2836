//! Games as text: reading and writing PGN.
//!
//! * [`Reader`] walks over the bytes of any number of games and tells a [`Visitor`] what it meets. It builds nothing and borrows
//!   everything; it never recurses, and its work is linear in the length of the text.
//! * [`PgnGame`] is a game as a tree in one arena: moves as text, variations, comments, annotations, tags, result.
//!   [`read_games`] builds such games, [`PgnGame::write`] writes one.
//! * [`replay`] plays the moves of a tree from a position and finds those that are none.
//!
//! Texts are found in many states, so whatever is odd is reported with line and column as a [`Fault`], and reading goes on. A fault
//! that [`is_repaired`](FaultKind::is_repaired) has lost nothing: who reads leniently passes over it. A broken game never loses the next.
//!
//! | limit | |
//! |---|---|
//! | a token of the moves | 255 bytes ([`MAX_TOKEN`]) |
//! | depth of variations | 4,294,967,295 in the reader; the memory for its nodes in the tree |
//! | comments, tag values | the length of the text |

mod builder;
mod game;
mod numbering;
mod place;
mod reader;
mod replay;
mod text;
mod writer;

pub use builder::read_games;
pub use game::{CommentError, Node, NodeId, PgnGame, TagError};
pub use numbering::Numbering;
pub use place::{Fault, FaultKind, Place};
pub use reader::{MAX_TOKEN, Reader, Visitor, Walk};
pub use replay::{ReplayError, ReplayErrorKind, replay};
pub use text::{GameResult, GameResultError, Text};
