//! Pawns and Warriors: pushes, captures, promotion and en passant (rules 4.1, 4.2, 6.1 to 6.5).

use core::ops::ControlFlow;

use variant_core::{Color, Rank};

use crate::attacks::{Scene, forward, gathered};
use crate::movegen::Pass;
use crate::reach::{FARTHEST_RANK, HOME_RANK};
use crate::role::kinds_where;
use crate::sink::Sink;
use crate::tables::oriented;
use crate::{Bitboard, Board, Move, MoveKind, Role, Square};

/// The rank that `color` counts as the `number`-th.
#[inline]
fn rank(color: Color, number: u8) -> Bitboard {
    let index = if color.is_white() {
        number - 1
    } else {
        FARTHEST_RANK - number
    };
    Rank::new(index).map_or(Bitboard::EMPTY, Bitboard::rank)
}

/// The farthest rank of a side (rule 1.2).
#[inline]
pub(crate) fn farthest_rank(color: Color) -> Bitboard {
    rank(color, FARTHEST_RANK)
}

/// Pushes and captures of the pieces of `free`, en passant apart.
#[inline(always)]
pub(crate) fn moves<S: Sink>(pass: &Pass<'_>, free: Bitboard, sink: &mut S) -> ControlFlow<()> {
    if pass.us.is_white() {
        moves_for::<true, S>(pass, free, sink)
    } else {
        moves_for::<false, S>(pass, free, sink)
    }
}

/// The same for the side to move as a constant, so that offsets and ranks are constants too.
#[inline(always)]
fn moves_for<const WHITE: bool, S: Sink>(pass: &Pass<'_>, free: Bitboard, sink: &mut S) -> ControlFlow<()> {
    let us = Color::from_white(WHITE);
    let last = farthest_rank(us);
    let allowed = pass.guard.allowed(Role::Pawn);
    let mut write = |offset, targets: Bitboard| {
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        sink.promotions(offset, targets & last)?;
        sink.pawns(offset, targets - last)
    };
    for role in kinds_where!(|row| row.pushes.0 > 0) {
        let (anywhere, from_home) = role.movement().pushes;
        let mut pushed = free & pass.board.role(role);
        for steps in 1..=from_home {
            pushed = pushed.stepped(forward(us)) & pass.empty;
            if steps > anywhere {
                pushed &= rank(us, HOME_RANK + steps);
            }
            write((0, oriented(us, (0, steps.cast_signed())).1), pushed & allowed)?;
        }
    }
    let prey = pass.prey & allowed;
    for &offset in FORWARD_TAKES {
        let (files, ranks) = oriented(us, offset);
        let takers = free & gathered(pass.board, &kinds_where!(|row| !row.takes.is_empty()));
        write((files, ranks), takers.shifted(files, ranks) & prey)?;
    }
    for role in kinds_where!(|row| !row.takes_also.is_empty()) {
        let takers = free & pass.board.role(role);
        for &offset in role.movement().takes_also {
            let (files, ranks) = oriented(us, offset);
            write((files, ranks), takers.shifted(files, ranks) & prey)?;
        }
    }
    ControlFlow::Continue(())
}

/// The diagonal captures, which Pawns and Warriors share.
const FORWARD_TAKES: &[(i8, i8)] = {
    let takes = Role::Pawn.movement().takes;
    assert!(takes.len() == Role::Warrior.movement().takes.len());
    takes
};

/// The squares that a push has passed over (rule 6.4): one or two, from the pusher's side on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Passed {
    pub(crate) first: Square,
    pub(crate) last: Square,
}

impl Passed {
    /// What a push from `from` to `to` has passed over, if anything.
    pub(crate) fn by_push(color: Color, from: Square, to: Square) -> Option<Self> {
        let (files, _) = from.offset_to(to);
        if files != 0 || from.distance(to) < 2 {
            return None;
        }
        Some(Self {
            first: from.step(forward(color))?,
            last: to.step(forward(!color))?,
        })
    }

    /// The squares.
    pub(crate) fn squares(self) -> Bitboard {
        Bitboard::from(self.first).with(self.last)
    }

    /// Where the piece stands that has passed, `color` being its side.
    pub(crate) fn pusher(self, color: Color) -> Option<Square> {
        self.last.step(forward(color))
    }
}

/// The Pawns and Warriors of `color` that could take en passant on `square`, their King's safety apart.
#[inline]
pub(crate) fn takers(board: &Board, color: Color, square: Square) -> Bitboard {
    let mut takers = Bitboard::EMPTY;
    for &offset in FORWARD_TAKES {
        let (files, ranks) = oriented(color, offset);
        takers |= Bitboard::from(square).shifted(-files, -ranks);
    }
    takers & board.color(color) & gathered(board, &kinds_where!(|row| !row.takes.is_empty()))
}

/// The board behind a capture en passant, as an enemy's attack on the mover's side sees it.
pub(crate) fn after_en_passant<'a>(
    scene: &Scene<'a>,
    role: Role,
    from: Square,
    to: Square,
    victim: Square,
) -> Scene<'a> {
    scene.without(Bitboard::from(from).with(victim)).with(to, role)
}

/// Captures en passant (rules 6.4 and 6.5).
#[inline(always)]
pub(crate) fn en_passant<S: Sink>(pass: &Pass<'_>, sink: &mut S) -> ControlFlow<()> {
    let Some(passed) = pass.position.passed else {
        return ControlFlow::Continue(());
    };
    let Some(victim) = passed.pusher(!pass.us) else {
        return ControlFlow::Continue(());
    };
    for to in passed.squares() {
        for from in takers(pass.board, pass.us, to) & pass.from {
            let role = if pass.board.role(Role::Pawn).contains(from) {
                Role::Pawn
            } else {
                Role::Warrior
            };
            let is_safe = || {
                pass.guard.is_safe(Bitboard::from(from).with(victim), to)
                    || !after_en_passant(&pass.scene, role, from, to, victim).is_attacked(pass.king)
            };
            if is_safe() {
                sink.special(Move {
                    from,
                    to,
                    role,
                    kind: MoveKind::EnPassant,
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
