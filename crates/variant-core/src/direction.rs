//! The eight directions of a grid.

/// One of the eight directions of a grid. North is towards higher ranks, east towards higher files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the points of the compass")]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];
    /// The four along files and ranks.
    pub const ORTHOGONAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];
    /// The four along diagonals.
    pub const DIAGONAL: [Self; 4] = [Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    /// One step this way, as files and ranks.
    #[must_use]
    #[inline]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }

    /// The direction of this step, if it is one along a file, a rank or a diagonal, of any length.
    ///
    /// ```
    /// use variant_core::Direction;
    /// assert_eq!(Direction::from_step(3, -3), Some(Direction::SouthEast));
    /// assert_eq!(Direction::from_step(2, 1), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_step(files: i8, ranks: i8) -> Option<Self> {
        if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
            return None;
        }
        Some(match (files.signum(), ranks.signum()) {
            (0, 1) => Self::North,
            (1, 1) => Self::NorthEast,
            (1, 0) => Self::East,
            (1, -1) => Self::SouthEast,
            (0, -1) => Self::South,
            (-1, -1) => Self::SouthWest,
            (-1, 0) => Self::West,
            (-1, 1) => Self::NorthWest,
            _ => return None,
        })
    }

    /// The direction that leads back.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Whether it leads along a diagonal.
    #[must_use]
    #[inline]
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }

    /// Whether squares this way have higher indices.
    #[must_use]
    #[inline]
    pub const fn is_ascending(self) -> bool {
        matches!(self, Self::North | Self::NorthEast | Self::East | Self::NorthWest)
    }
}
