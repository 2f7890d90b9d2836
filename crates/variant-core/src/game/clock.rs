//! A chess clock that never reads the time: whoever runs it says how much has passed.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use crate::Color;

/// What a side gets for each move beside its time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Delay {
    /// Nothing: sudden death.
    #[default]
    None,
    /// This much is added after every move (Fischer).
    Fischer(Duration),
    /// What the move took is given back, up to this much (Bronstein). The clock never shows more than before the move.
    Bronstein(Duration),
    /// The time begins to run only after this much (simple or US delay).
    Simple(Duration),
}

/// A part of the game with its own time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// The moves to make in it; `None`: all that are left.
    pub moves: Option<u32>,
    /// The time that is added when it begins.
    pub time: Duration,
    /// What each move gets besides.
    pub delay: Delay,
}

/// The periods of a game, at least one. A last period with moves to make is followed by itself.
///
/// Its text form is that of PGN's `TimeControl` tag: periods joined by `:`, each `moves/seconds` or `seconds`, with `+5` for five seconds
/// added a move (Fischer), `b5` for as much given back (Bronstein), `d5` for as much free (simple delay).
///
/// ```
/// use variant_core::TimeControl;
///
/// let control: TimeControl = "40/7200+30:3600+30".parse()?;
/// assert_eq!(control.periods().len(), 2);
/// assert_eq!(control.to_string(), "40/7200+30:3600+30");
/// # Ok::<(), variant_core::TimeControlError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl(Vec<Period>);

impl TimeControl {
    /// These periods, at least one; only the last may be without a number of moves, and none asks for zero moves.
    ///
    /// # Errors
    /// If they are not like that.
    pub fn new(periods: Vec<Period>) -> Result<Self, TimeControlError> {
        let fault = |expected| Err(TimeControlError { expected, at: 0 });
        let Some((_, before)) = periods.split_last() else {
            return fault("at least one period");
        };
        if before.iter().any(|period| period.moves.is_none()) {
            return fault("a number of moves for every period but the last");
        }
        if periods.iter().any(|period| period.moves == Some(0)) {
            return fault("at least one move in a period");
        }
        Ok(Self(periods))
    }

    /// One period for the whole game.
    #[must_use]
    pub fn sudden_death(time: Duration, delay: Delay) -> Self {
        Self(alloc::vec![Period {
            moves: None,
            time,
            delay
        }])
    }

    /// The periods, at least one.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.0
    }

    /// The period of this index; past the end the last one.
    fn period(&self, index: usize) -> Period {
        self.0[index.min(self.0.len() - 1)]
    }
}

/// A text, or periods, that are no time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected} (at byte {at})")]
pub struct TimeControlError {
    /// What was expected.
    pub expected: &'static str,
    /// The byte of the text where it was expected.
    pub at: usize,
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, period) in self.0.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { ":" })?;
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            f.write_str(&seconds(period.time))?;
            match period.delay {
                Delay::None => {}
                Delay::Fischer(time) => write!(f, "+{}", seconds(time))?,
                Delay::Bronstein(time) => write!(f, "b{}", seconds(time))?,
                Delay::Simple(time) => write!(f, "d{}", seconds(time))?,
            }
        }
        Ok(())
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let mut periods = Vec::new();
        let mut at = 0;
        for part in text.split(':') {
            let (moves, rest) = match part.split_once('/') {
                Some((moves, rest)) => {
                    let moves = moves.parse().map_err(|_| TimeControlError {
                        expected: "a number of moves",
                        at,
                    })?;
                    (Some(moves), rest)
                }
                None => (None, part),
            };
            let start = at + part.len() - rest.len();
            let mark = rest.find(['+', 'b', 'd']);
            let (time, delay) = rest.split_at(mark.unwrap_or(rest.len()));
            let time = parse_seconds(time, start)?;
            let delay = match mark {
                None => Delay::None,
                Some(mark) => {
                    let amount = parse_seconds(&delay[1..], start + mark + 1)?;
                    match delay.as_bytes()[0] {
                        b'+' => Delay::Fischer(amount),
                        b'b' => Delay::Bronstein(amount),
                        _ => Delay::Simple(amount),
                    }
                }
            };
            periods.push(Period { moves, time, delay });
            at += part.len() + 1;
        }
        Self::new(periods)
    }
}

/// Seconds as a decimal number, without needless zeros.
pub(super) fn seconds(time: Duration) -> String {
    let text = alloc::format!("{}.{:09}", time.as_secs(), time.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').into()
}

/// Seconds as a decimal number of up to nine places.
pub(super) fn parse_seconds(text: &str, at: usize) -> Result<Duration, TimeControlError> {
    let fault = TimeControlError {
        expected: "a number of seconds",
        at,
    };
    let (whole, places) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(places) || places.len() > 9 {
        return Err(fault);
    }
    let mut nanoseconds: u32 = places.parse().map_err(|_| fault)?;
    for _ in places.len()..9 {
        nanoseconds *= 10;
    }
    Ok(Duration::new(whole.parse().map_err(|_| fault)?, nanoseconds))
}

/// A side's time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Side {
    pub(super) remaining: Duration,
    /// The period it is in.
    pub(super) period: usize,
    /// The moves it has made in that period.
    pub(super) moves: u32,
}

/// A side has run out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the time of {0} has run out")]
pub struct Flagged(pub Color);

/// The times of both sides.
///
/// ```
/// use core::time::Duration;
/// use variant_core::{Clock, Color};
///
/// let mut clock = Clock::new("180+2".parse()?);
/// assert_eq!(clock.press(Color::White, Duration::from_secs(10)), Ok(Duration::from_secs(172)));
/// assert!(clock.press(Color::Black, Duration::from_secs(180)).is_err());
/// # Ok::<(), variant_core::TimeControlError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clock {
    pub(super) control: TimeControl,
    pub(super) sides: [Side; 2],
}

