//! The rules that need the past (rules 9.7 to 9.9), and games held against the slow ones.

mod common;

use variant_core::PlayError;
use variant_makromachy::{Color, Game, Position as _};
use variant_testkit::reference::Reference as _;
use variant_testkit::reference::makromachy::{MakromachyReference, MakromachyReferenceGame};
use variant_testkit::walk::Numbers;

fn played(fen: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(common::position(fen));
    for text in moves {
        game.play(&text.parse().unwrap())
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

fn texts(game: &Game) -> Vec<String> {
    let mut texts: Vec<_> = game
        .legal_moves()
        .iter()
        .map(|&m| game.position().intent(m).to_string())
        .collect();
    texts.sort();
    texts
}

/// The code and the rule of a refusal.
fn refusal(game: &Game, text: &str) -> (&'static str, &'static str) {
    match game.clone().play(&text.parse().unwrap()) {
        Err(PlayError::Illegal(illegal)) => (illegal.reason().code(), illegal.reason().rule()),
        other => panic!("{text}: {other:?}"),
    }
}

const EAGLE: &str = "12k1/14/14/14/14/14/14/14/14/7L6/14/14/14/K13 w - - 0 1";

#[test]
fn rule_9_7_an_eagle_does_not_repeat_a_position_with_check() {
    let game = played(EAGLE, &["h5m5", "m14n14", "m5n5", "n14m14"]);
    assert_eq!(refusal(&game, "n5m5"), ("eagle-repetition", "9.7"));
    assert!(!texts(&game).contains(&"n5m5".into()));
    assert!(texts(&game).contains(&"n5m6".into()), "a check in a new position");
}

#[test]
fn rule_9_7_an_eagle_may_repeat_a_move_that_leads_to_a_new_position() {
    let game = played(
        EAGLE,
        &["h5m5", "m14n14", "m5n5", "n14m14", "a1a2", "m14m13", "n5h5", "m13m14"],
    );
    assert!(texts(&game).contains(&"h5m5".into()), "the King has moved");
}

#[test]
fn rule_9_7_a_check_that_an_eagle_uncovers_is_one_too() {
    let fen = "12k1/14/14/14/14/12O1/14/14/14/12L1/14/14/14/K11C1 w - - 0 1";
    let game = played(fen, &["m5h5", "m14n14", "h5m5", "n14m14"]);
    assert_eq!(refusal(&game, "m5h5"), ("eagle-repetition", "9.7"));
    assert!(texts(&game).contains(&"m5g5".into()));
}

#[test]
fn rule_9_7_with_no_other_move_the_side_is_stalemated() {
    // The Eagle, held on its file before a protected Terror, goes up and down; the King has no move.
    let fen = "14/14/14/14/rr12/14/14/14/14/14/t13/10k3/L12r/K13 w - - 0 1";
    let game = played(fen, &["a2a3", "k3k4", "a3a2", "k4k3"]);
    assert_eq!(game.position().count_moves(), 1);
    assert!(texts(&game).is_empty());
    let outcome = game.outcome().expect("stalemate");
    assert_eq!((outcome.winner, outcome.reason.code()), (None, "stalemate"));
    assert!(
        game.position().outcome().is_none(),
        "the position alone does not show it"
    );
}

#[test]
fn rule_9_9_the_third_occurrence_ends_the_game() {
    let quiet = "12k1/14/14/14/14/14/14/14/14/7R6/14/14/14/K13 w - - 0 1";
    let back_and_forth = ["h5g5", "m14n14", "g5h5", "n14m14"];
    let mut game = played(quiet, &back_and_forth);
    assert!(game.outcome().is_none());
    for text in back_and_forth {
        game.play(&text.parse().unwrap()).unwrap();
    }
    let outcome = game.outcome().expect("threefold repetition");
    assert_eq!(
        (outcome.winner, outcome.reason.code(), outcome.reason.rule()),
        (None, "threefold-repetition", "9.9")
    );
    assert!(matches!(game.play(&"h5g5".parse().unwrap()), Err(PlayError::Over(_))));
}

#[test]
fn rule_9_8_castling_rights_tell_positions_apart() {
    let fen = "12k1/14/14/14/14/14/14/14/14/14/14/14/14/D7K5 w Q - 0 1";
    let back_and_forth = ["a1a2", "m14n14", "a2a1", "n14m14"];
    let mut game = played(fen, &[back_and_forth, back_and_forth].concat());
    assert!(game.outcome().is_none(), "the start had a right to castle");
    // The position without the right and with the Dragon King on a2 comes a third time before that.
    game.play(&"a1a2".parse().unwrap()).unwrap();
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason.code()),
        Some("threefold-repetition")
    );
}

