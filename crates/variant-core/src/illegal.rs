//! What is against the rules, and which squares show it.

use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use crate::{Bitboard, Board, Color, File, Geometry, Piece, Rank, Reason, Role, Square};

/// The part that a square plays in a refusal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Part {
    /// Where the move begins.
    Origin,
    /// Where the move ends.
    Target,
    /// What stands in the way.
    Blocker,
    /// What attacks, and forbids the move by it.
    Attacker,
    /// A square that is crossed.
    Path,
    /// A square that a condition of the rule speaks of.
    Condition,
    /// A King that is, or would be, attacked.
    King,
}

impl Part {
    /// Every part.
    pub const ALL: [Self; 7] = [
        Self::Origin,
        Self::Target,
        Self::Blocker,
        Self::Attacker,
        Self::Path,
        Self::Condition,
        Self::King,
    ];

    /// Its name, as it stands in sentences between braces.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Origin => "origin",
            Self::Target => "target",
            Self::Blocker => "blocker",
            Self::Attacker => "attacker",
            Self::Path => "path",
            Self::Condition => "condition",
            Self::King => "king",
        }
    }
}

/// A piece as plain data, of any game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Occupant {
    /// Its side.
    pub color: Color,
    /// Its letter in a FEN, in upper case.
    pub letter: char,
    /// Its name in English.
    pub name: &'static str,
}

impl<R: Role> From<Piece<R>> for Occupant {
    fn from(piece: Piece<R>) -> Self {
        Self {
            color: piece.color,
            letter: piece.role.letter(),
            name: piece.role.name(),
        }
    }
}

/// A square with the part it plays and the piece that stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    /// Its file.
    pub file: File,
    /// Its rank.
    pub rank: Rank,
    /// The part it plays.
    pub part: Part,
    /// The piece that stands there before the move.
    pub occupant: Option<Occupant>,
}

/// Why a move or a set-up is against the rules, and the squares that show it. The same type for every game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    reason: Reason,
    marks: Vec<Mark>,
}

impl Illegal {
    /// Against the rules for this reason.
    #[must_use]
    pub fn new(reason: Reason) -> Self {
        Self {
            reason,
            marks: Vec::new(),
        }
    }

    /// The same, with `squares` of `board` playing `part`.
    #[must_use]
    pub fn with<G: Geometry, R: Role>(
        mut self,
        part: Part,
        squares: impl Into<Bitboard<G>>,
        board: &Board<G, R>,
    ) -> Self {
        self.marks
            .extend(squares.into().into_iter().map(|square: Square<G>| Mark {
                file: square.file(),
                rank: square.rank(),
                part,
                occupant: board.piece_at(square).map(Occupant::from),
            }));
        self
    }

    /// Why.
    #[must_use]
    pub fn reason(&self) -> Reason {
        self.reason
    }

    /// The squares that show it, each with its part.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The squares that play `part`.
    pub fn squares(&self, part: Part) -> impl Iterator<Item = &Mark> {
        self.marks.iter().filter(move |mark| mark.part == part)
    }
}

/// The reason's sentence with the squares put in: `the rook on e8`, or `e8` where nothing stands.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.reason.sentence();
        while let Some((before, after)) = rest.split_once('{') {
            f.write_str(before)?;
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            self.write_part(f, name)?;
            rest = after;
        }
        f.write_str(rest)
    }
}

impl Illegal {
    /// The squares of the part `name`, joined by commas and `and`; `name:square` leaves the pieces out, `name:count` says how many
    /// there are.
    fn write_part(&self, f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
        if let Some(name) = name.strip_suffix(":count") {
            let count = self.marks.iter().filter(|mark| mark.part.name() == name).count();
            return write!(f, "{count}");
        }
        let (name, bare) = match name.strip_suffix(":square") {
            Some(name) => (name, true),
            None => (name, false),
        };
        let marks: Vec<_> = self.marks.iter().filter(|mark| mark.part.name() == name).collect();
        for (i, mark) in marks.iter().enumerate() {
            f.write_str(match i {
                0 => "",
                _ if i + 1 == marks.len() => " and ",
                _ => ", ",
            })?;
            if let (Some(occupant), false) = (mark.occupant, bare) {
                write!(f, "the {} {} on ", occupant.color, occupant.name)?;
            }
            write!(f, "{}{}", mark.file, mark.rank)?;
        }
        if marks.is_empty() { f.write_char('?') } else { Ok(()) }
    }
}

impl core::error::Error for Illegal {}

/// All that keeps a set-up from being a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    faults: Vec<Illegal>,
}

impl SetupError {
    /// `Ok` if there is no fault.
    ///
    /// # Errors
    /// All the faults, if there are any.
    pub fn check(faults: Vec<Illegal>) -> Result<(), Self> {
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Self { faults })
        }
    }

    /// Every fault, at least one.
    #[must_use]
    pub fn faults(&self) -> &[Illegal] {
        &self.faults
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}
