//! A slow adjudicator: when a game ends by itself, and why, from the slow generator and a list of every position that stood.

use crate::reference::{Reference, Verdict};

/// The ends by repetition and by number of moves that a game knows beside what a position decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawRules {
    /// The number of fields of a FEN, from the first, in which the same position is the same.
    pub fields: usize,
    /// Drawn at the fifth occurrence.
    pub fivefold: bool,
    /// The field of the clock that draws at 150, if there is one.
    pub clock_field: Option<usize>,
}

/// A whole game as the slow code plays it.
pub trait SlowGame {
    /// Plays a legal move of this text.
    fn play(&mut self, text: &str);

    /// The end of the game, if it has come by itself.
    fn verdict(&self) -> Option<Verdict>;

    /// How often the position on the board has occurred.
    fn occurrences(&self) -> usize;

    /// The legal moves, sorted by their bytes, where the past forbids some; else the position's own are the legal ones.
    fn moves(&self) -> Option<Vec<String>> {
        None
    }
}

/// A game under the eyes of the adjudicator.
#[derive(Clone, Debug)]
pub struct Adjudicator<R> {
    rules: DrawRules,
    stood: Vec<String>,
    position: R,
}

impl<R: Reference> Adjudicator<R> {
    /// A game that starts from `start`.
    #[must_use]
    pub fn new(start: R, rules: DrawRules) -> Self {
        let mut game = Self {
            rules,
            stood: Vec::new(),
            position: start,
        };
        game.note();
        game
    }

    fn identity(&self) -> String {
        self.position
            .to_fen()
            .split(' ')
            .take(self.rules.fields)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn note(&mut self) {
        self.stood.push(self.identity());
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &R {
        &self.position
    }
}

impl<R: Reference> SlowGame for Adjudicator<R> {
    fn play(&mut self, text: &str) {
        let found = self.position.moves().into_iter().find(|m| m.text == text);
        let Some(m) = found else {
            panic!("{text} is not legal in {}", self.position.to_fen())
        };
        self.position = m.after;
        self.note();
    }

    fn occurrences(&self) -> usize {
        let identity = self.identity();
        self.stood.iter().filter(|stood| **stood == identity).count()
    }

    fn verdict(&self) -> Option<Verdict> {
        if let Some(verdict) = self.position.verdict() {
            return Some(verdict);
        }
        if self.rules.fivefold && self.occurrences() >= 5 {
            return Some(Verdict {
                white_wins: None,
                reason: "fivefold-repetition",
            });
        }
        let fen = self.position.to_fen();
        let clock = self.rules.clock_field.and_then(|field| fen.split(' ').nth(field));
        let clock: Option<u32> = clock.and_then(|clock| clock.parse().ok());
        (clock >= Some(150)).then_some(Verdict {
            white_wins: None,
            reason: "seventy-five-moves",
        })
    }
}
