//! A FEN's content, and what makes a position of it (rules 7.1 to 7.9, 7.13).

use core::fmt;
use core::str::FromStr;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use variant_core::fen::{FenReader, Fields, Letters, Repair, write_placement};
use variant_core::{Color, FenError, Illegal, Part, Rank, Reading, Reason, SetupError};

use crate::castling::{CastlingRight, KING_FILE, Wing, back_rank};
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

const PLACEMENT: &str = "placement";
const TURN: &str = "side to move";
const CASTLING: &str = "castling";
const EN_PASSANT: &str = "en passant";
const HALFMOVE: &str = "halfmove clock";
const FULLMOVE: &str = "move number";

/// Rule 7.1.
const FIELDS: Fields = Fields {
    names: &[PLACEMENT, TURN, CASTLING, EN_PASSANT, HALFMOVE, FULLMOVE],
    optional: 0,
    defaults: &["-", "-", "0", "1"],
};

impl FromStr for Setup {
    type Err = FenError;

    /// Reads a FEN strictly.
    fn from_str(text: &str) -> Result<Self, FenError> {
        Ok(Self::read(text, Rules::Standard, Reading::Strict)?.0)
    }
}

impl Setup {
    /// Reads a FEN. Only repairs depend on the rule set: which Rook a right needs.
    pub(crate) fn read(text: &str, rules: Rules, reading: Reading) -> Result<(Self, Vec<Repair>), FenError> {
        let mut reader = FenReader::new(text, FIELDS, reading);
        let letters = Letters {
            game: "chess",
            hint: |_| None,
            takes_tilde: |_| false,
        };
        let board = reader.placement(PLACEMENT, &letters);
        let turn = reader.turn(TURN);
        let castling = read_castling(&mut reader, &board, rules);
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
fn read_castling(reader: &mut FenReader<'_>, board: &Board, rules: Rules) -> [Vec<CastlingRight>; 2] {
    let mut rights = [Vec::new(), Vec::new()];
    let Some((start, text)) = reader.field(CASTLING).filter(|&(_, text)| text != "-") else {
        return rights;
    };
    let suggestion = || sorted(text, board).map(|repair| alloc::format!("did you mean {repair}?"));
    for (at, letter) in text.char_indices() {
        let own = &mut rights[color_of(letter) as usize];
        let expected = match CastlingRight::from_letter(letter) {
            None => "-, or letters of KQkq or of files",
            Some(right) if reader.is_lenient() => {
                own.push(right);
                continue;
            }
            Some(right) if own.contains(&right) => "each right once",
            Some(_) if own.len() == Wing::ALL.len() => "at most two rights a side",
            Some(right) => {
                own.push(right);
                continue;
            }
        };
        let span = start + at..start + at + letter.len_utf8();
        let found = alloc::format!("{letter:?}");
        reader.note(CASTLING, span, "castling", expected.into(), found, suggestion());
        return rights;
    }
    if reader.is_lenient() {
        for (rights, color) in rights.iter_mut().zip(Color::ALL) {
            repair_rights(rights, board, color, rules);
        }
        let repaired = castling_field(&rights);
        if repaired != text {
            reader.repair_field(CASTLING, &repaired);
        }
        return rights;
    }
    if !text.chars().is_sorted_by_key(|letter| place(letter, board)) {
        let expected = "White's rights first, the King's side first";
        reader.note_field(CASTLING, "castling", expected, suggestion());
    }
    rights
}

/// Leaves the rights that have their King and Rook (rule 7.7), each once, the King's side first.
fn repair_rights(rights: &mut Vec<CastlingRight>, board: &Board, color: Color, rules: Rules) {
    let king = board.pieces(color, Role::King).first();
    let rook_of = |right: &CastlingRight| {
        let rook = right.rook(board, color, rules == Rules::Standard)?;
        Some((Wing::of(king?, rook), rook))
    };
    rights.retain(|right| rook_of(right).is_some());
    rights.sort_by_key(rook_of);
    rights.dedup_by_key(|right| rook_of(right));
}

/// The castling field (rule 7.2).
fn castling_field(castling: &[Vec<CastlingRight>; 2]) -> String {
    let [white, black] = castling;
    let white = white.iter().map(|right| right.letter().to_ascii_uppercase());
    let field: String = white.chain(black.iter().map(|right| right.letter())).collect();
    if field.is_empty() { "-".into() } else { field }
}

/// The side whose right this letter is.
fn color_of(letter: char) -> Color {
    Color::from_white(letter.is_ascii_uppercase())
}

/// What tells the place of a right in the field; `None` for a letter that stands for no right.
fn place(letter: char, board: &Board) -> Option<(Color, Wing)> {
    let color = color_of(letter);
    let wing = match CastlingRight::from_letter(letter)? {
        CastlingRight::Wing(wing) => wing,
        CastlingRight::File(file) => {
            let kings = board.pieces(color, Role::King) & Bitboard::rank(back_rank(color));
            if file > kings.first().map_or(KING_FILE, Square::file) {
                Wing::KingSide
            } else {
                Wing::QueenSide
            }
        }
    };
    Some((color, wing))
}

/// The letters in order and each once, if that is a field of at most one right a wing.
fn sorted(text: &str, board: &Board) -> Option<String> {
    let mut letters = text
        .chars()
        .map(|letter| Some((place(letter, board)?, letter)))
        .collect::<Option<Vec<_>>>()?;
    letters.sort_unstable();
    letters.dedup();
    let is_one_a_wing = letters.windows(2).all(|pair| pair[0].0 != pair[1].0);
    is_one_a_wing.then(|| letters.into_iter().map(|(_, letter)| letter).collect())
}

/// The en passant field (rule 7.3). A square on the wrong rank for the side to move is a fault of the text already.
fn read_en_passant(reader: &mut FenReader<'_>, board: &Board, turn: Color) -> Option<Square> {
    let (_, text) = reader.field(EN_PASSANT).filter(|&(_, text)| text != "-")?;
    let square: Option<Square> = text.parse().ok();
    let is_possible = |square: &Square| en_passant_faults(board, turn, *square).is_empty();
    if let Some(square) = square.filter(|_| reader.is_lenient()) {
        if is_possible(&square) {
            return Some(square);
        }
        // Some programs name the square of the pawn itself.
        let skipped = square.step(forward(turn)).filter(is_possible);
        reader.repair_field(EN_PASSANT, &skipped.map_or("-".into(), |skipped| skipped.to_string()));
        return skipped;
    }
    let square = square.filter(|square| square.rank() == passed_rank(turn));
    if square.is_none() {
        let expected = alloc::format!("- or a square on rank {}, for {turn} is to move", passed_rank(turn));
        let suggestion = suggest_en_passant(text, board, turn);
        reader.note_field(EN_PASSANT, "en-passant", &expected, suggestion);
    }
    square
}

/// The rank of the squares that the last move may have passed, with `turn` to move.
fn passed_rank(turn: Color) -> Rank {
    match turn {
        Color::White => Rank::new(5).expect("a rank"),
        Color::Black => Rank::new(2).expect("a rank"),
    }
}

/// What an en passant field that is at fault may have been meant to say.
fn suggest_en_passant(text: &str, board: &Board, turn: Color) -> Option<String> {
    let square: Square = text.to_ascii_lowercase().parse().ok()?;
    if square.rank() == passed_rank(turn) {
        return Some(alloc::format!("did you mean {square}?"));
    }
    let passed = square
        .step(forward(turn))
        .filter(|passed| passed.rank() == passed_rank(turn));
    if let Some(passed) = passed
        && board.pieces(!turn, Role::Pawn).contains(square)
        && board.occupied().is_disjoint(passed_and_origin(passed, turn))
    {
        return Some(alloc::format!("did you mean {passed}?"));
    }
    let is_of_other_side = square.rank() == passed_rank(!turn);
    is_of_other_side.then(|| alloc::format!("rank {} is for {} to move; write -", square.rank(), !turn))
}

/// The squares that a double step leaves empty: the one it has passed, and the one it came from.
fn passed_and_origin(passed: Square, turn: Color) -> Bitboard {
    let origin = passed.step(forward(turn));
    origin.into_iter().chain([passed]).collect()
}

/// What makes it impossible that a pawn has just passed this square, and where that shows (rule 7.8).
fn en_passant_faults(board: &Board, turn: Color, passed: Square) -> Vec<(Reason, Bitboard)> {
    let rank = if turn.is_white() { 6 } else { 3 };
    let beyond = passed.step(forward(!turn));
    let origin = passed.step(forward(turn));
    let (Some(beyond), Some(origin), true) = (beyond, origin, passed.rank().number() == rank) else {
        return alloc::vec![(reason::EN_PASSANT_RANK, Bitboard::EMPTY)];
    };
    let mut faults = Vec::new();
    if !board.pieces(!turn, Role::Pawn).contains(beyond) {
        faults.push((reason::EN_PASSANT_WITHOUT_PAWN, Bitboard::from(beyond)));
    }
    let occupied = board.occupied() & Bitboard::from(passed).with(origin);
    if !occupied.is_empty() {
        faults.push((reason::EN_PASSANT_OCCUPIED, occupied));
    }
    faults
}

impl fmt::Display for Setup {
    /// Writes the FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.board, f)?;
        write!(f, " {} {}", self.turn.letter(), castling_field(&self.castling))?;
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
            let rights = &self.castling[color as usize];
            let kings = self.board.pieces(color, Role::King);
            // Several Kings are a fault of their own (rule 7.4), and whose the rights are cannot be told.
            if rights.is_empty() || kings.has_several() {
                continue;
            }
            let Some(king) = (kings & king_home(color, rules)).first() else {
                faults.push(self.rights_without_king(color, rules));
                continue;
            };
            let mut wings = Vec::new();
            for &right in rights {
                let Some(rook) = right.rook(&self.board, color, rules == Rules::Standard) else {
                    faults.push(self.right_without_rook(right, king, color, rules));
                    continue;
                };
                let wing = Wing::of(king, rook);
                if wings.contains(&wing) {
                    let fault = Illegal::new(reason::TWO_RIGHTS_ON_A_WING);
                    faults.push(fault.with(Part::Condition, rook, &self.board));
                }
                wings.push(wing);
                castling.insert(rook);
            }
        }
        castling
    }

