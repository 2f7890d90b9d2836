//! The streaming reader: from bytes to what they mean, one token after the other.

use super::{Fault, FaultKind, GameResult, Place, Text};

/// The longest token of the moves, in bytes.
pub const MAX_TOKEN: usize = 255;

/// Whether to look at a part of a game or to pass over it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// Look at it.
    Enter,
    /// Pass over it: nothing in it is told.
    Skip,
}

/// What a [`Reader`] tells of the games it meets. Every method does nothing unless it is written anew.
pub trait Visitor {
    /// A game begins here.
    fn begin_game(&mut self, place: Place) {
        let _ = place;
    }

    /// A tag.
    fn tag(&mut self, name: &str, value: Text<'_>) {
        let _ = (name, value);
    }

    /// The tags are over. Skipping passes over the moves to the end of the game.
    fn end_tags(&mut self) -> Walk {
        Walk::Enter
    }

    /// A number before a move, and whether it says that Black is to move (`3...`).
    fn move_number(&mut self, place: Place, number: u32, is_black: bool) {
        let _ = (place, number, is_black);
    }

    /// A move, without the signs `!` and `?` behind it, which come as annotations.
    fn san(&mut self, place: Place, text: Text<'_>) {
        let _ = (place, text);
    }

    /// An annotation by its number: `$1`, or `!` and its like.
    fn nag(&mut self, nag: u8) {
        let _ = nag;
    }

    /// A comment, without its braces or its semicolon.
    fn comment(&mut self, place: Place, text: Text<'_>) {
        let _ = (place, text);
    }

    /// A variation begins: another move in place of the last one. Skipping passes over it and all within.
    fn begin_variation(&mut self, place: Place) -> Walk {
        let _ = place;
        Walk::Enter
    }

    /// The variation that was entered last is over.
    fn end_variation(&mut self) {}

    /// The result that stands behind the moves.
    fn result(&mut self, result: GameResult) {
        let _ = result;
    }

    /// Something is wrong. Reading goes on.
    fn fault(&mut self, fault: Fault) {
        let _ = fault;
    }

    /// The game is over.
    fn end_game(&mut self) {}
}

/// Walks over the bytes of any number of games.
///
/// ```
/// use variant_core::pgn::{Place, Reader, Text, Visitor};
///
/// struct Count(usize);
/// impl Visitor for Count {
///     fn san(&mut self, _: Place, _: Text<'_>) {
///         self.0 += 1;
///     }
/// }
///
/// let mut moves = Count(0);
/// let mut reader = Reader::new(b"1. e4 e5 2. Nf3 (2. f4 exf4) Nc6 * [Event \"next\"] 1. d4 1-0");
/// let mut games = 0;
/// while reader.read_game(&mut moves) {
///     games += 1;
/// }
/// assert_eq!((games, moves.0), (2, 7));
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
    line_start: usize,
}

