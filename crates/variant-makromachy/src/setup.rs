//! A FEN's content, and what makes a position of it (rules 2.3 to 2.9 and 10.1 to 10.9).

use core::fmt;
use core::str::FromStr;

use alloc::string::String;
use alloc::vec::Vec;

use variant_core::fen::{FenReader, Fields, Letters, Repair, write_placement};
use variant_core::{Color, FenError, Illegal, Part, Reading, SetupError};

use crate::attacks::{Classes, Scene, forward, gathered};
use crate::castling::{CastlingRights, Wing, corner, home};
use crate::pawns::{self, Passed};
use crate::role::kinds_where;
use crate::{Bitboard, Board, MakromachyPosition, Role, Square, reason};

/// A FEN's content, which may be illegal. [`Position::from_setup`](crate::Position::from_setup) makes a position of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rights to castle (rule 2.6).
    pub castling: CastlingRights,
    /// The squares that the last move passed over (rule 2.7).
    pub passed: Bitboard,
    /// Counted half-moves (rule 2.8).
    pub halfmove: u16,
    /// The number of the move, from 1 (rule 2.8).
    pub fullmove: u32,
    /// Whether the last move was an Eagle move that gave check (rule 2.9).
    pub is_eagle_check: bool,
}

const PLACEMENT: &str = "placement";
const TURN: &str = "side to move";
const CASTLING: &str = "castling";
const EN_PASSANT: &str = "en passant";
const HALFMOVE: &str = "halfmove clock";
const FULLMOVE: &str = "move number";
const EAGLE: &str = "eagle";

/// Rule 2.3.
const FIELDS: Fields = Fields {
    names: &[PLACEMENT, TURN, CASTLING, EN_PASSANT, HALFMOVE, FULLMOVE, EAGLE],
    optional: 1,
    defaults: &["-", "-", "0", "1"],
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
            game: "Makromachy",
            hint: |_| None,
            takes_tilde: |_| false,
        };
        let board = reader.placement(PLACEMENT, &letters);
        let turn = reader.turn(TURN);
        let castling = read_castling(&mut reader);
        let passed = read_en_passant(&mut reader);
        let halfmove = u16::try_from(reader.counter(HALFMOVE, 0, u32::from(u16::MAX))).unwrap_or(u16::MAX);
        let fullmove = reader.counter(FULLMOVE, 1, u32::MAX);
        let is_eagle_check = reader.field(EAGLE).is_some();
        if reader.field(EAGLE).is_some_and(|(_, text)| text != "e") {
            reader.note_field(EAGLE, "eagle", "e, or no such field", None);
        }
        reader.finish(Self {
            board,
            turn,
            castling,
            passed,
            halfmove,
            fullmove,
            is_eagle_check,
        })
    }
}

/// The castling field (rule 2.6): letters of `KQkq`, in that order.
fn read_castling(reader: &mut FenReader<'_>) -> CastlingRights {
    let mut rights = CastlingRights::NONE;
    let Some((start, text)) = reader.field(CASTLING) else {
        return rights;
    };
    if text == "-" {
        return rights;
    }
    for (at, letter) in text.char_indices() {
        let right = Color::ALL
            .into_iter()
            .flat_map(|color| Wing::ALL.map(|wing| (color, wing)))
            .find(|&(color, wing)| CastlingRights::letter(color, wing) == letter);
        let Some((color, wing)) = right else {
            let span = start + at..start + at + letter.len_utf8();
            let expected = "-, or letters of KQkq".into();
            reader.note(CASTLING, span, "castling", expected, alloc::format!("{letter:?}"), None);
            return rights;
        };
        rights = rights.with(color, wing);
    }
    let canonical = letters(rights);
    if text != canonical && reader.is_lenient() {
        reader.repair_field(CASTLING, &canonical);
    } else if text != canonical {
        let repair = Some(alloc::format!("did you mean {canonical}?"));
        reader.note_field(CASTLING, "castling", "each of KQkq at most once, in that order", repair);
    }
    rights
}

/// The letters of the rights, in order.
fn letters(rights: CastlingRights) -> String {
    rights
        .iter()
        .map(|(color, wing)| CastlingRights::letter(color, wing))
        .collect()
}

/// The en passant field (rule 2.7): one or two squares side by side, in either order.
fn read_en_passant(reader: &mut FenReader<'_>) -> Bitboard {
    let mut passed = Bitboard::EMPTY;
    let Some((start, text)) = reader.field(EN_PASSANT) else {
        return passed;
    };
    if text == "-" {
        return passed;
    }
    let mut at = 0;
    while at < text.len() {
        let end = text.len();
        // A place inside a character cannot come up: a square is read byte by byte, all of them ASCII.
        let (expected, found) = match Square::read_prefix(text.get(at..).unwrap_or_default()) {
            Ok((square, length)) if !passed.contains(square) && passed.count() < 2 => {
                passed.insert(square);
                at += length;
                continue;
            }
            Ok(_) => ("one square, or two different ones", &text[at..]),
            Err(_) => ("-, or one or two squares", text.get(at..).unwrap_or(text)),
        };
        let found = alloc::format!("{:?}", found.chars().take(24).collect::<String>());
        reader.note(
            EN_PASSANT,
            start + at..start + end,
            "en-passant",
            expected.into(),
            found,
            None,
        );
        break;
    }
    passed
}

