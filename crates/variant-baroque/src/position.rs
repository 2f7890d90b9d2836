//! One moment of a game of Baroque.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use variant_core::san::{PawnForm, Style};
use variant_core::{
    Color, FenError, Illegal, MoveList, Outcome, Part, Piece, Position, Reading, Repair, SetupError, key_of,
};

use crate::capture::{Captured, immobilize};
use crate::movegen::{self, Counter, Finder, Visitor};
use crate::{Bitboard, Board, Effects, Intent, Move, Role, Rules, Setup, Square, check, reason};

/// One moment of a game of Baroque, and the rules of a single move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BaroquePosition {
    pub(crate) board: Board,
    pub(crate) clock: u32,
    pub(crate) fullmove: u32,
    pub(crate) turn: Color,
    pub(crate) rules: Rules,
}

impl BaroquePosition {
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

    /// The men of `color` that are immobilized: they have no move and give no check (rules 3.1 and 3.2).
    ///
    /// ```
    /// use variant_baroque::{BaroquePosition, Bitboard, Color, Position as _, Rules};
    ///
    /// let position = BaroquePosition::from_fen("7k/8/4B3/3m4/3N4/8/8/K7 w - - 0 1", Rules::default())?;
    /// assert_eq!(position.board().to_string(), "\
    /// 8  . . . . . . . k
    /// 7  . . . . . . . .
    /// 6  . . . . B . . .
    /// 5  . . . m . . . .
    /// 4  . . . N . . . .
    /// 3  . . . . . . . .
    /// 2  . . . . . . . .
    /// 1  K . . . . . . .
    ///    a b c d e f g h
    /// ");
    /// // The chameleon frees the long leaper, but not itself (rule 3.3).
    /// let frozen: Bitboard = ["e6".parse()?].into_iter().collect();
    /// assert_eq!(position.frozen(Color::White), frozen);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn frozen(&self, color: Color) -> Bitboard {
        immobilize::frozen(&self.board, color)
    }

    /// The men that the legal move `m` removes (rule 2.8). [`effects`](Position::effects) tells in which way.
    #[must_use]
    #[inline]
    pub fn captured(&self, m: Move) -> Bitboard {
        Captured::by(&self.board, self.rules, self.turn, m).all()
    }

    /// Hands every legal move that captures to `visit`, until it breaks.
    #[inline]
    pub fn for_each_capture(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        self.for_each_move(|m| {
            if self.captured(m).is_empty() {
                ControlFlow::Continue(())
            } else {
                visit(m)
            }
        })
    }

    /// The legal moves that capture.
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

    /// The number of half-moves since the last capture (rule 6.7).
    #[must_use]
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.clock
    }

    /// The number of the move (rule 6.7), 1 for the first of a game.
    #[must_use]
    #[inline]
    pub const fn move_number(&self) -> u32 {
        self.fullmove
    }

    /// Whether `color` has more than a bare King, and so could win when the other side resigns or oversteps the time (rule 5.14).
    #[must_use]
    pub fn can_ever_mate(&self, color: Color) -> bool {
        self.board.color(color).has_several()
    }

    /// The next turn.
    #[inline]
    fn turn_over(&mut self, clock: u32) {
        self.clock = clock;
        if !self.turn.is_white() {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.turn = !self.turn;
    }
}

impl Position for BaroquePosition {
    type Geometry = variant_core::Grid8x8;
    type Role = Role;
    type Move = Move;
    type Setup = Setup;
    type Rules = Rules;

    /// Rules 6.3 and 6.4.
    const SAN: Style<Role> = Style {
        pawn: Some(Role::Pawn),
        pawn_form: PawnForm::BothSquares,
        marks_behind: |role| role != Role::King,
        ..Style::LETTERS
    };

    fn from_setup(setup: &Setup, rules: Rules) -> Result<Self, SetupError> {
        setup.validate(rules)
    }

    fn read_setup(text: &str, _: Rules, reading: Reading) -> Result<(Setup, Vec<Repair>), FenError> {
        Setup::read(text, reading)
    }

    fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            clock: self.clock,
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
        check::checkers(&self.board, !self.turn, self.king(self.turn))
    }

    #[inline]
    fn for_each_move(&self, visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        movegen::generate(self, Bitboard::ALL, &mut Visitor(visit))
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let captured = self.captured(m);
        let (from, to) = (Bitboard::from(m.from), Bitboard::from(m.to));
        self.board.clear(captured | from | to);
        self.board.add(to, Piece::new(self.turn, m.role));
        // Only captures reset the clock (rule 5.11).
        self.turn_over(if captured.is_empty() {
            self.clock.saturating_add(1)
        } else {
            0
        });
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
        let is_bare = self.board.occupied() == self.board.role(Role::King);
        is_bare.then_some(Outcome::draw(reason::INSUFFICIENT_MATERIAL))
    }

    fn key(&self) -> u64 {
        /// Above the numbers that men on squares take.
        const BLACK: u64 = 1 << 16;
        let turn = if self.turn.is_white() { 0 } else { key_of(BLACK) };
        self.board.key() ^ turn
    }

    /// The same men on the same squares, and the same side to move (rule 5.9).
    fn repeats(&self, earlier: &Self) -> bool {
        (self.board, self.turn) == (earlier.board, earlier.turn)
    }

    #[inline]
    fn intent(&self, m: Move) -> Intent {
        Intent::new(m.from, m.to)
    }

    fn effects(&self, m: Move) -> Effects {
        let piece = Piece::new(self.turn, m.role);
        let mut effects = Effects::new().relocating(m.from, m.to, piece, piece);
        for (manner, squares) in Captured::by(&self.board, self.rules, self.turn, m).by_manner() {
            for square in squares {
                if let Some(victim) = self.board.piece_at(square) {
                    effects = effects.removing(square, victim, manner);
                }
            }
        }
        effects
    }

    fn is_capture(&self, m: Move) -> bool {
        !self.captured(m).is_empty()
    }

    fn for_each_candidate(
        &self,
        role: Role,
        to: Square,
        mut visit: impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let men = self.board.pieces(self.turn, role);
        let only = |m: Move| {
            if m.to == to {
                visit(m)
            } else {
                ControlFlow::Continue(())
            }
        };
        movegen::generate(self, men, &mut Visitor(only))
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
        self.turn_over(self.clock.saturating_add(1));
        Ok(())
    }

    #[inline]
    fn count_moves(&self) -> usize {
        let mut counter = Counter(0);
        let _ = movegen::generate(self, Bitboard::ALL, &mut counter);
        counter.0
    }

    #[inline]
    fn has_moves(&self) -> bool {
        movegen::generate(self, Bitboard::ALL, &mut Finder).is_break()
    }

    #[inline]
    fn is_legal(&self, m: Move) -> bool {
        movegen::is_legal(self, m)
    }

    #[inline]
    fn for_each_move_from(&self, from: Square, visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        movegen::generate(self, Bitboard::from(from), &mut Visitor(visit))
    }
}
