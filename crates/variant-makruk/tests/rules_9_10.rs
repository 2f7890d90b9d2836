//! Texts and set-ups, rule by rule of `docs/rules/makruk.md`.

mod common;

use common::{after, count, position, refusal, start, texts_from};
use variant_core::{Illegal, PositionError, Role as _};
use variant_makruk::{Intent, MakrukPosition, Move, Position as _, Role, Rules, Setup, Square};

/// The faults of a text that is no FEN: code, the bytes at fault, suggestion.
fn text_faults(fen: &str) -> Vec<(&'static str, String, Option<String>)> {
    match MakrukPosition::from_fen(fen, Rules::default()) {
        Err(PositionError::Fen(error)) => error
            .faults()
            .iter()
            .map(|fault| {
                (
                    fault.code,
                    fen[fault.span.clone()].to_string(),
                    fault.suggestion.clone(),
                )
            })
            .collect(),
        other => panic!("{fen}: {other:?}"),
    }
}

/// The faults of a set-up.
fn setup_faults(fen: &str) -> Vec<Illegal> {
    match MakrukPosition::from_fen(fen, Rules::default()) {
        Err(PositionError::Setup(error)) => error.faults().to_vec(),
        other => panic!("{fen}: {other:?}"),
    }
}

/// Their rules.
fn setup_rules(fen: &str) -> Vec<&'static str> {
    setup_faults(fen).iter().map(|fault| fault.reason().rule()).collect()
}

#[test]
fn rule_9_1_squares() {
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    assert_eq!("e4".parse::<Square>().unwrap().index(), 28);
}

#[test]
fn rule_9_2_letters() {
    let letters: String = Role::ALL.iter().map(|role| role.letter()).collect();
    assert_eq!(letters, "PMSNRK");
    // Another game's letter is named, with what was meant.
    let fen = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKQSNR w - - 0 1";
    assert_eq!(text_faults(fen), [("letter", "Q".into(), Some("M is the met".into()))]);
    let message = MakrukPosition::from_fen(fen, Rules::default()).unwrap_err().to_string();
    assert!(
        message.contains("'Q', which is not a Makruk piece (M is the met)"),
        "{message}"
    );
    let fen = "rn+smksnr/8/pppppppp/8/8/PPPPPPPP/8/RNBKMBNR w - - 0 1";
    let faults: Vec<_> = text_faults(fen).into_iter().map(|(_, found, _)| found).collect();
    assert_eq!(faults, ["+", "B", "B"]);
}

#[test]
fn rule_9_3_six_fields_with_one_blank_between() {
    let fen = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";
    assert_eq!(start().to_fen(), fen);
    assert_eq!(text_faults(&fen.replace(" w ", "  w "))[0].0, "blank");
    assert_eq!(text_faults(&format!("{fen} 7"))[0].0, "fields");
    assert_eq!(text_faults("")[0].0, "empty");
}

#[test]
fn rule_9_4_placement_and_side() {
    // A met that was a pawn is read and written as a met.
    let promoted = position("4k3/8/2M~5/8/8/3m~4/8/R3K3 w - - 0 1");
    assert_eq!(promoted.to_fen(), "4k3/8/2M5/8/8/3m4/8/R3K3 w - 128 0 1");
    for (placement, code) in [
        ("4k3/8/2R~5/8/8/8/8/4K3", "letter"),
        ("4k3/8/2M~~5/8/8/8/8/4K3", "letter"),
        ("4k3/8/~8/8/8/8/8/4K3", "letter"),
        ("4k3/8/9/8/8/8/8/4K3", "run"),
        ("4k3/8/44/8/8/8/8/4K3", "run"),
        ("4k3/8/0R7/8/8/8/8/4K3", "run"),
        ("4k3/8/7/8/8/8/8/4K3", "squares"),
        ("4k3/8/8R/8/8/8/8/4K3", "squares"),
        ("4k3/8/8/8/8/8/4K3", "ranks"),
        ("4k3/8/8/8/8/8/8/8/4K3", "ranks"),
    ] {
        assert_eq!(text_faults(&format!("{placement} w - - 0 1"))[0].0, code, "{placement}");
    }
    assert_eq!(text_faults("4k3/8/8/8/8/8/8/4K3 W - - 0 1")[0].0, "turn");
}

