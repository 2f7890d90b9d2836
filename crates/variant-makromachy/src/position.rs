//! One moment of a game of Makromachy.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use variant_core::san::{self, Style};
use variant_core::{
    Color, FenError, Illegal, Outcome, Part, Piece, Position, Reading, Repair, SetupError, StandardRules, between,
    key_of,
};

use crate::attacks::{Classes, Scene};
use crate::castling::{self, CastlingRights};
use crate::movegen;
use crate::pawns::{self, Passed};
use crate::{Bitboard, Board, Effects, Intent, Move, MoveKind, Role, Setup, Square, Via, counting, reason};

/// One moment of a game of Makromachy, and the rules of a single move.
///
/// The ban on repeated Eagle checks (rule 9.7) and threefold repetition (rule 9.9) need the past: they are the
/// [game](crate::Makromachy)'s.
///
/// Two positions are equal if no rule can tell them apart: squares that no legal capture en passant can use are no part of
/// it, though its FEN shows them (rule 2.7).
///
/// ```
/// use variant_makromachy::{Makromachy, Position as _, Variant as _};
///
/// let mut position = Makromachy::start(Default::default());
/// assert_eq!(position.count_moves(), 62);
/// let m = position.resolve(&"g4g7".parse()?)?;
/// position.play(m)?;
/// assert_eq!(position.board().to_string(), "\
/// 14  d j i v c g u l k c v i j d
/// 13  w w w z r f t q f r z w w w
/// 12  b h n m e o s s o e a n h b
/// 11  p p p p p p p p p p p p p p
/// 10  . . . . . . . . . . . . . .
///  9  . . . . . . . . . . . . . .
///  8  . . . . . . . . . . . . . .
///  7  . . . . . . P . . . . . . .
///  6  . . . . . . . . . . . . . .
///  5  . . . . . . . . . . . . . .
///  4  P P P P P P . P P P P P P P
///  3  B H N M E O S S O E A N H B
///  2  W W W Z R F T Q F R Z W W W
///  1  D J I V C G U L K C V I J D
///     a b c d e f g h i j k l m n
/// ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MakromachyPosition {
    pub(crate) board: Board,
    pub(crate) fullmove: u32,
    /// Counted half-moves (rule 9.5).
    pub(crate) halfmove: u16,
    pub(crate) castling: CastlingRights,
    /// The squares that the last move, a push of several squares, has passed over.
    pub(crate) passed: Option<Passed>,
    /// Whether the last move was an Eagle move that gave check (rule 2.9).
    pub(crate) is_eagle_check: bool,
    pub(crate) turn: Color,
}

impl PartialEq for MakromachyPosition {
    fn eq(&self, other: &Self) -> bool {
        (self.halfmove, self.fullmove, self.is_eagle_check) == (other.halfmove, other.fullmove, other.is_eagle_check)
            && self.repeats(other)
    }
}

impl Eq for MakromachyPosition {}

impl MakromachyPosition {
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

