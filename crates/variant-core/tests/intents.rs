//! Moves in coordinates: what is written is read, and what is refused says where and why.

mod common;

use common::{Role, square_at};
use variant_core::{
    Geometry, Grid8x8, Grid14x14, Intent, IntentError, IntentErrorKind as Kind, Role as _, Square, SquareError, Via,
};

type Small = Intent<Grid8x8, Role>;
type Large = Intent<Grid14x14, Role>;

fn square<G: Geometry>(text: &str) -> Square<G> {
    text.parse().unwrap()
}

fn small(text: &str) -> (Kind, std::ops::Range<usize>) {
    let error: IntentError = text.parse::<Small>().expect_err(text);
    (*error.kind(), error.span())
}

fn large(text: &str) -> (Kind, std::ops::Range<usize>) {
    let error: IntentError = text.parse::<Large>().expect_err(text);
    (*error.kind(), error.span())
}

const NO_FILE: Kind = Kind::Square(SquareError::File('a', 'h'));
const NO_RANK: Kind = Kind::Square(SquareError::Rank(8));

fn forms_round_trip<G: Geometry>() {
    let promotions = || [None].into_iter().chain(Role::ALL.iter().copied().map(Some));
    let far = square_at::<G>((i32::from(G::FILES) - 1, i32::from(G::RANKS) - 1)).unwrap();
    for from in Square::<G>::all() {
        for to in Square::<G>::all().filter(|&to| to != from) {
            for promotion in promotions() {
                let plain = Intent {
                    promotion,
                    ..Intent::new(from, to)
                };
                let text = plain.to_string();
                assert_eq!(text.parse(), Ok(plain), "{text}");
            }
            // A second leg over, or from, a corner.
            let others = [square::<G>("a1"), far]
                .into_iter()
                .filter(|&other| other != from && other != to);
            for other in others {
                for via in [Via::Stop(other), Via::Partner(other)] {
                    let two_legs = Intent::<G, Role> {
                        via: Some(via),
                        ..Intent::new(from, to)
                    };
                    let text = two_legs.to_string();
                    assert_eq!(text.parse(), Ok(two_legs), "{text}");
                    assert_eq!(two_legs.mirrored().mirrored(), two_legs);
                }
            }
        }
    }
}

#[test]
fn every_move_that_is_written_is_read() {
    forms_round_trip::<Grid8x8>();
    forms_round_trip::<Grid14x14>();
}

#[test]
fn moves_are_written_from_square_to_square() {
    let plain = Small::new(square("e2"), square("e4"));
    assert_eq!(plain.to_string(), "e2e4");
    let promotion = Small {
        promotion: Some(Role::Rook),
        ..Small::new(square("e7"), square("e8"))
    };
    assert_eq!(promotion.to_string(), "e7e8r");
    let far = Large::new(square("a11"), square("a8"));
    assert_eq!((far.to_string().as_str(), "a11a8".parse()), ("a11a8", Ok(far)));
    assert_eq!("a10b10".parse(), Ok(Large::new(square("a10"), square("b10"))));
    let on = Large {
        via: Some(Via::Stop(square("e6"))),
        ..Large::new(square("e5"), square("f7"))
    };
    assert_eq!((on.to_string().as_str(), "e5e6,e6f7".parse()), ("e5e6,e6f7", Ok(on)));
    let two = Large {
        via: Some(Via::Partner(square("a1"))),
        ..Large::new(square("i1"), square("c1"))
    };
    assert_eq!((two.to_string().as_str(), "i1c1,a1i1".parse()), ("i1c1,a1i1", Ok(two)));
    assert_eq!(two.mirrored().to_string(), "i14c14,a14i14");
}

#[test]
fn a_piece_may_go_on_to_where_it_came_from() {
    let there_and_back: Large = "e5e6,e6e5".parse().unwrap();
    assert_eq!(there_and_back.via, Some(Via::Stop(square("e6"))));
    assert_eq!((there_and_back.from, there_and_back.to), (square("e5"), square("e5")));
    assert_eq!(there_and_back.to_string(), "e5e6,e6e5");
}