impl<'a> Reader<'a> {
    /// A reader of these games. A byte order mark at the beginning is passed over.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        let at = if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        Self {
            bytes,
            at,
            line: 1,
            line_start: at,
        }
    }

    /// A reader that goes on at a place that another reader of these bytes has told.
    #[must_use]
    pub fn at(bytes: &'a [u8], place: Place) -> Self {
        let at = place.offset.min(bytes.len());
        Self {
            bytes,
            at,
            line: place.line,
            line_start: at.saturating_sub(place.column.saturating_sub(1)),
        }
    }

    /// Where it is.
    #[must_use]
    pub fn place(&self) -> Place {
        self.place_of(self.at)
    }

    /// The place of a byte of the line it is in.
    fn place_of(&self, offset: usize) -> Place {
        Place {
            offset,
            line: self.line,
            column: offset - self.line_start + 1,
        }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Passes over a byte, counting lines.
    #[inline]
    fn bump(&mut self) {
        let byte = self.bytes[self.at];
        self.at += 1;
        if byte == b'\n' || (byte == b'\r' && self.peek() != Some(b'\n')) {
            self.line += 1;
            self.line_start = self.at;
        }
    }

    /// Passes over bytes up to `end`, counting lines.
    fn bump_to(&mut self, end: usize) {
        while self.at < end {
            self.bump();
        }
    }

    /// Passes over the rest of the line, and returns it without its end.
    fn rest_of_line(&mut self) -> &'a [u8] {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte != b'\n' && byte != b'\r') {
            self.at += 1;
        }
        &self.bytes[start..self.at]
    }

    /// Passes over blanks and `%` lines.
    #[inline]
    fn skip_blanks(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b' ' | b'\t' => self.at += 1,
                b'\n' | b'\r' | 0x0b | 0x0c => self.bump(),
                b'%' if self.at == self.line_start => {
                    self.rest_of_line();
                }
                _ => return,
            }
        }
    }

    /// Reads the next game, and tells `visitor` what it meets. `false` at the end of the text.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> bool {
        // Comments between two games belong to the one that follows, if one does.
        self.skip_blanks();
        let start = self.clone();
        while matches!(self.peek(), Some(b'{' | b';')) {
            self.comment(&mut Nobody);
            self.skip_blanks();
        }
        if self.peek().is_none() {
            return false;
        }
        *self = start;
        visitor.begin_game(self.place());
        self.tags(visitor);
        match visitor.end_tags() {
            Walk::Enter => self.moves(visitor, &mut 0),
            Walk::Skip => self.moves(&mut Nobody, &mut 0),
        }
        visitor.end_game();
        true
    }

    /// The tags, with any blank lines and comments among them.
    fn tags(&mut self, visitor: &mut impl Visitor) {
        loop {
            self.skip_blanks();
            match self.peek() {
                Some(b'[') => self.tag(visitor),
                Some(b'{' | b';') => {
                    // A comment before a tag is told with the tags; one before the moves is told with them.
                    let start = self.clone();
                    self.comment(&mut Nobody);
                    self.skip_blanks();
                    let is_before_tag = self.peek() == Some(b'[');
                    *self = start;
                    if !is_before_tag {
                        return;
                    }
                    self.comment(visitor);
                }
                _ => return,
            }
        }
    }

    /// A tag: `[Name "value"]`. One that is something else is reported, and its line passed over.
    fn tag(&mut self, visitor: &mut impl Visitor) {
        let place = self.place();
        let line_end = self.bytes[self.at..]
            .iter()
            .position(|&byte| byte == b'\n' || byte == b'\r');
        let line = &self.bytes[self.at..line_end.map_or(self.bytes.len(), |end| self.at + end)];
        if let Some((name, value, length)) = split_tag(line) {
            visitor.tag(name, value);
            self.at += length;
        } else {
            visitor.fault(Fault {
                place,
                kind: FaultKind::Tag,
            });
            self.at += line.len();
        }
    }

    /// A comment: `{…}`, or `;` to the end of the line.
    fn comment(&mut self, visitor: &mut impl Visitor) {
        let place = self.place();
        let opening = self.bytes[self.at];
        self.at += 1;
        if opening == b';' {
            let text = self.rest_of_line();
            visitor.comment(place, Text::plain(text));
            return;
        }
        let start = self.at;
        let closing = self.bytes[start..].iter().position(|&byte| byte == b'}');
        let end = closing.map_or(self.bytes.len(), |length| start + length);
        self.bump_to(end);
        if closing.is_some() {
            self.at += 1;
        } else {
            visitor.fault(Fault {
                place,
                kind: FaultKind::UnclosedComment,
            });
        }
        visitor.comment(place, Text::plain(&self.bytes[start..end]));
    }

    /// The moves up to the result, the next game's tags or the end of the text; `depth` is the number of open variations.
    fn moves(&mut self, visitor: &mut impl Visitor, depth: &mut u32) {
        let mut has_moves = false;
        let result = loop {
            self.skip_blanks();
            let place = self.place();
            let Some(byte) = self.peek() else { break None };
            match byte {
                b'[' if self.is_at_tag() => break None,
                b'{' | b';' => self.comment(visitor),
                b'(' => {
                    self.at += 1;
                    self.variation(visitor, place, depth, has_moves);
                }
                b')' => {
                    self.at += 1;
                    match depth.checked_sub(1) {
                        Some(outer) => {
                            *depth = outer;
                            visitor.end_variation();
                        }
                        None => visitor.fault(Fault {
                            place,
                            kind: FaultKind::StrayClose,
                        }),
                    }
                }
                b'$' => {
                    self.at += 1;
                    self.nag(visitor, place);
                }
                b'!' | b'?' => self.signs(visitor),
                b'.' => self.at += 1,
                _ => match self.token() {
                    Token::Result(result, is_plain) if *depth == 0 => {
                        if !is_plain {
                            visitor.fault(Fault {
                                place,
                                kind: FaultKind::ResultForm,
                            });
                        }
                        break Some(result);
                    }
                    // The end of a line of analysis, in some programs: no result of the game.
                    Token::Result(..) => visitor.fault(Fault {
                        place,
                        kind: FaultKind::UnexpectedByte,
                    }),
                    Token::Number(number, is_black) => visitor.move_number(place, number, is_black),
                    Token::Move(text) => {
                        has_moves = true;
                        visitor.san(place, Text::plain(text));
                        self.signs(visitor);
                    }
                    Token::Wrong(kind) => visitor.fault(Fault { place, kind }),
                },
            }
        };
        let place = self.place();
        for _ in 0..core::mem::take(depth) {
            visitor.fault(Fault {
                place,
                kind: FaultKind::UnclosedVariation,
            });
            visitor.end_variation();
        }
        match result {
            Some(result) => visitor.result(result),
            None => visitor.fault(Fault {
                place,
                kind: FaultKind::MissingResult,
            }),
        }
    }

    /// A variation, whose opening parenthesis has been passed.
    fn variation(&mut self, visitor: &mut impl Visitor, place: Place, depth: &mut u32, has_moves: bool) {
        if !has_moves {
            visitor.fault(Fault {
                place,
                kind: FaultKind::VariationWithoutMove,
            });
            self.skip_variation(visitor, place);
            return;
        }
        match visitor.begin_variation(place) {
            Walk::Enter => *depth = depth.saturating_add(1),
            Walk::Skip => self.skip_variation(visitor, place),
        }
    }

    /// Passes over a variation and all within, up to its closing parenthesis or the end of the game.
    fn skip_variation(&mut self, visitor: &mut impl Visitor, place: Place) {
        let mut open = 1_usize;
        loop {
            self.skip_blanks();
            match self.peek() {
                None => break,
                Some(b'[') if self.is_at_tag() => break,
                Some(b'{' | b';') => self.comment(&mut Nobody),
                Some(b'(') => {
                    open += 1;
                    self.at += 1;
                }
                Some(b')') => {
                    open -= 1;
                    self.at += 1;
                    if open == 0 {
                        return;
                    }
                }
                Some(_) => self.at += 1,
            }
        }
        visitor.fault(Fault {
            place,
            kind: FaultKind::UnclosedVariation,
        });
    }

    /// Whether a tag begins here: a bracket that is the first of its line and is followed by a letter.
    fn is_at_tag(&self) -> bool {
        let before = &self.bytes[self.line_start..self.at];
        before.iter().all(|byte| matches!(byte, b' ' | b'\t'))
            && self.bytes.get(self.at + 1).is_some_and(u8::is_ascii_alphabetic)
    }

    /// An annotation, whose `$` has been passed.
    fn nag(&mut self, visitor: &mut impl Visitor, place: Place) {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        let digits = core::str::from_utf8(&self.bytes[start..self.at]).unwrap_or_default();
        match digits.parse() {
            Ok(nag) => visitor.nag(nag),
            Err(_) => visitor.fault(Fault {
                place,
                kind: FaultKind::Number,
            }),
        }
    }

    /// The signs `!`, `?` and their pairs, as annotations 1 to 6.
    fn signs(&mut self, visitor: &mut impl Visitor) {
        while let Some(first @ (b'!' | b'?')) = self.peek() {
            self.at += 1;
            let second = self.peek().filter(|byte| matches!(byte, b'!' | b'?'));
            self.at += usize::from(second.is_some());
            visitor.nag(match (first, second) {
                (b'!', None) => 1,
                (b'!', Some(b'!')) => 3,
                (b'!', Some(_)) => 5,
                (_, None) => 2,
                (_, Some(b'?')) => 4,
                (_, Some(_)) => 6,
            });
        }
    }

    /// The dots behind blanks on this line, as in `44. ... Rf8`. They are passed over as what they are.
    fn dots_ahead(&self) -> usize {
        let rest = &self.bytes[self.at..];
        let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        rest[blanks..].iter().take_while(|&&byte| byte == b'.').count()
    }

    /// A number, a result or a move.
    fn token(&mut self) -> Token<'a> {
        if let Some(length) = invisible(&self.bytes[self.at..]) {
            self.at += length;
            return Token::Wrong(FaultKind::Invisible);
        }
        let rest = &self.bytes[self.at..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        // `1.d4` and `12` are numbers; `1-0`, `1/2-1/2` and `0-0` are not.
        if digits > 0 && rest.get(digits).is_none_or(|&byte| byte == b'.' || is_blank(byte)) {
            self.at += digits;
            let start = self.at;
            while self.peek() == Some(b'.') {
                self.at += 1;
            }
            let dots = self.at - start + self.dots_ahead();
            let text = core::str::from_utf8(&rest[..digits]).unwrap_or_default();
            return text.parse().map_or(Token::Wrong(FaultKind::Number), |number| {
                Token::Number(number, dots > 1)
            });
        }
        let mut length = 0;
        let mut depth = 0_usize;
        while let Some(&byte) = rest.get(length) {
            let ends = match byte {
                // Parentheses around the new man, as in e8(Q), stay in the token.
                b'(' if rest[..length].last().is_some_and(u8::is_ascii_digit)
                    && rest.get(length + 2) == Some(&b')') =>
                {
                    depth += 1;
                    false
                }
                b')' if depth > 0 => {
                    depth -= 1;
                    false
                }
                b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' | b';' | b'$' | b'!' | b'?' | b'"' => true,
                byte if is_blank(byte) => true,
                // A dot belongs to a number that stands before it without a blank: `e4.` does not occur.
                b'.' => true,
                _ => length > 0 && invisible(&rest[length..]).is_some(),
            };
            if ends {
                break;
            }
            length += 1;
        }
        if length == 0 {
            self.bump();
            return Token::Wrong(FaultKind::UnexpectedByte);
        }
        self.at += length;
        let text = &rest[..length];
        if length > MAX_TOKEN {
            return Token::Wrong(FaultKind::TokenTooLong);
        }
        match GameResult::read(text) {
            Some((result, is_plain)) => Token::Result(result, is_plain),
            None => Token::Move(text),
        }
    }
}

