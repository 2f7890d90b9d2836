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
