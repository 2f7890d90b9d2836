//! Positions with what must come out of them: legal moves, what they capture, checks.
//!
//! They were worked out by a program written from the rules alone, and those of play compared with the vchess program.

mod common;

use serde_json::Value;
use variant_baroque::Game;
use variant_core::AnyGame as _;

#[test]
fn every_vector_holds() {
    let lines = include_str!("data/baroque.jsonl").lines();
    let vectors = lines.filter(|line| !line.trim().is_empty());
    let checked = vectors
        .map(|line| check(&serde_json::from_str(line).expect(line), line))
        .count();
    assert_eq!(checked, 350);
}

fn check(vector: &Value, line: &str) {
    let game = Game::new(common::position(vector["fen"].as_str().expect(line)));
    let legal: Vec<_> = vector["legal"]
        .as_array()
        .expect(line)
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(common::texts(game.position()), legal, "{line}");
    let found: serde_json::Map<_, _> = game
        .captures()
        .into_iter()
        .map(|(text, victims)| (text, Value::from(sorted(victims))))
        .collect();
    assert_eq!(&found, vector["captures"].as_object().expect(line), "{line}");
    assert_eq!(Value::from(game.is_check()), vector["check"], "{line}");
}

fn sorted(mut squares: Vec<String>) -> Vec<String> {
    squares.sort();
    squares
}
