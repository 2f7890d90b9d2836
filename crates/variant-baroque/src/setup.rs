//! A FEN's content, and what makes a position of it (rules 6.7 to 6.12).

use core::fmt;
use core::str::FromStr;

use alloc::vec::Vec;

use variant_core::fen::{FenReader, Letters, write_placement};
use variant_core::{Color, FenError, Illegal, Part, SetupError};

use crate::{BaroquePosition, Board, Role, Rules, check, reason};

/// A FEN's content, which may be illegal. [`Position::from_setup`](crate::Position::from_setup) makes a position of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// Half-moves since the last capture (rule 6.7).
    pub clock: u32,
    /// The number of the move, from 1 (rule 6.7).
    pub fullmove: u32,
}

const PLACEMENT: &str = "placement";
const TURN: &str = "side to move";
const THIRD: &str = "third field";
const FOURTH: &str = "fourth field";
const CLOCK: &str = "halfmove clock";
const FULLMOVE: &str = "move number";

/// What to say of the letters of other programs (rule 1.3).
fn hint(letter: char) -> Option<&'static str> {
    match letter {
        'I' => Some("M is the immobilizer"),
        'C' => Some("R is the coordinator, B the chameleon"),
        'L' => Some("N is the long leaper"),
        'W' => Some("Q is the withdrawer"),
        _ => None,
    }
}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads a FEN strictly.
    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut reader = FenReader::new(text, &[PLACEMENT, TURN, THIRD, FOURTH, CLOCK, FULLMOVE], 0);
        let letters = Letters {
            game: "Baroque",
            hint,
            takes_tilde: |_| false,
        };
        let board = reader.placement(PLACEMENT, &letters);
        let turn = reader.turn(TURN);
        reader.dash(THIRD);
        reader.dash(FOURTH);
        let clock = reader.counter(CLOCK, 0, u32::MAX);
        let fullmove = reader.counter(FULLMOVE, 1, u32::MAX);
        reader.finish(Self {
            board,
            turn,
            clock,
            fullmove,
        })
    }
}

impl fmt::Display for Setup {
    /// Writes the FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.board, f)?;
        write!(f, " {} - - {} {}", self.turn.letter(), self.clock, self.fullmove)
    }
}

impl Setup {
    /// The position, or all that keeps this from being one (rule 6.12).
    pub(crate) fn validate(&self, rules: Rules) -> Result<BaroquePosition, SetupError> {
        let mut faults = Vec::new();
        self.check_kings(&mut faults);
        self.check_opponent(&mut faults);
        SetupError::check(faults)?;
        Ok(BaroquePosition {
            board: self.board,
            clock: self.clock,
            fullmove: self.fullmove.max(1),
            turn: self.turn,
            rules,
        })
    }

    /// One King a side.
    fn check_kings(&self, faults: &mut Vec<Illegal>) {
        let kings = Color::ALL.map(|color| self.board.pieces(color, Role::King));
        for (kings, missing) in kings.iter().zip([reason::NO_WHITE_KING, reason::NO_BLACK_KING]) {
            if kings.is_empty() {
                faults.push(Illegal::new(missing));
            }
        }
        for (kings, too_many) in kings.iter().zip([reason::WHITE_KINGS, reason::BLACK_KINGS]) {
            if kings.has_several() {
                faults.push(Illegal::new(too_many).with(Part::King, *kings, &self.board));
            }
        }
    }

    /// The side not to move is not in check. With several Kings there is none to ask about.
    fn check_opponent(&self, faults: &mut Vec<Illegal>) {
        let kings = self.board.pieces(!self.turn, Role::King);
        if kings.has_several() {
            return;
        }
        if let Some(king) = kings.first() {
            let checkers = check::checkers(&self.board, self.turn, king);
            if !checkers.is_empty() {
                faults.push(
                    Illegal::new(reason::OPPONENT_IN_CHECK)
                        .with(Part::King, king, &self.board)
                        .with(Part::Attacker, checkers, &self.board),
                );
            }
        }
    }
}
