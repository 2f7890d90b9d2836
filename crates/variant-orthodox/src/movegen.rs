//! The generator: legal moves only, as sets (rules 2.1 to 3.7).
//!
//! One pass over the pieces writes to a [`Sink`]. Nothing is played and taken back to test legality, en passant apart: the
//! squares the enemy attacks, the pins and the squares that answer a check are worked out once.

use core::ops::ControlFlow;

use variant_core::{Color, Direction, between};

use crate::castling::Castling;
use crate::{Bitboard, Move, MoveKind, OrthodoxPosition, Role, Square, attacks};

/// What takes the moves, a set at a time. Breaking ends the generation.
pub(crate) trait Sink {
    /// The piece on `from` may go to each of `targets`.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()>;

    /// A pawn may come to each of `targets` by a step this way, `steps` times.
    fn pawns(&mut self, targets: Bitboard, way: Direction, kind: MoveKind) -> ControlFlow<()>;

    /// A pawn may come to each of `targets` by a step this way, and becomes one of four there.
    fn promotions(&mut self, targets: Bitboard, way: Direction) -> ControlFlow<()>;

    /// A move that is like no other.
    fn special(&mut self, m: Move) -> ControlFlow<()>;
}

/// Which moves are asked for: those of the pieces on `from` that end on `onto`. A capture en passant also ends on its victim.
#[derive(Clone, Copy)]
pub(crate) struct Scope {
    pub(crate) from: Bitboard,
    pub(crate) onto: Bitboard,
}

impl Scope {
    pub(crate) const ALL: Self = Self {
        from: Bitboard::ALL,
        onto: Bitboard::ALL,
    };
}

/// The checks and pins of one side.
pub(crate) struct Guard {
    /// The enemy pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Where a piece other than the King may go with regard to check: all squares, or those that answer it.
    pub(crate) answers: Bitboard,
    /// The squares of pins along files and ranks, from the King (excluded) to the pinning piece.
    pub(crate) straight: Bitboard,
    /// The squares of pins along diagonals, likewise.
    pub(crate) diagonal: Bitboard,
}

impl Guard {
    #[inline(always)]
    pub(crate) fn new(position: &OrthodoxPosition, us: Color, king: Square) -> Self {
        let board = &position.board;
        let (own, enemy) = (board.color(us), board.color(!us));
        let queens = board.role(Role::Queen);
        let mut guard = Self {
            checkers: enemy
                & ((attacks::pawn(us, king) & board.role(Role::Pawn))
                    | (attacks::knight(king) & board.role(Role::Knight))),
            answers: Bitboard::EMPTY,
            straight: Bitboard::EMPTY,
            diagonal: Bitboard::EMPTY,
        };
        let mut answers = guard.checkers;
        let men = (own, board.occupied());
        for slider in attacks::straight_lines(king) & enemy & (board.role(Role::Rook) | queens) {
            guard.meet(slider, between(king, slider), men, &mut answers, |guard| {
                &mut guard.straight
            });
        }
        for slider in attacks::diagonal_lines(king) & enemy & (board.role(Role::Bishop) | queens) {
            guard.meet(slider, between(king, slider), men, &mut answers, |guard| {
                &mut guard.diagonal
            });
        }
        guard.answers = if guard.checkers.is_empty() {
            Bitboard::ALL
        } else if guard.checkers.has_several() {
            Bitboard::EMPTY
        } else {
            answers
        };
        guard
    }

    /// Notes what a slider on a line of the King does, `way` being what lies between: check, pin a single own piece, or nothing.
    #[inline(always)]
    fn meet(
        &mut self,
        slider: Square,
        way: Bitboard,
        (own, occupied): (Bitboard, Bitboard),
        answers: &mut Bitboard,
        pins: impl FnOnce(&mut Self) -> &mut Bitboard,
    ) {
        let blockers = way & occupied;
        if blockers.is_empty() {
            self.checkers.insert(slider);
            *answers |= way.with(slider);
        } else if !blockers.has_several() && blockers.is_subset(own) {
            *pins(self) |= way.with(slider);
        }
    }
}

