//! The rules page, number by number: each test is named after the rule it shows.
//!
//! Most of what the players and the past decide (sections 5 and 6) is shown in `game.rs`, SAN (7.11) with its reader.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{after, chess960, position, refusal, texts};
use variant_core::{Piece, Role as _};
use variant_orthodox::{
    Bitboard, Color, Game, Intent, MoveKind, Orthodox, OrthodoxPosition, Position as _, Role, Rules, Setup, Square,
    Variant as _, chess960_start, reason,
};

const PAGE: &str = include_str!("../../../docs/rules/orthodox.md");

/// The numbers of the rules on the page, in order: `**3.4 ` at the beginning of a line.
fn numbers() -> Vec<&'static str> {
    let number = |line: &'static str| line.strip_prefix("**")?.split_once(' ').map(|(number, _)| number);
    PAGE.lines().filter_map(number).collect()
}

/// The text of a rule on the page, its number and name included.
fn rule(number: &str) -> &'static str {
    let start = PAGE.find(&format!("\n**{number} ")).expect("a rule of the page");
    let text = &PAGE[start + 1..];
    let end = ["\n**", "\n## "].iter().filter_map(|next| text.find(next)).min();
    end.map_or(text, |end| &text[..end])
}

/// The pictures of a rule as placements of a FEN, and the squares that are marked with `x`.
fn pictures(number: &str) -> Vec<(String, BTreeSet<String>)> {
    rule(number)
        .split("```text\n")
        .skip(1)
        .map(|picture| {
            let mut marked = BTreeSet::new();
            let mut placement = Vec::new();
            for line in picture.lines().take(8) {
                let (rank, row) = line.split_once("  ").expect("a rank and its squares");
                let mut written = String::new();
                for (mark, file) in row.split(' ').zip('a'..='h') {
                    if mark == "x" {
                        marked.insert(format!("{file}{rank}"));
                    }
                    written += if mark == "x" || mark == "." { "1" } else { mark };
                }
                assert_eq!(written.len(), 8, "{line}");
                // Runs of single empty squares, joined from the longest down.
                for run in (2..=8).rev() {
                    written = written.replace(&"1".repeat(run), &run.to_string());
                }
                placement.push(written);
            }
            (placement.join("/"), marked)
        })
        .collect()
}

fn to(position: &OrthodoxPosition, from: &str) -> BTreeSet<String> {
    let moves = position.moves_from(from.parse().unwrap());
    moves.iter().map(|m| m.to().to_string()).collect()
}

fn set(squares: &str) -> BTreeSet<String> {
    squares.split_whitespace().map(String::from).collect()
}

fn has(position: &OrthodoxPosition, text: &str) -> bool {
    texts(position).iter().any(|legal| legal == text)
}

fn ends(position: &OrthodoxPosition) -> Option<(Option<Color>, &'static str, &'static str)> {
    let outcome = position.outcome()?;
    Some((outcome.winner, outcome.reason.code(), outcome.reason.rule()))
}

// The page and the catalogue.

#[test]
fn every_rule_that_a_reason_cites_is_on_the_page() {
    let numbers: BTreeSet<_> = numbers().into_iter().collect();
    assert!(numbers.len() > 40);
    for reason in reason::REASONS {
        assert!(numbers.contains(reason.rule()), "{reason:?}");
    }
}

#[test]
fn every_number_of_the_page_is_given_once() {
    let mut seen = BTreeSet::new();
    for number in numbers() {
        assert!(seen.insert(number), "{number} twice");
    }
}

#[test]
fn every_rule_has_a_test_of_its_name() {
    let here: String = include_str!("rules.rs")
        .lines()
        .chain(include_str!("game.rs").lines())
        .filter(|line| line.starts_with("fn rule"))
        .collect();
    for number in numbers() {
        // The reader of SAN has tests of its own.
        if number == "7.11" {
            continue;
        }
        let name = format!("_{}_", number.replace('.', "_"));
        assert!(here.contains(&name), "no test of rule {number}");
    }
}

// 1. Board and start

#[test]
fn rule_1_1_the_game_starts_from_the_array_of_the_page() {
    let start = Orthodox::start(Rules::Standard);
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(start.to_fen(), fen);
    assert!(rule("1.1").contains(&format!("`{fen}`")));
    let [(placement, _)] = &pictures("1.1")[..] else {
        panic!("one picture")
    };
    assert!(fen.starts_with(&format!("{placement} ")));
}

#[test]
fn rule_1_1_neighbours_differ_in_colour_and_each_queen_stands_on_her_own() {
    let is_dark = |square: Square| (square.file().index() + square.rank().index()).is_multiple_of(2);
    let at = |text: &str| text.parse::<Square>().unwrap();
    assert!(is_dark(at("a1")) && !is_dark(at("h1")) && !is_dark(at("a8")));
    let board = *Orthodox::start(Rules::Standard).board();
    for (square, color, dark) in [("d1", Color::White, false), ("d8", Color::Black, true)] {
        assert_eq!(board.piece_at(at(square)), Some(Piece::new(color, Role::Queen)));
        assert_eq!(is_dark(at(square)), dark);
    }
}

#[test]
fn rule_1_2_each_side_has_sixteen_men_of_six_kinds() {
    let board = *Orthodox::start(Rules::Standard).board();
    for color in Color::ALL {
        assert_eq!(board.color(color).count(), 16);
        let counts: BTreeMap<_, _> = Role::ALL
            .iter()
            .map(|&role| (role.letter(), board.pieces(color, role).count()))
            .collect();
        assert_eq!(
            counts,
            BTreeMap::from([('K', 1), ('Q', 1), ('R', 2), ('B', 2), ('N', 2), ('P', 8)])
        );
    }
}

