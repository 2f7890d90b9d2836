//! Why a move is none: the first thing wrong, in the order a patient teacher would check.

use variant_core::{Illegal, Part, Reason, between};

use crate::attacks::{Classes, Scene, forward};
use crate::castling::{self, Wing};
use crate::guard::Guard;
use crate::tables::{BENT, LEAPS, TAKES, bent_way};
use crate::{
    Bitboard, Board, Intent, MakromachyPosition, Role, Square, Via, hit_and_run, pawns, protection, reach, reason,
};

/// Why no legal move is what `intent` says.
pub(crate) fn diagnose(position: &MakromachyPosition, intent: Intent) -> Illegal {
    let board = &position.board;
    let classes = &Classes::new(board);
    let case = Case {
        position,
        board,
        scene: Scene::new(board, classes, !position.turn),
        from: intent.from,
        to: intent.to,
    };
    let Some(piece) = board.piece_at(intent.from) else {
        return case.refuse(reason::NO_PIECE);
    };
    if piece.color != position.turn {
        return case.refuse(reason::NOT_YOURS);
    }
    let row = piece.role.movement();
    let turns_nothing = |illegal: Illegal| match intent.promotion {
        Some(_) => case.refuse(reason::NOT_A_PROMOTION),
        None => illegal,
    };
    match intent.via {
        Some(Via::Stop(victim)) if row.hits_and_runs => return turns_nothing(case.hit_and_run(victim)),
        Some(Via::Partner(partner)) if row.castles => return turns_nothing(case.castling(Some(partner))),
        Some(_) => return case.refuse(reason::NO_SECOND_LEG),
        None => {}
    }
    if row.castles && case.is_like_castling() {
        return turns_nothing(case.castling(None));
    }
    if board.color(piece.color).contains(intent.to) {
        return case.refuse(reason::OWN_PIECE);
    }
    let fault = if row.promotes {
        case.pawn(piece.role)
    } else {
        case.piece(piece.role)
    };
    if let Some(illegal) = fault {
        return illegal;
    }
    let is_promoting = row.promotes && pawns::farthest_rank(piece.color).contains(intent.to);
    match intent.promotion {
        None if is_promoting => case.refuse(reason::PROMOTION_MISSING),
        Some(_) if !is_promoting => case.refuse(reason::NOT_A_PROMOTION),
        Some(role) if !role.movement().is_offered => case.refuse(reason::PROMOTION_NOT_ALLOWED),
        _ => case.consequences(piece.role),
    }
}

/// A move that is none.
struct Case<'a> {
    position: &'a MakromachyPosition,
    board: &'a Board,
    scene: Scene<'a>,
    from: Square,
    to: Square,
}