#[test]
fn no_text_is_no_move() {
    assert_eq!(small(""), (Kind::Empty, 0..0));
}

#[test]
fn a_null_move_is_no_move_of_the_game() {
    assert_eq!(small("0000"), (Kind::Null, 0..4));
    assert_eq!(large("0000"), (Kind::Null, 0..4));
    // Only that text is one.
    assert_eq!(small("000"), (NO_FILE, 0..1));
    assert_eq!(small("00000"), (NO_FILE, 0..1));
}

#[test]
fn a_missing_square_is_missed_where_it_should_stand() {
    assert_eq!(small("e2"), (NO_FILE, 2..2));
    assert_eq!(small("e"), (NO_RANK, 1..1));
    assert_eq!(small("e2e"), (NO_RANK, 3..3));
    assert_eq!(small("e2e4,"), (NO_FILE, 5..5));
    assert_eq!(small("e2e4,e4"), (NO_FILE, 7..7));
    assert_eq!(large("a11"), (Kind::Square(SquareError::File('a', 'n')), 3..3));
}

#[test]
fn a_square_outside_the_board_is_at_fault_in_its_file_or_its_rank() {
    assert_eq!(small("e1e9"), (NO_RANK, 3..4));
    assert_eq!(small("e9e1"), (NO_RANK, 1..2));
    assert_eq!(small("i1e1"), (NO_FILE, 0..1));
    assert_eq!(small("e1i1"), (NO_FILE, 2..3));
    assert_eq!(small("E2E4"), (NO_FILE, 0..1));
    assert_eq!(small("e2E4"), (NO_FILE, 2..3));
    assert_eq!(small("Nf3"), (NO_FILE, 0..1));
    assert_eq!(small("e0e1"), (NO_RANK, 1..2));
    assert_eq!(small("a11a8"), (NO_FILE, 2..3));
    assert_eq!(large("a1a15").1.start, 3);
    assert_eq!(large("a01a2"), (Kind::Square(SquareError::Rank(14)), 1..2));
    assert_eq!(large("a:a9"), (Kind::Square(SquareError::Colon), 1..2));
    assert_eq!(small("a:a9"), (NO_RANK, 1..2));
}

#[test]
fn a_piece_does_not_move_to_where_it_stands() {
    assert_eq!(small("e2e2"), (Kind::SameSquare, 2..4));
    assert_eq!(large("a11a11"), (Kind::SameSquare, 3..6));
    assert_eq!(large("e5e6,e6e6"), (Kind::SameSquare, 7..9));
}

#[test]
fn signs_that_other_notations_write_are_named() {
    assert_eq!(small("e2-e4"), (Kind::Sign('-'), 2..3));
    assert_eq!(small("e2–e4"), (Kind::Sign('–'), 2..5));
    assert_eq!(small("e2 e4"), (Kind::Sign(' '), 2..3));
    assert_eq!(small("e2e4 "), (Kind::Sign(' '), 4..5));
    assert_eq!(small(" e2e4"), (Kind::Sign(' '), 0..1));
    assert_eq!(small("e2e4\t"), (Kind::Sign('\t'), 4..5));
    assert_eq!(small("e7e8=r"), (Kind::Sign('='), 4..5));
    assert_eq!(small("e2,e4"), (Kind::Sign(','), 2..3));
    assert_eq!(small("e2e4,,e4e5"), (Kind::Sign(','), 5..6));
}

#[test]
fn a_promotion_is_the_small_letter_of_a_kind_of_piece() {
    assert_eq!(small("e7e8x"), (Kind::Promotion('x'), 4..5));
    assert_eq!(small("e7e8Q"), (Kind::Promotion('Q'), 4..5));
    assert_eq!(small("e7e8R"), (Kind::PromotionCase, 4..5));
    assert_eq!(large("e13e14R"), (Kind::PromotionCase, 6..7));
}

