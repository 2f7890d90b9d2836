//! Rays, lines, leaps and slides of both boards, against loops from square to square.

mod common;

use common::{place, random_set, square_at, walk};
use variant_core::{
    Bitboard, Direction, File, Geometry, Grid8x8, Grid14x14, LeapTable, Rank, Square, between, line, slide,
};

fn set<G: Geometry>(squares: impl IntoIterator<Item = Square<G>>) -> Bitboard<G> {
    squares.into_iter().collect()
}

fn rays_are_naive<G: Geometry>() {
    for from in Square::<G>::all() {
        for direction in Direction::ALL {
            assert_eq!(
                G::ray(direction, from),
                set(walk(from, direction)),
                "{direction:?} of {from}"
            );
        }
    }
}

#[test]
fn rays_run_to_the_edge() {
    rays_are_naive::<Grid8x8>();
    rays_are_naive::<Grid14x14>();
}

fn files_and_ranks_are_naive<G: Geometry>() {
    for index in 0..26 {
        let (file, rank) = (File::new(index).unwrap(), Rank::new(index).unwrap());
        let on_file = set(Square::<G>::all().filter(|&square| place(square).0 == i32::from(index)));
        let on_rank = set(Square::<G>::all().filter(|&square| place(square).1 == i32::from(index)));
        assert_eq!(Bitboard::file(file), on_file);
        assert_eq!(Bitboard::rank(rank), on_rank);
    }
}

#[test]
fn files_and_ranks_hold_their_squares_and_none_outside_the_board() {
    files_and_ranks_are_naive::<Grid8x8>();
    files_and_ranks_are_naive::<Grid14x14>();
}

fn lines_are_naive<G: Geometry>() {
    for a in Square::<G>::all() {
        let ways = Direction::ALL.map(|direction| walk(a, direction));
        for b in Square::<G>::all() {
            let way = ways.iter().position(|way| way.contains(&b));
            let inside = way.map_or_else(Vec::new, |way| {
                ways[way].iter().copied().take_while(|&square| square != b).collect()
            });
            assert_eq!(between(a, b), set(inside), "between {a} and {b}");
            let whole = way.map_or(Bitboard::EMPTY, |way| {
                set(ways[way].iter().chain(&ways[(way + 4) % 8]).copied()).with(a)
            });
            assert_eq!(line(a, b), whole, "the line of {a} and {b}");
        }
    }
}

#[test]
fn what_lies_between_two_squares_and_on_their_line_is_what_a_walk_finds() {
    lines_are_naive::<Grid8x8>();
    lines_are_naive::<Grid14x14>();
}

fn slides_are_naive<G: Geometry>() {
    for sparse in [1, 2, 3, 5, 9, 1000] {
        for round in 0..8 {
            let occupied: Bitboard<G> = random_set(sparse * 100 + round, sparse);
            for from in Square::<G>::all() {
                let reach = |direction: Direction| {
                    let way = walk(from, direction);
                    let end = way.iter().position(|&square| occupied.contains(square));
                    set(way.into_iter().take(end.map_or(usize::MAX, |end| end + 1)))
                };
                let all = |directions: [Direction; 4]| {
                    directions
                        .into_iter()
                        .fold(Bitboard::EMPTY, |all, direction| all | reach(direction))
                };
                for direction in Direction::ALL {
                    assert_eq!(slide(direction, from, occupied), reach(direction));
                }
                assert_eq!(G::orthogonal_slides(from, occupied), all(Direction::ORTHOGONAL));
                assert_eq!(G::diagonal_slides(from, occupied), all(Direction::DIAGONAL));
            }
        }
    }
}

#[test]
fn sliders_stop_at_the_first_occupied_square_whatever_stands_on_their_own() {
    slides_are_naive::<Grid8x8>();
    slides_are_naive::<Grid14x14>();
}

const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
/// Far, lopsided, off the board from nearly everywhere, and nowhere at all.
const ODD: [(i8, i8); 6] = [(3, 1), (-1, 5), (0, -7), (13, 13), (-8, 0), (0, 0)];

static KNIGHT_8: LeapTable<Grid8x8> = Grid8x8::leaps(&KNIGHT);
static KNIGHT_14: LeapTable<Grid14x14> = Grid14x14::leaps(&KNIGHT);
static ODD_8: LeapTable<Grid8x8> = Grid8x8::leaps(&ODD);
static ODD_14: LeapTable<Grid14x14> = Grid14x14::leaps(&ODD);

fn leaps_are_naive<G: Geometry>(table: &LeapTable<G>, steps: &[(i8, i8)]) {
    for from in Square::<G>::all() {
        let (file, rank) = place(from);
        let goals = steps
            .iter()
            .filter_map(|&(files, ranks)| square_at((file + i32::from(files), rank + i32::from(ranks))));
        assert_eq!(table.get(from), set(goals), "the leaps of {from}");
    }
}

#[test]
fn leaps_never_leave_the_board_nor_wrap_round_its_edge() {
    leaps_are_naive(&KNIGHT_8, &KNIGHT);
    leaps_are_naive(&KNIGHT_14, &KNIGHT);
    leaps_are_naive(&ODD_8, &ODD);
    leaps_are_naive(&ODD_14, &ODD);
}

#[test]
fn a_knight_in_the_middle_has_eight_leaps_and_two_in_a_corner() {
    let count = |text: &str| KNIGHT_8.get(text.parse().unwrap()).count();
    assert_eq!(["d4", "a1", "h8", "b2", "a4"].map(count), [8, 2, 2, 4, 4]);
    assert_eq!(
        KNIGHT_14.get("n14".parse().unwrap()).to_string().matches('X').count(),
        2
    );
}
