//! A FEN's content, and what makes a position of it (rules 9.3 to 9.7, section 10).

use core::fmt;
use core::str::FromStr;

use alloc::vec::Vec;

use variant_core::fen::{FenReader, Fields, Letters, Repair, write_placement};
use variant_core::{Color, FenError, Illegal, Part, Reading, SetupError};

use crate::counting::{Counting, is_bare};
use crate::movegen::PROMOTION_ZONE;
use crate::{Bitboard, Board, MakrukPosition, Role, attacks, reason};

/// A FEN's content, which may be illegal. [`Position::from_setup`](crate::Position::from_setup) makes a position of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The limit of the count that is running, in half-moves: twice the limit in moves (rule 9.5).
    pub limit: Option<u16>,
    /// The ply of that count, or else the half-moves since the last capture or pawn move (rule 9.5).
    pub clock: u16,
    /// The number of the move, from 1 (rule 9.6).
    pub fullmove: u32,
}

const PLACEMENT: &str = "placement";
const TURN: &str = "side to move";
const DASH: &str = "third field";
const LIMIT: &str = "limit of the count";
const CLOCK: &str = "ply of the count or clock";
const FULLMOVE: &str = "move number";

/// What to say of the letters and marks of other games and programs (rule 9.2).
fn hint(letter: char) -> Option<&'static str> {
    match letter {
        'Q' | 'E' => Some("M is the met"),
        'B' | 'T' => Some("S is the khon"),
        'F' | '+' => Some("M is the met, which a promoted pawn is too"),
        '~' => Some("only M~ is read, a met that was a pawn"),
        _ => None,
    }
}

/// Rules 9.3 and 9.8.
const FIELDS: Fields = Fields {
    names: &[PLACEMENT, TURN, DASH, LIMIT, CLOCK, FULLMOVE],
    optional: 0,
    defaults: &["w", "-", "-", "0", "1"],
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
        let mut reader = FenReader::new(text, FIELDS, reading);
        let letters = Letters {
            game: "Makruk",
            hint,
            takes_tilde: |role| role == Role::Met,
        };
        let board = reader.placement(PLACEMENT, &letters);
        let turn = reader.turn(TURN);
        // Rule 10.5.
        reader.dash(DASH);
        let limit = read_limit(&mut reader);
        let clock = read_u16(&mut reader, CLOCK);
        let fullmove = reader.counter(FULLMOVE, 1, u32::MAX);
        reader.finish(Self {
            board,
            turn,
            limit,
            clock,
            fullmove,
        })
    }
}

/// The fourth field: `-` or `0` if no count is running (rule 9.5).
fn read_limit(reader: &mut FenReader<'_>) -> Option<u16> {
    let (_, text) = reader.field(LIMIT)?;
    if matches!(text, "-" | "0") {
        return None;
    }
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        return Some(read_u16(reader, LIMIT));
    }
    let expected = "- or the limit of a count in half-moves: 16, 32, 44, 64, 88 or 128";
    reader.note_field(LIMIT, "limit", expected, None);
    None
}

fn read_u16(reader: &mut FenReader<'_>, field: &'static str) -> u16 {
    u16::try_from(reader.counter(field, 0, u32::from(u16::MAX))).unwrap_or(u16::MAX)
}

impl fmt::Display for Setup {
    /// Writes the FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.board, f)?;
        write!(f, " {} - ", self.turn.letter())?;
        match self.limit {
            Some(limit) => write!(f, "{limit}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.clock, self.fullmove)
    }
}

impl Setup {
    /// The position, or all that keeps this from being one (section 10).
    pub(crate) fn validate(&self) -> Result<MakrukPosition, SetupError> {
        let mut faults = Vec::new();
        self.check_kings(&mut faults);
        self.check_pawns(&mut faults);
        self.check_count(&mut faults);
        SetupError::check(faults)?;
        // Rule 9.7. The limits are small, and `check_count` has seen this one.
        let counting = match self.limit.map(|limit| u8::try_from(limit / 2)) {
            Some(Ok(limit)) => Some(Counting::read(&self.board, limit, self.clock)),
            _ => Counting::start(&self.board, self.turn),
        };
        Ok(MakrukPosition {
            board: self.board,
            fullmove: self.fullmove.max(1),
            halfmove: if counting.is_some() { 0 } else { self.clock },
            counting,
            turn: self.turn,
        })
    }