#[test]
fn rule_9_5_counting_fields() {
    for fen in [
        "4k3/r7/M7/8/8/8/8/R3K3 b - 128 0 1",
        "4k3/8/8/8/8/8/8/RR2K3 b - 16 10 60",
        "4k3/8/8/8/8/8/8/R3K3 w - 32 9 60",
        "4k3/8/8/8/8/8/8/SS2K3 w - 44 9 60",
        "4k3/8/8/8/8/8/8/NN2K3 w - 64 9 60",
        "4k3/8/8/8/8/8/8/S3K3 w - 88 9 60",
        "4k3/8/8/8/8/8/8/M3K3 w - 128 65535 4294967295",
        "4k3/8/8/8/P7/8/8/R3K3 w - - 65535 60",
    ] {
        assert_eq!(position(fen).to_fen(), fen);
    }
    // Some write 0 for no count.
    assert_eq!(
        position("4k3/8/8/8/P7/8/8/R3K3 w - 0 7 60").to_fen(),
        "4k3/8/8/8/P7/8/8/R3K3 w - - 7 60"
    );
    assert_eq!(text_faults("4k3/8/8/8/P7/8/8/R3K3 w - e3 7 60")[0].0, "limit");
    // The clock of a position without a count goes on, and begins anew with a capture or a pawn move.
    let clock = |fen: &str, text: &str| after(position(fen), &[text]).halfmove_clock();
    assert_eq!(clock("4k3/8/8/8/P7/8/n7/R3K3 w - - 7 60", "a1b1"), 8);
    assert_eq!(clock("4k3/8/8/8/P7/8/n7/R3K3 w - - 7 60", "a1a2"), 0);
    assert_eq!(clock("4k3/8/8/8/P7/8/n7/R3K3 w - - 7 60", "a4a5"), 0);
    assert_eq!(clock("4k3/8/8/8/P7/8/n7/R3K3 w - - 65535 60", "a1b1"), 65535);
}

#[test]
fn rule_9_6_numbers() {
    for (fields, code) in [
        ("0 0", "counter-range"),
        ("0 01", "counter"),
        ("00 1", "counter"),
        ("+1 1", "counter"),
        ("-1 1", "counter"),
        ("65536 1", "counter-range"),
        ("0 4294967296", "counter-range"),
        ("0 99999999999999999999", "counter-range"),
    ] {
        assert_eq!(
            text_faults(&format!("4k3/8/8/8/P7/8/8/R3K3 w - - {fields}"))[0].0,
            code,
            "{fields}"
        );
    }
    let moved = after(position("4k3/8/8/8/P7/8/8/R3K3 w - - 0 6"), &["a4a5"]);
    assert_eq!(moved.move_number(), 6);
    assert_eq!(after(moved, &["e8d8"]).move_number(), 7);
    assert_eq!(
        after(position("4k3/8/8/8/P7/8/8/R3K3 b - - 0 4294967295"), &["e8d8"]).move_number(),
        u32::MAX
    );
}

#[test]
fn rule_9_7_reading_a_count() {
    assert_eq!(
        count(&position("4k3/r7/M7/8/8/8/8/R3K3 b - 128 17 1")),
        Some(("board", 64, 17))
    );
    assert_eq!(
        count(&position("4k3/8/8/8/8/8/8/R3K3 b - 32 12 60")),
        Some(("pieces", 16, 12))
    );
    // A limit that material alone would not give: a rook may have been lost.
    assert_eq!(
        count(&position("4k3/8/8/8/8/8/8/R3K3 b - 16 12 60")),
        Some(("pieces", 8, 12))
    );
    assert_eq!(
        count(&position("4k3/8/8/8/8/8/8/4K3 w - 16 12 60")),
        Some(("pieces", 8, 12))
    );
    // Without a limit, a count starts in this very position.
    assert_eq!(
        count(&position("8/8/8/4k3/8/2K5/3r4/3RN3 w - - 31 1")),
        Some(("board", 64, 0))
    );
    assert_eq!(
        count(&position("4k3/8/8/8/8/8/8/R3K3 b - - 31 1")),
        Some(("pieces", 16, 6))
    );
    assert_eq!(
        count(&position("4k3/8/8/8/8/8/8/R3K3 w - 0 31 1")),
        Some(("pieces", 16, 5))
    );
    assert_eq!(
        position("4k3/8/8/8/8/8/8/R3K3 w - - 31 1").to_fen(),
        "4k3/8/8/8/8/8/8/R3K3 w - 32 5 1"
    );
    // None with a pawn, none with two bare kings: the clock stays.
    assert_eq!(
        position("4k3/8/8/8/8/8/8/4K3 w - - 31 1").to_fen(),
        "4k3/8/8/8/8/8/8/4K3 w - - 31 1"
    );
    // One that has run out.
    assert_eq!(
        common::end(&position("4k3/8/8/8/8/8/8/R3K3 b - 32 32 60")),
        Some((0, "counting"))
    );
}

