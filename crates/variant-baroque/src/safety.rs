//! When a move can leave its own King in check, and when it cannot (rule 5.4).
//!
//! Most moves expose nothing, and are known not to without a look at what they capture. Why that is so, for men other than the King:
//!
//! * A man that comes down on a square can only stand in the way of an attack, or freeze an attacker. Nothing of the enemy's reaches
//!   further for it.
//! * An enemy that leaves the board can stop being a partner of a pinch, or stop neutralizing an immobilizer; both are good for the
//!   King. Else all it leaves is an empty square.
//! * So an attack can only begin where a square empties: the one that the move leaves, or that of a captured man, and only if it is one
//!   of the [ways](crate::capture) of an attack.
//! * Only one thing more can go wrong: an immobilizer that leaves lets frozen men go.
//!
//! And in check: a man that leaves its square stops no attack. What can is a man that comes down on a way of it, the capture of the attacker
//! or of its partner, and an immobilizer's effect on it: one that comes, or the capture of what neutralizes one.

use variant_core::{Color, Piece};

use crate::capture::{Captured, coordinate, immobilize, leap, pinch, reach, withdraw};
use crate::{Bitboard, Board, Move, Role, Rules, Square, check};

/// What attacks the King of one side, and by which ways others may come to.
pub(crate) struct Guard<'a> {
    board: &'a Board,
    rules: Rules,
    us: Color,
    king: Square,
    /// The enemies that give check.
    checkers: Bitboard,
    /// The enemies that give check, or would if they were not frozen.
    attackers: Bitboard,
    /// The squares that decide who attacks.
    ways: Bitboard,
}

impl<'a> Guard<'a> {
    #[inline(always)]
    pub(crate) fn new(board: &'a Board, rules: Rules, us: Color, king: Square) -> Self {
        let attackers = check::attackers(board, !us, king);
        Self {
            board,
            rules,
            us,
            king,
            checkers: check::unfrozen(board, !us, attackers),
            attackers,
            ways: withdraw::ways(board, !us, king)
                | leap::ways(board, !us, king)
                | pinch::ways(board, !us, king)
                | coordinate::ways(board, !us, king),
        }
    }

    /// The men on whose leaving an attack may wait.
    #[inline(always)]
    fn shields(&self, color: Color) -> Bitboard {
        self.ways & self.board.color(color)
    }

    /// Whether the leaving of a man of this kind may let an attacker go.
    #[inline(always)]
    fn may_release(&self, role: Role) -> bool {
        role == Role::Immobilizer && !self.attackers.is_empty()
    }

    /// Those of `men` that may go wherever they can: nothing that they do exposes their King.
    #[inline(always)]
    pub(crate) fn free(&self, men: Bitboard) -> Bitboard {
        if !self.checkers.is_empty() {
            return Bitboard::EMPTY;
        }
        let immobilizers = self.board.role(Role::Immobilizer);
        let mut free = men.without(self.king) - self.shields(self.us);
        if !self.shields(!self.us).is_empty() {
            // Who captures may capture a shield.
            free &= immobilizers;
        }
        if self.may_release(Role::Immobilizer) {
            free -= immobilizers;
        }
        free
    }

    /// Those of `targets` to which the man on `from`, which is not [free](Self::free), may go without leaving its King in check.
    #[inline(never)]
    pub(crate) fn safe_targets(&self, role: Role, from: Square, targets: Bitboard) -> Bitboard {
        if role == Role::King {
            return self.tested(role, from, targets);
        }
        if !self.checkers.is_empty() {
            return self.tested(role, from, targets & self.answers(role, from));
        }
        if !self.shields(self.us).contains(from) && !self.may_release(role) {
            return self.without_opening(self, role, from, targets);
        }
        // The board without the man, wherever it may come down.
        let mut lifted = *self.board;
        lifted.clear(Bitboard::from(from));
        let guard = Guard::new(&lifted, self.rules, self.us, self.king);
        if guard.checkers.is_empty() {
            self.without_opening(&guard, role, from, targets)
        } else {
            self.tested(role, from, targets & guard.answers(role, from))
        }
    }

    /// Where the man on `from` may answer a check.
    #[inline(always)]
    fn answers(&self, role: Role, from: Square) -> Bitboard {
        if role == Role::Immobilizer {
            return Bitboard::ALL;
        }
        let victims = self.checkers
            | pinch::partners(self.board, !self.us, self.king)
            | immobilize::neutralizers(self.board, !self.us);
        (self.ways - self.board.occupied()) | reach(self.board, role, from, victims)
    }

    /// Those of `targets` where the man opens no way by what it captures; `guard` is the one of the board that it leaves.
    #[inline(always)]
    fn without_opening(&self, guard: &Guard<'_>, role: Role, from: Square, targets: Bitboard) -> Bitboard {
        let opening = targets & reach(self.board, role, from, guard.shields(!self.us));
        (targets - opening) | self.tested(role, from, opening)
    }

    /// Those of `targets` that leave the King safe, each tried on a board of its own.
    fn tested(&self, role: Role, from: Square, targets: Bitboard) -> Bitboard {
        let safe = targets.into_iter().filter(|&to| {
            let m = Move { from, to, role };
            let king = if role == Role::King { to } else { self.king };
            check::checkers(&after(self.board, self.rules, self.us, m), !self.us, king).is_empty()
        });
        safe.collect()
    }
}

/// The board after a move of `color` (rule 2.7).
#[inline(always)]
pub(crate) fn after(board: &Board, rules: Rules, color: Color, m: Move) -> Board {
    let captured = Captured::by(board, rules, color, m).all();
    let mut after = *board;
    after.clear(captured.with(m.from).with(m.to));
    after.add(Bitboard::from(m.to), Piece::new(color, m.role));
    after
}