    /// Rules 10.1 to 10.3.
    fn check_kings(&self, faults: &mut Vec<Illegal>) {
        let board = &self.board;
        let kings = Color::ALL.map(|color| board.pieces(color, Role::King));
        for (kings, missing) in kings.iter().zip([reason::NO_WHITE_KING, reason::NO_BLACK_KING]) {
            if kings.is_empty() {
                faults.push(Illegal::new(missing));
            }
        }
        for (kings, too_many) in kings.iter().zip([reason::WHITE_KINGS, reason::BLACK_KINGS]) {
            if kings.has_several() {
                faults.push(Illegal::new(too_many).with(Part::King, *kings, board));
            }
        }
        let opponents = kings[!self.turn as usize];
        if let (Some(king), false) = (opponents.first(), opponents.has_several()) {
            // A king that attacks is a fault of its own.
            let attackers = attacks::attackers(board, king, self.turn, board.occupied()) - board.role(Role::King);
            if !attackers.is_empty() {
                faults.push(
                    Illegal::new(reason::OPPONENT_IN_CHECK)
                        .with(Part::King, king, board)
                        .with(Part::Attacker, attackers, board),
                );
            }
        }
        let [white, black] = kings;
        let beside = |kings: Bitboard| {
            kings
                .into_iter()
                .fold(Bitboard::EMPTY, |all, king| all | attacks::king(king))
        };
        let adjacent = (white & beside(black)) | (black & beside(white));
        if !adjacent.is_empty() {
            faults.push(Illegal::new(reason::ADJACENT_KINGS).with(Part::King, adjacent, board));
        }
    }

    /// Rule 10.4.
    fn check_pawns(&self, faults: &mut Vec<Illegal>) {
        let unpromoted = Color::ALL.into_iter().fold(Bitboard::EMPTY, |all, color| {
            all | (self.board.pieces(color, Role::Pawn) & PROMOTION_ZONE[color as usize])
        });
        if !unpromoted.is_empty() {
            let reason = if unpromoted.has_several() {
                reason::UNPROMOTED_PAWNS
            } else {
                reason::UNPROMOTED_PAWN
            };
            faults.push(Illegal::new(reason).with(Part::Condition, unpromoted, &self.board));
        }
    }

    /// Rules 10.6 to 10.9.
    fn check_count(&self, faults: &mut Vec<Illegal>) {
        let Some(limit) = self.limit else { return };
        let board = &self.board;
        let pawns = board.role(Role::Pawn);
        if !pawns.is_empty() {
            faults.push(Illegal::new(reason::COUNT_WITH_PAWNS).with(Part::Condition, pawns, board));
        }
        if !Counting::LIMITS.iter().any(|&known| 2 * u16::from(known) == limit) {
            faults.push(Illegal::new(reason::UNKNOWN_LIMIT));
        } else if pawns.is_empty()
            && Color::ALL
                .iter()
                .all(|&color| board.pieces(color, Role::King).count() == 1)
        {
            self.check_kind(limit, faults);
        }
    }

    /// Rules 10.8 and 10.9: whether a limit that there is fits the sides.
    fn check_kind(&self, limit: u16, faults: &mut Vec<Illegal>) {
        let board = &self.board;
        let mut bare_sides = Color::ALL.into_iter().filter(|&color| is_bare(board, color));
        match (bare_sides.next(), bare_sides.next()) {
            (None, _) if limit != 2 * u16::from(Counting::BOARD_LIMIT) => {
                faults.push(Illegal::new(reason::LIMIT_WITHOUT_BARE_KING));
            }
            (Some(bare), None) if (self.turn == bare) != self.clock.is_multiple_of(2) => {
                let reason = if self.turn == bare {
                    reason::ODD_PLY
                } else {
                    reason::EVEN_PLY
                };
                faults.push(Illegal::new(reason).with(Part::King, board.pieces(bare, Role::King), board));
            }
            _ => {}
        }
    }
}
