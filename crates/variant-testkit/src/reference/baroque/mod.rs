//! Baroque, written straight from `docs/rules/baroque.md`, whose rule numbers the comments cite.

mod board;
mod fen;
mod movement;

use self::board::{Colour, Kind, Man, Square};
use super::{Reference, ReferenceMove, Verdict};

/// After which moves a chameleon pinches pawns. (rule 4.10)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ChameleonPinch {
    AnyMove,
    RookMoves,
}

/// A Baroque position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaroqueReference {
    /// Ranks from 1 to 8, each from file a to file h.
    board: [[Option<Man>; 8]; 8],
    turn: Colour,
    /// Half-moves since the last capture. (rule 6.7)
    clock: u32,
    /// The number of the move. (rule 6.7)
    number: u32,
    chameleon_pinch: ChameleonPinch,
}

impl BaroqueReference {
    fn at(&self, square: Square) -> Option<Man> {
        self.board[square.rank][square.file]
    }

    fn set(&mut self, square: Square, man: Option<Man>) {
        self.board[square.rank][square.file] = man;
    }

    fn holds(&self, square: Square, colour: Colour, kind: Kind) -> bool {
        self.at(square) == Some(Man { colour, kind })
    }

    fn king(&self, colour: Colour) -> Option<Square> {
        Square::all().find(|&square| self.holds(square, colour, Kind::King))
    }

    /// Whether an enemy man could remove this side's king. (rule 5.1)
    fn is_in_check(&self, colour: Colour) -> bool {
        let Some(king) = self.king(colour) else { return false };
        self.men(colour.other()).any(|from| {
            let mut removes_king = false;
            self.for_each_move_of(from, |_, victims| removes_king |= victims.contains(&king));
            removes_king
        })
    }

    /// The squares of a side's men.
    fn men(&self, colour: Colour) -> impl Iterator<Item = Square> {
        Square::all().filter(move |&square| self.at(square).is_some_and(|man| man.colour == colour))
    }

    /// The position after a move. (rules 2.7, 6.7)
    fn after(&self, from: Square, to: Square, victims: &[Square]) -> Self {
        let mut after = self.clone();
        for &victim in victims {
            after.set(victim, None);
        }
        after.set(to, self.at(from));
        after.set(from, None);
        after.clock = if victims.is_empty() {
            self.clock.saturating_add(1)
        } else {
            0
        };
        if self.turn == Colour::Black {
            after.number = self.number.saturating_add(1);
        }
        after.turn = self.turn.other();
        after
    }
}

impl Reference for BaroqueReference {
    fn from_fen(fen: &str, rules: &str) -> Result<Self, String> {
        Self::read_fen(fen, rules)
    }

    fn to_fen(&self) -> String {
        self.write_fen()
    }

    fn is_check(&self) -> bool {
        self.is_in_check(self.turn)
    }

    fn moves(&self) -> Vec<ReferenceMove<Self>> {
        let mut moves = Vec::new();
        for from in self.men(self.turn) {
            self.for_each_move_of(from, |to, victims| {
                let after = self.after(from, to, victims);
                // rule 5.4
                if !after.is_in_check(self.turn) {
                    let text = from.text() + &to.text();
                    let mut victims: Vec<String> = victims.iter().map(|victim| victim.text()).collect();
                    victims.sort();
                    moves.push(ReferenceMove { text, victims, after });
                }
            });
        }
        moves.sort_by(|a, b| a.text.cmp(&b.text));
        moves
    }

    fn verdict(&self) -> Option<Verdict> {
        // rule 5.13
        if self.moves().is_empty() {
            return Some(if self.is_check() {
                // rule 5.6
                Verdict {
                    white_wins: Some(self.turn == Colour::Black),
                    reason: "checkmate",
                }
            } else {
                // rule 5.7
                Verdict {
                    white_wins: None,
                    reason: "stalemate",
                }
            });
        }
        // rule 5.8
        let has_only_kings = Square::all()
            .filter_map(|square| self.at(square))
            .all(|man| man.kind == Kind::King);
        has_only_kings.then_some(Verdict {
            white_wins: None,
            reason: "insufficient-material",
        })
    }
}
