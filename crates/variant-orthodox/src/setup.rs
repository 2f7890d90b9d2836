//! A FEN's content, and what makes a position of it (rules 7.1 to 7.9, 7.13).

use core::fmt;
use core::str::FromStr;

use alloc::string::String;
use alloc::vec::Vec;

use variant_core::fen::{FenReader, Letters, write_placement};
use variant_core::{Color, FenError, Illegal, Part, SetupError};

use crate::castling::{CastlingRight, Wing, back_rank};
use crate::movegen::forward;
use crate::{Bitboard, Board, OrthodoxPosition, Role, Rules, Square, reason};

/// A FEN's content, which may be illegal. [`Position::from_setup`](crate::Position::from_setup) makes a position of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rights to castle of White and of Black, as they are written (rule 7.2).
    pub castling: [Vec<CastlingRight>; 2],
    /// The square a pawn has just passed (rule 7.3).
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move (rule 7.9).
    pub halfmove: u16,
    /// The number of the move, from 1 (rule 7.9).
    pub fullmove: u32,
}

impl Setup {
    /// The set-up with the ranks mirrored (files kept) and the colours exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let [white, black] = self.castling.clone();
        Self {
            board: self.board.mirrored(),
            turn: !self.turn,
            castling: [black, white],
            en_passant: self.en_passant.map(Square::mirrored),
            ..*self
        }
    }
}

const PLACEMENT: &str = "placement";
const TURN: &str = "side to move";
const CASTLING: &str = "castling";
const EN_PASSANT: &str = "en passant";
const HALFMOVE: &str = "halfmove clock";
const FULLMOVE: &str = "move number";

impl FromStr for Setup {
    type Err = FenError;

    /// Reads a FEN strictly.
    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut reader = FenReader::new(text, &[PLACEMENT, TURN, CASTLING, EN_PASSANT, HALFMOVE, FULLMOVE], 0);
        let letters = Letters {
            game: "chess",
            hint: |_| None,
            takes_tilde: |_| false,
        };
        let board = reader.placement(PLACEMENT, &letters);
        let turn = reader.turn(TURN);
        let castling = read_castling(&mut reader);
        let en_passant = read_en_passant(&mut reader, &board, turn);
        let halfmove = u16::try_from(reader.counter(HALFMOVE, 0, u32::from(u16::MAX))).unwrap_or(u16::MAX);
        let fullmove = reader.counter(FULLMOVE, 1, u32::MAX);
        reader.finish(Self {
            board,
            turn,
            castling,
            en_passant,
            halfmove,
            fullmove,
        })
    }
}

/// The castling field (rule 7.2): White's rights, then Black's, each the King's side first.
fn read_castling(reader: &mut FenReader<'_>) -> [Vec<CastlingRight>; 2] {
    let mut rights = [Vec::new(), Vec::new()];
    let Some((start, text)) = reader.field(CASTLING) else {
        return rights;
    };
    if text == "-" {
        return rights;
    }
    let mut faults = false;
    for (at, letter) in text.char_indices() {
        let span = start + at..start + at + letter.len_utf8();
        let Some(right) = CastlingRight::from_letter(letter) else {
            let expected = "-, or letters of KQkq or of files".into();
            reader.note(CASTLING, span, "castling", expected, alloc::format!("{letter:?}"), None);
            return rights;
        };
        let own: &mut Vec<_> = &mut rights[usize::from(letter.is_ascii_lowercase())];
        let fault = if own.contains(&right) {
            Some("each right once")
        } else if own.len() == 2 {
            Some("at most two rights a side")
        } else {
            None
        };
        own.push(right);
        if let Some(expected) = fault {
            let suggestion = canonical(text).map(|repair| alloc::format!("did you mean {repair}?"));
            reader.note(
                CASTLING,
                span,
                "castling",
                expected.into(),
                alloc::format!("{letter:?}"),
                suggestion,
            );
            faults = true;
            break;
        }
    }
    if !faults && !is_ordered(text) {
        let suggestion = canonical(text).map(|repair| alloc::format!("did you mean {repair}?"));
        reader.note_field(
            CASTLING,
            "castling",
            "White's rights first, the King's side first",
            suggestion,
        );
    }
    rights
}

