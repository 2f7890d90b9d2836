//! The moves: all that the men could do (sections 2 and 3), what each does, and which are legal (rule 2.4).

use super::board::{Colour, Kind, Square};
use super::{OrthodoxReference, RIGHTS, Side};

/// Something a man could do if it weren't for his own King's safety.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// A move or a capture on the square of arrival (rules 2.1 to 2.3).
    Plain { from: Square, to: Square },
    /// A Pawn's move of two squares (rule 2.3).
    DoubleStep { from: Square, to: Square },
    /// A Pawn's arrival on the last rank (rule 3.6).
    Promotion { from: Square, to: Square, kind: Kind },
    /// A capture of the Pawn on `victim`, which has just skipped `to` (rule 3.5).
    EnPassant { from: Square, to: Square, victim: Square },
    /// Castling (rules 3.1 and 3.7).
    Castling {
        king: Square,
        king_goal: Square,
        rook: Square,
        rook_goal: Square,
    },
}

impl Action {
    /// The coordinate text (rule 7.10).
    pub(super) fn text(self, chess960: bool) -> String {
        match self {
            Self::Plain { from, to } | Self::DoubleStep { from, to } | Self::EnPassant { from, to, .. } => {
                from.name() + &to.name()
            }
            Self::Promotion { from, to, kind } => {
                let mut text = from.name() + &to.name();
                text.push(kind.letter());
                text
            }
            Self::Castling { king, rook, .. } if chess960 => king.name() + &rook.name(),
            Self::Castling { king, king_goal, .. } => king.name() + &king_goal.name(),
        }
    }

    /// The square whose man is captured if one stands there.
    fn capture_square(self) -> Option<Square> {
        match self {
            Self::Plain { to, .. } | Self::Promotion { to, .. } => Some(to),
            Self::EnPassant { victim, .. } => Some(victim),
            Self::DoubleStep { .. } | Self::Castling { .. } => None,
        }
    }
}

/// Whether `file` lies between two files, ends included.
fn is_within(file: usize, one: usize, other: usize) -> bool {
    one.min(other) <= file && file <= one.max(other)
}

