//! From a text to what it says. No position is needed; both levels read alike here.

use alloc::format;
use alloc::string::ToString;
use core::ops::Range;

use super::form::{Body, Check, Piece};
use super::{Alphabet, Castling, SanError, SanErrorKind, is_null};
use crate::{File, Geometry, Position, Rank, Role, Square, SquareError};

/// What a text says, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parsed<G: Geometry, R: Role> {
    pub(super) body: Body<G, R>,
    pub(super) check: Option<Check>,
    pub(super) places: Places,
}

/// Where the parts of a text begin. A part that is missing begins where the next one does.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Places {
    start: usize,
    origin: usize,
    /// The mark of a capture, before the square or behind it.
    capture: usize,
    target: usize,
    promotion: usize,
    check: usize,
    end: usize,
}

impl Places {
    pub(super) fn origin(self) -> Range<usize> {
        self.origin..self.capture.clamp(self.origin, self.target)
    }

    pub(super) fn capture(self, is_capture: bool) -> Range<usize> {
        self.capture..self.capture + usize::from(is_capture)
    }

    pub(super) fn target(self) -> Range<usize> {
        self.target..self.promotion
    }

    pub(super) fn promotion(self) -> Range<usize> {
        self.promotion..self.check
    }

    pub(super) fn check(self) -> Range<usize> {
        self.check..self.end
    }

    pub(super) fn all(self) -> Range<usize> {
        self.start..self.end
    }
}

/// Signs that stand for a dash, and the byte that all of them begin with.
const DASHES: [&str; 6] = ["‐", "‑", "‒", "–", "—", "−"];
const FIRST_OF_DASH: u8 = 0xe2;

#[inline]
pub(super) fn parse<P: Position>(
    text: &str,
    alphabet: Option<&Alphabet<P::Role>>,
) -> Result<Parsed<P::Geometry, P::Role>, SanError> {
    let (start, end) = trimmed(text);
    let mut scanner = Scanner::<P> {
        text: &text[..end],
        at: start,
        alphabet,
    };
    if start == end {
        let message = "expected a move such as Nf3, found nothing".to_string();
        return Err(SanError::new(SanErrorKind::Empty, 0..text.len(), message));
    }
    if is_null(&text[start..end]) {
        let message = "a null move is no move of the game".to_string();
        return Err(SanError::new(SanErrorKind::Null, start..end, message));
    }
    let mut places = Places {
        start,
        ..Places::default()
    };
    let body = match scanner.castling()? {
        Some(castling) => {
            places = Places {
                origin: start,
                capture: start,
                target: start,
                promotion: scanner.at,
                ..places
            };
            Body::Castling(castling)
        }
        None => Body::Piece(scanner.piece(&mut places)?),
    };
    places.check = scanner.at;
    let check = scanner.check();
    places.end = scanner.at;
    if scanner.at < end {
        let message = format!("expected nothing behind the move, found {:?}", scanner.next_char());
        return Err(SanError::new(SanErrorKind::Trailing, scanner.at..end, message));
    }
    Ok(Parsed { body, check, places })
}

/// Where a text without the blanks around it begins and ends.
#[inline]
fn trimmed(text: &str) -> (usize, usize) {
    match text.as_bytes() {
        // Nearly all texts, and quicker to see.
        [first, .., last] if first.is_ascii_graphic() && last.is_ascii_graphic() => (0, text.len()),
        _ => {
            let end = text.trim_end().len();
            (end - text[..end].trim_start().len(), end)
        }
    }
}

/// A text and how far it is read.
struct Scanner<'a, P: Position> {
    text: &'a str,
    at: usize,
    alphabet: Option<&'a Alphabet<P::Role>>,
}

