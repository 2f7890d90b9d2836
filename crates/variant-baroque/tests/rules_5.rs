//! Check and the end of the game, rule by rule of section 5 of `docs/rules/baroque.md`.

mod common;

use common::{after, checkers, drawn, position, refusal, texts, texts_from};
use variant_baroque::{Baroque, BaroquePosition, Color, Game, Position as _};
use variant_core::{Act, Claim, Verdict};
use variant_testkit::adjudicator::DrawRules;
use variant_testkit::playout::check_ends;
use variant_testkit::reference::baroque::BaroqueReference;

/// The winner's letter, or `-`, and the reason.
fn end(position: &BaroquePosition) -> Option<(char, &'static str, &'static str)> {
    position.outcome().map(|outcome| {
        let winner = outcome.winner.map_or('-', Color::letter);
        (winner, outcome.reason.code(), outcome.reason.rule())
    })
}

#[test]
fn rule_5_1_pinned_men_give_check() {
    // Without the withdrawer c4 the leaper would pass over the king b4, so it may not move, and gives check all the same.
    assert_eq!(checkers(&position("8/8/8/3k4/1KQ4n/8/8/8 b - - 0 1")), ["c4"]);
    assert_eq!(
        refusal(&position("7k/8/8/8/1KQ4n/8/8/8 w - - 0 1"), "c4b3"),
        ("shields-king", "5.4")
    );
}

#[test]
fn rule_5_2_how_each_man_checks() {
    // Pawn: it comes to e5, the king is between it and the partner.
    assert_eq!(checkers(&position("7k/8/8/p7/4K3/4r3/8/8 w - - 0 1")), ["a5"]);
    assert_eq!(checkers(&position("7k/8/8/p3P3/4K3/4r3/8/8 w - - 0 1")), [""; 0]);
    assert_eq!(checkers(&position("7k/8/8/pP6/4K3/4r3/8/8 w - - 0 1")), [""; 0]);
    // Coordinator: the kings share a file or rank, and it reaches the attacked king's rank or file.
    assert_eq!(checkers(&position("4k3/8/8/8/8/8/r7/4K3 w - - 0 1")), ["a2"]);
    assert_eq!(checkers(&position("3k4/8/8/8/8/8/r7/4K3 w - - 0 1")), [""; 0]);
    assert_eq!(checkers(&position("8/8/r7/8/k2K4/8/8/8 w - - 0 1")), ["a6"]);
    // Long leaper: over the king, perhaps over others first; the square behind him is empty.
    assert_eq!(checkers(&position("k7/8/8/n2K4/8/8/8/8 w - - 0 1")), ["a5"]);
    assert_eq!(checkers(&position("k7/8/8/nP1K4/8/8/8/8 w - - 0 1")), ["a5"]);
    assert_eq!(checkers(&position("k7/8/8/n1PK4/8/8/8/8 w - - 0 1")), [""; 0]);
    assert_eq!(checkers(&position("k7/8/8/n2KP3/8/8/8/8 w - - 0 1")), [""; 0]);
    assert_eq!(checkers(&position("k7/8/8/np1K4/8/8/8/8 w - - 0 1")), [""; 0]);
    assert_eq!(checkers(&position("k7/8/8/n6K/8/8/8/8 w - - 0 1")), [""; 0]);
    // Withdrawer: beside him, with an empty square on its other side.
    assert_eq!(checkers(&position("k7/8/8/2qK4/8/8/8/8 w - - 0 1")), ["c5"]);
    assert_eq!(checkers(&position("k7/8/8/1pqK4/8/8/8/8 w - - 0 1")), [""; 0]);
    assert_eq!(checkers(&position("k7/8/8/qK6/8/8/8/8 w - - 0 1")), [""; 0]);
    // Chameleon: beside him. Immobilizer: never.
    assert_eq!(checkers(&position("k7/8/8/2bK4/8/8/8/8 w - - 0 1")), ["c5"]);
    assert_eq!(checkers(&position("k7/8/8/2mK4/8/8/8/8 w - - 0 1")), [""; 0]);
    // King: beside him, so that the other one is frozen.
    assert_eq!(checkers(&position("8/8/8/8/8/8/6M1/6Kk b - - 0 1")), ["g1"]);
}