impl OrthodoxReference {
    /// Everything the side to move could do, its King's safety apart.
    pub(super) fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::with_capacity(64);
        for (from, (colour, kind)) in self.board.men() {
            if colour != self.turn {
                continue;
            }
            if kind == Kind::Pawn {
                self.pawn_actions(from, &mut actions);
                continue;
            }
            self.board.for_each_attacked(from, |to| {
                // Rule 2.1: not onto a man of its own colour.
                if self.board.at(to).is_none_or(|(other, _)| other != self.turn) {
                    actions.push(Action::Plain { from, to });
                }
            });
        }
        for ((colour, side), rook) in RIGHTS.into_iter().zip(self.rights) {
            if colour == self.turn {
                actions.extend(rook.and_then(|rook| self.castling(side, rook)));
            }
        }
        actions
    }

    /// What a Pawn could do (rules 2.3, 3.5 and 3.6).
    fn pawn_actions(&self, from: Square, actions: &mut Vec<Action>) {
        let mut arrive = |to: Square| {
            if to.rank == self.turn.rank(8) {
                // Rule 3.6.
                for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                    actions.push(Action::Promotion { from, to, kind });
                }
            } else {
                actions.push(Action::Plain { from, to });
            }
        };
        let is_empty = |square: &Square| self.board.at(*square).is_none();
        let one_step = from.offset(0, self.turn.forward()).filter(is_empty);
        if let Some(to) = one_step {
            arrive(to);
        }
        self.board.for_each_attacked(from, |to| {
            if self.board.at(to).is_some_and(|(colour, _)| colour != self.turn) {
                arrive(to);
            }
        });
        // Rule 2.3: from the second rank two squares, both empty.
        if from.rank == self.turn.rank(2)
            && one_step.is_some()
            && let Some(to) = from.offset(0, 2 * self.turn.forward()).filter(is_empty)
        {
            actions.push(Action::DoubleStep { from, to });
        }
        self.board.for_each_attacked(from, |to| {
            // Rule 3.5.
            if self.en_passant == Some(to) {
                let victim = Square {
                    file: to.file,
                    rank: from.rank,
                };
                actions.push(Action::EnPassant { from, to, victim });
            }
        });
    }

    /// Castling with the Rook on `rook`, if nothing but the King's safety after the move could forbid it.
    fn castling(&self, side: Side, rook: Square) -> Option<Action> {
        let king = self.board.king(self.turn)?;
        let (king_file, rook_file) = match side {
            Side::King => (6, 5),
            Side::Queen => (2, 3),
        };
        let king_goal = Square {
            file: king_file,
            rank: king.rank,
        };
        let rook_goal = Square {
            file: rook_file,
            rank: king.rank,
        };
        for file in 0..8 {
            let square = Square { file, rank: king.rank };
            let king_passes = is_within(file, king.file, king_goal.file);
            let rook_passes = is_within(file, rook.file, rook_goal.file);
            // Rule 3.7, which with the King on e and the Rook on a or h is rule 3.3: both ways are free of other men.
            let is_free = square == king || square == rook || self.board.at(square).is_none();
            if (king_passes || rook_passes) && !is_free {
                return None;
            }
            // Rules 3.4 and 3.7: no square he stands on or crosses is attacked. The goal is judged after the move.
            let stands_or_crosses = king_passes && (square == king || square != king_goal);
            if stands_or_crosses && self.board.attackers(square, self.turn.opponent()).next().is_some() {
                return None;
            }
        }
        Some(Action::Castling {
            king,
            king_goal,
            rook,
            rook_goal,
        })
    }

    /// The square of the man that an action captures.
    pub(super) fn victim(&self, action: Action) -> Option<Square> {
        action
            .capture_square()
            .filter(|square| self.board.at(*square).is_some())
    }

    /// The position after an action, legal or not.
    pub(super) fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        let is_capture = self.victim(action).is_some();
        // Rule 3.5: only at once.
        next.en_passant = None;
        let is_pawn_move = match action {
            Action::Plain { from, to } => {
                let man = self.board.at(from);
                next.board.set(from, None);
                next.board.set(to, man);
                next.lose_rights(from, to);
                man == Some((self.turn, Kind::Pawn))
            }
            Action::DoubleStep { from, to } => {
                next.board.set(from, None);
                next.board.set(to, Some((self.turn, Kind::Pawn)));
                next.en_passant = from.offset(0, self.turn.forward());
                true
            }
            Action::Promotion { from, to, kind } => {
                next.board.set(from, None);
                next.board.set(to, Some((self.turn, kind)));
                next.lose_rights(from, to);
                true
            }
            Action::EnPassant { from, to, victim } => {
                next.board.set(from, None);
                next.board.set(victim, None);
                next.board.set(to, Some((self.turn, Kind::Pawn)));
                true
            }
            Action::Castling {
                king,
                king_goal,
                rook,
                rook_goal,
            } => {
                // Rule 3.7: one may land where the other stood, so both are lifted first.
                next.board.set(king, None);
                next.board.set(rook, None);
                next.board.set(king_goal, Some((self.turn, Kind::King)));
                next.board.set(rook_goal, Some((self.turn, Kind::Rook)));
                next.lose_rights(king, king_goal);
                false
            }
        };
        // Rule 7.9.
        next.half_moves = if is_capture || is_pawn_move {
            0
        } else {
            self.half_moves.saturating_add(1)
        };
        if self.turn == Colour::Black {
            next.move_number = self.move_number.saturating_add(1);
        }
        next.turn = self.turn.opponent();
        next.drop_useless_en_passant();
        next
    }

    /// Takes away the rights that end when the man now gone from `from` has arrived on `to` (rule 3.2).
    fn lose_rights(&mut self, from: Square, to: Square) {
        let king_gone = self.board.king(self.turn).is_some_and(|king| king == to);
        for ((colour, _), right) in RIGHTS.into_iter().zip(&mut self.rights) {
            let own_king_moved = king_gone && colour == self.turn;
            if own_king_moved || *right == Some(from) || *right == Some(to) {
                *right = None;
            }
        }
    }

    /// Forgets the en passant square unless a legal capture can use it (rule 7.3).
    pub(super) fn drop_useless_en_passant(&mut self) {
        let Some(target) = self.en_passant else { return };
        let mut actions = Vec::new();
        for from in self.board.attackers(target, self.turn) {
            if self.board.at(from) == Some((self.turn, Kind::Pawn)) {
                self.pawn_actions(from, &mut actions);
            }
        }
        let is_useful =
            |action: &Action| matches!(action, Action::EnPassant { .. }) && self.is_safe(&self.after(*action));
        if !actions.iter().any(is_useful) {
            self.en_passant = None;
        }
    }

    /// Whether the King of the side that has just moved is safe in the position after its move (rule 2.4).
    pub(super) fn is_safe(&self, after: &Self) -> bool {
        !after.board.is_king_attacked(self.turn)
    }
}
