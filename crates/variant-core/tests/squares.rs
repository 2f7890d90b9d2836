//! Squares: their text, and where they lie, on both boards.

mod common;

use common::{compass, place, square_at};
use variant_core::{Color, Direction, File, Geometry, Grid8x8, Grid14x14, Rank, Square, SquareError};

type Small = Square<Grid8x8>;
type Large = Square<Grid14x14>;

fn text_round_trips<G: Geometry>() {
    assert_eq!(Square::<G>::all().len(), usize::from(G::FILES) * usize::from(G::RANKS));
    for (index, square) in Square::<G>::all().enumerate() {
        assert_eq!(usize::from(square.index()), index);
        let (file, rank) = place(square);
        let letter = "abcdefghijklmn".chars().nth(usize::try_from(file).unwrap()).unwrap();
        let text = format!("{letter}{}", rank + 1);
        assert_eq!(square.to_string(), text);
        assert_eq!(text.parse(), Ok(square));
        // A prefix is read as far as the square goes, whatever follows.
        assert_eq!(Square::read_prefix(&format!("{text}a1")), Ok((square, text.len())));
        assert_eq!(Square::read_prefix(&format!("{text}é")), Ok((square, text.len())));
        assert_eq!(Square::<G>::new(square.index()), Some(square));
        assert_eq!(Square::at(square.file(), square.rank()), Some(square));
        assert_eq!(File::from_letter(letter), Some(square.file()));
        assert_eq!(
            (square.file().to_string(), square.rank().to_string()),
            (letter.to_string(), (rank + 1).to_string())
        );
    }
    assert_eq!(Square::<G>::new(G::SQUARES), None);
}

#[test]
fn the_text_of_every_square_round_trips() {
    text_round_trips::<Grid8x8>();
    text_round_trips::<Grid14x14>();
}

#[test]
fn the_corners_are_called_what_people_call_them() {
    assert_eq!(Small::new(63).unwrap().to_string(), "h8");
    assert_eq!(Large::new(13).unwrap().to_string(), "n1");
    assert_eq!(Large::new(182).unwrap().to_string(), "a14");
    assert_eq!(Large::new(195).unwrap().to_string(), "n14");
}

#[test]
fn a_file_outside_the_board_is_refused() {
    for text in ["", "1", "i1", "n1", "A1", "É1", "é1", " a1", "-a1", "@1", "`1", "{1"] {
        assert_eq!(text.parse::<Small>(), Err(SquareError::File('a', 'h')), "{text:?}");
    }
    for text in ["", "1", "o1", "z14", "N14", "é14", "\u{1F600}1"] {
        assert_eq!(text.parse::<Large>(), Err(SquareError::File('a', 'n')), "{text:?}");
    }
    assert_eq!(SquareError::File('a', 'n').to_string(), "expected a file, a to n");
}

#[test]
fn a_rank_outside_the_board_is_refused() {
    for text in [
        "a", "a9", "a0", "a01", "a08", "a:", "a-1", "a+1", "aa", "aé", "a ", "a１",
    ] {
        assert_eq!(text.parse::<Small>(), Err(SquareError::Rank(8)), "{text:?}");
    }
    for text in [
        "a", "a15", "n15", "a99", "a0", "a01", "a00", "a014", "a-1", "aé", "a１", "a;",
    ] {
        assert_eq!(text.parse::<Large>(), Err(SquareError::Rank(14)), "{text:?}");
    }
    assert_eq!(
        SquareError::Rank(14).to_string(),
        "expected a rank, 1 to 14, without a zero before it"
    );
}

#[test]
fn the_sign_behind_nine_is_no_rank_and_the_message_says_what_is() {
    assert_eq!("a:".parse::<Large>(), Err(SquareError::Colon));
    assert_eq!(SquareError::Colon.to_string(), "expected a rank: rank 10 is written 10");
}

#[test]
fn something_behind_a_square_is_refused() {
    for text in ["a1 ", "a11", "a10", "h8h8", "e4é", "e4\0"] {
        assert_eq!(text.parse::<Small>(), Err(SquareError::Trailing), "{text:?}");
    }
    for text in ["a1 ", "a100", "a141", "n14n", "a1:", "b2é"] {
        assert_eq!(text.parse::<Large>(), Err(SquareError::Trailing), "{text:?}");
    }
}

