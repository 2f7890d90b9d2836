//! How a game ends and what cannot mate, rule by rule of `docs/rules/makruk.md`.

mod common;

use common::{count, end, game, position};
use variant_core::PlayError;
use variant_makruk::Position as _;

const CHECKMATE: Option<(i8, &str)> = Some((1, "checkmate"));
const INSUFFICIENT: Option<(i8, &str)> = Some((0, "insufficient-material"));

#[test]
fn rule_5_1_the_order_of_the_tests() {
    // Mate before the count.
    assert_eq!(end(&position("k5R1/7R/8/8/8/8/8/4K3 b - 16 16 90")), CHECKMATE);
    // Stalemate before material and count.
    assert_eq!(
        end(&position("k7/2M5/1K6/8/8/8/8/8 b - 128 130 90")),
        Some((0, "stalemate"))
    );
    // Material before the count.
    assert_eq!(end(&position("k7/8/1K6/2M5/8/8/8/8 b - 128 130 90")), INSUFFICIENT);
    // The position a game begins with is tested too, and a game that is over takes no move.
    let mut over = variant_makruk::Game::new(position("k7/8/2K5/8/8/8/8/8 w - - 0 1"));
    assert_eq!(over.outcome().map(|outcome| outcome.reason.rule()), Some("5.4"));
    assert!(matches!(over.play(&"c6c5".parse().unwrap()), Err(PlayError::Over(_))));
    assert_eq!(over.legal_moves().len(), 7);
}

#[test]
fn rule_5_2_checkmate_wins() {
    // The picture of rule 6.5: even one khon can mate.
    assert_eq!(end(&position("k7/S7/K7/8/8/8/8/8 b - 88 6 90")), CHECKMATE);
    assert_eq!(
        end(&position("8/8/8/8/8/k7/s7/K7 w - 88 6 90")),
        Some((-1, "checkmate"))
    );
}

#[test]
fn rule_5_3_stalemate_is_a_draw() {
    let stalemate = position("k7/1R6/2K5/8/8/8/8/8 b - 32 6 90");
    assert!(!stalemate.is_check());
    assert_eq!(end(&stalemate), Some((0, "stalemate")));
}

#[test]
fn rule_5_4_material_that_cannot_mate_is_a_draw_by_itself() {
    let game = game("4k3/8/3r4/4P3/8/8/8/4K3 w - - 0 1", &["e5d6m"]);
    assert_eq!(end(game.position()), INSUFFICIENT);
}

#[test]
fn rule_5_5_a_count_that_has_run_out_is_a_draw_by_itself() {
    let mut game = game("4k3/8/4n3/8/8/8/R7/4K3 w - 128 126 100", &["a2a3", "e8d8"]);
    assert_eq!(end(game.position()), Some((0, "counting")));
    assert!(matches!(game.play(&"a3a2".parse().unwrap()), Err(PlayError::Over(_))));
    // Taking back brings back the count.
    game.undo();
    assert_eq!(count(game.position()), Some(("board", 64, 127)));
    assert_eq!(end(game.position()), None);
}

#[test]
fn rule_5_6_no_number_of_moves_ends_a_game_with_pawns() {
    let mut game = game("r3k3/8/8/p7/P7/8/8/R3K3 w - - 0 1", &[]);
    for _ in 0..100 {
        for text in ["a1b1", "a8b8", "b1a1", "b8a8"] {
            game.play(&text.parse().unwrap()).unwrap();
        }
    }
    assert_eq!(game.outcome(), None);
    assert_eq!(game.position().halfmove_clock(), 400);
    assert_eq!(game.position().to_fen(), "r3k3/8/8/p7/P7/8/8/R3K3 w - - 400 201");
}

#[test]
fn rule_5_7_the_codes_of_the_results() {
    use variant_makruk::reason::{CHECKMATE, COUNTING, INSUFFICIENT_MATERIAL, STALEMATE};
    let codes = [CHECKMATE, STALEMATE, INSUFFICIENT_MATERIAL, COUNTING].map(|reason| (reason.code(), reason.rule()));
    assert_eq!(
        codes,
        [
            ("checkmate", "5.2"),
            ("stalemate", "5.3"),
            ("insufficient-material", "5.4"),
            ("counting", "5.5")
        ]
    );
}

/// Whether the material of a placement cannot mate, with either side to move and for either colour.
fn is_insufficient(placement: &str) -> bool {
    let white = position(&format!("{placement} w - - 0 1"));
    let mirrored = white.to_setup().mirrored();
    let black = variant_makruk::MakrukPosition::from_setup(&mirrored, variant_makruk::Rules::default()).unwrap();
    assert_eq!(white.is_insufficient_material(), black.is_insufficient_material());
    white.is_insufficient_material()
}

#[test]
fn rule_6_1_king_against_king() {
    assert!(is_insufficient("4k3/8/8/8/8/8/8/4K3"));
}

#[test]
fn rule_6_2_one_knight() {
    assert!(is_insufficient("4k3/8/8/8/8/8/8/N3K3"));
}

#[test]
fn rule_6_3_one_pawn() {
    assert!(is_insufficient("4k3/8/8/8/P7/8/8/4K3"));
}

#[test]
fn rule_6_4_mets_of_one_colour_of_square() {
    assert!(is_insufficient("4k3/8/8/8/8/8/8/M3K3"));
    assert!(is_insufficient("4k3/8/8/8/8/8/8/M1M1K3"));
    assert!(is_insufficient("4k2m/8/5m2/8/8/8/1M6/M1M1K3"));
    assert!(is_insufficient("4k1m1/8/8/8/8/8/M7/4K3"));
}

#[test]
fn rule_6_5_everything_else_goes_on() {
    for placement in [
        "4k3/8/8/8/8/8/8/S3K3",
        "4k3/8/8/8/8/8/8/R3K3",
        "4k3/8/8/8/8/8/8/N2NK3",
        "4k3/8/8/8/8/8/8/NM2K3",
        "4k3/n7/8/8/8/8/8/N3K3",
        "4k3/m7/8/8/8/8/8/N3K3",
        "4k3/s7/8/8/8/8/8/N3K3",
        "4k3/r7/8/8/8/8/8/N3K3",
        "4k3/8/8/8/8/8/8/MM2K3",
        "4k3/1m6/8/8/8/8/8/M3K3",
        "4k3/8/8/8/P1P5/8/8/4K3",
        "4k3/8/8/7p/P7/8/8/4K3",
        "4k3/8/8/8/P7/8/8/M3K3",
        "4k3/8/8/8/P7/8/8/N3K3",
    ] {
        assert!(!is_insufficient(placement), "{placement}");
    }
}
