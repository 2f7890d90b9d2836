//! Orthodox chess and Chess960, written from `docs/rules/orthodox.md`; comments cite its rules.

mod board;
mod fen;
mod moves;

use super::{Reference, ReferenceMove, Verdict};
use board::{Board, Colour, Kind, Square};

/// The side of the King on which a castling Rook stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    King,
    Queen,
}

/// The four castling rights there can be, in the order of a FEN (rule 7.2).
const RIGHTS: [(Colour, Side); 4] = [
    (Colour::White, Side::King),
    (Colour::White, Side::Queen),
    (Colour::Black, Side::King),
    (Colour::Black, Side::Queen),
];

/// A position of orthodox chess; rule sets `standard` (or empty) and `chess960`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrthodoxReference {
    chess960: bool,
    board: Board,
    turn: Colour,
    /// The starting square of the Rook of each right that is left, in the order of [`RIGHTS`] (rule 3.2).
    rights: [Option<Square>; 4],
    /// The square that a Pawn has just skipped, if a legal capture can use it (rules 3.5 and 7.3).
    en_passant: Option<Square>,
    half_moves: u16,
    move_number: u32,
}

impl Reference for OrthodoxReference {
    fn from_fen(fen: &str, rules: &str) -> Result<Self, String> {
        fen::read(fen, rules)
    }

    fn to_fen(&self) -> String {
        fen::write(self)
    }

    fn is_check(&self) -> bool {
        // Rule 4.1.
        self.board.is_king_attacked(self.turn)
    }

    fn moves(&self) -> Vec<ReferenceMove<Self>> {
        let mut moves = Vec::with_capacity(64);
        for action in self.actions() {
            let after = self.after(action);
            // Rule 2.4.
            if self.is_safe(&after) {
                let text = action.text(self.chess960);
                let victims = self.victim(action).into_iter().map(Square::name).collect();
                moves.push(ReferenceMove { text, victims, after });
            }
        }
        moves.sort_by(|one, other| one.text.cmp(&other.text));
        moves
    }

    fn verdict(&self) -> Option<Verdict> {
        // Rule 6.9 gives the order.
        if self.moves().is_empty() {
            return Some(if self.is_check() {
                // Rule 4.2: the side to move has lost.
                Verdict {
                    white_wins: Some(self.turn == Colour::Black),
                    reason: "checkmate",
                }
            } else {
                // Rule 4.3.
                Verdict {
                    white_wins: None,
                    reason: "stalemate",
                }
            });
        }
        self.is_material_insufficient().then_some(Verdict {
            white_wins: None,
            reason: "insufficient-material",
        })
    }
}

impl OrthodoxReference {
    /// Whether nobody can ever mate with what is left (rule 6.2).
    fn is_material_insufficient(&self) -> bool {
        let mut knights = 0;
        let mut light_bishops = 0;
        let mut dark_bishops = 0;
        for (square, (_, kind)) in self.board.men() {
            match kind {
                Kind::King => {}
                Kind::Knight => knights += 1,
                Kind::Bishop if square.is_light() => light_bishops += 1,
                Kind::Bishop => dark_bishops += 1,
                Kind::Queen | Kind::Rook | Kind::Pawn => return false,
            }
        }
        match (knights, light_bishops, dark_bishops) {
            // Two Kings; with them one Knight; with them Bishops on squares of one colour.
            (0 | 1, 0, 0) | (0, _, 0) | (0, 0, _) => true,
            _ => false,
        }
    }
}