/// Whether White's letters come first, and within each side the King's side.
fn is_ordered(text: &str) -> bool {
    let place = |letter: char| {
        let side = usize::from(letter.is_ascii_lowercase()) * 32;
        side + match letter.to_ascii_lowercase() {
            'k' => 0,
            // Files from the h-file on, between the two wings: the order of a mixed field is not told.
            'q' => 16,
            file => 9 - (file as usize - 'a' as usize),
        }
    };
    let is_mixed = |letter: char| matches!(letter.to_ascii_lowercase(), 'k' | 'q');
    text.chars().zip(text.chars().skip(1)).all(|(first, second)| {
        let same_side = first.is_ascii_lowercase() == second.is_ascii_lowercase();
        place(first) < place(second) || (same_side && is_mixed(first) != is_mixed(second))
    })
}

/// The letters in order and each once, if they are all of `KQkq`.
fn canonical(text: &str) -> Option<String> {
    text.chars()
        .all(|letter| "KQkq".contains(letter))
        .then(|| "KQkq".chars().filter(|&letter| text.contains(letter)).collect())
}

/// The en passant field (rule 7.3). A square on the wrong rank for the side to move is a fault of the text already.
fn read_en_passant(reader: &mut FenReader<'_>, board: &Board, turn: Color) -> Option<Square> {
    let (_, text) = reader.field(EN_PASSANT)?;
    if text == "-" {
        return None;
    }
    let rank = if turn.is_white() { 6 } else { 3 };
    let expected = alloc::format!("- or a square on rank {rank}, for {turn} is to move");
    let Ok(square) = text.parse::<Square>() else {
        reader.note_field(EN_PASSANT, "en-passant", &expected, None);
        return None;
    };
    if square.rank().number() == rank {
        return Some(square);
    }
    // Some programs name the square of the pawn itself.
    let meant = square
        .step(forward(turn))
        .filter(|meant| meant.rank().number() == rank && board.pieces(!turn, Role::Pawn).contains(square));
    reader.note_field(
        EN_PASSANT,
        "en-passant",
        &expected,
        meant.map(|meant| alloc::format!("did you mean {meant}?")),
    );
    None
}

impl fmt::Display for Setup {
    /// Writes the FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.board, f)?;
        write!(f, " {} ", self.turn.letter())?;
        for (right, color) in self
            .castling
            .iter()
            .zip(Color::ALL)
            .flat_map(|(rights, color)| rights.iter().map(move |right| (right, color)))
        {
            let letter = right.letter();
            write!(
                f,
                "{}",
                if color.is_white() {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                }
            )?;
        }
        if self.castling.iter().all(Vec::is_empty) {
            f.write_str("-")?;
        }
        match self.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove, self.fullmove)
    }
}

impl Setup {
    /// The position, or all that keeps this from being one (rules 7.4 to 7.8).
    pub(crate) fn validate(&self, rules: Rules) -> Result<OrthodoxPosition, SetupError> {
        let mut faults = Vec::new();
        self.check_kings(&mut faults);
        self.check_pawns(&mut faults);
        let castling = self.check_castling(rules, &mut faults);
        self.check_en_passant(&mut faults);
        let mut position = OrthodoxPosition {
            board: self.board,
            castling,
            fullmove: self.fullmove.max(1),
            halfmove: self.halfmove,
            passed: None,
            is_passed_open: false,
            turn: self.turn,
            rules,
        };
        self.check_opponent(&position, &mut faults);
        SetupError::check(faults)?;
        if let Some(passed) = self.en_passant {
            position.pass_square(passed);
        }
        Ok(position)
    }

    /// Rule 7.4.
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

    /// Rule 7.5.
    fn check_opponent(&self, position: &OrthodoxPosition, faults: &mut Vec<Illegal>) {
        let kings = self.board.pieces(!self.turn, Role::King);
        if kings.has_several() {
            return;
        }
        if let Some(king) = kings.first() {
            let attackers = position.attackers(king, self.turn);
            if !attackers.is_empty() {
                faults.push(
                    Illegal::new(reason::OPPONENT_IN_CHECK)
                        .with(Part::King, king, &self.board)
                        .with(Part::Attacker, attackers, &self.board),
                );
            }
        }
    }