/// All squares that `by` attacks, with these squares occupied.
#[inline(always)]
pub(crate) fn attacked(position: &OrthodoxPosition, by: Color, occupied: Bitboard) -> Bitboard {
    let board = &position.board;
    let men = board.color(by);
    let pawns = men & board.role(Role::Pawn);
    let (left, right) = pawn_captures(by);
    let mut attacked = pawns.stepped(left) | pawns.stepped(right);
    for from in men & board.role(Role::Knight) {
        attacked |= attacks::knight(from);
    }
    let queens = board.role(Role::Queen);
    for from in men & (board.role(Role::Bishop) | queens) {
        attacked |= attacks::bishop(from, occupied);
    }
    for from in men & (board.role(Role::Rook) | queens) {
        attacked |= attacks::rook(from, occupied);
    }
    for from in men & board.role(Role::King) {
        attacked |= attacks::king(from);
    }
    attacked
}

/// The way pawns of this side go.
#[inline(always)]
pub(crate) const fn forward(color: Color) -> Direction {
    if color.is_white() {
        Direction::North
    } else {
        Direction::South
    }
}

/// The two ways pawns of this side capture.
#[inline(always)]
const fn pawn_captures(color: Color) -> (Direction, Direction) {
    if color.is_white() {
        (Direction::NorthWest, Direction::NorthEast)
    } else {
        (Direction::SouthWest, Direction::SouthEast)
    }
}

/// The third and the last rank of this side's pawns.
const RANK_3: [Bitboard; 2] = [Bitboard::from_u64(0xff << 16), Bitboard::from_u64(0xff << 40)];
const LAST_RANK: [Bitboard; 2] = [Bitboard::from_u64(0xff << 56), Bitboard::from_u64(0xff)];

/// Writes every legal move within `scope` to `sink`.
#[inline(always)]
pub(crate) fn generate<S: Sink>(position: &OrthodoxPosition, scope: Scope, sink: &mut S) -> ControlFlow<()> {
    if position.turn.is_white() {
        generate_for::<true, S>(position, scope, sink)
    } else {
        generate_for::<false, S>(position, scope, sink)
    }
}

/// The same for the side to move as a constant, so that directions and ranks are constants too.
#[inline(always)]
fn generate_for<const WHITE: bool, S: Sink>(
    position: &OrthodoxPosition,
    scope: Scope,
    sink: &mut S,
) -> ControlFlow<()> {
    let us = Color::from_white(WHITE);
    let board = &position.board;
    let Some(king) = board.pieces(us, Role::King).first() else {
        return ControlFlow::Continue(());
    };
    let guard = Guard::new(position, us, king);

    // The King last: whoever looks for one move finds another piece's sooner.
    if !guard.checkers.has_several() {
        let men = board.color(us) & scope.from;
        let targets = (guard.answers & scope.onto) - board.color(us);
        pawn_moves::<WHITE, S>(position, men & board.role(Role::Pawn), targets, &guard, sink)?;
        piece_moves(position, men, targets, &guard, sink)?;
        en_passant::<WHITE, S>(position, scope, king, sink)?;
    }
    king_moves::<WHITE, S>(position, scope, king, &guard, sink)
}

