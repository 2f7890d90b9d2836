//! The moves of a position: first all that the pieces can make, then those that the rules allow.

use std::fmt;

use super::board::{Board, Square};
use super::pieces::{
    ALL_EIGHT, DIAGONAL, Kind, ORTHOGONAL, Offset, PROMOTIONS, Piece, farthest_rank, forward, home_rank,
};
use super::{MakromachyReference, RIGHTS, Reference};

/// A move that its piece can make, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) from: Square,
    pub(super) to: Square,
    /// Where the captured piece stands: on `to`, but for en passant and hit-and-run.
    pub(super) victim: Option<Square>,
    pub(super) manner: Manner,
}

/// What a move does beside going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    Ordinary,
    /// rule 6.2
    Promotion(Kind),
    /// rule 6.4
    EnPassant,
    /// rule 5.3
    HitAndRun,
    /// rule 8.2; the square the Dragon King comes from
    Castling(Square),
}

// rule 2.10
impl fmt::Display for Candidate {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to, .. } = self;
        match (self.manner, self.victim) {
            (Manner::Promotion(kind), _) => write!(formatter, "{from}{to}{}", kind.letter()),
            (Manner::HitAndRun, Some(via)) => write!(formatter, "{from}{via},{via}{to}"),
            (Manner::Castling(corner), _) => write!(formatter, "{from}{to},{corner}{from}"),
            _ => write!(formatter, "{from}{to}"),
        }
    }
}

