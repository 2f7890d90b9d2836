//! Positions and games as JSON: all that is written is read again, and nothing illegal is.

#![cfg(feature = "serde")]

mod common;

use serde_json::{from_str, from_value, json, to_string, to_value};
use variant_core::{Act, Clock, GameRecord};
use variant_orthodox::{Color, Game, Intent, OrthodoxPosition, Position as _};
use variant_testkit::walk::Walk;

#[test]
fn law_3_positions_and_moves_come_back_from_json() {
    let standard = Walk::new(common::starts(), 120, 11).step_by(5).take(1_000);
    let chess960 = Walk::new(common::chess960_starts(), 120, 12).step_by(5).take(1_000);
    for position in standard.chain(chess960) {
        let json = to_string(&position).unwrap();
        assert_eq!(from_str::<OrthodoxPosition>(&json).unwrap(), position, "{json}");
        for &m in &position.legal_moves() {
            let intent = position.intent(m);
            assert_eq!(from_str::<Intent>(&to_string(&intent).unwrap()).unwrap(), intent);
        }
    }
}

#[test]
fn a_position_is_its_fen_with_the_rule_set_where_it_is_not_the_default() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(to_value(common::position(fen)).unwrap(), json!(fen));
    let shredder = "4k3/8/8/8/8/8/8/4K2R w H - 0 1";
    assert_eq!(
        to_value(common::chess960(shredder)).unwrap(),
        json!("chess960: ".to_owned() + shredder)
    );
}

#[test]
fn what_is_no_position_is_not_read() {
    for value in [
        json!("4k3/8/8/8/8/8/8/4K2R w K - 0"),
        json!("4k3/8/8/8/8/8/8/7R w - - 0 1"),
        json!("4k3/8/8/8/8/8/8/4R2K w - - 0 1"),
        json!("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"),
        json!("chess: 4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        json!("chess960:4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        json!(""),
        json!(null),
        json!({"fen": "4k3/8/8/8/8/8/8/4K2R w K - 0 1"}),
    ] {
        from_value::<OrthodoxPosition>(value.clone()).expect_err(&value.to_string());
    }
    let error = from_value::<OrthodoxPosition>(json!("4k3/8/8/8/8/8/8/4R2K w - - 0 1")).unwrap_err();
    assert!(error.to_string().contains("e8"), "{error}");
}

#[test]
fn a_game_saved_and_loaded_as_json_is_the_same_game() {
    let mut game = Game::default();
    for text in ["e2e4", "e7e5", "g1f3"] {
        game.play(&text.parse().unwrap()).unwrap();
    }
    game.act(Act::OfferDraw(Color::White), 0).unwrap();
    let clock = Clock::new("300+5".parse().unwrap());
    let record = GameRecord {
        clock: Some(clock),
        ..game.to_record()
    };
    let read: GameRecord = from_str(&to_string(&record).unwrap()).unwrap();
    assert_eq!(read, record);
    let mut loaded = Game::from_record(&read, 0).unwrap();
    assert_eq!(loaded.to_record(), game.to_record());
    assert_eq!(loaded.draw_offer(), Some(Color::White));
    loaded.act(Act::AcceptDraw(Color::Black), 0).unwrap();
    let ended: GameRecord = from_str(&to_string(&loaded.to_record()).unwrap()).unwrap();
    assert_eq!(Game::from_record(&ended, 0).unwrap().outcome(), loaded.outcome());
}
