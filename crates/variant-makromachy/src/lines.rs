//! Files, ranks and diagonals as words of 16 bits, so that what a piece meets along them is a matter of a few shifts.

use variant_core::{Direction, Geometry as _, Grid14x14};

use crate::{Bitboard, Square};

/// The four ways a line can run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Axis {
    /// West to east: a rank.
    Rank,
    /// South to north: a file.
    File,
    /// South-west to north-east.
    Rising,
    /// North-west to south-east.
    Falling,
}

impl Axis {
    /// Along files and ranks, then along diagonals.
    pub(crate) const PAIRS: [[Self; 2]; 2] = [[Self::Rank, Self::File], [Self::Rising, Self::Falling]];

    /// The direction in which the bits of a line rise.
    pub(crate) const fn direction(self) -> Direction {
        match self {
            Self::Rank => Direction::East,
            Self::File => Direction::North,
            Self::Rising => Direction::NorthEast,
            Self::Falling => Direction::SouthEast,
        }
    }
}

/// A square's place on one of the four lines through it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Which line of the axis it is.
    line: u8,
    /// The bit of the square on the line.
    pub(crate) bit: u8,
    /// The bits that are squares of the line: two short diagonals share a word.
    squares: u16,
}

/// The bits of a line of full length.
const FULL: u16 = 0x3fff;

impl Place {
    /// The place of a square on its line along `axis`.
    #[inline(always)]
    pub(crate) fn new(axis: Axis, square: Square) -> Self {
        static PLACES: [[Place; 256]; 4] = [
            places(Axis::Rank),
            places(Axis::File),
            places(Axis::Rising),
            places(Axis::Falling),
        ];
        PLACES[axis as usize][usize::from(square.rank().index() << 4 | square.file().index())]
    }

    const fn on(axis: Axis, file: u8, rank: u8) -> Self {
        let (line, bit, squares) = match axis {
            Axis::Rank => (rank, file, FULL),
            Axis::File => (file, rank, FULL),
            Axis::Rising if rank >= file => (rank - file, file, FULL >> (rank - file)),
            Axis::Rising => (rank + 16 - file, file, FULL << (file - rank) & FULL),
            Axis::Falling if rank + file < 14 => (rank + file, file, FULL >> (13 - rank - file)),
            Axis::Falling => ((rank + file) % 16, file, FULL << (rank + file - 13) & FULL),
        };
        Self { line, bit, squares }
    }

    /// From the square to the first bit of `met` each way, those bits included.
    #[inline(always)]
    pub(crate) fn reach(self, met: u16) -> u16 {
        let (above, below) = self.sides(met);
        let up = above ^ above.wrapping_sub(2 << self.bit);
        let down = self.below() & (u32::MAX << (31 - (below | 1).leading_zeros()));
        self.on_line(up | down)
    }

    /// The second bits of `met` each way: what is behind the first.
    #[inline(always)]
    pub(crate) fn behind_first(self, met: u16) -> u16 {
        let (above, below) = self.sides(met);
        let above = above & above.wrapping_sub(1);
        let below = below ^ highest(below);
        self.on_line((above & above.wrapping_neg()) | highest(below))
    }

    /// The bits before the first of `met` each way, if that is at least four steps away.
    #[inline(always)]
    pub(crate) fn before_far(self, met: u16) -> u16 {
        let (above, below) = self.sides(met & self.squares);
        let up = (above & above.wrapping_neg()) >> 1 & (0xfff8 << self.bit);
        let down = highest(below) << 1 & (self.below() >> 2);
        self.on_line(up | down)
    }

    /// The bits of `met` above the square, and those below.
    #[inline(always)]
    fn sides(self, met: u16) -> (u32, u32) {
        let met = u32::from(met);
        (met & 0xfffe << self.bit, met & self.below())
    }

    #[inline(always)]
    fn below(self) -> u32 {
        (1 << self.bit) - 1
    }

    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "the squares of a line are 14 bits")]
    fn on_line(self, bits: u32) -> u16 {
        bits as u16 & self.squares
    }
}

/// The highest bit, if any is set.
#[inline(always)]
fn highest(bits: u32) -> u32 {
    (bits != 0).then(|| 1 << (31 - (bits | 1).leading_zeros())).unwrap_or(0)
}

/// The places of all squares on their lines along `axis`, 16 a rank.
const fn places(axis: Axis) -> [Place; 256] {
    let mut places = [Place::on(axis, 0, 0); 256];
    let mut rank = 0;
    while rank < 14 {
        let mut file = 0;
        while file < 14 {
            places[rank as usize * 16 + file as usize] = Place::on(axis, file, rank);
            file += 1;
        }
        rank += 1;
    }
    places
}

/// A set of squares, line by line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines([[u16; 16]; 4]);

impl Lines {
    #[inline(always)]
    pub(crate) fn new(squares: Bitboard) -> Self {
        const { assert!(Grid14x14::STRIDE == 16, "a rank of a set is a word of 16 bits") };
        let ranks = squares.bits().to_array();
        Self([
            split(ranks),
            split(transposed(ranks)),
            split(sheared::<false>(ranks)),
            split(sheared::<true>(ranks)),
        ])
    }

