//! The generator: legal moves only, as sets (rules 2.1 to 3.3 and 4.3).
//!
//! One pass over the pieces writes to a [`Sink`]. Nothing is played and taken back to test legality: the squares the enemy
//! attacks, the pins and the squares that answer a check are worked out once. Kings, knights and rooks go one by one; mets,
//! khons and pawns, which only ever step to a neighbouring square, go all at once, direction by direction. Only rooks pin.

use core::ops::ControlFlow;

use variant_core::{Color, Direction, between};

use crate::{Bitboard, Board, MakrukPosition, Move, Role, Square, attacks};

/// What takes the moves, a set at a time. Breaking ends the generation.
pub(crate) trait Sink {
    /// The piece on `from` may go to each of `targets`.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()>;

    /// A met, khon or pawn may come to each of `targets` by a step this way.
    fn steps(&mut self, way: Direction, targets: Bitboard) -> ControlFlow<()>;
}

/// Which moves are asked for: those of the pieces on `from` that end on `onto`.
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
    /// Where a piece other than the king may go with regard to check: all squares, or those that answer it.
    answers: Bitboard,
    /// The squares of pins along the king's file, from the king (excluded) to the pinning rook.
    along: Bitboard,
    /// The squares of pins along the king's rank, likewise.
    across: Bitboard,
}

impl Guard {
    #[inline(always)]
    pub(crate) fn new(board: &Board, us: Color, king: Square) -> Self {
        let (own, enemy) = (board.color(us), board.color(!us));
        let mut guard = Self {
            checkers: enemy & attacks::steppers(board, king, !us),
            answers: Bitboard::ALL,
            along: Bitboard::EMPTY,
            across: Bitboard::EMPTY,
        };
        let mut answers = guard.checkers;
        for rook in attacks::lines_of(king) & enemy & board.role(Role::Rook) {
            let way = between(king, rook);
            let blockers = way & board.occupied();
            if blockers.is_empty() {
                guard.checkers.insert(rook);
                answers |= way.with(rook);
            } else if !blockers.has_several() && blockers.is_subset(own) {
                let pins = if rook.file() == king.file() {
                    &mut guard.along
                } else {
                    &mut guard.across
                };
                *pins |= way.with(rook);
            }
        }
        if guard.checkers.has_several() {
            guard.answers = Bitboard::EMPTY;
        } else if !guard.checkers.is_empty() {
            guard.answers = answers;
        }
        guard
    }

    /// The squares of all pins.
    #[inline(always)]
    pub(crate) fn pins(&self) -> Bitboard {
        self.along | self.across
    }
}

/// Which squares beside the enemy king on `king` are attacked by `by` (rule 4.1). Of squares further away it tells nothing:
/// some attacked ones are in the set, but rooks that cannot reach the king's neighbourhood are passed over.
///
/// The king is off the board: he does not shield the squares behind himself.
#[inline(always)]
fn attacked_around(board: &Board, by: Color, king: Square) -> Bitboard {
    let occupied = board.occupied().without(king);
    let men = board.color(by);
    let khons = men & board.role(Role::Khon);
    let diagonal = khons | (men & board.role(Role::Met));
    let ahead = diagonal | (men & board.role(Role::Pawn));
    let [left, right] = forward_diagonals(by);
    let mut attacked = ahead.stepped(left)
        | ahead.stepped(right)
        | diagonal.stepped(left.opposite())
        | diagonal.stepped(right.opposite())
        | khons.stepped(forward(by));
    for from in men & board.role(Role::Knight) {
        attacked |= attacks::knight(from);
    }
    for from in men & board.role(Role::Rook) & attacks::lines_beside(king) {
        attacked |= attacks::rook(from, occupied);
    }
    for from in men & board.role(Role::King) {
        attacked |= attacks::king(from);
    }
    attacked
}

/// The way pawns of this side go (rule 1.2).
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
const fn forward_diagonals(color: Color) -> [Direction; 2] {
    if color.is_white() {
        [Direction::NorthWest, Direction::NorthEast]
    } else {
        [Direction::SouthWest, Direction::SouthEast]
    }
}

/// The sixth rank of each side, where its pawns become mets, and all beyond (rules 3.1 and 10.4).
pub(crate) const PROMOTION_ZONE: [Bitboard; 2] = [
    Bitboard::from_u64(0xffff_ff00_0000_0000),
    Bitboard::from_u64(0x00ff_ffff),
];

