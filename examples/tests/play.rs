//! Two people at a table, by script.

use std::cell::Cell;
use std::io::{self, BufReader, Read};
use std::path::PathBuf;
use std::time::Duration;

use chess_variants::{entries, load};
use examples::play::{self, Options};

/// Hands out a line at a time, each after so many seconds.
struct Script<'a> {
    lines: std::vec::IntoIter<(u64, String)>,
    now: &'a Cell<Duration>,
}

impl Read for Script<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some((seconds, line)) = self.lines.next() else {
            return Ok(0);
        };
        self.now.set(self.now.get() + Duration::from_secs(seconds));
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

/// What is said at the table when each of these lines comes after so many seconds.
fn play_timed(options: &Options, lines: &[(u64, &str)]) -> Result<String, String> {
    let now = Cell::new(Duration::from_secs(1_000));
    let lines: Vec<_> = lines
        .iter()
        .map(|(seconds, line)| (*seconds, format!("{line}\n")))
        .collect();
    let script = Script {
        lines: lines.into_iter(),
        now: &now,
    };
    let mut output = Vec::new();
    play::run(options, BufReader::new(script), &mut output, || now.get())?;
    Ok(String::from_utf8(output).expect("what is said is UTF-8"))
}

fn options(words: &str) -> Options {
    let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
    Options::read(&words).expect("options")
}

/// The answer to each line of a script, the first being what is said at the start.
fn play(words: &str, lines: &[&str]) -> Vec<String> {
    let timed: Vec<_> = lines.iter().map(|&line| (0, line)).collect();
    answers(&play_timed(&options(words), &timed).expect("the game begins"))
}

/// The answers between prompts.
fn answers(output: &str) -> Vec<String> {
    let prompts = ["White", "Black", "over"];
    let mut answers = vec![String::new()];
    for line in output.split_inclusive('\n') {
        let mut rest = line;
        while let Some((prompt, behind)) = rest.split_once("> ").filter(|(prompt, _)| {
            prompts
                .iter()
                .any(|side| prompt == side || prompt.starts_with(&format!("{side} [")))
        }) {
            answers.push(format!("{prompt}: "));
            rest = behind;
        }
        answers.last_mut().expect("an answer").push_str(rest);
    }
    answers
}

/// A file of its own for each test.
struct File(PathBuf);

impl File {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("play-{}-{name}.json", std::process::id())))
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("a name in UTF-8")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn an_illegal_move_is_explained_on_the_board() {
    let said = play("chess --ascii", &["a1a3"]);
    let expected = "\
White:  8  r  n  b  q  k  b  n  r
 7  p  p  p  p  p  p  p  p
 6  .  .  .  .  .  .  .  .
 5  .  .  .  .  .  .  .  .
 4  .  .  .  .  .  .  .  .
 3 [.] .  .  .  .  .  .  .
 2 [P] P  P  P  P  P  P  P
 1 <R> N  B  Q  K  B  N  R
    a  b  c  d  e  f  g  h
No: the white rook on a1 cannot pass the white pawn on a2 (rule 2.1).
origin a1, target a3, blocker a2
";
    assert_eq!(said[1], expected);
}

#[test]
fn hints_show_where_a_piece_can_go() {
    let said = play("chess", &["moves b1", "moves e4", "moves z9", "moves"]);
    let expected = "\
White:  8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜
 7  ♟  ♟  ♟  ♟  ♟  ♟  ♟  ♟
 6  .  .  .  .  .  .  .  .
 5  .  .  .  .  .  .  .  .
 4  .  .  .  .  .  .  .  .
 3 [.] . [.] .  .  .  .  .
 2  ♙  ♙  ♙  ♙  ♙  ♙  ♙  ♙
 1  ♖ <♘> ♗  ♕  ♔  ♗  ♘  ♖
    a  b  c  d  e  f  g  h
b1a3 (Na3) b1c3 (Nc3)
";
    assert_eq!(said[1], expected);
    assert_eq!(said[2], "White: No piece on e4 can move.\n");
    assert_eq!(said[3], "White: Expected a file, a to h.\n");
    assert_eq!(said[4].split_whitespace().count(), 1 + 2 * 20);
}

