//! The fields of a FEN, read one after the other, with every fault noted.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use super::{FenError, FenFault, MAX_FEN, Repair};
use crate::{Color, Reading};

/// Past this many, faults and repairs of one text are no longer noted.
const MAX_NOTES: usize = 64;

/// The fields of a game's FEN.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    /// Their names, in order.
    pub names: &'static [&'static str],
    /// How many of the last may always be missing.
    pub optional: usize,
    /// What lenient reading takes for the last fields before those, if they are missing.
    pub defaults: &'static [&'static str],
}

/// Reads the fields of a FEN and notes every fault; a game's reader asks for its fields by their names.
///
/// A field that is missing or at fault gives a default value, so that reading goes on; [`finish`](Self::finish) then fails.
#[derive(Debug)]
pub struct FenReader<'a> {
    text: &'a str,
    form: Fields,
    reading: Reading,
    fields: Vec<(usize, &'a str)>,
    faults: Vec<FenFault>,
    repairs: Vec<Repair>,
}

impl<'a> FenReader<'a> {
    /// A reader of `text`, whose fields have this form.
    #[must_use]
    pub fn new(text: &'a str, form: Fields, reading: Reading) -> Self {
        let mut reader = Self {
            text,
            form,
            reading,
            fields: Vec::new(),
            faults: Vec::new(),
            repairs: Vec::new(),
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
            match reading {
                Reading::Strict => reader.split_at_single_blanks(),
                Reading::Lenient => reader.split_at_any_blanks(),
            }
            reader.check_number();
        }
        reader
    }

    /// Splits the text at its blanks: exactly one between two fields.
    fn split_at_single_blanks(&mut self) {
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
    }

    /// Splits the text at its blanks, of any kind and number.
    fn split_at_any_blanks(&mut self) {
        let text = self.text;
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            let blank = rest.len() - rest.trim_start().len();
            let is_edge = at == 0 || at + blank == text.len();
            if blank > 0 && (is_edge || &rest[..blank] != " ") {
                self.repair("FEN", at..at + blank, if is_edge { "" } else { " " });
            }
            at += blank;
            let field = text[at..].split(char::is_whitespace).next().unwrap_or("");
            if !field.is_empty() {
                self.fields.push((at, field));
            }
            at += field.len();
        }
    }

    /// Notes fields that are too many or too few; lenient reading completes the text.
    fn check_number(&mut self) {
        let Fields {
            names,
            optional,
            defaults,
        } = self.form;
        let end = self.text.len();
        let due = names.len() - optional;
        if self.reading == Reading::Lenient {
            // The number of fields before those with a default.
            let needed = due.saturating_sub(defaults.len());
            for (index, &name) in names.iter().enumerate().take(due).skip(self.fields.len()) {
                let Some(default) = index.checked_sub(needed).and_then(|index| defaults.get(index)) else {
                    break;
                };
                self.repair(name, end..end, default);
                self.fields.push((end, default));
            }
        }
        let found = self.fields.len();
        if found < due {
            let missing = names[found..due].join(", ");
            let found = format!("{found}; missing: {missing}");
            self.note("FEN", end..end, "fields", format!("{due} fields"), found, None);
        } else if found > names.len() {
            let start = self.fields[names.len()].0;
            let expected = format!("{} fields", names.len());
            self.note("FEN", start..end, "fields", expected, found.to_string(), None);
            self.fields.truncate(names.len());
        }
    }

    /// Whether slips are repaired.
    #[must_use]
    pub fn is_lenient(&self) -> bool {
        self.reading == Reading::Lenient
    }

    /// Lists a repair: what stands at `span` is read as `became`.
    pub fn repair(&mut self, field: &'static str, span: Range<usize>, became: &str) {
        if self.repairs.len() < MAX_NOTES {
            self.repairs.push(Repair {
                field,
                was: self.text.get(span.clone()).unwrap_or("").into(),
                span,
                became: became.into(),
            });
        }
    }

    /// Lists a repair of a whole field.
    pub fn repair_field(&mut self, field: &'static str, became: &str) {
        if let Some((start, text)) = self.field(field) {
            self.repair(field, start..start + text.len(), became);
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
        let index = self.form.names.iter().position(|&known| known == name);
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
        if self.faults.len() < MAX_NOTES {
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
                let meant = match text {
                    "W" | "white" | "White" => Some(Color::White),
                    "B" | "black" | "Black" => Some(Color::Black),
                    _ => None,
                };
                if let (Some(meant), true) = (meant, self.is_lenient()) {
                    self.repair_field(field, if meant.is_white() { "w" } else { "b" });
                    return meant;
                }
                let suggestion = meant.map(|meant| format!("did you mean {}?", meant.letter()));
                self.note_field(field, "turn", "w or b", suggestion);
                Color::White
            }
        }
    }

    /// A whole number of decimal digits, `least` to `most`. Lenient reading takes 0 for 1 where counting starts at 1.
    pub fn counter(&mut self, field: &'static str, least: u32, most: u32) -> u32 {
        let Some((_, text)) = self.field(field) else {
            return least;
        };
        if self.is_lenient() && (text, least) == ("0", 1) {
            self.repair_field(field, "1");
            return 1;
        }
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

    /// The value and what was repaired, if no fault was noted; repairs in the order of the text.
    ///
    /// # Errors
    /// All the faults, in the order of the text.
    pub fn finish<T>(mut self, value: T) -> Result<(T, Vec<Repair>), FenError> {
        if self.faults.is_empty() {
            self.repairs.sort_by_key(|repair| repair.span.start);
            return Ok((value, self.repairs));
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