/// Writes every legal move within `scope` to `sink`.
#[inline(always)]
pub(crate) fn generate<S: Sink>(position: &MakrukPosition, scope: Scope, sink: &mut S) -> ControlFlow<()> {
    if position.turn.is_white() {
        generate_for::<true, S>(&position.board, scope, sink)
    } else {
        generate_for::<false, S>(&position.board, scope, sink)
    }
}

/// The same for the side to move as a constant, so that directions and ranks are constants too.
#[inline(always)]
fn generate_for<const WHITE: bool, S: Sink>(board: &Board, scope: Scope, sink: &mut S) -> ControlFlow<()> {
    let us = Color::from_white(WHITE);
    let Some(king) = board.pieces(us, Role::King).first() else {
        return ControlFlow::Continue(());
    };
    let guard = Guard::new(board, us, king);
    // The king last: whoever looks for one move finds another piece's sooner.
    if !guard.checkers.has_several() {
        let men = board.color(us) & scope.from;
        let targets = (guard.answers & scope.onto) - board.color(us);
        steps::<WHITE, S>(board, men, targets, &guard, sink)?;
        leaps_and_slides(board, men, targets, &guard, sink)?;
    }
    if scope.from.contains(king) {
        let steps = (attacks::king(king) & scope.onto) - board.color(us);
        sink.piece(Role::King, king, steps - attacked_around(board, !us, king))?;
    }
    ControlFlow::Continue(())
}

/// Knights and rooks (rules 2.3 and 2.4).
#[inline(always)]
fn leaps_and_slides<S: Sink>(
    board: &Board,
    men: Bitboard,
    targets: Bitboard,
    guard: &Guard,
    sink: &mut S,
) -> ControlFlow<()> {
    for from in (men & board.role(Role::Knight)) - guard.pins() {
        sink.piece(Role::Knight, from, attacks::knight(from) & targets)?;
    }
    for from in men & board.role(Role::Rook) {
        let pin = if guard.along.contains(from) {
            guard.along
        } else if guard.across.contains(from) {
            guard.across
        } else {
            Bitboard::ALL
        };
        sink.piece(Role::Rook, from, attacks::rook(from, board.occupied()) & targets & pin)?;
    }
    ControlFlow::Continue(())
}

/// Mets, khons and pawns (rules 2.5 to 2.7), all at once.
///
/// Different origins have different targets in one direction, so one set a direction tells all.
#[inline(always)]
fn steps<const WHITE: bool, S: Sink>(
    board: &Board,
    men: Bitboard,
    targets: Bitboard,
    guard: &Guard,
    sink: &mut S,
) -> ControlFlow<()> {
    let us = Color::from_white(WHITE);
    let pawns = men & board.role(Role::Pawn);
    let khons = men & board.role(Role::Khon);
    // What a rook pins along a file may go on along it, towards the rook or the king; nothing steps along a rank.
    let ahead =
        (khons - guard.across).stepped(forward(us)) | ((pawns - guard.across).stepped(forward(us)) - board.occupied());
    sink.steps(forward(us), ahead & targets)?;
    let diagonal = (khons | (men & board.role(Role::Met))) - guard.pins();
    let takers = pawns - guard.pins();
    for way in forward_diagonals(us) {
        let arrivals = diagonal.stepped(way) | (takers.stepped(way) & board.color(!us));
        sink.steps(way, arrivals & targets)?;
        sink.steps(way.opposite(), diagonal.stepped(way.opposite()) & targets)?;
    }
    ControlFlow::Continue(())
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
    fn steps(&mut self, _: Direction, targets: Bitboard) -> ControlFlow<()> {
        self.0 += targets.count() as usize;
        ControlFlow::Continue(())
    }
}

/// Hands each move to a function.
pub(crate) struct Visitor<'a, F> {
    pub(crate) position: &'a MakrukPosition,
    pub(crate) visit: F,
}

impl<F: FnMut(Move) -> ControlFlow<()>> Sink for Visitor<'_, F> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) -> ControlFlow<()> {
        for to in targets {
            (self.visit)(Move {
                from,
                to,
                role,
                is_promotion: false,
            })?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn steps(&mut self, way: Direction, targets: Bitboard) -> ControlFlow<()> {
        let us = self.position.turn;
        for role in [Role::Met, Role::Khon, Role::Pawn] {
            for to in self.position.board.pieces(us, role).stepped(way) & targets {
                if let Some(from) = to.step(way.opposite()) {
                    let is_promotion = role == Role::Pawn && PROMOTION_ZONE[us as usize].contains(to);
                    (self.visit)(Move {
                        from,
                        to,
                        role,
                        is_promotion,
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
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
    fn steps(&mut self, _: Direction, targets: Bitboard) -> ControlFlow<()> {
        Self::find(targets)
    }
}