impl Case<'_> {
    /// Refused for this reason, with origin and target.
    fn refuse(&self, reason: Reason) -> Illegal {
        Illegal::new(reason)
            .with(Part::Origin, self.from, self.board)
            .with(Part::Target, self.to, self.board)
    }

    /// The same with more squares.
    fn refuse_with(&self, reason: Reason, part: Part, squares: impl Into<Bitboard>) -> Illegal {
        self.refuse(reason).with(part, squares, self.board)
    }

    /// Of these squares the one that the piece meets first.
    fn nearest(&self, squares: Bitboard) -> Option<Square> {
        squares.into_iter().min_by_key(|square| self.from.distance(*square))
    }

    /// Refused for what stands first on `way`; `None` if nothing does.
    fn blocked(&self, reason: Reason, way: Bitboard) -> Option<Illegal> {
        self.nearest(way & self.scene.occupied)
            .map(|blocker| self.refuse_with(reason, Part::Blocker, blocker))
    }

    /// Rules 4.3 to 5.2: the piece does not move like that, or something is in its way.
    fn piece(&self, role: Role) -> Option<Illegal> {
        let row = role.movement();
        if LEAPS[role as usize].get(self.from).contains(self.to) {
            return None;
        }
        if BENT[role as usize].get(self.from).contains(self.to) {
            let reason = if role == Role::Rhino {
                reason::RHINO_BLOCKED
            } else {
                reason::GRIFFON_BLOCKED
            };
            return self.blocked(reason, bent_way(role, self.from, self.to));
        }
        let Some(direction) = self.from.direction_to(self.to) else {
            return Some(self.refuse(kind_reason(role)));
        };
        let is_diagonal = direction.is_diagonal();
        if row.slides.has(is_diagonal) {
            self.blocked(reason::BLOCKED, between(self.from, self.to))
        } else if row.hops.has(is_diagonal) {
            self.hop()
        } else if row.flights.has(is_diagonal) {
            self.flight()
        } else if row.lifts.0.has(is_diagonal) {
            self.lift(row.lifts.1)
        } else {
            Some(self.refuse(kind_reason(role)))
        }
    }

    /// Rules 4.8 and 4.9.
    fn hop(&self) -> Option<Illegal> {
        let screens = between(self.from, self.to) & self.scene.occupied;
        if !self.scene.occupied.contains(self.to) {
            return self.blocked(reason::SCREEN_WITHOUT_CAPTURE, screens);
        }
        if screens.is_empty() {
            Some(self.refuse(reason::NO_SCREEN))
        } else if screens.has_several() {
            Some(self.refuse_with(reason::SEVERAL_SCREENS, Part::Blocker, screens))
        } else {
            None
        }
    }

    /// Rules 4.20 to 4.22 and 5.2.
    fn flight(&self) -> Option<Illegal> {
        let way = between(self.from, self.to);
        if self.scene.occupied.contains(self.to) {
            self.blocked(reason::FLIGHT_BLOCKED, way & self.scene.stoppers)
        } else {
            self.blocked(reason::FLIGHT_WITHOUT_CAPTURE, way)
        }
    }

    /// Rule 5.1.
    fn lift(&self, least: u8) -> Option<Illegal> {
        if let Some(illegal) = self.blocked(reason::BLOCKED, between(self.from, self.to)) {
            return Some(illegal);
        }
        if self.scene.occupied.contains(self.to) {
            return Some(self.refuse(reason::LIFT_CAPTURES_NOTHING));
        }
        let next = self
            .from
            .direction_to(self.to)
            .and_then(|direction| self.to.step(direction));
        if !next.is_some_and(|next| self.scene.occupied.contains(next)) {
            return Some(self.refuse(reason::LIFT_WITHOUT_STOP));
        }
        (self.from.distance(self.to) < least).then(|| self.refuse(reason::LIFT_TOO_SHORT))
    }

    /// Rules 4.1, 4.2 and 6.4.
    fn pawn(&self, role: Role) -> Option<Illegal> {
        let us = self.position.turn;
        let row = role.movement();
        if TAKES[us as usize][role as usize].get(self.from).contains(self.to) {
            let is_open = self.scene.occupied.contains(self.to)
                || (self.position.passed().contains(self.to)
                    && pawns::takers(self.board, us, self.to).contains(self.from));
            return if is_open {
                None
            } else {
                Some(self.nothing_to_capture(role))
            };
        }
        let (files, ranks) = self.from.offset_to(self.to);
        let steps = if us.is_white() { ranks } else { -ranks };
        let (anywhere, from_home) = (row.pushes.0.cast_signed(), row.pushes.1.cast_signed());
        if files != 0 || !(1..=from_home).contains(&steps) {
            return Some(self.refuse(kind_reason(role)));
        }
        if steps > anywhere && self.from.rank_for(us).number() != reach::HOME_RANK {
            return Some(self.refuse(reason::LONG_PUSH));
        }
        let reason = if role == Role::Pawn {
            reason::PAWN_BLOCKED
        } else {
            reason::WARRIOR_BLOCKED
        };
        self.blocked(reason, between(self.from, self.to).with(self.to))
    }

    /// A capture onto an empty square: is there something that looks as if it could be taken en passant?
    fn nothing_to_capture(&self, role: Role) -> Illegal {
        let us = self.position.turn;
        let pusher = self.to.step(forward(!us)).filter(|&square| {
            let piece = self.board.piece_at(square);
            piece.is_some_and(|piece| piece.color != us && piece.role.movement().promotes)
        });
        match pusher {
            Some(pusher) if pawns::takers(self.board, us, self.to).contains(self.from) => {
                self.refuse_with(reason::EN_PASSANT_TOO_LATE, Part::Condition, pusher)
            }
            _ if role == Role::Pawn => self.refuse(reason::PAWN_CAPTURES_ONLY),
            _ => self.refuse(reason::WARRIOR_CAPTURES_ONLY),
        }
    }

    /// Rules 7.1 and 9.2: the move is of the piece's kind, so it is a Terror's protection or the King that forbids it.
    fn consequences(&self, role: Role) -> Illegal {
        if protection::applies(self.board, role, self.to) {
            let attackers = protection::after(&self.scene, role, self.from, self.to).attackers(self.to);
            if !attackers.is_empty() {
                return self.refuse_with(reason::PROTECTED_TERROR, Part::Attacker, attackers);
            }
        }
        let us = self.position.turn;
        let king = self.position.king(us);
        if role == Role::King {
            let attackers = self
                .scene
                .without(Bitboard::from(king).with(self.to))
                .attackers(self.to);
            return self.refuse_with(reason::INTO_CHECK, Part::Attacker, attackers);
        }
        let pusher = self.position.passed.and_then(|passed| passed.pusher(!us));
        if let Some(pusher) = pusher
            && !self.scene.occupied.contains(self.to)
            && TAKES[us as usize][role as usize].get(self.from).contains(self.to)
        {
            let after = pawns::after_en_passant(&self.scene, role, self.from, self.to, pusher);
            return self
                .refuse_with(reason::EN_PASSANT_EXPOSES, Part::Condition, pusher)
                .with(Part::King, king, self.board)
                .with(Part::Attacker, after.attackers(king), self.board);
        }
        let after = self.scene.without(Bitboard::from(self.from)).with(self.to, role);
        self.king_safety(after.attackers(king))
    }

    /// Rule 9.2: the King would be attacked by these.
    fn king_safety(&self, attackers: Bitboard) -> Illegal {
        let us = self.position.turn;
        let king = self.position.king(us);
        let guard = Guard::new(&self.scene, self.board.color(us), king);
        let reason = if attackers.is_subset(guard.checkers) {
            reason::CHECK_NOT_ANSWERED
        } else if guard.held.contains(self.from) && attackers.is_disjoint(guard.checkers) {
            reason::PINNED
        } else {
            reason::LEAVES_KING
        };
        self.refuse_with(reason, Part::King, king)
            .with(Part::Attacker, attackers, self.board)
    }

    /// Rules 5.3 and 7.1: which condition of a hit-and-run fails.
    fn hit_and_run(&self, victim: Square) -> Illegal {
        let us = self.position.turn;
        let enemies = self.board.color(!us);
        if !(hit_and_run::neighbours(self.from) & enemies).contains(victim) {
            return self.refuse_with(reason::NO_VICTIM, Part::Path, victim);
        }
        if self.to == self.from || !hit_and_run::neighbours(victim).contains(self.to) {
            return self.refuse_with(reason::HIT_AND_RUN_STEP, Part::Path, victim);
        }
        if self.scene.occupied.contains(self.to) {
            return self.refuse_with(reason::HIT_AND_RUN_OCCUPIED, Part::Path, victim);
        }
        let after = hit_and_run::after(&self.scene, self.from, victim, self.to);
        if !hit_and_run::is_unprotected(&after, victim, self.to) {
            return self.refuse_with(reason::PROTECTED_TERROR, Part::Attacker, after.attackers(self.to));
        }
        self.king_safety(after.attackers(self.position.king(us)))
    }

    /// Whether a King's move without a second leg looks like castling: further than a step along the back rank.
    fn is_like_castling(&self) -> bool {
        self.from == castling::home(self.position.turn)
            && self.to.rank() == self.from.rank()
            && self.from.distance(self.to) > 1
    }

    /// Rules 8.1 to 8.4: which condition of castling with the piece on `partner` fails.
    fn castling(&self, partner: Option<Square>) -> Illegal {
        let us = self.position.turn;
        let wing = match partner {
            None => Some(Wing::of(self.to)),
            Some(partner) => Wing::ALL
                .into_iter()
                .find(|&wing| castling::corner(us, wing) == partner),
        };
        let Some(wing) = wing.filter(|&wing| self.position.castling.has(us, wing)) else {
            return self.refuse(reason::CASTLING_RIGHT);
        };
        if !between(castling::home(us), castling::corner(us, wing)).contains(self.to) {
            return self.refuse(reason::CASTLING_TARGET);
        }
        if self.scene.occupied.contains(self.to) {
            return self.refuse(reason::CASTLING_OCCUPIED);
        }
        let checkers = self.scene.attackers(self.from);
        if !checkers.is_empty() {
            return self.refuse_with(reason::CASTLING_IN_CHECK, Part::King, self.from).with(
                Part::Attacker,
                checkers,
                self.board,
            );
        }
        let attackers = castling::after(&self.scene, us, self.to).attackers(self.to);
        self.refuse_with(reason::CASTLING_INTO_CHECK, Part::Attacker, attackers)
    }
}