    /// The pieces of `by` that attack `square` (rule 3.4: pins and the protection of Terrors do not matter).
    ///
    /// ```
    /// use variant_makromachy::{Bitboard, Color, Makromachy, Variant as _};
    ///
    /// let start = Makromachy::start(Default::default());
    /// let attackers = start.attackers("d5".parse()?, Color::White);
    /// let expected = ["c3".parse()?, "f3".parse()?, "c4".parse()?, "e4".parse()?];
    /// assert_eq!(attackers, expected.into_iter().collect::<Bitboard>());
    /// # Ok::<(), variant_core::SquareError>(())
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        Scene::new(&self.board, &Classes::new(&self.board), by).attackers(square)
    }

    /// The squares that a push has just passed over (rule 6.4), whether or not a capture can use them.
    #[must_use]
    pub fn passed(&self) -> Bitboard {
        self.passed.map_or(Bitboard::EMPTY, Passed::squares)
    }

    /// The rights to castle (rule 8.4).
    #[must_use]
    #[inline]
    pub const fn castling_rights(&self) -> CastlingRights {
        self.castling
    }

    /// The number of counted half-moves (rule 9.5).
    #[must_use]
    #[inline]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove
    }

    /// The number of the move (rule 2.8), 1 for the first of a game.
    #[must_use]
    #[inline]
    pub const fn move_number(&self) -> u32 {
        self.fullmove
    }

    /// Whether the last move was an Eagle move that gave check, so that the next is not counted (rule 9.6).
    #[must_use]
    #[inline]
    pub const fn is_eagle_check(&self) -> bool {
        self.is_eagle_check
    }

    /// The legal captures en passant, as origins and targets. They are part of what makes two positions the same (rule 9.8).
    fn en_passant_captures(&self) -> Vec<(Square, Square)> {
        let us = self.turn;
        let mut captures = Vec::new();
        let Some(passed) = self.passed else {
            return captures;
        };
        let takers = passed.squares().into_iter().fold(Bitboard::EMPTY, |all, square| {
            all | pawns::takers(&self.board, us, square)
        });
        let _ = movegen::for_each(self, takers, &mut |m| {
            if m.kind == MoveKind::EnPassant {
                captures.push((m.from, m.to));
            }
            ControlFlow::Continue(())
        });
        captures
    }

    /// The square and the piece that a move takes, and the way it does.
    #[inline]
    fn victim(&self, m: Move) -> Option<(Square, Piece<Role>, &'static str)> {
        let (square, manner) = match m.kind {
            MoveKind::HitAndRun(victim) => (victim, "hit-and-run"),
            MoveKind::EnPassant => (self.passed?.pusher(!self.turn)?, "en-passant"),
            MoveKind::Castling => return None,
            MoveKind::Plain | MoveKind::Promotion(_) => (m.to, "replacement"),
        };
        if !self.board.color(!self.turn).contains(square) {
            return None;
        }
        Some((square, Piece::new(!self.turn, self.board.role_at(square)?), manner))
    }

    /// Ends a half-move: the other side is to move.
    fn pass_turn(&mut self) {
        if self.turn == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.turn = !self.turn;
    }
}

impl Position for MakromachyPosition {
    type Geometry = variant_core::Grid14x14;
    type Role = Role;
    type Move = Move;
    type Setup = Setup;
    type Rules = StandardRules;

    /// Rule 2.11.
    const SAN: Style<Role> = Style::with_pawn(Role::Pawn);

    fn from_setup(setup: &Setup, _: StandardRules) -> Result<Self, SetupError> {
        setup.validate()
    }

    fn read_setup(text: &str, _: StandardRules, reading: Reading) -> Result<(Setup, Vec<Repair>), FenError> {
        Setup::read(text, reading)
    }

    fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling: self.castling,
            passed: self.passed(),
            halfmove: self.halfmove,
            fullmove: self.fullmove,
            is_eagle_check: self.is_eagle_check,
        }
    }

    fn rules(&self) -> StandardRules {
        StandardRules
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
    fn for_each_move(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        movegen::for_each(self, Bitboard::ALL, &mut visit)
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let us = self.turn;
        let victim = self.victim(m);
        let mut touched = Bitboard::from(m.from);
        if let Some((square, piece, _)) = victim {
            self.board.remove(Bitboard::from(square), piece);
            touched.insert(square);
        }
        let piece = Piece::new(us, m.role);
        match m.kind {
            MoveKind::Castling => castling::play(&mut self.board, us, m.to),
            MoveKind::Promotion(role) => {
                self.board.remove(touched & Bitboard::from(m.from), piece);
                self.board.add(Bitboard::from(m.to), Piece::new(us, role));
            }
            _ => self.board.relocate(piece, m.from, m.to),
        }
        self.castling = self.castling.after(touched);
        self.passed = if m.role.movement().promotes {
            Passed::by_push(us, m.from, m.to)
        } else {
            None
        };
        self.pass_turn();
        let gives_eagle_check = m.role == Role::Eagle && self.is_check();
        let resets = victim.is_some() || m.role.movement().promotes;
        self.halfmove = counting::after(self.halfmove, resets, self.is_eagle_check || gives_eagle_check);
        self.is_eagle_check = gives_eagle_check;
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        counting::without_moves(self, self.has_moves()).or_else(|| counting::fifty_moves(self))
    }

    fn key(&self) -> u64 {
        /// Above the numbers that pieces on squares take.
        const RIGHTS: u64 = 1 << 16;
        const EN_PASSANT: u64 = 2 << 16;
        const BLACK: u64 = 3 << 16;
        let mut key = self.board.key() ^ key_of(RIGHTS | u64::from(self.castling.index()));
        for (from, to) in self.en_passant_captures() {
            key ^= key_of(EN_PASSANT | u64::from(from.index()) << 8 | u64::from(to.index()));
        }
        if self.turn == Color::Black {
            key ^= key_of(BLACK);
        }
        key
    }

    fn repeats(&self, earlier: &Self) -> bool {
        (self.turn, self.castling) == (earlier.turn, earlier.castling)
            && self.board == earlier.board
            && (self.passed == earlier.passed || self.en_passant_captures() == earlier.en_passant_captures())
    }

    #[inline]
    fn intent(&self, m: Move) -> Intent {
        Intent {
            from: m.from,
            via: match m.kind {
                MoveKind::HitAndRun(victim) => Some(Via::Stop(victim)),
                MoveKind::Castling => Some(Via::Partner(castling::corner(self.turn, castling::Wing::of(m.to)))),
                _ => None,
            },
            to: m.to,
            promotion: m.promotion(),
        }
    }

    fn is_alias(&self, m: Move, intent: &Intent) -> bool {
        // Castling without its second leg, where no step of the King is meant (rule 2.10).
        m.kind == MoveKind::Castling && *intent == Intent::new(m.from, m.to) && m.from.distance(m.to) > 1
    }

    fn effects(&self, m: Move) -> Effects {
        let piece = Piece::new(self.turn, m.role);
        let after = Piece::new(self.turn, m.promotion().unwrap_or(m.role));
        let mut effects = Effects::new().relocating(m.from, m.to, piece, after);
        if m.kind == MoveKind::Castling {
            let corner = castling::corner(self.turn, castling::Wing::of(m.to));
            let dragon_king = Piece::new(self.turn, Role::DragonKing);
            effects = effects.relocating(corner, m.from, dragon_king, dragon_king);
        }
        match self.victim(m) {
            Some((square, victim, manner)) => effects.removing(square, victim, manner),
            None => effects,
        }
    }

    /// The King may go to any of several squares, so his is named (rule 2.11).
    fn castling(&self, m: Move) -> Option<san::Castling<variant_core::Grid14x14>> {
        (m.kind == MoveKind::Castling).then(|| san::Castling {
            is_long: castling::Wing::of(m.to) == castling::Wing::Queen,
            goal: Some(m.to),
        })
    }

    fn diagnose_castling(&self, castling: san::Castling<variant_core::Grid14x14>) -> Option<Illegal> {
        let wing = if castling.is_long {
            castling::Wing::Queen
        } else {
            castling::Wing::King
        };
        let (home, corner) = (castling::home(self.turn), castling::corner(self.turn, wing));
        // Without a goal, a free one: then it is not that which forbids the castling.
        let free = castling::goals(&self.board, self.turn, wing);
        let to = castling.goal.or(free.first()).or(between(home, corner).first())?;
        Some(self.diagnose(&Intent {
            via: Some(Via::Partner(corner)),
            ..Intent::new(home, to)
        }))
    }

    #[inline]
    fn is_capture(&self, m: Move) -> bool {
        self.victim(m).is_some()
    }

    fn for_each_candidate(
        &self,
        role: Role,
        to: Square,
        mut visit: impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        movegen::for_each(self, self.board.pieces(self.turn, role), &mut |m: Move| {
            if m.to == to && m.kind != MoveKind::Castling {
                visit(m)
            } else {
                ControlFlow::Continue(())
            }
        })
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
        self.halfmove = counting::after(self.halfmove, false, false);
        self.pass_turn();
        Ok(())
    }

    #[inline]
    fn count_moves(&self) -> usize {
        movegen::count(self)
    }

    #[inline]
    fn for_each_move_from(&self, from: Square, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        movegen::for_each(self, Bitboard::from(from), &mut visit)
    }
}