#[test]
fn rule_1_3_white_moves_first_and_the_sides_take_turns() {
    let mut game = Game::default();
    for (text, turn) in [
        ("e2e4", Color::White),
        ("e7e5", Color::Black),
        ("g1f3", Color::White),
        ("b8c6", Color::Black),
    ] {
        assert_eq!(game.position().turn(), turn);
        game.play(&text.parse().unwrap()).unwrap();
    }
    assert_eq!(refusal(game.position(), "c6d4"), ("not-yours", "1.3"));
    assert_eq!(refusal(game.position(), "a4a5"), ("no-piece", "1.3"));
}

#[test]
fn rule_1_3_a_pass_is_made_on_request_only_and_never_in_check() {
    let start = Orthodox::start(Rules::Standard);
    for &m in &start.legal_moves() {
        assert_ne!(m.from(), m.to());
    }
    let mut passed = start;
    passed.pass().unwrap();
    assert_eq!(passed.turn(), Color::Black);
    assert_eq!(passed.board(), start.board());
    let mut check = position("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1");
    assert_eq!(check.pass().unwrap_err().reason().rule(), "1.3");
    assert_eq!(check.turn(), Color::White);
}

// 2. How the men move

#[test]
fn rule_2_1_the_king_goes_one_square_any_way() {
    assert_eq!(
        to(&position("7k/8/8/8/3K4/8/8/8 w - - 0 1"), "d4"),
        set("c3 d3 e3 c4 e4 c5 d5 e5")
    );
    assert_eq!(to(&position("7k/8/8/8/8/8/8/K7 w - - 0 1"), "a1"), set("a2 b1 b2"));
}

#[test]
fn rule_2_1_rook_bishop_and_queen_go_any_number_of_squares_on_their_lines() {
    let lines = |letter: char| to(&position(&format!("k7/8/8/8/3{letter}4/8/8/6K1 w - - 0 1")), "d4");
    let straight = set("d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4");
    let diagonal = set("a1 b2 c3 e5 f6 g7 h8 a7 b6 c5 e3 f2");
    assert_eq!(lines('R'), straight);
    // Its own King stands at the end of one diagonal.
    assert_eq!(lines('B'), diagonal);
    assert_eq!(lines('Q'), &straight | &diagonal);
}

#[test]
fn rule_2_1_a_capture_ends_the_way_and_an_own_man_stands_before_its_end() {
    let position = position("7k/8/8/3n4/1p1R1P2/8/3B4/6K1 w - - 0 1");
    assert_eq!(to(&position, "d4"), set("d3 c4 b4 e4 d5"));
    assert_eq!(refusal(&position, "d4a4"), ("blocked", "2.1"));
    assert_eq!(refusal(&position, "d4f4"), ("own-piece", "2.1"));
    assert_eq!(refusal(&position, "d4e5"), ("rook-move", "2.1"));
    assert_eq!(
        after(position, &["d4d5"]).to_fen(),
        "7k/8/8/3R4/1p3P2/8/3B4/6K1 b - - 0 1"
    );
}

#[test]
fn rule_2_2_the_knight_leaps_where_the_page_marks() {
    let [(placement, marked)] = &pictures("2.2")[..] else {
        panic!("one picture")
    };
    assert_eq!(marked.len(), 8);
    // The picture has no Kings: put them where they disturb nobody.
    let with_kings = placement.replacen("8/", "k6K/", 1);
    assert_eq!(&to(&position(&format!("{with_kings} w - - 0 1")), "d4"), marked);
    // Nothing in between matters.
    let crowded = position("k6K/8/8/2ppp3/2pNp3/2ppp3/8/8 w - - 0 1");
    assert_eq!(&to(&crowded, "d4"), marked);
    assert_eq!(refusal(&crowded, "d4d6"), ("knight-move", "2.2"));
}

#[test]
fn rule_2_3_a_pawn_steps_forward_twice_only_from_its_starting_rank_and_only_to_empty_squares() {
    for (fen, from, goals) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "e3 e4"),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e4"),
        ("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1", "e7", "e6 e5"),
        ("4k3/8/4p3/8/8/8/8/4K3 b - - 0 1", "e6", "e5"),
        // Both squares must be empty.
        ("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2", "e3"),
        ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2", ""),
        // A pawn of Black on White's starting rank has no double step.
        ("4k3/8/8/8/8/8/3p4/K7 b - - 0 1", "d2", "d1"),
    ] {
        assert_eq!(to(&position(fen), from), set(goals), "{fen}");
    }
    assert_eq!(
        refusal(&position("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"), "e3e5"),
        ("double-step", "2.3")
    );
}

