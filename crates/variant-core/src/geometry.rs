//! Boards as grids: how many files and ranks, and what lies in which direction.

use core::fmt::Debug;
use core::hash::Hash;

use crate::{Bitboard, Direction, Square, Words, words::Bits};

/// A rectangular board of a fixed size, as a type.
///
/// Squares are numbered from a1 along the ranks: the index of a square is `rank * FILES + file`. Inside, a square is a *slot*,
/// `rank * STRIDE + file`: where the ranks of a set are padded, a step along a rank never lands on the next one, and file and
/// rank are two halves of a byte. Each grid hands out its own tables, worked out when the crate is compiled.
pub trait Geometry: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// The number of files, 1 to 26.
    const FILES: u8;
    /// The number of ranks, 1 to 26.
    const RANKS: u8;
    /// The number of squares.
    const SQUARES: u8 = Self::FILES * Self::RANKS;
    /// How many slots a rank takes: `FILES`, or more where ranks are padded.
    const STRIDE: u8;
    /// The length of [`BySquare`](Self::BySquare): the least power of two that is not below the number of slots in use, so that
    /// a slot can be masked instead of tested.
    const SLOTS: usize;
    /// The words that hold one bit a slot.
    type Bits: Bits;
    /// The words with the bit of every square set.
    const BOARD: Self::Bits;
    /// An array with one value a square (and perhaps unused ones behind them).
    type BySquare<T: Copy + Eq + Debug + Send + Sync + 'static>: Copy
        + Eq
        + Debug
        + Send
        + Sync
        + AsRef<[T]>
        + AsMut<[T]>
        + 'static;

    /// An array that holds `value` for every square.
    fn by_square<T: Copy + Eq + Debug + Send + Sync + 'static>(value: T) -> Self::BySquare<T>;

    /// The squares from `from` (not included) to the edge of the board.
    fn ray(direction: Direction, from: Square<Self>) -> Bitboard<Self>;

    /// All squares of the file of index `file`, 0 to `FILES - 1`.
    fn file(file: u8) -> Bitboard<Self>;

    /// All squares of the rank of index `rank`, 0 to `RANKS - 1`.
    fn rank(rank: u8) -> Bitboard<Self>;

    /// Where a piece on `from` that slides along files and ranks gets to: empty squares, and the first occupied one each way.
    #[inline]
    fn orthogonal_slides(from: Square<Self>, occupied: Bitboard<Self>) -> Bitboard<Self> {
        Direction::ORTHOGONAL
            .iter()
            .fold(Bitboard::EMPTY, |slides, &direction| {
                slides | crate::slide(direction, from, occupied)
            })
    }

    /// Where a piece on `from` that slides along diagonals gets to: empty squares, and the first occupied one each way.
    #[inline]
    fn diagonal_slides(from: Square<Self>, occupied: Bitboard<Self>) -> Bitboard<Self> {
        Direction::DIAGONAL.iter().fold(Bitboard::EMPTY, |slides, &direction| {
            slides | crate::slide(direction, from, occupied)
        })
    }
}

/// A table of leaps: for each square, where a leaper on it gets to.
///
/// Made at compile time by [`Grid8x8::leaps`] and its like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeapTable<G: Geometry>(G::BySquare<G::Bits>);

impl<G: Geometry> LeapTable<G> {
    /// Where a leaper on `from` gets to.
    #[must_use]
    #[inline]
    pub fn get(&self, from: Square<G>) -> Bitboard<G> {
        Bitboard::from_bits(self.0.as_ref()[from.slot()])
    }
}

/// The squares at the offsets `steps` (files, ranks) of each square, each step repeated to the edge if `slides`.
const fn steps_table<const N: usize, const SLOTS: usize>(
    (files, ranks, stride): (u8, u8, u8),
    steps: &[(i8, i8)],
    slides: bool,
) -> [Words<N>; SLOTS] {
    let mut table = [Words::EMPTY; SLOTS];
    let mut index = 0;
    while index < files * ranks {
        let slot = (index / files * stride + index % files) as usize;
        let mut step = 0;
        while step < steps.len() {
            let (by_file, by_rank) = steps[step];
            let mut file = (index % files).wrapping_add_signed(by_file);
            let mut rank = (index / files).wrapping_add_signed(by_rank);
            while file < files && rank < ranks {
                table[slot] = table[slot].with(rank * stride + file);
                if !slides {
                    break;
                }
                file = file.wrapping_add_signed(by_file);
                rank = rank.wrapping_add_signed(by_rank);
            }
            step += 1;
        }
        index += 1;
    }
    table
}

