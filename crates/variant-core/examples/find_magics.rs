//! Searches the multipliers of `src/magic.rs` anew and prints them.
//!
//! For every square and both kinds of slide it tries thin random numbers until one sends every set of blockers to a slot of its
//! own, or to one that holds the same slides. The random numbers are those of [`variant_core::key_of`], so that a run gives the
//! same result everywhere.

use variant_core::{Bitboard, Direction, Grid8x8, Square, key_of, slide};

fn slides(directions: [Direction; 4], from: Square<Grid8x8>, occupied: Bitboard<Grid8x8>) -> u64 {
    directions
        .iter()
        .fold(0, |all, &direction| all | slide(direction, from, occupied).to_u64())
}

/// The squares where a blocker makes a difference: the rays without their last squares.
fn relevant(directions: [Direction; 4], from: Square<Grid8x8>) -> u64 {
    directions.iter().fold(0, |all, &direction| {
        let ray = slide(direction, from, Bitboard::EMPTY);
        let last = if direction.is_ascending() {
            ray.last()
        } else {
            ray.first()
        };
        all | last.map_or(0, |last| ray.without(last).to_u64())
    })
}

fn main() {
    let mut seed = 0;
    for (name, directions) in [("ORTHOGONAL", Direction::ORTHOGONAL), ("DIAGONAL", Direction::DIAGONAL)] {
        println!("const {name}: [u64; 64] = [");
        for from in Square::all() {
            let mask = relevant(directions, from);
            let mut pairs = Vec::new();
            let mut subset = 0_u64;
            loop {
                pairs.push((subset, slides(directions, from, Bitboard::from_u64(subset))));
                subset = subset.wrapping_sub(mask) & mask;
                if subset == 0 {
                    break;
                }
            }
            let shift = 64 - mask.count_ones();
            let magic = loop {
                let magic = key_of(seed) & key_of(seed + 1) & key_of(seed + 2);
                seed += 3;
                let mut slots = vec![None; pairs.len()];
                let fits = pairs.iter().all(|&(blockers, slides)| {
                    let slot =
                        &mut slots[usize::try_from(blockers.wrapping_mul(magic) >> shift).expect("a small index")];
                    *slot.get_or_insert(slides) == slides
                });
                if fits {
                    break magic;
                }
            };
            println!("    {magic:#018x},");
        }
        println!("];");
    }
}
