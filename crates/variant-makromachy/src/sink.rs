//! What takes the moves of the generator: it counts them, or hands them on.

use core::ops::ControlFlow;

use crate::lines::{Axis, Place};
use crate::{Bitboard, Board, Move, MoveKind, Role, Square};

/// What takes the moves, a set at a time. Breaking ends the generation.
pub(crate) trait Sink {
    /// The piece on `from` may go to each of `targets`.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()>;

    /// The piece on `from` may go along two lines to each of these bits.
    fn lines(&mut self, from: Square, axes: [Axis; 2], bits: [u16; 2]) -> ControlFlow<()>;

    /// A Pawn or Warrior may come to each of `targets` by this offset.
    fn pawns(&mut self, offset: (i8, i8), targets: Bitboard) -> ControlFlow<()>;

    /// A Pawn or Warrior may come to each of `targets` by this offset, and becomes one of sixteen there.
    fn promotions(&mut self, offset: (i8, i8), targets: Bitboard) -> ControlFlow<()>;

    /// A move that is like no other.
    fn special(&mut self, m: Move) -> ControlFlow<()>;
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
    fn lines(&mut self, _: Square, _: [Axis; 2], [first, second]: [u16; 2]) -> ControlFlow<()> {
        self.count += (u32::from(first) | u32::from(second) << 16).count_ones() as usize;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, _: (i8, i8), targets: Bitboard) -> ControlFlow<()> {
        self.add(targets)
    }

    #[inline(always)]
    fn promotions(&mut self, _: (i8, i8), targets: Bitboard) -> ControlFlow<()> {
        if !targets.is_empty() {
            self.count += Role::PROMOTIONS.len() * targets.count() as usize;
        }
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
    visit: &'a mut dyn FnMut(Move) -> ControlFlow<()>,
}

impl<'a> Visitor<'a> {
    pub(crate) fn new(board: &'a Board, visit: &'a mut dyn FnMut(Move) -> ControlFlow<()>) -> Self {
        Self { board, visit }
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

impl Sink for Visitor<'_> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            self.plain(role, from, to)?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn lines(&mut self, from: Square, axes: [Axis; 2], bits: [u16; 2]) -> ControlFlow<()> {
        if bits == [0, 0] {
            return ControlFlow::Continue(());
        }
        let Some(role) = self.board.role_at(from) else {
            return ControlFlow::Continue(());
        };
        for (axis, mut bits) in axes.into_iter().zip(bits) {
            let place = Place::new(axis, from);
            let (files, ranks) = axis.direction().step();
            while bits != 0 {
                let steps = bits.trailing_zeros().cast_signed() - i32::from(place.bit);
                bits &= bits - 1;
                let steps = i8::try_from(steps).unwrap_or_default();
                if let Some(to) = from.offset(files * steps, ranks * steps) {
                    self.plain(role, from, to)?;
                }
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
