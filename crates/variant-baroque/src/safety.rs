//! When a move can leave its own King in check, and when it cannot (rule 5.4).
//!
//! Most moves expose nothing, and are known not to without a look at what they capture. Why that is so:
//!
//! * A man other than the King that comes down on a square can only stand in the way of an attack, or freeze an attacker. Nothing of the
//!   enemy's reaches further for it.
//! * An enemy that leaves the board can stop pinching as a partner, or stop neutralizing an immobilizer; both are good for the King. Else it
//!   leaves an empty square.
//! * So an attack can only begin where a square empties: the one that the move leaves, or that of a captured man. An attack that there is
//!   not yet waits for one of the [shields](crate::capture) to empty.
//! * Only one thing more can go wrong: an immobilizer that leaves lets frozen men go.

use variant_core::{Color, Piece};

use crate::capture::{Captured, coordinate, leap, pinch, withdraw};
use crate::{Bitboard, Board, Move, Role, Rules, Square, check};

/// What attacks the King of one side, and what keeps others from it.
pub(crate) struct Guard<'a> {
    board: &'a Board,
    rules: Rules,
    us: Color,
    king: Square,
    /// The enemies that give check.
    checkers: Bitboard,
    /// The enemies that give check, or would if they were not frozen.
    attackers: Bitboard,
    /// Occupied squares, one of which at least must empty before any other enemy attacks the King.
    shields: Bitboard,
}

impl<'a> Guard<'a> {
    #[inline(always)]
    pub(crate) fn new(board: &'a Board, rules: Rules, us: Color, king: Square) -> Self {
        let attackers = check::attackers(board, !us, king);
        let checkers = if attackers.is_empty() {
            attackers
        } else {
            check::checkers(board, !us, king)
        };
        Self {
            board,
            rules,
            us,
            king,
            checkers,
            attackers,
            shields: withdraw::shields(board, !us, king)
                | leap::shields(board, !us, king)
                | pinch::shields(board, !us, king)
                | coordinate::shields(board, !us, king),
        }
    }

    /// Those of `targets` to which the man on `from` may go without leaving his King in check.
    #[inline(always)]
    pub(crate) fn safe_targets(&self, role: Role, from: Square, targets: Bitboard) -> Bitboard {
        // An immobilizer's leaving may free those that attack already, but for being frozen.
        let may_release = role == Role::Immobilizer && !self.attackers.is_empty();
        if role != Role::King && self.checkers.is_empty() && !may_release && !self.shields.contains(from) {
            return self.without_opening(self, role, from, targets);
        }
        self.safe_targets_of_shield(role, from, targets)
    }

    /// The same for the man that may not simply leave: the King, a shield, or any man in check.
    #[inline(never)]
    fn safe_targets_of_shield(&self, role: Role, from: Square, targets: Bitboard) -> Bitboard {
        if role != Role::King && !targets.is_empty() {
            // Without the man, wherever it may come down.
            let mut lifted = *self.board;
            lifted.clear(Bitboard::from(from));
            let guard = Guard::new(&lifted, self.rules, self.us, self.king);
            if guard.checkers.is_empty() {
                return self.without_opening(&guard, role, from, targets);
            }
        }
        self.tested(role, from, targets)
    }

    /// Those of `targets` where the man opens nothing by what it captures; `guard` is the one of the board that it leaves.
    #[inline(always)]
    fn without_opening(&self, guard: &Guard<'_>, role: Role, from: Square, targets: Bitboard) -> Bitboard {
        let shields = guard.shields & self.board.color(!self.us);
        if shields.is_empty() || role == Role::Immobilizer {
            return targets;
        }
        self.captures_tested(shields, role, from, targets)
    }

    /// Those of `targets` where the man captures none of `shields`, or is seen to leave its King safe.
    #[inline(never)]
    fn captures_tested(&self, shields: Bitboard, role: Role, from: Square, targets: Bitboard) -> Bitboard {
        let opening = targets.into_iter().filter(|&to| {
            let captured = Captured::by(self.board, self.rules, self.us, Move { from, to, role });
            !captured.all().is_disjoint(shields)
        });
        let opening: Bitboard = opening.collect();
        (targets - opening) | self.tested(role, from, opening)
    }

    /// Those of `targets` that leave the King safe, each tried on a board of its own.
    #[inline(never)]
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
