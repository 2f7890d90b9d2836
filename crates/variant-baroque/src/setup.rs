//! A FEN's content, and what makes a position of it (rules 6.7 to 6.12).

use core::fmt;
use core::str::FromStr;

use alloc::vec::Vec;

use variant_core::fen::{FenReader, Fields, Letters, Repair, write_placement};
use variant_core::{Color, FenError, Illegal, Part, Reading, SetupError};

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
const PLAYED: &str = "half-moves played";

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

/// Rules 6.7 and 6.10.
const FIELDS: Fields = Fields {
    names: &[PLACEMENT, TURN, THIRD, FOURTH, CLOCK, FULLMOVE],
    optional: 0,
    defaults: &["w", "-", "-", "0", "1"],
};

/// The three fields of the vchess program (rule 6.11).
const SHORT: Fields = Fields {
    names: &[PLACEMENT, TURN, PLAYED],
    optional: 0,
    defaults: &[],
};

impl FromStr for Setup {
    type Err = FenError;

    /// Reads a FEN strictly.
    fn from_str(text: &str) -> Result<Self, FenError> {
        Ok(Self::read(text, Reading::Strict)?.0)
    }
}

impl Setup {
    /// Reads a FEN.
    pub(crate) fn read(text: &str, reading: Reading) -> Result<(Self, Vec<Repair>), FenError> {
        let is_short = reading == Reading::Lenient && is_short(text);
        let mut reader = FenReader::new(text, if is_short { SHORT } else { FIELDS }, reading);
        let letters = Letters {
            game: "Baroque",
            hint,
            takes_tilde: |_| false,
        };
        let board = reader.placement(PLACEMENT, &letters);
        let turn = reader.turn(TURN);
        let (clock, fullmove) = if is_short {
            let fullmove = reader.counter(PLAYED, 0, u32::MAX) / 2 + 1;
            reader.repair_field(PLAYED, &alloc::format!("- - 0 {fullmove}"));
            (0, fullmove)
        } else {
            reader.dash(THIRD);
            reader.dash(FOURTH);
            (
                reader.counter(CLOCK, 0, u32::MAX),
                reader.counter(FULLMOVE, 1, u32::MAX),
            )
        };
        reader.finish(Self {
            board,
            turn,
            clock,
            fullmove,
        })
    }
}

/// Whether a text has three fields and the last is made of digits (rule 6.11).
fn is_short(text: &str) -> bool {
    let mut fields = text.split_whitespace().skip(2);
    let is_number = |field: &str| field.bytes().all(|byte| byte.is_ascii_digit());
    fields.next().is_some_and(is_number) && fields.next().is_none()
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
