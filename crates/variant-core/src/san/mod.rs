//! Short algebraic notation: `Nf3`, `exd5`, `e8=Q+`, `O-O`.
//!
//! One writer and one reader for every game. A game says what is its own by [`Position::SAN`], a table, and by
//! [`Position::castling`]; the letters are those of its kinds of piece, or of an [`Alphabet`].
//!
//! * A piece is its letter, as much of its origin as is needed, `x` if it captures, and the square: `Nbd7`, `R5a3`, `Qh4xe1`.
//!   Origin is needed only where another piece of the same kind can *legally* make the same move; the file is tried first, then
//!   the rank, then both.
//! * The kind without a letter (the pawn, in most games) names its file where it captures: `exd5`.
//! * What a piece becomes stands behind `=`: `e8=Q`.
//! * A piece that takes and goes on in one move names both squares: `Txe6-f7`.
//! * Castling is `O-O` or `O-O-O`, and where the King has a choice of squares the one he goes to: `O-O-k1`.
//! * `+` is check, `#` is mate, both by the position alone: a game whose past bans moves looks at the position too.
//!
//! [`Reading::Strict`] accepts exactly what [`write`] writes. [`Reading::Lenient`] also accepts missing or wrong `+`, `#` and
//! `x`; more origin than needed, as long as it is true, with or without a dash; zeros, small letters and other dashes for
//! castling; `e8Q`, `e8=q`, `e8(Q)` and `e8/Q`; `ed5` for `exd5`; a promotion left out where there is no choice; `!` and `?` at
//! the end; blanks around. At no level is anything guessed: a text that fits two legal moves is refused with both of them.

mod alphabet;
mod error;
mod explain;
mod form;
mod parse;

use alloc::string::String;
use core::fmt;
use core::ops::ControlFlow;

pub use alphabet::Alphabet;
pub use error::{SanError, SanErrorKind};

use crate::{Geometry, Position, Reading, Role, Square};
use form::{Body, Check, Piece};
use parse::Parsed;

/// What a game says of its short algebraic notation.
#[derive(Clone, Copy, Debug)]
pub struct Style<R: Role> {
    /// The kind that a text without a letter means: the pawn, in most games.
    pub pawn: Option<R>,
    /// How that kind is written.
    pub pawn_form: PawnForm,
    /// Whether a capture by this kind is marked by an `X` at the end of the text, not by an `x` before the square.
    pub marks_behind: fn(R) -> bool,
    /// The kind that a letter of another game or program means. Lenient reading understands it.
    pub alias: fn(char) -> Option<R>,
}

/// How the kind that needs no letter is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PawnForm {
    /// Without its letter, and with its file where it captures: `e4`, `exd5`.
    Bare,
    /// With its letter and both squares: `Pc2c4`.
    BothSquares,
}

impl<R: Role> Style<R> {
    /// Every kind has its letter, and an `x` marks a capture.
    pub const LETTERS: Self = Self {
        pawn: None,
        pawn_form: PawnForm::Bare,
        marks_behind: |_| false,
        alias: |_| None,
    };

    /// As [`LETTERS`](Self::LETTERS), and this kind has none: `e4`, `exd5`.
    #[must_use]
    pub const fn with_pawn(pawn: R) -> Self {
        Self {
            pawn: Some(pawn),
            ..Self::LETTERS
        }
    }

    /// Whether this kind is written without its letter.
    fn is_bare(&self, role: R) -> bool {
        self.pawn == Some(role) && self.pawn_form == PawnForm::Bare
    }

    /// Whether this kind is written with both squares.
    fn is_full(&self, role: R) -> bool {
        self.pawn == Some(role) && self.pawn_form == PawnForm::BothSquares
    }
}

/// A castling, as the notation tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castling<G: Geometry> {
    /// `O-O-O` if long, else `O-O`.
    pub is_long: bool,
    /// Where the King goes, in games where he has a choice.
    pub goal: Option<Square<G>>,
}

/// The text of a null move, which is no move of a game: see [`Position::pass`].
pub const NULL: &str = "--";

/// Whether `text` stands for a null move: `--`, or `Z0`, `0000` and `@@@@`, which some programs write.
#[must_use]
pub fn is_null(text: &str) -> bool {
    matches!(text, NULL | "Z0" | "0000" | "@@@@")
}

