//! Playing the moves of a tree.

use alloc::vec::Vec;

use super::{NodeId, PgnGame};
use crate::san::{self, SanError};
use crate::{Illegal, Position, Reading};

/// A move of a tree that is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The move.
    pub node: NodeId,
    /// Why it is none.
    pub kind: ReplayErrorKind,
}

/// Why a move of a tree is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayErrorKind {
    /// The text is no legal move.
    #[error(transparent)]
    San(#[from] SanError),
    /// A pass, which is not allowed.
    #[error(transparent)]
    Pass(#[from] Illegal),
}

/// Plays the moves of `game` from `start`, variations too if `variations`, and hands each with the position before it to `visit`: the
/// move, or `None` for a pass.
///
/// Nothing behind a move that is none is played. The positions on the way take memory as deep as the variations are.
///
/// # Errors
/// Every move that is none.
///
/// ```
/// use variant_core::pgn::{read_games, replay};
/// # use variant_core::{Position, Reading};
/// # fn example<P: Position>(start: &P) {
/// let (game, _) = read_games(b"1. e4 e5 2. Ke3").next().expect("a game");
/// let mut plies = 0;
/// let errors = replay(&game, start, Reading::Lenient, true, |_, _, _| plies += 1);
/// # }
/// ```
pub fn replay<P: Position>(
    game: &PgnGame,
    start: &P,
    reading: Reading,
    variations: bool,
    mut visit: impl FnMut(NodeId, &P, Option<P::Move>),
) -> Result<(), Vec<ReplayError>> {
    let mut errors = Vec::new();
    let mut open: Vec<(NodeId, P)> = Vec::new();
    let mut line = Some((PgnGame::ROOT, start.clone()));
    while let Some((node, position)) = line.take().or_else(|| open.pop()) {
        let children = &game.node(node).children;
        let followed = if variations {
            &children[..]
        } else {
            children.get(..1).unwrap_or_default()
        };
        for &child in followed.iter().rev() {
            let text = game.node(child).san();
            let mut next = position.clone();
            let played = if san::is_null(text) {
                next.pass().map(|()| None).map_err(ReplayErrorKind::from)
            } else {
                san::read(&position, text, reading)
                    .map(Some)
                    .map_err(ReplayErrorKind::from)
            };
            match played {
                Ok(m) => {
                    visit(child, &position, m);
                    if let Some(m) = m {
                        next.play_unchecked(m);
                    }
                    open.extend(line.replace((child, next)));
                }
                Err(kind) => errors.push(ReplayError { node: child, kind }),
            }
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}