#[test]
fn nothing_stands_behind_a_move() {
    assert_eq!(small("e7e8rr"), (Kind::Trailing, 5..6));
    assert_eq!(small("e7e8r "), (Kind::Trailing, 5..6));
    assert_eq!(small("e7e8rést"), (Kind::Trailing, 5..9));
    assert_eq!(small("e2e4é"), (Kind::Trailing, 4..6));
    assert_eq!(small("e2e45"), (Kind::Trailing, 4..5));
    assert_eq!(small("e2e4+"), (Kind::Trailing, 4..5));
    assert_eq!(large("e5e6,e6f7,f7g8"), (Kind::Trailing, 9..10));
}

#[test]
fn a_second_leg_joins_the_first() {
    assert_eq!(large("e5e6,f6f7"), (Kind::Leg, 5..9));
    assert_eq!(large("e12e11,e12e13"), (Kind::Leg, 7..13));
    // A piece that follows the first to where it went joins neither end of it.
    assert_eq!(large("i1c1,a1c1"), (Kind::Leg, 5..9));
}

#[test]
fn every_error_says_what_was_expected_and_where() {
    for (text, code, message) in [
        (
            "",
            "empty",
            "expected a move such as e2e4, found nothing (at byte 0 of the move)",
        ),
        (
            "0000",
            "null-move",
            "a null move is no move of the game (at byte 0 of the move)",
        ),
        ("e2", "square", "expected a file, a to h (at byte 2 of the move)"),
        (
            "e1e9",
            "square",
            "expected a rank, 1 to 8, without a zero before it (at byte 3 of the move)",
        ),
        (
            "e2e2",
            "same-square",
            "expected another square to go to: a piece cannot move to the square it stands on (at byte 2 of the move)",
        ),
        (
            "e7e8x",
            "promotion-letter",
            "x is no letter of a piece (at byte 4 of the move)",
        ),
        (
            "e7e8R",
            "promotion-letter",
            "expected the promotion in lower case (at byte 4 of the move)",
        ),
        (
            "e2-e4",
            "sign",
            "expected no '-' here: a move is written without it (at byte 2 of the move)",
        ),
        (
            "e2e4 ",
            "sign",
            "expected no ' ' here: a move is written without it (at byte 4 of the move)",
        ),
        (
            "e2e4,d2d3",
            "leg",
            "expected a second leg that begins where the first ends, or ends where the first begins (at byte 5 of the move)",
        ),
        (
            "e7e8rr",
            "trailing",
            "expected nothing behind the move (at byte 5 of the move)",
        ),
    ] {
        let error = text.parse::<Small>().unwrap_err();
        assert_eq!(
            (error.kind().code(), error.to_string().as_str()),
            (code, message),
            "{text:?}"
        );
    }
}

#[test]
fn letters_of_several_bytes_at_any_place_are_refused_with_a_span_that_can_be_cut_out() {
    for whole in ["e2e4", "e7e8r", "a10n14", "e5e6,e6f7", "i1c1,a1i1", "0000", ""] {
        for at in 0..=whole.len() {
            for letter in ['é', '–', '１', '\u{1F600}', '\u{301}', '\0', '\u{212A}'] {
                // Put between two letters, and in place of all that follows.
                for text in [
                    format!("{}{letter}{}", &whole[..at], &whole[at..]),
                    format!("{}{letter}", &whole[..at]),
                ] {
                    let spans = [text.parse::<Small>().map_err(|error| error.span()).err()]
                        .into_iter()
                        .chain([text.parse::<Large>().map_err(|error| error.span()).err()]);
                    for span in spans {
                        let span = span.unwrap_or_else(|| panic!("{text:?} is read as a move"));
                        assert!(text.get(span.clone()).is_some(), "{text:?} {span:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_text_of_two_ascii_characters_more_or_less_is_read_or_refused_without_a_panic() {
    let letters: Vec<char> = (0..128_u8).map(char::from).collect();
    for start in ["", "e", "e2", "e2e", "e2e4", "e2e4,", "e2e4,e4", "a1", "a10", "a10a"] {
        for &first in &letters {
            for &second in &letters {
                let text = format!("{start}{first}{second}");
                if let Ok(intent) = text.parse::<Small>() {
                    assert_eq!(intent.to_string(), text);
                }
                if let Ok(intent) = text.parse::<Large>() {
                    assert_eq!(intent.to_string(), text);
                }
            }
        }
    }
}
