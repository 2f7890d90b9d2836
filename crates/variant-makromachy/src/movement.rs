//! What each kind of piece does: the one table (rules 4.1 to 6.2).
//!
//! The generator, the attack test, the diagrams of the rules page and the Betza strings all come from it.

use variant_core::Direction;

use Lines::{All, Diagonal, Orthogonal};

use crate::role::kinds;

kinds! {
    // kind, letter, name => rule, then what it does
    Pawn       = 'P' "pawn"        => rule("4.1").pushes(1, 3).takes(FORWARD).promotes(),
    Warrior    = 'W' "warrior"     => rule("4.2").pushes(2, 2).takes(FORWARD).takes_also(BACKWARD_KNIGHT).promotes(),
    Zebra      = 'Z' "zebra"       => rule("4.3").leaps(&[(3, 2)]).offered(),
    Camel      = 'J' "camel"       => rule("4.4").leaps(&[(3, 1)]).offered(),
    Elephant   = 'E' "elephant"    => rule("4.5").leaps(&[(1, 1), (2, 2)]).lifts(Diagonal, 1).offered(),
    Knight     = 'N' "knight"      => rule("4.6").leaps(&[(2, 1)]).lifts(Diagonal, 3).offered(),
    Champion   = 'I' "champion"    => rule("4.7").leaps(&[(1, 0), (2, 2), (2, 0)]).lifts(Orthogonal, 1).offered(),
    Vao        = 'V' "vao"         => rule("4.8").hops(Diagonal).offered().also("diagonal cannon"),
    Cannon     = 'C' "cannon"      => rule("4.9").hops(Orthogonal).offered(),
    Bishop     = 'B' "bishop"      => rule("4.10").slides(Diagonal).offered(),
    Rook       = 'R' "rook"        => rule("4.11").slides(Orthogonal).offered(),
    Queen      = 'Q' "queen"       => rule("4.12").slides(All).offered(),
    DragonHorse = 'H' "dragon horse" => rule("4.13").slides(Diagonal).leaps(&[(1, 0)]).offered().also("crowned bishop"),
    DragonKing = 'D' "dragon king" => rule("4.14").slides(Orthogonal).leaps(&[(1, 1)]).offered().also("crowned rook"),
    Rhino      = 'U' "rhino"       => rule("4.15").bends(Orthogonal).offered(),
    Griffon    = 'G' "griffon"     => rule("4.16").bends(Diagonal).offered(),
    Archbishop = 'A' "archbishop"  => rule("4.17").slides(Diagonal).leaps(&[(2, 1)]).offered(),
    Marshall   = 'M' "marshall"    => rule("4.18").slides(Orthogonal).leaps(&[(2, 1)]).offered(),
    Archer     = 'O' "archer"      => rule("4.19").leaps(&[(1, 0), (2, 2)]).stops_flights(),
    Bat        = 'S' "bat"         => rule("4.20").flies(Diagonal).stops_flights().also("flying bishop"),
    Raven      = 'F' "raven"       => rule("4.21").flies(Orthogonal).stops_flights().also("falcon"),
    Eagle      = 'L' "eagle"       => rule("4.22").flies(All).stops_flights().also("flying queen"),
    Terror     = 'T' "terror"      => rule("4.23").slides(All).leaps(&[(2, 1), (2, 2), (2, 0)]).hits_and_runs(),
    King       = 'K' "king"        => rule("4.24").leaps(&[(1, 0), (1, 1)]).castles(),
}

/// The two captures diagonally forward.
const FORWARD: &[(i8, i8)] = &[(-1, 1), (1, 1)];
/// The four Knight's leaps that go backward.
const BACKWARD_KNIGHT: &[(i8, i8)] = &[(-2, -1), (-1, -2), (1, -2), (2, -1)];

/// Which of the eight directions: along files and ranks, along diagonals, both or none (rule 3.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Lines {
    None,
    Orthogonal,
    Diagonal,
    All,
}

impl Lines {
    /// The directions, clockwise from north.
    #[must_use]
    pub const fn directions(self) -> &'static [Direction] {
        match self {
            Self::None => &[],
            Self::Orthogonal => &Direction::ORTHOGONAL,
            Self::Diagonal => &Direction::DIAGONAL,
            Self::All => &Direction::ALL,
        }
    }

    /// Whether there are any.
    #[must_use]
    pub const fn is_none(self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether the diagonal directions are among them, or the orthogonal ones.
    #[must_use]
    pub const fn has(self, diagonal: bool) -> bool {
        match self {
            Self::None => false,
            Self::Orthogonal => !diagonal,
            Self::Diagonal => diagonal,
            Self::All => true,
        }
    }
}

