//! Makromachy, as `docs/rules/makromachy.md` has it.
//!
//! [`MakromachyReference`] is one position; [`MakromachyReferenceGame`] adds the past, which the Eagle ban and the threefold
//! repetition need. Numbers in comments are those of the rules page.

mod attacks;
mod board;
mod game;
mod moves;
mod pieces;
mod text;

pub use game::MakromachyReferenceGame;

use super::{Reference, ReferenceMove, Verdict};
use board::{Board, Square};

/// The castling rights: the letter, the side, the King's square and the Dragon King's, as file and rank. (rules 2.6, 8.1)
const RIGHTS: [(char, bool, Square, Square); 4] = [
    ('K', true, Square { file: 9, rank: 1 }, Square { file: 14, rank: 1 }),
    ('Q', true, Square { file: 9, rank: 1 }, Square { file: 1, rank: 1 }),
    ('k', false, Square { file: 9, rank: 14 }, Square { file: 14, rank: 14 }),
    ('q', false, Square { file: 9, rank: 14 }, Square { file: 1, rank: 14 }),
];

/// A position of Makromachy, without its past.
///
/// It obeys every rule of one position; the ban on repeated Eagle checks and the threefold repetition belong to
/// [`MakromachyReferenceGame`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakromachyReference {
    board: Board,
    is_white_to_move: bool,
    /// Which of [`RIGHTS`] still hold.
    rights: [bool; 4],
    /// The squares the last move passed over, the lower rank first: none, one or two. (rule 2.7)
    passed: Vec<Square>,
    /// Counted half-moves. (rule 9.5)
    half: u32,
    full: u32,
    /// Whether the last move was an Eagle move that gave check. (rule 2.9)
    is_eagle_check: bool,
}

impl Reference for MakromachyReference {
    fn from_fen(fen: &str, rules: &str) -> Result<Self, String> {
        if !rules.is_empty() {
            return Err(format!("Makromachy has no rule set named {rules:?}"));
        }
        let position = Self::read(fen)?;
        let faults = position.faults();
        if faults.is_empty() {
            Ok(position)
        } else {
            Err(faults.join("; "))
        }
    }

    fn to_fen(&self) -> String {
        self.write()
    }

    // rule 9.1
    fn is_check(&self) -> bool {
        self.is_king_attacked(self.is_white_to_move)
    }

    fn moves(&self) -> Vec<ReferenceMove<Self>> {
        let mut moves = Vec::new();
        for candidate in self.candidates() {
            let after = self.after(&candidate);
            if self.is_legal(&candidate, &after) {
                let victims = candidate.victim.iter().map(Square::to_string).collect();
                moves.push(ReferenceMove {
                    text: candidate.to_string(),
                    victims,
                    after,
                });
            }
        }
        moves.sort_by(|a, b| a.text.cmp(&b.text));
        moves
    }

    fn verdict(&self) -> Option<Verdict> {
        // rule 9.10: checkmate, stalemate, (threefold repetition needs the past,) fifty moves
        let has_moves = self
            .candidates()
            .iter()
            .any(|candidate| self.is_legal(candidate, &self.after(candidate)));
        self.verdict_without_moves(has_moves)
            .or_else(|| self.verdict_of_count())
    }
}

impl MakromachyReference {
    /// Whether the King of a side is attacked. A side with no King is not.
    fn is_king_attacked(&self, is_white: bool) -> bool {
        self.board
            .king(is_white)
            .is_some_and(|king| self.board.is_attacked(king, !is_white))
    }

    /// Checkmate or stalemate, if the side to move has no legal move. (rules 9.3, 9.4)
    fn verdict_without_moves(&self, has_moves: bool) -> Option<Verdict> {
        if has_moves {
            None
        } else if self.is_check() {
            Some(Verdict {
                white_wins: Some(!self.is_white_to_move),
                reason: "checkmate",
            })
        } else {
            Some(Verdict {
                white_wins: None,
                reason: "stalemate",
            })
        }
    }

    /// The draw by fifty moves. (rule 9.5)
    fn verdict_of_count(&self) -> Option<Verdict> {
        (self.half >= 100).then_some(Verdict {
            white_wins: None,
            reason: "fifty-moves",
        })
    }
}