#[test]
fn rule_2_3_a_pawn_captures_one_square_diagonally_forward_and_only_there() {
    let position = position("4k3/8/8/3rnb2/4P3/3q1q2/8/4K3 w - - 0 1");
    assert_eq!(to(&position, "e4"), set("d5 f5"));
    assert_eq!(refusal(&position, "e4e5"), ("pawn-blocked", "2.3"));
    assert_eq!(refusal(&position, "e4d3"), ("pawn-move", "2.3"));
    let alone = common::position("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(refusal(&alone, "e4d5"), ("nothing-to-capture", "2.3"));
}

#[test]
fn rule_2_3_a_pawn_attacks_its_two_diagonal_squares_occupied_or_not() {
    let position = position("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
    let attacked: Bitboard = Square::all()
        .filter(|&square| position.attackers(square, Color::White).contains("e4".parse().unwrap()))
        .collect();
    assert_eq!(
        attacked,
        ["d5", "f5"].map(|square| square.parse().unwrap()).into_iter().collect()
    );
}

#[test]
fn rule_2_4_no_move_leaves_or_puts_the_king_where_he_is_attacked() {
    let pinned = position("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1");
    assert_eq!(to(&pinned, "e2"), set(""));
    assert_eq!(refusal(&pinned, "e2c3"), ("pinned", "2.4"));
    // A pinned man may go along the line, to the end of it.
    assert_eq!(to(&position("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1"), "e2"), set("e3 e4"));
    let king = position("4k3/8/8/8/8/r7/8/4K3 w - - 0 1");
    assert_eq!(to(&king, "e1"), set("d1 d2 e2 f1 f2"));
    let kings = position("8/8/8/3k4/8/3K4/8/8 w - - 0 1");
    assert_eq!(refusal(&kings, "d3d4"), ("into-check", "2.4"));
    let mut tried = kings;
    let foreign = position("8/8/8/8/8/3K4/8/7k w - - 0 1")
        .resolve(&"d3d4".parse().unwrap())
        .unwrap();
    assert!(tried.play(foreign).is_err());
    assert_eq!(tried, kings);
}

#[test]
fn rule_2_5_a_pinned_man_still_attacks() {
    // The Rook on e5 is pinned to its King by e2 and still keeps the white King from a5 to d5.
    let position = position("4k3/8/1K6/4r3/8/8/4Q3/8 w - - 0 1");
    assert!(position.pinned(Color::Black).contains("e5".parse().unwrap()));
    assert_eq!(refusal(&position, "b6b5"), ("into-check", "2.4"));
    assert!(
        position
            .attackers("b5".parse().unwrap(), Color::Black)
            .contains("e5".parse().unwrap())
    );
}

// 3. Special moves

#[test]
fn rule_3_1_castling_moves_king_and_rook_as_the_table_says() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R";
    for (turn, text, king, rook, written) in [
        (
            "w",
            "e1g1",
            "e1 to g1",
            "h1 to f1",
            "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1",
        ),
        (
            "w",
            "e1c1",
            "e1 to c1",
            "a1 to d1",
            "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1",
        ),
        (
            "b",
            "e8g8",
            "e8 to g8",
            "h8 to f8",
            "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2",
        ),
        (
            "b",
            "e8c8",
            "e8 to c8",
            "a8 to d8",
            "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2",
        ),
    ] {
        assert!(rule("3.1").contains(&format!("| {king} | {rook} |")), "{text}");
        let position = position(&format!("{fen} {turn} KQkq - 0 1"));
        assert_eq!(after(position, &[text]).to_fen(), written);
        let m = position.resolve(&text.parse().unwrap()).unwrap();
        let effects = position.effects(m);
        assert!(effects.victims().is_empty());
        let moved: Vec<_> = effects
            .relocations()
            .iter()
            .map(|piece| format!("{} to {}", piece.from, piece.to))
            .collect();
        assert_eq!(moved, [king, rook]);
    }
}

#[test]
fn rule_3_2_a_right_is_lost_when_king_or_rook_has_moved_or_the_rook_is_captured() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (moves, rights) in [
        (&["e1e2"][..], "kq"),
        (&["e1g1"], "kq"),
        (&["h1h2"], "Qkq"),
        (&["a1b1"], "Kkq"),
        (&["a1a8"], "Kk"),
        (&["h1h8"], "Qq"),
        // Back where they stood, they have moved all the same.
        (&["e1e2", "e8e7", "e2e1", "e7e8"], "-"),
        (&["h1h2", "a8b8", "h2h1", "b8a8"], "Qk"),
    ] {
        let fen = after(start, moves).to_fen();
        assert_eq!(fen.split(' ').nth(2), Some(rights), "{moves:?}");
    }
    // A second Rook in the corner brings nothing back.
    let position = after(
        position("4k3/8/8/8/8/8/R7/4K2R w K - 0 1"),
        &[
            "h1g1", "e8d8", "a2h2", "d8e8", "g1f1", "e8d8", "h2h1", "d8e8", "f1f2", "e8d8",
        ],
    );
    assert_eq!(refusal(&position, "e1g1"), ("castling-right", "3.2"));
}

#[test]
fn rule_3_3_every_square_between_king_and_rook_is_empty() {
    for blocker in ["f1", "g1", "d1", "c1", "b1"] {
        let mut setup = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").to_setup();
        setup
            .board
            .put(blocker.parse().unwrap(), Piece::new(Color::White, Role::Knight));
        let position = OrthodoxPosition::from_setup(&setup, Rules::Standard).unwrap();
        let (blocked, free) = if blocker > "e" {
            ("e1g1", "e1c1")
        } else {
            ("e1c1", "e1g1")
        };
        assert_eq!(refusal(&position, blocked), ("castling-blocked", "3.3"), "{blocker}");
        assert!(has(&position, free), "{blocker}");
    }
}

#[test]
fn rule_3_4_castling_is_not_out_of_through_or_into_check() {
    let [(placement, _)] = &pictures("3.4")[..] else {
        panic!("one picture")
    };
    // The picture: b1 is attacked, which the Rook alone crosses, and f1, which the King crosses.
    let picture = position(&format!("{placement} w KQ - 0 1"));
    assert!(has(&picture, "e1c1"));
    assert_eq!(refusal(&picture, "e1g1"), ("castling-through-check", "3.4"));
    for (attacker, short, long) in [
        ("a8", None, None),
        ("b8", None, None),
        ("c8", None, Some("castling-into-check")),
        ("d8", None, Some("castling-through-check")),
        ("e8", Some("castling-in-check"), Some("castling-in-check")),
        ("f8", Some("castling-through-check"), None),
        ("g8", Some("castling-into-check"), None),
    ] {
        let mut setup = position("8/7k/7p/8/8/8/8/R3K2R w KQ - 0 1").to_setup();
        setup
            .board
            .put(attacker.parse().unwrap(), Piece::new(Color::Black, Role::Rook));
        let position = OrthodoxPosition::from_setup(&setup, Rules::Standard).unwrap();
        for (text, code) in [("e1g1", short), ("e1c1", long)] {
            match code {
                None => assert!(has(&position, text), "{text} with a Rook on {attacker}"),
                Some(code) => assert_eq!(refusal(&position, text), (code, "3.4"), "{text}, {attacker}"),
            }
        }
    }
}

