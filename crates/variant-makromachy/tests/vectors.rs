//! Positions and short games with their moves, victims and ends.

mod common;

use std::collections::BTreeMap;

use serde_json::Value;
use variant_makromachy::{Game, Position as _};

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
}

fn strings(value: &Value) -> Vec<String> {
    value
        .as_array()
        .expect("a list")
        .iter()
        .map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

#[test]
fn the_moves_and_victims_of_positions() {
    for vector in lines(include_str!("data/makromachy.jsonl")) {
        let fen = vector["fen"].as_str().unwrap();
        let position = common::position(fen);
        assert_eq!(position.to_fen(), fen);
        assert_eq!(common::texts(&position), strings(&vector["legal"]), "{fen}");
        assert_eq!(position.is_check(), vector["check"].as_bool().unwrap(), "{fen}");
        let mut captures = BTreeMap::new();
        for &m in &position.legal_moves() {
            let mut victims: Vec<_> = position
                .effects(m)
                .victims()
                .iter()
                .map(|victim| victim.square.to_string())
                .collect();
            victims.sort();
            if !victims.is_empty() {
                captures.insert(position.intent(m).to_string(), victims);
            }
        }
        let expected: BTreeMap<_, _> = vector["captures"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(text, victims)| (text.clone(), strings(victims)))
            .collect();
        assert_eq!(captures, expected, "{fen}");
    }
}

#[test]
fn short_games_with_their_ends() {
    for vector in lines(include_str!("data/makromachy-games.jsonl")) {
        let name = &vector["name"];
        let mut game = Game::new(common::position(vector["fen"].as_str().unwrap()));
        for text in strings(&vector["moves"]) {
            game.play(&text.parse().unwrap())
                .unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
        }
        let position = game.position();
        let mut legal: Vec<_> = game
            .legal_moves()
            .iter()
            .map(|&m| position.intent(m).to_string())
            .collect();
        legal.sort();
        assert_eq!(legal, strings(&vector["legal"]), "{name}");
        assert_eq!(position.to_fen(), vector["final"], "{name}");
        assert_eq!(position.is_check(), vector["check"].as_bool().unwrap(), "{name}");
        let (result, reason) = match game.outcome() {
            None => ("*", ""),
            Some(outcome) => (
                match outcome.winner {
                    None => "1/2-1/2",
                    Some(winner) if winner.is_white() => "1-0",
                    Some(_) => "0-1",
                },
                outcome.reason.code(),
            ),
        };
        assert_eq!(result, vector["result"], "{name}");
        assert_eq!(reason, vector["reason"], "{name}");
    }
}