/// Steps of the King (rules 2.1 and 2.4), and castling (3.1 to 3.4, 3.7).
#[inline(always)]
fn king_moves<const WHITE: bool, S: Sink>(
    position: &OrthodoxPosition,
    scope: Scope,
    king: Square,
    guard: &Guard,
    sink: &mut S,
) -> ControlFlow<()> {
    let us = Color::from_white(WHITE);
    let board = &position.board;
    if !scope.from.contains(king) {
        return ControlFlow::Continue(());
    }
    let own = board.color(us);
    let steps = (attacks::king(king) & scope.onto) - own;
    let rooks = position.castling & own;
    if steps.is_empty() && rooks.is_empty() {
        return ControlFlow::Continue(());
    }
    // With the King off the board: he does not shield the squares behind himself.
    let attacked = attacked(position, !us, board.occupied().without(king));
    sink.piece(Role::King, king, steps - attacked)?;
    if guard.checkers.is_empty() {
        for rook in rooks {
            let castling = Castling::new(us, king, rook);
            if can_castle(position, us, castling, attacked) && scope.onto.contains(castling.king_goal) {
                sink.special(Move {
                    from: king,
                    to: castling.king_goal,
                    role: Role::King,
                    kind: MoveKind::Castling,
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether a castling that the rights allow is legal, with these squares attacked.
#[inline(always)]
pub(crate) fn can_castle(position: &OrthodoxPosition, us: Color, castling: Castling, attacked: Bitboard) -> bool {
    let occupied = position.board.occupied();
    castling.must_be_empty().is_disjoint(occupied)
        && castling.king_path().is_disjoint(attacked)
        // The Rook may have been the King's shield (rule 3.7).
        && (attacks::rook(castling.king_goal, castling.occupied_after(occupied))
            & position.board.color(!us)
            & (position.board.role(Role::Rook) | position.board.role(Role::Queen)))
        .is_empty()
}

/// Knights, Bishops, Rooks and Queens (rules 2.1 and 2.2).
#[inline(always)]
fn piece_moves<S: Sink>(
    position: &OrthodoxPosition,
    men: Bitboard,
    targets: Bitboard,
    guard: &Guard,
    sink: &mut S,
) -> ControlFlow<()> {
    let board = &position.board;
    let occupied = board.occupied();
    let pinned = guard.straight | guard.diagonal;
    for from in (men & board.role(Role::Knight)) - pinned {
        sink.piece(Role::Knight, from, attacks::knight(from) & targets)?;
    }
    for from in (men & board.role(Role::Bishop)) - guard.straight {
        let pin = if guard.diagonal.contains(from) {
            guard.diagonal
        } else {
            Bitboard::ALL
        };
        sink.piece(Role::Bishop, from, attacks::bishop(from, occupied) & targets & pin)?;
    }
    for from in (men & board.role(Role::Rook)) - guard.diagonal {
        let pin = if guard.straight.contains(from) {
            guard.straight
        } else {
            Bitboard::ALL
        };
        sink.piece(Role::Rook, from, attacks::rook(from, occupied) & targets & pin)?;
    }
    for from in men & board.role(Role::Queen) {
        let slides = if !pinned.contains(from) {
            attacks::bishop(from, occupied) | attacks::rook(from, occupied)
        } else if guard.diagonal.contains(from) {
            attacks::bishop(from, occupied) & guard.diagonal
        } else {
            attacks::rook(from, occupied) & guard.straight
        };
        sink.piece(Role::Queen, from, slides & targets)?;
    }
    ControlFlow::Continue(())
}

/// Pawns, all at once (rules 2.3 and 3.6).
#[inline(always)]
pub(crate) fn pawn_moves<const WHITE: bool, S: Sink>(
    position: &OrthodoxPosition,
    pawns: Bitboard,
    targets: Bitboard,
    guard: &Guard,
    sink: &mut S,
) -> ControlFlow<()> {
    let us = Color::from_white(WHITE);
    let empty = !position.board.occupied();
    let ahead = forward(us);
    let last = LAST_RANK[us as usize];

    // Pinned along a file a pawn may push on, pinned otherwise it may not.
    let pushers = pawns - guard.diagonal;
    let pushed = ((pushers - guard.straight).stepped(ahead)
        | ((pushers & guard.straight).stepped(ahead) & guard.straight))
        & empty;
    let pushes = pushed & targets;
    sink.pawns(pushes - last, ahead, MoveKind::Plain)?;
    let doubles = (pushed & RANK_3[us as usize]).stepped(ahead) & empty & targets;
    sink.pawns(doubles, ahead, MoveKind::DoubleStep)?;

    let takers = pawns - guard.straight;
    let prey = position.board.color(!us) & targets;
    let (left, right) = pawn_captures(us);
    for way in [left, right] {
        let taken =
            ((takers - guard.diagonal).stepped(way) | ((takers & guard.diagonal).stepped(way) & guard.diagonal)) & prey;
        sink.pawns(taken - last, way, MoveKind::Plain)?;
        if !(taken & last).is_empty() {
            sink.promotions(taken & last, way)?;
        }
    }
    if (pushes & last).is_empty() {
        ControlFlow::Continue(())
    } else {
        sink.promotions(pushes & last, ahead)
    }
}

/// En passant (rule 3.5), each capture tested on the board after it.
#[inline(always)]
pub(crate) fn en_passant<const WHITE: bool, S: Sink>(
    position: &OrthodoxPosition,
    scope: Scope,
    king: Square,
    sink: &mut S,
) -> ControlFlow<()> {
    let us = Color::from_white(WHITE);
    let Some(to) = position.en_passant() else {
        return ControlFlow::Continue(());
    };
    let Some(victim) = to.step(forward(!us)) else {
        return ControlFlow::Continue(());
    };
    if !scope.onto.contains(to) && !scope.onto.contains(victim) {
        return ControlFlow::Continue(());
    }
    for from in attacks::pawn(!us, to) & position.board.pieces(us, Role::Pawn) & scope.from {
        if is_safe_en_passant(position, us, king, from, to, victim) {
            sink.special(Move {
                from,
                to,
                role: Role::Pawn,
                kind: MoveKind::EnPassant,
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether the King is safe once both pawns have left their squares.
pub(crate) fn is_safe_en_passant(
    position: &OrthodoxPosition,
    us: Color,
    king: Square,
    from: Square,
    to: Square,
    victim: Square,
) -> bool {
    let occupied = position.board.occupied().without(from).without(victim).with(to);
    attacks::attackers(&position.board, king, !us, occupied)
        .without(victim)
        .is_empty()
}

/// Counts moves without writing any.
pub(crate) struct Counter(pub(crate) usize);

impl Sink for Counter {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) -> ControlFlow<()> {
        self.0 += targets.count() as usize;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, _: Direction, _: MoveKind) -> ControlFlow<()> {
        self.0 += targets.count() as usize;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, _: Direction) -> ControlFlow<()> {
        self.0 += Role::PROMOTIONS.len() * targets.count() as usize;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn special(&mut self, _: Move) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}

/// Hands each move to a function.
pub(crate) struct Visitor<F>(pub(crate) F);

impl<F: FnMut(Move) -> ControlFlow<()>> Sink for Visitor<F> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            (self.0)(Move {
                from,
                to,
                role,
                kind: MoveKind::Plain,
            })?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, way: Direction, kind: MoveKind) -> ControlFlow<()> {
        let (files, ranks) = way.opposite().step();
        let steps = if kind == MoveKind::DoubleStep { 2 } else { 1 };
        for to in targets {
            if let Some(from) = to.offset(files * steps, ranks * steps) {
                (self.0)(Move {
                    from,
                    to,
                    role: Role::Pawn,
                    kind,
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, way: Direction) -> ControlFlow<()> {
        for to in targets {
            if let Some(from) = to.step(way.opposite()) {
                for role in Role::PROMOTIONS {
                    (self.0)(Move {
                        from,
                        to,
                        role: Role::Pawn,
                        kind: MoveKind::Promotion(role),
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn special(&mut self, m: Move) -> ControlFlow<()> {
        (self.0)(m)
    }
}

/// Breaks at the first move.
pub(crate) struct Finder;

impl Finder {
    #[inline(always)]
    fn find(targets: Bitboard) -> ControlFlow<()> {
        if targets.is_empty() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

impl Sink for Finder {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) -> ControlFlow<()> {
        Self::find(targets)
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, _: Direction, _: MoveKind) -> ControlFlow<()> {
        Self::find(targets)
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, _: Direction) -> ControlFlow<()> {
        Self::find(targets)
    }

    #[inline(always)]
    fn special(&mut self, _: Move) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}
