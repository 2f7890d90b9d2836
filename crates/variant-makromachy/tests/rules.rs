//! Rules one by one, by their numbers on the rules page.

mod common;

use common::{after, is_legal, position, refusal, texts, texts_from};
use variant_makromachy::{CastlingRights, Position as _, Role};

/// The texts of moves from `from` to each of `targets`.
fn to(from: &str, targets: &[&str]) -> Vec<String> {
    let mut texts: Vec<_> = targets.iter().map(|target| format!("{from}{target}")).collect();
    texts.sort();
    texts
}

#[test]
fn rule_1_5_each_side_has_56_pieces() {
    let start = position(
        "djivcgulkcvijd/wwwzrftqfrzwww/bhnmeossoeanhb/pppppppppppppp/14/14/14/14/14/14/\
         PPPPPPPPPPPPPP/BHNMEOSSOEANHB/WWWZRFTQFRZWWW/DJIVCGULKCVIJD w KQkq - 0 1",
    );
    assert_eq!(start.board().occupied().count(), 112);
    assert_eq!(start.board(), &start.board().mirrored());
    assert_eq!(start.count_moves(), 62);
}

#[test]
fn rule_4_1_a_pawn_goes_up_to_three_squares_from_its_home_rank_only() {
    let start = position("k13/14/14/14/14/14/14/14/14/P13/1P12/2P11/14/13K w - - 0 1");
    assert_eq!(texts_from(&start, "b4"), to("b4", &["b5", "b6", "b7"]));
    // Behind its home rank, as only a set-up gives, it goes one square; beyond it too.
    assert_eq!(texts_from(&start, "c3"), to("c3", &["c4"]));
    assert_eq!(texts_from(&start, "a5"), to("a5", &["a6"]));
    assert_eq!(refusal(&start, "a5a7"), ("long-push", "4.1"));
    assert_eq!(refusal(&start, "b4b8"), ("pawn-move", "4.1"));
    assert_eq!(refusal(&start, "b4c5"), ("nothing-to-capture", "4.1"));
    let blocked = position("k13/14/14/14/14/14/14/1p12/14/14/1P12/14/14/13K w - - 0 1");
    assert_eq!(texts_from(&blocked, "b4"), to("b4", &["b5", "b6"]));
    assert_eq!(refusal(&blocked, "b4b7"), ("push-blocked", "4.1"));
}

#[test]
fn rule_4_2_a_warrior_goes_one_or_two_squares_from_anywhere() {
    for rank in [2, 4, 7] {
        let mut ranks = ["14"; 12];
        ranks[12 - rank + 1] = "4W9";
        let fen = format!("k13/{}/13K w - - 0 1", ranks.join("/"));
        let from = format!("e{rank}");
        let targets = [format!("e{}", rank + 1), format!("e{}", rank + 2)];
        assert_eq!(
            texts_from(&position(&fen), &from),
            to(&from, &[&targets[0], &targets[1]])
        );
    }
}

#[test]
fn rule_4_2_a_warrior_captures_by_the_four_backward_leaps_and_does_not_move_so() {
    let all = position("k13/14/14/14/14/14/2p1p1p7/3p1p8/2pp1pp7/3pWp8/2pp1pp7/3p1p8/14/13K w - - 0 1");
    let expected = ["d3", "f3", "c4", "g4", "d6", "f6", "e6", "e7"];
    assert_eq!(texts_from(&all, "e5"), to("e5", &expected));
    let none = position("k13/14/14/14/14/14/14/14/14/4W9/14/14/14/13K w - - 0 1");
    assert_eq!(texts_from(&none, "e5"), to("e5", &["e6", "e7"]));
    assert_eq!(refusal(&none, "e5d3"), ("nothing-to-capture", "4.2"));
}

