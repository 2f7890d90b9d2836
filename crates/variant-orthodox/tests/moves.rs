//! Which moves there are in corners of the rules, what a question leaves untouched, keys, and moves taken back.

mod common;

use std::collections::{HashMap, HashSet};

use common::{after, chess960, position, texts};
use variant_core::{Intent, Piece, Role as _};
use variant_orthodox::{
    Color, Game, Move, MoveKind, Orthodox, OrthodoxPosition, Position as _, Role, Rules, Square, Variant as _,
};
use variant_testkit::walk::Walk;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R";

fn has(position: &OrthodoxPosition, text: &str) -> bool {
    texts(position).iter().any(|legal| legal == text)
}

// En passant.

#[test]
fn an_en_passant_capture_may_be_the_only_way_but_one_out_of_check() {
    let check = position("8/p2p1N2/8/4p2k/1p2P1Pp/1P1b3K/P6P/n7 b - g3 0 32");
    assert_eq!(texts(&check), ["h4g3", "h5g6"]);
    assert_eq!(
        after(check, &["h4g3"]).to_fen(),
        "8/p2p1N2/8/4p2k/1p2P3/1P1b2pK/P6P/n7 w - - 0 33"
    );
}

#[test]
fn a_pinned_pawn_may_capture_en_passant_along_the_pin() {
    let pinned = position("8/6k1/8/8/2PpP3/8/1B6/K7 b - c3 0 1");
    assert_eq!(
        pinned
            .pinned(Color::Black)
            .into_iter()
            .map(|at| at.to_string())
            .collect::<Vec<_>>(),
        ["d4"]
    );
    assert!(has(&pinned, "d4c3"));
    assert_eq!(pinned.count_moves(), 9);
    // The way it was not pinned along, it may not.
    assert!(!has(&position("8/6k1/8/8/2PpP3/8/1B6/K7 b - e3 0 1"), "d4e3"));
}

#[test]
fn en_passant_does_not_wrap_round_the_edge() {
    let edge = position("4k3/8/8/8/p6P/8/8/4K3 b - h3 0 1");
    let pawn: Vec<_> = texts(&edge).into_iter().filter(|text| text.starts_with('a')).collect();
    assert_eq!(pawn, ["a4a3"]);
    assert_eq!(edge.en_passant(), None);
    let other_edge = position("4k3/8/8/8/P6p/8/8/4K3 b - a3 0 1");
    assert!(
        texts(&other_edge)
            .iter()
            .all(|text| text == "h4h3" || text.starts_with('e'))
    );
}

