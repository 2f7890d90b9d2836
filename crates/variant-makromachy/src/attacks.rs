//! Which squares a piece attacks, and what attacks a square (rules 3.4 and 3.5). All of it follows from the table of movement.

use core::ops::ControlFlow;

use variant_core::{Color, Direction, between};

use crate::role::kinds_where;
use crate::tables::{self, BENT, DIAGONALS, LEAPS, NEAR, ORTHOGONALS, TAKES};
use crate::{Bitboard, Board, Role, Square};

/// The way pieces of this side go forward (rule 1.2).
#[inline]
pub(crate) const fn forward(color: Color) -> Direction {
    if color.is_white() {
        Direction::North
    } else {
        Direction::South
    }
}

/// The kinds of piece that move along lines, gathered by the way they use them; both sides together. The first of a pair is
/// for files and ranks, the second for diagonals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Classes {
    /// What slides and takes what it meets.
    pub(crate) sliders: [Bitboard; 2],
    /// What slides to empty squares and takes over a screen.
    pub(crate) hoppers: [Bitboard; 2],
    /// What slides to empty squares and takes in flight.
    pub(crate) flyers: [Bitboard; 2],
    /// What has the air lift.
    pub(crate) lifted: [Bitboard; 2],
    /// What ends a flight (rule 5.2).
    pub(crate) stoppers: Bitboard,
}

/// The pieces of any of these kinds.
#[inline(always)]
pub(crate) fn gathered(board: &Board, kinds: &[Role]) -> Bitboard {
    kinds.iter().fold(Bitboard::EMPTY, |all, &role| all | board.role(role))
}

impl Classes {
    #[inline(always)]
    pub(crate) fn new(board: &Board) -> Self {
        Self {
            sliders: [
                gathered(board, &kinds_where!(|row| row.slides.has(false))),
                gathered(board, &kinds_where!(|row| row.slides.has(true))),
            ],
            hoppers: [
                gathered(board, &kinds_where!(|row| row.hops.has(false))),
                gathered(board, &kinds_where!(|row| row.hops.has(true))),
            ],
            flyers: [
                gathered(board, &kinds_where!(|row| row.flights.has(false))),
                gathered(board, &kinds_where!(|row| row.flights.has(true))),
            ],
            lifted: [
                gathered(board, &kinds_where!(|row| row.lifts.0.has(false))),
                gathered(board, &kinds_where!(|row| row.lifts.0.has(true))),
            ],
            stoppers: gathered(board, &kinds_where!(|row| row.stops_flights)),
        }
    }
}

/// How a piece attacks along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// Through empty squares, bent slides included.
    Sliding,
    /// Over exactly one piece.
    Hopping,
    /// Over anything but what ends a flight.
    Flying,
}

/// A board as an attack sees it: what is occupied, what ends a flight, and which pieces attack. It may be the board behind a
/// move: attackers stay where they are, unless they are captured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) board: &'a Board,
    pub(crate) classes: &'a Classes,
    /// The side that attacks.
    pub(crate) by: Color,
    /// The pieces of that side that are still there.
    pub(crate) men: Bitboard,
    pub(crate) occupied: Bitboard,
    pub(crate) stoppers: Bitboard,
}

impl<'a> Scene<'a> {
    /// The board as it is.
    #[inline(always)]
    pub(crate) fn new(board: &'a Board, classes: &'a Classes, by: Color) -> Self {
        Self {
            board,
            classes,
            by,
            men: board.color(by),
            occupied: board.occupied(),
            stoppers: classes.stoppers,
        }
    }

    /// The same with these squares emptied.
    #[must_use]
    #[inline]
    pub(crate) fn without(mut self, squares: Bitboard) -> Self {
        self.men -= squares;
        self.occupied -= squares;
        self.stoppers -= squares;
        self
    }

    /// The same with a piece of the attacked side put down.
    #[must_use]
    #[inline]
    pub(crate) fn with(mut self, square: Square, role: Role) -> Self {
        self.men.remove(square);
        self.occupied.insert(square);
        if role.movement().stops_flights {
            self.stoppers.insert(square);
        } else {
            self.stoppers.remove(square);
        }
        self
    }

    /// The pieces that attack `square`.
    #[inline]
    pub(crate) fn attackers(&self, square: Square) -> Bitboard {
        let mut attackers = self.leaping_attackers(square);
        let _ = self.for_each_line(square, |from, way, manner| {
            if self.reaches(way, manner) {
                attackers.insert(from);
            }
            ControlFlow::Continue(())
        });
        attackers
    }

    /// Whether any piece attacks `square`.
    #[inline]
    pub(crate) fn is_attacked(&self, square: Square) -> bool {
        let find = |_, way, manner| {
            if self.reaches(way, manner) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        !self.leaping_attackers(square).is_empty() || self.for_each_line(square, find).is_break()
    }

    /// Whether a piece attacks along a line with these squares in between.
    #[inline(always)]
    fn reaches(&self, way: Bitboard, manner: Manner) -> bool {
        match manner {
            Manner::Sliding => way.is_disjoint(self.occupied),
            Manner::Hopping => {
                let screens = way & self.occupied;
                !screens.is_empty() && !screens.has_several()
            }
            Manner::Flying => way.is_disjoint(self.stoppers),
        }
    }

    /// The pieces that attack `square` by leaps or captures at one offset.
    #[inline]
    pub(crate) fn leaping_attackers(&self, square: Square) -> Bitboard {
        let men = self.men & NEAR.get(square);
        let mut attackers = Bitboard::EMPTY;
        if men.is_empty() {
            return attackers;
        }
        for role in kinds_where!(|row| !row.leaps.is_empty()) {
            attackers |= LEAPS[role as usize].get(square) & self.board.role(role);
        }
        for role in kinds_where!(|row| !row.takes.is_empty() || !row.takes_also.is_empty()) {
            // Seen from the square, the offsets of a capture are those of the other side.
            attackers |= TAKES[!self.by as usize][role as usize].get(square) & self.board.role(role);
        }
        attackers & men
    }

    /// Hands every piece that could attack `square` along a line to `see`, whatever stands in between: where it stands, the
    /// squares in between, and the way it attacks.
    #[inline(always)]
    pub(crate) fn for_each_line(
        &self,
        square: Square,
        mut see: impl FnMut(Square, Bitboard, Manner) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let lines = [ORTHOGONALS.get(square) & self.men, DIAGONALS.get(square) & self.men];
        let classes = self.classes;
        for from in (lines[0] & classes.sliders[0]) | (lines[1] & classes.sliders[1]) {
            see(from, between(from, square), Manner::Sliding)?;
        }
        for from in (lines[0] & classes.hoppers[0]) | (lines[1] & classes.hoppers[1]) {
            see(from, between(from, square), Manner::Hopping)?;
        }
        for from in (lines[0] & classes.flyers[0]) | (lines[1] & classes.flyers[1]) {
            see(from, between(from, square), Manner::Flying)?;
        }
        for role in kinds_where!(|row| !row.bends.is_none()) {
            for from in BENT[role as usize].get(square) & self.men & self.board.role(role) {
                see(from, tables::bent_way(role, from, square), Manner::Sliding)?;
            }
        }
        ControlFlow::Continue(())
    }
}
