//! The answer to a question.

use std::collections::BTreeMap;

use chess_variants::find;
use chess_variants::variant_core::{AnyGame, Claim, Repair, Verdict};
use serde::Serialize;
use serde_json::value::RawValue;

use super::fault::{Fault, Kind};
use super::question::Question;

/// What the rules say. `docs/judge.md` says what each key means.
#[derive(Serialize)]
pub(super) struct Answer {
    variant: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    fen: String,
    turn: String,
    check: bool,
    legal: Vec<String>,
    outcome: Option<Outcome>,
    claims: Vec<&'static str>,
    count: Option<Count>,
    #[serde(skip_serializing_if = "Option::is_none")]
    captures: Option<BTreeMap<String, Vec<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    repairs: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    refused: Vec<Refused>,
}

/// A claim that failed, by the index of its act.
#[derive(Serialize)]
struct Refused {
    at: usize,
    reason: &'static str,
}

/// The positions that the proof of a claim may look at where the question does not say.
const BUDGET: u64 = 100_000;

#[derive(Serialize)]
struct Outcome {
    winner: Option<String>,
    reason: &'static str,
}

#[derive(Serialize)]
struct Count {
    kind: &'static str,
    limit: u16,
    ply: u16,
    shown: u16,
}

/// The answer or the fault as a line, without its end.
pub(super) fn to_json(id: Option<&RawValue>, answer: Result<Answer, Fault>) -> String {
    #[derive(Serialize)]
    struct Line<'a, T> {
        id: Option<&'a RawValue>,
        #[serde(flatten)]
        rest: T,
    }
    #[derive(Serialize)]
    struct Error {
        error: Fault,
    }
    let line = match answer {
        Ok(rest) => serde_json::to_string(&Line { id, rest }),
        Err(error) => serde_json::to_string(&Line {
            id,
            rest: Error { error },
        }),
    };
    line.expect("plain data is JSON")
}

/// Judges a question.
pub(super) fn judge(question: &Question<'_>) -> Result<Answer, Fault> {
    let is_lenient = question.lenient.unwrap_or(false);
    let (mut game, repairs) = open(question, is_lenient)?;
    let mut repairs: Vec<_> = repairs.iter().map(ToString::to_string).collect();
    for (at, text) in question.moves.iter().flatten().enumerate() {
        let text = &text.0;
        let played = if is_lenient {
            game.play_lenient(text)
        } else {
            game.play(text).map(|()| text.to_string())
        };
        let written = played.map_err(|error| Fault::play(&error, at, text))?;
        if written != *text {
            repairs.push(format!("move {at}: {text:?} read as {written:?}"));
        }
    }
    let mut refused = Vec::new();
    for (at, text) in question.acts.iter().flatten().enumerate() {
        let response = game
            .act(&text.0, question.budget.unwrap_or(BUDGET))
            .map_err(|error| Fault::act(&error, at, &text.0))?;
        match response.verdict {
            Some(Verdict::Refused) => refused.push(Refused { at, reason: "not-true" }),
            Some(Verdict::Unproved) => refused.push(Refused {
                at,
                reason: "not-proved",
            }),
            _ => {}
        }
    }
    let mut legal = game.legal_moves();
    legal.sort_unstable();
    let captures = question.captures.unwrap_or(false).then(|| {
        let sorted = |mut squares: Vec<String>| {
            squares.sort_unstable();
            squares
        };
        game.captures()
            .into_iter()
            .map(|(text, squares)| (text, sorted(squares)))
            .collect()
    });
    Ok(Answer {
        variant: game.info().name,
        rules: game.rules(),
        fen: game.fen(),
        turn: game.turn().to_string(),
        check: game.is_check(),
        legal,
        outcome: game.outcome().map(|outcome| Outcome {
            winner: outcome.winner.map(|winner| winner.to_string()),
            reason: outcome.reason.code(),
        }),
        claims: game.claims().into_iter().map(Claim::code).collect(),
        count: game.count().map(|count| Count {
            kind: count.kind,
            limit: count.limit,
            ply: count.ply,
            shown: count.shown,
        }),
        captures,
        repairs: is_lenient.then_some(repairs),
        refused,
    })
}

/// The game at its start, and what was repaired to read it.
fn open(question: &Question<'_>, is_lenient: bool) -> Result<(Box<dyn AnyGame>, Vec<Repair>), Fault> {
    let found = find(&question.variant).map_err(|error| {
        Fault::new(Kind::Variant, "unknown-variant", error.to_string()).with_span(0..question.variant.len())
    })?;
    if let Some(language) = question.language.as_deref().filter(|&language| language != "en") {
        let message = format!("{language:?} is no language known here; expected en");
        return Err(Fault::new(Kind::Json, "unknown-language", message).with_span(0..language.len()));
    }
    let rules = question.rules.as_deref().unwrap_or(found.rules);
    if !found.rules.is_empty() && !rules.eq_ignore_ascii_case(found.rules) {
        let message = format!(
            "the name {:?} stands for the rule set {}, not {rules:?}",
            question.variant, found.rules
        );
        return Err(Fault::new(Kind::Rules, "contradiction", message).with_span(0..rules.len()));
    }
    let fen = question.fen.as_deref();
    let opened = if is_lenient {
        found.entry.open_lenient(fen, rules)
    } else {
        found.entry.open(fen, rules).map(|game| (game, Vec::new()))
    };
    opened.map_err(|error| Fault::open(&error, fen.unwrap_or_default(), rules))
}
