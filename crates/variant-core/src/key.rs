//! Zobrist keys without tables.
//!
//! The number that stands for a piece on a square is a scrambled form of its index, worked out when it is asked for: nothing
//! to store, nothing to seed, and the same on every machine.

/// The number that stands for the `index`-th fact of a position (a piece on a square, a right, a side to move).
///
/// The finaliser of the `SplitMix64` generator (Steele, Lea and Flood, 2014): a bijection, so that no two facts share a number.
#[must_use]
#[inline]
pub const fn key_of(index: u64) -> u64 {
    let mut key = index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    key = (key ^ (key >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ (key >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ (key >> 31)
}

use crate::{Board, Geometry, Role};

impl<G: Geometry, R: Role> Board<G, R> {
    /// The key of the placement: the numbers of every piece on its square, combined by exclusive or.
    ///
    /// It takes the indices below `2^16` of [`key_of`]; the rest of a position takes higher ones.
    #[must_use]
    pub fn key(&self) -> u64 {
        let mut key = 0;
        for color in crate::Color::ALL {
            for &role in R::ALL {
                let base = ((role.index() as u64) << 1 | color as u64) << 8;
                for square in self.pieces(color, role) {
                    key ^= key_of(base | u64::from(square.index()));
                }
            }
        }
        key
    }
}
