//! The generator: legal moves only, as sets (sections 3 to 5).
//!
//! One pass over the men writes to a [`Sink`]. What a move captures is looked at only where that can expose the King: from and to say
//! all (rule 2.9).

use core::ops::ControlFlow;

use variant_core::Role as _;

use crate::capture::immobilize;
use crate::safety::Guard;
use crate::{BaroquePosition, Bitboard, Move, Role, Square, movement};

/// What takes the moves, a set at a time. Breaking ends the generation.
pub(crate) trait Sink {
    /// The man on `from` may go to each of `targets`.
    fn man(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()>;
}

/// Writes every legal move of the men on `origins` to `sink`.
#[inline(always)]
pub(crate) fn generate<S: Sink>(position: &BaroquePosition, origins: Bitboard, sink: &mut S) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    let guard = Guard::new(board, position.rules, us, position.king(us));
    // Rule 3.2.
    let men = (board.color(us) & origins) - immobilize::frozen(board, us);
    for &role in Role::ALL {
        for from in men & board.role(role) {
            let targets = movement::targets(board, us, role, from);
            sink.man(role, from, guard.safe_targets(role, from, targets))?;
        }
    }
    ControlFlow::Continue(())
}

/// Counts moves without writing any.
pub(crate) struct Counter(pub(crate) usize);

impl Sink for Counter {
    #[inline(always)]
    fn man(&mut self, _: Role, _: Square, targets: Bitboard) -> ControlFlow<()> {
        self.0 += targets.count() as usize;
        ControlFlow::Continue(())
    }
}

/// Hands each move to a function.
pub(crate) struct Visitor<F>(pub(crate) F);

impl<F: FnMut(Move) -> ControlFlow<()>> Sink for Visitor<F> {
    #[inline(always)]
    fn man(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            (self.0)(Move { from, to, role })?;
        }
        ControlFlow::Continue(())
    }
}

/// Breaks at the first move.
pub(crate) struct Finder;

impl Sink for Finder {
    #[inline(always)]
    fn man(&mut self, _: Role, _: Square, targets: Bitboard) -> ControlFlow<()> {
        if targets.is_empty() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}
