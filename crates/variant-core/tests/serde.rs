//! What is serialised is text that a person can read, and nothing comes back that could not have been written.

#![cfg(feature = "serde")]

use core::fmt::Debug;

use serde_json::{Value, from_value, json, to_value};
use variant_core::serialized::serde::{Serialize, de::DeserializeOwned};
use variant_core::{
    Act, Claim, Clock, Color, GameRecord, Grid8x8, Grid14x14, Intent, RecordedAct, RecordedResult, Square, TimeControl,
};

variant_core::roles! {
    /// The kinds of piece of a small game.
    enum Role {
        /// It steps one square any way.
        King = 'K' "king",
        /// It moves along diagonals.
        Bishop = 'B' "bishop",
    }
}

type Small = Intent<Grid8x8, Role>;
type Large = Intent<Grid14x14, Role>;

/// Serialised it is `text`, and read again it is the same.
fn assert_text<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, text: &str) {
    assert_eq!(to_value(value).unwrap(), json!(text));
    assert_eq!(&from_value::<T>(json!(text)).unwrap(), value);
}

/// None of these is read.
fn assert_refused<T: DeserializeOwned + Debug>(values: &[Value]) {
    for value in values {
        from_value::<T>(value.clone()).expect_err(&value.to_string());
    }
}

#[test]
fn squares_moves_sides_claims_and_acts_are_their_text() {
    for square in Square::<Grid14x14>::all() {
        assert_text(&square, &square.to_string());
    }
    for text in ["e2e4", "e7e8b", "e5e6,e6f7", "e1c1,a1e1"] {
        assert_text::<Small>(&text.parse().unwrap(), text);
    }
    assert_text::<Large>(&"i14n10".parse().unwrap(), "i14n10");
    assert_text(&Color::White, "white");
    assert_text(&Color::Black, "black");
    for claim in Claim::ALL {
        assert_text(&claim, claim.code());
    }
    for text in [
        "offer-draw:white",
        "resign:black",
        "claim:fifty-moves",
        "claim:threefold-repetition:g1f3",
    ] {
        assert_text::<Act>(&text.parse().unwrap(), text);
    }
    assert_text::<TimeControl>(&"40/7200+30:3600d5".parse().unwrap(), "40/7200+30:3600d5");
}

#[test]
fn texts_that_say_nothing_and_values_that_are_no_text_are_refused() {
    let no_text = [
        json!(null),
        json!(28),
        json!(-1),
        json!(["e2"]),
        json!({"e2": "e4"}),
        json!(true),
    ];
    assert_refused::<Square<Grid8x8>>(&no_text);
    assert_refused::<Small>(&no_text);
    assert_refused::<Color>(&no_text);
    assert_refused::<Claim>(&no_text);
    assert_refused::<Act>(&no_text);
    assert_refused::<TimeControl>(&no_text);
    assert_refused::<Square<Grid8x8>>(&[
        json!(""),
        json!("e9"),
        json!("i1"),
        json!("e4 "),
        json!("E4"),
        json!("e04"),
    ]);
    assert_refused::<Small>(&[
        json!(""),
        json!("e2"),
        json!("e2e2"),
        json!("e7e8q"),
        json!("e2-e4"),
        json!("0000"),
    ]);
    assert_refused::<Color>(&[json!("White"), json!("w"), json!("")]);
    assert_refused::<Claim>(&[json!("stalemate"), json!("fifty-moves ")]);
    assert_refused::<Act>(&[
        json!("resign"),
        json!("resign:pink"),
        json!("resign:white:black"),
        json!("claim:"),
    ]);
    assert_refused::<TimeControl>(&[json!(""), json!("0/60"), json!("60:60"), json!("-60"), json!("60+-5")]);
}

#[test]
fn a_refusal_says_what_was_expected() {
    let refusal = |value| from_value::<Square<Grid8x8>>(value).unwrap_err().to_string();
    assert_eq!(refusal(json!("j1")), "expected a file, a to h");
    assert_eq!(
        refusal(json!(3)),
        "invalid type: integer `3`, expected a square such as e4"
    );
}

/// White has made three moves, Black two; White is in the second period.
fn clock() -> Clock {
    let mut clock = Clock::new("3/600.5:2/300+5".parse().unwrap());
    for i in 0..5 {
        let color = Color::from_white(i % 2 == 0);
        clock.press(color, core::time::Duration::from_millis(1_250)).unwrap();
    }
    clock
}