#[test]
fn rule_5_3_each_of_several_coordinators_gives_check() {
    assert_eq!(checkers(&position("4k3/8/8/8/8/8/r6r/4K3 w - - 0 1")), ["a2", "h2"]);
    // The first cannot come to rank 1, the second can.
    assert_eq!(checkers(&position("4k3/8/8/8/8/rP6/PP5r/4K3 w - - 0 1")), ["h2"]);
}

#[test]
fn rule_5_4_no_move_leaves_the_king_in_check() {
    let unanswered = position("k7/8/8/n2K4/8/8/8/7R w - - 0 1");
    assert_eq!(refusal(&unanswered, "h1h2"), ("check-not-answered", "5.4"));
    let sentence = unanswered.resolve(&"h1h2".parse().unwrap()).unwrap_err().to_string();
    assert_eq!(
        sentence,
        "the move does not answer the check of the black long leaper on a5 on the white king on d5"
    );
    // To stand right behind the king answers it.
    assert!(texts(&position("k7/8/8/n2K4/8/8/8/4R3 w - - 0 1")).contains(&"e1e5".to_string()));
    // The king does not step into an attack.
    assert_eq!(
        refusal(&position("k7/8/8/n7/3K4/8/8/8 w - - 0 1"), "d4d5"),
        ("into-check", "5.4")
    );
    // A man behind the king shields him.
    let shield = position("k7/8/8/n2KR3/8/8/8/8 w - - 0 1");
    assert_eq!(refusal(&shield, "e5e1"), ("shields-king", "5.4"));
    assert_eq!(
        shield.resolve(&"e5e1".parse().unwrap()).unwrap_err().to_string(),
        "the white coordinator on e5 shields the white king on d5 from the black long leaper on a5"
    );
    // So does an enemy, until it is captured.
    let captured = position("k7/8/4P3/n2Kp3/7P/8/8/8 w - - 0 1");
    assert_eq!(refusal(&captured, "h4e4"), ("capture-exposes-king", "5.4"));
    assert_eq!(
        captured.resolve(&"h4e4".parse().unwrap()).unwrap_err().to_string(),
        "the capture of the black pawn on e5 opens the way for the black long leaper on a5 to attack the white king on d5"
    );
    // An immobilizer that leaves lets the leaper go.
    let release = position("k7/8/8/1Mn1K3/8/8/8/8 w - - 0 1");
    assert_eq!(checkers(&release), [""; 0]);
    assert_eq!(refusal(&release, "b5b1"), ("releases", "5.4"));
    assert_eq!(
        release.resolve(&"b5b1".parse().unwrap()).unwrap_err().to_string(),
        "by leaving, the white immobilizer on b5 frees the black long leaper on c5 to attack the white king on e5"
    );
    // It may go on freezing from another square.
    assert!(texts_from(&release, "b5").contains(&"b5b4".to_string()));
    assert!(texts_from(&release, "b5").contains(&"b5b6".to_string()));
}

#[test]
fn rule_5_5_kings_may_stand_side_by_side() {
    let position = position("8/8/8/8/8/8/5M2/5K1k w - - 0 1");
    assert!(!texts(&position).contains(&"f1g1".to_string()));
    let frozen = common::position("8/8/8/8/8/7M/8/5K1k w - - 0 1");
    assert_eq!(refusal(&frozen, "f1g1"), ("into-check", "5.4"));
    let beside = common::position("8/8/8/8/8/8/6M1/5K1k w - - 0 1");
    assert!(texts(&beside).contains(&"f1g1".to_string()));
}

#[test]
fn rule_5_6_checkmate_loses() {
    let mate = drawn(
        "8  . . . . . . . .
         7  . . . . . . . .
         6  . . . . . . . .
         5  . . . . . . . .
         4  . . . . . . . .
         3  . . . . . . . .
         2  . . . . . . M .
         1  . . . . . . K k
            a b c d e f g h",
        "8/8/8/8/8/8/6M1/6Kk b - - 0 1",
    );
    assert_eq!(end(&mate), Some(('w', "checkmate", "5.6")));
}

