//! The count (section 7): a small state machine, part of the position and of its FEN.

use core::fmt;

use variant_core::{Color, Count};

use crate::{Board, Role};

/// Which count is running (rule 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CountKind {
    /// Both sides have pieces: the count of 64 (rule 7.4).
    Board,
    /// A king is bare: the limit follows from what he is up against (rule 7.5).
    Pieces,
}

impl CountKind {
    /// Its name: `board` or `pieces`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Pieces => "pieces",
        }
    }
}

/// A running count (section 7).
///
/// It displays as a board shows it, the number of moves and the limit:
///
/// ```
/// use variant_makruk::{MakrukPosition, Position as _, Rules};
///
/// let rook_against_king = MakrukPosition::from_fen("4k3/8/8/8/8/8/8/R3K3 b - 32 6 60", Rules::default())?;
/// let counting = rook_against_king.counting().expect("a count is running");
/// assert_eq!(counting.to_string(), "3/16");
/// # Ok::<(), variant_core::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counting {
    kind: CountKind,
    limit: u8,
    ply: u16,
}

impl Counting {
    /// Every limit there is, in moves, from the shortest (rules 7.4 and 7.6).
    pub const LIMITS: [u8; 6] = [8, 16, 22, 32, 44, 64];

    /// The limit of a count between two armies (rule 7.4).
    pub(crate) const BOARD_LIMIT: u8 = 64;

    /// The count that starts in a position with this board and this side to move; none with a pawn on the board or two bare
    /// kings (rules 7.1, 7.4, 7.5).
    pub(crate) fn start(board: &Board, turn: Color) -> Option<Self> {
        if !board.role(Role::Pawn).is_empty() {
            return None;
        }
        let (bare, attacker) = match Color::ALL.map(|color| is_bare(board, color)) {
            [true, true] => return None,
            [false, false] => {
                return Some(Self {
                    kind: CountKind::Board,
                    limit: Self::BOARD_LIMIT,
                    ply: 0,
                });
            }
            [true, false] => (Color::White, Color::Black),
            [false, true] => (Color::Black, Color::White),
        };
        let pieces = u16::try_from(board.occupied().count()).unwrap_or(u16::MAX);
        // With the attacker to move, the bare king has just taken the last pawn.
        let ply = if turn == bare { 2 * pieces } else { 2 * pieces - 1 };
        Some(Self {
            kind: CountKind::Pieces,
            limit: limit_against(board, attacker),
            ply,
        })
    }

    /// The count after a move that led to this board and this side to move (rules 7.7 and 7.8).
    pub(crate) fn after(before: Option<Self>, board: &Board, turn: Color) -> Option<Self> {
        match before {
            // No side was bare, and only the side to move can have been bared.
            Some(count) if count.kind == CountKind::Pieces || !is_bare(board, turn) => Some(Self {
                ply: count.ply.saturating_add(1),
                ..count
            }),
            _ => Self::start(board, turn),
        }
    }

    /// The count that a FEN gives, with one of the limits (rule 9.7).
    pub(crate) fn read(board: &Board, limit: u8, ply: u16) -> Self {
        let is_pieces = Color::ALL.into_iter().any(|color| is_bare(board, color));
        let kind = if is_pieces { CountKind::Pieces } else { CountKind::Board };
        Self { kind, limit, ply }
    }

    /// Which count it is.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> CountKind {
        self.kind
    }

    /// The number of moves at which the game is drawn, one of [`LIMITS`](Self::LIMITS) (rule 7.6).
    #[must_use]
    #[inline]
    pub const fn limit(self) -> u8 {
        self.limit
    }

    /// The half-moves counted so far (rule 7.8).
    #[must_use]
    #[inline]
    pub const fn ply(self) -> u16 {
        self.ply
    }

    /// The number to show, in moves (rule 7.3).
    #[must_use]
    #[inline]
    pub const fn shown(self) -> u16 {
        self.ply.div_ceil(2)
    }

    /// Whether the count has run out: the game is a draw, unless the last move was mate (rule 7.9).
    #[must_use]
    #[inline]
    pub const fn has_run_out(self) -> bool {
        self.ply >= 2 * self.limit as u16
    }
}

impl fmt::Display for Counting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.shown(), self.limit)
    }
}

impl From<Counting> for Count {
    fn from(counting: Counting) -> Self {
        Self {
            kind: counting.kind.name(),
            limit: u16::from(counting.limit),
            ply: counting.ply,
            shown: counting.shown(),
        }
    }
}

/// Whether `color` has only its king (rule 7.2).
#[inline]
pub(crate) fn is_bare(board: &Board, color: Color) -> bool {
    !board.color(color).has_several()
}

/// The limit that a bare king gets against `attacker`: the first line of the table that fits (rule 7.6).
fn limit_against(board: &Board, attacker: Color) -> u8 {
    let number = |role| board.pieces(attacker, role).count();
    match (number(Role::Rook), number(Role::Khon), number(Role::Knight)) {
        (2.., _, _) => 8,
        (1, _, _) => 16,
        (_, 2.., _) => 22,
        (_, _, 2..) => 32,
        (_, 1, _) => 44,
        _ => 64,
    }
}
