//! Why a move is none: the first thing wrong, in the order a patient teacher would check.

use variant_core::{Illegal, Part, Reason, between};

use crate::capture::{Captured, immobilize, leap};
use crate::{BaroquePosition, Bitboard, Intent, Move, Position as _, Role, Square, check, movement, reason, safety};

/// Why no legal move is what `intent` says.
pub(crate) fn diagnose(position: &BaroquePosition, intent: Intent) -> Illegal {
    let case = Case {
        position,
        from: intent.from,
        to: intent.to,
    };
    let board = &position.board;
    let Some(piece) = board.piece_at(intent.from) else {
        return case.refuse(reason::NO_PIECE);
    };
    if piece.color != position.turn {
        return case.refuse(reason::NOT_YOURS);
    }
    if intent.via.is_some() {
        return case.refuse(reason::NO_SECOND_LEG);
    }
    if intent.promotion.is_some() {
        return case.refuse(reason::NO_PROMOTION);
    }
    case.frozen()
        .or_else(|| case.direction(piece.role))
        .or_else(|| case.arrival(piece.role))
        .or_else(|| case.way(piece.role))
        .unwrap_or_else(|| case.king_safety(piece.role))
}

/// A move that is none.
struct Case<'a> {
    position: &'a BaroquePosition,
    from: Square,
    to: Square,
}

impl Case<'_> {
    /// Refused for this reason, with origin and target.
    fn refuse(&self, reason: Reason) -> Illegal {
        let board = &self.position.board;
        Illegal::new(reason)
            .with(Part::Origin, self.from, board)
            .with(Part::Target, self.to, board)
    }

    /// The same with more squares.
    fn refuse_with(&self, reason: Reason, part: Part, squares: impl Into<Bitboard>) -> Illegal {
        self.refuse(reason).with(part, squares, &self.position.board)
    }

    /// Section 3: the man has no move at all.
    fn frozen(&self) -> Option<Illegal> {
        let (board, us) = (&self.position.board, self.position.turn);
        let beside = movement::adjacent(self.from);
        if immobilize::by_chameleons(board, us).contains(self.from) {
            let chameleons = beside & board.pieces(!us, Role::Chameleon);
            return Some(self.refuse_with(reason::FROZEN_BY_CHAMELEON, Part::Condition, chameleons));
        }
        let freezers = immobilize::freezers(board, us, self.from);
        if freezers.is_empty() {
            return None;
        }
        let helps = (board.role(Role::Immobilizer) | board.role(Role::Chameleon)).contains(self.from);
        let frees_others = freezers
            .into_iter()
            .any(|freezer| (movement::adjacent(freezer) & board.color(us)).has_several());
        let reason = if helps && frees_others {
            reason::FREES_OTHERS_ONLY
        } else {
            reason::FROZEN
        };
        Some(self.refuse_with(reason, Part::Condition, freezers))
    }

    /// Section 4: the man does not move like that, whatever stands on the board.
    fn direction(&self, role: Role) -> Option<Illegal> {
        let goes = match role {
            Role::King => movement::adjacent(self.from),
            Role::Pawn => movement::rook_lines(self.from, Bitboard::EMPTY),
            _ => movement::queen_lines(self.from, Bitboard::EMPTY),
        };
        (!goes.contains(self.to)).then(|| {
            self.refuse(match role {
                Role::King => reason::KING_MOVE,
                Role::Pawn => reason::PAWN_MOVE,
                Role::Coordinator => reason::COORDINATOR_MOVE,
                Role::LongLeaper => reason::LONG_LEAPER_MOVE,
                Role::Withdrawer => reason::WITHDRAWER_MOVE,
                Role::Immobilizer => reason::IMMOBILIZER_MOVE,
                Role::Chameleon => reason::CHAMELEON_MOVE,
            })
        })
    }

    /// Rule 2.5: what stands where the move ends.
    fn arrival(&self, role: Role) -> Option<Illegal> {
        let target = self.position.board.piece_at(self.to)?;
        if target.color == self.position.turn {
            Some(self.refuse(reason::OWN_PIECE))
        } else if role != Role::King {
            Some(self.refuse(reason::OCCUPIED))
        } else {
            None
        }
    }

    /// Rules 2.4, 4.5 and 4.8: the first man on the way that stops this one.
    fn way(&self, role: Role) -> Option<Illegal> {
        let (board, us) = (&self.position.board, self.position.turn);
        let mut met: alloc::vec::Vec<Square> = (between(self.from, self.to) & board.occupied()).into_iter().collect();
        met.sort_by_key(|man| self.from.distance(*man));
        let prey = leap::prey(board, us, role);
        met.into_iter().find_map(|man| {
            let stops = |reason| Some(self.refuse_with(reason, Part::Blocker, man));
            let is_leaping = matches!(role, Role::LongLeaper | Role::Chameleon);
            if !is_leaping {
                return stops(reason::BLOCKED);
            }
            if board.color(us).contains(man) {
                return stops(reason::LEAPS_FRIEND);
            }
            if !prey.contains(man) {
                return stops(reason::CHAMELEON_LEAP);
            }
            let behind = man.step(self.from.direction_to(self.to)?)?;
            if !board.occupied().contains(behind) {
                return None;
            }
            stops(reason::LEAP_NEEDS_SPACE).map(|illegal| illegal.with(Part::Condition, behind, board))
        })
    }

    /// Rule 5.4: the move is of the man's kind, so it is the King that forbids it.
    fn king_safety(&self, role: Role) -> Illegal {
        let position = self.position;
        let (us, board) = (position.turn, &position.board);
        let m = Move {
            from: self.from,
            to: self.to,
            role,
        };
        let king = position.king(us);
        let goal = if role == Role::King { self.to } else { king };
        let after = safety::after(board, position.rules, us, m);
        let checkers = check::checkers(&after, !us, goal);
        if role == Role::King {
            return self.refuse_with(reason::INTO_CHECK, Part::Attacker, checkers);
        }
        let mut lifted = *board;
        lifted.take(self.from);
        let released = check::attackers(board, !us, king) & immobilize::frozen(board, !us);
        let captured = Captured::by(board, position.rules, us, m).all();
        let refusal = if !checkers.is_disjoint(position.checkers()) {
            self.refuse(reason::CHECK_NOT_ANSWERED)
        } else if !checkers.is_disjoint(released) {
            self.refuse(reason::RELEASES)
        } else if !check::checkers(&lifted, !us, king).is_disjoint(checkers) {
            self.refuse(reason::SHIELDS)
        } else {
            // A man that comes down exposes nothing, so it is what it captures: those that would still shield the King, were they
            // alone spared, or all of them if it takes more than one.
            let shields: Bitboard = captured
                .into_iter()
                .filter(|&victim| {
                    let mut spared = after;
                    if let Some(piece) = board.piece_at(victim) {
                        spared.put(victim, piece);
                    }
                    check::checkers(&spared, !us, king).is_empty()
                })
                .collect();
            let shields = if shields.is_empty() { captured } else { shields };
            self.refuse_with(reason::CAPTURE_EXPOSES, Part::Condition, shields)
        };
        refusal
            .with(Part::King, king, board)
            .with(Part::Attacker, checkers, board)
    }
}
