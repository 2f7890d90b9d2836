//! Why a move is none: the first thing wrong, in the order a patient teacher would check.

use variant_core::{Illegal, Part, Reason, between};

use crate::castling::{Castling, Wing};
use crate::movegen::{self, Guard, forward};
use crate::{Bitboard, Intent, OrthodoxPosition, Position as _, Role, Rules, Square, attacks, reason};

/// Why no legal move is what `intent` says.
pub(crate) fn diagnose(position: &OrthodoxPosition, intent: Intent) -> Illegal {
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
    if piece.role == Role::King
        && let Some(castling) = case.as_castling()
    {
        return if intent.promotion.is_some() {
            case.refuse(reason::NOT_A_PROMOTION)
        } else {
            case.castling(castling)
        };
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
    let is_promoting = piece.role == Role::Pawn && intent.to.rank_for(piece.color).number() == 8;
    match intent.promotion {
        None if is_promoting => return case.refuse(reason::PROMOTION_MISSING),
        Some(_) if !is_promoting => return case.refuse(reason::NOT_A_PROMOTION),
        Some(role) if !Role::PROMOTIONS.contains(&role) => return case.refuse(reason::PROMOTION_NOT_ALLOWED),
        _ => {}
    }
    case.king_safety(piece.role)
}

/// Why no legal move castles that way.
pub(crate) fn diagnose_castling(position: &OrthodoxPosition, wing: Wing) -> Illegal {
    let (us, king) = (position.turn, position.king(position.turn));
    let rooks = position.castling & position.board.color(us);
    let rook = rooks.into_iter().find(|&rook| Wing::of(king, rook) == wing);
    let case = Case {
        position,
        from: king,
        to: rook.unwrap_or(wing.goals(us).0),
    };
    case.castling(wing)
}

/// A move that is none.
struct Case<'a> {
    position: &'a OrthodoxPosition,
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

    /// Rules 2.1 and 2.2: the piece does not move like that, or something is in its way.
    fn piece(&self, role: Role) -> Option<Illegal> {
        let color = self.position.turn;
        if !attacks::of(color, role, self.from, Bitboard::EMPTY).contains(self.to) {
            return Some(self.refuse(match role {
                Role::King => reason::KING_MOVE,
                Role::Queen => reason::QUEEN_MOVE,
                Role::Rook => reason::ROOK_MOVE,
                Role::Bishop => reason::BISHOP_MOVE,
                Role::Knight => reason::KNIGHT_MOVE,
                Role::Pawn => reason::PAWN_MOVE,
            }));
        }
        self.blocker()
            .map(|blocker| self.refuse_with(reason::BLOCKED, Part::Blocker, blocker))
    }

    /// The first piece between the two squares.
    fn blocker(&self) -> Option<Square> {
        let met = between(self.from, self.to) & self.position.board.occupied();
        met.into_iter().min_by_key(|square| self.from.distance(*square))
    }

    /// Rules 2.3 and 3.5.
    fn pawn(&self) -> Option<Illegal> {
        let color = self.position.turn;
        let board = &self.position.board;
        let ahead = self.from.step(forward(color));
        let occupied = board.occupied();
        if attacks::pawn(color, self.from).contains(self.to) {
            if occupied.contains(self.to) || self.position.en_passant() == Some(self.to) {
                return None;
            }
            return Some(
                self.not_en_passant()
                    .unwrap_or_else(|| self.refuse(reason::NOTHING_TO_CAPTURE)),
            );
        }
        let is_double = ahead.and_then(|ahead| ahead.step(forward(color))) == Some(self.to);
        if ahead != Some(self.to) && !is_double {
            return Some(self.refuse(reason::PAWN_MOVE));
        }
        if is_double && self.from.rank_for(color).number() != 2 {
            return Some(self.refuse(reason::DOUBLE_STEP));
        }
        let met = between(self.from, self.to).with(self.to) & occupied;
        let blocker = met.into_iter().min_by_key(|square| self.from.distance(*square));
        blocker.map(|blocker| self.refuse_with(reason::PAWN_BLOCKED, Part::Blocker, blocker))
    }

    /// A diagonal step of a pawn to an empty square: is there a pawn that looks as if it could be taken en passant?
    fn not_en_passant(&self) -> Option<Illegal> {
        let position = self.position;
        let victim = self.to.step(forward(!position.turn))?;
        if self.to.rank_for(position.turn).number() != 6
            || !position.board.pieces(!position.turn, Role::Pawn).contains(victim)
        {
            return None;
        }
        if position.passed != Some(self.to) {
            return Some(self.refuse_with(reason::EN_PASSANT_TOO_LATE, Part::Condition, victim));
        }
        Some(self.en_passant_exposes(victim))
    }

    /// Rules 3.5 and 4.1: the King is attacked once both pawns have left.
    fn en_passant_exposes(&self, victim: Square) -> Illegal {
        let position = self.position;
        let (us, board) = (position.turn, &position.board);
        let king = position.king(us);
        let occupied = board.occupied().without(self.from).without(victim).with(self.to);
        let attackers = attacks::attackers(board, king, !us, occupied).without(victim);
        let reason = if attackers.is_subset(position.checkers()) {
            reason::CHECK_NOT_ANSWERED
        } else {
            reason::EN_PASSANT_EXPOSES
        };
        self.refuse_with(reason, Part::King, king)
            .with(Part::Attacker, attackers, board)
    }

    /// Rules 2.4 and 4.1: the move is of the piece's kind, so it is the King that forbids it.
    fn king_safety(&self, role: Role) -> Illegal {
        let position = self.position;
        let (us, board) = (position.turn, &position.board);
        let king = position.king(us);
        if role == Role::King {
            let occupied = board.occupied().without(king);
            let attackers = attacks::attackers(board, self.to, !us, occupied);
            return self.refuse_with(reason::INTO_CHECK, Part::Attacker, attackers);
        }
        if role == Role::Pawn
            && position.en_passant() == Some(self.to)
            && let Some(victim) = self.to.step(forward(!us))
        {
            return self.en_passant_exposes(victim);
        }
        let occupied = board.occupied().without(self.from).with(self.to);
        let attackers = attacks::attackers(board, king, !us, occupied).without(self.to);
        let checkers = position.checkers();
        let guard = Guard::new(position, us, king);
        let reason = if attackers.is_empty() {
            reason::LEAVES_KING
        } else if attackers.is_subset(checkers) {
            reason::CHECK_NOT_ANSWERED
        } else if (guard.straight | guard.diagonal).contains(self.from) && attackers.is_disjoint(checkers) {
            reason::PINNED
        } else {
            reason::LEAVES_KING
        };
        self.refuse_with(reason, Part::King, king)
            .with(Part::Attacker, attackers, board)
    }

    /// The castling that a King's move looks like: onto a Rook of his own, or two squares along the back rank from the e-file.
    fn as_castling(&self) -> Option<Wing> {
        let color = self.position.turn;
        let home = crate::castling::back_rank(color);
        if self.from.rank() != home || self.to.rank() != home {
            return None;
        }
        // A Rook right beside the King is just an own piece, unless the right is with it.
        let is_onto_rook = self.position.board.pieces(color, Role::Rook).contains(self.to)
            && (self.position.castling.contains(self.to) || self.from.distance(self.to) > 1);
        let is_two_squares = self.from.file() == crate::castling::KING_FILE && self.from.distance(self.to) == 2;
        (is_onto_rook || is_two_squares).then(|| Wing::of(self.from, self.to))
    }

    /// Rules 3.2 to 3.4 and 3.7: which condition of castling fails.
    fn castling(&self, wing: Wing) -> Illegal {
        let position = self.position;
        let (us, board) = (position.turn, &position.board);
        let rooks = position.castling & board.color(us);
        let is_onto_rook = board.pieces(us, Role::Rook).contains(self.to);
        let rook = rooks.into_iter().find(|&rook| {
            if is_onto_rook {
                rook == self.to
            } else {
                Wing::of(self.from, rook) == wing
            }
        });
        let Some(rook) = rook else {
            return self.refuse(reason::CASTLING_RIGHT);
        };
        let castling = Castling::new(us, self.from, rook);
        let blockers = castling.must_be_empty() & board.occupied();
        if !blockers.is_empty() {
            let reason = match position.rules {
                Rules::Standard => reason::CASTLING_BLOCKED,
                Rules::Chess960 => reason::CASTLING_BLOCKED_CHESS960,
            };
            return self.refuse_with(reason, Part::Blocker, blockers);
        }
        let without_king = board.occupied().without(self.from);
        let attackers = |square| attacks::attackers(board, square, !us, without_king);
        let attacked = castling.king_path() & movegen::attacked(position, !us, without_king);
        if attacked.contains(self.from) {
            return self.refuse_with(reason::CASTLING_IN_CHECK, Part::King, self.from).with(
                Part::Attacker,
                attackers(self.from),
                board,
            );
        }
        if let Some(square) = attacked.without(castling.king_goal).first() {
            return self
                .refuse_with(reason::CASTLING_THROUGH_CHECK, Part::Path, square)
                .with(Part::Attacker, attackers(square), board);
        }
        if attacked.contains(castling.king_goal) {
            let attackers = attackers(castling.king_goal);
            return Illegal::new(reason::CASTLING_INTO_CHECK)
                .with(Part::Origin, self.from, board)
                .with(Part::Target, castling.king_goal, board)
                .with(Part::Attacker, attackers, board);
        }
        let after = castling.occupied_after(board.occupied());
        let attackers = attacks::attackers(board, castling.king_goal, !us, after);
        self.refuse_with(reason::CASTLING_UNSHIELDS, Part::Attacker, attackers)
    }
}