#[test]
fn an_en_passant_capture_takes_the_pawn_beside_it() {
    let position = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let m = position.resolve(&"e5d6".parse().unwrap()).unwrap();
    assert_eq!(
        (m.kind(), m.role(), m.promotion()),
        (MoveKind::EnPassant, Role::Pawn, None)
    );
    let effects = position.effects(m);
    let victims: Vec<_> = effects
        .victims()
        .iter()
        .map(|victim| (victim.square.to_string(), victim.manner))
        .collect();
    assert_eq!(victims, [("d5".to_owned(), "en-passant")]);
    assert_eq!(after(position, &["e5d6"]).to_fen(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1");
}

// Castling.

#[test]
fn castling_long_may_pass_an_attacked_b_file_and_an_attacked_rook() {
    assert!(has(&position("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1"));
    assert!(has(&position("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1"));
    assert!(has(&position("4k2r/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1"));
    // c1 and d1 are the King's.
    assert!(!has(&position("r3k3/8/8/8/5b2/8/8/R3K3 w Q - 0 1"), "e1c1"));
    assert!(!has(&position("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1"));
}

#[test]
fn castling_in_check_is_neither_listed_nor_legal_nor_understood() {
    let check = position("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1");
    let calm = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for text in ["e1g1", "e1c1", "e1h1", "e1a1"] {
        let intent: Intent<_, _> = text.parse().unwrap();
        let castling = calm.resolve(&intent).unwrap();
        assert_eq!(castling.kind(), MoveKind::Castling);
        assert!(calm.is_legal(castling));
        assert!(!check.is_legal(castling), "{text}");
        assert!(!check.legal_moves().contains(&castling), "{text}");
        assert!(check.resolve(&intent).is_err(), "{text}");
        assert!(check.clone().play(castling).is_err(), "{text}");
    }
}

#[test]
fn a_move_of_any_position_is_legal_in_another_exactly_where_it_is_listed() {
    let walks = || {
        Walk::new(common::starts(), 100, 31)
            .step_by(11)
            .take(250)
            .chain(Walk::new(common::chess960_starts(), 100, 32).step_by(11).take(100))
    };
    let mut pool: Vec<Move> = walks()
        .flat_map(|position| position.legal_moves())
        .collect::<HashSet<_>>()
        .into_iter()
        .collect();
    pool.sort_unstable_by_key(|m| (m.from(), m.to(), m.role()));
    assert!(pool.len() > 2_000, "{}", pool.len());
    for position in walks() {
        let legal: HashSet<_> = position.legal_moves().into_iter().collect();
        for &m in &pool {
            assert_eq!(
                position.is_legal(m),
                legal.contains(&m),
                "{m:?} in {}",
                position.to_fen()
            );
        }
    }
}

#[test]
fn every_intent_is_a_legal_move_or_refused_as_the_list_says() {
    let promotions: Vec<_> = [None].into_iter().chain(Role::ALL.iter().copied().map(Some)).collect();
    for position in Walk::new(common::starts(), 100, 33).step_by(37).take(40) {
        let intents: HashSet<_> = position.legal_moves().iter().map(|&m| position.intent(m)).collect();
        for from in Square::all() {
            for to in Square::all() {
                for &promotion in &promotions {
                    let intent = Intent {
                        promotion,
                        ..Intent::new(from, to)
                    };
                    match position.resolve(&intent) {
                        Ok(m) if intents.contains(&intent) => assert_eq!(position.intent(m), intent),
                        // King takes Rook, where the list says the King's move of two squares.
                        Ok(m) => assert_eq!(m.kind(), MoveKind::Castling, "{intent} in {}", position.to_fen()),
                        Err(_) => assert!(!intents.contains(&intent), "{intent} in {}", position.to_fen()),
                    }
                }
            }
        }
    }
}

// Clocks.

#[test]
fn castling_counts_as_a_quiet_move() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 20");
    assert_eq!(
        after(start, &["e1g1", "e8c8"]).to_fen(),
        "2kr3r/8/8/8/8/8/8/R4RK1 w - - 9 21"
    );
}

#[test]
fn pawn_moves_and_captures_set_the_clock_to_nothing() {
    let start = Orthodox::start(Rules::Standard);
    assert_eq!(after(start, &["d2d4"]).halfmove_clock(), 0);
    assert_eq!(after(start, &["g1f3", "g8f6"]).halfmove_clock(), 2);
    assert_eq!(after(start, &["g1f3", "g8f6", "e2e3"]).halfmove_clock(), 0);
    let clock = |fen: &str, text: &str| after(position(fen), &[text]).halfmove_clock();
    assert_eq!(clock("4k3/8/8/8/8/8/3n4/4K2R w K - 40 60", "e1d2"), 0);
    assert_eq!(clock("4k3/8/8/8/8/8/3n4/4K2R w K - 40 60", "h1h2"), 41);
    assert_eq!(clock("4k3/8/8/3pP3/8/8/8/4K3 w - d6 40 60", "e5d6"), 0);
    assert_eq!(clock("4k3/P7/8/8/8/8/8/4K3 w - - 40 60", "a7a8q"), 0);
}

// Questions.

/// All that a position holds, what equality does not look at included.
fn bits(position: &OrthodoxPosition) -> String {
    format!("{position:?}")
}

#[test]
fn no_question_changes_a_position() {
    for fen in [
        "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 3 9",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    ] {
        let position = position(fen);
        let (before, key) = (bits(&position), position.key());
        let moves = texts(&position);
        let game = Game::new(position);
        for _ in 0..2 {
            assert_eq!(texts(&position), moves);
            let _ = (
                position.is_check(),
                position.outcome(),
                position.is_dead(),
                position.has_moves(),
            );
            let _ = (
                position.captures(),
                position.count_moves(),
                position.to_fen(),
                position.to_setup(),
            );
            let _ = (
                position.pinned(Color::White),
                position.castling_rooks(),
                position.en_passant(),
            );
            for from in Square::all() {
                let _ = (position.moves_from(from), position.attackers(from, Color::Black));
                for to in Square::all() {
                    let _ = position.resolve(&Intent::new(from, to));
                }
            }
            for &m in &position.legal_moves() {
                let _ = (
                    position.gives_check(m),
                    position.effects(m),
                    position.intent(m),
                    position.is_legal(m),
                );
            }
            let _ = (
                game.outcome(),
                game.claims(),
                game.claims_with_move(),
                game.legal_moves(),
            );
            assert_eq!((bits(&position), position.key()), (before.clone(), key), "{fen}");
            assert_eq!(bits(game.position()), before, "{fen}");
        }
    }
}

#[test]
fn a_pass_keeps_the_board_and_ends_en_passant() {
    let mut passed = position("4k3/8/8/3pP3/8/8/8/4K2R w K d6 3 9");
    passed.pass().unwrap();
    assert_eq!(passed.to_fen(), "4k3/8/8/3pP3/8/8/8/4K2R b K - 4 9");
    passed.pass().unwrap();
    assert_eq!(passed.to_fen(), "4k3/8/8/3pP3/8/8/8/4K2R w K - 5 10");
    assert!(!has(&passed, "e5d6"));
}

// Keys.

#[test]
fn a_side_to_move_and_every_set_of_rights_have_keys_of_their_own() {
    let mut keys = HashMap::new();
    for rights in 0..16 {
        let rights: String = "KQkq"
            .chars()
            .enumerate()
            .filter(|&(i, _)| rights >> i & 1 != 0)
            .map(|(_, right)| right)
            .collect();
        let rights = if rights.is_empty() { "-".to_owned() } else { rights };
        for turn in ["w", "b"] {
            let fen = format!("{KIWIPETE} {turn} {rights} - 0 1");
            assert_eq!(keys.insert(position(&fen).key(), fen.clone()), None, "{fen}");
        }
    }
    assert_eq!(keys.len(), 32);
}

#[test]
fn clocks_are_no_part_of_a_key_and_a_legal_capture_en_passant_is() {
    let key = |fen: &str| position(fen).key();
    assert_eq!(
        key("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
        key("4k3/8/8/3pP3/8/8/8/4K3 w - - 30 70")
    );
    assert_ne!(
        key("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        key("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1")
    );
    // A pawn that is pinned cannot use the square: the same position.
    assert_eq!(
        key("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        key("4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 1")
    );
}

#[test]
fn every_piece_on_every_square_changes_the_key() {
    let start = position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let mut keys = HashMap::from([(start.key(), "nothing".to_owned())]);
    for square in Square::all() {
        for color in Color::ALL {
            for &role in Role::ALL {
                let mut setup = start.to_setup();
                let piece = Piece::new(color, role);
                if setup
                    .board
                    .piece_at(square)
                    .is_some_and(|there| there.role == Role::King)
                {
                    continue;
                }
                if role == Role::King {
                    // The King comes from where he stood.
                    setup.board.take(start.king(color));
                }
                setup.board.put(square, piece);
                // Whoever is in check is to move.
                for turn in Color::ALL {
                    setup.turn = turn;
                    if let Ok(position) = OrthodoxPosition::from_setup(&setup, Rules::Standard) {
                        let name = format!("{piece} on {square}, {turn} to move");
                        assert_eq!(keys.insert(position.key(), name.clone()), None, "{name}");
                    }
                }
            }
        }
    }
    assert!(keys.len() > 1_100, "{}", keys.len());
}

#[test]
fn a_move_of_any_kind_of_piece_changes_the_key() {
    let mut moved = HashSet::new();
    for position in Walk::new(common::starts(), 100, 34).take(4_000) {
        for &m in &position.legal_moves() {
            let mut next = position;
            next.play_unchecked(m);
            assert_ne!(next.key(), position.key(), "{m:?} in {}", position.to_fen());
            // The other side to move is not all that changes.
            let mut board = *position.board();
            position.effects(m).apply(&mut board);
            assert_ne!(board.key(), position.board().key());
            moved.insert((position.turn(), m.role()));
        }
    }
    assert_eq!(moved.len(), 12);
}

// Moves taken back.

/// All that a game shows.
fn state(game: &Game) -> (String, u64, usize, u32, Vec<Move>) {
    let position = game.position();
    (
        bits(position),
        position.key(),
        game.moves().len(),
        game.past().occurrences_now(),
        game.moves().collect(),
    )
}

/// Plays and takes back every sequence of `depth` legal moves; returns how many there were.
fn play_and_take_back(game: &mut Game, depth: u32) -> u64 {
    if depth == 0 || game.outcome().is_some() {
        return 1;
    }
    let before = *game.position();
    let whole = (depth > 1).then(|| state(game));
    let mut sequences = 0;
    for m in game.legal_moves() {
        let intent = before.intent(m);
        assert_eq!(game.play(&intent), Ok(m));
        sequences += play_and_take_back(game, depth - 1);
        assert_eq!(game.undo(), Some(m));
        assert_eq!(game.position(), &before, "{intent} taken back in {}", before.to_fen());
        if let Some(whole) = &whole {
            assert_eq!(&state(game), whole, "{intent} taken back in {}", before.to_fen());
        }
    }
    sequences
}

#[test]
fn every_move_taken_back_leaves_the_game_as_it_was() {
    // Counts from the suites, where no draw ends a line.
    for (fen, depth, sequences) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3, 8_902),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            3,
            97_862,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            3,
            9_467,
        ),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
    ] {
        let mut game = Game::new(position(fen));
        assert_eq!(play_and_take_back(&mut game, depth), sequences, "{fen}");
        assert_eq!(game.position(), &position(fen));
    }
}

#[test]
fn castlings_of_chess960_taken_back_leave_the_game_as_it_was() {
    for fen in [
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
        "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1",
        "5rkr/8/8/8/8/8/8/RKR5 w CAhf - 0 1",
    ] {
        let mut game = Game::new(chess960(fen));
        assert!(play_and_take_back(&mut game, 3) > 1_000);
        assert_eq!(game.position().to_fen(), fen);
    }
}

#[test]
fn random_games_taken_back_to_their_start_pass_every_position_again() {
    for seed in 0..6 {
        let mut game = Game::default().with_automatic_draws(false);
        let mut seen = vec![state(&game)];
        for ply in 0..150_u64 {
            let moves = game.legal_moves();
            if moves.is_empty() || game.outcome().is_some() {
                break;
            }
            let number = variant_core::key_of(seed << 32 | ply) % moves.len() as u64;
            let m = moves[usize::try_from(number).unwrap()];
            let intent = game.position().intent(m);
            game.play(&intent).unwrap();
            seen.push(state(&game));
        }
        let last = seen.pop();
        for before in seen.iter().rev() {
            game.undo().unwrap();
            assert_eq!(&state(&game), before);
        }
        assert_eq!(game.undo(), None);
        while game.redo().is_some() {}
        assert_eq!(Some(state(&game)), last);
    }
}
