//! One moment of a game of Makruk.

use core::ops::ControlFlow;

use variant_core::san::Style;
use variant_core::{
    Color, FenError, Illegal, MoveList, Outcome, Part, Piece, Position, Reading, Repair, SetupError, key_of,
};

use alloc::vec::Vec;

use crate::movegen::{self, Counter, Finder, Guard, Scope, Visitor};
use crate::{Bitboard, Board, Counting, Effects, Intent, Move, Role, Rules, Setup, Square};
use crate::{attacks, counting, legality, material, reason};

/// One moment of a game of Makruk, and the rules of a single move.
///
/// The count (section 7) belongs to it, as a half-move clock does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MakrukPosition {
    pub(crate) board: Board,
    pub(crate) fullmove: u32,
    /// Stands at 0 while a count is running, whose ply takes its place (rule 9.5).
    pub(crate) halfmove: u16,
    pub(crate) counting: Option<Counting>,
    pub(crate) turn: Color,
}

impl MakrukPosition {
    /// The king of `color`.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // A position has one king a side; a1 is never returned.
        self.board
            .pieces(color, Role::King)
            .first()
            .unwrap_or(const { Square::new(0).expect("a square") })
    }

    /// The pieces of `by` that attack `square` (rule 4.1: pins do not matter).
    ///
    /// ```
    /// use variant_makruk::{Bitboard, Color, Makruk, Rules, Variant as _};
    ///
    /// let start = Makruk::start(Rules::default());
    /// let attackers = start.attackers("e2".parse()?, Color::White);
    /// // The king, the khon and the knight; the met stands straight below.
    /// assert_eq!(attackers, ["d1".parse()?, "f1".parse()?, "g1".parse()?].into_iter().collect::<Bitboard>());
    /// # Ok::<(), variant_core::SquareError>(())
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        attacks::attackers(&self.board, square, by, self.board.occupied())
    }

    /// The pieces of `color` that may not leave the line between their king and a rook that would attack him.
    #[must_use]
    pub fn pinned(&self, color: Color) -> Bitboard {
        Guard::new(&self.board, color, self.king(color)).pins() & self.board.color(color)
    }

    /// Hands every legal capture to `visit`, until it breaks.
    #[inline]
    pub fn for_each_capture(&self, visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let scope = Scope {
            from: Bitboard::ALL,
            onto: self.board.color(!self.turn),
        };
        movegen::generate(self, scope, &mut Visitor { position: self, visit })
    }

    /// The legal captures.
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

    /// The count, if one is running (section 7).
    #[must_use]
    #[inline]
    pub const fn counting(&self) -> Option<Counting> {
        self.counting
    }

    /// The number of half-moves since the last capture or pawn move, as the FEN keeps it while no count is running; no rule asks
    /// for it (rules 5.6 and 9.5). It is 0 while one is.
    #[must_use]
    #[inline]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove
    }

    /// The number of the move (rule 9.6), 1 for the first of a game.
    #[must_use]
    #[inline]
    pub const fn move_number(&self) -> u32 {
        self.fullmove
    }

    /// Whether `color` has only its king (rule 7.2).
    #[must_use]
    #[inline]
    pub fn is_bare(&self, color: Color) -> bool {
        counting::is_bare(&self.board, color)
    }

    /// Whether neither side can mate, by the material on the board (section 6).
    #[must_use]
    #[inline]
    pub fn is_insufficient_material(&self) -> bool {
        material::is_insufficient(&self.board)
    }

    /// Gives the turn to the other side, and lets clock, count and move number go on.
    #[inline]
    fn pass_turn(&mut self, is_progress: bool) {
        self.halfmove = if is_progress {
            0
        } else {
            self.halfmove.saturating_add(1)
        };
        self.fullmove = if self.turn.is_white() {
            self.fullmove
        } else {
            self.fullmove.saturating_add(1)
        };
        self.turn = !self.turn;
        // Rule 7.1.
        if self.board.role(Role::Pawn).is_empty() {
            self.counting = Counting::after(self.counting, &self.board, self.turn);
            if self.counting.is_some() {
                self.halfmove = 0;
            }
        }
    }
}

