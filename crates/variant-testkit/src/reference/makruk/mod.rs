//! Makruk, move by move as `docs/rules/makruk.md` says it. Numbers in comments are those of its rules.

mod counting;
mod text;

use counting::Count;
use text::square_text;

use super::{Reference, ReferenceMove, Verdict};

/// A step on the board: files to the right, ranks up.
type Step = (isize, isize);

/// A square: file and rank, each from 0 to 7.
type Square = (usize, usize);

/// What stands on a square.
type Cell = Option<(Colour, Kind)>;

const STRAIGHT: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: [Step; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    White,
    Black,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    King,
    Rook,
    Knight,
    Khon,
    Met,
    Pawn,
}

/// A Makruk position, with the count that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakrukReference {
    board: [[Cell; 8]; 8],
    turn: Colour,
    count: Option<Count>,
    clock: u32,
    number: u32,
}

impl Colour {
    fn enemy(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Rule 1.2.
    fn forward(self) -> isize {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }

    /// Whether a rank (from 0) is this colour's sixth or one beyond it (rule 1.2).
    fn is_promotion_rank(self, rank: usize) -> bool {
        match self {
            Self::White => rank >= 5,
            Self::Black => rank <= 2,
        }
    }
}

/// The square one step away, if it is on the board.
fn step((file, rank): Square, (right, up): Step) -> Option<Square> {
    let file = file.checked_add_signed(right)?;
    let rank = rank.checked_add_signed(up)?;
    (file < 8 && rank < 8).then_some((file, rank))
}

/// Every square of the board.
fn squares() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
}

impl MakrukReference {
    fn at(&self, (file, rank): Square) -> Cell {
        self.board[rank][file]
    }

    fn put(&mut self, (file, rank): Square, cell: Cell) {
        self.board[rank][file] = cell;
    }

    /// Every piece with its square.
    fn pieces(&self) -> impl Iterator<Item = (Square, Colour, Kind)> + '_ {
        squares().filter_map(|square| self.at(square).map(|(colour, kind)| (square, colour, kind)))
    }

    /// How many pieces of this colour and kind there are.
    fn number_of(&self, colour: Colour, kind: Kind) -> usize {
        self.pieces()
            .filter(|piece| (piece.1, piece.2) == (colour, kind))
            .count()
    }

    fn has_pawn(&self) -> bool {
        self.pieces().any(|(_, _, kind)| kind == Kind::Pawn)
    }

    /// Shows `visit` every square that the piece on `from` attacks, whatever stands there (rule 4.1).
    fn for_each_attacked(&self, from: Square, colour: Colour, kind: Kind, mut visit: impl FnMut(Square)) {
        let mut steps = |steps: &[Step]| {
            for &one in steps {
                if let Some(to) = step(from, one) {
                    visit(to);
                }
            }
        };
        match kind {
            // Rule 2.2.
            Kind::King => {
                steps(&STRAIGHT);
                steps(&DIAGONAL);
            }
            // Rule 2.4.
            Kind::Knight => steps(&LEAPS),
            // Rule 2.5.
            Kind::Khon => {
                steps(&DIAGONAL);
                steps(&[(0, colour.forward())]);
            }
            // Rule 2.6.
            Kind::Met => steps(&DIAGONAL),
            // Rule 2.7: captures only.
            Kind::Pawn => steps(&[(-1, colour.forward()), (1, colour.forward())]),
            // Rule 2.3: on until something stands in the way.
            Kind::Rook => {
                for one in STRAIGHT {
                    let mut here = from;
                    while let Some(to) = step(here, one) {
                        visit(to);
                        if self.at(to).is_some() {
                            break;
                        }
                        here = to;
                    }
                }
            }
        }
    }

    /// Rule 4.2: whether an enemy piece attacks a king of this side.
    fn in_check(&self, side: Colour) -> bool {
        let mut check = false;
        for (from, colour, kind) in self.pieces() {
            if colour != side {
                self.for_each_attacked(from, colour, kind, |to| {
                    check |= self.at(to) == Some((side, Kind::King));
                });
            }
        }
        check
    }

    /// Shows `visit` origin and destination of every move of the side to move, its own king's safety aside (section 2).
    fn for_each_pseudo_legal(&self, mut visit: impl FnMut(Square, Square)) {
        for (from, colour, kind) in self.pieces() {
            if colour != self.turn {
                continue;
            }
            self.for_each_attacked(from, colour, kind, |to| match self.at(to) {
                // Rule 2.7: the pawn goes diagonally only to capture.
                None if kind == Kind::Pawn => {}
                None => visit(from, to),
                // Rule 2.1: an enemy is captured, but never a king.
                Some((owner, victim)) if owner != colour && victim != Kind::King => visit(from, to),
                Some(_) => {}
            });
            // Rule 2.7: the pawn's step.
            if kind == Kind::Pawn
                && let Some(to) = step(from, (0, colour.forward()))
                && self.at(to).is_none()
            {
                visit(from, to);
            }
        }
    }

    /// The board after a move; the rest is still as before. Says whether the move promoted.
    fn with_board_after(&self, from: Square, to: Square) -> (Self, bool) {
        let mut after = self.clone();
        after.put(from, None);
        let moving = self.at(from);
        // Rules 3.1 and 3.2.
        let promotes = moving == Some((self.turn, Kind::Pawn)) && self.turn.is_promotion_rank(to.1);
        after.put(to, if promotes { Some((self.turn, Kind::Met)) } else { moving });
        (after, promotes)
    }

    /// Rules 4.3 and 5.2: whether there is any legal move.
    fn has_legal_move(&self) -> bool {
        let mut found = false;
        self.for_each_pseudo_legal(|from, to| {
            found = found || !self.with_board_after(from, to).0.in_check(self.turn);
        });
        found
    }

    /// The position after a move, and whether the move promoted.
    fn after(&self, from: Square, to: Square) -> (Self, bool) {
        let (mut after, promotes) = self.with_board_after(from, to);
        after.turn = self.turn.enemy();
        after.count = after.count_after(self.count);
        // Rule 9.5: beside a running count there is no clock.
        let is_pawn_move = self.at(from) == Some((self.turn, Kind::Pawn));
        let is_capture = self.at(to).is_some();
        after.clock = if is_pawn_move || is_capture || after.count.is_some() {
            0
        } else {
            self.clock.saturating_add(1)
        };
        // Rule 9.6.
        if self.turn == Colour::Black {
            after.number = self.number.saturating_add(1);
        }
        (after, promotes)
    }

    /// Section 6.
    fn is_insufficient_material(&self) -> bool {
        let mut others = self.pieces().filter(|&(_, _, kind)| kind != Kind::King);
        let Some(((file, rank), _, first)) = others.next() else {
            // Rule 6.1: nothing but kings.
            return true;
        };
        match first {
            // Rules 6.2 and 6.3: the only one.
            Kind::Knight | Kind::Pawn => others.next().is_none(),
            // Rule 6.4: all the others are mets, too, on squares of the same colour.
            Kind::Met => others.all(|(other, _, kind)| kind == Kind::Met && (other.0 + other.1 + file + rank) % 2 == 0),
            // Rule 6.5.
            Kind::King | Kind::Rook | Kind::Khon => false,
        }
    }
}

