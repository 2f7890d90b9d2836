//! PGN as it is found: odd, broken, huge. With orthodox chess, whose moves the texts hold.

use chess_variants::orthodox::{Orthodox, OrthodoxPosition, Position as _, Rules, Variant as _};
use chess_variants::variant_core::pgn::{
    Fault, FaultKind, GameResult, NodeId, PgnGame, Place, Reader, Text, Visitor, Walk, read_games, replay,
};
use chess_variants::variant_core::{Reading, key_of};

fn only(text: &str) -> (PgnGame, Vec<Fault>) {
    let mut games = read_games(text.as_bytes());
    let game = games.next().expect("a game");
    assert!(games.next().is_none(), "one game in {text:?}");
    game
}

fn sans(game: &PgnGame) -> Vec<&str> {
    game.mainline().map(|node| game.node(node).san()).collect()
}

fn kinds(faults: &[Fault]) -> Vec<FaultKind> {
    faults.iter().map(|fault| fault.kind).collect()
}

fn start() -> OrthodoxPosition {
    Orthodox::start(Rules::Standard)
}

#[test]
fn a_comment_before_the_first_move_is_the_games() {
    let (game, faults) = only("[Event \"a\"]\n\n{ intro } 1. e4 {x} e5 *");
    assert_eq!(faults, []);
    assert_eq!(sans(&game), ["e4", "e5"]);
    assert_eq!(game.node(PgnGame::ROOT).comments(), [" intro "]);
    let first = game.mainline().next().unwrap();
    assert_eq!(game.node(first).comments(), ["x"]);
}

#[test]
fn every_form_of_move_number_is_read() {
    for text in [
        "1.d4 d5 2.c4",
        "1. d4 1... d5 2. c4",
        "1.d4 1...d5 2. c4",
        "d4 d5 c4",
        "1 d4 d5 2 c4",
        "1. d4 1. ... d5 c4",
    ] {
        let (game, faults) = only(text);
        assert_eq!(sans(&game), ["d4", "d5", "c4"], "{text}");
        assert_eq!(kinds(&faults), [FaultKind::MissingResult], "{text}");
    }
}

#[test]
fn wrong_numbers_are_reported_and_passed_over() {
    for (text, column) in [
        ("2. d4 d5 2. c4 *", 1),
        ("1. d4 d5 3. c4 *", 10),
        ("1. d4 2... d5 2. c4 *", 7),
        ("1. d4 1. d5 *", 7),
    ] {
        let (game, faults) = only(text);
        assert!(game.mainline().count() >= 2);
        assert_eq!(kinds(&faults), [FaultKind::MoveNumber], "{text}");
        assert_eq!(faults[0].place.column, column);
    }
    // Numbers go on from those of the FEN, in variations too, and are written like that.
    let text = "[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 40\"]\n\n40... e5 (40... c5 41. Nf3) 41. Nf3 *\n";
    let (game, faults) = only(text);
    assert_eq!((faults, game.to_string()), (vec![], text.to_owned()));
}

#[test]
fn indented_tags_and_a_fen_without_set_up_are_one_game() {
    for indent in ["", "    "] {
        let text = format!("{indent}[FEN \"7k/5K2/4R3/8/8/8/8/8 w - - 0 1\"]\n{indent}\n{indent}1. Rh6# 1-0");
        let (game, faults) = only(&text);
        assert_eq!(faults, []);
        let start = OrthodoxPosition::from_fen(game.tag("FEN").unwrap(), Rules::Standard).unwrap();
        let mut last = None;
        assert_eq!(
            replay(&game, &start, Reading::Strict, true, |_, position, m| last =
                Some((*position, m))),
            Ok(())
        );
        let (mut position, m) = last.unwrap();
        position.play_unchecked(m.unwrap());
        assert_eq!(
            position.outcome().map(|outcome| outcome.reason.code()),
            Some("checkmate")
        );
    }
}