/// What a kind of piece does: a row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(clippy::struct_excessive_bools, reason = "columns of a table")]
pub struct Movement {
    /// The number of its rule.
    pub rule: &'static str,
    /// Another name in use.
    pub also: Option<&'static str>,
    /// Leaps (rule 3.1), each with all its rotations and reflections.
    pub leaps: &'static [(i8, i8)],
    /// Directions in which it slides (rule 3.2).
    pub slides: Lines,
    /// Directions in which it slides to empty squares, and captures over one screen (rule 4.8).
    pub hops: Lines,
    /// Directions in which it slides to empty squares, and captures by flying (rule 5.2).
    pub flights: Lines,
    /// Directions of a first step, behind which it may go on as a slide in the two directions beside (rules 4.15, 4.16).
    pub bends: Lines,
    /// Directions in which it has the air lift (rule 5.1), and the least number of steps to the landing.
    pub lifts: (Lines, u8),
    /// The squares it may go straight forward to empty squares: from anywhere, and from its side's home rank.
    pub pushes: (u8, u8),
    /// Captures at one offset each, to the east and forward: the diagonal steps, which also capture en passant (rule 6.4) ...
    pub takes: &'static [(i8, i8)],
    /// ... and leaps, which do not.
    pub takes_also: &'static [(i8, i8)],
    /// Whether it becomes another kind on its farthest rank (rule 6.1).
    pub promotes: bool,
    /// Whether such a piece may become one of this kind (rule 6.2).
    pub is_offered: bool,
    /// Whether flights end at such a piece (rule 5.2).
    pub stops_flights: bool,
    /// Whether it has the hit-and-run capture (rule 5.3).
    pub hits_and_runs: bool,
    /// Whether it castles (rule 8.1).
    pub castles: bool,
}

/// A row of the table that does nothing yet.
const fn rule(rule: &'static str) -> Movement {
    Movement {
        rule,
        also: None,
        leaps: &[],
        slides: Lines::None,
        hops: Lines::None,
        flights: Lines::None,
        bends: Lines::None,
        lifts: (Lines::None, 0),
        pushes: (0, 0),
        takes: &[],
        takes_also: &[],
        promotes: false,
        is_offered: false,
        stops_flights: false,
        hits_and_runs: false,
        castles: false,
    }
}

impl Movement {
    /// Whether it has a leap of two steps in a direction in which it also slides: the same move, if the way is free.
    pub(crate) const fn leaps_where_it_slides(&self) -> bool {
        let mut i = 0;
        while i < self.leaps.len() {
            if (self.slides.has(false) && matches!(self.leaps[i], (2, 0)))
                || (self.slides.has(true) && matches!(self.leaps[i], (2, 2)))
            {
                return true;
            }
            i += 1;
        }
        false
    }

    const fn also(mut self, name: &'static str) -> Self {
        self.also = Some(name);
        self
    }

    const fn leaps(mut self, leaps: &'static [(i8, i8)]) -> Self {
        self.leaps = leaps;
        self
    }

    const fn slides(mut self, lines: Lines) -> Self {
        self.slides = lines;
        self
    }

    const fn hops(mut self, lines: Lines) -> Self {
        self.hops = lines;
        self
    }

    const fn flies(mut self, lines: Lines) -> Self {
        self.flights = lines;
        self
    }

    const fn bends(mut self, lines: Lines) -> Self {
        self.bends = lines;
        self
    }

    const fn lifts(mut self, lines: Lines, least: u8) -> Self {
        self.lifts = (lines, least);
        self
    }

    const fn pushes(mut self, anywhere: u8, from_home: u8) -> Self {
        self.pushes = (anywhere, from_home);
        self
    }

    const fn takes(mut self, offsets: &'static [(i8, i8)]) -> Self {
        self.takes = offsets;
        self
    }

    const fn takes_also(mut self, offsets: &'static [(i8, i8)]) -> Self {
        self.takes_also = offsets;
        self
    }

    const fn promotes(mut self) -> Self {
        self.promotes = true;
        self
    }

    const fn offered(mut self) -> Self {
        self.is_offered = true;
        self
    }

    const fn stops_flights(mut self) -> Self {
        self.stops_flights = true;
        self
    }

    const fn hits_and_runs(mut self) -> Self {
        self.hits_and_runs = true;
        self
    }

    const fn castles(mut self) -> Self {
        self.castles = true;
        self
    }
}