#[test]
fn rule_3_5_en_passant_is_for_the_very_next_move() {
    let start = position("4k3/4p3/8/3P1P2/8/8/8/4K3 b - - 0 1");
    let passed = after(start, &["e7e5"]);
    assert_eq!(passed.to_fen(), "4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 2");
    assert!(has(&passed, "d5e6") && has(&passed, "f5e6"));
    assert_eq!(after(passed, &["d5e6"]).to_fen(), "4k3/8/4P3/5P2/8/8/8/4K3 b - - 0 2");
    // A choice, and gone once another is made.
    let later = after(passed, &["e1e2", "e8e7"]);
    assert_eq!(refusal(&later, "d5e6"), ("en-passant-not-possible", "3.5"));
    // One square only is no double step.
    let single = after(position("4k3/8/4p3/3P4/8/8/8/4K3 b - - 0 1"), &["e6e5"]);
    assert_eq!(refusal(&single, "d5e6"), ("en-passant-not-possible", "3.5"));
    // Only a pawn captures so.
    let bishop = position("4k3/8/8/3Bp3/8/8/8/4K3 w - e6 0 1");
    let to_e6 = bishop.resolve(&"d5e6".parse().unwrap()).unwrap();
    assert!(bishop.effects(to_e6).victims().is_empty());
}

#[test]
fn rule_3_5_the_king_is_judged_after_both_pawns_have_left() {
    let [(placement, _)] = &pictures("3.5")[..] else {
        panic!("one picture")
    };
    let picture = position(&format!("{placement} w - e6 0 1"));
    assert_eq!(refusal(&picture, "d5e6"), ("en-passant-exposes-king", "3.5"));
    assert_eq!(picture.en_passant(), None);
}

#[test]
fn rule_3_6_a_pawn_on_the_last_rank_becomes_one_of_four_at_once() {
    let position = position("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1");
    let promotions: Vec<_> = texts(&position)
        .into_iter()
        .filter(|text| text.starts_with("e7"))
        .collect();
    assert_eq!(
        promotions,
        ["e7d8b", "e7d8n", "e7d8q", "e7d8r", "e7e8b", "e7e8n", "e7e8q", "e7e8r"]
    );
    assert_eq!(after(position, &["e7e8n"]).to_fen(), "3rN1k1/8/8/8/8/8/8/4K3 b - - 0 1");
    let queen = after(position, &["e7d8q"]);
    assert!(queen.is_check());
    assert_eq!(refusal(&position, "e7e8"), ("promotion-missing", "3.6"));
    assert_eq!(refusal(&position, "e7e8k"), ("promotion-not-allowed", "3.6"));
    assert_eq!(refusal(&position, "e7e8p"), ("promotion-not-allowed", "3.6"));
    assert_eq!(refusal(&position, "e1e2q"), ("not-a-promotion", "3.6"));
    // Whatever has been captured: a ninth Queen.
    let eight = common::position("6rk/P5pp/8/QQQQ4/QQQQ4/8/8/7K w - - 0 1");
    assert_eq!(after(eight, &["a7a8q"]).board().role(Role::Queen).count(), 9);
}

