//! What takes the moves of the generator: it counts them, or hands them on.

use core::ops::ControlFlow;

use variant_core::Direction;

use crate::attacks::Classes;
use crate::{Bitboard, Board, Move, MoveKind, Role, Square};

/// What takes the moves, a set at a time. Breaking ends the generation.
pub(crate) trait Sink {
    /// The piece on `from` may go to each of `targets`.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()>;

    /// A piece may come to each of `targets` by a move this way, over what `over` says: that tells where it came from.
    fn line(&mut self, direction: Direction, over: Over, targets: Bitboard) -> ControlFlow<()>;

    /// A Pawn or Warrior may come to each of `targets` by this offset.
    fn pawns(&mut self, offset: (i8, i8), targets: Bitboard) -> ControlFlow<()>;

    /// A Pawn or Warrior may come to each of `targets` by this offset, and becomes one of sixteen there.
    fn promotions(&mut self, offset: (i8, i8), targets: Bitboard) -> ControlFlow<()>;

    /// A move that is like no other.
    fn special(&mut self, m: Move) -> ControlFlow<()>;
}

/// What a move along a line passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Over {
    /// Empty squares only.
    Nothing,
    /// One piece.
    Screen,
    /// Anything but what ends flights.
    Flock,
}

/// Counts moves without writing any.
pub(crate) struct Counter {
    count: usize,
}

impl Counter {
    pub(crate) const fn new() -> Self {
        Self { count: 0 }
    }

    pub(crate) fn total(&self) -> usize {
        self.count
    }

    #[inline(always)]
    fn add(&mut self, targets: Bitboard) -> ControlFlow<()> {
        self.count += targets.count() as usize;
        ControlFlow::Continue(())
    }
}

impl Sink for Counter {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) -> ControlFlow<()> {
        self.add(targets)
    }

    #[inline(always)]
    fn line(&mut self, _: Direction, _: Over, targets: Bitboard) -> ControlFlow<()> {
        self.add(targets)
    }

    #[inline(always)]
    fn pawns(&mut self, _: (i8, i8), targets: Bitboard) -> ControlFlow<()> {
        self.add(targets)
    }

    #[inline(always)]
    fn promotions(&mut self, _: (i8, i8), targets: Bitboard) -> ControlFlow<()> {
        self.count += Role::PROMOTIONS.len() * targets.count() as usize;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn special(&mut self, _: Move) -> ControlFlow<()> {
        self.count += 1;
        ControlFlow::Continue(())
    }
}

/// Hands each move to a function.
///
/// The function is behind a pointer, so that the generator is compiled once for all of them: it is long.
pub(crate) struct Visitor<'a> {
    board: &'a Board,
    occupied: Bitboard,
    stoppers: Bitboard,
    visit: &'a mut dyn FnMut(Move) -> ControlFlow<()>,
}

impl<'a> Visitor<'a> {
    pub(crate) fn new(board: &'a Board, visit: &'a mut dyn FnMut(Move) -> ControlFlow<()>) -> Self {
        Self {
            board,
            occupied: board.occupied(),
            stoppers: Classes::new(board).stoppers,
            visit,
        }
    }

    #[inline(always)]
    fn plain(&mut self, role: Role, from: Square, to: Square) -> ControlFlow<()> {
        (self.visit)(Move {
            from,
            to,
            role,
            kind: MoveKind::Plain,
        })
    }

    /// A Pawn or a Warrior, whichever stands on `from`.
    #[inline(always)]
    fn pawn_on(&self, from: Square) -> Role {
        if self.board.role(Role::Pawn).contains(from) {
            Role::Pawn
        } else {
            Role::Warrior
        }
    }
}

/// The square of `among` that a look from `to` this way meets first.
#[inline(always)]
fn met(direction: Direction, to: Square, among: Bitboard) -> Option<Square> {
    let met = <variant_core::Grid14x14 as variant_core::Geometry>::ray(direction, to) & among;
    if direction.is_ascending() {
        met.first()
    } else {
        met.last()
    }
}

impl Sink for Visitor<'_> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            self.plain(role, from, to)?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn line(&mut self, direction: Direction, over: Over, targets: Bitboard) -> ControlFlow<()> {
        let back = direction.opposite();
        for to in targets {
            let from = match over {
                Over::Nothing => met(back, to, self.occupied),
                Over::Screen => met(back, to, self.occupied).and_then(|screen| met(back, screen, self.occupied)),
                Over::Flock => met(back, to, self.stoppers),
            };
            if let Some(from) = from
                && let Some(role) = self.board.role_at(from)
            {
                self.plain(role, from, to)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, (files, ranks): (i8, i8), targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            if let Some(from) = to.offset(-files, -ranks) {
                self.plain(self.pawn_on(from), from, to)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, (files, ranks): (i8, i8), targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            if let Some(from) = to.offset(-files, -ranks) {
                let role = self.pawn_on(from);
                for promotion in Role::PROMOTIONS {
                    (self.visit)(Move {
                        from,
                        to,
                        role,
                        kind: MoveKind::Promotion(promotion),
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn special(&mut self, m: Move) -> ControlFlow<()> {
        (self.visit)(m)
    }
}
