//! The 24 kinds of piece, their letters and their directions.

/// A kind of piece, in the order of section 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Pawn,
    Warrior,
    Zebra,
    Camel,
    Elephant,
    Knight,
    Champion,
    Vao,
    Cannon,
    Bishop,
    Rook,
    Queen,
    DragonHorse,
    DragonKing,
    Rhino,
    Griffon,
    Archbishop,
    Marshall,
    Archer,
    Bat,
    Raven,
    Eagle,
    Terror,
    King,
}

/// The letter of each kind. (rule 2.2)
const LETTERS: [(Kind, char); 24] = [
    (Kind::Pawn, 'P'),
    (Kind::Warrior, 'W'),
    (Kind::Zebra, 'Z'),
    (Kind::Camel, 'J'),
    (Kind::Elephant, 'E'),
    (Kind::Knight, 'N'),
    (Kind::Champion, 'I'),
    (Kind::Vao, 'V'),
    (Kind::Cannon, 'C'),
    (Kind::Bishop, 'B'),
    (Kind::Rook, 'R'),
    (Kind::Queen, 'Q'),
    (Kind::DragonHorse, 'H'),
    (Kind::DragonKing, 'D'),
    (Kind::Rhino, 'U'),
    (Kind::Griffon, 'G'),
    (Kind::Archbishop, 'A'),
    (Kind::Marshall, 'M'),
    (Kind::Archer, 'O'),
    (Kind::Bat, 'S'),
    (Kind::Raven, 'F'),
    (Kind::Eagle, 'L'),
    (Kind::Terror, 'T'),
    (Kind::King, 'K'),
];

/// What a Pawn or Warrior may become. (rule 6.2)
pub(super) const PROMOTIONS: [Kind; 16] = [
    Kind::Queen,
    Kind::Marshall,
    Kind::Archbishop,
    Kind::Griffon,
    Kind::Rhino,
    Kind::DragonKing,
    Kind::DragonHorse,
    Kind::Rook,
    Kind::Bishop,
    Kind::Champion,
    Kind::Cannon,
    Kind::Knight,
    Kind::Elephant,
    Kind::Vao,
    Kind::Camel,
    Kind::Zebra,
];

impl Kind {
    /// The small letter.
    pub(super) fn letter(self) -> char {
        let letter = LETTERS
            .iter()
            .find(|entry| entry.0 == self)
            .map_or('?', |entry| entry.1);
        letter.to_ascii_lowercase()
    }

    /// Whether this is a Pawn or a Warrior.
    pub(super) fn is_pawn_or_warrior(self) -> bool {
        matches!(self, Self::Pawn | Self::Warrior)
    }

    /// Whether birds cannot fly past this kind. (rule 5.2)
    pub(super) fn stops_birds(self) -> bool {
        matches!(self, Self::Eagle | Self::Raven | Self::Bat | Self::Archer)
    }
}

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) is_white: bool,
    pub(super) kind: Kind,
}

impl Piece {
    pub(super) fn letter(self) -> char {
        let letter = self.kind.letter();
        if self.is_white {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        let is_white = letter.is_ascii_uppercase();
        let entry = LETTERS.iter().find(|entry| entry.1 == letter.to_ascii_uppercase())?;
        Some(Self {
            is_white,
            kind: entry.0,
        })
    }
}

/// One rank towards the farthest rank. (rule 1.2)
pub(super) fn forward(is_white: bool) -> isize {
    if is_white { 1 } else { -1 }
}

/// The farthest rank. (rule 1.2)
pub(super) fn farthest_rank(is_white: bool) -> usize {
    if is_white { 14 } else { 1 }
}

/// The home rank of the Pawns. (rule 1.2)
pub(super) fn home_rank(is_white: bool) -> usize {
    if is_white { 4 } else { 11 }
}

// Directions and leaps as (files to the right, ranks up). (rules 3.1, 3.6)

pub(super) type Offset = (isize, isize);
pub(super) const ORTHOGONAL: [Offset; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub(super) const DIAGONAL: [Offset; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
pub(super) const ALL_EIGHT: [Offset; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
pub(super) const LEAPS_2_0: [Offset; 4] = [(0, 2), (2, 0), (0, -2), (-2, 0)];
pub(super) const LEAPS_2_2: [Offset; 4] = [(2, 2), (2, -2), (-2, -2), (-2, 2)];
pub(super) const LEAPS_2_1: [Offset; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
pub(super) const LEAPS_3_1: [Offset; 8] = [(1, 3), (3, 1), (3, -1), (1, -3), (-1, -3), (-3, -1), (-3, 1), (-1, 3)];
pub(super) const LEAPS_3_2: [Offset; 8] = [(2, 3), (3, 2), (3, -2), (2, -3), (-2, -3), (-3, -2), (-3, 2), (-2, 3)];