#[test]
fn rule_9_8_a_strict_reader_refuses_a_short_text() {
    for fen in [
        "4k3/8/8/8/8/8/8/R3K3",
        "4k3/8/8/8/8/8/8/R3K3 w",
        "4k3/8/8/8/8/8/8/R3K3 w -",
        "4k3/8/8/8/8/8/8/R3K3 w - -",
    ] {
        assert_eq!(text_faults(fen)[0].0, "fields", "{fen}");
    }
}

#[test]
fn rule_9_9_moves() {
    let position = position("4k3/8/1n6/P7/8/8/8/R3K3 w - - 0 1");
    assert_eq!(texts_from(&position, "a5"), ["a5a6m", "a5b6m"]);
    // Read without the letter as well.
    let resolve = |text: &str| -> Move { position.resolve(&text.parse().unwrap()).unwrap() };
    assert_eq!(resolve("a5a6"), resolve("a5a6m"));
    assert_eq!(resolve("a5b6"), resolve("a5b6m"));
    assert_eq!(position.intent(resolve("a5a6")).to_string(), "a5a6m");
    assert_eq!(resolve("a5a6").promotion(), Some(Role::Met));
    // No other letter, and none on a move that does not promote.
    assert_eq!(refusal(&position, "a5a6r"), ("promotion-not-allowed", "3.2"));
    assert_eq!(refusal(&position, "e1e2m"), ("not-a-promotion", "3.1"));
    assert!("a5a6q".parse::<Intent>().is_err());
    assert_eq!(refusal(&position, "e1e2,e2e3"), ("no-second-leg", "9.9"));
}

#[test]
fn rule_10_1_one_king_a_side() {
    assert_eq!(setup_rules("8/8/8/8/P7/8/8/R3K3 w - - 0 1"), ["10.1"]);
    assert_eq!(setup_rules("8/8/8/8/P7/8/8/R7 w - - 0 1"), ["10.1", "10.1"]);
    let faults = setup_faults("k6k/8/8/8/P7/8/8/R3K3 w - - 0 1");
    assert_eq!(faults[0].to_string(), "too many kings: Black has 2, on a8 and h8");
}

#[test]
fn rule_10_2_the_side_not_to_move_is_not_in_check() {
    let faults = setup_faults("4k3/8/8/8/P7/8/8/K3R3 w - - 0 1");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].reason().rule(), "10.2");
    assert_eq!(
        faults[0].to_string(),
        "the side not to move is in check: the black king on e8 is attacked by the white rook on e1"
    );
    // By a khon from straight below, and by a pawn; not by a khon from above.
    assert_eq!(setup_rules("4k3/4S3/8/8/P7/8/8/K7 w - - 0 1"), ["10.2"]);
    assert_eq!(setup_rules("8/8/4k3/3P4/8/8/8/K7 w - - 0 1"), ["10.2"]);
    assert!(MakrukPosition::from_fen("4S3/4k3/8/8/P7/8/8/K7 w - - 0 1", Rules::default()).is_ok());
}

#[test]
fn rule_10_3_kings_stand_apart() {
    let faults = setup_faults("8/8/3k4/3K4/P7/8/8/8 w - - 0 1");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].reason().rule(), "10.3");
    assert_eq!(
        faults[0].to_string(),
        "kings never stand next to each other, so not the white king on d5 and the black king on d6"
    );
}

