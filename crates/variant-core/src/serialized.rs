//! Text forms for serde: what has a text form is serialised as that text, in every format.

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Act, Claim, Color, Geometry, Intent, Position, PositionError, Role, RulesError, Square, TimeControl};

#[doc(hidden)]
pub use serde;

/// Reads a text with `read`, which says why it refuses one.
struct Text<F, T> {
    expected: &'static str,
    read: F,
    value: PhantomData<T>,
}

impl<T, E: Display, F: FnOnce(&str) -> Result<T, E>> Visitor<'_> for Text<F, T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<S: Error>(self, text: &str) -> Result<T, S> {
        (self.read)(text).map_err(S::custom)
    }
}

fn read_text<'de, D: Deserializer<'de>, T, E: Display>(
    deserializer: D,
    expected: &'static str,
    read: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(Text {
        expected,
        read,
        value: PhantomData,
    })
}

/// Serialises a type as its `Display`, and reads it by its `FromStr`.
macro_rules! as_text {
    ($expected:literal, $type:ty $(, $parameter:ident: $bound:ident)*) => {
        impl<$($parameter: $bound),*> Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de $(, $parameter: $bound)*> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read_text(deserializer, $expected, Self::from_str)
            }
        }
    };
}

as_text!("a square such as e4", Square<G>, G: Geometry);
as_text!("a move such as e2e4", Intent<G, R>, G: Geometry, R: Role);
as_text!("white or black", Color);
as_text!("a claim such as threefold-repetition", Claim);
as_text!("an act such as resign:white", Act);
as_text!("a time control such as 300+5", TimeControl);

/// A position's text: its FEN, behind the name of its rule set and a colon where that is not the default one.
struct PositionText<'a, P>(&'a P);

impl<P: Position> Display for PositionText<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.0.rules();
        if rules != P::Rules::default() {
            write!(f, "{rules}: ")?;
        }
        f.write_str(&self.0.to_fen())
    }
}

/// Serialises a position as its FEN, behind the name of its rule set and a colon where that is not the default one:
/// `chess960: rnbqkbnr/…`.
///
/// # Errors
/// Those of the serialiser.
pub fn write_position<P: Position, S: Serializer>(position: &P, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&PositionText(position))
}

/// Reads what [`write_position`] has written. The FEN is read strictly, so that no position comes of it that
/// [`Position::from_fen`] would refuse.
///
/// # Errors
/// If the value is no text, the game has no such rule set, or the FEN gives no position.
pub fn read_position<'de, P: Position, D: Deserializer<'de>>(deserializer: D) -> Result<P, D::Error> {
    read_text(deserializer, "a position as a FEN", |text| {
        let (rules, fen) = match text.split_once(": ") {
            Some((rules, fen)) => (rules.parse().map_err(Refused::Rules)?, fen),
            None => (P::Rules::default(), text),
        };
        P::from_fen(fen, rules).map_err(Refused::Position)
    })
}

/// Why a text gives no position.
#[derive(Debug, thiserror::Error)]
enum Refused {
    #[error(transparent)]
    Rules(RulesError),
    #[error(transparent)]
    Position(PositionError),
}

/// Serialises a game's positions as [`write_position`](crate::serialized::write_position) says. A game's crate calls it once,
/// under its feature `serde`.
#[macro_export]
macro_rules! position_serde {
    ($position:ty) => {
        impl $crate::serialized::serde::Serialize for $position {
            fn serialize<S: $crate::serialized::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::serialized::write_position(self, serializer)
            }
        }

        impl<'de> $crate::serialized::serde::Deserialize<'de> for $position {
            fn deserialize<D: $crate::serialized::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::serialized::read_position(deserializer)
            }
        }
    };
}