/// The bits of all squares.
const fn board<const N: usize>((files, ranks, stride): (u8, u8, u8)) -> Words<N> {
    let mut board = Words::EMPTY;
    let mut index = 0;
    while index < files * ranks {
        board = board.with(index / files * stride + index % files);
        index += 1;
    }
    board
}

/// One ray table a direction.
pub(crate) const fn ray_tables<const N: usize, const SLOTS: usize>(size: (u8, u8, u8)) -> [[Words<N>; SLOTS]; 8] {
    let mut tables = [[Words::EMPTY; SLOTS]; 8];
    let mut direction = 0;
    while direction < 8 {
        tables[direction] = steps_table(size, &[Direction::ALL[direction].step()], true);
        direction += 1;
    }
    tables
}

/// The squares of each file and of each rank.
const fn line_tables<const N: usize>((files, ranks, stride): (u8, u8, u8)) -> ([Words<N>; 26], [Words<N>; 26]) {
    let mut tables = ([Words::EMPTY; 26], [Words::EMPTY; 26]);
    let mut index = 0;
    while index < files * ranks {
        let (file, rank) = ((index % files) as usize, (index / files) as usize);
        let slot = index / files * stride + index % files;
        tables.0[file] = tables.0[file].with(slot);
        tables.1[rank] = tables.1[rank].with(slot);
        index += 1;
    }
    tables
}

macro_rules! grid {
    ($(#[$doc:meta])* $grid:ident, files: $files:literal, ranks: $ranks:literal, stride: $stride:literal, words: $words:literal, slots: $slots:literal $(, $extra:item)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $grid;

        const _: () = {
            static RAYS: [[Words<$words>; $slots]; 8] = ray_tables(($files, $ranks, $stride));
            static LINES: ([Words<$words>; 26], [Words<$words>; 26]) = line_tables(($files, $ranks, $stride));

            impl Geometry for $grid {
                const FILES: u8 = $files;
                const RANKS: u8 = $ranks;
                const STRIDE: u8 = $stride;
                const SLOTS: usize = $slots;
                type Bits = Words<$words>;
                const BOARD: Words<$words> = board(($files, $ranks, $stride));
                type BySquare<T: Copy + Eq + Debug + Send + Sync + 'static> = [T; $slots];

                #[inline]
                fn by_square<T: Copy + Eq + Debug + Send + Sync + 'static>(value: T) -> Self::BySquare<T> {
                    [value; $slots]
                }

                #[inline]
                fn ray(direction: Direction, from: Square<Self>) -> Bitboard<Self> {
                    Bitboard::from_bits(RAYS[direction as usize][from.slot()])
                }

                #[inline]
                fn file(file: u8) -> Bitboard<Self> {
                    Bitboard::from_bits(LINES.0[file as usize])
                }

                #[inline]
                fn rank(rank: u8) -> Bitboard<Self> {
                    Bitboard::from_bits(LINES.1[rank as usize])
                }

                $($extra)*
            }
        };

        impl $grid {
            /// The table of a leaper that goes to the squares at the offsets `steps`, each `(files, ranks)`.
            ///
            /// Offsets that leave the board lead nowhere. A `const fn`: make the table a `static`.
            #[must_use]
            pub const fn leaps(steps: &[(i8, i8)]) -> LeapTable<Self> {
                LeapTable(steps_table(($files, $ranks, $stride), steps, false))
            }
        }
    };
}

grid! {
    /// The board of 8 files and 8 ranks.
    Grid8x8, files: 8, ranks: 8, stride: 8, words: 1, slots: 64,
    #[inline]
    fn orthogonal_slides(from: Square<Self>, occupied: Bitboard<Self>) -> Bitboard<Self> {
        crate::magic::orthogonal_slides(from, occupied)
    },
    #[inline]
    fn diagonal_slides(from: Square<Self>, occupied: Bitboard<Self>) -> Bitboard<Self> {
        crate::magic::diagonal_slides(from, occupied)
    }
}

grid! {
    /// The board of 14 files and 14 ranks. Its ranks are padded to 16 slots.
    Grid14x14, files: 14, ranks: 14, stride: 16, words: 4, slots: 256
}
