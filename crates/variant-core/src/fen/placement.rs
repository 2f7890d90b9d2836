//! The first field of a FEN: what stands where.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

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
                    Err(BadRun { meant: Some(run), .. }) if self.is_lenient() => {
                        self.repair(field, at..at + digits, &run.to_string());
                        file += run;
                    }
                    Err(BadRun {
                        expected, suggestion, ..
                    }) => {
                        self.note(
                            field,
                            at..at + digits,
                            "run",
                            expected,
                            quoted(&rest[..digits]),
                            suggestion,
                        );
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

/// A run of digits that is no number of empty squares.
struct BadRun {
    expected: String,
    suggestion: Option<String>,
    /// The sum of the digits, where nothing else can be meant.
    meant: Option<usize>,
}

/// The number of empty squares that a run of digits stands for.
fn empties<G: Geometry>(digits: &str) -> Result<usize, BadRun> {
    let files = usize::from(G::FILES);
    if digits.starts_with('0') {
        return Err(BadRun {
            expected: "a number of empty squares without a zero before it".into(),
            suggestion: None,
            meant: None,
        });
    }
    let sum = digits.bytes().map(|digit| usize::from(digit - b'0')).sum::<usize>();
    let is_sum = digits.len() > 1 && sum <= files && !digits.contains('0');
    match digits.parse() {
        Ok(run) if run <= files => Ok(run),
        _ if files < 10 && digits.len() > 1 => Err(BadRun {
            expected: "one digit, not two digits in a row".into(),
            suggestion: is_sum.then(|| format!("write {sum}")),
            meant: is_sum.then_some(sum),
        }),
        _ => {
            let mut parts = digits.chars().map(String::from);
            let first = parts.next().unwrap_or_default();
            Err(BadRun {
                expected: format!("at most {files} empty squares"),
                suggestion: is_sum
                    .then(|| format!("{}? write {sum}", parts.fold(first, |all, part| all + " then " + &part))),
                meant: None,
            })
        }
    }
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