#[test]
fn short_algebraic_notation_is_read_too_and_explained_where_it_is_wrong() {
    let said = play(
        "chess",
        &[
            "e4", "e5", "Nf3", "Nf6", "Nc3", "e7-e6", "Ke7", "Kd7", "Ne5", "Zf3", "0-0",
        ],
    );
    assert!(said[3].starts_with("White: White has played Nf3.\n"), "{}", said[3]);
    assert!(said[6].contains("\nNo: "), "{}", said[6]);
    assert!(said[7].starts_with("Black: Black has played Ke7.\n"), "{}", said[7]);
    assert!(said[8].contains("\nNo: "), "{}", said[8]);
    assert!(said[9].starts_with("White: White has played Nxe5.\n"), "{}", said[9]);
    assert!(said[10].contains('Z'), "{}", said[10]);
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let said = play(
        "chess",
        &[
            "undo", "e2e4", "e7e5", "undo", "fen", "redo", "redo", "fen", "undo", "d7d5", "redo",
        ],
    );
    assert_eq!(said[1], "White: No move has been played.\n");
    assert!(said[5].contains("/8/4P3/8/"), "{}", said[5]);
    assert_eq!(said[7], "White: No move has been taken back.\n");
    assert!(said[8].contains("/4p3/4P3/"), "{}", said[8]);
    assert_eq!(said[11], "White: No move has been taken back.\n");
}

#[test]
fn texts_that_say_nothing_are_refused_and_the_game_goes_on() {
    let said = play(
        "chess",
        &[
            "castle",
            "",
            "resign pink",
            "undo now",
            "save",
            "claim",
            "claim f1c4",
            "offer",
            "accept",
            "e2e4",
        ],
    );
    assert_eq!(said.len(), 1 + 11);
    assert!(said[1].ends_with("help lists what can be said.\n"), "{}", said[1]);
    assert_eq!(said[2], "White: ");
    assert!(said[3].contains("expected white or black"), "{}", said[3]);
    for answer in &said[4..9] {
        assert!(answer.starts_with("White: ") && answer.len() > 10, "{answer}");
    }
    assert!(said[11].starts_with("Black: "), "{}", said[11]);
}

#[test]
fn draws_are_offered_declined_and_agreed_on_and_sides_resign() {
    let said = play(
        "chess",
        &[
            "e2e4",
            "e7e5",
            "offer black",
            "decline",
            "offer",
            "accept",
            "g1f3",
            "undo",
            "resign black",
        ],
    );
    assert_eq!(said[3], "White: Black offers a draw: accept or decline.\n");
    assert_eq!(said[4], "White: White declines.\n");
    assert_eq!(said[6], "White: A draw: both sides have agreed on a draw (rule 5.2).\n");
    assert_eq!(said[7], "over: The game is over: agreement.\n");
    assert_eq!(said[9], "Black: White wins: a side has resigned (rule 5.1).\n");
}

#[test]
fn claims_are_listed_now_and_by_the_move_that_brings_them() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"];
    let mut lines = shuffle.to_vec();
    lines.extend(["claims", "claim three", "claim threefold-repetition f6g8"]);
    let said = play("chess", &lines);
    assert_eq!(said[8], "Black: With a move: threefold-repetition with f6g8.\n");
    assert_eq!(said[9], "Black: The claim is not true: the game goes on.\n");
    assert_eq!(
        said[10],
        "Black: A draw: the position has occurred three times (rule 6.4).\n"
    );
    let mut lines = shuffle.to_vec();
    lines.extend(["f6g8", "claims", "claim t"]);
    let said = play("chess", &lines);
    assert!(
        said[8].ends_with("White may claim a draw: threefold-repetition.\n"),
        "{}",
        said[8]
    );
    assert!(
        said[9].starts_with("White: Now: threefold-repetition.\n"),
        "{}",
        said[9]
    );
    assert!(said[10].contains("A draw"), "{}", said[10]);
}