#[test]
fn rule_3_7_chess960_castles_from_anywhere_to_the_same_squares() {
    for (fen, text, written) in [
        // The Rook crosses to the other side, the King goes back, or stays, or they change places.
        (
            "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1",
            "f1g1",
            "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1",
        ),
        (
            "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1",
            "f1b1",
            "4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1",
        ),
        (
            "4k3/8/8/8/8/8/8/RK5R w HA - 0 1",
            "b1h1",
            "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
        ),
        (
            "4k3/8/8/8/8/8/8/R5KR w HA - 0 1",
            "g1h1",
            "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
        ),
        (
            "4k3/8/8/8/8/8/8/2KR4 w D - 0 1",
            "c1d1",
            "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        ),
        (
            "4k3/8/8/8/8/8/8/2RK4 w C - 0 1",
            "d1c1",
            "4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        ),
        (
            "rk6/8/8/8/8/8/8/4K3 b a - 0 1",
            "b8a8",
            "2kr4/8/8/8/8/8/8/4K3 w - - 1 2",
        ),
    ] {
        let position = chess960(fen);
        let m = position
            .resolve(&text.parse().unwrap())
            .unwrap_or_else(|illegal| panic!("{fen}: {illegal}"));
        assert_eq!(m.kind(), MoveKind::Castling);
        assert_eq!(after(position, &[text]).to_fen(), written, "{text} in {fen}");
    }
}

#[test]
fn rule_3_7_chess960_refuses_the_castlings_of_the_page() {
    for ((placement, _), (fen, text, refused)) in pictures("3.7").iter().zip([
        ("4k3/8/8/8/8/8/8/1KR2N2 w C - 0 1", "b1c1", ("castling-blocked", "3.7")),
        ("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", ("castling-unshields", "3.7")),
    ]) {
        assert!(rule("3.7").contains(&format!("`{fen}`")));
        assert!(fen.starts_with(&format!("{placement} ")));
        assert_eq!(refusal(&chess960(fen), text), refused);
    }
    assert_eq!(pictures("3.7").len(), 2);
    // Way and goals of the Rook must be empty too, and no square of the King's way attacked.
    let blocked = chess960("4k3/8/8/8/8/8/8/RN3K2 w A - 0 1");
    assert_eq!(refusal(&blocked, "f1a1"), ("castling-blocked", "3.7"));
    let attacked = chess960("4k3/8/8/8/8/4r3/8/R4K2 w A - 0 1");
    assert_eq!(refusal(&attacked, "f1a1"), ("castling-through-check", "3.4"));
    let rook_attacked = chess960("rk6/8/8/8/8/8/8/R4K2 w A - 0 1");
    assert!(has(&rook_attacked, "f1a1"));
}

#[test]
fn rule_3_8_the_arrays_are_numbered_as_the_page_says() {
    let rank = |number: u16| {
        let fen = chess960_start(number).unwrap().to_fen();
        fen.split(['/', ' ']).nth(7).unwrap().to_owned()
    };
    assert_eq!(
        (rank(518), rank(0), rank(959)),
        ("RNBQKBNR".into(), "BBQNNRKR".into(), "RKRNNQBB".into())
    );
    assert!(rule("3.8").contains("Number 518 is the array of rule 1.1; 0 is `BBQNNRKR`, 959 is `RKRNNQBB`."));
    assert!(chess960_start(960).is_none() && chess960_start(u16::MAX).is_none());
}

#[test]
fn rule_3_8_there_are_960_arrays_each_with_bishops_on_both_colours_and_the_king_between_the_rooks() {
    let mut arrays = BTreeSet::new();
    for number in 0..960 {
        let start = chess960_start(number).unwrap();
        let fen = start.to_fen();
        let ranks: Vec<_> = fen.split(['/', ' ']).collect();
        let array = ranks[7];
        assert_eq!(ranks[0], array.to_ascii_lowercase());
        assert_eq!((ranks[1], ranks[6]), ("pppppppp", "PPPPPPPP"));
        let files = |letter: char| -> Vec<_> { array.match_indices(letter).map(|(file, _)| file).collect() };
        let (bishops, rooks, king) = (files('B'), files('R'), files('K'));
        assert_eq!(bishops.iter().map(|file| file % 2).sum::<usize>(), 1, "{array}");
        assert!(rooks[0] < king[0] && king[0] < rooks[1], "{array}");
        assert_eq!((files('N').len(), files('Q').len()), (2, 1));
        // Both sides have both rights, and the game is read from its FEN.
        assert_eq!(start.castling_rooks(), start.board().role(Role::Rook));
        assert_eq!(OrthodoxPosition::from_fen(&fen, Rules::Chess960), Ok(start));
        arrays.insert(array.to_owned());
    }
    assert_eq!(arrays.len(), 960);
}

// 4. Check, checkmate, stalemate

#[test]
fn rule_4_1_a_check_is_answered_by_going_away_capturing_or_standing_between() {
    // The Rook on e8 checks: the King leaves the file, the Bishop takes, the Knight stands between.
    let check = position("4r1k1/8/8/1B6/8/8/1N6/4K2R w K - 0 1");
    assert!(check.is_check());
    assert_eq!(
        check
            .checkers()
            .into_iter()
            .map(|square| square.to_string())
            .collect::<Vec<_>>(),
        ["e8"]
    );
    assert_eq!(texts(&check), ["b5e2", "b5e8", "e1d1", "e1d2", "e1f1", "e1f2"]);
    assert_eq!(refusal(&check, "h1h5"), ("check-not-answered", "4.1"));
    // Castling is no answer.
    assert_eq!(refusal(&check, "e1g1"), ("castling-in-check", "3.4"));
    // En passant may be.
    let by_pawn = position("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
    assert!(by_pawn.is_check() && has(&by_pawn, "e4d3"));
    // Against two attackers only the King can move.
    let double = position("4k3/8/8/8/8/3n4/4B3/Q3K1r1 w - - 0 1");
    assert!(double.checkers().has_several());
    assert!(texts(&double).iter().all(|text| text.starts_with("e1")));
    // Saying so is not needed, and any kind of man may give it.
    for fen in [
        "8/8/8/8/8/3k4/4p3/3K4 w - - 0 1",
        "4k3/8/8/8/8/5n2/8/4K3 w - - 0 1",
        "4k3/8/8/8/7b/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/q3K3 w - - 0 1",
    ] {
        assert!(position(fen).is_check(), "{fen}");
    }
}

#[test]
fn rule_4_2_checkmate_needs_a_check_and_no_legal_move_of_any_man() {
    let mate = position("7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    assert_eq!(ends(&mate), Some((Some(Color::White), "checkmate", "4.2")));
    assert_eq!(texts(&mate), [""; 0]);
    for (fen, is_mate) in [
        ("R5k1/5ppp/8/8/3b4/8/8/4K3 b - - 0 1", true),
        // Another man takes, or stands between.
        ("R5k1/1b3ppp/8/8/8/8/8/4K3 b - - 0 1", false),
        ("R5k1/5ppp/8/8/8/8/3r4/K7 b - - 0 1", false),
        ("R5k1/3n1ppp/8/8/8/8/8/4K3 b - - 0 1", false),
        // A pawn takes en passant the one that checks, or may not.
        ("8/8/R7/4k3/3Pp3/4N1P1/8/3RK3 b - d3 0 1", false),
        ("8/8/R7/4k3/3Pp3/4N1P1/8/3RK3 b - - 0 1", true),
    ] {
        let position = position(fen);
        assert!(position.is_check(), "{fen}");
        let expected = is_mate.then_some((Some(Color::White), "checkmate", "4.2"));
        assert_eq!(ends(&position), expected, "{fen}");
    }
}

#[test]
fn rule_4_3_stalemate_is_a_draw_at_once() {
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(!stalemate.is_check());
    assert_eq!(ends(&stalemate), Some((None, "stalemate", "4.3")));
    for (fen, is_stalemate) in [
        ("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", true),
        // A man that could move but for a pin.
        ("R5bk/8/7K/8/8/8/8/8 b - - 0 1", true),
        // A pawn that can move.
        ("7k/p4Q2/6K1/8/8/8/8/8 b - - 0 1", false),
    ] {
        assert!(!position(fen).is_check(), "{fen}");
        let expected = is_stalemate.then_some((None, "stalemate", "4.3"));
        assert_eq!(ends(&position(fen)), expected, "{fen}");
    }
}

// 5. and 6. Results, and draws that the position alone decides

#[test]
fn rule_5_4_a_game_ends_with_a_win_or_a_draw_and_a_reason() {
    for (fen, text, end) in [
        (
            "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1",
            "f5f8",
            (Some(Color::White), "checkmate"),
        ),
        (
            "8/8/8/8/5q2/6k1/8/7K b - - 0 1",
            "f4f1",
            (Some(Color::Black), "checkmate"),
        ),
        ("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1", "f5f7", (None, "stalemate")),
    ] {
        let mut game = Game::new(position(fen));
        assert_eq!(game.outcome(), None);
        game.play(&text.parse().unwrap()).unwrap();
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.reason.code()), end, "{fen}");
    }
}

#[test]
fn rule_6_1_a_dead_position_is_known_by_its_material_and_a_wall_of_pawns_is_not() {
    assert_eq!(position("4k3/8/8/8/8/8/8/4KN2 w - - 0 1").is_dead(), Some(true));
    assert_eq!(position("7k/5KQ1/8/8/8/8/8/8 b - - 0 1").is_dead(), Some(false));
    let wall = position("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1");
    assert_ne!(wall.is_dead(), Some(false));
    // No answer but the material's ends a game by itself.
    assert_eq!(ends(&wall), None);
}

#[test]
fn rule_6_2_kings_alone_one_knight_or_bishops_on_one_colour_draw() {
    let draw = Some((None, "insufficient-material", "6.2"));
    for (fen, expected) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", draw),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", draw),
        ("4kn2/8/8/8/8/8/8/4K3 w - - 0 1", draw),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", draw),
        ("4k1b1/8/8/8/8/8/8/4KB2 w - - 0 1", draw),
        ("B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1", draw),
        // One Bishop on the other colour.
        ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/3BKB2 w - - 0 1", draw),
        ("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", None),
        ("4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", None),
        ("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", None),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", None),
    ] {
        let position = position(fen);
        assert_eq!(ends(&position), expected, "{fen}");
        // Exactly the case in which neither side could ever mate.
        let can_mate = Color::ALL.map(|color| position.can_ever_mate(color));
        assert_eq!(can_mate == [false, false], expected.is_some(), "{fen}");
    }
}