impl Reference for MakrukReference {
    fn from_fen(fen: &str, rules: &str) -> Result<Self, String> {
        Self::read_fen(fen, rules)
    }

    fn to_fen(&self) -> String {
        self.write_fen()
    }

    fn is_check(&self) -> bool {
        self.in_check(self.turn)
    }

    fn moves(&self) -> Vec<ReferenceMove<Self>> {
        let mut moves = Vec::new();
        self.for_each_pseudo_legal(|from, to| {
            let (after, promotes) = self.after(from, to);
            // Rule 4.3.
            if after.in_check(self.turn) {
                return;
            }
            // Rule 9.9.
            let suffix = if promotes { "m" } else { "" };
            let text = format!("{}{}{suffix}", square_text(from), square_text(to));
            let victims = if self.at(to).is_some() {
                vec![square_text(to)]
            } else {
                Vec::new()
            };
            moves.push(ReferenceMove { text, victims, after });
        });
        moves.sort_by(|one, other| one.text.cmp(&other.text));
        moves
    }

    fn verdict(&self) -> Option<Verdict> {
        // Rule 5.1: in this order.
        if !self.has_legal_move() {
            return Some(if self.is_check() {
                // Rule 5.2: the side that has just moved wins.
                Verdict {
                    white_wins: Some(self.turn == Colour::Black),
                    reason: "checkmate",
                }
            } else {
                // Rule 5.3.
                Verdict {
                    white_wins: None,
                    reason: "stalemate",
                }
            });
        }
        if self.is_insufficient_material() {
            // Rule 5.4.
            return Some(Verdict {
                white_wins: None,
                reason: "insufficient-material",
            });
        }
        if self.count_has_run_out() {
            // Rule 5.5.
            return Some(Verdict {
                white_wins: None,
                reason: "counting",
            });
        }
        None
    }
}
