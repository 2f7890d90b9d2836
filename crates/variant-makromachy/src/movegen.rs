//! The generator: legal moves only, as sets (rules 4.1 to 8.4).
//!
//! One pass writes to a [`Sink`]. Pieces that move along lines move all at once, a direction at a time; leapers go one by one; pawns
//! and Warriors by offsets. The [`Guard`] says as sets of squares what keeps the King safe; only moves that lift more than one piece
//! are tried out.

use core::ops::ControlFlow;

use variant_core::Color;

use crate::attacks::{Classes, Scene};
use crate::guard::Guard;
use crate::lines::{Axis, Lines, Place};
use crate::pawns;
use crate::role::kinds_where;
use crate::sink::{Counter, Sink, Visitor};
use crate::tables::{LEAPS, outward};
use crate::{Bitboard, Board, MakromachyPosition, Move, MoveKind, Role, Square};
use crate::{castling, hit_and_run, protection, reach};

/// What a pass over a position works with.
pub(crate) struct Pass<'a> {
    pub(crate) position: &'a MakromachyPosition,
    pub(crate) board: &'a Board,
    pub(crate) us: Color,
    pub(crate) king: Square,
    /// The pieces whose moves are asked for.
    pub(crate) from: Bitboard,
    pub(crate) own: Bitboard,
    pub(crate) empty: Bitboard,
    /// The enemies that any piece may take; the others are taken one by one, see [`protection`].
    pub(crate) prey: Bitboard,
    pub(crate) classes: &'a Classes,
    /// The board as the enemy attacks it.
    pub(crate) scene: Scene<'a>,
    pub(crate) guard: &'a Guard,
}

/// Hands every legal move of the pieces on `from` to `visit`, until it breaks.
pub(crate) fn for_each(
    position: &MakromachyPosition,
    from: Bitboard,
    visit: &mut dyn FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    generate(position, from, &mut Visitor::new(&position.board, visit))
}

/// The number of legal moves.
pub(crate) fn count(position: &MakromachyPosition) -> usize {
    let mut counter = Counter::new();
    let _ = generate(position, Bitboard::ALL, &mut counter);
    counter.total()
}

/// Writes every legal move of the pieces on `from` to `sink`.
#[inline(always)]
fn generate<S: Sink>(position: &MakromachyPosition, from: Bitboard, sink: &mut S) -> ControlFlow<()> {
    let us = position.turn;
    let board = &position.board;
    let own = board.color(us);
    let Some(king) = board.pieces(us, Role::King).first() else {
        return ControlFlow::Continue(());
    };
    let classes = &Classes::new(board);
    let scene = Scene::new(board, classes, !us);
    let guard = &Guard::new(&scene, own, king);
    let contested = protection::contested(board, us);
    let pass = Pass {
        position,
        board,
        us,
        king,
        from,
        own,
        empty: !board.occupied(),
        prey: board.color(!us) - contested,
        classes,
        scene,
        guard,
    };
    let free = (own & from) - guard.held;
    pass.leapers(free.without(king), sink)?;
    pass.lines(free, sink)?;
    pawns::moves(&pass, free, sink)?;
    for held in guard.held & from {
        pass.held_piece(held, sink)?;
    }
    pawns::en_passant(&pass, sink)?;
    pass.king_moves(sink)?;
    pass.hits_and_runs(sink)?;
    for terror in contested {
        pass.captures_of(terror, sink)?;
    }
    ControlFlow::Continue(())
}