#[test]
fn rule_6_9_of_several_ends_the_first_in_the_order_of_the_page_is_the_result() {
    let end = |fen: &str| Game::new(position(fen)).outcome().map(|outcome| outcome.reason.code());
    for (fen, code) in [
        // Checkmate before 75 moves, stalemate before dead material, dead material before 75 moves.
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 150 99", "checkmate"),
        ("k7/8/1K6/4B3/8/8/8/8 b - - 150 99", "stalemate"),
        ("k7/8/2K5/4B3/8/8/8/8 b - - 150 99", "insufficient-material"),
        ("k7/8/2K5/4R3/8/8/8/8 b - - 150 99", "seventy-five-moves"),
    ] {
        assert_eq!(end(fen), Some(code), "{fen}");
    }
    // What a position alone decides is the first three.
    assert_eq!(ends(&position("k7/8/2K5/4R3/8/8/8/8 b - - 150 99")), None);
    // The fifth occurrence before 75 moves, in one and the same half-move.
    let mut game = Game::new(position("4k3/8/8/8/8/8/8/R3K3 w - - 134 99"));
    for text in ["a1a2", "e8e7", "a2a1", "e7e8"].iter().cycle().take(16) {
        game.play(&text.parse().unwrap()).unwrap();
    }
    assert_eq!(game.position().halfmove_clock(), 150);
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason.code()),
        Some("fivefold-repetition")
    );
}

// 7. Text forms and set-up

fn text_fault(fen: &str) -> &'static str {
    let error = fen.parse::<Setup>().expect_err(fen);
    error.faults()[0].code
}

fn setup_fault(fen: &str, rules: Rules) -> (&'static str, &'static str) {
    let setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let error = OrthodoxPosition::from_setup(&setup, rules).expect_err(fen);
    let reason = error.faults()[0].reason();
    (reason.code(), reason.rule())
}

#[test]
fn rule_7_1_a_fen_has_six_fields_and_eight_ranks_of_eight_squares() {
    let fen = "r1bqkb1r/pp3ppp/2n2n2/2pp4/3P4/2N1PN2/PPP2PPP/R1BQKB1R w KQkq c6 0 7";
    assert_eq!(fen.parse::<Setup>().unwrap().to_string(), fen);
    for (fen, code) in [
        ("", "empty"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0", "fields"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", "fields"),
        ("4k3/8/8/8/8/8/8/4K3  w - - 0 1", "blank"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", "ranks"),
        ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "ranks"),
        ("4k3/7/8/8/8/8/8/4K3 w - - 0 1", "squares"),
        ("4k3/44/8/8/8/8/8/4K3 w - - 0 1", "run"),
        ("4k3/08/8/8/8/8/8/4K3 w - - 0 1", "run"),
        ("4k3/9/8/8/8/8/8/4K3 w - - 0 1", "run"),
        ("4k3/8/8/8/8/8/8/4X3 w - - 0 1", "letter"),
        ("4k3/8/8/8/8/8/8/4K3 W - - 0 1", "turn"),
    ] {
        assert_eq!(text_fault(fen), code, "{fen}");
    }
}

