//! What needs more than one position: repetition, clocks, claims, the acts of players, records.

mod common;

use common::position;
use variant_core::{Act, ActError, Claim, GameRecord, PlayError, RecordError, RecordedAct, Response, Verdict};
use variant_orthodox::{Color, Game, Intent, Orthodox, Position as _, Rules, Variant as _};
use variant_testkit::adjudicator::DrawRules;
use variant_testkit::playout::check_ends;
use variant_testkit::reference::orthodox::OrthodoxReference;

/// Enough for every proof in these tests.
const BUDGET: u64 = 100_000;

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let intent: Intent = text.parse().unwrap();
        game.play(&intent).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn game_of(moves: &str) -> Game {
    let mut game = Game::default();
    play(&mut game, moves);
    game
}

fn from(fen: &str) -> Game {
    Game::new(position(fen))
}

fn code(game: &Game) -> Option<(Option<Color>, &'static str)> {
    game.outcome().map(|outcome| (outcome.winner, outcome.reason.code()))
}

fn claim(game: &mut Game, claim: Claim, intended: Option<&str>) -> Result<Response, ActError> {
    game.act(Act::Claim(claim, intended.map(String::from)), BUDGET)
}

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 ";

#[test]
fn rule_6_4_a_useless_en_passant_square_does_not_hide_a_repetition() {
    let game = game_of(&("e2e4 e7e5 ".to_owned() + SHUFFLE + SHUFFLE));
    assert_eq!(game.moves().len(), 10);
    assert_eq!(game.past().occurrences_now(), 3);
    assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
}

#[test]
fn rule_6_4_a_repetition_is_over_when_the_position_changes() {
    let mut game = game_of(&SHUFFLE.repeat(2));
    assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
    play(&mut game, "e2e4");
    assert_eq!(game.claims(), []);
}

