//! Slides on the 8x8 board by one multiplication and one look-up ("magic bitboards").
//!
//! For each square the relevant blockers, multiplied by a number found by trial, give an index into a table of slides. The
//! numbers come from `examples/find_magics.rs`; the table, of a length that is a power of two so that an index can be masked
//! instead of tested, is worked out when the crate is compiled.

use crate::geometry::ray_tables;
use crate::{Bitboard, Direction, Grid8x8, Square, Words};

/// How to find the slides from one square.
#[derive(Clone, Copy)]
struct Magic {
    /// The squares where a blocker makes a difference.
    mask: u64,
    /// What sends each set of blockers to a slot of its own.
    factor: u64,
    /// The first slot of the square in the table.
    offset: u32,
    /// 64 less the number of relevant squares.
    shift: u32,
}

impl Magic {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index of at most 12 bits")]
    const fn slot(self, occupied: u64) -> usize {
        let index = (occupied & self.mask).wrapping_mul(self.factor) >> self.shift;
        (self.offset as usize + index as usize) & (SLOTS - 1)
    }
}

/// The length of the table: 107,648 slots are used.
const SLOTS: usize = 1 << 17;

const RAYS: [[Words<1>; 64]; 8] = ray_tables((8, 8, 8));

const fn ray(direction: Direction, from: usize) -> u64 {
    RAYS[direction as usize][from].to_array()[0]
}

const fn slide(direction: Direction, from: usize, occupied: u64) -> u64 {
    let ray_from = ray(direction, from);
    let met = ray_from & occupied;
    if met == 0 {
        return ray_from;
    }
    let blocker = if direction.is_ascending() {
        met.trailing_zeros()
    } else {
        met.ilog2()
    };
    ray_from ^ ray(direction, blocker as usize)
}

const fn magics(factors: &[u64; 64], directions: [Direction; 4], mut offset: u32) -> [Magic; 64] {
    let mut magics = [Magic {
        mask: 0,
        factor: 0,
        offset: 0,
        shift: 0,
    }; 64];
    let mut from = 0;
    while from < 64 {
        let mut mask = 0;
        let mut i = 0;
        while i < 4 {
            let ray = ray(directions[i], from);
            // The last square of a ray blocks nothing behind it.
            mask |= match (ray, directions[i].is_ascending()) {
                (0, _) => 0,
                (_, true) => ray ^ (1 << ray.ilog2()),
                (_, false) => ray & (ray - 1),
            };
            i += 1;
        }
        magics[from] = Magic {
            mask,
            factor: factors[from],
            offset,
            shift: 64 - mask.count_ones(),
        };
        offset += 1 << mask.count_ones();
        from += 1;
    }
    magics
}

/// The subsets of the relevant squares of one line through `from`, each with the slides along that line; their number last.
const fn line_slides(direction: Direction, from: usize, mask: u64) -> ([(u64, u64); 64], usize) {
    let back = direction.opposite();
    let mask = mask & (ray(direction, from) | ray(back, from));
    let mut slides = [(0, 0); 64];
    let (mut blockers, mut count) = (0_u64, 0);
    loop {
        slides[count] = (blockers, slide(direction, from, blockers) | slide(back, from, blockers));
        count += 1;
        blockers = blockers.wrapping_sub(mask) & mask;
        if blockers == 0 {
            return (slides, count);
        }
    }
}

/// Fills the slots of one kind of slide. Line by line first: what crosses is put together by one `|` a slot, which keeps the
/// evaluation short.
const fn fill(table: &mut [u64; SLOTS], magics: &[Magic; 64], directions: [Direction; 4]) {
    let mut from = 0;
    while from < 64 {
        let magic = magics[from];
        let (first, first_count) = line_slides(directions[0], from, magic.mask);
        let (second, second_count) = line_slides(directions[1], from, magic.mask);
        let mut i = 0;
        while i < first_count {
            let (blockers, slides) = first[i];
            let mut j = 0;
            while j < second_count {
                let (crossing_blockers, crossing_slides) = second[j];
                table[magic.slot(blockers | crossing_blockers)] = slides | crossing_slides;
                j += 1;
            }
            i += 1;
        }
        from += 1;
    }
}

static ORTHOGONAL: [Magic; 64] = magics(&ORTHOGONAL_FACTORS, Direction::ORTHOGONAL, 0);
static DIAGONAL: [Magic; 64] = magics(&DIAGONAL_FACTORS, Direction::DIAGONAL, 102_400);

static TABLE: [u64; SLOTS] = {
    let mut table = [0; SLOTS];
    fill(&mut table, &ORTHOGONAL, Direction::ORTHOGONAL);
    fill(&mut table, &DIAGONAL, Direction::DIAGONAL);
    table
};

#[inline]
pub(crate) fn orthogonal_slides(from: Square<Grid8x8>, occupied: Bitboard<Grid8x8>) -> Bitboard<Grid8x8> {
    Bitboard::from_u64(TABLE[ORTHOGONAL[from.slot()].slot(occupied.to_u64())])
}

#[inline]
pub(crate) fn diagonal_slides(from: Square<Grid8x8>, occupied: Bitboard<Grid8x8>) -> Bitboard<Grid8x8> {
    Bitboard::from_u64(TABLE[DIAGONAL[from.slot()].slot(occupied.to_u64())])
}

