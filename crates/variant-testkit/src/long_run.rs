//! Laws over any number of positions, on several threads, with failures counted and told.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;
use variant_core::{Position, Variant};

use crate::adjudicator::SlowGame;
use crate::laws::{self, Keys};
use crate::playout::check_games;
use crate::reference::Reference;
use crate::walk::Walk;

/// A law, by its number in `docs/testing.md`; the last holds for whole games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Law {
    /// 1: no move twice; listing, counting, finding and testing agree.
    Moves,
    /// 2: intents of different moves differ, and each resolves to its move.
    Intents,
    /// 3: what is written is read again.
    Text,
    /// 4: after a legal move the mover is not in check, and the effects say all that has changed.
    Effects,
    /// 5: a refusal changes nothing.
    Refusals,
    /// 6: equal keys are equal positions.
    Keys,
    /// 7: the slow generator agrees.
    Reference,
    /// 8: the colours are alike.
    Symmetry,
    /// Random games end as the slow adjudicator says.
    Games,
}

impl Law {
    /// Every law, in the order of their numbers.
    pub const ALL: [Self; 9] = [
        Self::Moves,
        Self::Intents,
        Self::Text,
        Self::Effects,
        Self::Refusals,
        Self::Keys,
        Self::Reference,
        Self::Symmetry,
        Self::Games,
    ];

    /// Its name: a number, or `games`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "1",
            Self::Intents => "2",
            Self::Text => "3",
            Self::Effects => "4",
            Self::Refusals => "5",
            Self::Keys => "6",
            Self::Reference => "7",
            Self::Symmetry => "8",
            Self::Games => "games",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Games => f.write_str("games"),
            _ => write!(f, "law {}", self.name()),
        }
    }
}

impl FromStr for Law {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|law| law.name() == text)
            .ok_or_else(|| format!("expected a law, 1 to 8 or games, found {text:?}"))
    }
}

/// What a game brings to a long run.
#[derive(Clone, Debug)]
pub struct Ground<V: Variant> {
    /// Where random play starts, at least one.
    pub starts: Vec<V::Position>,
    /// The half-moves of a random walk, before it starts again elsewhere.
    pub walk: usize,
    /// The half-moves after which a random game is left undecided.
    pub longest: usize,
    /// How a set-up is mirrored: ranks mirrored, colours exchanged.
    pub mirror: fn(&<V::Position as Position>::Setup) -> <V::Position as Position>::Setup,
    /// The slow game of a FEN and the name of a rule set, empty for the default one.
    pub slow: fn(&str, &str) -> Box<dyn SlowGame>,
}

/// What has come of a long run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The positions, or games, that were looked at.
    pub checked: u64,
    /// Those at which the law does not hold.
    pub failed: u64,
    /// What the first of them said.
    pub messages: Vec<String>,
    /// How often each reason ended a game, by its code.
    pub reasons: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// The most messages that are kept.
    const MESSAGES: usize = 20;

    /// Looks at one more, and says whether the law holds.
    fn check(&mut self, law: impl FnOnce() -> Vec<(&'static str, usize)>) {
        match catch_unwind(AssertUnwindSafe(law)) {
            Ok(reasons) => {
                for (reason, times) in reasons {
                    *self.reasons.entry(reason).or_default() += times as u64;
                }
            }
            Err(panic) => {
                self.failed += 1;
                if self.messages.len() < Self::MESSAGES {
                    self.messages.push(message(&*panic));
                }
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.checked += other.checked;
        self.failed += other.failed;
        self.messages.extend(other.messages);
        self.messages.truncate(Self::MESSAGES);
        for (reason, times) in other.reasons {
            *self.reasons.entry(reason).or_default() += times;
        }
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("a panic without a message").to_owned()
}

impl<V: Variant> Ground<V>
where
    V::Position: Serialize + DeserializeOwned,
{
    /// Holds `count` positions of random play, or `count` random games, to a law. `seen` is told now and then of so many more.
    ///
    /// The work is shared among `threads`, except for the keys, which are all held against one another. What is looked at
    /// depends on nothing but the ground, the law, the count and the number of threads.
    pub fn check<R: Reference>(&self, law: Law, count: u64, threads: usize, seen: &(dyn Fn(u64) + Sync)) -> Tally {
        let threads = if law == Law::Keys { 1 } else { threads.max(1) };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|thread| {
                    // The first ones take what does not divide.
                    let more = u64::from((thread as u64) < count % threads as u64);
                    let share = count / threads as u64 + more;
                    scope.spawn(move || match law {
                        Law::Games => self.check_games(share, thread, seen),
                        law => self.check_positions::<R>(law, share, thread, seen),
                    })
                })
                .collect();
            let mut tally = Tally::default();
            for worker in workers {
                tally.add(worker.join().expect("a law's panic is caught"));
            }
            tally
        })
    }

    fn check_positions<R: Reference>(&self, law: Law, count: u64, thread: usize, seen: &dyn Fn(u64)) -> Tally {
        /// So many positions, and whoever waits is told.
        const STEP: u64 = 1_000;
        /// Every pair of squares is asked for in one position of so many: it takes a thousand times as long as the rest.
        const PAIRS: u64 = 64;
        let mut tally = Tally::default();
        let mut keys = Keys::default();
        let mut walk = Walk::new(self.starts.clone(), self.walk, law as u64 * 1_000 + thread as u64);
        while tally.checked < count {
            let position = walk.next().expect("a walk has no end");
            tally.checked += 1;
            let asks_pairs = tally.checked % PAIRS == 1;
            tally.check(|| {
                match law {
                    Law::Moves => laws::moves_agree(&position),
                    Law::Intents => {
                        laws::intents_resolve(&position);
                        if asks_pairs {
                            laws::pairs_resolve_or_say_why(&position);
                        }
                    }
                    Law::Text => {
                        laws::text_round_trips(&position);
                        laws::san_round_trips(&position);
                        laws::json_round_trips(&position);
                    }
                    Law::Effects => laws::effects_tell_all(&position),
                    Law::Refusals => laws::refusals_change_nothing(&position),
                    Law::Keys => keys.check(&position),
                    Law::Reference => laws::agrees_with_reference::<_, R>(&position),
                    Law::Symmetry => laws::is_color_symmetric(&position, self.mirror),
                    Law::Games => {}
                }
                Vec::new()
            });
            if tally.checked % STEP == 0 {
                seen(STEP);
            }
        }
        seen(tally.checked % STEP);
        tally
    }

    /// Two games from each start in turn: one of moves at random, one with moves back and forth preferred.
    fn check_games(&self, count: u64, thread: usize, seen: &dyn Fn(u64)) -> Tally {
        let mut tally = Tally::default();
        let mut pair = 0;
        while tally.checked < count {
            let start = &self.starts[pair % self.starts.len()];
            let starts = [start.clone(), start.clone()];
            let games = (count - tally.checked).min(2);
            let seed = thread as u64 * 1_000_000 + pair as u64;
            tally.check(|| check_games::<V>(&starts, &self.slow, usize::from(games > 1) + 1, self.longest, seed));
            tally.checked += games;
            seen(games);
            pair += 1;
        }
        tally
    }
}
