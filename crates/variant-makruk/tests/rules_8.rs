//! What is left to the players, rule by rule of `docs/rules/makruk.md`, and whole games by random play.

mod common;

use common::{after, game, position, start};
use variant_core::{Act, ActError, Claim, Reason, Response};
use variant_makruk::{Color, Game, Makruk, Position as _};
use variant_testkit::adjudicator::DrawRules;
use variant_testkit::playout::check_ends;
use variant_testkit::reference::makruk::MakrukReference;

const ROUND: [&str; 4] = ["b1d2", "b8d7", "d2b1", "d7b8"];

/// The code of the end of a game and its winner.
fn end(game: &Game) -> Option<(&'static str, Option<Color>)> {
    game.outcome().map(|outcome| (outcome.reason.code(), outcome.winner))
}

fn act(game: &mut Game, act: Act) -> Result<Response, ActError> {
    game.act(act, 0)
}

fn claim(game: &mut Game, intended: Option<&str>) -> Result<Response, ActError> {
    act(game, Act::Claim(Claim::ThreefoldRepetition, intended.map(String::from)))
}

#[test]
fn rule_8_1_a_third_occurrence_may_be_claimed_and_ends_nothing_by_itself() {
    let fen = start().to_fen();
    let mut twice = game(&fen, &ROUND);
    assert_eq!(twice.past().occurrences_now(), 2);
    assert_eq!(twice.claims(), []);
    assert_eq!(claim(&mut twice, None).unwrap().outcome, None);
    let mut game = game(&fen, &[ROUND; 5].concat());
    assert_eq!(game.past().occurrences_now(), 6);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
    let outcome = claim(&mut game, None).unwrap().outcome.unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason.code(), outcome.reason.rule()),
        (None, "threefold-repetition", "8.1")
    );
}

#[test]
fn rule_8_2_the_count_and_the_clocks_are_no_part_of_the_same_position() {
    let fen = "4k3/8/4n3/8/8/8/R7/4K3 w - 128 20 80";
    let earlier = position(fen);
    let moves = ["a2a3", "e8d8", "a3a2", "d8e8"];
    let later = after(earlier, &moves);
    assert_ne!(earlier, later);
    assert!(later.repeats(&earlier));
    assert_eq!(later.key(), earlier.key());
    assert_eq!(game(fen, &[moves; 2].concat()).claims(), [Claim::ThreefoldRepetition]);
    let other_turn = position("4k3/8/4n3/8/8/8/R7/4K3 b - 128 20 80");
    assert!(!other_turn.repeats(&earlier));
    assert_ne!(other_turn.key(), earlier.key());
}

#[test]
fn rule_8_3_no_claim_looks_at_a_move_to_come() {
    let moves = [ROUND; 2].concat();
    let mut game = game(&start().to_fen(), &moves[..7]);
    assert!(game.claims_with_move().is_empty());
    assert_eq!(
        claim(&mut game, Some("d7b8")),
        Err(ActError::NoIntendedMove(Claim::ThreefoldRepetition))
    );
    for unknown in [Claim::FiftyMoves, Claim::PerpetualCheck] {
        assert_eq!(
            act(&mut game, Act::Claim(unknown, None)),
            Err(ActError::UnknownClaim(unknown))
        );
    }
}

#[test]
fn rule_8_4_the_players_may_agree_on_a_draw() {
    let mut game = game(&start().to_fen(), &ROUND);
    act(&mut game, Act::OfferDraw(Color::White)).unwrap();
    act(&mut game, Act::AcceptDraw(Color::Black)).unwrap();
    assert_eq!(end(&game), Some(("agreement", None)));
}

#[test]
fn rule_8_5_resignation_and_flag_lose_unless_the_other_side_is_bare() {
    // White has a rook, Black nothing.
    let fen = "4k3/8/8/8/8/8/8/R3K3 b - 32 6 60";
    let after = |done: Act| {
        let mut game = game(fen, &[]);
        act(&mut game, done).unwrap();
        end(&game)
    };
    assert_eq!(
        after(Act::Resign(Color::Black)),
        Some(("resignation", Some(Color::White)))
    );
    assert_eq!(after(Act::Flag(Color::Black)), Some(("flag", Some(Color::White))));
    assert_eq!(after(Act::Resign(Color::White)), Some(("resignation", None)));
    assert_eq!(after(Act::Flag(Color::White)), Some(("flag", None)));
    let mut game = game(fen, &[]);
    let response = act(&mut game, Act::Flag(Color::White)).unwrap();
    assert_eq!(response.decided_by.map(Reason::rule), Some("8.5"));
}

#[test]
fn whole_games_end_when_the_slow_adjudicator_says_so() {
    // The same position: placement and side to move.
    let rules = DrawRules {
        fields: 2,
        ..DrawRules::default()
    };
    let reasons = check_ends::<Makruk, MakrukReference>(&common::starts(), rules, 320, 500, 9);
    let found: Vec<_> = reasons.iter().map(|&(reason, _)| reason).collect();
    for reason in ["checkmate", "counting", "insufficient-material"] {
        assert!(found.contains(&reason), "{reasons:?}");
    }
}
