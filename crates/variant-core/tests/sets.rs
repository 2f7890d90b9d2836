//! Sets of squares: the set words and steps, against a plain set of indices, on both boards.

mod common;

use std::collections::BTreeSet;

use common::{compass, place, random_set, square_at};
use variant_core::{Bitboard, Direction, Geometry, Grid8x8, Grid14x14, Square};

type Naive<G> = BTreeSet<Square<G>>;

fn naive<G: Geometry>(set: Bitboard<G>) -> Naive<G> {
    Square::all().filter(|&square| set.contains(square)).collect()
}

fn samples<G: Geometry>() -> Vec<Bitboard<G>> {
    let random = (0..24).map(|seed| random_set(seed, 1 + seed % 6));
    let single = [0, G::SQUARES / 2, G::SQUARES - 1].map(|index| Bitboard::from(Square::new(index).unwrap()));
    random.chain(single).chain([Bitboard::EMPTY, Bitboard::ALL]).collect()
}

fn words_are_naive<G: Geometry>() {
    for set in samples::<G>() {
        let squares = naive(set);
        assert_eq!(
            set.into_iter().collect::<Vec<_>>(),
            squares.iter().copied().collect::<Vec<_>>()
        );
        assert_eq!(set.into_iter().len(), squares.len());
        assert_eq!(set.count() as usize, squares.len());
        assert_eq!(set.is_empty(), squares.is_empty());
        assert_eq!(set.has_several(), squares.len() > 1);
        assert_eq!(set.first(), squares.first().copied());
        assert_eq!(set.last(), squares.last().copied());
        assert_eq!(squares.iter().copied().collect::<Bitboard<G>>(), set);
        assert_eq!(naive(!set), &naive(Bitboard::ALL) - &squares);
        assert_eq!(format!("{set:?}"), format!("{squares:?}"));
        for square in Square::all() {
            let (mut with, mut without) = (squares.clone(), squares.clone());
            with.insert(square);
            without.remove(&square);
            assert_eq!(naive(set.with(square)), with);
            assert_eq!(naive(set.without(square)), without);
            let mut changed = set;
            changed.insert(square);
            assert_eq!(changed, set.with(square));
            changed = set;
            changed.remove(square);
            assert_eq!(changed, set.without(square));
        }
    }
}

#[test]
fn a_set_holds_what_was_put_into_it() {
    words_are_naive::<Grid8x8>();
    words_are_naive::<Grid14x14>();
}

fn operators_are_naive<G: Geometry>() {
    for a in samples::<G>() {
        for b in samples::<G>() {
            let (naive_a, naive_b) = (naive(a), naive(b));
            assert_eq!(naive(a & b), &naive_a & &naive_b);
            assert_eq!(naive(a | b), &naive_a | &naive_b);
            assert_eq!(naive(a ^ b), &naive_a ^ &naive_b);
            assert_eq!(naive(a - b), &naive_a - &naive_b);
            assert_eq!(a.is_disjoint(b), naive_a.is_disjoint(&naive_b));
            assert_eq!(a.is_subset(b), naive_a.is_subset(&naive_b));
            assert_eq!(a == b, naive_a == naive_b);
            let mut changed = [a; 4];
            changed[0] &= b;
            changed[1] |= b;
            changed[2] ^= b;
            changed[3] -= b;
            assert_eq!(changed, [a & b, a | b, a ^ b, a - b]);
        }
    }
}

#[test]
fn operators_are_the_set_words() {
    operators_are_naive::<Grid8x8>();
    operators_are_naive::<Grid14x14>();
}

fn steps_are_naive<G: Geometry>() {
    for set in samples::<G>() {
        for direction in Direction::ALL {
            let (files, ranks) = compass(direction);
            let stepped: Naive<G> = set
                .into_iter()
                .filter_map(|square| {
                    let (file, rank) = place(square);
                    square_at((file + files, rank + ranks))
                })
                .collect();
            assert_eq!(naive(set.stepped(direction)), stepped, "{direction:?}");
            // Nothing is left outside the board that a complement or a count would show.
            assert!(set.stepped(direction).is_subset(Bitboard::ALL));
            assert_eq!(set.stepped(direction).count() as usize, stepped.len());
        }
    }
}

#[test]
fn a_step_of_a_whole_set_loses_what_leaves_the_board() {
    steps_are_naive::<Grid8x8>();
    steps_are_naive::<Grid14x14>();
}

fn shifts_are_naive<G: Geometry>() {
    for set in samples::<G>().into_iter().step_by(5) {
        for files in -15..=15_i8 {
            for ranks in -15..=15_i8 {
                let shifted = set
                    .into_iter()
                    .filter_map(|square| square.offset(files, ranks))
                    .collect();
                assert_eq!(set.shifted(files, ranks), shifted, "{files} {ranks}");
            }
        }
    }
}

#[test]
fn a_set_shifted_any_way_loses_what_leaves_the_board() {
    shifts_are_naive::<Grid8x8>();
    shifts_are_naive::<Grid14x14>();
}

#[test]
fn sets_of_the_small_board_are_numbers_of_sixty_four_bits() {
    for seed in 0..50 {
        let set = random_set::<Grid8x8>(seed, 2);
        let bits = set.into_iter().fold(0_u64, |bits, square| bits | 1 << square.index());
        assert_eq!((set.to_u64(), Bitboard::from_u64(bits)), (bits, set));
    }
}

#[test]
fn a_picture_shows_the_first_rank_at_the_bottom() {
    let square = |text: &str| text.parse::<Square<Grid14x14>>().unwrap();
    let set: Bitboard<_> = ["a1", "n1", "d9", "a14"].map(square).into_iter().collect();
    let picture = set.to_string();
    let rows: Vec<_> = picture.lines().collect();
    assert_eq!(rows.len(), 14);
    assert_eq!(rows[0], "X . . . . . . . . . . . . .");
    assert_eq!(rows[5], ". . . X . . . . . . . . . .");
    assert_eq!(rows[13], "X . . . . . . . . . . . . X");
    assert_eq!(picture.matches('X').count(), 4);
}
