//! Why a move is none: the first thing wrong, in the order a patient teacher would check.

use variant_core::{Illegal, Part, Reason, between};

use crate::movegen::{PROMOTION_ZONE, forward};
use crate::{Bitboard, Intent, MakrukPosition, Position as _, Role, Square, attacks, reason};

/// Why no legal move is what `intent` says.
pub(crate) fn diagnose(position: &MakrukPosition, intent: Intent) -> Illegal {
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
    if board.color(piece.color).contains(intent.to) {
        return case.refuse(reason::OWN_PIECE);
    }
    let geometry = if piece.role == Role::Pawn {
        case.pawn()
    } else {
        case.piece(piece.role)
    };
    if let Some(illegal) = geometry {
        return illegal;
    }
    let is_promoting = piece.role == Role::Pawn && PROMOTION_ZONE[piece.color as usize].contains(intent.to);
    match intent.promotion {
        Some(_) if !is_promoting => return case.refuse(reason::NOT_A_PROMOTION),
        Some(role) if role != Role::Met => return case.refuse(reason::PROMOTION_NOT_ALLOWED),
        _ => {}
    }
    case.king_safety(piece.role)
}

/// A move that is none.
struct Case<'a> {
    position: &'a MakrukPosition,
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

    /// Rules 2.2 to 2.6: the piece does not move like that, or something is in its way.
    fn piece(&self, role: Role) -> Option<Illegal> {
        let color = self.position.turn;
        if !attacks::of(color, role, self.from, Bitboard::EMPTY).contains(self.to) {
            return Some(self.refuse(match role {
                Role::King if self.looks_like_castling() => reason::NO_CASTLING,
                Role::King => reason::KING_MOVE,
                Role::Rook => reason::ROOK_MOVE,
                Role::Knight => reason::KNIGHT_MOVE,
                Role::Khon => reason::KHON_MOVE,
                Role::Met => reason::MET_MOVE,
                Role::Pawn => reason::PAWN_MOVE,
            }));
        }
        self.blocker(between(self.from, self.to))
            .map(|blocker| self.refuse_with(reason::BLOCKED, Part::Blocker, blocker))
    }

    /// Rule 2.8: the king of orthodox chess castles by two squares along his first rank.
    fn looks_like_castling(&self) -> bool {
        let (files, ranks) = self.from.offset_to(self.to);
        files.abs() == 2 && ranks == 0 && self.from.rank_for(self.position.turn).number() == 1
    }

    /// The piece among `squares` that is met first.
    fn blocker(&self, squares: Bitboard) -> Option<Square> {
        let met = squares & self.position.board.occupied();
        met.into_iter().min_by_key(|square| self.from.distance(*square))
    }

    /// Rules 2.7 and 2.8.
    fn pawn(&self) -> Option<Illegal> {
        let color = self.position.turn;
        if attacks::pawn(color, self.from).contains(self.to) {
            let is_empty = !self.position.board.occupied().contains(self.to);
            return is_empty.then(|| self.refuse(reason::NOTHING_TO_CAPTURE));
        }
        let ahead = self.from.step(forward(color));
        if ahead != Some(self.to) {
            let is_double = ahead.and_then(|ahead| ahead.step(forward(color))) == Some(self.to);
            return Some(self.refuse(if is_double {
                reason::DOUBLE_STEP
            } else {
                reason::PAWN_MOVE
            }));
        }
        self.blocker(Bitboard::from(self.to))
            .map(|blocker| self.refuse_with(reason::PAWN_BLOCKED, Part::Blocker, blocker))
    }

    /// Rule 4.3: the move is of the piece's kind, so it is the king that forbids it. (The other king is no target: a position
    /// in which he could be taken is refused by rule 10.2 or 10.3.)
    fn king_safety(&self, role: Role) -> Illegal {
        let position = self.position;
        let (us, board) = (position.turn, &position.board);
        if role == Role::King {
            let occupied = board.occupied().without(self.from);
            let attackers = attacks::attackers(board, self.to, !us, occupied).without(self.to);
            return self.refuse_with(reason::INTO_CHECK, Part::Attacker, attackers);
        }
        let king = position.king(us);
        let occupied = board.occupied().without(self.from).with(self.to);
        let attackers = attacks::attackers(board, king, !us, occupied).without(self.to);
        let checkers = position.checkers();
        let reason = if attackers.is_subset(checkers) {
            reason::CHECK_NOT_ANSWERED
        } else if attackers.is_disjoint(checkers) {
            reason::PINNED
        } else {
            reason::LEAVES_KING
        };
        self.refuse_with(reason, Part::King, king)
            .with(Part::Attacker, attackers, board)
    }
}