#[test]
fn rule_5_7_stalemate_draws() {
    let stalemate = drawn(
        "8  . . . . . . . k
         7  . . . . . . M .
         6  . . . . . . . .
         5  . . . . . . . .
         4  . . . . . . . .
         3  . . . . . . . .
         2  . . . . . . . .
         1  K . . . . . . .
            a b c d e f g h",
        "7k/6M1/8/8/8/8/8/K7 b - - 0 1",
    );
    assert_eq!(end(&stalemate), Some(('-', "stalemate", "5.7")));
    // With a frozen man besides.
    assert_eq!(
        end(&position("6nk/6M1/8/8/8/8/8/K7 b - - 0 1")),
        Some(('-', "stalemate", "5.7"))
    );
}

#[test]
fn rule_5_8_king_against_king_is_a_draw() {
    let bare = after(position("8/8/8/8/8/2K5/8/1pk5 w - - 0 1"), &["c3b3"]);
    assert_eq!(end(&bare), None);
    assert_eq!(
        end(&position("7k/8/8/8/8/8/8/K7 w - - 0 1")),
        Some(('-', "insufficient-material", "5.8"))
    );
    for letter in ["p", "q", "r", "m", "b", "n"] {
        assert_eq!(
            end(&position(&format!("{letter}6k/8/8/8/8/8/8/K7 w - - 0 1"))),
            None,
            "{letter}"
        );
    }
}

