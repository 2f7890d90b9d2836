//! The clock beside the board: who thinks, and since when.

use std::time::Duration;

use chess_variants::variant_core::{Clock, Color, Flagged};

/// A chess clock, the moment when the side to move began to think, and how the clock stood before each move.
#[derive(Clone, Debug)]
pub(super) struct Watch {
    clock: Clock,
    since: Duration,
    /// The moment when the game ended.
    until: Option<Duration>,
    /// How the clock stood before each move.
    before: Vec<Clock>,
    /// How it stood behind each move that was taken back, the next to play again last.
    behind: Vec<Clock>,
}

impl Watch {
    /// A clock beside a game of so many moves.
    pub(super) fn new(clock: Clock, moves: usize, now: Duration) -> Self {
        Self {
            before: vec![clock.clone(); moves],
            behind: Vec::new(),
            clock,
            since: now,
            until: None,
        }
    }

    pub(super) fn clock(&self) -> &Clock {
        &self.clock
    }

    fn thinking(&self, now: Duration) -> Duration {
        self.until.unwrap_or(now).saturating_sub(self.since)
    }

    /// Whether the time of the side to move has run out.
    pub(super) fn has_flagged(&self, turn: Color, now: Duration) -> bool {
        self.clock.has_flagged(turn, self.thinking(now))
    }

    /// The side to move has moved.
    pub(super) fn press(&mut self, mover: Color, now: Duration) -> Result<(), Flagged> {
        let before = self.clock.clone();
        self.clock.press(mover, self.thinking(now))?;
        self.before.push(before);
        self.behind.clear();
        self.since = now;
        Ok(())
    }

    /// The last move was taken back: the times are those before it.
    pub(super) fn undo(&mut self, now: Duration) {
        if let Some(before) = self.before.pop() {
            self.behind.push(std::mem::replace(&mut self.clock, before));
        }
        self.since = now;
        self.until = None;
    }

    /// The move taken back last was played again.
    pub(super) fn redo(&mut self, now: Duration) {
        if let Some(behind) = self.behind.pop() {
            self.before.push(std::mem::replace(&mut self.clock, behind));
        }
        self.since = now;
    }

    /// The game is over: the clock stands still.
    pub(super) fn stop(&mut self, now: Duration) {
        self.until.get_or_insert(now);
    }

    /// What `color` has left, as minutes and seconds.
    pub(super) fn shown(&self, color: Color, turn: Color, now: Duration) -> String {
        let thinking = if color == turn {
            self.thinking(now)
        } else {
            Duration::ZERO
        };
        show(self.clock.remaining_after(color, thinking))
    }
}

/// Hours, minutes and seconds; tenths of a second below twenty.
fn show(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match seconds {
        0..20 => format!("0:{rest:02}.{}", time.subsec_millis() / 100),
        20..3600 => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_a_clock_shows_them() {
        for (milliseconds, shown) in [
            (0, "0:00.0"),
            (9_990, "0:09.9"),
            (20_000, "0:20"),
            (299_999, "4:59"),
            (3_600_000, "1:00:00"),
            (36_061_000, "10:01:01"),
        ] {
            assert_eq!(show(Duration::from_millis(milliseconds)), shown);
        }
    }
}