impl<P: Position> Scanner<'_, P> {
    /// The byte `ahead` of the place reached; 0 at the end.
    #[inline(always)]
    fn byte(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    /// The character at the place reached, which is between two; a blank at the end.
    fn next_char(&self) -> char {
        self.text[self.at..].chars().next().unwrap_or(' ')
    }

    #[inline]
    fn eat(&mut self, byte: u8) -> bool {
        let is_there = self.byte(0) == byte;
        self.at += usize::from(is_there);
        is_there
    }

    /// The length of the dash `ahead` of the place reached; 0 if there is none.
    #[inline]
    fn dash(&self, ahead: usize) -> usize {
        match self.byte(ahead) {
            b'-' => 1,
            FIRST_OF_DASH => self.long_dash(ahead),
            _ => 0,
        }
    }

    /// The length of a dash that is none of ASCII.
    #[cold]
    fn long_dash(&self, ahead: usize) -> usize {
        let rest = self.text.get(self.at + ahead..).unwrap_or("");
        let dash = DASHES.iter().find(|dash| rest.starts_with(**dash));
        dash.map_or(0, |dash| dash.len())
    }

    /// Whether the byte is the letter of a file of the board.
    #[inline]
    fn is_file(byte: u8) -> bool {
        byte.wrapping_sub(b'a') < P::Geometry::FILES
    }

    #[inline]
    fn file(&mut self) -> Option<File> {
        let byte = self.byte(0);
        if !Self::is_file(byte) {
            return None;
        }
        self.at += 1;
        File::new(byte - b'a')
    }

    /// A rank, if a digit is next.
    #[inline]
    fn rank(&mut self) -> Result<Option<Rank>, SanError> {
        let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
        let (number, length) = match (digit(self.byte(0)), digit(self.byte(1))) {
            (None, _) => return Ok(None),
            (Some(tens @ 1..), Some(units)) if P::Geometry::RANKS >= 10 => (tens * 10 + units, 2),
            (Some(number), _) => (number, 1),
        };
        if number == 0 || number > P::Geometry::RANKS {
            return Err(self.no_square(SquareError::Rank(P::Geometry::RANKS), 0, length));
        }
        self.at += length;
        Ok(Rank::new(number - 1))
    }

    fn square(&mut self) -> Result<Square<P::Geometry>, SanError> {
        match Square::read_prefix(&self.text[self.at..]) {
            Ok((square, length)) => {
                self.at += length;
                Ok(square)
            }
            Err(error) => {
                let ahead = usize::from(!matches!(error, SquareError::File(..)));
                Err(self.no_square(error, ahead, 1))
            }
        }
    }

    /// What is found `ahead` is not the part of a square that is due there.
    #[cold]
    fn no_square(&self, error: SquareError, ahead: usize, length: usize) -> SanError {
        let start = self.at + ahead;
        let found = self.text[start..].chars().next().map_or(0, char::len_utf8);
        SanError::new(
            SanErrorKind::Square,
            start..start + length.max(found).min(self.text.len() - start),
            error.to_string(),
        )
    }

    /// Castling, if the text begins with a sign of it and a dash.
    #[inline]
    fn castling(&mut self) -> Result<Option<Castling<P::Geometry>>, SanError> {
        let is_sign = |byte: u8| matches!(byte, b'O' | b'o' | b'0');
        if !is_sign(self.byte(0)) || self.dash(1) == 0 {
            return Ok(None);
        }
        let start = self.at;
        let mut signs = 1;
        let mut goal = None;
        self.at += 1;
        loop {
            let dash = self.dash(0);
            if dash > 0 && is_sign(self.byte(dash)) {
                self.at += dash + 1;
                signs += 1;
            } else if dash > 0 && signs > 1 && goal.is_none() {
                self.at += dash;
                goal = Some(self.square()?);
            } else {
                break;
            }
        }
        if !matches!(signs, 2 | 3) {
            let message = "expected O-O or O-O-O".to_string();
            return Err(SanError::new(SanErrorKind::Castling, start..self.text.len(), message));
        }
        Ok(Some(Castling {
            is_long: signs == 3,
            goal,
        }))
    }

    #[inline]
    fn piece(&mut self, places: &mut Places) -> Result<Piece<P::Geometry, P::Role>, SanError> {
        let Some(role) = self.letter()?.or(P::SAN.pawn) else {
            let message = format!("expected the letter of a piece, found {:?}", self.next_char());
            let span = self.at..self.at + self.next_char().len_utf8();
            return Err(SanError::new(SanErrorKind::Letter, span, message));
        };
        places.origin = self.at;
        let file = self.file();
        let rank = self.rank()?;
        places.capture = self.at;
        let mut is_capture = self.eat(b'x');
        let dash = self.dash(0);
        let is_dashed = !is_capture && file.is_some() && rank.is_some() && dash > 0 && Self::is_file(self.byte(dash));
        if is_dashed {
            self.at += dash;
        }
        let is_origin = is_capture
            || is_dashed
            || file.is_none()
            || (Self::is_file(self.byte(0)) && (rank.is_none() || self.byte(1).is_ascii_digit()));
        let mut said = match (is_origin, file, rank) {
            (false, Some(target_file), Some(target_rank)) => {
                places.target = places.origin;
                places.capture = places.origin;
                let to = Square::at(target_file, target_rank);
                let to = to.ok_or_else(|| self.no_square(SquareError::Rank(P::Geometry::RANKS), 0, 0))?;
                Piece::to(role, to)
            }
            (false, ..) => {
                // Only a file was read: its rank is due.
                self.at -= 1;
                return Err(self
                    .square()
                    .err()
                    .unwrap_or_else(|| self.no_square(SquareError::Trailing, 0, 0)));
            }
            (true, ..) => {
                places.target = self.at;
                Piece {
                    file,
                    rank,
                    ..Piece::to(role, self.square()?)
                }
            }
        };
        if is_capture && self.dash(0) > 0 && Self::is_file(self.byte(self.dash(0))) {
            self.at += self.dash(0);
            said.stop = Some(said.to);
            said.to = self.square()?;
        }
        if (P::SAN.marks_behind)(role) {
            let behind = self.at;
            if self.eat(b'X') {
                is_capture = true;
                places.capture = behind;
            }
        }
        places.promotion = self.at;
        Ok(Piece {
            is_capture,
            promotion: self.promotion()?,
            ..said
        })
    }

    /// The letter of a kind, if one is next. Other capitals, and signs that are not ASCII, are faults.
    #[inline(always)]
    fn letter(&mut self) -> Result<Option<P::Role>, SanError> {
        let byte = self.byte(0);
        if self.alphabet.is_none() {
            if let Some(role) = P::Role::from_letter(char::from(byte)) {
                self.at += 1;
                return Ok(Some(role));
            }
            if byte.is_ascii() && !byte.is_ascii_uppercase() {
                return Ok(None);
            }
        }
        self.other_letter()
    }

    /// The same for what is no letter of the game's own.
    #[cold]
    fn other_letter(&mut self) -> Result<Option<P::Role>, SanError> {
        let byte = self.byte(0);
        let found = match self.alphabet {
            Some(alphabet) => alphabet.read_prefix(&self.text[self.at..]),
            None if byte.is_ascii() => (P::SAN.alias)(char::from(byte)).map(|role| (role, 1)),
            None => None,
        };
        if let Some((role, length)) = found {
            self.at += length;
            return Ok(Some(role));
        }
        if byte.is_ascii_uppercase() || !byte.is_ascii() {
            return Err(self.no_letter());
        }
        Ok(None)
    }

    /// What is found is no letter of a kind.
    #[cold]
    fn no_letter(&self) -> SanError {
        let found = self.next_char();
        let message = match self.alphabet {
            Some(alphabet) => format!("{found:?} is no letter of a piece in the {} alphabet", alphabet.name()),
            None => format!("{found:?} is no letter of a piece"),
        };
        SanError::new(SanErrorKind::Letter, self.at..self.at + found.len_utf8(), message)
    }

    /// What the piece becomes: `=Q`, `Q`, `=q`, `q`, `/Q` or `(Q)`.
    #[inline]
    fn promotion(&mut self) -> Result<Option<P::Role>, SanError> {
        if matches!(self.byte(0), 0 | b'+' | b'#' | b'!' | b'?') {
            return Ok(None);
        }
        let start = self.at;
        let is_in_brackets = self.eat(b'(');
        let has_sign = is_in_brackets || self.eat(b'=') || self.eat(b'/');
        let role = match self.letter()? {
            None if self.byte(0).is_ascii_lowercase() => {
                let role = P::Role::from_letter(char::from(self.byte(0).to_ascii_uppercase()));
                let role = role.filter(|_| self.alphabet.is_none());
                self.at += usize::from(role.is_some());
                role
            }
            role => role,
        };
        if role.is_none() && (has_sign || self.byte(0).is_ascii_lowercase()) {
            if self.byte(0).is_ascii_lowercase() {
                return Err(self.no_letter());
            }
            let message = "expected the letter of what the piece becomes".to_string();
            return Err(SanError::new(SanErrorKind::PromotionMissing, start..self.at, message));
        }
        if is_in_brackets && !self.eat(b')') {
            let message = "expected a closing bracket".to_string();
            return Err(SanError::new(SanErrorKind::Trailing, self.at..self.at, message));
        }
        Ok(role)
    }

    /// What stands behind the move. `!` and `?` say nothing.
    #[inline]
    fn check(&mut self) -> Option<Check> {
        let mut check = None;
        loop {
            match self.byte(0) {
                b'+' => check = check.or(Some(Check::Check)),
                b'#' => check = Some(Check::Mate),
                b'!' | b'?' => {}
                _ => return check,
            }
            self.at += 1;
        }
    }
}

impl<G: Geometry, R: Role> Piece<G, R> {
    /// To this square, and nothing else.
    const fn to(role: R, to: Square<G>) -> Self {
        Self {
            role,
            file: None,
            rank: None,
            is_capture: false,
            stop: None,
            to,
            promotion: None,
        }
    }
}