/// The text of the legal move `m`.
///
/// The games' crates show it in use.
#[must_use]
pub fn write<P: Position>(position: &P, m: P::Move) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = write_to(position, m, &mut text);
    text
}

/// Writes the text of the legal move `m` to `out`.
///
/// # Errors
/// Only those of `out`.
pub fn write_to<P: Position>(position: &P, m: P::Move, out: &mut impl fmt::Write) -> fmt::Result {
    write_with(position, m, None, out)
}

/// The text of the legal move `m` in the letters of `alphabet`.
#[must_use]
pub fn write_in<P: Position>(position: &P, m: P::Move, alphabet: &Alphabet<P::Role>) -> String {
    let mut text = String::new();
    let _ = write_with(position, m, Some(alphabet), &mut text);
    text
}

/// The legal move that `text` says.
///
/// # Errors
/// Why there is no such move, or more than one, with the place in the text and what to write instead.
pub fn read<P: Position>(position: &P, text: &str, reading: Reading) -> Result<P::Move, SanError> {
    read_with(position, text, reading, None)
}

/// The legal move that `text` says in the letters of `alphabet`.
///
/// # Errors
/// Those of [`read`].
pub fn read_in<P: Position>(
    position: &P,
    text: &str,
    reading: Reading,
    alphabet: &Alphabet<P::Role>,
) -> Result<P::Move, SanError> {
    read_with(position, text, reading, Some(alphabet))
}

fn write_with<P: Position>(
    position: &P,
    m: P::Move,
    alphabet: Option<&Alphabet<P::Role>>,
    out: &mut impl fmt::Write,
) -> fmt::Result {
    match Body::of(position, m) {
        Some(body) => body.write(&P::SAN, alphabet, out)?,
        // A move of another position: the coordinates at least are true.
        None => return write!(out, "{}", position.intent(m)),
    }
    match Check::of(position, m) {
        Some(check) => out.write_char(check.sign()),
        None => Ok(()),
    }
}

#[inline]
fn read_with<P: Position>(
    position: &P,
    text: &str,
    reading: Reading,
    alphabet: Option<&Alphabet<P::Role>>,
) -> Result<P::Move, SanError> {
    let parsed = parse::parse::<P>(text, alphabet)?;
    let mut found = None;
    let mut is_ambiguous = false;
    let _ = for_each_fit(position, &parsed, |m| {
        is_ambiguous = found.is_some();
        found = Some(m);
        if is_ambiguous {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    match found {
        Some(m) if !is_ambiguous => {
            if reading == Reading::Strict {
                explain::check_canonical(position, m, text, &parsed, alphabet)?;
            }
            Ok(m)
        }
        _ => Err(explain::no_single_move(position, &parsed, alphabet)),
    }
}

/// Hands every legal move that fits the text to `visit`. A promotion that the text leaves out fits.
#[inline]
fn for_each_fit<P: Position>(
    position: &P,
    parsed: &Parsed<P::Geometry, P::Role>,
    mut visit: impl FnMut(P::Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match parsed.body {
        Body::Castling(said) => for_each_castling(position, said, visit),
        Body::Piece(said) => position.for_each_candidate(said.role, said.to, |m| {
            if fits(position, said, m) {
                visit(m)
            } else {
                ControlFlow::Continue(())
            }
        }),
    }
}

/// Hands every legal castling of that length, and to that goal if one is said, to `visit`.
fn for_each_castling<P: Position>(
    position: &P,
    said: Castling<P::Geometry>,
    mut visit: impl FnMut(P::Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    position.for_each_move(|m| match position.castling(m) {
        Some(castling) if castling.is_long == said.is_long && (said.goal.is_none() || castling.goal == said.goal) => {
            visit(m)
        }
        _ => ControlFlow::Continue(()),
    })
}

/// Whether the text can mean the candidate `m`.
#[inline]
fn fits<P: Position>(position: &P, said: Piece<P::Geometry, P::Role>, m: P::Move) -> bool {
    let intent = position.intent(m);
    said.file.is_none_or(|file| file == intent.from.file())
        && said.rank.is_none_or(|rank| rank == intent.from.rank())
        && said.stop == form::stop_of(&intent)
        && (said.promotion == intent.promotion || said.promotion.is_none())
        && (said.file.is_some() || said.is_capture || !P::SAN.is_bare(said.role) || !position.is_capture(m))
}