impl Position for MakrukPosition {
    type Geometry = variant_core::Grid8x8;
    type Role = Role;
    type Move = Move;
    type Setup = Setup;
    type Rules = Rules;

    /// Rule 9.10: other programs write `B` for the khon.
    const SAN: Style<Role> = Style {
        alias: |letter| (letter == 'B').then_some(Role::Khon),
        ..Style::with_pawn(Role::Pawn)
    };

    fn from_setup(setup: &Setup, _: Rules) -> Result<Self, SetupError> {
        setup.validate()
    }

    fn read_setup(text: &str, _: Rules, reading: Reading) -> Result<(Setup, Vec<Repair>), FenError> {
        Setup::read(text, reading)
    }

    fn to_setup(&self) -> Setup {
        let limit = self.counting.map(|counting| 2 * u16::from(counting.limit()));
        let clock = self.counting.map_or(self.halfmove, Counting::ply);
        Setup {
            board: self.board,
            turn: self.turn,
            limit,
            clock,
            fullmove: self.fullmove,
        }
    }

    fn rules(&self) -> Rules {
        Rules::default()
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
        movegen::generate(self, Scope::ALL, &mut Visitor { position: self, visit })
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let us = self.turn;
        let (from, to) = (Bitboard::from(m.from), Bitboard::from(m.to));
        let is_capture = !self.board.color(!us).is_disjoint(to);
        self.board.clear(to | from);
        let role = m.promotion().unwrap_or(m.role);
        self.board.add(to, Piece::new(us, role));
        self.pass_turn(m.role == Role::Pawn || is_capture);
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        // Rule 5.1: in this order.
        if !self.has_moves() {
            return Some(if self.is_check() {
                Outcome::win(!self.turn, reason::CHECKMATE)
            } else {
                Outcome::draw(reason::STALEMATE)
            });
        }
        if self.is_insufficient_material() {
            return Some(Outcome::draw(reason::INSUFFICIENT_MATERIAL));
        }
        self.counting
            .filter(|counting| counting.has_run_out())
            .map(|_| Outcome::draw(reason::COUNTING))
    }

    fn key(&self) -> u64 {
        /// Above the numbers that pieces on squares take.
        const BLACK: u64 = 1 << 16;
        match self.turn {
            Color::White => self.board.key(),
            Color::Black => self.board.key() ^ key_of(BLACK),
        }
    }

    fn repeats(&self, earlier: &Self) -> bool {
        // Rule 8.2.
        (self.board, self.turn) == (earlier.board, earlier.turn)
    }

    #[inline]
    fn intent(&self, m: Move) -> Intent {
        Intent {
            promotion: m.promotion(),
            ..Intent::new(m.from, m.to)
        }
    }

    fn is_alias(&self, m: Move, intent: &Intent) -> bool {
        // Rule 9.9: no other promotion can be meant.
        m.is_promotion && *intent == Intent::new(m.from, m.to)
    }

    fn effects(&self, m: Move) -> Effects {
        let us = self.turn;
        let after = Piece::new(us, m.promotion().unwrap_or(m.role));
        let effects = Effects::new().relocating(m.from, m.to, Piece::new(us, m.role), after);
        match self.board.piece_at(m.to) {
            Some(victim) => effects.removing(m.to, victim, "replacement"),
            None => effects,
        }
    }

    #[inline]
    fn is_capture(&self, m: Move) -> bool {
        self.board.color(!self.turn).contains(m.to)
    }

    #[inline]
    fn for_each_candidate(
        &self,
        role: Role,
        to: Square,
        visit: impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let scope = Scope {
            from: self.board.pieces(self.turn, role),
            onto: Bitboard::from(to),
        };
        movegen::generate(self, scope, &mut Visitor { position: self, visit })
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
        self.pass_turn(false);
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
        movegen::generate(self, scope, &mut Visitor { position: self, visit })
    }
}