    /// Rights of a side whose King is not where he castles from.
    fn rights_without_king(&self, color: Color, rules: Rules) -> Illegal {
        let fault = match (rules, color) {
            (Rules::Standard, _) => {
                Illegal::new(reason::RIGHT_WITHOUT_KING).with(Part::Condition, king_home(color, rules), &self.board)
            }
            (Rules::Chess960, Color::White) => Illegal::new(reason::RIGHT_WITHOUT_WHITE_KING),
            (Rules::Chess960, Color::Black) => Illegal::new(reason::RIGHT_WITHOUT_BLACK_KING),
        };
        fault.with(Part::King, self.board.pieces(color, Role::King), &self.board)
    }

    /// A right whose Rook is not where the right says, with its King at home.
    fn right_without_rook(&self, right: CastlingRight, king: Square, color: Color, rules: Rules) -> Illegal {
        let is_standard = rules == Rules::Standard;
        let (reason, file) = match right {
            CastlingRight::Wing(wing) if is_standard => {
                let reason = match (wing, color) {
                    (Wing::KingSide, Color::White) => reason::RIGHT_K_WITHOUT_ROOK,
                    (Wing::QueenSide, Color::White) => reason::RIGHT_Q_WITHOUT_ROOK,
                    (Wing::KingSide, Color::Black) => reason::RIGHT_BLACK_K_WITHOUT_ROOK,
                    (Wing::QueenSide, Color::Black) => reason::RIGHT_BLACK_Q_WITHOUT_ROOK,
                };
                (reason, Some(wing.corner_file()))
            }
            CastlingRight::Wing(Wing::KingSide) => (reason::RIGHT_WITHOUT_ROOK_TOWARDS_H, None),
            CastlingRight::Wing(Wing::QueenSide) => (reason::RIGHT_WITHOUT_ROOK_TOWARDS_A, None),
            CastlingRight::File(file) if is_standard && Wing::ALL.iter().all(|wing| wing.corner_file() != file) => {
                (reason::RIGHT_OFF_THE_CORNERS, Some(file))
            }
            CastlingRight::File(file) => (reason::RIGHT_WITHOUT_ROOK, Some(file)),
        };
        let square = file.and_then(|file| Square::at(file, back_rank(color)));
        Illegal::new(reason)
            .with(Part::Condition, square.into_iter().collect::<Bitboard>(), &self.board)
            .with(Part::King, king, &self.board)
    }

    /// Rule 7.8.
    fn check_en_passant(&self, faults: &mut Vec<Illegal>) {
        let Some(passed) = self.en_passant else { return };
        for (reason, squares) in en_passant_faults(&self.board, self.turn, passed) {
            let illegal = Illegal::new(reason).with(Part::Target, passed, &self.board);
            faults.push(illegal.with(Part::Condition, squares, &self.board));
        }
    }
}

/// Where a King may stand to castle.
fn king_home(color: Color, rules: Rules) -> Bitboard {
    let rank = Bitboard::rank(back_rank(color));
    match rules {
        Rules::Standard => rank & Bitboard::file(KING_FILE),
        Rules::Chess960 => rank,
    }
}
