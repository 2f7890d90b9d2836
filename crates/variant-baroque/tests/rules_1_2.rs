//! The board, the men, the starts and the course of a move, rule by rule of `docs/rules/baroque.md`.

mod common;

use common::{after, captures, drawn, position, refusal, texts, texts_from};
use variant_baroque::{
    Baroque, BaroquePosition, Color, Corner, Position as _, Role, Rules, Square, Variant as _, abbott_start,
    chosen_array, start_of_arrays,
};
use variant_core::Role as _;

fn start() -> BaroquePosition {
    Baroque::start(Rules::default())
}

#[test]
fn rule_1_1_the_board_has_eight_files_and_ranks() {
    let squares: Vec<_> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!(
        (squares.len(), squares[0].as_str(), squares[63].as_str()),
        (64, "a1", "h8")
    );
    let white = start().board().color(Color::White);
    assert!(white.into_iter().all(|square| square.rank().number() <= 2));
    assert_eq!(white.count(), 16);
}

#[test]
fn rule_1_2_white_moves_first_and_nobody_passes() {
    assert_eq!(start().turn(), Color::White);
    assert_eq!(after(start(), &["a2a3"]).turn(), Color::Black);
    assert_eq!(refusal(&start(), "a7a6"), ("not-yours", "1.2"));
    assert_eq!(refusal(&start(), "a4a5"), ("no-piece", "1.2"));
    assert_eq!(position("7k/8/8/8/8/8/8/K1R5 b - - 0 1").turn(), Color::Black);
}

#[test]
fn rule_1_3_sixteen_men_of_seven_kinds() {
    let counts = [('K', 1), ('Q', 1), ('R', 1), ('M', 1), ('B', 2), ('N', 2), ('P', 8)];
    for (letter, count) in counts {
        let role = Role::from_letter(letter).unwrap();
        for color in Color::ALL {
            assert_eq!(start().board().pieces(color, role).count(), count, "{role}");
        }
    }
    assert_eq!(Role::ALL.len(), counts.len());
    assert_eq!(Role::from_letter('I'), None);
}

#[test]
fn rule_1_4_the_arrays_are_each_others_image_under_a_half_turn() {
    let start = drawn(
        "8  r n b k q b n m
         7  p p p p p p p p
         6  . . . . . . . .
         5  . . . . . . . .
         4  . . . . . . . .
         3  . . . . . . . .
         2  P P P P P P P P
         1  M N B Q K B N R
            a b c d e f g h",
        Baroque::INFO.start,
    );
    assert_eq!(start, self::start());
    for (square, piece) in start.board().iter() {
        let turned = Square::new(63 - square.index()).unwrap();
        let facing = start.board().piece_at(turned).unwrap();
        assert_eq!((facing.role, facing.color), (piece.role, !piece.color));
    }
    assert_eq!(start.legal_moves().len(), 32);
}

#[test]
fn rule_1_5_other_arrays() {
    let abbott = abbott_start(Rules::default());
    assert_eq!(abbott.to_fen(), "rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w - - 0 1");
    // The four choices of a player.
    let choices = [
        (false, Corner::A, "MNBQKBNR"),
        (false, Corner::H, "RNBQKBNM"),
        (true, Corner::A, "MNBKQBNR"),
        (true, Corner::H, "RNBKQBNM"),
    ];
    for (white_exchanges, white_corner, white) in choices {
        for (black_exchanges, black_corner, black) in choices {
            let arrays = (
                chosen_array(white_exchanges, white_corner),
                chosen_array(black_exchanges, black_corner),
            );
            let start = start_of_arrays(arrays.0, arrays.1, Rules::default()).unwrap();
            let black = black.to_lowercase();
            assert_eq!(
                start.to_fen(),
                format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w - - 0 1")
            );
        }
    }
    // Any shuffle, a King each.
    let shuffled = "KNNRBBMQ"
        .chars()
        .filter_map(Role::from_letter)
        .collect::<Vec<_>>()
        .try_into()
        .unwrap();
    let start = start_of_arrays(shuffled, chosen_array(false, Corner::A), common::ROOK_MOVES).unwrap();
    assert_eq!(start.to_fen(), "mnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/KNNRBBMQ w - - 0 1");
    assert_eq!(start.rules(), common::ROOK_MOVES);
    let error = start_of_arrays([Role::King; 8], [Role::Pawn; 8], Rules::default()).unwrap_err();
    let codes: Vec<_> = error.faults().iter().map(|fault| fault.reason().code()).collect();
    assert_eq!(codes, ["missing-king", "too-many-kings"]);
}