#[test]
fn rule_4_8_a_vao_and_a_cannon_capture_over_exactly_one_piece() {
    let screens = position("k13/14/14/14/14/14/4p9/14/4P9/14/P1n1C1N1r1p3/14/4p9/13K w - - 0 1");
    let expected = ["e5", "d4", "f4", "e3", "e8", "i4"];
    assert_eq!(texts_from(&screens, "e4"), to("e4", &expected));
    assert_eq!(refusal(&screens, "e4c4"), ("no-screen", "4.8"));
    assert_eq!(refusal(&screens, "e4k4"), ("several-screens", "4.8"));
    assert_eq!(refusal(&screens, "e4h4"), ("jump-without-capture", "4.8"));
}

#[test]
fn rule_4_15_a_rhino_goes_on_only_over_an_empty_first_square() {
    let free = position("k13/14/14/14/14/14/14/14/14/4U9/4P9/14/14/13K w - - 0 1");
    let moves = texts_from(&free, "e5");
    assert!(moves.contains(&"e5c4".into()), "by way of d5");
    assert!(!moves.contains(&"e5e4".into()));
    assert!(moves.contains(&"e5h9".into()), "by way of e6");
    let closed = position("k13/14/14/14/14/14/14/14/4P9/4U9/14/14/14/13K w - - 0 1");
    assert_eq!(refusal(&closed, "e5h9"), ("bend-blocked", "4.15"));
}

#[test]
fn rule_4_16_a_griffon_goes_on_only_over_an_empty_first_square() {
    let free = position("k13/14/14/14/14/14/14/14/14/4G9/14/14/14/13K w - - 0 1");
    assert!(is_legal(&free, "e5f12") && is_legal(&free, "e5n6") && is_legal(&free, "e5f6"));
    assert_eq!(refusal(&free, "e5e6"), ("griffon-move", "4.16"));
    let closed = position("k13/14/14/14/14/14/14/14/5p8/4G9/14/14/14/13K w - - 0 1");
    assert!(is_legal(&closed, "e5f6"));
    assert_eq!(refusal(&closed, "e5f12"), ("bend-blocked", "4.16"));
}

#[test]
fn rule_4_23_a_slide_and_a_leap_to_one_square_are_one_move() {
    let moves = texts_from(
        &position("k13/14/14/14/14/14/14/14/14/4T9/14/14/14/13K w - - 0 1"),
        "e5",
    );
    assert_eq!(moves.iter().filter(|text| *text == "e5e7").count(), 1);
    let jumped = texts_from(
        &position("k13/14/14/14/14/14/14/14/4P9/4T9/14/14/14/13K w - - 0 1"),
        "e5",
    );
    assert_eq!(jumped.iter().filter(|text| *text == "e5e7").count(), 1);
    assert!(!jumped.contains(&"e5e8".into()));
}

#[test]
fn rule_5_1_air_lifts_end_before_the_first_piece_and_not_at_the_edge() {
    let knight = position("k13/14/14/14/10r3/14/2p11/14/14/5N8/14/14/14/1B11K w - - 0 1");
    let leaps = ["d4", "d6", "e3", "e7", "g3", "g7", "h4", "h6"];
    let mut expected = leaps.to_vec();
    expected.extend(["j9", "c2"]);
    assert_eq!(texts_from(&knight, "f5"), to("f5", &expected));
    assert_eq!(refusal(&knight, "f5d7"), ("lift-too-short", "5.1"));
    assert_eq!(refusal(&knight, "f5i2"), ("lift-without-stop", "5.1"));
    assert_eq!(refusal(&knight, "f5k10"), ("lift-captures-nothing", "5.1"));
    let elephant = position("k13/14/14/14/10r3/14/2p11/14/14/5E8/14/14/14/1B11K w - - 0 1");
    let expected = ["e4", "e6", "g4", "g6", "d3", "d7", "h3", "h7", "j9", "c2"];
    assert_eq!(texts_from(&elephant, "f5"), to("f5", &expected));
}