impl MakromachyReference {
    /// Every move that the pieces of the side to move can make, whether it is legal or not.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        let mut targets = Vec::new();
        for from in Square::all() {
            let Some(piece) = self.board.at(from) else { continue };
            if piece.is_white != self.is_white_to_move {
                continue;
            }

            // Moves to empty squares. (rules 3.3, 4.23, 5.1: two ways to the same square are one move)
            targets.clear();
            self.board.for_each_quiet(from, |to| add_once(&mut targets, to));
            for &to in &targets {
                self.add(
                    &mut candidates,
                    Candidate {
                        from,
                        to,
                        victim: None,
                        manner: Manner::Ordinary,
                    },
                );
            }

            // Captures of an enemy on the square where the move ends.
            targets.clear();
            self.board.for_each_attacked(from, |to| {
                if self.board.is_side_at(to, !piece.is_white) {
                    add_once(&mut targets, to);
                }
            });
            for &to in &targets {
                self.add(
                    &mut candidates,
                    Candidate {
                        from,
                        to,
                        victim: Some(to),
                        manner: Manner::Ordinary,
                    },
                );
            }

            self.add_en_passant(&mut candidates, from, piece);
            self.add_hit_and_run(&mut candidates, from, piece);
            self.add_castling(&mut candidates, from, piece);
        }
        candidates
    }

    /// Adds a move, or its 16 promotions. (rules 6.1, 6.2)
    fn add(&self, candidates: &mut Vec<Candidate>, candidate: Candidate) {
        let is_promoted = self
            .board
            .at(candidate.from)
            .is_some_and(|piece| piece.kind.is_pawn_or_warrior() && candidate.to.rank == farthest_rank(piece.is_white));
        if is_promoted {
            for kind in PROMOTIONS {
                candidates.push(Candidate {
                    manner: Manner::Promotion(kind),
                    ..candidate
                });
            }
        } else {
            candidates.push(candidate);
        }
    }

    // rule 6.4
    fn add_en_passant(&self, candidates: &mut Vec<Candidate>, from: Square, piece: Piece) {
        if !piece.kind.is_pawn_or_warrior() {
            return;
        }
        let Some(victim) = self.pusher() else { return };
        for right in [-1, 1] {
            if let Some(to) = from.offset((right, forward(piece.is_white)))
                && self.passed.contains(&to)
            {
                candidates.push(Candidate {
                    from,
                    to,
                    victim: Some(victim),
                    manner: Manner::EnPassant,
                });
            }
        }
    }

    // rule 5.3
    fn add_hit_and_run(&self, candidates: &mut Vec<Candidate>, from: Square, piece: Piece) {
        if piece.kind != Kind::Terror {
            return;
        }
        for victim in ALL_EIGHT.iter().filter_map(|&step| from.offset(step)) {
            if !self.board.is_side_at(victim, !piece.is_white) {
                continue;
            }
            for to in ALL_EIGHT.iter().filter_map(|&step| victim.offset(step)) {
                // The origin is not empty before the move, so it is excluded too.
                if self.board.is_empty_at(to) {
                    candidates.push(Candidate {
                        from,
                        to,
                        victim: Some(victim),
                        manner: Manner::HitAndRun,
                    });
                }
            }
        }
    }

    // rules 8.1 to 8.3
    fn add_castling(&self, candidates: &mut Vec<Candidate>, from: Square, piece: Piece) {
        if piece.kind != Kind::King || self.is_check() {
            return;
        }
        for (right, (_, is_white, king, corner)) in RIGHTS.into_iter().enumerate() {
            if !self.rights[right] || is_white != piece.is_white || king != from {
                continue;
            }
            for file in (1..=14).filter(|&file| {
                let is_between_to_the_right = king.file < file && file < corner.file;
                let is_between_to_the_left = corner.file < file && file < king.file;
                is_between_to_the_right || is_between_to_the_left
            }) {
                let to = Square { file, rank: king.rank };
                if self.board.is_empty_at(to) {
                    candidates.push(Candidate {
                        from,
                        to,
                        victim: None,
                        manner: Manner::Castling(corner),
                    });
                }
            }
        }
    }

    /// The square of the piece that made the last push: one step beyond the squares it passed. (rule 2.7)
    pub(super) fn pusher(&self) -> Option<Square> {
        if self.is_white_to_move {
            self.passed.first()?.offset((0, forward(false)))
        } else {
            self.passed.last()?.offset((0, forward(true)))
        }
    }

    /// The position after a move, legal or not.
    pub(super) fn after(&self, candidate: &Candidate) -> Self {
        let mut after = self.clone();
        let Some(mut mover) = self.board.at(candidate.from) else {
            return after;
        };

        // The board.
        after.board.clear(candidate.from);
        if let Some(victim) = candidate.victim {
            after.board.clear(victim);
        }
        if let Manner::Promotion(kind) = candidate.manner {
            mover.kind = kind;
        }
        after.board.put(candidate.to, mover);
        if let Manner::Castling(corner) = candidate.manner {
            after.board.clear(corner);
            after.board.put(
                candidate.from,
                Piece {
                    is_white: mover.is_white,
                    kind: Kind::DragonKing,
                },
            );
        }

        // The turn. (rule 2.8)
        after.is_white_to_move = !self.is_white_to_move;
        if !self.is_white_to_move {
            after.full = self.full.saturating_add(1);
        }

        // A right ends when its King or Dragon King leaves its square or is captured there. (rule 8.4)
        for (right, (_, _, king, corner)) in RIGHTS.into_iter().enumerate() {
            for square in [king, corner] {
                if candidate.from == square || candidate.victim == Some(square) {
                    after.rights[right] = false;
                }
            }
        }

        // A push of two or three squares exposes those it passed. (rule 6.4)
        let is_by_pawn_or_warrior = self
            .board
            .at(candidate.from)
            .is_some_and(|piece| piece.kind.is_pawn_or_warrior());
        after.passed.clear();
        if is_by_pawn_or_warrior && candidate.victim.is_none() {
            let (low, high) = (
                candidate.from.rank.min(candidate.to.rank),
                candidate.from.rank.max(candidate.to.rank),
            );
            after.passed.extend((low + 1..high).map(|rank| Square {
                file: candidate.from.file,
                rank,
            }));
        }

        // The count. (rules 9.5, 9.6)
        after.is_eagle_check = mover.kind == Kind::Eagle && after.is_check();
        if candidate.victim.is_some() || is_by_pawn_or_warrior {
            after.half = 0;
        } else if !after.is_eagle_check && !self.is_eagle_check {
            after.half = self.half.saturating_add(1);
        }
        after
    }

    /// Whether the rules allow a move that leads to `after`.
    pub(super) fn is_legal(&self, candidate: &Candidate, after: &Self) -> bool {
        // rule 9.2
        if after.is_king_attacked(self.is_white_to_move) {
            return false;
        }
        // rule 7.1
        let mover = self.board.at(candidate.from).map(|piece| piece.kind);
        let victim = candidate
            .victim
            .and_then(|square| self.board.at(square))
            .map(|piece| piece.kind);
        let is_restricted = matches!(mover, Some(Kind::Terror | Kind::Eagle)) && victim == Some(Kind::Terror);
        !(is_restricted && after.board.is_attacked(candidate.to, !self.is_white_to_move))
    }

    /// The texts of the legal en passant captures. (rule 9.8)
    pub(super) fn legal_en_passant(&self) -> Vec<String> {
        if self.passed.is_empty() {
            return Vec::new();
        }
        let mut texts: Vec<String> = self
            .candidates()
            .iter()
            .filter(|candidate| {
                candidate.manner == Manner::EnPassant && self.is_legal(candidate, &self.after(candidate))
            })
            .map(Candidate::to_string)
            .collect();
        texts.sort();
        texts
    }
}

