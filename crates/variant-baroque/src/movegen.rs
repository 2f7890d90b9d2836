//! The generator: legal moves only, as sets (sections 3 to 5).
//!
//! One pass over the men writes to a [`Sink`]. What a move captures is looked at only where that can expose the King: from and to say
//! all (rule 2.9).

use core::ops::ControlFlow;

use crate::capture::immobilize;
use crate::safety::Guard;
use crate::{BaroquePosition, Bitboard, Move, Role, Square, check, movement, safety};

/// What takes the moves, a set at a time. Breaking ends the generation.
pub(crate) trait Sink {
    /// The man on `from` may go to each of `targets`.
    fn man(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()>;
}

/// Writes every legal move of the men on `origins` to `sink`.
#[inline(always)]
pub(crate) fn generate<S: Sink>(position: &BaroquePosition, origins: Bitboard, sink: &mut S) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    // Rule 3.2.
    let men = (board.color(us) & origins) - immobilize::frozen(board, us);
    let guard = Guard::new(board, position.rules, us, position.king(us));
    let men = Men {
        all: men,
        free: guard.free(men),
        guard,
    };
    // One by one, so that each is compiled for its kind.
    men.write(position, Role::King, sink)?;
    men.write(position, Role::Pawn, sink)?;
    men.write(position, Role::Coordinator, sink)?;
    men.write(position, Role::LongLeaper, sink)?;
    men.write(position, Role::Withdrawer, sink)?;
    men.write(position, Role::Immobilizer, sink)?;
    men.write(position, Role::Chameleon, sink)
}

/// The men whose moves are asked for.
struct Men<'a> {
    all: Bitboard,
    /// Those that may go wherever they can.
    free: Bitboard,
    guard: Guard<'a>,
}

impl Men<'_> {
    #[inline(always)]
    fn write<S: Sink>(&self, position: &BaroquePosition, role: Role, sink: &mut S) -> ControlFlow<()> {
        let board = &position.board;
        for from in self.all & board.role(role) {
            let targets = movement::targets(board, position.turn, role, from);
            let safe = if self.free.contains(from) {
                targets
            } else {
                self.guard.safe_targets(role, from, targets)
            };
            sink.man(role, from, safe)?;
        }
        ControlFlow::Continue(())
    }
}

/// Whether `m` is a legal move, which is told without generating any.
#[inline]
pub(crate) fn is_legal(position: &BaroquePosition, m: Move) -> bool {
    let (board, us) = (&position.board, position.turn);
    let men = board.pieces(us, m.role) - immobilize::frozen(board, us);
    if !men.contains(m.from) || !movement::targets(board, us, m.role, m.from).contains(m.to) {
        return false;
    }
    let after = safety::after(board, position.rules, us, m);
    let king = after.pieces(us, Role::King).first();
    king.is_some_and(|king| check::checkers(&after, !us, king).is_empty())
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
