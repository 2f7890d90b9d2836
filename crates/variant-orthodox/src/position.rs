//! One moment of a game of orthodox chess.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use variant_core::san::{self, Style};
use variant_core::{
    Color, FenError, Illegal, MoveList, Outcome, Part, Piece, Position, Reading, Repair, SetupError, key_of,
};

use crate::candidates::candidates;
use crate::castling::{Castling, KING_FILE, Wing, back_rank};
use crate::fen::CastlingField;
use crate::movegen::{self, Counter, Finder, Guard, Scope, Visitor};
use crate::{
    Bitboard, Board, Effects, Intent, Move, MoveKind, Role, Rules, Setup, Square, attacks, legality, material, reason,
};

/// One moment of a game of orthodox chess, and the rules of a single move.
///
/// Two positions are equal if no rule can tell them apart: a square that no legal capture en passant can use is no part of it.
#[derive(Clone, Copy, Debug)]
pub struct OrthodoxPosition {
    pub(crate) board: Board,
    /// The Rooks that may still castle.
    pub(crate) castling: Bitboard,
    pub(crate) fullmove: u32,
    pub(crate) halfmove: u16,
    /// The square that the last move, a double step, has passed.
    pub(crate) passed: Option<Square>,
    /// Whether a legal capture en passant can use it.
    pub(crate) is_passed_open: bool,
    pub(crate) turn: Color,
    pub(crate) rules: Rules,
}

impl PartialEq for OrthodoxPosition {
    fn eq(&self, other: &Self) -> bool {
        self.repeats(other)
            && (self.rules, self.halfmove, self.fullmove) == (other.rules, other.halfmove, other.fullmove)
    }
}

impl Eq for OrthodoxPosition {}

impl OrthodoxPosition {
    /// The King of `color`.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // A position has one King a side; a1 is never returned.
        self.board
            .pieces(color, Role::King)
            .first()
            .unwrap_or(const { Square::new(0).expect("a square") })
    }

    /// The pieces of `by` that attack `square` (rule 2.5: pins do not matter).
    ///
    /// ```
    /// use variant_orthodox::{Bitboard, Color, Orthodox, Rules, Variant as _};
    ///
    /// let start = Orthodox::start(Rules::Standard);
    /// let attackers = start.attackers("f3".parse()?, Color::White);
    /// assert_eq!(attackers, ["e2".parse()?, "g1".parse()?, "g2".parse()?].into_iter().collect::<Bitboard>());
    /// # Ok::<(), variant_core::SquareError>(())
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        attacks::attackers(&self.board, square, by, self.board.occupied())
    }

    /// The men of `color` that may not leave the line between their King and a piece that would attack him.
    #[must_use]
    pub fn pinned(&self, color: Color) -> Bitboard {
        let guard = Guard::new(self, color, self.king(color));
        (guard.straight | guard.diagonal) & self.board.color(color)
    }

    /// Hands every legal capture to `visit`, en passant included, until it breaks.
    #[inline]
    pub fn for_each_capture(&self, visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let scope = Scope {
            from: Bitboard::ALL,
            onto: self.board.color(!self.turn),
        };
        movegen::generate(self, scope, &mut Visitor(visit))
    }

    /// The legal captures, en passant included.
    #[must_use]
    pub fn captures(&self) -> MoveList<Move> {
        let mut captures = MoveList::new();
        let _ = self.for_each_capture(|m| {
            captures.push(m);
            ControlFlow::Continue(())
        });
        captures
    }

    /// Whether the legal move `m` gives check.
    #[must_use]
    pub fn gives_check(&self, m: Move) -> bool {
        let mut next = *self;
        next.play_unchecked(m);
        next.is_check()
    }

    /// The intent of the legal move `m` with castling said as King takes Rook, in both rule sets (rule 7.10). Both are read.
    ///
    /// ```
    /// use variant_orthodox::{OrthodoxPosition, Position as _, Rules};
    ///
    /// let position = OrthodoxPosition::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Rules::Standard)?;
    /// let castling = position.resolve(&"e1h1".parse()?)?;
    /// assert_eq!(position.intent(castling).to_string(), "e1g1");
    /// assert_eq!(position.intent_onto_rook(castling).to_string(), "e1h1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn intent_onto_rook(&self, m: Move) -> Intent {
        match m.kind {
            MoveKind::Castling => Intent::new(m.from, self.castling_of(m).rook),
            _ => self.intent(m),
        }
    }

    /// The square that a legal capture en passant can go to (rule 3.5).
    #[must_use]
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        if self.is_passed_open { self.passed } else { None }
    }

    /// The Rooks that may still castle (rule 3.2).
    #[must_use]
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.castling
    }

    /// The number of half-moves since the last capture or pawn move (rule 7.9).
    #[must_use]
    #[inline]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove
    }

    /// The number of the move (rule 7.9), 1 for the first of a game.
    #[must_use]
    #[inline]
    pub const fn move_number(&self) -> u32 {
        self.fullmove
    }

    /// Whether the position is dead: neither side can ever mate (rule 6.1).
    ///
    /// `Some(true)` by the material on the board (rule 6.2), `Some(false)` if a mate is on the board, `None` if it isn't known:
    /// a wall of blocked pawns, for one, is not seen through.
    #[must_use]
    pub fn is_dead(&self) -> Option<bool> {
        if material::is_dead(&self.board) {
            return Some(true);
        }
        (self.is_check() && !self.has_moves()).then_some(false)
    }

    /// Whether `color` could mate by some series of legal moves, by the men on the board alone (rule 5.5).
    #[must_use]
    pub fn can_ever_mate(&self, color: Color) -> bool {
        material::can_ever_mate(&self.board, color)
    }

    /// The castling of the legal move `m`, whose kind is castling.
    pub(crate) fn castling_of(&self, m: Move) -> Castling {
        let color = self.turn;
        let wing = if m.to == Wing::KingSide.goals(color).0 {
            Wing::KingSide
        } else {
            Wing::QueenSide
        };
        let rooks = self.castling & self.board.color(color);
        let rook = rooks
            .into_iter()
            .find(|&rook| Wing::of(m.from, rook) == wing)
            .unwrap_or(m.to);
        Castling::new(color, m.from, rook)
    }

    /// Notes the square that a double step has passed, and whether a legal capture can use it.
    pub(crate) fn pass_square(&mut self, passed: Square) {
        let us = self.turn;
        self.passed = Some(passed);
        let takers = attacks::pawn(!us, passed) & self.board.pieces(us, Role::Pawn);
        if takers.is_empty() {
            return;
        }
        let Some(victim) = passed.step(movegen::forward(!us)) else {
            return;
        };
        let king = self.king(us);
        self.is_passed_open = takers
            .into_iter()
            .any(|from| movegen::is_safe_en_passant(self, us, king, from, passed, victim));
    }

    /// How castling is written and read (rule 7.10): as the King's move of two squares, or as King takes Rook.
    fn is_castling_by_king_move(&self) -> bool {
        self.rules == Rules::Standard
    }

    #[inline]
    fn play_castling(&mut self, m: Move) {
        let us = self.turn;
        let castling = self.castling_of(m);
        self.board.clear(Bitboard::from(castling.king).with(castling.rook));
        self.board
            .add(Bitboard::from(castling.king_goal), Piece::new(us, Role::King));
        self.board
            .add(Bitboard::from(castling.rook_goal), Piece::new(us, Role::Rook));
    }
}