impl Board {
    /// Names every empty square that the piece on `from` can move to; one may be named twice.
    fn for_each_quiet(&self, from: Square, mut visit: impl FnMut(Square)) {
        let Some(piece) = self.at(from) else { return };
        let mut visit_if_empty = |square| {
            if self.is_empty_at(square) {
                visit(square);
            }
        };
        match piece.kind {
            // rule 4.1
            Kind::Pawn => {
                let steps = if from.rank == home_rank(piece.is_white) { 3 } else { 1 };
                self.push(from, piece, steps, &mut visit_if_empty);
            }
            // rule 4.2
            Kind::Warrior => self.push(from, piece, 2, &mut visit_if_empty),
            // rules 4.8, 4.20
            Kind::Vao | Kind::Bat => self.slide(from, &DIAGONAL, &mut visit_if_empty),
            // rules 4.9, 4.21
            Kind::Cannon | Kind::Raven => self.slide(from, &ORTHOGONAL, &mut visit_if_empty),
            // rule 4.22
            Kind::Eagle => self.slide(from, &ALL_EIGHT, &mut visit_if_empty),
            // All others move as they capture. (rule 3.3)
            _ => self.for_each_attacked(from, &mut visit_if_empty),
        }
        match piece.kind {
            // rules 4.5, 5.1
            Kind::Elephant => self.lift(from, &DIAGONAL, 1, visit),
            // rules 4.6, 5.1
            Kind::Knight => self.lift(from, &DIAGONAL, 3, visit),
            // rules 4.7, 5.1
            Kind::Champion => self.lift(from, &ORTHOGONAL, 1, visit),
            _ => {}
        }
    }

    /// The empty squares straight forward, up to so many. (rules 4.1, 4.2)
    fn push(&self, from: Square, piece: Piece, steps: usize, visit: &mut impl FnMut(Square)) {
        let mut square = from;
        for _ in 0..steps {
            match square.offset((0, forward(piece.is_white))) {
                Some(next) if self.is_empty_at(next) => square = next,
                _ => break,
            }
            visit(square);
        }
    }

    /// The last empty square before the first piece of each ray, at least so many steps away. (rule 5.1)
    fn lift(&self, from: Square, directions: &[Offset], least_steps: usize, mut visit: impl FnMut(Square)) {
        for &direction in directions {
            let mut last = from;
            let mut steps = 0;
            // A ray that is empty to the edge ends this loop without a landing.
            while let Some(square) = last.offset(direction) {
                if !self.is_empty_at(square) {
                    if steps >= least_steps {
                        visit(last);
                    }
                    break;
                }
                last = square;
                steps += 1;
            }
        }
    }
}

fn add_once(squares: &mut Vec<Square>, square: Square) {
    if !squares.contains(&square) {
        squares.push(square);
    }
}
