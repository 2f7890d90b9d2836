//! The judge answers whatever it is asked.

use examples::judge;
use serde_json::Value;

const GOOD: &str = r#"{"variant": "orthodox", "moves": ["e2e4"], "id": [1, "a"]}"#;

fn ask(lines: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    judge::stream(lines, &mut output).expect("memory can be written");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("answers are JSON"))
        .collect()
}

fn assert_good(answer: &Value) {
    assert_eq!(answer["id"], serde_json::json!([1, "a"]));
    assert_eq!(
        answer["fen"],
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    );
    assert_eq!(answer["legal"].as_array().map(Vec::len), Some(20));
}

/// An error line says what kind of text is at fault, where, and why.
fn assert_error(answer: &Value, question: &str) {
    let error = &answer["error"];
    assert!(
        error["kind"].is_string() && error["reason"].is_string(),
        "{question}: {answer}"
    );
    assert!(
        error["message"].as_str().is_some_and(|message| !message.is_empty()),
        "{question}: {answer}"
    );
    assert!(
        error["span"].is_array() || error["at"].is_number(),
        "{question}: {answer}"
    );
    if let Some(span) = error["span"].as_array() {
        assert!(span[0].as_u64() <= span[1].as_u64(), "{question}: {answer}");
    }
}

#[test]
fn each_of_many_malformed_lines_gets_an_error_and_the_next_is_judged() {
    let lines = include_str!("data/malformed.jsonl");
    let mut asked = 0;
    for line in lines.lines() {
        let answers = ask(format!("{line}\n{GOOD}\n").as_bytes());
        assert_eq!(answers.len(), 2, "{line}");
        assert_error(&answers[0], line);
        assert_good(&answers[1]);
        asked += 1;
    }
    assert!(asked >= 200);
}

#[test]
fn ten_megabytes_of_ranks_are_skipped() {
    let mut lines = br#"{"variant": "orthodox", "fen": ""#.to_vec();
    lines.extend(b"8/".repeat(5_000_000));
    lines.extend(b"\"}\n");
    lines.extend(GOOD.as_bytes());
    let answers = ask(&lines);
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"]["reason"], "line-too-long");
    assert_good(&answers[1]);
}

