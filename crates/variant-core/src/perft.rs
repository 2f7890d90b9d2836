//! Counting the leaves of the tree of moves: the test and the measure of a move generator.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use crate::Position;

/// The number of sequences of `depth` legal moves from `position`.
///
/// The last move of each is counted, not played. It counts the moves of positions: no draw and no ban by the past stops it.
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves() as u64,
        _ => {
            let mut nodes = 0;
            let _ = position.for_each_move(|m| {
                let mut next = position.clone();
                next.play_unchecked(m);
                nodes += perft(&next, depth - 1);
                ControlFlow::Continue(())
            });
            nodes
        }
    }
}

/// The number of sequences of `depth` legal moves behind each legal move; `depth` counts that move too and is at least 1.
#[must_use]
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let mut parts = Vec::new();
    let _ = position.for_each_move(|m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        parts.push((m, perft(&next, depth.saturating_sub(1))));
        ControlFlow::Continue(())
    });
    parts
}
