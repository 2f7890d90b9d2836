//! The first field of a FEN: what stands where.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::reader::{FenReader, quoted};
use crate::{Board, File, Geometry, Piece, Rank, Role, Square};

/// What a game says of the letters of its placement field.
#[derive(Clone, Copy, Debug)]
pub struct Letters<R: Role> {
    /// The game's name, for messages.
    pub game: &'static str,
    /// What to say of a letter (in upper case) that is no piece of the game.
    pub hint: fn(char) -> Option<&'static str>,
    /// Whether a `~` may stand behind a piece of this kind. It is read and forgotten.
    pub takes_tilde: fn(R) -> bool,
}

impl FenReader<'_> {
    /// The placement: ranks from the highest to the first, joined by `/`; letters for pieces, decimal numbers for runs of empty
    /// squares.
    pub fn placement<G: Geometry, R: Role>(&mut self, field: &'static str, letters: &Letters<R>) -> Board<G, R> {
        let mut board = Board::empty();
        let Some((start, text)) = self.field(field) else {
            return board;
        };
        let found = text.split('/').count();
        if found != usize::from(G::RANKS) {
            let expected = format!("{} ranks", G::RANKS);
            // What follows the last rank of the board is at fault, or the end of a text with too few.
            let from = text
                .match_indices('/')
                .nth(usize::from(G::RANKS) - 1)
                .map_or(text.len(), |(at, _)| at);
            let found = if found > usize::from(G::RANKS) {
                format!("{}+", G::RANKS + 1)
            } else {
                found.to_string()
            };
            self.note(field, start + from..start + text.len(), "ranks", expected, found, None);
        }
        let mut at = start;
        for (rank_text, rank) in text.split('/').zip((0..G::RANKS).rev().filter_map(Rank::new)) {
            self.placement_rank(field, letters, &mut board, (at, rank_text), rank);
            at += rank_text.len() + 1;
        }
        board
    }

    /// One rank of the placement, `text` from byte `start` on.
    fn placement_rank<G: Geometry, R: Role>(
        &mut self,
        field: &'static str,
        letters: &Letters<R>,
        board: &mut Board<G, R>,
        (start, text): (usize, &str),
        rank: Rank,
    ) {
        let mut file = 0_usize;
        let mut last = None;
        let mut faults = 0;
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let at = start + text.len() - rest.len();
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let taken = if digits > 0 { digits } else { letter.len_utf8() };
            if digits > 0 {
                match empties::<G>(&rest[..digits]) {
                    Ok(run) => file += run,
                    Err(RunFault { meant: Some(run), .. }) if self.is_lenient() => {
                        self.repair(field, at..at + digits, &run.to_string());
                        file += run;
                    }
                    Err(fault) => {
                        let found = quoted(&rest[fault.span.clone()]);
                        let span = at + fault.span.start..at + fault.span.end;
                        self.note(field, span, "run", fault.expected, found, fault.suggestion);
                        faults += 1;
                    }
                }
            } else if let Some(piece) = Piece::from_letter(letter) {
                let square = u8::try_from(file)
                    .ok()
                    .and_then(File::new)
                    .and_then(|file| Square::at(file, rank));
                if let Some(square) = square {
                    board.put(square, piece);
                }
                file += 1;
            } else if !(letter == '~' && last.and_then(R::from_letter).is_some_and(letters.takes_tilde)) {
                let suggestion = (letters.hint)(letter.to_ascii_uppercase()).map(String::from);
                let expected = format!("a piece of {} or a number of empty squares", letters.game);
                let found = format!("{letter:?}, which is not a {} piece", letters.game);
                self.note(field, at..at + taken, "letter", expected, found, suggestion);
                faults += 1;
            }
            last = Some(letter.to_ascii_uppercase());
            rest = &rest[taken..];
        }
        if file != usize::from(G::FILES) && faults == 0 {
            let expected = format!("{} squares on rank {}", G::FILES, rank.number());
            self.note(
                field,
                start..start + text.len(),
                "squares",
                expected,
                file.to_string(),
                None,
            );
        }
    }
}

/// What is wrong with a run of digits.
struct RunFault {
    /// The bytes of the run at fault.
    span: Range<usize>,
    expected: String,
    suggestion: Option<String>,
    /// The sum of the digits, where nothing else can be meant.
    meant: Option<usize>,
}

/// The number of empty squares that a run of digits stands for.
fn empties<G: Geometry>(digits: &str) -> Result<usize, RunFault> {
    let files = usize::from(G::FILES);
    let is_run = |run: &usize| (1..=files).contains(run);
    let fault = |span, expected, suggestion| {
        Err(RunFault {
            span,
            expected,
            suggestion,
            meant: None,
        })
    };
    // Where every run is one digit, no zero belongs in it; elsewhere none before it.
    let (zero, expected) = if files < 10 {
        (digits.find('0'), format!("a digit from 1 to {files}"))
    } else {
        let expected = format!("a number from 1 to {files} without a zero before it");
        (digits.starts_with('0').then_some(0), expected)
    };
    if let Some(zero) = zero {
        let run = digits.trim_start_matches('0').parse().ok().filter(is_run);
        let repair = run.map(|run| format!("write {run}"));
        return fault(zero..zero + 1, expected, repair);
    }
    let run = digits.parse().ok().filter(is_run);
    if let Some(run) = run {
        return Ok(run);
    }
    // The digits one by one, as some programs write and others read them.
    let sum: usize = digits.bytes().map(|digit| usize::from(digit - b'0')).sum();
    let is_sum = digits.len() > 1 && !digits.contains('0') && is_run(&sum);
    if files < 10 && digits.len() > 1 {
        return Err(RunFault {
            span: 0..digits.len(),
            expected: "one digit, not two digits in a row".into(),
            suggestion: is_sum.then(|| format!("write {sum}")),
            meant: is_sum.then_some(sum),
        });
    }
    let repair = is_sum.then(|| {
        let parts: Vec<_> = digits.chars().map(String::from).collect();
        format!("{}? write {sum}", parts.join(" then "))
    });
    fault(0..digits.len(), format!("at most {files} empty squares"), repair)
}

/// Writes the placement field of a FEN.
///
/// # Errors
/// Only those of the writer.
pub fn write_placement<G: Geometry, R: Role>(board: &Board<G, R>, out: &mut impl fmt::Write) -> fmt::Result {
    for rank in (0..G::RANKS).rev().filter_map(Rank::new) {
        let mut empties = 0;
        for square in (0..G::FILES).filter_map(|file| Square::at(File::new(file)?, rank)) {
            match board.piece_at(square) {
                Some(piece) => {
                    if empties > 0 {
                        write!(out, "{empties}")?;
                    }
                    empties = 0;
                    out.write_char(piece.letter())?;
                }
                None => empties += 1,
            }
        }
        if empties > 0 {
            write!(out, "{empties}")?;
        }
        if rank.index() > 0 {
            out.write_char('/')?;
        }
    }
    Ok(())
}
