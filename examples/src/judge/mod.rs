//! The judge: one JSON line asks, one JSON line answers.

mod answer;
mod fault;
mod question;

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use question::Question;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 1 << 20;

/// Answers one line. `None` for a blank one.
#[must_use]
pub fn answer(line: &[u8]) -> Option<String> {
    if line.iter().all(u8::is_ascii_whitespace) {
        return None;
    }
    let (id, answer) = match Question::read(line) {
        Ok(question) => (question.id.map(ToOwned::to_owned), answer::judge(&question)),
        Err(fault) => (question::id_of(line), Err(fault)),
    };
    Some(answer::to_json(id.as_deref(), answer))
}

/// Answers every line of `input` on `output`, in order.
///
/// # Errors
/// Only those of reading and writing; a line that cannot be answered is answered with what is wrong with it.
pub fn stream(input: impl Read, output: impl Write) -> io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut output = BufWriter::new(output);
    let mut line = Vec::new();
    loop {
        // Whoever waits for an answer before asking on gets it.
        if input.buffer().is_empty() {
            output.flush()?;
        }
        line.clear();
        let answer = match read_line(&mut input, &mut line)? {
            Line::End => return output.flush(),
            Line::Whole => answer(&line),
            Line::TooLong => Some(answer::to_json(None, Err(fault::line_too_long()))),
        };
        if let Some(answer) = answer {
            writeln!(output, "{answer}")?;
        }
    }
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line of at most [`MAX_LINE`] bytes. A longer one is skipped to its end without being stored.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    let mut is_too_long = false;
    let mut is_empty = true;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        if buffer.is_empty() {
            return Ok(match (is_empty, is_too_long) {
                (true, _) => Line::End,
                (false, true) => Line::TooLong,
                (false, false) => Line::Whole,
            });
        }
        is_empty = false;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        is_too_long |= line.len() + part.len() > MAX_LINE;
        if !is_too_long {
            line.extend_from_slice(part);
        }
        let taken = part.len() + usize::from(end.is_some());
        input.consume(taken);
        if end.is_some() {
            return Ok(if is_too_long { Line::TooLong } else { Line::Whole });
        }
    }
}

/// Judges a short built-in stream that shows the games, with a word on each question.
///
/// # Errors
/// Only those of writing.
pub fn demo(mut output: impl Write) -> io::Result<()> {
    for line in include_str!("demo.txt").lines() {
        if let Some(question) = line.strip_prefix("> ") {
            writeln!(output, "  asked:    {question}")?;
            if let Some(answer) = answer(question.as_bytes()) {
                writeln!(output, "  answered: {answer}\n")?;
            }
        } else {
            writeln!(output, "{line}")?;
        }
    }
    output.flush()
}