impl Clock {
    /// A clock at the start of a game.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let side = Side {
            remaining: control.period(0).time,
            period: 0,
            moves: 0,
        };
        Self {
            control,
            sides: [side; 2],
        }
    }

    /// The time control.
    #[must_use]
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The time that `color` has left, before the move it is thinking about.
    #[must_use]
    pub fn remaining(&self, color: Color) -> Duration {
        self.sides[color as usize].remaining
    }

    /// The time that `color` has left after having thought for so long; zero once its flag has fallen. For display.
    #[must_use]
    pub fn remaining_after(&self, color: Color, thinking: Duration) -> Duration {
        let side = self.sides[color as usize];
        let running = match self.control.period(side.period).delay {
            Delay::Simple(free) => thinking.saturating_sub(free),
            _ => thinking,
        };
        side.remaining.saturating_sub(running)
    }

    /// Whether the flag of `color` falls if it thinks for so long: whether no time is left.
    #[must_use]
    pub fn has_flagged(&self, color: Color, thinking: Duration) -> bool {
        self.remaining_after(color, thinking).is_zero()
    }

    /// Whether a side can stand like that in this time control.
    #[cfg(feature = "serde")]
    pub(super) fn can_stand_at(&self, side: Side) -> bool {
        let period = self.control.period(side.period);
        let repeats = self.control.0.last().is_some_and(|last| last.moves.is_some());
        (side.period < self.control.0.len() || repeats) && period.moves.is_none_or(|moves| side.moves < moves)
    }

    /// `color` has made a move after having thought for so long. Returns what it has left, the increment and the time of a new
    /// period included.
    ///
    /// # Errors
    /// If its flag has fallen. The clock is then as it was.
    pub fn press(&mut self, color: Color, thinking: Duration) -> Result<Duration, Flagged> {
        let left = self.remaining_after(color, thinking);
        if left.is_zero() {
            return Err(Flagged(color));
        }
        let side = &mut self.sides[color as usize];
        let period = self.control.period(side.period);
        side.remaining = match period.delay {
            Delay::None | Delay::Simple(_) => left,
            Delay::Fischer(time) => left.saturating_add(time),
            Delay::Bronstein(time) => left.saturating_add(time.min(thinking)),
        };
        side.moves = side.moves.saturating_add(1);
        if period.moves == Some(side.moves) {
            side.period = side.period.saturating_add(1);
            side.moves = 0;
            side.remaining = side.remaining.saturating_add(self.control.period(side.period).time);
        }
        Ok(side.remaining)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn clock(control: &str) -> Clock {
        Clock::new(control.parse().unwrap())
    }

    #[test]
    fn sudden_death_runs_down_to_the_flag() {
        let mut clock = clock("60");
        assert_eq!(clock.press(Color::White, secs(59)), Ok(secs(1)));
        assert!(clock.has_flagged(Color::White, secs(1)));
        assert_eq!(clock.press(Color::White, secs(1)), Err(Flagged(Color::White)));
        assert_eq!(clock.remaining(Color::White), secs(1));
        assert_eq!(clock.remaining(Color::Black), secs(60));
    }

    #[test]
    fn fischer_adds_after_the_move_and_bronstein_gives_back_what_was_used() {
        let mut fischer = clock("10+5");
        assert_eq!(fischer.press(Color::White, secs(2)), Ok(secs(13)));
        let mut bronstein = clock("10b5");
        assert_eq!(bronstein.press(Color::White, secs(2)), Ok(secs(10)));
        assert_eq!(bronstein.press(Color::White, secs(8)), Ok(secs(7)));
        assert_eq!(bronstein.press(Color::White, secs(7)), Err(Flagged(Color::White)));
    }

    #[test]
    fn a_simple_delay_is_free() {
        let mut clock = clock("10d5");
        assert_eq!(clock.press(Color::Black, secs(5)), Ok(secs(10)));
        assert_eq!(clock.remaining_after(Color::Black, secs(14)), secs(1));
        assert_eq!(clock.press(Color::Black, secs(14)), Ok(secs(1)));
        assert_eq!(clock.press(Color::Black, secs(5)), Ok(secs(1)));
        assert_eq!(clock.press(Color::Black, secs(6)), Err(Flagged(Color::Black)));
    }

    #[test]
    fn periods_add_their_time_and_the_last_follows_itself() {
        let mut clock = clock("2/100:1/50");
        assert_eq!(clock.press(Color::White, secs(10)), Ok(secs(90)));
        assert_eq!(clock.press(Color::White, secs(10)), Ok(secs(130)));
        assert_eq!(clock.press(Color::White, secs(10)), Ok(secs(170)));
        assert_eq!(clock.press(Color::White, secs(10)), Ok(secs(210)));
    }

    #[test]
    fn texts_that_are_no_time_control_are_refused_with_a_place() {
        for (text, at) in [
            ("", 0),
            ("x", 0),
            ("40/", 3),
            ("60+", 3),
            ("60+x", 3),
            ("/60", 0),
            ("60:60", 0),
            ("0/60", 0),
            ("1.0000000001", 0),
            ("-5", 0),
        ] {
            assert_eq!(text.parse::<TimeControl>().map_err(|error| error.at), Err(at), "{text}");
        }
        for text in ["0.5", "40/7200+30:20/3600d5:900b10", "1/1"] {
            assert_eq!(
                text.parse::<TimeControl>()
                    .map(|control| alloc::format!("{control}"))
                    .as_deref(),
                Ok(text)
            );
        }
    }
}