#[test]
fn rule_5_2_birds_fly_over_anything_but_birds_and_archers_of_either_side() {
    let raven = position("k13/14/14/14/14/14/14/14/14/14/14/2F1p1N1q1o1r1/14/13K w - - 0 1");
    let moves = texts_from(&raven, "c3");
    for target in ["d3", "e3", "i3", "k3"] {
        assert!(moves.contains(&format!("c3{target}")), "{target}");
    }
    for target in ["f3", "g3", "h3", "m3"] {
        assert!(!moves.contains(&format!("c3{target}")), "{target}");
    }
    assert_eq!(refusal(&raven, "c3m3"), ("flight-blocked", "5.2"));
    assert_eq!(refusal(&raven, "c3h3"), ("flight-without-capture", "5.2"));
    for blocker in ["O", "S", "F", "L", "o", "s", "f", "l"] {
        let fen = format!("k13/14/14/14/14/14/14/14/14/14/14/2F3{blocker}3r3/14/13K w - - 0 1");
        assert!(!is_legal(&position(&fen), "c3k3"), "{blocker}");
    }
    for jumped in ["T", "t", "D", "q", "P", "g"] {
        let fen = format!("k13/14/14/14/14/14/14/14/14/14/14/2F3{jumped}3r3/14/13K w - - 0 1");
        assert!(is_legal(&position(&fen), "c3k3"), "{jumped}");
    }
    // Over a King, too.
    let king = position("k13/14/14/14/14/14/14/14/14/14/14/2F3K3r3/14/14 w - - 0 1");
    assert!(is_legal(&king, "c3k3"));
}

#[test]
fn rule_5_3_hit_and_run_steps_on_to_an_empty_square_and_not_back() {
    let terror = position("k13/14/14/14/14/14/14/14/4r9/4Tp8/14/14/14/13K w - - 0 1");
    let runs = |victim: &str| {
        let runs: Vec<_> = texts_from(&terror, "e5")
            .into_iter()
            .filter(|text| text.contains(','))
            .collect();
        runs.into_iter()
            .filter_map(|text| text.strip_prefix(&format!("e5{victim},{victim}")).map(String::from))
            .collect::<Vec<_>>()
    };
    assert_eq!(runs("e6"), ["d5", "d6", "d7", "e7", "f6", "f7"]);
    assert_eq!(runs("f5"), ["e4", "f4", "f6", "g4", "g5", "g6"]);
    assert_eq!(refusal(&terror, "e5e6,e6e5"), ("hit-and-run-step", "5.3"));
    assert_eq!(refusal(&terror, "e5e6,e6f5"), ("hit-and-run-occupied", "5.3"));
    assert_eq!(refusal(&terror, "e5e6,e6g8"), ("hit-and-run-step", "5.3"));
    assert_eq!(refusal(&terror, "e5d6,d6c7"), ("hit-and-run-without-victim", "5.3"));
    assert_eq!(refusal(&terror, "n1m1,m1l1"), ("no-second-leg", "2.10"));
}

#[test]
fn rule_6_1_a_warrior_promotes_by_its_double_step_too() {
    let warrior = position("k13/14/3W10/14/14/14/14/14/14/14/14/14/14/13K w - - 0 1");
    let moves = texts_from(&warrior, "d12");
    assert_eq!(moves.len(), 17);
    assert!(is_legal(&warrior, "d12d14q") && is_legal(&warrior, "d12d13"));
    assert_eq!(refusal(&warrior, "d12d14"), ("promotion-missing", "6.1"));
    assert_eq!(refusal(&warrior, "d12d13q"), ("not-a-promotion", "6.1"));
    let promoted = after(warrior, &["d12d14z"]);
    assert_eq!(promoted.board().role_at("d14".parse().unwrap()), Some(Role::Zebra));
}

#[test]
fn rule_6_2_there_are_sixteen_kinds_to_choose_from() {
    let pawn = position("k13/3P10/14/14/14/14/14/14/14/14/14/14/14/13K w - - 0 1");
    let offered: String = texts_from(&pawn, "d13")
        .iter()
        .filter_map(|text| text.chars().last())
        .collect();
    let mut expected: Vec<_> = "qmagudhrbicnevjz".chars().collect();
    expected.sort_unstable();
    assert_eq!(offered, expected.into_iter().collect::<String>());
    for letter in "ktlfsowp".chars() {
        assert_eq!(
            refusal(&pawn, &format!("d13d14{letter}")),
            ("promotion-not-allowed", "6.2")
        );
    }
}

