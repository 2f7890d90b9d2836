//! Squares, men, the board, and which squares a man attacks.

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colour {
    White,
    Black,
}

impl Colour {
    /// The other side.
    pub(super) fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// One step forward, counted in ranks.
    pub(super) fn forward(self) -> isize {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }

    /// A rank as this side counts it: its first rank is its back rank.
    pub(super) fn rank(self, counted: usize) -> usize {
        match self {
            Self::White => counted - 1,
            Self::Black => 8 - counted,
        }
    }
}

/// The kind of a man (rule 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
}

impl Kind {
    /// The small letter of the kind.
    pub(super) fn letter(self) -> char {
        match self {
            Self::King => 'k',
            Self::Queen => 'q',
            Self::Rook => 'r',
            Self::Bishop => 'b',
            Self::Knight => 'n',
            Self::Pawn => 'p',
        }
    }
}

/// A man: its colour and its kind.
pub(super) type Man = (Colour, Kind);

/// The letter of a man in a FEN: capital for White (rule 7.1).
pub(super) fn man_letter((colour, kind): Man) -> char {
    match colour {
        Colour::White => kind.letter().to_ascii_uppercase(),
        Colour::Black => kind.letter(),
    }
}

/// The man of a letter (rule 7.1).
pub(super) fn man_from_letter(letter: char) -> Option<Man> {
    let kind = match letter.to_ascii_lowercase() {
        'k' => Kind::King,
        'q' => Kind::Queen,
        'r' => Kind::Rook,
        'b' => Kind::Bishop,
        'n' => Kind::Knight,
        'p' => Kind::Pawn,
        _ => return None,
    };
    let colour = if letter.is_ascii_uppercase() {
        Colour::White
    } else {
        Colour::Black
    };
    Some((colour, kind))
}

/// A square: file 0 to 7 for a to h, rank 0 to 7 for 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Square {
    pub(super) file: usize,
    pub(super) rank: usize,
}

impl Square {
    /// The square so many files to the right and ranks up, unless that leaves the board.
    pub(super) fn offset(self, files: isize, ranks: isize) -> Option<Self> {
        let file = self.file.checked_add_signed(files)?;
        let rank = self.rank.checked_add_signed(ranks)?;
        (file < 8 && rank < 8).then_some(Self { file, rank })
    }

    /// Whether the square is light; a1 is dark (rule 1.1).
    pub(super) fn is_light(self) -> bool {
        (self.file + self.rank) % 2 == 1
    }

    /// All 64 squares.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..8).flat_map(|rank| (0..8).map(move |file| Self { file, rank }))
    }

    /// The square's name (rule 7.10).
    pub(super) fn name(self) -> String {
        let mut name = String::with_capacity(2);
        name.push(file_letter(self.file));
        name.push(char::from(b"12345678"[self.rank]));
        name
    }

    /// The square of a name.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|square| square.name() == name)
    }
}

/// The small letter of a file.
pub(super) fn file_letter(file: usize) -> char {
    char::from(b"abcdefgh"[file])
}

/// What stands where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    squares: [[Option<Man>; 8]; 8],
}

const STRAIGHT: [(isize, isize); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(isize, isize); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [(isize, isize); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

impl Board {
    /// A board without men.
    pub(super) fn empty() -> Self {
        Self {
            squares: [[None; 8]; 8],
        }
    }

    /// The man on a square.
    pub(super) fn at(&self, square: Square) -> Option<Man> {
        self.squares[square.rank][square.file]
    }

    /// Puts a man on a square, or empties it.
    pub(super) fn set(&mut self, square: Square, man: Option<Man>) {
        self.squares[square.rank][square.file] = man;
    }

    /// All men with their squares.
    pub(super) fn men(&self) -> impl Iterator<Item = (Square, Man)> {
        Square::all().filter_map(|square| self.at(square).map(|man| (square, man)))
    }

    /// The King of a side.
    pub(super) fn king(&self, colour: Colour) -> Option<Square> {
        self.men()
            .find(|(_, man)| *man == (colour, Kind::King))
            .map(|(square, _)| square)
    }

    /// Visits every square that the man on `from` attacks, whatever stands there (rules 2.1 to 2.3).
    pub(super) fn for_each_attacked(&self, from: Square, mut visit: impl FnMut(Square)) {
        let Some((colour, kind)) = self.at(from) else { return };
        let mut slide = |directions: &[(isize, isize)]| {
            for &(files, ranks) in directions {
                let mut next = from.offset(files, ranks);
                while let Some(square) = next {
                    visit(square);
                    // Rule 2.1: the squares in between must be empty.
                    next = if self.at(square).is_none() {
                        square.offset(files, ranks)
                    } else {
                        None
                    };
                }
            }
        };
        match kind {
            // Rule 2.1.
            Kind::Rook => slide(&STRAIGHT),
            Kind::Bishop => slide(&DIAGONAL),
            Kind::Queen => {
                slide(&STRAIGHT);
                slide(&DIAGONAL);
            }
            Kind::King => STRAIGHT
                .iter()
                .chain(&DIAGONAL)
                .for_each(|&(f, r)| from.offset(f, r).into_iter().for_each(&mut visit)),
            // Rule 2.2.
            Kind::Knight => KNIGHT
                .iter()
                .for_each(|&(f, r)| from.offset(f, r).into_iter().for_each(&mut visit)),
            // Rule 2.3.
            Kind::Pawn => [-1, 1]
                .iter()
                .for_each(|&f| from.offset(f, colour.forward()).into_iter().for_each(&mut visit)),
        }
    }

    /// The squares of the men of side `by` that attack `target`, pinned or not (rule 2.5).
    pub(super) fn attackers(&self, target: Square, by: Colour) -> impl Iterator<Item = Square> {
        self.men().filter_map(move |(from, (colour, _))| {
            let mut attacks = false;
            if colour == by {
                self.for_each_attacked(from, |square| attacks |= square == target);
            }
            attacks.then_some(from)
        })
    }

    /// Whether the King of a side is attacked (rule 4.1).
    pub(super) fn is_king_attacked(&self, colour: Colour) -> bool {
        self.king(colour)
            .is_some_and(|king| self.attackers(king, colour.opponent()).next().is_some())
    }
}