#[test]
fn rule_9_8_only_legal_captures_en_passant_tell_positions_apart() {
    let shuffle = ["k14j14", "a1a2", "j14k14", "a2a1"];
    // The captures are there at first only, so the first position is not one with the later ones.
    let open = "10k3/14/14/14/14/14/14/3pP9/14/14/14/14/14/K13 b - e5e6 0 1";
    assert!(played(open, &[shuffle, shuffle].concat()).outcome().is_none());
    // Here nothing can capture.
    let closed = "10k3/14/14/14/14/14/14/2p1P9/14/14/14/14/14/K13 b - e5e6 0 1";
    let game = played(closed, &[shuffle, shuffle].concat());
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason.code()),
        Some("threefold-repetition")
    );
}

#[test]
fn rule_9_12_a_bare_king_does_not_win_by_resignation_or_time() {
    let ends = |fen: &str, act: &str| {
        let mut game = Game::new(common::position(fen));
        game.act(act.parse().unwrap(), 0).unwrap();
        let outcome = game.outcome().expect("an end");
        (outcome.winner, outcome.reason.code(), outcome.reason.rule())
    };
    let one_sided = "12k1/14/14/14/14/14/14/14/14/7R6/14/14/14/K13 w - - 0 1";
    for (act, code) in [("resign:white", "resignation"), ("flag:white", "flag")] {
        assert_eq!(ends(one_sided, act), (None, code, "9.12"), "Black has only its King");
    }
    for (act, code) in [("resign:black", "resignation"), ("flag:black", "flag")] {
        assert_eq!(ends(one_sided, act), (Some(Color::White), code, "9.12"));
    }
    let pawn = "12k1/p13/14/14/14/14/14/14/14/7R6/14/14/14/K13 w - - 0 1";
    assert_eq!(ends(pawn, "flag:white"), (Some(Color::Black), "flag", "9.12"));
}

#[test]
fn random_games_go_as_the_slow_ones_do() {
    let starts = [
        EAGLE,
        "12k1/14/14/14/14/14/14/14/14/14/14/14/K12L/L13 w - - 90 1",
        "k13/14/14/14/14/14/14/14/6l7/14/14/14/2P11/K10LL1 w - - 0 1",
        "8k4d/14/14/14/14/14/7l6/14/14/6L7/14/14/14/D7K5 w Qk - 95 1",
        "14/14/14/14/rr12/14/14/14/14/14/t13/10k3/L12r/K13 w - - 0 1",
    ];
    let mut numbers = Numbers::new(9);
    let mut endings = std::collections::BTreeMap::<_, usize>::new();
    for round in 0..60 {
        let fen = starts[round % starts.len()];
        let mut game = Game::new(common::position(fen));
        let mut slow = MakromachyReferenceGame::new(MakromachyReference::from_fen(fen, "").unwrap());
        for _ in 0..120 {
            let moves = texts(&game);
            let slow_moves: Vec<_> = slow.moves().iter().map(|m| m.text.clone()).collect();
            assert_eq!(moves, slow_moves, "{}", game.position().to_fen());
            let outcome = game
                .outcome()
                .map(|end| (end.winner.map(variant_core::Color::is_white), end.reason.code()));
            let verdict = slow.verdict().map(|verdict| (verdict.white_wins, verdict.reason));
            assert_eq!(outcome, verdict, "{}", game.position().to_fen());
            if let Some((_, code)) = outcome {
                *endings.entry(code).or_default() += 1;
                break;
            }
            // Kings that go back where they were, and Eagle checks, make repetitions likely.
            let checks: Vec<_> = moves
                .iter()
                .filter(|text| {
                    let mut next = *game.position();
                    let m = next.resolve(&text.parse().unwrap()).unwrap();
                    next.play_unchecked(m);
                    next.is_check()
                })
                .collect();
            let text = if !checks.is_empty() && numbers.below(3) > 0 {
                checks[numbers.below(checks.len())].clone()
            } else {
                moves[numbers.below(moves.len())].clone()
            };
            game.play(&text.parse().unwrap()).unwrap();
            slow.play(&text).unwrap();
            assert_eq!(game.position().to_fen(), slow.position().to_fen());
        }
    }
    assert!(endings.len() >= 2, "{endings:?}");
}