#[test]
fn rule_6_4_both_squares_of_a_triple_push_are_open_to_pawns_and_warriors() {
    let pushed = position("k13/14/14/14/14/14/14/3pP9/5w8/14/14/14/14/13K b - e5e6 0 1");
    for text in ["d7e6", "f6e5"] {
        let m = pushed.resolve(&text.parse().unwrap()).unwrap();
        let effects = pushed.effects(m);
        assert_eq!(effects.victims()[0].square, "e7".parse().unwrap());
        assert_eq!(effects.victims()[0].manner, "en-passant");
    }
    let late = position("k13/14/14/14/14/14/14/3pP9/5w8/14/14/14/14/13K b - - 0 1");
    assert_eq!(refusal(&late, "d7e6"), ("en-passant-not-possible", "6.4"));
}

#[test]
fn rule_6_4_a_pawn_on_its_home_rank_takes_en_passant() {
    let pushed = position("k13/14/14/2pW10/14/14/14/14/14/14/14/14/14/13K b - d10 0 1");
    assert!(is_legal(&pushed, "c11d10"));
}

#[test]
fn rule_6_4_the_backward_capture_does_not_take_en_passant() {
    let pushed = position("k13/14/14/14/14/14/14/4P9/14/14/3w10/14/14/13K b - e5e6 0 1");
    assert_eq!(refusal(&pushed, "d4e6"), ("nothing-to-capture", "4.2"));
    // Nor does any other kind.
    let queen = position("k13/14/14/14/14/14/14/4P9/3q10/14/14/14/14/13K b - e5e6 0 1");
    let m = queen.resolve(&"d6e6".parse().unwrap()).unwrap();
    assert!(queen.effects(m).victims().is_empty());
}

#[test]
fn rule_6_4_the_king_is_safe_once_the_pusher_is_gone() {
    // The pusher and the taker both leave the seventh rank.
    let pushed = position("14/14/14/14/14/14/14/k2pP3R5/14/14/14/14/14/13K b - e5e6 0 1");
    assert_eq!(refusal(&pushed, "d7e6"), ("en-passant-exposes-king", "6.4"));
}

#[test]
fn rule_6_5_a_warrior_that_has_promoted_is_taken_en_passant() {
    let promoted = position("k1wQw9/14/14/14/14/14/14/14/14/14/14/14/14/13K b - d13 0 1");
    for text in ["c14d13", "e14d13"] {
        let taken = after(promoted, &[text]);
        assert!(taken.board().role(Role::Queen).is_empty());
    }
}

#[test]
fn rule_7_1_a_terror_protected_by_the_king_or_a_pinned_piece_is_protected() {
    let by_king = position("14/14/14/14/4L9/14/14/14/3k10/4t9/14/14/14/13K w - - 0 1");
    assert_eq!(refusal(&by_king, "e10e5"), ("protected-terror", "7.1"));
    let by_pinned_rook = position("7k6/14/14/14/4L9/14/14/14/14/4t2r6/14/14/13K/7R6 w - - 0 1");
    assert_eq!(refusal(&by_pinned_rook, "e10e5"), ("protected-terror", "7.1"));
    let unprotected = position("6k7/14/14/14/4L9/14/14/14/14/4t9/14/14/13K/7R6 w - - 0 1");
    assert!(is_legal(&unprotected, "e10e5"));
}

#[test]
fn rule_7_1_other_kinds_take_a_protected_terror() {
    let queen = position("14/14/14/14/4Q9/14/14/14/3k10/4t9/14/14/14/13K w - - 0 1");
    assert!(is_legal(&queen, "e10e5"));
}

#[test]
fn rule_7_1_the_warriors_backward_capture_protects() {
    let protected = position("k13/14/14/14/14/14/4T9/14/14/4t9/14/3w10/14/13K w - - 0 1");
    assert_eq!(refusal(&protected, "e8e5"), ("protected-terror", "7.1"));
}

