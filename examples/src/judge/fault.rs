//! What is wrong with a line.

use std::ops::Range;

use chess_variants::OpenError;
use chess_variants::variant_core::{
    ActError, AnyActError, AnyError, FenError, Illegal, Outcome, PlayError, PositionError, SetupError,
};
use serde::Serialize;

use super::MAX_LINE;

/// The part of the question that is at fault.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    Json,
    Variant,
    Rules,
    Fen,
    Setup,
    Move,
    Act,
    GameOver,
}

/// What is wrong with a line, as the answer says it.
#[derive(Serialize)]
pub(super) struct Fault(Box<Fields>);

#[derive(Serialize)]
struct Fields {
    kind: Kind,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    span: Option<[usize; 2]>,
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    squares: Vec<String>,
    message: String,
}

impl Fault {
    pub(super) fn new(kind: Kind, reason: &'static str, message: String) -> Self {
        Self(Box::new(Fields {
            kind,
            at: None,
            span: None,
            reason,
            rule: None,
            squares: Vec::new(),
            message,
        }))
    }

    pub(super) fn with_span(mut self, span: Range<usize>) -> Self {
        self.0.span = Some([span.start, span.end]);
        self
    }

    pub(super) fn with_at(mut self, at: usize) -> Self {
        self.0.at = Some(at);
        self
    }

    /// A rule that is broken, and the squares that show it.
    fn illegal(kind: Kind, illegal: &Illegal) -> Self {
        let reason = illegal.reason();
        let mut fault = Self::new(kind, reason.code(), illegal.to_string());
        fault.0.rule = Some(reason.rule());
        fault.add_squares(illegal);
        fault
    }

    fn add_squares(&mut self, illegal: &Illegal) {
        for mark in illegal.marks() {
            let square = format!("{}{}", mark.file, mark.rank);
            if !self.0.squares.contains(&square) {
                self.0.squares.push(square);
            }
        }
    }

    fn fen(error: &FenError) -> Self {
        let fault = Self::new(
            Kind::Fen,
            error.faults().first().map_or("fen", |fault| fault.code),
            error.to_string(),
        );
        match error.faults().first() {
            Some(first) => fault.with_span(first.span.clone()),
            None => fault,
        }
    }

    /// All the faults in one sentence; code and rule are those of the first.
    fn setup(error: &SetupError, fen: &str) -> Self {
        let mut fault = match error.faults().first() {
            Some(first) => Self::illegal(Kind::Setup, first),
            None => Self::new(Kind::Setup, "setup", String::new()),
        };
        for other in error.faults().iter().skip(1) {
            fault.add_squares(other);
        }
        fault.0.message = error.to_string();
        fault.with_span(0..fen.len())
    }

    /// No game starts from this FEN under this rule set.
    pub(super) fn open(error: &OpenError, fen: &str, rules: &str) -> Self {
        match error {
            OpenError::Rules(error) => {
                Self::new(Kind::Rules, "unknown-rules", error.to_string()).with_span(0..rules.len())
            }
            OpenError::Position(PositionError::Fen(error)) => Self::fen(error),
            OpenError::Position(PositionError::Setup(error)) => Self::setup(error, fen),
        }
    }

    /// The move of this index and text is refused.
    pub(super) fn play(error: &AnyError, at: usize, text: &str) -> Self {
        let fault = match error {
            AnyError::Text(error) => {
                Self::new(Kind::Move, error.kind().code(), error.to_string()).with_span(error.span())
            }
            AnyError::Play(PlayError::Illegal(illegal)) => Self::illegal(Kind::Move, illegal).with_span(0..text.len()),
            AnyError::Play(PlayError::Over(outcome)) => over(*outcome, error.to_string()),
        };
        fault.with_at(at)
    }

    /// The act of this index and text is refused. A span speaks of the text of the act.
    pub(super) fn act(error: &AnyActError, at: usize, text: &str) -> Self {
        let fault = match error {
            AnyActError::Text(error) => {
                Self::new(Kind::Act, "unknown-act", error.to_string()).with_span(error.at..text.len())
            }
            AnyActError::Act(ActError::Over(outcome)) => over(*outcome, error.to_string()).with_span(0..text.len()),
            AnyActError::Act(ActError::Illegal(illegal)) => Self::illegal(Kind::Act, illegal).with_span(0..text.len()),
            AnyActError::Act(error) => Self::new(Kind::Act, error.code(), error.to_string()).with_span(0..text.len()),
        };
        fault.with_at(at)
    }
}

/// A game that is over takes no moves and no acts.
fn over(outcome: Outcome, message: String) -> Fault {
    let mut fault = Fault::new(Kind::GameOver, outcome.reason.code(), message);
    fault.0.rule = Some(outcome.reason.rule());
    fault
}

pub(super) fn line_too_long() -> Fault {
    let message = format!("expected a line of at most {MAX_LINE} bytes; it was skipped");
    Fault::new(Kind::Json, "line-too-long", message).with_span(MAX_LINE..MAX_LINE)
}