#[test]
fn several_variations_at_one_move_keep_their_places() {
    let text = "1. d4 f5 2. Nc3 (2. e4 fxe4) (2. Bg5 h6 (2... g6 3. Bh4) 3. Bh4) 2... Nf6 *";
    let (game, faults) = only(text);
    assert_eq!(faults, []);
    let f5 = game.mainline().nth(1).unwrap();
    let children = game.node(f5).children();
    assert_eq!(children.len(), 3);
    assert_eq!(game.node(children[2]).san(), "Bg5");
    assert_eq!(game.node(children[2]).children().len(), 2);
    assert_eq!(only(&game.to_string()).0, game);
    assert_eq!(replay(&game, &start(), Reading::Lenient, true, |_, _, _| {}), Ok(()));
}

#[test]
fn null_moves_are_played_and_written() {
    let (game, _) = only("1. e4 -- 2. d4 Z0 3. Nf3 *");
    let mut passes = 0;
    assert_eq!(
        replay(&game, &start(), Reading::Lenient, true, |_, _, m| passes +=
            usize::from(m.is_none())),
        Ok(())
    );
    assert_eq!((game.mainline().count(), passes), (5, 2));
    // In check nobody passes.
    let (game, _) = only("1. e4 f6 2. Qh5+ -- *");
    let errors = replay(&game, &start(), Reading::Lenient, true, |_, _, _| {}).unwrap_err();
    assert_eq!(errors.len(), 1);
    assert_eq!(game.node(errors[0].node).san(), "--");
}

