//! The fields of a FEN, read one after the other, with every fault noted.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use super::{FenError, FenFault, MAX_FEN};
use crate::Color;

/// Past this many, faults of one text are no longer noted.
const MAX_FAULTS: usize = 64;

/// Reads the fields of a FEN and notes every fault; a game's reader asks for its fields by their names.
///
/// A field that is missing or at fault gives a default value, so that reading goes on; [`finish`](Self::finish) then fails.
#[derive(Debug)]
pub struct FenReader<'a> {
    text: &'a str,
    names: &'static [&'static str],
    fields: Vec<(usize, &'a str)>,
    faults: Vec<FenFault>,
}

impl<'a> FenReader<'a> {
    /// A reader of `text`, whose fields have these names, in order; the last `optional` of them may be missing.
    #[must_use]
    pub fn new(text: &'a str, names: &'static [&'static str], optional: usize) -> Self {
        let mut reader = Self {
            text,
            names,
            fields: Vec::new(),
            faults: Vec::new(),
        };
        if text.trim().is_empty() {
            reader.note(
                "FEN",
                0..text.len(),
                "empty",
                "a position".into(),
                "an empty FEN".into(),
                None,
            );
        } else if text.len() > MAX_FEN {
            let expected = format!("at most {MAX_FEN} bytes");
            let start = (MAX_FEN..text.len())
                .find(|&at| text.is_char_boundary(at))
                .unwrap_or(text.len());
            reader.note(
                "FEN",
                start..text.len(),
                "too-long",
                expected,
                format!("{} bytes", text.len()),
                None,
            );
        } else {
            reader.split(optional);
        }
        reader
    }

    /// Splits the text at its blanks: exactly one between two fields.
    fn split(&mut self, optional: usize) {
        let mut at = 0;
        for part in self.text.split(' ') {
            if part.is_empty() {
                let (found, suggestion) = (
                    "a blank too many".into(),
                    Some("write one blank between two fields".into()),
                );
                // A blank at the end stands before the missing field, any other behind it.
                let blank = if self.text[at..].trim_start_matches(' ').is_empty() {
                    at - 1
                } else {
                    at
                };
                self.note("FEN", blank..blank + 1, "blank", "a field".into(), found, suggestion);
            } else {
                self.fields.push((at, part));
            }
            at += part.len() + 1;
        }
        let (found, all) = (self.fields.len(), self.names.len());
        if found + optional < all {
            let missing = self.names[found..all - optional].join(", ");
            let end = self.text.len();
            let expected = format!("{} fields", all - optional);
            self.note(
                "FEN",
                end..end,
                "fields",
                expected,
                format!("{found}; missing: {missing}"),
                None,
            );
        } else if found > all {
            let (start, end) = (self.fields[all].0, self.text.len());
            self.note(
                "FEN",
                start..end,
                "fields",
                format!("{all} fields"),
                found.to_string(),
                None,
            );
            self.fields.truncate(all);
        }
    }

    /// Whether reading the fields makes sense: the text is neither empty nor too long.
    #[must_use]
    pub fn has_fields(&self) -> bool {
        !self.fields.is_empty()
    }

    /// The text of the field `name` and its first byte in the whole text; `None` if it is missing.
    ///
    /// # Panics
    /// If the reader was not made with a field of that name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<(usize, &'a str)> {
        let index = self.names.iter().position(|&known| known == name);
        self.fields.get(index.expect("a field of the reader")).copied()
    }

    /// Notes a fault.
    pub fn note(
        &mut self,
        field: &'static str,
        span: Range<usize>,
        code: &'static str,
        expected: String,
        found: String,
        suggestion: Option<String>,
    ) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(FenFault {
                field,
                span,
                code,
                expected,
                found,
                suggestion,
            });
        }
    }

    /// Notes that a whole field is not what was expected.
    pub fn note_field(&mut self, field: &'static str, code: &'static str, expected: &str, suggestion: Option<String>) {
        if let Some((start, text)) = self.field(field) {
            self.note(
                field,
                start..start + text.len(),
                code,
                expected.into(),
                quoted(text),
                suggestion,
            );
        }
    }

    /// The side to move: `w` or `b`.
    pub fn turn(&mut self, field: &'static str) -> Color {
        match self.field(field) {
            None | Some((_, "w")) => Color::White,
            Some((_, "b")) => Color::Black,
            Some((_, text)) => {
                let suggestion = match text {
                    "W" | "white" | "White" => Some("did you mean w?".into()),
                    "B" | "black" | "Black" => Some("did you mean b?".into()),
                    _ => None,
                };
                self.note_field(field, "turn", "w or b", suggestion);
                Color::White
            }
        }
    }

    /// A whole number of decimal digits, `least` to `most`.
    pub fn counter(&mut self, field: &'static str, least: u32, most: u32) -> u32 {
        let Some((_, text)) = self.field(field) else {
            return least;
        };
        let expected = format!("a whole number from {least} to {most}");
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            self.note_field(field, "counter", &expected, None);
            return least;
        }
        if text.len() > 1 && text.starts_with('0') {
            let number = text.parse().ok().filter(|number| (least..=most).contains(number));
            let suggestion = number.map(|number| format!("write {number}"));
            self.note_field(field, "counter", "a number without zeros before it", suggestion);
            return least;
        }
        match text.parse() {
            Ok(number) if (least..=most).contains(&number) => number,
            number => {
                let is_too_small = number.is_ok_and(|number| number < least);
                let suggestion = is_too_small.then(|| format!("write {least}"));
                self.note_field(field, "counter-range", &expected, suggestion);
                least
            }
        }
    }

    /// A field that holds nothing but `-`.
    pub fn dash(&mut self, field: &'static str) {
        if self.field(field).is_some_and(|(_, text)| text != "-") {
            self.note_field(field, "dash", "-", None);
        }
    }

    /// The value, if no fault was noted.
    ///
    /// # Errors
    /// All the faults, in the order of the text.
    pub fn finish<T>(mut self, value: T) -> Result<T, FenError> {
        if self.faults.is_empty() {
            return Ok(value);
        }
        self.faults.sort_by_key(|fault| fault.span.start);
        Err(FenError { faults: self.faults })
    }
}

/// A piece of the text in quotes, cut to a length that a message can bear.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 24;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{:?}…", &text[..end]),
        None => format!("{text:?}"),
    }
}