impl Position for OrthodoxPosition {
    type Geometry = variant_core::Grid8x8;
    type Role = Role;
    type Move = Move;
    type Setup = Setup;
    type Rules = Rules;

    const SAN: Style<Role> = Style::with_pawn(Role::Pawn);

    fn from_setup(setup: &Setup, rules: Rules) -> Result<Self, SetupError> {
        setup.validate(rules)
    }

    fn read_setup(text: &str, rules: Rules, reading: Reading) -> Result<(Setup, Vec<Repair>), FenError> {
        Setup::read(text, rules, reading)
    }

    fn to_setup(&self) -> Setup {
        let castling = Color::ALL.map(|color| {
            let rooks = self.castling & self.board.color(color);
            let rights = rooks
                .into_iter()
                .map(|rook| self.right_of(color, rook, CastlingField::ByRules));
            let mut rights: Vec<_> = rights.collect();
            rights.reverse();
            rights
        });
        Setup {
            board: self.board,
            turn: self.turn,
            castling,
            en_passant: self.en_passant(),
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    fn rules(&self) -> Rules {
        self.rules
    }

    #[inline]
    fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    fn turn(&self) -> Color {
        self.turn
    }

    #[inline]
    fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn)
    }

    #[inline]
    fn for_each_move(&self, visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        movegen::generate(self, Scope::ALL, &mut Visitor(visit))
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let us = self.turn;
        let (from, to) = (Bitboard::from(m.from), Bitboard::from(m.to));
        let is_capture = !self.board.color(!us).is_disjoint(to);
        self.halfmove = if m.role == Role::Pawn || is_capture {
            0
        } else {
            self.halfmove.saturating_add(1)
        };
        self.passed = None;
        self.is_passed_open = false;
        if m.kind == MoveKind::Castling {
            self.play_castling(m);
        } else {
            self.board.clear(to | from);
            let role = m.promotion().unwrap_or(m.role);
            self.board.add(to, Piece::new(us, role));
        }
        // Rule 3.2.
        self.castling -= from | to;
        if m.role == Role::King {
            self.castling -= Bitboard::rank(back_rank(us));
        }
        if m.kind == MoveKind::EnPassant
            && let Some(victim) = m.to.step(movegen::forward(!us))
        {
            self.board.clear(Bitboard::from(victim));
        }
        self.turn = !us;
        self.fullmove = if us.is_white() {
            self.fullmove
        } else {
            self.fullmove.saturating_add(1)
        };
        if m.kind == MoveKind::DoubleStep
            && let Some(passed) = m.to.step(movegen::forward(!us))
        {
            self.pass_square(passed);
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.has_moves() {
            return Some(if self.is_check() {
                Outcome::win(!self.turn, reason::CHECKMATE)
            } else {
                Outcome::draw(reason::STALEMATE)
            });
        }
        material::is_dead(&self.board).then_some(Outcome::draw(reason::INSUFFICIENT_MATERIAL))
    }

    fn key(&self) -> u64 {
        /// Above the numbers that pieces on squares take.
        const RIGHTS: u64 = 1 << 16;
        const EN_PASSANT: u64 = 2 << 16;
        const BLACK: u64 = 3 << 16;
        let mut key = self.board.key();
        for rook in self.castling {
            key ^= key_of(RIGHTS | u64::from(rook.index()));
        }
        if let Some(square) = self.en_passant() {
            key ^= key_of(EN_PASSANT | u64::from(square.index()));
        }
        if self.turn == Color::Black {
            key ^= key_of(BLACK);
        }
        key
    }

    fn repeats(&self, earlier: &Self) -> bool {
        (self.board, self.turn, self.castling, self.en_passant())
            == (earlier.board, earlier.turn, earlier.castling, earlier.en_passant())
    }

    #[inline]
    fn intent(&self, m: Move) -> Intent {
        let to = if m.kind == MoveKind::Castling && !self.is_castling_by_king_move() {
            self.castling_of(m).rook
        } else {
            m.to
        };
        Intent {
            from: m.from,
            via: None,
            to,
            promotion: m.promotion(),
        }
    }

    fn is_alias(&self, m: Move, intent: &Intent) -> bool {
        if m.kind != MoveKind::Castling || intent.promotion.is_some() || intent.via.is_some() {
            return false;
        }
        // Rule 7.10: King takes Rook always, the King's move of two squares from the e-file only.
        intent.from == m.from
            && (intent.to == self.castling_of(m).rook || (m.from.file() == KING_FILE && intent.to == m.to))
    }

    fn effects(&self, m: Move) -> Effects {
        let us = self.turn;
        let piece = Piece::new(us, m.role);
        if m.kind == MoveKind::Castling {
            let castling = self.castling_of(m);
            let rook = Piece::new(us, Role::Rook);
            return Effects::new()
                .relocating(castling.king, castling.king_goal, piece, piece)
                .relocating(castling.rook, castling.rook_goal, rook, rook);
        }
        let after = Piece::new(us, m.promotion().unwrap_or(m.role));
        let effects = Effects::new().relocating(m.from, m.to, piece, after);
        let (victim, manner) = match m.kind {
            MoveKind::EnPassant => (m.to.step(movegen::forward(!us)).unwrap_or(m.to), "en-passant"),
            _ => (m.to, "replacement"),
        };
        match self.board.piece_at(victim) {
            Some(piece) => effects.removing(victim, piece, manner),
            None => effects,
        }
    }

    fn castling(&self, m: Move) -> Option<san::Castling<variant_core::Grid8x8>> {
        (m.kind == MoveKind::Castling).then(|| san::Castling {
            is_long: m.to == Wing::QueenSide.goals(self.turn).0,
            goal: None,
        })
    }

    fn diagnose_castling(&self, castling: san::Castling<variant_core::Grid8x8>) -> Option<Illegal> {
        let wing = if castling.is_long {
            Wing::QueenSide
        } else {
            Wing::KingSide
        };
        Some(crate::diagnose::diagnose_castling(self, wing))
    }

    #[inline]
    fn is_capture(&self, m: Move) -> bool {
        m.kind == MoveKind::EnPassant || (m.kind != MoveKind::Castling && self.board.color(!self.turn).contains(m.to))
    }

    #[inline]
    fn for_each_candidate(
        &self,
        role: Role,
        to: Square,
        visit: impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        candidates(self, role, to, &mut Visitor(visit))
    }

    fn diagnose(&self, intent: &Intent) -> Illegal {
        crate::diagnose::diagnose(self, *intent)
    }

    fn pass(&mut self) -> Result<(), Illegal> {
        let checkers = self.checkers();
        if !checkers.is_empty() {
            return Err(Illegal::new(reason::PASS_IN_CHECK)
                .with(Part::King, self.king(self.turn), &self.board)
                .with(Part::Attacker, checkers, &self.board));
        }
        self.passed = None;
        self.is_passed_open = false;
        self.halfmove = self.halfmove.saturating_add(1);
        self.fullmove = if self.turn.is_white() {
            self.fullmove
        } else {
            self.fullmove.saturating_add(1)
        };
        self.turn = !self.turn;
        Ok(())
    }

    #[inline]
    fn count_moves(&self) -> usize {
        let mut counter = Counter(0);
        let _ = movegen::generate(self, Scope::ALL, &mut counter);
        counter.0
    }

    #[inline]
    fn has_moves(&self) -> bool {
        movegen::generate(self, Scope::ALL, &mut Finder).is_break()
    }

    #[inline]
    fn is_legal(&self, m: Move) -> bool {
        legality::is_legal(self, m)
    }

    #[inline]
    fn for_each_move_from(&self, from: Square, visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let scope = Scope {
            from: Bitboard::from(from),
            onto: Bitboard::ALL,
        };
        movegen::generate(self, scope, &mut Visitor(visit))
    }
}