/// A piece of this kind does not go there.
const fn kind_reason(role: Role) -> Reason {
    match role {
        Role::Pawn => reason::PAWN_MOVE,
        Role::Warrior => reason::WARRIOR_MOVE,
        Role::Zebra => reason::ZEBRA_MOVE,
        Role::Camel => reason::CAMEL_MOVE,
        Role::Elephant => reason::ELEPHANT_MOVE,
        Role::Knight => reason::KNIGHT_MOVE,
        Role::Champion => reason::CHAMPION_MOVE,
        Role::Vao => reason::VAO_MOVE,
        Role::Cannon => reason::CANNON_MOVE,
        Role::Bishop => reason::BISHOP_MOVE,
        Role::Rook => reason::ROOK_MOVE,
        Role::Queen => reason::QUEEN_MOVE,
        Role::DragonHorse => reason::DRAGON_HORSE_MOVE,
        Role::DragonKing => reason::DRAGON_KING_MOVE,
        Role::Rhino => reason::RHINO_MOVE,
        Role::Griffon => reason::GRIFFON_MOVE,
        Role::Archbishop => reason::ARCHBISHOP_MOVE,
        Role::Marshall => reason::MARSHALL_MOVE,
        Role::Archer => reason::ARCHER_MOVE,
        Role::Bat => reason::BAT_MOVE,
        Role::Raven => reason::RAVEN_MOVE,
        Role::Eagle => reason::EAGLE_MOVE,
        Role::Terror => reason::TERROR_MOVE,
        Role::King => reason::KING_MOVE,
    }
}