#[test]
fn rule_6_4_rights_to_castle_and_a_legal_capture_en_passant_make_positions_different() {
    // The first occurrence had rights, the others have not.
    let mut game = from("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    play(&mut game, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    assert_eq!(game.past().occurrences_now(), 2);
    // The first occurrence had a capture en passant.
    let mut game = from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    play(&mut game, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    assert_eq!(game.past().occurrences_now(), 2);
}

#[test]
fn rule_6_6_a_claim_with_an_intended_move_is_another_claim() {
    let mut game = game_of("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    assert_eq!(game.claims(), []);
    let with_move: Vec<_> = game
        .claims_with_move()
        .into_iter()
        .map(|(claim, m)| (claim, game.position().intent(m).to_string()))
        .collect();
    assert_eq!(with_move, [(Claim::ThreefoldRepetition, "f6g8".to_owned())]);
    let response = claim(&mut game, Claim::ThreefoldRepetition, Some("f6g8")).unwrap();
    assert_eq!(response.verdict, Some(Verdict::Accepted));
    assert_eq!(code(&game), Some((None, "threefold-repetition")));
}

#[test]
fn rule_6_6_the_intended_move_of_a_claim_that_fails_is_played() {
    let mut game = game_of("g1f3 g8f6");
    let response = claim(&mut game, Claim::ThreefoldRepetition, Some("f3g1")).unwrap();
    assert_eq!(
        (response.verdict, response.was_played, response.outcome),
        (Some(Verdict::Refused), true, None)
    );
    assert_eq!(game.moves().len(), 3);
    // An illegal intended move is an error, and nothing is played.
    let error = claim(&mut game, Claim::FiftyMoves, Some("f6f5")).unwrap_err();
    assert_eq!(error.code(), "knight-move");
    assert_eq!(game.moves().len(), 3);
}

#[test]
fn rule_6_5_a_wrong_claim_is_refused_and_the_game_goes_on() {
    let mut game = Game::default();
    let response = claim(&mut game, Claim::ThreefoldRepetition, None).unwrap();
    assert_eq!(
        (response.verdict, response.was_played, response.outcome),
        (Some(Verdict::Refused), false, None)
    );
    play(&mut game, "e2e4");
}

#[test]
fn rule_6_3_fifty_moves_are_a_hundred_half_moves() {
    let mut game = from("4k3/8/8/8/8/8/8/R3K3 w - - 50 80");
    assert_eq!(game.claims(), []);
    game = from("4k3/8/8/8/8/8/8/R3K3 w - - 98 80");
    assert_eq!(game.claims_with_move(), []);
    play(&mut game, "a1a2");
    assert_eq!(game.claims(), []);
    assert!(!game.claims_with_move().is_empty());
    play(&mut game, "e8e7");
    assert_eq!(game.claims(), [Claim::FiftyMoves]);
    assert_eq!(code(&game), None);
    assert_eq!(
        claim(&mut game, Claim::FiftyMoves, None).unwrap().verdict,
        Some(Verdict::Accepted)
    );
    assert_eq!(code(&game), Some((None, "fifty-moves")));
}

#[test]
fn rule_6_3_mate_on_the_hundredth_half_move_is_mate() {
    let mut game = from("7k/5Q2/6K1/8/8/8/8/8 w - - 99 80");
    play(&mut game, "f7g7");
    assert_eq!(code(&game), Some((Some(Color::White), "checkmate")));
    assert_eq!(game.claims(), []);
    let error = claim(&mut game, Claim::FiftyMoves, None).unwrap_err();
    assert_eq!(error.code(), "checkmate");
}

#[test]
fn rule_6_7_seventy_five_moves_end_the_game_by_themselves() {
    let mut game = from("4k3/8/8/8/8/8/8/R3K3 w - - 148 100");
    play(&mut game, "a1a2");
    assert_eq!(code(&game), None);
    play(&mut game, "e8e7");
    assert_eq!(code(&game), Some((None, "seventy-five-moves")));
    assert!(matches!(game.play(&"a2a3".parse().unwrap()), Err(PlayError::Over(_))));
    // Mate on the last of them is mate.
    let mut game = from("7k/5Q2/6K1/8/8/8/8/8 w - - 149 100");
    play(&mut game, "f7g7");
    assert_eq!(code(&game), Some((Some(Color::White), "checkmate")));
}

#[test]
fn rule_6_7_the_fifth_occurrence_ends_the_game_unless_that_is_switched_off() {
    let mut game = game_of(&SHUFFLE.repeat(3));
    assert_eq!(game.past().occurrences_now(), 4);
    assert_eq!(code(&game), None);
    play(&mut game, SHUFFLE);
    assert_eq!(code(&game), Some((None, "fivefold-repetition")));
    let mut game = Game::default().with_automatic_draws(false);
    play(&mut game, &SHUFFLE.repeat(10));
    assert_eq!(code(&game), None);
    assert_eq!(game.past().occurrences_now(), 11);
}

#[test]
fn rule_6_2_bishops_of_one_colour_end_the_game_whoever_has_them() {
    assert_eq!(
        code(&from("B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1")),
        Some((None, "insufficient-material"))
    );
    assert_eq!(code(&from("4k3/8/8/8/8/8/8/3NKn2 w - - 0 1")), None);
    // A capture that leaves dead material.
    let mut game = from("4k3/8/8/8/8/8/3r4/4K1N1 w - - 0 1");
    play(&mut game, "e1d2");
    assert_eq!(code(&game), Some((None, "insufficient-material")));
}

#[test]
fn rule_6_8_a_perpetual_check_is_proved_refuted_or_not_known() {
    // The Queen checks on e8 and h5 for ever.
    let mut game = from("6k1/6p1/8/7Q/8/r7/1r6/7K w - - 0 1");
    assert_eq!(
        game.act(Act::Claim(Claim::PerpetualCheck, None), 3).unwrap().verdict,
        Some(Verdict::Unproved)
    );
    assert_eq!(code(&game), None);
    assert_eq!(
        claim(&mut game, Claim::PerpetualCheck, None).unwrap().verdict,
        Some(Verdict::Accepted)
    );
    assert_eq!(code(&game), Some((None, "perpetual-check")));
    // The only check gives the Queen away.
    let mut game = from("5rk1/5ppp/8/8/8/q5Q1/8/7K w - - 0 1");
    assert_eq!(
        claim(&mut game, Claim::PerpetualCheck, None).unwrap().verdict,
        Some(Verdict::Refused)
    );
    // No check at all.
    let mut game = Game::default();
    assert_eq!(
        claim(&mut game, Claim::PerpetualCheck, None).unwrap().verdict,
        Some(Verdict::Refused)
    );
}

#[test]
fn rule_5_2_an_offer_stands_until_it_is_answered_or_the_opponent_moves() {
    let mut game = game_of("e2e4");
    assert_eq!(game.act(Act::OfferDraw(Color::White), 0), Err(ActError::TooEarly));
    play(&mut game, "e7e5");
    assert!(game.act(Act::OfferDraw(Color::White), 0).is_ok());
    assert_eq!(
        game.act(Act::OfferDraw(Color::White), 0),
        Err(ActError::OfferStands(Color::White))
    );
    assert_eq!(
        game.act(Act::AcceptDraw(Color::White), 0),
        Err(ActError::NoOffer(Color::White))
    );
    play(&mut game, "g1f3");
    assert_eq!(game.draw_offer(), Some(Color::White));
    play(&mut game, "b8c6");
    assert_eq!(game.draw_offer(), None);
    assert!(game.act(Act::OfferDraw(Color::Black), 0).is_ok());
    assert!(game.act(Act::DeclineDraw(Color::White), 0).is_ok());
    assert_eq!(
        game.act(Act::AcceptDraw(Color::White), 0),
        Err(ActError::NoOffer(Color::White))
    );
    assert!(game.act(Act::OfferDraw(Color::Black), 0).is_ok());
    assert!(game.act(Act::AcceptDraw(Color::White), 0).is_ok());
    assert_eq!(code(&game), Some((None, "agreement")));
    assert!(matches!(game.act(Act::Resign(Color::White), 0), Err(ActError::Over(_))));
}

#[test]
fn rules_5_1_and_5_3_lose_unless_the_opponent_could_never_mate() {
    let mut game = Game::default();
    let response = game.act(Act::Resign(Color::Black), 0).unwrap();
    assert_eq!(
        (code(&game), response.decided_by),
        (Some((Some(Color::White), "resignation")), None)
    );
    let mut game = from("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    let response = game.act(Act::Flag(Color::White), 0).unwrap();
    assert_eq!(code(&game), Some((None, "flag")));
    assert_eq!(response.decided_by.map(variant_core::Reason::rule), Some("5.5"));
    let mut game = from("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    game.act(Act::Flag(Color::Black), 0).unwrap();
    assert_eq!(code(&game), Some((Some(Color::White), "flag")));
}

#[test]
fn rule_5_5_says_who_could_never_mate() {
    for (fen, white, black) in [
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", false, false),
        ("4k2q/8/8/8/8/8/8/4KN2 b - - 0 1", false, true),
        ("4k2r/8/8/8/8/8/8/4KN2 b - - 0 1", true, true),
        ("4k2b/8/8/8/8/8/8/4KB2 b - - 0 1", true, true),
        ("4k1b1/8/8/8/8/8/8/4KB2 b - - 0 1", false, false),
        ("4k1b1/p7/8/8/8/8/8/4KB2 b - - 0 1", true, true),
        ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", true, false),
    ] {
        let position = position(fen);
        assert_eq!(
            (
                position.can_ever_mate(Color::White),
                position.can_ever_mate(Color::Black)
            ),
            (white, black),
            "{fen}"
        );
    }
}

#[test]
fn undo_and_redo_bring_back_equal_positions_en_passant_included() {
    let mut game = game_of("e2e4 a7a6 e4e5 d7d5");
    let (fen, moves) = (game.position().to_fen(), game.legal_moves());
    assert!(fen.contains(" d6 "));
    let played = game.undo().unwrap();
    assert_eq!(
        game.position().to_fen(),
        "rnbqkbnr/1ppppppp/p7/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2"
    );
    assert_eq!(game.redo(), Some(played));
    assert_eq!((game.position().to_fen(), game.legal_moves()), (fen, moves));
    assert_eq!(game.redo(), None);
}

#[test]
fn undo_goes_all_the_way_back_and_redo_all_the_way_on() {
    let mut game = Game::default().with_automatic_draws(false);
    play(&mut game, &SHUFFLE.repeat(20));
    let record = game.to_record();
    let mut seen: Vec<_> = game.positions().collect();
    assert_eq!(seen.len(), 81);
    while let Some(position) = seen.pop() {
        assert_eq!(game.position(), &position);
        let twice = seen.iter().filter(|earlier| position.repeats(earlier)).count();
        assert_eq!(game.past().occurrences_now() as usize, twice + 1);
        assert_eq!(game.undo().is_some(), !seen.is_empty());
    }
    while game.redo().is_some() {}
    assert_eq!(game.to_record(), record);
}

#[test]
fn undo_takes_back_what_the_players_did_after_the_move() {
    let mut game = game_of("e2e4 e7e5");
    game.act(Act::OfferDraw(Color::Black), 0).unwrap();
    play(&mut game, "g1f3");
    assert_eq!(game.draw_offer(), None);
    game.undo();
    assert_eq!(game.draw_offer(), Some(Color::Black));
    game.act(Act::AcceptDraw(Color::White), 0).unwrap();
    game.undo();
    assert_eq!((game.outcome(), game.draw_offer(), game.acts().len()), (None, None, 0));
}

#[test]
fn a_record_is_the_same_game_again() {
    let mut game = from("4k3/8/8/8/8/8/8/R3K3 w Q - 97 80");
    play(&mut game, "a1a2 e8e7");
    game.act(Act::OfferDraw(Color::Black), 0).unwrap();
    claim(&mut game, Claim::ThreefoldRepetition, Some("a2a3")).unwrap();
    claim(&mut game, Claim::FiftyMoves, None).unwrap();
    let record = game.to_record();
    let again = Game::from_record(&record, BUDGET).unwrap();
    assert_eq!(again.to_record(), record);
    assert_eq!(again.outcome(), game.outcome());
}

#[test]
fn a_record_that_the_rules_refuse_is_refused_with_the_place() {
    let record = game_of("e2e4 e7e5").to_record();
    let load = |change: &dyn Fn(&mut GameRecord)| {
        let mut changed = record.clone();
        change(&mut changed);
        Game::from_record(&changed, BUDGET).map(|_| ()).unwrap_err()
    };
    assert!(matches!(
        load(&|record| record.variant = "makruk".into()),
        RecordError::Variant { .. }
    ));
    assert!(matches!(
        load(&|record| record.rules = Some("x".into())),
        RecordError::Rules(_)
    ));
    assert!(matches!(
        load(&|record| record.start = "8/8".into()),
        RecordError::Start(_)
    ));
    assert!(matches!(
        load(&|record| record.moves[1] = "e7".into()),
        RecordError::MoveText { at: 1, .. }
    ));
    assert!(matches!(
        load(&|record| record.moves[1] = "e7e4".into()),
        RecordError::Move { at: 1, .. }
    ));
    let act = |after, act: &str| RecordedAct { after, act: act.into() };
    assert!(matches!(
        load(&|record| record.acts.push(act(2, "dance:white"))),
        RecordError::ActText { at: 0, .. }
    ));
    assert!(matches!(
        load(&|record| record.acts.push(act(0, "offer-draw:white"))),
        RecordError::Act { at: 0, .. }
    ));
    assert!(matches!(
        load(&|record| record.acts.push(act(3, "resign:white"))),
        RecordError::ActPlace { at: 0 }
    ));
    assert!(matches!(
        load(&|record| record.acts.push(act(2, "resign:white"))),
        RecordError::Result { .. }
    ));
    assert!(matches!(
        load(&|record| record.acts.push(act(1, "resign:white"))),
        RecordError::Move { at: 1, .. }
    ));
}

#[test]
fn random_games_end_as_the_slow_adjudicator_says() {
    let rules = DrawRules {
        fields: 4,
        fivefold: true,
        clock_field: Some(4),
    };
    let mut starts = common::starts();
    starts.push(Orthodox::start(Rules::Standard));
    let reasons = check_ends::<Orthodox, OrthodoxReference>(&starts, rules, 120, 600, 9);
    let found: Vec<_> = reasons.iter().map(|&(reason, _)| reason).collect();
    for reason in ["checkmate", "fivefold-repetition", "insufficient-material", "stalemate"] {
        assert!(found.contains(&reason), "{reasons:?}");
    }
}

#[test]
fn a_claim_goes_with_the_move_it_was_made_with_when_that_is_taken_back() {
    let mut game = game_of("e2e4 e7e5");
    claim(&mut game, Claim::FiftyMoves, None).unwrap();
    claim(&mut game, Claim::FiftyMoves, Some("g1f3")).unwrap();
    assert_eq!(game.acts().len(), 2);
    game.undo().unwrap();
    assert_eq!(game.acts(), [(2, Act::Claim(Claim::FiftyMoves, None))]);
    // Another move is played instead, and the record is still one that can be played again.
    play(&mut game, "f1c4");
    assert_eq!(
        Game::from_record(&game.to_record(), BUDGET).unwrap().to_record(),
        game.to_record()
    );
}