    /// Rule 7.6.
    fn check_pawns(&self, faults: &mut Vec<Illegal>) {
        let ends = Bitboard::rank(back_rank(Color::White)) | Bitboard::rank(back_rank(Color::Black));
        let pawns = self.board.role(Role::Pawn) & ends;
        if !pawns.is_empty() {
            faults.push(Illegal::new(reason::PAWN_ON_END_RANK).with(Part::Condition, pawns, &self.board));
        }
    }

    /// Rule 7.7. Returns the Rooks that may castle.
    fn check_castling(&self, rules: Rules, faults: &mut Vec<Illegal>) -> Bitboard {
        let mut castling = Bitboard::EMPTY;
        for color in Color::ALL {
            let mut wings = Vec::new();
            for right in &self.castling[color as usize] {
                match right.rook(&self.board, color, rules == Rules::Standard) {
                    Some(rook) => {
                        let king = self.board.pieces(color, Role::King).first();
                        let wing = king.map(|king| Wing::of(king, rook));
                        if wings.contains(&wing) {
                            faults.push(Illegal::new(reason::TWO_RIGHTS_ON_A_WING).with(
                                Part::Condition,
                                rook,
                                &self.board,
                            ));
                        }
                        wings.push(wing);
                        castling.insert(rook);
                    }
                    None => faults.push(self.right_without_men(*right, color, rules)),
                }
            }
        }
        castling
    }

    /// What is wrong with a right that has not the men it needs.
    fn right_without_men(&self, right: CastlingRight, color: Color, rules: Rules) -> Illegal {
        let rank = back_rank(color);
        let is_standard = rules == Rules::Standard;
        let king_home = self.board.pieces(color, Role::King)
            & Bitboard::rank(rank)
            & if is_standard {
                Bitboard::file(crate::castling::KING_FILE)
            } else {
                Bitboard::ALL
            };
        if king_home.is_empty() {
            let king = self.board.pieces(color, Role::King);
            return Illegal::new(reason::RIGHT_WITHOUT_KING).with(Part::King, king, &self.board);
        }
        let file = match right {
            CastlingRight::Wing(wing) if is_standard => Some(wing.corner_file()),
            CastlingRight::Wing(_) => None,
            CastlingRight::File(file) => Some(file),
        };
        let illegal = Illegal::new(match (right, color) {
            (CastlingRight::Wing(Wing::KingSide), Color::White) => reason::RIGHT_K_WITHOUT_ROOK,
            (CastlingRight::Wing(Wing::QueenSide), Color::White) => reason::RIGHT_Q_WITHOUT_ROOK,
            (CastlingRight::Wing(Wing::KingSide), Color::Black) => reason::RIGHT_BLACK_K_WITHOUT_ROOK,
            (CastlingRight::Wing(Wing::QueenSide), Color::Black) => reason::RIGHT_BLACK_Q_WITHOUT_ROOK,
            (CastlingRight::File(_), _) => reason::RIGHT_WITHOUT_ROOK,
        });
        match file.and_then(|file| Square::at(file, rank)) {
            Some(corner) => illegal.with(Part::Condition, corner, &self.board),
            None => illegal.with(Part::Condition, king_home, &self.board),
        }
    }

    /// Rule 7.8.
    fn check_en_passant(&self, faults: &mut Vec<Illegal>) {
        let Some(passed) = self.en_passant else { return };
        let mut fault = |reason, squares: Bitboard| {
            let illegal = Illegal::new(reason).with(Part::Target, passed, &self.board);
            faults.push(illegal.with(Part::Condition, squares, &self.board));
        };
        let rank = if self.turn.is_white() { 6 } else { 3 };
        let beyond = passed.step(forward(!self.turn));
        let origin = passed.step(forward(self.turn));
        let (Some(beyond), Some(origin)) = (beyond, origin) else {
            return fault(reason::EN_PASSANT_RANK, Bitboard::EMPTY);
        };
        if passed.rank().number() != rank {
            return fault(reason::EN_PASSANT_RANK, Bitboard::EMPTY);
        }
        if !self.board.pieces(!self.turn, Role::Pawn).contains(beyond) {
            fault(reason::EN_PASSANT_WITHOUT_PAWN, Bitboard::from(beyond));
        }
        let occupied = self.board.occupied() & Bitboard::from(passed).with(origin);
        if !occupied.is_empty() {
            fault(reason::EN_PASSANT_OCCUPIED, occupied);
        }
    }
}