#[test]
fn rule_7_2_three_dialects_of_castling_rights_are_read_and_one_is_written() {
    let fen = |rights: &str| format!("r3k2r/8/8/8/8/8/8/R3K2R w {rights} - 0 1");
    for (rights, standard, in_chess960) in [
        ("KQkq", "KQkq", "HAha"),
        ("HAha", "KQkq", "HAha"),
        ("Kh", "Kk", "Hh"),
        ("KAq", "KQq", "HAa"),
        ("-", "-", "-"),
    ] {
        assert_eq!(position(&fen(rights)).to_fen(), fen(standard));
        assert_eq!(chess960(&fen(rights)).to_fen(), fen(in_chess960));
    }
    // X-FEN: the letter of the wing is the outermost Rook, the letter of a file any other.
    let two = "4k3/8/8/8/8/8/8/4KR1R w";
    assert_eq!(chess960(&format!("{two} K - 0 1")).to_fen(), format!("{two} H - 0 1"));
    assert_eq!(chess960(&format!("{two} F - 0 1")).to_fen(), format!("{two} F - 0 1"));
    // Twice, in another order, or letters of nothing.
    for rights in ["KK", "QK", "kK", "AH", "QH", "KQkqK", "Kx", "i"] {
        assert_eq!(text_fault(&fen(rights)), "castling", "{rights}");
    }
    assert_eq!(
        setup_fault(&fen("KH"), Rules::Standard),
        ("two-castling-rights-on-a-wing", "7.7")
    );
}

#[test]
fn rule_7_3_the_en_passant_field_is_written_only_for_a_legal_capture() {
    let written = |fen: &str| position(fen).to_fen().split(' ').nth(3).unwrap().to_owned();
    assert_eq!(written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "d6");
    // Nobody attacks it; the one who does is pinned; both pawns would leave the rank.
    let useless = [
        "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1",
        "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
    ];
    for fen in useless {
        assert_eq!(written(fen), "-", "{fen}");
        // It is no part of the position.
        let without = fen.replace("d6", "-");
        assert_eq!(position(fen), position(&without));
        assert_eq!(position(fen).key(), position(&without).key());
        assert!(position(fen).repeats(&position(&without)));
    }
    let start = Orthodox::start(Rules::Standard);
    assert!(after(start, &["e2e4"]).to_fen().contains(" - 0 1"));
}

#[test]
fn rule_7_4_each_side_has_exactly_one_king() {
    for (fen, code) in [
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "missing-king"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "missing-king"),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "too-many-kings"),
        ("k3k3/8/8/8/8/8/8/4K3 w - - 0 1", "too-many-kings"),
    ] {
        assert_eq!(setup_fault(fen, Rules::Standard), (code, "7.4"), "{fen}");
    }
}