#[test]
fn escape_lines_and_comments_to_the_end_of_the_line() {
    let text = "1. e4 e5\n% 2. Qh5\n2. Nf3 ; { not open\n Nc6 {a; b} 3. Bb5 *";
    let (game, faults) = only(text);
    assert_eq!(faults, []);
    assert_eq!(sans(&game), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    // A percent sign elsewhere is no escape.
    assert_eq!(sans(&only("1. e4 %x *").0), ["e4", "%x"]);
}

#[test]
fn a_byte_order_mark_and_any_line_ends() {
    for end in ["\n", "\r\n", "\r"] {
        let text = format!("\u{feff}[Event \"a\"]{end}[White \"1...c5\"]{end}{end}1. e4 e5{end}2. Nf3 x) *{end}");
        let (game, faults) = only(&text);
        assert_eq!(game.tag("White"), Some("1...c5"));
        assert_eq!(sans(&game)[..3], ["e4", "e5", "Nf3"]);
        // The place is the same whatever the line ends.
        assert_eq!(
            (faults[0].kind, faults[0].place.line, faults[0].place.column),
            (FaultKind::StrayClose, 5, 9)
        );
    }
}

#[test]
fn quotes_backslashes_and_brackets_in_tags() {
    let (game, faults) =
        only("[Event \"Say \\\"hi\\\" \\\\ bye\"]\n[Opening \"St. George (Baker) e5\"]\n[Odd \"a\\b\"]\n\n*");
    assert_eq!(faults, []);
    assert_eq!(game.tag("Event"), Some("Say \"hi\" \\ bye"));
    assert_eq!(game.tag("Opening"), Some("St. George (Baker) e5"));
    assert_eq!(game.tag("Odd"), Some("a\\b"));
    assert_eq!(only(&game.to_string()).0, game);
    assert_eq!(game.mainline().count(), 0);
}

#[test]
fn blank_lines_between_tags_are_one_game() {
    for blank in ["\n\n", "\n\n\n"] {
        let (game, faults) = only(&format!("[Event \"a\"]{blank}[Site \"b\"]\n\n1. e4 *"));
        assert_eq!((game.tags().count(), faults.len(), sans(&game).len()), (2, 0, 1));
    }
}

#[test]
fn a_missing_result_ends_at_the_next_tags_and_a_result_alone_is_a_game() {
    let games: Vec<_> = read_games(b"[Event \"a\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n1-0").collect();
    assert_eq!(games.len(), 2);
    assert_eq!((games[0].0.result(), sans(&games[0].0).len()), (GameResult::Unknown, 2));
    assert_eq!(kinds(&games[0].1), [FaultKind::MissingResult]);
    assert_eq!(
        (games[1].0.result(), sans(&games[1].0).len()),
        (GameResult::WhiteWins, 0)
    );
    // Games without tags, glued together.
    let games: Vec<_> = read_games(b"1. e4 1-0 1. d4 0-1 1. c4 1/2-1/2").collect();
    assert_eq!(
        games.iter().map(|(game, _)| game.result()).collect::<Vec<_>>(),
        [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw]
    );
}

#[test]
fn results_in_other_forms_are_read_and_reported() {
    for (text, result) in [
        ("½-½", GameResult::Draw),
        ("1–0", GameResult::WhiteWins),
        ("0–1", GameResult::BlackWins),
    ] {
        let (game, faults) = only(&format!("1. e4 e5 {text}"));
        assert_eq!((game.result(), kinds(&faults)), (result, vec![FaultKind::ResultForm]));
        assert!(FaultKind::ResultForm.is_repaired());
    }
    // A result is never the beginning of castling, nor castling a result.
    let (game, _) = only("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-1");
    assert_eq!(
        (sans(&game).last(), game.result()),
        (Some(&"0-0"), GameResult::BlackWins)
    );
    assert_eq!(replay(&game, &start(), Reading::Lenient, true, |_, _, _| {}), Ok(()));
}

#[test]
fn characters_that_nobody_sees_are_passed_over_with_their_place() {
    let (game, faults) = only("1. e4\u{200b} e5 *");
    assert_eq!(sans(&game), ["e4", "e5"]);
    assert_eq!(
        (faults[0].kind, faults[0].place),
        (
            FaultKind::Invisible,
            Place {
                offset: 5,
                line: 1,
                column: 6
            }
        )
    );
}

#[test]
fn latin_1_is_read_as_such() {
    let (game, _) = read_games(b"[White \"M\xfcller\"]\n\n{caf\xe9} 1. e4 *")
        .next()
        .unwrap();
    assert_eq!(game.tag("White"), Some("Müller"));
    assert_eq!(game.node(PgnGame::ROOT).comments(), ["café"]);
}

#[test]
fn signs_behind_moves_are_annotations() {
    let (game, faults) = only("1. e4! e5?! 2. Nf3!! $14 Nc6 ?? *");
    assert_eq!(faults, []);
    let nags: Vec<_> = game.mainline().map(|node| game.node(node).nags().to_vec()).collect();
    assert_eq!(nags, [vec![1], vec![6], vec![3, 14], vec![4]]);
}

#[test]
fn a_broken_game_does_not_lose_the_next() {
    let texts = [
        "[Event \"a]\n\n1. e4 *",
        "[Event \"a\"]\n\n1. e4 (1. d4 (1. c4",
        "[Event \"a\"]\n\n) ] } > 1. e4 \u{1}\u{2}",
        "[Event \"a\"]\n\n1. e4 $99999 e5 1-0",
        "[\"]\n[Event]\n[a b c]\n\n1. xx yy 0-1",
    ];
    for text in texts {
        let games: Vec<_> = read_games(format!("{text}\n\n[Event \"next\"]\n\n1. d4 d5 *").as_bytes())
            .map(|game| game.0)
            .collect();
        let next = games.last().unwrap();
        assert_eq!(
            (next.tag("Event"), sans(next)),
            (Some("next"), vec!["d4", "d5"]),
            "{text}"
        );
    }
}

#[test]
fn clock_comments_pass_through() {
    let (game, _) = only("1. e4 {[%clk 1:30:00] [%eval 0.2]} e5 *");
    let first = game.mainline().next().unwrap();
    assert_eq!(game.node(first).comments(), ["[%clk 1:30:00] [%eval 0.2]"]);
    assert_eq!(only(&game.to_string()).0, game);
}

#[test]
fn comments_between_games_belong_to_the_next_and_alone_are_no_game() {
    let games: Vec<_> = read_games(b"1. e4 * {about the next}\n\n[Event \"b\"]\n\n1. d4 *\n{the end}\n")
        .map(|game| game.0)
        .collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].node(PgnGame::ROOT).comments(), ["about the next"]);
    assert_eq!(read_games(b"{only a comment} ; and another").count(), 0);
    assert_eq!(read_games(b"  \n\n% x\n").count(), 0);
}