#[test]
fn a_clock_runs_for_the_side_to_move_and_its_flag_falls() {
    let options = options("chess --clock 60+5");
    let output = play_timed(
        &options,
        &[
            (10, "e2e4"),
            (30, "e7e5"),
            (0, "flag"),
            (5, "undo"),
            (40, "clock"),
            (20, "e7e6"),
            (1, "a7a6"),
            (0, "undo"),
        ],
    );
    let said = answers(&output.unwrap());
    let prompts: Vec<_> = said
        .iter()
        .filter_map(|answer| answer.split_once("]: ").map(|(prompt, _)| prompt))
        .collect();
    assert_eq!(
        prompts,
        [
            "White [1:00 - 1:00",
            "Black [0:55 - 1:00",
            "White [0:55 - 0:35",
            "White [0:55 - 0:35",
            "Black [0:55 - 1:00",
            "Black [0:55 - 0:20",
            "over [0:55 - 0:00.0",
            "over [0:55 - 0:00.0",
            "White [1:00 - 1:00",
        ]
    );
    assert_eq!(said[3], "White [0:55 - 0:35]: White has 0:55 left.\n");
    assert_eq!(
        said[6],
        "Black [0:55 - 0:20]: White wins: a side's time has run out (rule 5.3).\n"
    );
    assert_eq!(said[7], "over [0:55 - 0:00.0]: The game is over: flag.\n");
}

#[test]
fn a_flag_is_a_draw_where_the_other_side_could_never_win() {
    let mut options = options("chess --clock 60");
    options.fen = Some("4k3/8/8/8/8/8/7R/4K3 w - - 0 1".into());
    let said = answers(&play_timed(&options, &[(61, "flag")]).unwrap());
    let expected = "White [1:00 - 1:00]: A draw: a side's time has run out (rule 5.3).\n\
                    No loss: the opponent could never win with what it has (rule 5.5).\n";
    assert_eq!(said[1], expected);
}

#[test]
fn a_game_is_saved_and_loaded_and_goes_on() {
    let file = File::new("goes-on");
    let (save, load) = (format!("save {}", file.name()), format!("load {}", file.name()));
    let begun = options("chess960 --clock 40/600:300+5");
    let lines = [
        (10, "e2e4"),
        (20, "e7e5"),
        (5, "claim fifty g1f3"),
        (0, "offer black"),
        (0, &*save),
        (0, "fen"),
        (0, "quit"),
    ];
    let said = answers(&play_timed(&begun, &lines).unwrap());
    let fen = said[6].clone();
    let prompt = "Black [9:45 - 9:40]: ";
    assert!(fen.starts_with(prompt), "{fen}");

    let at_once = Options {
        load: Some(file.name().into()),
        ..Options::default()
    };
    for (options, first) in [(at_once, (0, "board")), (options("orthodox"), (0, &*load))] {
        let lines = [
            first,
            (0, "fen"),
            (15, "b8c6"),
            (0, "undo"),
            (0, "undo"),
            (0, "undo"),
            (0, "clock"),
        ];
        let said = answers(&play_timed(&options, &lines).unwrap());
        assert!(said[1].contains("Black offers a draw"), "{}", said[1]);
        assert_eq!(said[2], fen);
        assert!(said[4].starts_with("White [9:45 - 9:25]: "), "{}", said[4]);
        // How the clock stood before the moves that were loaded is not known.
        assert!(said[7].ends_with("9:45 - 9:40\n"), "{}", said[7]);
    }
}