impl Pass<'_> {
    /// Leaps, and bent slides (rules 4.3 to 4.7, 4.13 to 4.19, 4.23).
    #[inline(always)]
    fn leapers<S: Sink>(&self, free: Bitboard, sink: &mut S) -> ControlFlow<()> {
        let onto = self.empty | self.prey;
        let ordinary = onto & self.guard.allowed(Role::Knight);
        for role in kinds_where!(|row| !row.leaps.is_empty() && !row.stops_flights && !row.leaps_where_it_slides()) {
            for from in free & self.board.role(role) {
                sink.piece(role, from, LEAPS[role as usize].get(from) & ordinary)?;
            }
        }
        let stopping = onto & self.guard.allowed(Role::Archer);
        for role in kinds_where!(|row| !row.leaps.is_empty() && row.stops_flights) {
            for from in free & self.board.role(role) {
                sink.piece(role, from, LEAPS[role as usize].get(from) & stopping)?;
            }
        }
        for role in kinds_where!(|row| row.leaps_where_it_slides()) {
            for from in free & self.board.role(role) {
                let leaps = LEAPS[role as usize].get(from) - self.slides_of_two_steps(role, from);
                sink.piece(role, from, leaps & ordinary)?;
            }
        }
        for role in kinds_where!(|row| !row.bends.is_none()) {
            for from in free & self.board.role(role) {
                sink.piece(role, from, self.bent_slides(role, from) & ordinary)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A first step, and how it goes on outward as a slide.
    #[inline(always)]
    fn bent_slides(&self, role: Role, from: Square) -> Bitboard {
        let mut reached = LEAPS[role as usize].get(from);
        if reached.is_disjoint(self.empty) {
            return reached;
        }
        for &first in role.movement().bends.directions() {
            if let Some(corner) = from.step(first)
                && self.empty.contains(corner)
            {
                for direction in outward(first) {
                    reached |= variant_core::slide(direction, corner, !self.empty);
                }
            }
        }
        reached
    }

    /// The squares two steps away that a slider also reaches by sliding: they are not counted as leaps.
    #[inline(always)]
    fn slides_of_two_steps(&self, role: Role, from: Square) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for &direction in role.movement().slides.directions() {
            if let Some(between) = from.step(direction)
                && self.empty.contains(between)
                && let Some(to) = between.step(direction)
            {
                reached.insert(to);
            }
        }
        reached
    }

    /// All that goes along files, ranks and diagonals (rules 4.5 to 4.14, 4.17, 4.18, 4.20 to 4.23).
    #[inline(always)]
    fn lines<S: Sink>(&self, free: Bitboard, sink: &mut S) -> ControlFlow<()> {
        let classes = self.classes;
        let onto = self.empty | self.prey;
        let occupied = Lines::new(!self.empty);
        let ordinary_squares = onto & self.guard.allowed(Role::Rook);
        let ordinary = Lines::new(ordinary_squares);
        for (diagonal, axes) in Axis::PAIRS.into_iter().enumerate() {
            let pieces = free & classes.sliders[diagonal];
            Self::along(pieces, axes, sink, |axis, place| {
                place.reach(occupied.line(axis, place)) & ordinary.line(axis, place)
            })?;
            let pieces = free & classes.hoppers[diagonal];
            Self::along(pieces, axes, sink, |axis, place| {
                let line = occupied.line(axis, place);
                ((place.reach(line) & !line) | place.behind_first(line)) & ordinary.line(axis, place)
            })?;
            // Landings one or two steps away are leaps already, or too near (rule 5.1).
            let pieces = free & classes.lifted[diagonal];
            Self::along(pieces, axes, sink, |axis, place| {
                place.before_far(occupied.line(axis, place)) & ordinary.line(axis, place)
            })?;
        }
        if free.is_disjoint(classes.flyers[0] | classes.flyers[1]) {
            return ControlFlow::Continue(());
        }
        let stoppers = Lines::new(classes.stoppers);
        // Both allow the same unless a flight threatens the King.
        let stopping_squares = onto & self.guard.allowed(Role::Eagle);
        let other;
        let stopping = if stopping_squares == ordinary_squares {
            &ordinary
        } else {
            other = Lines::new(stopping_squares);
            &other
        };
        for (diagonal, axes) in Axis::PAIRS.into_iter().enumerate() {
            let pieces = free & classes.flyers[diagonal];
            Self::along(pieces, axes, sink, |axis, place| {
                let line = occupied.line(axis, place);
                let captures = place.reach(stoppers.line(axis, place)) & line;
                ((place.reach(line) & !line) | captures) & stopping.line(axis, place)
            })?;
        }
        ControlFlow::Continue(())
    }

    /// These pieces along two axes, each to the bits that `targets` gives.
    #[inline(always)]
    fn along<S: Sink>(
        pieces: Bitboard,
        axes: [Axis; 2],
        sink: &mut S,
        targets: impl Fn(Axis, Place) -> u16,
    ) -> ControlFlow<()> {
        for from in pieces {
            let bits = axes.map(|axis| targets(axis, Place::new(axis, from)));
            sink.lines(from, axes, bits)?;
        }
        ControlFlow::Continue(())
    }

    /// A piece that is held by a line to the King.
    fn held_piece<S: Sink>(&self, from: Square, sink: &mut S) -> ControlFlow<()> {
        let Some(role) = self.board.role_at(from) else {
            return ControlFlow::Continue(());
        };
        let occupied = !self.empty;
        let moves = reach::moves(self.us, role, from, occupied);
        let captures = reach::attacks(self.us, role, from, occupied, self.classes.stoppers) & self.prey;
        let targets = (moves | captures) & self.guard.bounds(&self.scene, self.own, self.king, from, role);
        self.piece(role, from, targets, sink)
    }

    /// A piece of any kind goes to each of `targets`, and turns where it must (rule 6.1).
    fn piece<S: Sink>(&self, role: Role, from: Square, targets: Bitboard, sink: &mut S) -> ControlFlow<()> {
        if !role.movement().promotes {
            return sink.piece(role, from, targets);
        }
        let farthest = targets & pawns::farthest_rank(self.us);
        for to in farthest {
            sink.promotions(from.offset_to(to), Bitboard::from(to))?;
        }
        sink.piece(role, from, targets - farthest)
    }

    /// Captures of a Terror, where a Terror or an Eagle may be among the takers (rule 7.1).
    fn captures_of<S: Sink>(&self, terror: Square, sink: &mut S) -> ControlFlow<()> {
        let takers = Scene::new(self.board, self.classes, self.us).attackers(terror) & self.from;
        for from in takers.without(self.king) {
            let Some(role) = self.board.role_at(from) else { continue };
            let bounds = self.guard.bounds(&self.scene, self.own, self.king, from, role);
            let is_protected = || {
                protection::applies(self.board, role, terror)
                    && protection::after(&self.scene, role, from, terror).is_attacked(terror)
            };
            if bounds.contains(terror) && !is_protected() {
                self.piece(role, from, Bitboard::from(terror), sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Steps of the King (rule 4.24), and castling (rules 8.1 to 8.3).
    #[inline(always)]
    fn king_moves<S: Sink>(&self, sink: &mut S) -> ControlFlow<()> {
        if !self.from.contains(self.king) {
            return ControlFlow::Continue(());
        }
        let mut steps = hit_and_run::neighbours(self.king) - self.own;
        for to in steps {
            if self.is_king_attacked_on(to) {
                steps.remove(to);
            }
        }
        sink.piece(Role::King, self.king, steps)?;
        if !self.position.castling.has_any(self.us) || !self.guard.checkers.is_empty() {
            return ControlFlow::Continue(());
        }
        for wing in castling::Wing::ALL {
            if self.position.castling.has(self.us, wing) {
                for to in castling::goals(self.board, self.us, wing) {
                    if !castling::after(&self.scene, self.us, to).is_attacked(to) {
                        sink.special(Move {
                            from: self.king,
                            to,
                            role: Role::King,
                            kind: MoveKind::Castling,
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the King is attacked once he has stepped to `to`.
    #[inline]
    fn is_king_attacked_on(&self, to: Square) -> bool {
        self.scene.without(Bitboard::from(self.king).with(to)).is_attacked(to)
    }

    /// Hit-and-run (rule 5.3).
    #[inline(always)]
    fn hits_and_runs<S: Sink>(&self, sink: &mut S) -> ControlFlow<()> {
        let enemies = self.board.color(!self.us);
        for from in self.own & self.from & self.board.role(Role::Terror) {
            for victim in hit_and_run::neighbours(from) & enemies {
                self.runs_over(from, victim, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Hit-and-run over one victim.
    fn runs_over<S: Sink>(&self, from: Square, victim: Square, sink: &mut S) -> ControlFlow<()> {
        for to in hit_and_run::landings(victim, !self.empty) {
            let lifted = Bitboard::from(from).with(victim);
            let after = hit_and_run::after(&self.scene, from, victim, to);
            let is_safe = self.guard.is_safe(lifted, to) || !after.is_attacked(self.king);
            if is_safe && hit_and_run::is_unprotected(&after, victim, to) {
                sink.special(Move {
                    from,
                    to,
                    role: Role::Terror,
                    kind: MoveKind::HitAndRun(victim),
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}