#[rustfmt::skip]
const ORTHOGONAL_FACTORS: [u64; 64] = [
    0x0080_0014_2040_0082, 0x1140_0160_0040_1008, 0x0080_1000_0880_2000, 0x2100_0488_2010_0100,
    0x0200_2084_1002_0028, 0x0200_0190_0402_0048, 0x4100_4300_1200_0094, 0x4080_0c28_4180_0100,
    0x000c_8000_8040_0c24, 0x4802_0021_1044_8200, 0x2880_8010_0020_0088, 0x0491_0021_1000_4900,
    0x8020_8008_0214_0180, 0x6000_8002_0004_0081, 0x090a_0008_0c03_2200, 0x4040_8000_4900_0b80,
    0x2041_2480_0040_0091, 0x0410_0040_0420_0440, 0x9013_0100_4020_0030, 0x8008_0080_0880_1001,
    0x0310_8080_2c00_0800, 0x0102_8080_2200_c400, 0x8070_8080_1100_0200, 0x0200_1200_0502_8044,
    0xc000_4000_800c_2080, 0x0001_d003_4000_2000, 0x2002_0042_0020_8010, 0x0208_0082_8010_01b8,
    0x0001_0071_0024_0800, 0x4000_e200_8080_0400, 0x1483_004b_0024_0200, 0x4c10_8000_8002_6100,
    0x8085_4008_2080_0080, 0x4008_6000_8a80_4000, 0x0410_0408_0020_0020, 0x8100_1000_5900_2100,
    0x0262_0130_2200_0408, 0x0000_4024_0801_1020, 0x0400_8810_0400_8209, 0x0840_0110_8a00_1044,
    0x4082_8020_c000_8000, 0x0040_1008_0020_6000, 0x3009_2082_0042_0010, 0x4000_60d0_0301_0008,
    0x1000_1100_0801_0005, 0x0002_0004_1882_0010, 0x0000_2200_0401_0100, 0x2000_0101_884a_0004,
    0x4002_0085_1021_c200, 0x4009_2001_8040_1c80, 0x0022_3246_0020_8200, 0x1820_0820_1005_0100,
    0x0904_0400_8008_0080, 0x4210_4400_8002_0080, 0x0688_080b_0230_0400, 0x8020_3091_04c4_0200,
    0x0002_9100_6480_0045, 0x504a_4100_8462_0052, 0x0402_0120_8040_100a, 0x8002_0028_4010_2026,
    0x1001_0012_1008_0005, 0x00c1_0062_0844_0003, 0x0024_1110_0088_3204, 0x0200_0504_0161_8642,
];

#[rustfmt::skip]
const DIAGONAL_FACTORS: [u64; 64] = [
    0x020a_2004_0191_9100, 0x4010_0202_0442_0000, 0x2010_0420_4054_e200, 0x3108_0600_4000_0000,
    0x4084_1068_2010_5200, 0x0040_8210_c018_0012, 0x2002_0211_204a_1002, 0x0220_20e1_1010_1010,
    0x0000_ac10_1001_0100, 0x50c0_0c08_00a1_0202, 0x1802_0404_0082_0040, 0x1410_0820_4441_3000,
    0x0040_8111_4000_1c05, 0x2018_0208_1208_0204, 0x0080_0900_c210_4012, 0x2094_c208_5424_1420,
    0x2010_8120_0450_0280, 0x0c30_0002_0c08_1080, 0x0404_0008_0804_1010, 0x0804_0048_0420_0800,
    0x0004_0004_80a0_0060, 0x2402_00c4_480c_2402, 0x040c_2000_8208_0200, 0x4101_0046_1082_0116,
    0x0804_2008_0420_0420, 0x0410_0622_0812_1c22, 0x4501_0500_4084_0100, 0x2440_2020_1200_8100,
    0x0c49_0100_8830_4008, 0x2005_4080_0410_1402, 0x2000_8400_8084_0404, 0x0001_5200_0882_0100,
    0x2910_3088_0c10_26b2, 0x0002_1010_0032_0600, 0x2200_3410_0082_0083, 0x0100_2008_0024_0a10,
    0x0001_3004_0005_8060, 0x0001_3001_0010_8040, 0x4003_4204_0002_9400, 0x8006_0400_2801_4200,
    0x2802_0802_4000_0854, 0x4030_8409_2000_0900, 0x0001_1041_1002_2040, 0x0000_0104_1100_2800,
    0x0000_2001_4140_0400, 0x0429_0200_8200_6102, 0x0851_1002_2240_0082, 0x0004_3804_8021_c110,
    0x2021_0402_2004_1000, 0x0101_0247_1008_0080, 0x0000_0202_0124_0388, 0x0000_2014_6098_2000,
    0x0120_0240_9862_1108, 0x0c90_2004_0b12_1010, 0x0a14_5404_0802_0000, 0x0304_0802_0420_2bc0,
    0x002a_0201_0888_8c20, 0x1000_0084_0c13_0400, 0x0004_2009_00c1_1000, 0x0020_0000_0084_3400,
    0x040d_0c00_1002_1200, 0x0020_200c_c810_0308, 0x0282_0810_0408_0040, 0x4b18_2040_8202_0024,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Geometry, key_of};

    #[test]
    fn slides_by_look_up_are_the_slides_of_the_rays() {
        for (round, from) in
            (0..200_000_u64).zip(Square::<Grid8x8>::all().collect::<alloc::vec::Vec<_>>().iter().cycle())
        {
            let occupied = Bitboard::from_u64(key_of(2 * round) & key_of(2 * round + 1));
            let of = |directions: [Direction; 4]| {
                directions.iter().fold(Bitboard::EMPTY, |all, &direction| {
                    all | crate::slide(direction, *from, occupied)
                })
            };
            assert_eq!(Grid8x8::orthogonal_slides(*from, occupied), of(Direction::ORTHOGONAL));
            assert_eq!(Grid8x8::diagonal_slides(*from, occupied), of(Direction::DIAGONAL));
        }
    }
}
