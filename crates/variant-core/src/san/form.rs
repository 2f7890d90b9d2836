//! What a text says, as data, and how it is written.

use core::fmt;
use core::ops::ControlFlow;

use super::{Alphabet, Castling, Style};
use crate::{File, Geometry, Intent, Position, Rank, Role, Square, Via};

/// A text without what stands behind the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Body<G: Geometry, R: Role> {
    Castling(Castling<G>),
    Piece(Piece<G, R>),
}

/// A piece that goes somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece<G: Geometry, R: Role> {
    pub(super) role: R,
    /// The file and the rank of its origin, as far as they are said.
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    pub(super) is_capture: bool,
    /// Where it takes before it goes on.
    pub(super) stop: Option<Square<G>>,
    pub(super) to: Square<G>,
    pub(super) promotion: Option<R>,
}

/// What stands behind the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Check {
    Check,
    Mate,
}

impl Check {
    /// What the legal move `m` gives.
    pub(super) fn of<P: Position>(position: &P, m: P::Move) -> Option<Self> {
        let mut next = position.clone();
        next.play_unchecked(m);
        next.is_check()
            .then(|| if next.has_moves() { Self::Check } else { Self::Mate })
    }

    pub(super) const fn sign(self) -> char {
        match self {
            Self::Check => '+',
            Self::Mate => '#',
        }
    }
}

/// Where the piece takes before it goes on.
#[inline]
pub(super) fn stop_of<G: Geometry, R: Role>(intent: &Intent<G, R>) -> Option<Square<G>> {
    match intent.via {
        Some(Via::Stop(stop)) => Some(stop),
        _ => None,
    }
}

impl<G: Geometry, R: Role> Body<G, R> {
    /// What the canonical text of `m` says; `None` if no piece stands where it begins.
    pub(super) fn of<P: Position<Geometry = G, Role = R>>(position: &P, m: P::Move) -> Option<Self> {
        if let Some(castling) = position.castling(m) {
            return Some(Self::Castling(castling));
        }
        let intent = position.intent(m);
        let role = position.board().role_at(intent.from)?;
        let is_capture = position.is_capture(m);
        let (file, rank) = origin(position, &intent, role, is_capture);
        Some(Self::Piece(Piece {
            role,
            file,
            rank,
            is_capture,
            stop: stop_of(&intent),
            to: intent.to,
            promotion: intent.promotion,
        }))
    }

    pub(super) fn write(
        &self,
        style: &Style<R>,
        alphabet: Option<&Alphabet<R>>,
        out: &mut impl fmt::Write,
    ) -> fmt::Result {
        let piece = match self {
            Self::Castling(castling) => {
                out.write_str(if castling.is_long { "O-O-O" } else { "O-O" })?;
                return match castling.goal {
                    Some(goal) => write!(out, "-{goal}"),
                    None => Ok(()),
                };
            }
            Self::Piece(piece) => piece,
        };
        if !style.is_bare(piece.role) {
            write_letter(piece.role, alphabet, out)?;
        }
        if let Some(file) = piece.file {
            write!(out, "{file}")?;
        }
        if let Some(rank) = piece.rank {
            write!(out, "{rank}")?;
        }
        let is_marked_behind = (style.marks_behind)(piece.role);
        if piece.is_capture && !is_marked_behind {
            out.write_char('x')?;
        }
        if let Some(stop) = piece.stop {
            write!(out, "{stop}-")?;
        }
        write!(out, "{}", piece.to)?;
        if piece.is_capture && is_marked_behind {
            out.write_char('X')?;
        }
        if let Some(role) = piece.promotion {
            out.write_char('=')?;
            write_letter(role, alphabet, out)?;
        }
        Ok(())
    }
}

/// Writes the letter of a kind.
pub(super) fn write_letter<R: Role>(role: R, alphabet: Option<&Alphabet<R>>, out: &mut impl fmt::Write) -> fmt::Result {
    match alphabet.and_then(|alphabet| alphabet.letter(role)) {
        Some(letter) => out.write_str(letter),
        None => out.write_char(role.letter()),
    }
}

/// As much of the origin as the canonical text says.
fn origin<P: Position>(
    position: &P,
    intent: &Intent<P::Geometry, P::Role>,
    role: P::Role,
    is_capture: bool,
) -> (Option<File>, Option<Rank>) {
    let (file, rank) = (intent.from.file(), intent.from.rank());
    if P::SAN.is_full(role) {
        return (Some(file), Some(rank));
    }
    let is_bare = P::SAN.is_bare(role);
    let (mut has_rivals, mut on_file, mut on_rank) = (false, false, false);
    let _ = position.for_each_candidate(role, intent.to, |m| {
        let rival = position.intent(m);
        let says_the_same = rival.from != intent.from
            && rival.via == intent.via
            && rival.promotion == intent.promotion
            && (!is_bare || position.is_capture(m) == is_capture);
        if says_the_same {
            has_rivals = true;
            on_file |= rival.from.file() == file;
            on_rank |= rival.from.rank() == rank;
        }
        ControlFlow::Continue(())
    });
    if is_bare && is_capture {
        return (Some(file), on_file.then_some(rank));
    }
    match (has_rivals, on_file, on_rank) {
        (false, ..) => (None, None),
        (true, false, _) => (Some(file), None),
        (true, true, false) => (None, Some(rank)),
        (true, true, true) => (Some(file), Some(rank)),
    }
}
