//! Boards: pieces put down and taken away, and the picture, on both sizes.

mod common;

use std::collections::BTreeMap;

use common::Role;
use variant_core::{Bitboard, Board, Color, Geometry, Grid8x8, Grid14x14, Piece, Role as _, Square, key_of};

type Naive<G> = BTreeMap<Square<G>, Piece<Role>>;

fn check<G: Geometry>(board: &Board<G, Role>, naive: &Naive<G>) {
    assert_eq!(&board.iter().collect::<Naive<G>>(), naive);
    for square in Square::all() {
        let piece = naive.get(&square).copied();
        assert_eq!(board.piece_at(square), piece);
        assert_eq!(board.color_at(square), piece.map(|piece| piece.color));
        assert_eq!(board.role_at(square), piece.map(|piece| piece.role));
    }
    let squares = |is_wanted: &dyn Fn(Piece<Role>) -> bool| {
        let wanted = naive.iter().filter(|&(_, &piece)| is_wanted(piece));
        wanted.map(|(&square, _)| square).collect::<Bitboard<G>>()
    };
    assert_eq!(board.occupied(), squares(&|_| true));
    for color in Color::ALL {
        assert_eq!(board.color(color), squares(&|piece| piece.color == color));
        for &role in Role::ALL {
            assert_eq!(board.role(role), squares(&|piece| piece.role == role));
            assert_eq!(
                board.pieces(color, role),
                squares(&|piece| piece == Piece::new(color, role))
            );
        }
    }
}

fn play_with_pieces<G: Geometry>() {
    let mut board = Board::<G, Role>::empty();
    let mut naive = Naive::new();
    check(&board, &naive);
    for round in 0..2_000_u64 {
        let number = |salt: u64, below: usize| usize::try_from(key_of(round << 4 | salt) % below as u64).unwrap();
        let all: Vec<_> = Square::all().collect();
        let square = all[number(0, all.len())];
        let piece = Piece::new(Color::ALL[number(1, 2)], Role::ALL[number(2, 3)]);
        match number(3, 8) {
            // Onto whatever stands there.
            0..=3 => {
                board.put(square, piece);
                naive.insert(square, piece);
            }
            4 | 5 => assert_eq!(board.take(square), naive.remove(&square)),
            6 => {
                let goal = all[number(4, all.len())];
                if let (Some(&piece), false) = (naive.get(&square), naive.contains_key(&goal)) {
                    board.relocate(piece, square, goal);
                    naive.remove(&square);
                    naive.insert(goal, piece);
                }
            }
            _ => {
                let squares = Bitboard::from(square).with(all[number(4, all.len())]);
                board.clear(squares);
                naive.retain(|&square, _| !squares.contains(square));
            }
        }
        if round % 20 == 0 {
            check(&board, &naive);
            let mirrored: Naive<G> = naive
                .iter()
                .map(|(square, piece)| (square.mirrored(), Piece::new(!piece.color, piece.role)))
                .collect();
            check(&board.mirrored(), &mirrored);
            assert_eq!(board.mirrored().mirrored(), board);
        }
    }
    assert!(naive.len() > 10);
}

#[test]
fn a_board_shows_what_was_put_down_and_not_taken_away() {
    play_with_pieces::<Grid8x8>();
    play_with_pieces::<Grid14x14>();
}

fn keys_tell_placements_apart<G: Geometry>() {
    let mut seen = BTreeMap::from([(Board::<G, Role>::empty().key(), String::new())]);
    for square in Square::<G>::all() {
        for color in Color::ALL {
            for &role in Role::ALL {
                let mut board = Board::empty();
                board.put(square, Piece::new(color, role));
                let name = format!("{color} {role} on {square}");
                assert_eq!(seen.insert(board.key(), name.clone()), None, "{name}");
            }
        }
    }
    assert_eq!(seen.len(), usize::from(G::SQUARES) * 6 + 1);
}

#[test]
fn every_piece_on_every_square_has_a_number_of_its_own_in_the_key() {
    keys_tell_placements_apart::<Grid8x8>();
    keys_tell_placements_apart::<Grid14x14>();
}

#[test]
fn a_key_does_not_depend_on_how_the_board_came_about() {
    let square = |text: &str| text.parse::<Square<Grid14x14>>().unwrap();
    let (king, rook) = (
        Piece::new(Color::White, Role::King),
        Piece::new(Color::Black, Role::Rook),
    );
    let mut one = Board::empty();
    one.put(square("a1"), king);
    one.put(square("n14"), rook);
    let mut other = Board::empty();
    other.put(square("n14"), king);
    other.put(square("g7"), rook);
    assert_ne!(one.key(), other.key());
    other.relocate(rook, square("g7"), square("b2"));
    other.put(square("n14"), rook);
    other.take(square("b2"));
    other.put(square("a1"), king);
    assert_eq!((one, one.key()), (other, other.key()));
}

#[test]
fn the_picture_of_the_small_board_has_ranks_and_files() {
    let mut board = Board::<Grid8x8, Role>::default();
    board.put("a1".parse().unwrap(), Piece::new(Color::White, Role::Rook));
    board.put("e8".parse().unwrap(), Piece::new(Color::Black, Role::King));
    let picture = "\
8  . . . . k . . .
7  . . . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . . . . . . .
2  . . . . . . . .
1  R . . . . . . .
   a b c d e f g h
";
    assert_eq!(board.to_string(), picture);
}

#[test]
fn the_picture_of_the_large_board_keeps_its_columns() {
    let mut board = Board::<Grid14x14, Role>::empty();
    board.put("n14".parse().unwrap(), Piece::new(Color::Black, Role::Pawn));
    board.put("c9".parse().unwrap(), Piece::new(Color::White, Role::King));
    let picture = board.to_string();
    let rows: Vec<_> = picture.lines().collect();
    assert_eq!(rows.len(), 15);
    assert_eq!(rows[0], "14  . . . . . . . . . . . . . p");
    assert_eq!(rows[5], " 9  . . K . . . . . . . . . . .");
    assert_eq!(rows[14], "    a b c d e f g h i j k l m n");
}

#[test]
fn pieces_have_letters_by_side() {
    for color in Color::ALL {
        for &role in Role::ALL {
            let piece = Piece::new(color, role);
            assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
            assert_eq!(piece.letter().is_ascii_uppercase(), color.is_white());
            assert_eq!(Role::ALL[role.index()], role);
        }
    }
    for letter in ['x', 'Q', '1', '/', 'é', 'ſ', '\u{212A}'] {
        assert_eq!(Piece::<Role>::from_letter(letter), None, "{letter:?}");
    }
    assert_eq!(Piece::new(Color::Black, Role::Rook).to_string(), "black rook");
}