/// What stands among the moves.
enum Token<'a> {
    Number(u32, bool),
    Result(GameResult, bool),
    Move(&'a [u8]),
    Wrong(FaultKind),
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

/// The length of a character that nobody sees at the beginning of these bytes.
fn invisible(bytes: &[u8]) -> Option<usize> {
    const INVISIBLE: [&str; 9] = [
        "\u{a0}", "\u{200b}", "\u{200c}", "\u{200d}", "\u{200e}", "\u{200f}", "\u{202f}", "\u{2060}", "\u{feff}",
    ];
    if bytes.first()?.is_ascii() {
        return None;
    }
    INVISIBLE
        .iter()
        .find(|text| bytes.starts_with(text.as_bytes()))
        .map(|text| text.len())
}

/// The name and the value of a tag that begins this line, and how long it is.
fn split_tag(line: &[u8]) -> Option<(&str, Text<'_>, usize)> {
    let blanks = |at: usize| {
        line[at..]
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count()
    };
    let mut at = 1 + blanks(1);
    let start = at;
    at += line[at..]
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_')
        .count();
    let name = core::str::from_utf8(&line[start..at])
        .ok()
        .filter(|name| !name.is_empty())?;
    at += blanks(at);
    if line.get(at) != Some(&b'"') {
        return None;
    }
    at += 1;
    let start = at;
    loop {
        match line.get(at)? {
            b'"' => break,
            // What follows a backslash closes nothing, unless it is all that is left.
            b'\\' if matches!(line.get(at + 1), Some(b'"' | b'\\')) => at += 2,
            _ => at += 1,
        }
    }
    let value = Text::escaped(&line[start..at]);
    at += 1;
    at += blanks(at);
    (line.get(at) == Some(&b']')).then_some((name, value, at + 1))
}

/// Hears nothing.
struct Nobody;

impl Visitor for Nobody {}
