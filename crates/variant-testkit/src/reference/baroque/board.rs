//! The board and the men of Baroque. (sections 1 and 2)

/// The two directions of a file and the two of a rank, as (files, ranks).
pub(super) const ROOK_STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The eight directions of a queen, which lead to the eight adjacent squares. (rules 2.1, 2.4)
pub(super) const QUEEN_STEPS: [(isize, isize); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colour {
    White,
    Black,
}

impl Colour {
    pub(super) fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// A kind of man. (rule 1.3)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    King,
    Withdrawer,
    Coordinator,
    Immobilizer,
    Chameleon,
    Leaper,
    Pawn,
}

/// The letters of the kinds. (rule 1.3)
pub(super) const LETTERS: [(char, Kind); 7] = [
    ('k', Kind::King),
    ('q', Kind::Withdrawer),
    ('r', Kind::Coordinator),
    ('m', Kind::Immobilizer),
    ('b', Kind::Chameleon),
    ('n', Kind::Leaper),
    ('p', Kind::Pawn),
];

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Man {
    pub(super) colour: Colour,
    pub(super) kind: Kind,
}

/// A square: file a is 0, rank 1 is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Square {
    pub(super) file: usize,
    pub(super) rank: usize,
}

impl Square {
    /// The next square in a direction, if the board does not end.
    pub(super) fn step(self, (files, ranks): (isize, isize)) -> Option<Self> {
        let file = self.file.checked_add_signed(files)?;
        let rank = self.rank.checked_add_signed(ranks)?;
        (file < 8 && rank < 8).then_some(Self { file, rank })
    }

    /// The squares one king's step away. (rule 2.1)
    pub(super) fn adjacent(self) -> impl Iterator<Item = Self> {
        QUEEN_STEPS
            .into_iter()
            .filter_map(move |direction| self.step(direction))
    }

    /// Every square of the board.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..64).map(|number| Self {
            file: number % 8,
            rank: number / 8,
        })
    }

    /// The square as text. (rule 6.1)
    pub(super) fn text(self) -> String {
        let file = ["a", "b", "c", "d", "e", "f", "g", "h"][self.file];
        format!("{file}{}", self.rank + 1)
    }
}
