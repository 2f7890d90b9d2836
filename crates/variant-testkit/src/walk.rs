//! Positions by random play, the same at every run.

use variant_core::{Position, key_of};

/// Random numbers that depend on nothing but their seed.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// The numbers of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        // Far apart, so that the numbers of two seeds do not overlap.
        Self(seed << 40)
    }

    /// A number below `bound`, which is not 0.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 += 1;
        usize::try_from(key_of(self.0) % bound as u64).expect("below a usize")
    }
}

/// An endless walk by random legal moves: from one start after the other, each until the game is over or `plies` are played.
#[derive(Clone, Debug)]
pub struct Walk<P> {
    starts: Vec<P>,
    numbers: Numbers,
    plies: usize,
    game: usize,
    played: usize,
    current: P,
}

impl<P: Position> Walk<P> {
    /// A walk from `starts`, in turn.
    ///
    /// # Panics
    /// If there is no start.
    #[must_use]
    pub fn new(starts: Vec<P>, plies: usize, seed: u64) -> Self {
        let current = starts[0].clone();
        Self {
            starts,
            numbers: Numbers::new(seed),
            plies,
            game: 0,
            played: 0,
            current,
        }
    }

    fn step(&mut self) {
        let moves = self.current.legal_moves();
        if self.played == self.plies || moves.is_empty() || self.current.outcome().is_some() {
            self.game += 1;
            self.played = 0;
            self.current = self.starts[self.game % self.starts.len()].clone();
            return;
        }
        // Captures thin a board out and lead to endings: now and then prefer one.
        let captures: Vec<_> = moves
            .iter()
            .copied()
            .filter(|&m| !self.current.effects(m).victims().is_empty())
            .collect();
        let m = if !captures.is_empty() && self.numbers.below(4) == 0 {
            captures[self.numbers.below(captures.len())]
        } else {
            moves[self.numbers.below(moves.len())]
        };
        self.current.play_unchecked(m);
        self.played += 1;
    }
}

impl<P: Position> Iterator for Walk<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        let position = self.current.clone();
        self.step();
        Some(position)
    }
}