    /// The line that `place` is on.
    #[inline(always)]
    pub(crate) fn line(&self, axis: Axis, place: Place) -> u16 {
        self.0[axis as usize][usize::from(place.line & 15)]
    }
}

#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "the parts of a word")]
fn split(words: [u64; 4]) -> [u16; 16] {
    core::array::from_fn(|i| (words[i / 4] >> (16 * (i % 4))) as u16)
}

/// Rows of 16 bits, four a word, with rows and columns exchanged: by blocks of 8x8, 4x4, 2x2 and 1x1.
#[inline(always)]
fn transposed([mut a, mut b, mut c, mut d]: [u64; 4]) -> [u64; 4] {
    let exchange = |high: &mut u64, low: &mut u64, by: u32, mask: u64| {
        let differing = (*high >> by ^ *low) & mask;
        *low ^= differing;
        *high ^= differing << by;
    };
    exchange(&mut a, &mut c, 8, 0x00ff_00ff_00ff_00ff);
    exchange(&mut b, &mut d, 8, 0x00ff_00ff_00ff_00ff);
    exchange(&mut a, &mut b, 4, 0x0f0f_0f0f_0f0f_0f0f);
    exchange(&mut c, &mut d, 4, 0x0f0f_0f0f_0f0f_0f0f);
    [a, b, c, d].map(|word| {
        let differing = (word >> 30 ^ word) & 0x0000_0000_cccc_cccc;
        let word = word ^ differing ^ differing << 30;
        let differing = (word >> 15 ^ word) & 0x0000_aaaa_0000_aaaa;
        word ^ differing ^ differing << 15
    })
}

/// Rows of 16 bits, four a word, with each column moved by as many rows as its number, round the edge: up, or else down.
/// Diagonals become rows.
#[inline(always)]
fn sheared<const UP: bool>(words: [u64; 4]) -> [u64; 4] {
    let merge = |words: [u64; 4], moved: [u64; 4], columns: u64| -> [u64; 4] {
        core::array::from_fn(|i| words[i] ^ (words[i] ^ moved[i]) & columns)
    };
    let rotated = |words: [u64; 4], by: u32| -> [u64; 4] {
        core::array::from_fn(|i| {
            if UP {
                words[i] << by | words[(i + 3) % 4] >> (64 - by)
            } else {
                words[i] >> by | words[(i + 1) % 4] << (64 - by)
            }
        })
    };
    let words = merge(words, rotated(words, 16), 0xaaaa_aaaa_aaaa_aaaa);
    let words = merge(words, rotated(words, 32), 0xcccc_cccc_cccc_cccc);
    let [a, b, c, d] = words;
    let words = merge(
        words,
        if UP { [d, a, b, c] } else { [b, c, d, a] },
        0xf0f0_f0f0_f0f0_f0f0,
    );
    let [a, b, c, d] = words;
    merge(words, [c, d, a, b], 0xff00_ff00_ff00_ff00)
}

#[cfg(test)]
mod tests {
    use super::*;
    use variant_core::{key_of, slide};

    const AXES: [Axis; 4] = [Axis::Rank, Axis::File, Axis::Rising, Axis::Falling];

    /// The squares of some bits of a line through `from`.
    fn squares(axis: Axis, from: Square, bits: u16) -> Bitboard {
        let place = Place::new(axis, from);
        let (files, ranks) = axis.direction().step();
        (0..16)
            .filter(|bit| bits >> bit & 1 == 1)
            .map(|bit| {
                let steps = bit - place.bit.cast_signed();
                from.offset(files * steps, ranks * steps).expect("a square of the line")
            })
            .collect()
    }

    #[test]
    fn lines_hold_what_is_on_them() {
        for (round, from) in (0..20_000).zip(Square::all().collect::<alloc::vec::Vec<_>>().into_iter().cycle()) {
            let thin = 1 + round % 4;
            let met: Bitboard = Square::all()
                .filter(|square| key_of(round << 8 | u64::from(square.index())).trailing_zeros() as u64 >= thin)
                .collect();
            let lines = Lines::new(met);
            for axis in AXES {
                let place = Place::new(axis, from);
                let line = lines.line(axis, place);
                let ways = [axis.direction(), axis.direction().opposite()];
                let reach = ways.map(|way| slide(way, from, met));
                assert_eq!(squares(axis, from, place.reach(line)), reach[0] | reach[1]);
                let firsts = reach.map(|reach| (reach & met).first());
                let mut behind = Bitboard::EMPTY;
                let mut before = Bitboard::EMPTY;
                for (way, first) in ways.into_iter().zip(firsts) {
                    let Some(first) = first else { continue };
                    behind |= slide(way, first, met) & met;
                    if from.distance(first) >= 4 {
                        before |= Bitboard::from(first.step(way.opposite()).expect("between the two"));
                    }
                }
                assert_eq!(squares(axis, from, place.behind_first(line)), behind);
                assert_eq!(squares(axis, from, place.before_far(line)), before);
            }
        }
    }
}