#[test]
fn ranks_of_two_digits_are_read_whole() {
    assert_eq!(Large::read_prefix("a11a8"), Ok(("a11".parse().unwrap(), 3)));
    assert_eq!(Large::read_prefix("a1a8"), Ok(("a1".parse().unwrap(), 2)));
    // On a board of eight ranks a second digit is no part of the square.
    assert_eq!(Small::read_prefix("a11a8"), Ok(("a1".parse().unwrap(), 2)));
}

#[test]
fn files_and_ranks_end_at_twenty_six() {
    assert_eq!(File::new(25).map(File::letter), Some('z'));
    assert_eq!(Rank::new(25).map(Rank::number), Some(26));
    assert_eq!((File::new(26), Rank::new(26)), (None, None));
    assert_eq!(
        ['A', '`', '{', 'é', '1'].map(File::from_letter),
        [None, None, None, None, None]
    );
    let (file, rank) = (File::new(8).unwrap(), Rank::new(8).unwrap());
    assert_eq!(Small::at(file, Rank::new(0).unwrap()), None);
    assert_eq!(Small::at(File::new(0).unwrap(), rank), None);
    assert_eq!(
        Large::at(file, rank).map(|square| square.to_string()),
        Some("i9".into())
    );
}

fn neighbours_are_naive<G: Geometry>() {
    for square in Square::<G>::all() {
        let (file, rank) = place(square);
        for files in -15..=15_i8 {
            for ranks in -15..=15_i8 {
                let expected = square_at((file + i32::from(files), rank + i32::from(ranks)));
                assert_eq!(square.offset(files, ranks), expected, "{square} {files} {ranks}");
            }
        }
        for direction in Direction::ALL {
            let (files, ranks) = compass(direction);
            assert_eq!(square.step(direction), square_at((file + files, rank + ranks)));
        }
        let last_rank = i32::from(G::RANKS) - 1;
        assert_eq!(Some(square.mirrored()), square_at((file, last_rank - rank)));
        assert_eq!(i32::from(square.rank_for(Color::White).index()), rank);
        assert_eq!(i32::from(square.rank_for(Color::Black).index()), last_rank - rank);
    }
}

#[test]
fn steps_and_offsets_stop_at_the_edge() {
    neighbours_are_naive::<Grid8x8>();
    neighbours_are_naive::<Grid14x14>();
}

fn relations_are_naive<G: Geometry>() {
    for a in Square::<G>::all() {
        for b in Square::<G>::all() {
            let ((a_file, a_rank), (b_file, b_rank)) = (place(a), place(b));
            let (files, ranks) = (b_file - a_file, b_rank - a_rank);
            let (by_file, by_rank) = a.offset_to(b);
            assert_eq!((i32::from(by_file), i32::from(by_rank)), (files, ranks));
            assert_eq!(i32::from(a.distance(b)), files.abs().max(ranks.abs()));
            let direction = Direction::ALL.into_iter().find(|&direction| {
                let (file, rank) = compass(direction);
                (1..=14).any(|step| (files, ranks) == (step * file, step * rank))
            });
            assert_eq!(a.direction_to(b), direction, "{a} {b}");
        }
    }
}

#[test]
fn directions_and_distances_between_squares_are_those_of_their_files_and_ranks() {
    relations_are_naive::<Grid8x8>();
    relations_are_naive::<Grid14x14>();
}

#[test]
fn directions_have_opposites_and_a_sense() {
    for (i, direction) in Direction::ALL.into_iter().enumerate() {
        let (files, ranks) = compass(direction);
        assert_eq!(compass(direction.opposite()), (-files, -ranks));
        assert_eq!(direction.is_diagonal(), files != 0 && ranks != 0);
        assert_eq!(direction.is_ascending(), ranks > 0 || (ranks == 0 && files > 0));
        assert_eq!(direction as usize, i);
        assert_eq!(
            Direction::DIAGONAL.contains(&direction),
            !Direction::ORTHOGONAL.contains(&direction)
        );
    }
    assert_eq!(Direction::from_step(0, 0), None);
}