#[test]
fn a_megabyte_of_ranks_is_refused_as_a_fen() {
    let line = format!(r#"{{"variant": "orthodox", "fen": "{}"}}"#, "8/".repeat(500_000));
    let answers = ask(line.as_bytes());
    assert_eq!(answers[0]["error"]["reason"], "too-long");
}

#[test]
fn broken_utf_8_is_an_error_and_blank_lines_are_passed_over() {
    let mut lines = b"{\"variant\": \"\xff\xfe\"}\n\n   \r\n\xc3\x28\n".to_vec();
    lines.extend(GOOD.as_bytes());
    let answers = ask(&lines);
    assert_eq!(answers.len(), 3);
    assert_error(&answers[0], "broken UTF-8 in a text");
    assert_error(&answers[1], "broken UTF-8");
    assert_good(&answers[2]);
}

#[test]
fn an_id_comes_back_with_an_error_too() {
    let answers = ask(br#"{"id": 12345678901234567890123, "variant": "orthodox", "moves": 3}"#);
    assert_eq!(answers[0]["error"]["kind"], "json");
    let line = judge::answer(br#"{"id": 12345678901234567890123, "variant": "orthodox", "moves": 3}"#);
    assert!(line.is_some_and(|line| line.starts_with(r#"{"id":12345678901234567890123,"#)));
}

#[test]
fn every_question_of_the_demonstration_is_answered() {
    let mut output = Vec::new();
    judge::demo(&mut output).expect("memory can be written");
    let text = String::from_utf8(output).expect("UTF-8");
    assert!(text.contains("\"reason\":\"checkmate\"") && text.contains("\"reason\":\"stalemate\""));
    assert!(text.contains("\"kind\":\"move\"") && text.contains("\"kind\":\"fen\""));
    assert_eq!(text.matches("asked:").count(), text.matches("answered:").count());
}

#[test]
fn captures_are_listed_when_asked_for() {
    let answers = ask(br#"{"variant": "orthodox", "fen": "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "captures": true}"#);
    assert_eq!(answers[0]["captures"], serde_json::json!({"e5d6": ["d5"]}));
}

#[test]
fn acts_are_done_in_order_and_claims_listed() {
    let ask_one = |line: &str| ask(line.as_bytes()).remove(0);
    let shuffle = r#""g1f3","g8f6","f3g1","f6g8","g1f3","g8f6","f3g1","f6g8""#;
    let answer = ask_one(&format!(r#"{{"variant": "chess", "moves": [{shuffle}]}}"#));
    assert_eq!(answer["claims"], serde_json::json!(["threefold-repetition"]));
    let answer = ask_one(&format!(
        r#"{{"variant": "chess", "moves": [{shuffle}], "acts": ["claim:threefold-repetition"]}}"#
    ));
    assert_eq!(
        answer["outcome"],
        serde_json::json!({"winner": null, "reason": "threefold-repetition"})
    );
    let answer = ask_one(r#"{"variant": "chess", "acts": ["claim:fifty-moves:e2e4"]}"#);
    assert_eq!(answer["outcome"], Value::Null);
    assert_eq!(answer["refused"], serde_json::json!([{"at": 0, "reason": "not-true"}]));
    assert_eq!(answer["turn"], "black");
    let answer = ask_one(
        r#"{"variant": "chess", "moves": ["e2e4", "e7e5"], "acts": ["offer-draw:white", "accept-draw:black"]}"#,
    );
    assert_eq!(
        answer["outcome"],
        serde_json::json!({"winner": null, "reason": "agreement"})
    );
    let answer = ask_one(r#"{"variant": "chess", "acts": ["resign:white", "resign:black"]}"#);
    assert_eq!(
        (&answer["error"]["kind"], &answer["error"]["at"]),
        (&Value::from("game-over"), &Value::from(1))
    );
    let answer = ask_one(r#"{"variant": "chess", "acts": ["accept-draw:white"]}"#);
    assert_eq!(
        (&answer["error"]["kind"], &answer["error"]["reason"]),
        (&Value::from("act"), &Value::from("no-offer"))
    );
    let answer = ask_one(r#"{"variant": "chess", "acts": ["resign:pink"]}"#);
    assert_eq!(answer["error"]["span"], serde_json::json!([7, 11]));
    let answer = ask_one(r#"{"variant": "chess", "acts": ["flag:white"]}"#);
    assert_eq!(
        answer["outcome"],
        serde_json::json!({"winner": "black", "reason": "flag"})
    );
}

#[test]
fn lenient_reading_lists_what_it_repaired_in_fen_and_moves() {
    let question = br#"{"variant": "orthodox", "fen": "r3k2r/8/8/8/8/8/6P1/R3K3 w qkQK e6", "moves": ["g2-g4", "e8g8"], "lenient": true}"#;
    let answers = ask(question);
    assert_eq!(answers[0]["fen"], "r4rk1/8/8/8/6P1/8/8/R3K3 w Q - 1 2");
    assert_eq!(
        answers[0]["repairs"],
        serde_json::json!([
            "castling: \"qkQK\" read as \"Qkq\"",
            "en passant: \"e6\" read as \"-\"",
            "halfmove clock: missing, read as \"0\"",
            "move number: missing, read as \"1\"",
            "move 0: \"g2-g4\" read as \"g2g4\""
        ])
    );
    let answers = ask(br#"{"variant": "orthodox", "moves": ["e2e4"], "lenient": true}"#);
    assert_eq!(answers[0]["repairs"], serde_json::json!([]));
    let answers = ask(br#"{"variant": "orthodox", "moves": ["e2-e4"]}"#);
    assert_eq!(answers[0]["error"]["reason"], "sign");
    assert!(answers[0].get("repairs").is_none());
}

#[test]
fn every_game_completes_a_short_fen_leniently() {
    for (variant, fen) in [
        ("orthodox", "4k3/8/8/8/8/8/8/4K3 w"),
        ("makruk", "4k3/8/8/8/8/8/P7/4K3"),
        ("baroque", "4k3/8/8/8/8/8/P7/4K3"),
        ("makromachy", "k13/14/14/14/14/14/14/14/14/14/14/14/14/13K w"),
    ] {
        let question = format!(r#"{{"variant": "{variant}", "fen": "{fen}"}}"#);
        assert_eq!(ask(question.as_bytes())[0]["error"]["reason"], "fields", "{variant}");
        let lenient = question.replace('}', r#", "lenient": true}"#);
        let answers = ask(lenient.as_bytes());
        assert!(
            answers[0]["repairs"]
                .as_array()
                .is_some_and(|repairs| repairs.len() >= 4),
            "{}",
            answers[0]
        );
    }
}