#[test]
fn rule_10_4_no_pawn_on_its_sixth_rank_or_beyond() {
    let faults = setup_faults("4k3/8/P7/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(faults[0].to_string(), "a pawn on a6 should already be a met");
    assert_eq!(faults[0].reason().rule(), "10.4");
    let faults = setup_faults("P3k3/7P/8/p7/7P/p7/7p/4K1p1 w - - 0 1");
    assert_eq!(
        faults[0].to_string(),
        "the pawns on g1, h2, a3, h7 and a8 should already be mets"
    );
    // Behind its usual rank a pawn may stand.
    assert!(MakrukPosition::from_fen("p3k3/8/8/p7/7P/8/8/4K2P w - - 0 1", Rules::default()).is_ok());
}

#[test]
fn rule_10_5_the_third_field_is_a_dash() {
    let faults = text_faults("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w KQkq - 0 1");
    assert_eq!(faults, [("dash", "KQkq".into(), None)]);
}

#[test]
fn rule_10_6_no_count_with_a_pawn() {
    let faults = setup_faults("4k3/8/8/8/P7/8/8/R3K3 w - 32 7 1");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].reason().rule(), "10.6");
    assert_eq!(
        faults[0].to_string(),
        "no count runs while a pawn is on the board, as on a4"
    );
}

#[test]
fn rule_10_7_the_six_limits() {
    for limit in ["1", "8", "15", "17", "26", "100", "127", "129", "256", "528", "65535"] {
        assert_eq!(
            setup_rules(&format!("4k3/8/8/8/8/8/8/R3K3 w - {limit} 7 1")),
            ["10.7"],
            "{limit}"
        );
    }
    assert_eq!(text_faults("4k3/8/8/8/8/8/8/R3K3 w - 65552 7 1")[0].0, "counter-range");
}

#[test]
fn rule_10_8_between_two_armies_the_limit_is_64() {
    for limit in [16, 32, 44, 64, 88] {
        assert_eq!(
            setup_rules(&format!("4k3/r7/8/8/8/8/8/R3K3 w - {limit} 7 1")),
            ["10.8"],
            "{limit}"
        );
    }
    assert!(MakrukPosition::from_fen("4k3/r7/8/8/8/8/8/R3K3 w - 128 7 1", Rules::default()).is_ok());
}

#[test]
fn rule_10_9_the_bare_king_moves_on_even_plies() {
    let faults = setup_faults("4k3/8/8/8/8/8/8/R3K3 b - 32 7 1");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].reason().rule(), "10.9");
    assert_eq!(
        faults[0].to_string(),
        "the ply of the count is even when the bare king is to move, as the black king on e8 is"
    );
    assert_eq!(setup_rules("4k3/8/8/8/8/8/8/R3K3 w - 32 8 1"), ["10.9"]);
    assert_eq!(setup_rules("4k3/r7/8/8/8/8/8/4K3 w - 32 7 1"), ["10.9"]);
    // Without its king no side is bare.
    assert_eq!(setup_rules("4k3/8/8/8/8/8/8/R7 b - 32 7 1"), ["10.1"]);
    assert_eq!(setup_rules("8/8/8/8/8/8/8/4K3 b - 32 7 1"), ["10.1"]);
}

#[test]
fn all_faults_are_reported_together() {
    let rules = setup_rules("k6k/8/P7/8/8/8/8/8 w - 33 7 1");
    assert_eq!(rules, ["10.1", "10.1", "10.4", "10.6", "10.7"]);
    let faults = text_faults("rnsmkqnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSN x KQ 7x 01 0");
    let codes: Vec<_> = faults.into_iter().map(|(code, ..)| code).collect();
    assert_eq!(
        codes,
        [
            "letter",
            "squares",
            "turn",
            "dash",
            "counter",
            "counter",
            "counter-range"
        ]
    );
}

#[test]
fn a_set_up_says_what_its_position_says() {
    let setup: Setup = "4k3/8/8/8/8/8/8/R3K3 b - 32 12 60".parse().unwrap();
    assert_eq!((setup.limit, setup.clock, setup.fullmove), (Some(32), 12, 60));
    let position = MakrukPosition::from_setup(&setup, Rules::default()).unwrap();
    assert_eq!(position.to_setup(), setup);
}
