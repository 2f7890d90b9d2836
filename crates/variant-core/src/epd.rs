//! Perft suites: lines of EPD that give the node counts of a position.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

/// A line of a perft suite: a position and its node counts, `FEN ;D1 20 ;D2 400 ;id start`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerftRecord {
    /// The position.
    pub fen: String,
    /// Depths and their node counts, in the order of the line.
    pub counts: Vec<(u32, u64)>,
    /// The record's name, if it has one.
    pub id: Option<String>,
}

/// A line that is not a record of a perft suite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected} at byte {at}")]
pub struct PerftRecordError {
    /// What was expected.
    pub expected: &'static str,
    /// The byte of the line where it was expected.
    pub at: usize,
}

impl FromStr for PerftRecord {
    type Err = PerftRecordError;

    fn from_str(line: &str) -> Result<Self, PerftRecordError> {
        let mut parts = line.split(';');
        let fen = parts.next().unwrap_or_default();
        if fen.trim().is_empty() {
            return Err(PerftRecordError {
                expected: "a FEN",
                at: 0,
            });
        }
        let mut record = Self {
            fen: fen.trim().to_string(),
            counts: Vec::new(),
            id: None,
        };
        let mut at = fen.len() + 1;
        for part in parts {
            let fault = |expected| Err(PerftRecordError { expected, at });
            match part.trim().split_once(' ') {
                Some(("id", id)) => record.id = Some(id.trim().to_string()),
                Some((code, count)) => {
                    let Some(Ok(depth)) = code.strip_prefix('D').map(str::parse) else {
                        return fault("an opcode: D and a depth, or id");
                    };
                    let Ok(count) = count.trim().parse() else {
                        return fault("a whole number of nodes");
                    };
                    record.counts.push((depth, count));
                }
                None => return fault("an opcode and its operand"),
            }
            at += part.len() + 1;
        }
        Ok(record)
    }
}