#[test]
fn what_a_caller_puts_in_is_read_back_or_refused() {
    let pieces = [
        "}", "{", "\"", "\\", "\n", "\r", ";", "%", "[", "]", "(", ")", "é", "🦄", " ", "\t", "x", "*", "1-0", "$1",
        "\u{200b}", "\u{feff}",
    ];
    let mut written = 0;
    for seed in 0..3_000_u64 {
        let text = |which: u64| -> String {
            let length = key_of(seed * 64 + which) % 6;
            (0..length)
                .map(|i| pieces[usize::try_from(key_of(seed * 4096 + which * 64 + i) % pieces.len() as u64).unwrap()])
                .collect()
        };
        let mut game = PgnGame::new();
        let is_tag = game.set_tag("Event", &text(0)).is_ok();
        let e4 = game.add_move(PgnGame::ROOT, "e4");
        let d4 = game.add_move(PgnGame::ROOT, "d4");
        let e5 = game.add_move(e4, "e5");
        game.add_nag(e5, u8::try_from(seed % 256).unwrap());
        for (which, node) in [(1, PgnGame::ROOT), (2, e4), (3, d4), (4, e5)] {
            let _ = game.add_comment(node, &text(which));
        }
        let _ = game.add_comment_before(d4, &text(5));
        let _ = game.add_comment(e5, &text(6));
        game.set_result(
            [
                GameResult::WhiteWins,
                GameResult::BlackWins,
                GameResult::Draw,
                GameResult::Unknown,
            ][usize::try_from(seed % 4).unwrap()],
        );
        let read = read_games(game.to_string().as_bytes()).next().expect("a game").0;
        assert_eq!(read, game, "{game}");
        written += usize::from(is_tag);
    }
    assert!(written > 1_000);
}

/// Runs in a thread with a stack of 256 KiB.
fn with_small_stack(body: fn()) {
    std::thread::Builder::new()
        .stack_size(256 << 10)
        .spawn(body)
        .unwrap()
        .join()
        .unwrap();
}

#[test]
fn a_hundred_thousand_nested_variations_are_read_copied_compared_written_and_dropped() {
    with_small_stack(|| {
        let depth = 100_000;
        let text = format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
        let (game, faults) = only(&text);
        assert_eq!(faults, []);
        assert_eq!(game.moves().count(), depth + 1);
        let copy = game.clone();
        assert!(copy == game);
        assert!(only(&game.to_string()).0 == game);
    });
}

#[test]
fn a_comment_of_ten_megabytes_and_a_million_brackets_take_linear_time() {
    with_small_stack(|| {
        let text = format!("1. e4 {{{}}} e5 *", "x".repeat(10 << 20));
        let (game, faults) = only(&text);
        assert_eq!((faults.len(), sans(&game).len()), (0, 2));
        assert_eq!(game.node(game.mainline().next().unwrap()).comments()[0].len(), 10 << 20);
        for bracket in ["(", "[", "{", "1. e4 ("] {
            let text = bracket.repeat(1_000_000);
            let games = read_games(text.as_bytes()).count();
            assert!(games <= 1);
        }
    });
}

#[test]
fn a_visitor_may_pass_over_moves_and_variations() {
    #[derive(Default)]
    struct Tags(usize, usize);
    impl Visitor for Tags {
        fn tag(&mut self, _: &str, _: Text<'_>) {
            self.0 += 1;
        }
        fn end_tags(&mut self) -> Walk {
            Walk::Skip
        }
        fn san(&mut self, _: Place, _: Text<'_>) {
            self.1 += 1;
        }
    }
    let text = b"[Event \"a\"]\n\n1. e4 {[Event \"no\"]} (1. d4 {)} *) e5 1-0\n[Event \"b\"]\n\n*";
    let mut tags = Tags::default();
    let mut reader = Reader::new(text);
    while reader.read_game(&mut tags) {}
    assert_eq!((tags.0, tags.1), (2, 0));
}

#[test]
fn a_node_knows_its_parent() {
    let (game, _) = only("1. e4 e5 (1... c5) *");
    let parents: Vec<Option<NodeId>> = game.moves().map(|node| game.node(node).parent()).collect();
    assert_eq!(parents[0], Some(PgnGame::ROOT));
    assert_eq!(parents[1], parents[2]);
}