#[test]
fn a_file_that_holds_no_game_is_refused_and_the_game_goes_on() {
    let file = File::new("no-game");
    let load = format!("load {}", file.name());
    let said = play("chess", &[&load]);
    assert!(said[1].contains(file.name()), "{}", said[1]);
    for json in [
        "",
        "[]",
        r#"{"variant": "orthodox", "start": "8/8/8/8/8/8/8/8 w - - 0 1", "moves": []}"#,
        r#"{"variant": "ludo", "start": "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "moves": []}"#,
        r#"{"variant": "orthodox", "start": "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "moves": ["e1e3"]}"#,
        r#"{"variant": "orthodox", "start": "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "moves": [], "dice": 6}"#,
    ] {
        std::fs::write(&file.0, json).unwrap();
        let said = play("chess", &["e2e4", &load, "e7e5"]);
        assert!(
            said[2].starts_with("Black: ") && said[2].contains(file.name()),
            "{json}: {}",
            said[2]
        );
        assert!(
            said[3].starts_with("Black: ") && said[4].starts_with("White: "),
            "{json}"
        );
        let options = Options {
            load: Some(file.name().into()),
            ..Options::default()
        };
        play_timed(&options, &[]).expect_err(json);
    }
}

#[test]
fn every_game_is_played_saved_loaded_and_goes_on() {
    for entry in entries() {
        let name = entry.info().name;
        let mut game = entry.open(None, "").unwrap();
        let mut moves = Vec::new();
        for i in 0..12 {
            let legal = game.legal_moves();
            let text = legal[(i * 7 + 3) % legal.len()].clone();
            game.play(&text).unwrap();
            moves.push(text);
        }
        let file = File::new(name);
        let (save, load_again) = (format!("save {}", file.name()), format!("load {}", file.name()));
        let mut lines: Vec<&str> = moves[..8].iter().map(String::as_str).collect();
        lines.extend([&*save, "undo", "undo", "undo", &*load_again]);
        lines.extend(moves[8..].iter().map(String::as_str));
        lines.extend(["fen", &*save]);
        let said = play(name, &lines);
        assert!(
            said[lines.len() - 1].contains(&game.fen()),
            "{name}: {}",
            said[lines.len() - 1]
        );
        let record = serde_json::from_str(&std::fs::read_to_string(&file.0).unwrap()).unwrap();
        assert_eq!(load(&record, 0).unwrap().to_record(), game.to_record());
        // Below the line that says the move, the board has all its ranks and files.
        let board: Vec<_> = said[lines.len() - 2].lines().collect();
        let (files, ranks) = (usize::from(entry.info().files), usize::from(entry.info().ranks));
        assert!(board.len() > ranks + 1, "{name}");
        assert_eq!(board[ranks + 1].split_whitespace().count(), files, "{name}");
    }
}

#[test]
fn any_bytes_are_read_without_a_panic() {
    let bytes: Vec<u8> = (0..=255)
        .cycle()
        .take(100_000)
        .chain(*b"\n\xFF\xFE\nmoves \xC3\nquit\n")
        .collect();
    let mut output = Vec::new();
    play::run(&options("chess"), &bytes[..], &mut output, || Duration::ZERO).unwrap();
    assert!(String::from_utf8(output).unwrap().lines().count() > 100);
}

#[test]
fn a_command_line_that_asks_for_no_game_is_refused() {
    let read = |words: &[&str]| Options::read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
    for words in [
        &["--clock"] as &[_],
        &["--clock", "soon"],
        &["--what"],
        &["chess", "4k3/8/8/8/8/8/8/4K2R", "w"],
        &["chess", "--load", "file"],
        &["--load", "file", "--clock", "60"],
    ] {
        read(words).expect_err(&words.join(" "));
    }
    for words in [
        &["ludo"] as &[_],
        &["chess", "8/8 w"],
        &["chess", "--rules", "none"],
        &["--load", "/no/such/file"],
    ] {
        let options = read(words).unwrap();
        play_timed(&options, &[]).expect_err(&words.join(" "));
    }
}