#[test]
fn rule_7_5_the_king_of_the_side_not_to_move_is_not_attacked() {
    for fen in [
        "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
        "4k3/8/8/8/8/8/4r3/4K3 b - - 0 1",
        "8/8/8/3kK3/8/8/8/8 w - - 0 1",
        "8/8/8/3kK3/8/8/8/8 b - - 0 1",
        "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1",
    ] {
        assert_eq!(setup_fault(fen, Rules::Standard), ("opponent-in-check", "7.5"), "{fen}");
    }
    assert!(position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").is_check());
}

#[test]
fn rule_7_6_no_pawn_stands_on_rank_1_or_8() {
    for pawn in ["P", "p"] {
        for fen in [
            format!("4k2{pawn}/8/8/8/8/8/8/4K3 w - - 0 1"),
            format!("4k3/8/8/8/8/8/8/{pawn}3K3 w - - 0 1"),
        ] {
            assert_eq!(setup_fault(&fen, Rules::Standard), ("pawn-on-end-rank", "7.6"), "{fen}");
        }
    }
}

#[test]
fn rule_7_7_a_castling_right_has_its_king_and_its_rook() {
    for (fen, rules, code) in [
        (
            "4k3/8/8/8/8/8/8/R3K3 w K - 0 1",
            Rules::Standard,
            "castling-right-without-rook",
        ),
        (
            "4k3/8/8/8/8/8/8/R3K2r w K - 0 1",
            Rules::Standard,
            "castling-right-without-rook",
        ),
        (
            "4k3/8/8/8/8/8/4K3/7R w K - 0 1",
            Rules::Standard,
            "castling-right-without-king",
        ),
        (
            "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
            Rules::Standard,
            "castling-right-without-king",
        ),
        (
            "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1",
            Rules::Standard,
            "castling-right-off-the-corners",
        ),
        (
            "4k3/8/8/8/8/8/8/R4K2 w K - 0 1",
            Rules::Chess960,
            "castling-right-without-rook",
        ),
        (
            "4k3/8/8/8/8/8/8/R4K2 w B - 0 1",
            Rules::Chess960,
            "castling-right-without-rook",
        ),
        (
            "4k3/8/8/8/8/8/5K2/R7 w A - 0 1",
            Rules::Chess960,
            "castling-right-without-king",
        ),
    ] {
        assert_eq!(setup_fault(fen, rules), (code, "7.7"), "{fen}");
    }
    assert_eq!(
        chess960("4k3/8/8/8/8/8/8/3K2R1 w G - 0 1").castling_rooks(),
        Bitboard::from("g1".parse::<Square>().unwrap())
    );
}

#[test]
fn rule_7_8_the_last_move_can_have_made_the_en_passant_square() {
    for (fen, code) in [
        ("4k3/8/8/3P4/8/8/8/4K3 w - e6 0 1", "en-passant-without-pawn"),
        ("4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1", "en-passant-without-pawn"),
        ("4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1", "en-passant-occupied"),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", "en-passant-occupied"),
        ("4k3/8/8/8/3p4/8/8/4K3 b - d3 0 1", "en-passant-without-pawn"),
        ("4k3/8/8/8/3P4/8/3N4/4K3 b - d3 0 1", "en-passant-occupied"),
    ] {
        assert_eq!(setup_fault(fen, Rules::Standard), (code, "7.8"), "{fen}");
    }
    // On the wrong rank it is a fault of the text already.
    for (turn, square) in [("w", "e3"), ("b", "e6"), ("w", "e5"), ("w", "e1"), ("b", "e8")] {
        assert_eq!(
            text_fault(&format!("4k3/8/8/8/8/8/8/4K3 {turn} - {square} 0 1")),
            "en-passant"
        );
    }
    // Nothing more is asked: neither of the clock nor of a check that could not have come about.
    position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 30 40");
    position("4k3/8/8/3pP3/8/8/4r3/4K3 w - d6 0 1");
}

#[test]
fn rule_7_9_the_clock_counts_quiet_plies_and_the_number_the_moves_of_black() {
    let start = Orthodox::start(Rules::Standard);
    let mut counters = Vec::new();
    let mut position = start;
    for text in ["e2e4", "b8c6", "g1f3", "g8f6", "f1e2", "f6e4", "e1g1", "h7h6"] {
        position = after(position, &[text]);
        counters.push((position.halfmove_clock(), position.move_number()));
    }
    assert_eq!(
        counters,
        [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (0, 4), (1, 4), (0, 5)]
    );
    // At the top they stay.
    let top = common::position("4k3/8/8/8/8/8/8/4K3 b - - 65535 4294967295");
    assert!(after(top, &["e8e7"]).to_fen().ends_with(" 65535 4294967295"));
    for (counters, code) in [
        ("65536 1", "counter-range"),
        ("0 4294967296", "counter-range"),
        ("0 0", "counter-range"),
        ("-1 1", "counter"),
        ("+1 1", "counter"),
        ("0.5 1", "counter"),
        ("01 1", "counter"),
        ("0 01", "counter"),
    ] {
        assert_eq!(
            text_fault(&format!("4k3/8/8/8/8/8/8/4K3 w - - {counters}")),
            code,
            "{counters}"
        );
    }
}

#[test]
fn rule_7_10_a_move_is_written_from_square_to_square() {
    let position = position("r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
    let texts = texts(&position);
    for text in ["e5d6", "b7b8q", "b7a8n", "e1g1", "e1c1", "h1h8"] {
        assert!(texts.iter().any(|legal| legal == text), "{text}");
    }
    let in_chess960 = common::texts(&chess960("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
    assert!(in_chess960.contains(&"e1h1".to_owned()) && in_chess960.contains(&"e1a1".to_owned()));
    assert!(!in_chess960.contains(&"e1g1".to_owned()));
}

#[test]
fn rule_7_10_castling_is_read_in_both_forms_where_that_is_clear() {
    let kind = |position: &OrthodoxPosition, text: &str| {
        let m = position.resolve(&text.parse().unwrap());
        m.map(|m| (m.kind() == MoveKind::Castling, m.to().to_string()))
    };
    let standard = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let on_e = chess960("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for position in [standard, on_e] {
        for (text, goal) in [("e1g1", "g1"), ("e1h1", "g1"), ("e1c1", "c1"), ("e1a1", "c1")] {
            assert_eq!(kind(&position, text), Ok((true, goal.to_owned())), "{text}");
        }
    }
    // Off the e-file only King takes Rook is castling, and a legal step of the King is the step.
    let off_e = chess960("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1");
    assert_eq!(kind(&off_e, "f1g1"), Ok((false, "g1".to_owned())));
    assert_eq!(kind(&off_e, "f1h1"), Ok((true, "g1".to_owned())));
    assert_eq!(kind(&off_e, "f1a1"), Ok((true, "c1".to_owned())));
    assert_eq!(refusal(&off_e, "f1d1"), ("king-move", "2.1"));
}

#[test]
fn rule_7_10_promotions_need_their_small_letter_and_nothing_else_has_one() {
    let code = |text: &str| text.parse::<Intent>().unwrap_err().kind().code();
    assert_eq!(code("e7e8Q"), "promotion-letter");
    assert_eq!(code("e7e8x"), "promotion-letter");
    assert_eq!(code("0000"), "null-move");
    assert_eq!(code("e2-e4"), "sign");
    assert_eq!(code("e2"), "square");
    let position = position("4k3/1P6/8/8/8/8/4P3/4K3 w - - 0 1");
    assert_eq!(refusal(&position, "b7b8"), ("promotion-missing", "3.6"));
    assert_eq!(refusal(&position, "e2e4q"), ("not-a-promotion", "3.6"));
    assert_eq!(refusal(&position, "e2e3,e3e4"), ("no-second-leg", "7.10"));
}

#[test]
fn rule_7_12_a_set_up_position_counts_once_and_its_clock_counts() {
    let game = Game::new(position("4k3/8/8/8/8/8/8/R3K3 w - - 98 99"));
    assert_eq!(game.past().occurrences_now(), 1);
    let mut later = game.clone();
    for text in ["a1a2", "e8e7"] {
        assert!(later.claims().is_empty());
        later.play(&text.parse().unwrap()).unwrap();
    }
    assert_eq!(later.claims(), [variant_core::Claim::FiftyMoves]);
    for text in ["a2a1", "e7e8"] {
        later.play(&text.parse().unwrap()).unwrap();
    }
    assert_eq!(later.past().occurrences_now(), 2);
}

#[test]
fn rule_7_13_odd_material_and_impossible_checks_are_no_faults() {
    for fen in [
        "QQQQQQQQ/QQQQQQQQ/8/8/8/8/k7/7K b - - 0 1",
        "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/3nrn2/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/3p1p2/4K3 w - - 0 1",
    ] {
        assert_eq!(position(fen).to_fen(), fen);
    }
    // All faults together.
    let setup: Setup = "P7/8/8/8/8/8/8/R3K3 b Kk e3 0 1".parse().unwrap();
    let error = OrthodoxPosition::from_setup(&setup, Rules::Standard).unwrap_err();
    let rules: BTreeSet<_> = error.faults().iter().map(|fault| fault.reason().rule()).collect();
    assert_eq!(rules, BTreeSet::from(["7.4", "7.6", "7.7", "7.8"]));
}
