//! Pieces of a text as they stand there, and results.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::Color;

/// A piece of a text as it stands there: bytes that are UTF-8 or, where they are not, Latin-1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Text<'a> {
    bytes: &'a [u8],
    /// Whether `\"` and `\\` stand for `"` and `\`: in the values of tags.
    is_escaped: bool,
}

impl<'a> Text<'a> {
    pub(super) const fn plain(bytes: &'a [u8]) -> Self {
        Self {
            bytes,
            is_escaped: false,
        }
    }

    pub(super) const fn escaped(bytes: &'a [u8]) -> Self {
        Self {
            bytes,
            is_escaped: true,
        }
    }

    /// The bytes as they stand in the text.
    #[must_use]
    pub const fn bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// The text, borrowed where it stands there as it is.
    ///
    /// Bytes that are not UTF-8 are read as Latin-1. A backslash before another character than `"` or `\` is kept.
    #[must_use]
    pub fn decode(self) -> Cow<'a, str> {
        let text = match core::str::from_utf8(self.bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(self.bytes.iter().map(|&byte| char::from(byte)).collect::<String>()),
        };
        if !self.is_escaped || !text.contains('\\') {
            return text;
        }
        let mut plain = String::with_capacity(text.len());
        let mut rest = text.chars().peekable();
        while let Some(letter) = rest.next() {
            plain.push(match letter {
                '\\' => rest.next_if(|&next| next == '"' || next == '\\').unwrap_or('\\'),
                other => other,
            });
        }
        Cow::Owned(plain)
    }
}

/// How a game ended, as PGN says it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
    /// `*`: the game goes on, or nobody knows.
    #[default]
    Unknown,
}

impl GameResult {
    /// Its text in PGN.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// The result of an outcome's winner: `None` for a draw.
    #[must_use]
    pub const fn of(winner: Option<Color>) -> Self {
        match winner {
            Some(Color::White) => Self::WhiteWins,
            Some(Color::Black) => Self::BlackWins,
            None => Self::Draw,
        }
    }

    /// The result of this text, and whether it is the form that PGN prescribes.
    pub(super) fn read(text: &[u8]) -> Option<(Self, bool)> {
        let other = |text: &[u8]| {
            let text = core::str::from_utf8(text).ok()?;
            match text {
                "1–0" | "1—0" | "1:0" => Some(Self::WhiteWins),
                "0–1" | "0—1" | "0:1" => Some(Self::BlackWins),
                "½-½" | "½–½" | "1/2" | "½" | "1/2–1/2" | "0.5-0.5" => Some(Self::Draw),
                _ => None,
            }
        };
        match text {
            b"1-0" => Some((Self::WhiteWins, true)),
            b"0-1" => Some((Self::BlackWins, true)),
            b"1/2-1/2" => Some((Self::Draw, true)),
            b"*" => Some((Self::Unknown, true)),
            _ => other(text).map(|result| (result, false)),
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that is not a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a result: 1-0, 0-1, 1/2-1/2 or *")]
pub struct GameResultError;

impl FromStr for GameResult {
    type Err = GameResultError;

    fn from_str(text: &str) -> Result<Self, GameResultError> {
        match Self::read(text.as_bytes()) {
            Some((result, true)) => Ok(result),
            _ => Err(GameResultError),
        }
    }
}
