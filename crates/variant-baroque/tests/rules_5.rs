//! Check and the end of the game, rule by rule of section 5 of `docs/rules/baroque.md`.

mod common;

use common::{after, checkers, drawn, position, refusal, texts, texts_from};
use variant_baroque::{BaroquePosition, Color, Game, Position as _};

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

#[test]
fn rule_5_13_mate_and_stalemate_come_before_material() {
    // A mate on the hundred-and-fiftieth half-move wins.
    assert_eq!(
        end(&position("8/8/8/8/8/8/6M1/6Kk b - - 150 90")),
        Some(('w', "checkmate", "5.6"))
    );
    let mut game = Game::new(position("8/8/8/8/8/8/6M1/5K1k w - - 149 90"));
    game.play(&"f1g1".parse().unwrap()).unwrap();
    assert_eq!(game.outcome().map(|outcome| outcome.reason.code()), Some("checkmate"));
}

#[test]
fn rule_5_14_a_bare_king_cannot_win() {
    let position = position("7k/8/8/8/8/8/8/KP6 w - - 0 1");
    assert!(position.can_ever_mate(Color::White));
    assert!(!position.can_ever_mate(Color::Black));
}
