//! What protects a King: the checks, and how the lines that lead to him bind the pieces of his side (rules 9.1 and 9.2).
//!
//! A line is an enemy piece that could attack the King along some squares, whatever stands on them. A move of one piece to one square
//! changes what stands on those squares in one of few ways, so what a line allows can be said as sets of squares: nothing has
//! to be played to see whether the King is safe. Moves that lift a piece elsewhere too (en passant, hit-and-run, castling) are
//! tested on the board behind them.

use core::ops::ControlFlow;

use crate::attacks::{Manner, Scene};
use crate::{Bitboard, Role, Square};

/// The checks on a King, and what his side's other pieces may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guard {
    /// The enemy pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Where a piece may go that no line holds: all squares, or those that neither leave nor bring about a check.
    ordinary: Bitboard,
    /// The same for a piece that ends flights.
    stopping: Bitboard,
    /// The own pieces that some line holds: each has squares of its own, see [`Guard::bounds`].
    pub(crate) held: Bitboard,
    /// The squares of all lines: nothing that happens elsewhere can bring about a check.
    ways: Bitboard,
}

/// What one line allows the pieces of the King's side.
struct Bond {
    is_check: bool,
    ordinary: Bitboard,
    stopping: Bitboard,
    /// The pieces that it holds, and where those may go.
    held: Bitboard,
    bounds: Bitboard,
}

impl Bond {
    /// What the line of a piece on `from` allows, with `way` between it and the King; `None` if everything.
    #[inline(always)]
    fn new(scene: &Scene<'_>, own: Bitboard, from: Square, way: Bitboard, manner: Manner) -> Option<Self> {
        let met = way
            & if manner == Manner::Flying {
                scene.stoppers
            } else {
                scene.occupied
            };
        let taking = Bitboard::from(from);
        let free = Self {
            is_check: false,
            ordinary: Bitboard::ALL,
            stopping: Bitboard::ALL,
            held: met & own,
            bounds: way | taking,
        };
        let is_bare = met.is_empty();
        let is_single = !is_bare && !met.has_several();
        match manner {
            // A check, until something comes in between; the only piece in between stays there.
            Manner::Sliding if is_bare => Some(Self {
                is_check: true,
                ordinary: way | taking,
                stopping: way | taking,
                ..free
            }),
            Manner::Sliding if is_single => Some(free),
            // Only what ends flights comes in between; and whoever takes such a piece must be one.
            Manner::Flying if is_bare => Some(Self {
                is_check: true,
                ordinary: taking,
                stopping: way | taking,
                ..free
            }),
            Manner::Flying if is_single => Some(Self {
                ordinary: !(met - own),
                ..free
            }),
            // What comes in between is a screen.
            Manner::Hopping if is_bare => Some(Self {
                ordinary: !way,
                stopping: !way,
                ..free
            }),
            // A check, until a second piece comes in between or the screen goes.
            Manner::Hopping if is_single => Some(Self {
                is_check: true,
                ordinary: (way - met) | taking,
                stopping: (way - met) | taking,
                bounds: !way,
                ..free
            }),
            // Two pieces in between: neither leaves, and neither takes the other.
            Manner::Hopping if !without_first(met).has_several() => Some(Self {
                bounds: (way - met) | taking,
                ..free
            }),
            _ => None,
        }
    }
}

/// All squares but the first.
#[inline(always)]
fn without_first(squares: Bitboard) -> Bitboard {
    squares.first().map_or(squares, |first| squares.without(first))
}

impl Guard {
    /// The guard of the King on `king`, which `scene` attacks; `own` are the pieces of his side.
    #[inline(always)]
    pub(crate) fn new(scene: &Scene<'_>, own: Bitboard, king: Square) -> Self {
        let mut guard = Self {
            checkers: scene.leaping_attackers(king),
            ordinary: Bitboard::ALL,
            stopping: Bitboard::ALL,
            held: Bitboard::EMPTY,
            ways: Bitboard::EMPTY,
        };
        for checker in guard.checkers {
            guard.ordinary &= Bitboard::from(checker);
            guard.stopping &= Bitboard::from(checker);
        }
        let _ = scene.for_each_line(king, |from, way, manner| {
            guard.ways |= way;
            if let Some(bond) = Bond::new(scene, own, from, way, manner) {
                if bond.is_check {
                    guard.checkers.insert(from);
                }
                guard.ordinary &= bond.ordinary;
                guard.stopping &= bond.stopping;
                guard.held |= bond.held;
            }
            ControlFlow::Continue(())
        });
        guard
    }

    /// Where pieces of this kind may go that no line holds.
    #[inline(always)]
    pub(crate) fn allowed(&self, role: Role) -> Bitboard {
        if role.movement().stops_flights {
            self.stopping
        } else {
            self.ordinary
        }
    }

    /// Where the piece on `from` may go, held or not.
    pub(crate) fn bounds(&self, scene: &Scene<'_>, own: Bitboard, king: Square, from: Square, role: Role) -> Bitboard {
        if !self.held.contains(from) {
            return self.allowed(role);
        }
        let mut bounds = Bitboard::ALL;
        for checker in scene.leaping_attackers(king) {
            bounds &= Bitboard::from(checker);
        }
        let _ = scene.for_each_line(king, |attacker, way, manner| {
            if let Some(bond) = Bond::new(scene, own, attacker, way, manner) {
                bounds &= if bond.held.contains(from) {
                    bond.bounds
                } else if role.movement().stops_flights {
                    bond.stopping
                } else {
                    bond.ordinary
                };
            }
            ControlFlow::Continue(())
        });
        bounds
    }

    /// Whether emptying `squares` and putting down a piece on `to`, which ends no flight, is safe for sure.
    #[inline(always)]
    pub(crate) fn is_safe(&self, squares: Bitboard, to: Square) -> bool {
        self.checkers.is_empty() && squares.is_disjoint(self.ways) && self.ordinary.contains(to)
    }
}