impl fmt::Display for Setup {
    /// Writes the FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.board, f)?;
        write!(f, " {} ", self.turn.letter())?;
        if self.castling == CastlingRights::NONE {
            f.write_str("-")?;
        }
        f.write_str(&letters(self.castling))?;
        f.write_str(if self.passed.is_empty() { " -" } else { " " })?;
        for square in self.passed {
            write!(f, "{square}")?;
        }
        write!(f, " {} {}", self.halfmove, self.fullmove)?;
        if self.is_eagle_check {
            f.write_str(" e")?;
        }
        Ok(())
    }
}

impl Setup {
    /// The position, or all that keeps this from being one (section 10).
    pub(crate) fn validate(&self) -> Result<MakromachyPosition, SetupError> {
        let mut faults = Vec::new();
        self.check_kings(&mut faults);
        self.check_opponent(&mut faults);
        self.check_unpromoted(&mut faults);
        self.check_castling(&mut faults);
        let passed = self.check_en_passant(&mut faults);
        self.check_eagle(&mut faults);
        SetupError::check(faults)?;
        Ok(MakromachyPosition {
            board: self.board,
            fullmove: self.fullmove.max(1),
            halfmove: self.halfmove,
            castling: self.castling,
            passed,
            is_eagle_check: self.is_eagle_check,
            turn: self.turn,
        })
    }

    /// Rule 10.1.
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

    /// What attacks the King of `color`, if there is exactly one.
    fn attackers(&self, color: Color) -> Option<(Square, Bitboard)> {
        let kings = self.board.pieces(color, Role::King);
        let king = kings.first().filter(|_| !kings.has_several())?;
        let classes = Classes::new(&self.board);
        Some((king, Scene::new(&self.board, &classes, !color).attackers(king)))
    }

    /// Rule 10.2.
    fn check_opponent(&self, faults: &mut Vec<Illegal>) {
        if let Some((king, attackers)) = self.attackers(!self.turn)
            && !attackers.is_empty()
        {
            faults.push(
                Illegal::new(reason::OPPONENT_IN_CHECK)
                    .with(Part::King, king, &self.board)
                    .with(Part::Attacker, attackers, &self.board),
            );
        }
    }

    /// Rule 10.3.
    fn check_unpromoted(&self, faults: &mut Vec<Illegal>) {
        let promoting = gathered(&self.board, &kinds_where!(|row| row.promotes));
        let unpromoted = Color::ALL.into_iter().fold(Bitboard::EMPTY, |all, color| {
            all | (promoting & self.board.color(color) & pawns::farthest_rank(color))
        });
        if !unpromoted.is_empty() {
            faults.push(Illegal::new(reason::UNPROMOTED).with(Part::Condition, unpromoted, &self.board));
        }
    }

    /// Rule 10.4.
    fn check_castling(&self, faults: &mut Vec<Illegal>) {
        for (color, wing) in self.castling.iter() {
            let (home, corner) = (home(color), corner(color, wing));
            if !self.board.pieces(color, Role::King).contains(home) {
                faults.push(Illegal::new(reason::RIGHT_WITHOUT_KING).with(Part::Condition, home, &self.board));
            } else if !self.board.pieces(color, Role::DragonKing).contains(corner) {
                faults.push(Illegal::new(reason::RIGHT_WITHOUT_DRAGON_KING).with(Part::Condition, corner, &self.board));
            }
        }
    }

    /// Rules 10.5 to 10.8. Returns the squares in order, if there are any.
    fn check_en_passant(&self, faults: &mut Vec<Illegal>) -> Option<Passed> {
        let (lower, higher) = (self.passed.first()?, self.passed.last()?);
        let them = !self.turn;
        let mut fault = |reason, squares: Bitboard| {
            let illegal = Illegal::new(reason).with(Part::Target, self.passed, &self.board);
            faults.push(illegal.with(Part::Condition, squares, &self.board));
        };
        let occupied = self.passed & self.board.occupied();
        if !occupied.is_empty() {
            fault(reason::EN_PASSANT_OCCUPIED, occupied);
        }
        if self.passed.count() > 2 || (lower != higher && lower.offset(0, 1) != Some(higher)) {
            fault(reason::EN_PASSANT_APART, Bitboard::EMPTY);
            return None;
        }
        let passed = if them.is_white() {
            Passed {
                first: lower,
                last: higher,
            }
        } else {
            Passed {
                first: higher,
                last: lower,
            }
        };
        let pusher = passed.pusher(them).filter(|&square| {
            let kinds: &[Role] = if pawns::farthest_rank(them).contains(square) {
                &Role::PROMOTIONS
            } else {
                &const { kinds_where!(|row| row.promotes) }
            };
            (gathered(&self.board, kinds) & self.board.color(them)).contains(square)
        });
        if pusher.is_none() {
            fault(
                reason::EN_PASSANT_WITHOUT_PUSHER,
                passed.pusher(them).map_or(Bitboard::EMPTY, Bitboard::from),
            );
        }
        match passed.first.step(forward(!them)) {
            Some(origin) if !self.board.occupied().contains(origin) => {}
            origin => fault(
                reason::EN_PASSANT_WITHOUT_ORIGIN,
                origin.map_or(Bitboard::EMPTY, Bitboard::from),
            ),
        }
        Some(passed)
    }

    /// Rule 10.9.
    fn check_eagle(&self, faults: &mut Vec<Illegal>) {
        if self.is_eagle_check
            && let Some((king, attackers)) = self.attackers(self.turn)
            && attackers.is_empty()
        {
            faults.push(Illegal::new(reason::EAGLE_WITHOUT_CHECK).with(Part::King, king, &self.board));
        }
    }
}