#[test]
fn rule_7_1_a_hit_and_run_on_a_terror_ends_where_nothing_attacks() {
    let terror = position("k13/14/14/14/14/14/14/r13/4t9/4T9/14/14/14/13K w - - 0 1");
    let runs: Vec<_> = texts(&terror).into_iter().filter(|text| text.contains(',')).collect();
    assert_eq!(runs, ["e5e6,e6d5", "e5e6,e6d6", "e5e6,e6f5", "e5e6,e6f6"]);
    assert!(is_legal(&terror, "e5e6"));
    assert_eq!(refusal(&terror, "e5e6,e6e7"), ("protected-terror", "7.1"));
}

#[test]
fn rule_7_1_a_bird_takes_back_over_a_screen() {
    let eagle = position("13k/14/14/14/14/4f9/14/4p9/14/L3t9/14/14/14/13K w - - 0 1");
    assert_eq!(refusal(&eagle, "a5e5"), ("protected-terror", "7.1"));
    let archer_between = position("13k/14/14/14/14/4f9/14/4o9/14/L3t9/14/14/14/13K w - - 0 1");
    assert!(is_legal(&archer_between, "a5e5"));
}

#[test]
fn rule_7_2_a_forbidden_capture_averts_no_mate() {
    // The Eagle could take the Terror that mates, were it not protected by the Rook.
    let mated = position("k13/14/14/14/14/14/14/14/14/14/14/1r12/1t5L6/K13 w - - 0 1");
    let outcome = mated.outcome().expect("checkmate");
    assert_eq!((outcome.reason.code(), outcome.reason.rule()), ("checkmate", "9.3"));
}

#[test]
fn rule_8_2_the_king_castles_to_any_empty_square_between() {
    let white = position("8k5/14/14/14/14/14/14/14/14/14/14/14/14/D1B5K2N1D w KQ - 0 1");
    let castlings: Vec<_> = texts(&white).into_iter().filter(|text| text.contains(',')).collect();
    assert_eq!(
        castlings,
        [
            "i1b1,a1i1",
            "i1d1,a1i1",
            "i1e1,a1i1",
            "i1f1,a1i1",
            "i1g1,a1i1",
            "i1h1,a1i1",
            "i1j1,n1i1",
            "i1k1,n1i1",
            "i1m1,n1i1"
        ]
    );
    assert_eq!(refusal(&white, "i1a1"), ("castling-target", "8.2"));
    assert_eq!(refusal(&white, "i1c1"), ("castling-occupied", "8.2"));
    // Without its second leg where the King cannot step.
    let (long, full) = ("i1e1".parse().unwrap(), "i1e1,a1i1".parse().unwrap());
    assert_eq!(white.resolve(&long), white.resolve(&full));
    assert_ne!(
        white.resolve(&"i1h1".parse().unwrap()),
        white.resolve(&"i1h1,a1i1".parse().unwrap())
    );
}

#[test]
fn rule_8_2_both_sides_have_a_castling_for_each_empty_square() {
    for (fen, rank) in [
        ("8k4d/14/14/14/14/14/14/14/14/14/14/14/14/8K4D w Kk - 0 1", 1),
        ("8k4d/14/14/14/14/14/14/14/14/14/14/14/14/8K4D b Kk - 0 1", 14),
    ] {
        let castlings: Vec<_> = texts(&position(fen))
            .into_iter()
            .filter(|text| text.contains(','))
            .collect();
        let expected: Vec<_> = ["j", "k", "l", "m"]
            .iter()
            .map(|file| format!("i{rank}{file}{rank},n{rank}i{rank}"))
            .collect();
        assert_eq!(castlings, expected);
        assert!(
            texts(&position(fen)).contains(&format!("i{rank}j{rank}")),
            "the step beside"
        );
        for text in &expected {
            let castled = after(position(fen), &[text]);
            let home = format!("i{rank}").parse().unwrap();
            assert_eq!(castled.board().role_at(home), Some(Role::DragonKing));
        }
    }
}