/// A game from a FEN, after moves.
fn game(fen: &str, moves: &str) -> Game {
    let mut game = Game::new(position(fen));
    play(&mut game, moves);
    game
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(&text.parse().unwrap())
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The end of a game: the winner's letter, or `-`, and the reason.
fn game_end(game: &Game) -> Option<(char, &'static str, &'static str)> {
    game.outcome().map(|outcome| {
        let winner = outcome.winner.map_or('-', Color::letter);
        (winner, outcome.reason.code(), outcome.reason.rule())
    })
}

fn claim(game: &mut Game, claim: Claim, intended: Option<&str>) -> Option<Verdict> {
    game.act(Act::Claim(claim, intended.map(String::from)), 0)
        .unwrap()
        .verdict
}

const COORDINATORS: &str = "7k/8/8/8/8/8/r7/KR6 b - - 0 1";
/// The same position stands again after it.
const SHUFFLE: &str = "a2b2 b1c1 b2a2 c1b1 ";

#[test]
fn rule_5_9_a_third_occurrence_may_be_claimed() {
    let mut twice = game(COORDINATORS, SHUFFLE);
    assert_eq!(
        claim(&mut twice, Claim::ThreefoldRepetition, None),
        Some(Verdict::Refused)
    );
    play(&mut twice, SHUFFLE);
    assert_eq!(twice.claims(), [Claim::ThreefoldRepetition]);
    assert_eq!(twice.outcome(), None);
    assert_eq!(
        claim(&mut twice, Claim::ThreefoldRepetition, None),
        Some(Verdict::Accepted)
    );
    assert_eq!(game_end(&twice), Some(('-', "threefold-repetition", "5.9")));
    // With the move that brings it about.
    let mut before = game(COORDINATORS, &(SHUFFLE.to_owned() + "a2b2 b1c1 b2a2"));
    assert_eq!(
        claim(&mut before, Claim::ThreefoldRepetition, Some("c1b1")),
        Some(Verdict::Accepted)
    );
    // With the other side to move it is another position.
    let turned = game(
        COORDINATORS,
        "a2b2 b1c1 b2a2 c1d1 a2b2 d1b1 b2c2 b1c1 c2a2 c1b1 a2b2 b1d1 b2a2 d1b1",
    );
    assert_eq!(turned.past().occurrences_now(), 3);
    let mut passed = *turned.position();
    passed.pass().unwrap();
    assert_eq!(turned.past().occurrences(&passed), 0);
}

#[test]
fn rule_5_10_a_fifth_occurrence_draws() {
    let four = game(COORDINATORS, &SHUFFLE.repeat(3));
    assert_eq!((four.past().occurrences_now(), four.outcome()), (4, None));
    assert_eq!(
        game_end(&game(COORDINATORS, &SHUFFLE.repeat(4))),
        Some(('-', "fivefold-repetition", "5.10"))
    );
}

#[test]
fn rule_5_11_fifty_moves_without_a_capture_may_be_claimed() {
    let mut late = game(&COORDINATORS.replace(" 0 1", " 98 60"), "");
    assert_eq!(
        claim(&mut late, Claim::FiftyMoves, Some("a2b2")),
        Some(Verdict::Refused)
    );
    assert_eq!(late.position().halfmove_clock(), 99);
    assert_eq!(late.claims(), []);
    assert_eq!(
        claim(&mut late, Claim::FiftyMoves, Some("b1c1")),
        Some(Verdict::Accepted)
    );
    assert_eq!(game_end(&late), Some(('-', "fifty-moves", "5.11")));
    // A pawn's move does not reset the count, a capture does.
    let pawns = game("7k/8/8/8/8/8/P6p/K7 w - - 99 60", "a2a4");
    assert_eq!(pawns.claims(), [Claim::FiftyMoves]);
    let captured = game("7k/7p/8/8/8/8/8/Kp6 w - - 99 60", "a1b1");
    assert_eq!((captured.claims().len(), captured.position().halfmove_clock()), (0, 0));
}

#[test]
fn rule_5_12_seventy_five_moves_without_a_capture_draw() {
    let late = game("7k/8/8/8/8/8/P6p/K7 w - - 148 90", "a2a4");
    assert_eq!(late.outcome(), None);
    let later = game("7k/8/8/8/8/8/P6p/K7 w - - 148 90", "a2a4 h2h1");
    assert_eq!(game_end(&later), Some(('-', "seventy-five-moves", "5.12")));
}

#[test]
fn rule_5_13_the_order_of_the_tests() {
    // A mate on the hundred-and-fiftieth half-move wins.
    assert_eq!(
        end(&position("8/8/8/8/8/8/6M1/6Kk b - - 150 90")),
        Some(('w', "checkmate", "5.6"))
    );
    assert_eq!(
        game_end(&game("8/8/8/8/8/8/6M1/5K1k w - - 149 90", "f1g1")),
        Some(('w', "checkmate", "5.6"))
    );
    // King against king before the number of moves; the fifth occurrence too.
    assert_eq!(
        game_end(&game("7k/8/8/8/8/8/8/K7 w - - 150 90", "")),
        Some(('-', "insufficient-material", "5.8"))
    );
    let both = game(&COORDINATORS.replace(" 0 1", " 134 90"), &SHUFFLE.repeat(4));
    assert_eq!(game_end(&both), Some(('-', "fivefold-repetition", "5.10")));
}

#[test]
fn rule_5_13_random_games_end_as_the_slow_adjudicator_says() {
    let rules = DrawRules {
        fields: 2,
        fivefold: true,
        clock_field: Some(4),
    };
    let reasons = check_ends::<Baroque, BaroqueReference>(&common::starts(), rules, 100, 320, 9);
    let found: Vec<_> = reasons.iter().map(|&(reason, _)| reason).collect();
    for reason in [
        "checkmate",
        "fivefold-repetition",
        "insufficient-material",
        "seventy-five-moves",
        "stalemate",
    ] {
        assert!(found.contains(&reason), "{reasons:?}");
    }
}

#[test]
fn rule_5_14_agreement_resignation_and_time() {
    let mut agreed = game(COORDINATORS, SHUFFLE);
    agreed.act(Act::OfferDraw(Color::White), 0).unwrap();
    agreed.act(Act::AcceptDraw(Color::Black), 0).unwrap();
    assert_eq!(game_end(&agreed), Some(('-', "agreement", "5.14")));
    let mut resigned = game(COORDINATORS, "");
    resigned.act(Act::Resign(Color::White), 0).unwrap();
    assert_eq!(game_end(&resigned), Some(('b', "resignation", "5.14")));
    // Against a bare king it is a draw.
    let bare = "7k/8/8/8/8/8/8/KP6 w - - 0 1";
    let mut flagged = game(bare, "");
    let response = flagged.act(Act::Flag(Color::White), 0).unwrap();
    let decided_by = response.decided_by.map(|reason| (reason.code(), reason.rule()));
    assert_eq!(decided_by, Some(("never-wins", "5.14")));
    assert_eq!(game_end(&flagged).map(|end| end.0), Some('-'));
    let mut lost = game(bare, "");
    lost.act(Act::Flag(Color::Black), 0).unwrap();
    assert_eq!(game_end(&lost), Some(('w', "flag", "5.14")));
}