#[test]
fn rule_1_6_no_promotion_no_castling_no_double_step() {
    let last = position("7k/2P5/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(refusal(&last, "c7c8q"), ("no-promotion", "1.6"));
    let promoted = after(last, &["c7c8"]);
    assert_eq!(promoted.to_fen(), "2P4k/8/8/8/8/8/8/K7 b - - 1 1");
    // A pawn may stand on any rank, and steps back from it.
    assert!(texts(&position("2P4k/8/8/8/8/8/8/K7 w - - 0 1")).contains(&"c8c1".to_string()));
    assert!(texts(&position("7k/8/8/8/8/8/8/K1P5 w - - 0 1")).contains(&"c1c8".to_string()));
    assert_eq!(
        refusal(&position("7k/8/8/8/8/8/8/4K2R w - - 0 1"), "e1g1"),
        ("king-move", "4.1")
    );
}

#[test]
fn rule_2_1_adjacent_squares_are_a_kings_step_away() {
    assert_eq!(
        texts(&position("7k/8/8/8/3K4/8/8/P7 w - - 0 1"))
            .iter()
            .filter(|text| text.starts_with("d4"))
            .count(),
        8
    );
    assert_eq!(
        texts_from(&position("k7/8/8/8/8/8/8/P6K w - - 0 1"), "h1"),
        ["h1g1", "h1g2", "h1h2"]
    );
}

#[test]
fn rule_2_2_orthogonal_neighbours_are_four() {
    // All neighbours of d4 are enemies with a friend behind: those on the diagonals are not pinched.
    let crossing = position("7k/8/1P1P1P2/2ppp3/P3pP2/2ppp3/1P1P1P2/K7 w - - 0 1");
    assert_eq!(captures(&crossing, "a4"), ["a4d4: d3 d5 e4"]);
}

#[test]
fn rule_2_3_friend_and_enemy_are_those_of_the_man() {
    assert_eq!(captures(&position("7k/8/8/8/1NnN4/8/8/K7 w - - 0 1"), "b4"), [""; 0]);
    assert_eq!(
        captures(&position("7k/8/8/8/1Nn5/8/8/K7 b - - 0 1"), "c4"),
        ["c4a4: b4"]
    );
}

#[test]
fn rule_2_4_a_slide_needs_empty_squares() {
    let position = position("7k/8/8/8/1R1p4/1P6/8/K7 w - - 0 1");
    assert_eq!(
        texts_from(&position, "b4")
            .iter()
            .filter(|text| text.ends_with('4'))
            .count(),
        2
    );
    assert_eq!(refusal(&position, "b4f4"), ("blocked", "2.4"));
    assert_eq!(refusal(&position, "b4b1"), ("blocked", "2.4"));
}

#[test]
fn rule_2_5_only_the_king_enters_an_occupied_square() {
    let position = position("7k/8/8/8/1R1p4/1P6/8/Kp6 w - - 0 1");
    assert_eq!(refusal(&position, "b4d4"), ("occupied", "2.5"));
    assert_eq!(refusal(&position, "b4b3"), ("own-piece", "2.5"));
    assert_eq!(captures(&position, "a1"), ["a1b1: b1"]);
}

/// The pawn that comes to c4 pinches three men.
const THREE: &str = "6k1/8/2P5/2p5/P2rP3/2p5/2P5/7K w - - 0 1";

#[test]
fn rule_2_6_a_man_about_to_be_captured_still_stands() {
    // The leaper cannot pass c3 and then d4, as if c3 were gone by then.
    let behind = position("k7/8/8/8/3p4/2p5/8/N6K w - - 0 1");
    assert_eq!(refusal(&behind, "a1e5"), ("leap-needs-space", "4.5"));
    assert_eq!(captures(&behind, "a1"), [""; 0]);
}

#[test]
fn rule_2_7_victims_leave_together() {
    let next = after(position(THREE), &["a4c4"]);
    assert_eq!(next.to_fen(), "6k1/8/2P5/8/2P1P3/8/2P5/7K b - - 0 1");
}

#[test]
fn rule_2_8_captures_are_not_optional() {
    assert_eq!(captures(&position(THREE), "a4"), ["a4c4: c3 c5 d4"]);
    assert_eq!(texts(&position(THREE)).iter().filter(|text| *text == "a4c4").count(), 1);
}

#[test]
fn rule_2_9_from_and_to_say_all() {
    for position in common::thrown(29, Rules::default()).take(500) {
        let mut texts = texts(&position);
        assert!(texts.iter().all(|text| text.len() == 4));
        texts.dedup();
        assert_eq!(texts.len(), position.legal_moves().len());
    }
}