#[test]
fn rule_8_3_pieces_and_attacks_in_between_do_not_matter() {
    // Rooks attack the squares in between, the Dragon King and b1; pieces stand in the way.
    let white = position("8k5/14/14/14/14/14/14/14/14/14/14/14/r2r10/D1N3B1K5 w Q - 0 1");
    assert!(is_legal(&white, "i1f1,a1i1"));
    assert!(is_legal(&white, "i1e1,a1i1"));
    assert_eq!(refusal(&white, "i1d1,a1i1"), ("castling-into-check", "8.3"));
    let checked = position("8k5/14/14/14/14/14/14/14/14/8r5/14/14/14/D7K5 w Q - 0 1");
    assert_eq!(refusal(&checked, "i1c1"), ("castling-in-check", "8.1"));
    // The Dragon King covers the rank once it has moved.
    let covered = position("8k5/14/14/14/14/14/14/14/14/14/14/14/14/D7KP2r1 w Q - 0 1");
    assert!(is_legal(&covered, "i1e1,a1i1"));
}

#[test]
fn rule_8_4_rights_end_with_moves_and_captures() {
    let start = position("d7k4d/14/14/14/14/14/14/14/14/14/14/14/14/D7K4D w KQkq - 0 1");
    let rights = |moves: &[&str]| after(start, moves).to_fen().split(' ').nth(2).unwrap().to_owned();
    assert_eq!(rights(&["a1b1"]), "Kkq");
    assert_eq!(rights(&["i1i2"]), "kq");
    assert_eq!(rights(&["i1c1"]), "kq");
    assert_eq!(rights(&["a1a14"]), "Kk");
    assert_eq!(rights(&["a1a2", "a14b14"]), "Kk");
    let terror = position("14/14/14/14/14/14/14/14/14/14/14/14/12t1/3k4K4D b K - 0 1");
    let run = after(terror, &["m2n1,n1n2"]);
    assert_eq!(run.castling_rights(), CastlingRights::NONE);
    assert_eq!(refusal(&run, "i1k1"), ("castling-right", "8.4"));
}

#[test]
fn rule_9_1_the_warriors_backward_capture_gives_check() {
    let checked = position("14/14/14/14/14/14/14/4W9/6k7/14/14/14/14/K13 b - - 0 1");
    assert!(checked.is_check());
    assert_eq!(refusal(&checked, "g6f5"), ("into-check", "9.2"));
}

#[test]
fn rule_9_1_screens_and_flights_give_check() {
    for (fen, is_check) in [
        ("4k9/14/14/14/14/4p9/14/14/14/14/14/14/14/K3C9 b - - 0 1", true),
        ("4k9/14/14/14/14/14/14/14/14/14/14/14/14/K3C9 b - - 0 1", false),
        ("4k9/14/4p9/14/14/4p9/14/14/14/14/14/14/14/K3C9 b - - 0 1", false),
        ("4k9/14/4p9/14/14/4p9/14/14/14/14/14/14/14/K3F9 b - - 0 1", true),
        ("4k9/14/4p9/14/14/4o9/14/14/14/14/14/14/14/K3F9 b - - 0 1", false),
    ] {
        assert_eq!(position(fen).is_check(), is_check, "{fen}");
    }
}

#[test]
fn rule_9_2_a_piece_that_would_be_a_screen_stays_away() {
    // Nothing between Cannon and King: whatever comes between gives check to its own King.
    let screened = position("4k9/14/14/r13/14/14/14/14/14/14/14/14/14/1K2C9 b - - 0 1");
    assert_eq!(refusal(&screened, "a11e11"), ("leaves-king", "9.2"));
    assert!(is_legal(&screened, "a11d11"));
    // Two between: neither leaves.
    let held = position("4k9/14/4p9/14/14/4r9/14/14/14/14/14/14/14/K3C9 b - - 0 1");
    assert_eq!(refusal(&held, "e9a9"), ("pinned", "9.2"));
    assert!(is_legal(&held, "e9e8") && is_legal(&held, "e9e1"));
    // An Archer that keeps a Raven off.
    let archer = position("4k9/14/14/14/14/4o9/14/14/14/14/14/14/14/K3F9 b - - 0 1");
    assert_eq!(refusal(&archer, "e9d9"), ("pinned", "9.2"));
    assert!(is_legal(&archer, "e9e8"));
    // Whoever takes an enemy Archer there must be one, or a bird.
    let taken = position("4k9/14/14/14/14/R3O8r/14/14/14/14/14/14/14/K3F9 b - - 0 1");
    assert_eq!(refusal(&taken, "n9e9"), ("leaves-king", "9.2"));
    let bird = position("4k9/14/14/14/14/R3O8f/14/14/14/14/14/14/14/K3F9 b - - 0 1");
    assert!(is_legal(&bird, "n9e9"));
}

