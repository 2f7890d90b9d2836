//! Positions and games with what must come out of them: legal moves, captures, checks, counts, ends.
//!
//! Each line of the files carries a note of what it shows.

mod common;

use serde_json::Value;
use variant_core::AnyGame;
use variant_makruk::Game;

/// Checks every vector of a file, and returns how many there were.
fn check(lines: &str) -> usize {
    let vectors = lines.lines().filter(|line| !line.trim().is_empty());
    vectors
        .map(|line| check_vector(&serde_json::from_str(line).expect(line), line))
        .count()
}

fn check_vector(vector: &Value, line: &str) {
    let fen = vector["fen"].as_str().expect(line);
    let mut game = Game::new(common::position(fen));
    for text in vector["moves"].as_array().into_iter().flatten() {
        AnyGame::play(&mut game, text.as_str().expect(line)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    if let Some(legal) = vector["legal"].as_array() {
        let legal: Vec<_> = legal.iter().filter_map(Value::as_str).collect();
        assert_eq!(common::texts(game.position()), legal, "{line}");
    }
    if let Some(captures) = vector["captures"].as_object() {
        let found: serde_json::Map<_, _> = game
            .captures()
            .into_iter()
            .map(|(text, victims)| (text, Value::from(victims)))
            .collect();
        assert_eq!(&found, captures, "{line}");
    }
    if let Some(check) = vector["check"].as_bool() {
        assert_eq!(game.is_check(), check, "{line}");
    }
    if let Some(last) = vector["final"].as_str() {
        assert_eq!(game.fen(), last, "{line}");
    }
    if let Some(count) = vector.get("count") {
        let found = AnyGame::count(&game).map(|count| {
            serde_json::json!({"kind": count.kind, "limit": count.limit, "ply": count.ply, "shown": count.shown})
        });
        assert_eq!(&found.unwrap_or(Value::Null), count, "{line}");
    }
    if let Some(result) = vector["result"].as_str() {
        let (found, reason) = match common::end(game.position()) {
            Some((1, reason)) => ("1-0", reason),
            Some((-1, reason)) => ("0-1", reason),
            Some((_, reason)) => ("1/2-1/2", reason),
            None => ("*", ""),
        };
        assert_eq!(found, result, "{line}");
        if let Some(expected) = vector["reason"].as_str().filter(|expected| !expected.is_empty()) {
            assert_eq!(reason, expected, "{line}");
        }
    }
}

#[test]
fn positions_have_these_moves() {
    assert!(check(include_str!("data/makruk.jsonl")) > 100);
}

#[test]
fn games_have_these_counts_and_ends() {
    assert!(check(include_str!("data/makruk-counting.jsonl")) > 25);
}