#[test]
fn a_clock_is_its_control_and_how_each_side_stands() {
    let expected = json!({
        "control": "3/600.5:2/300+5",
        "white": {"seconds": "896.75", "period": 1, "moves": 0},
        "black": {"seconds": "598", "period": 0, "moves": 2},
    });
    assert_eq!(to_value(clock()).unwrap(), expected);
    assert_eq!(from_value::<Clock>(expected).unwrap(), clock());
}

#[test]
fn a_clock_that_cannot_stand_like_that_is_refused() {
    let good = to_value(clock()).unwrap();
    let with = |pointer: &str, value: Value| {
        let mut changed = good.clone();
        *changed.pointer_mut(pointer).unwrap() = value;
        changed
    };
    let mut unknown = good.clone();
    unknown["white"]["flagged"] = json!(false);
    let mut missing = good.clone();
    missing.as_object_mut().unwrap().remove("black");
    assert_refused::<Clock>(&[
        with("/control", json!("3/")),
        with("/control", json!("600")),
        with("/white/seconds", json!("-1")),
        with("/white/seconds", json!("1e3")),
        with("/white/seconds", json!("")),
        with("/white/seconds", json!("99999999999999999999")),
        with("/white/seconds", json!(896)),
        with("/white/period", json!(-1)),
        with("/white/moves", json!(-1)),
        with("/white/moves", json!(2)),
        with("/black/moves", json!(3)),
        with("/black/moves", json!(4_294_967_296_u64)),
        unknown,
        missing,
    ]);
    // The last period has moves to make, so it is followed by itself; one without is not.
    from_value::<Clock>(with("/white/period", json!(7))).unwrap();
    let last = json!({"control": "60", "white": {"seconds": "1", "period": 1, "moves": 0}, "black": {"seconds": "1", "period": 0, "moves": 0}});
    assert_refused::<Clock>(&[last]);
}

#[test]
fn a_clock_at_the_end_of_its_numbers_still_runs() {
    let side = json!({"seconds": "18446744073709551615.999999999", "period": u64::MAX, "moves": 0});
    let mut clock: Clock = from_value(json!({"control": "1/60+5", "white": side, "black": side})).unwrap();
    assert!(clock.press(Color::White, core::time::Duration::ZERO).is_ok());
    let side = json!({"seconds": "1", "period": 0, "moves": u32::MAX});
    let mut clock: Clock = from_value(json!({"control": "60", "white": side, "black": side})).unwrap();
    assert!(clock.press(Color::White, core::time::Duration::ZERO).is_ok());
}

fn record() -> GameRecord {
    GameRecord {
        variant: "small".into(),
        rules: Some("other".into()),
        start: "4k3/8/8/8 w - - 0 1".into(),
        moves: vec!["e2e4".into()],
        acts: vec![RecordedAct {
            after: 1,
            act: "resign:black".into(),
        }],
        automatic_draws: false,
        clock: Some(clock()),
        result: Some(RecordedResult {
            winner: Some("white".into()),
            reason: "resignation".into(),
        }),
    }
}

#[test]
fn a_record_comes_back_as_it_was_and_leaves_out_what_is_usual() {
    let full = to_value(record()).unwrap();
    assert_eq!(from_value::<GameRecord>(full).unwrap(), record());
    let bare = GameRecord {
        rules: None,
        acts: Vec::new(),
        automatic_draws: true,
        clock: None,
        result: None,
        ..record()
    };
    let expected = json!({"variant": "small", "start": "4k3/8/8/8 w - - 0 1", "moves": ["e2e4"]});
    assert_eq!(to_value(&bare).unwrap(), expected);
    assert_eq!(from_value::<GameRecord>(expected).unwrap(), bare);
}

#[test]
fn a_record_with_an_unknown_missing_or_impossible_value_is_refused() {
    let good = to_value(record()).unwrap();
    let with = |pointer: &str, key: &str, value: Value| {
        let mut changed = good.clone();
        changed.pointer_mut(pointer).unwrap()[key] = value;
        changed
    };
    let without = |key: &str| {
        let mut changed = good.clone();
        changed.as_object_mut().unwrap().remove(key);
        changed
    };
    assert_refused::<GameRecord>(&[
        with("", "event", json!("?")),
        with("/acts/0", "by", json!("black")),
        with("/acts/0", "after", json!(-1)),
        with("/acts/0", "after", json!(1.5)),
        with("/acts/0", "after", json!("1")),
        with("/result", "score", json!("1-0")),
        with("/clock", "running", json!(true)),
        with("/clock/black", "period", json!(-1)),
        with("/clock/black", "moves", json!(3)),
        with("", "moves", json!("e2e4")),
        with("", "moves", json!([1])),
        with("", "variant", json!(null)),
        with("", "automatic_draws", json!("no")),
        without("variant"),
        without("start"),
        without("moves"),
    ]);
}