#[test]
fn rule_9_2_the_screen_of_a_check_may_leave() {
    let checked = position("4k9/14/14/14/14/4r9/14/14/14/14/14/14/14/K3C9 b - - 0 1");
    assert!(checked.is_check());
    assert!(is_legal(&checked, "e9a9") && is_legal(&checked, "e9e1"));
    assert_eq!(refusal(&checked, "e9e8"), ("check-not-answered", "9.2"));
}

#[test]
fn rules_9_3_and_9_4_checkmate_and_stalemate() {
    let mate = position("k13/1Q12/2K11/14/14/14/14/14/14/14/14/14/14/14 b - - 0 1");
    let outcome = mate.outcome().unwrap();
    assert_eq!(outcome.winner, Some(variant_makromachy::Color::White));
    assert_eq!((outcome.reason.code(), outcome.reason.rule()), ("checkmate", "9.3"));
    let stalemate = position("k13/2Q11/2K11/14/14/14/14/14/14/14/14/14/14/14 b - - 0 1");
    let outcome = stalemate.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason.code(), outcome.reason.rule()),
        (None, "stalemate", "9.4")
    );
}

#[test]
fn rule_9_5_captures_pawns_and_warriors_set_the_count_to_0_and_the_rest_adds_one() {
    let start = position("1r5k6/3P10/14/14/14/14/14/2W11/14/14/14/1R12/14/D7K5 w Q - 40 1");
    for (text, count) in [
        ("i1e1,a1i1", 41),
        ("i1i2", 41),
        ("b3b4", 41),
        ("b3b14", 0),
        ("c7c8", 0),
        ("d13d14q", 0),
    ] {
        assert_eq!(after(start, &[text]).halfmove_clock(), count, "{text}");
    }
    let drawn = position("12k1/14/14/14/14/14/14/14/14/7L6/14/14/14/K13 w - - 100 80");
    let outcome = drawn.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason.code(), outcome.reason.rule()),
        (None, "fifty-moves", "9.5")
    );
}

#[test]
fn rule_9_6_eagle_checks_and_the_replies_are_not_counted() {
    let start = position("12k1/14/14/14/14/14/14/14/14/7L6/14/14/14/K13 w - - 10 80");
    let check = after(start, &["h5m5"]);
    assert!(check.is_eagle_check());
    assert_eq!(check.halfmove_clock(), 10);
    let reply = after(check, &["m14n14"]);
    assert!(!reply.is_eagle_check());
    assert_eq!(reply.halfmove_clock(), 10);
    assert_eq!(after(reply, &["a1a2"]).halfmove_clock(), 11);
    // A capture with check sets the count to 0 all the same.
    let capture = position("12k1/14/14/14/14/14/14/14/14/7L4p1/14/14/14/K13 w - - 10 80");
    let taken = after(capture, &["h5m5"]);
    assert!(taken.is_eagle_check());
    assert_eq!(taken.halfmove_clock(), 0);
    // A check that the Eagle uncovers: the Cannon has one screen left.
    let uncovered = position("12k1/14/14/14/14/12O1/14/14/14/12L1/14/14/14/K11C1 w - - 10 80");
    assert!(after(uncovered, &["m5h5"]).is_eagle_check());
}

#[test]
fn rule_9_10_checkmate_comes_before_fifty_moves() {
    let start = position("k13/7Q6/2K11/14/14/14/14/14/14/14/14/14/14/14 w - - 99 80");
    let mate = after(start, &["h13b13"]);
    assert_eq!(mate.halfmove_clock(), 100);
    assert_eq!(mate.outcome().unwrap().reason.code(), "checkmate");
}
