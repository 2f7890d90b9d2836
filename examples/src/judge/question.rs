//! What a line asks.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::fault::{Fault, Kind};

/// What a line asks. `docs/judge.md` says what each key means.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question<'a> {
    #[serde(borrow)]
    pub(super) id: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) variant: Cow<'a, str>,
    #[serde(borrow)]
    pub(super) rules: Option<Cow<'a, str>>,
    #[serde(borrow)]
    pub(super) fen: Option<Cow<'a, str>>,
    #[serde(borrow)]
    pub(super) moves: Option<Vec<Text<'a>>>,
    #[serde(borrow)]
    pub(super) acts: Option<Vec<Text<'a>>>,
    pub(super) captures: Option<bool>,
    pub(super) lenient: Option<bool>,
    #[serde(borrow)]
    pub(super) language: Option<Cow<'a, str>>,
    pub(super) budget: Option<u64>,
}

/// A text inside a list, borrowed from the line where it has no escapes.
#[derive(Deserialize)]
pub(super) struct Text<'a>(#[serde(borrow)] pub(super) Cow<'a, str>);

impl<'a> Question<'a> {
    /// Reads a line.
    pub(super) fn read(line: &'a [u8]) -> Result<Self, Fault> {
        serde_json::from_slice(line).map_err(|error| {
            // The column counts bytes from 1; a line is one line.
            let at = error.column().saturating_sub(1).min(line.len());
            let text = error.to_string();
            let message = text
                .rsplit_once(" at line ")
                .map_or(text.as_str(), |(message, _)| message);
            let reason = match error.classify() {
                serde_json::error::Category::Data => "question",
                _ => "syntax",
            };
            Fault::new(Kind::Json, reason, format!("{message} (byte {at} of the line)"))
                .with_span(at..(at + 1).min(line.len()))
        })
    }
}

/// The `id` of a line whose other keys are at fault, if it can be told.
pub(super) fn id_of(line: &[u8]) -> Option<Box<RawValue>> {
    #[derive(Deserialize)]
    struct Id {
        id: Option<Box<RawValue>>,
    }
    serde_json::from_slice::<Id>(line).ok()?.id
}
