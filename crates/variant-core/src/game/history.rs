//! The past of a game: what was played, and how often each position has stood on the board.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;

use crate::{MoveOf, Position, Variant};

/// A copy of the position is kept every so many half-moves; those between are played again from it.
const STRIDE: usize = 16;

/// The start of a game and every half-move since.
///
/// A half-move costs its move, a key, two counters and a sixteenth of a position. How often a position has stood on the board is
/// found in the time of one look-up in a map, however long the game is: the map leads from a key to the last half-move that came
/// to it, that one knows its own number of occurrences, and the position is confirmed by [`Position::repeats`].
pub(super) struct History<V: Variant> {
    /// The positions before the half-moves 0, 16, 32, …
    checkpoints: Vec<V::Position>,
    plies: Vec<Ply<V>>,
    /// The position on the board.
    current: V::Position,
    /// What is known of it.
    stood: Stood,
    /// For each key the last position of the game that has it, the one on the board included, by its half-move.
    latest: BTreeMap<u64, u32>,
}

/// A half-move, and what is known of the position before it.
struct Ply<V: Variant> {
    m: MoveOf<V>,
    stood: Stood,
}

/// What is known of a position of the game.
#[derive(Clone, Copy)]
struct Stood {
    key: u64,
    /// How often the position has occurred up to here, itself included.
    occurrences: u32,
    /// The position before with the same key, by its half-move.
    before: Option<u32>,
}

impl<V: Variant> Clone for Ply<V> {
    fn clone(&self) -> Self {
        Self {
            m: self.m,
            stood: self.stood,
        }
    }
}

impl<V: Variant> Clone for History<V> {
    fn clone(&self) -> Self {
        Self {
            checkpoints: self.checkpoints.clone(),
            plies: self.plies.clone(),
            current: self.current.clone(),
            stood: self.stood,
            latest: self.latest.clone(),
        }
    }
}

impl<V: Variant> fmt::Debug for History<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("History")
            .field("moves", &self.moves().collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}

impl<V: Variant> History<V> {
    pub(super) fn new(start: V::Position) -> Self {
        let key = start.key();
        Self {
            checkpoints: alloc::vec![start.clone()],
            plies: Vec::new(),
            current: start,
            stood: Stood {
                key,
                occurrences: 1,
                before: None,
            },
            latest: BTreeMap::from([(key, 0)]),
        }
    }

    pub(super) fn current(&self) -> &V::Position {
        &self.current
    }

    pub(super) fn start(&self) -> &V::Position {
        &self.checkpoints[0]
    }

    /// The number of half-moves played.
    pub(super) fn len(&self) -> usize {
        self.plies.len()
    }

    pub(super) fn moves(&self) -> impl DoubleEndedIterator<Item = MoveOf<V>> + ExactSizeIterator {
        self.plies.iter().map(|ply| ply.m)
    }

    /// The position before half-move `index`, 0 for the start, up to and including the one on the board.
    pub(super) fn position(&self, index: usize) -> Option<V::Position> {
        if index == self.plies.len() {
            return Some(self.current.clone());
        }
        self.plies.get(index)?;
        let mut position = self.checkpoints[index / STRIDE].clone();
        for ply in &self.plies[index / STRIDE * STRIDE..index] {
            position.play_unchecked(ply.m);
        }
        Some(position)
    }

    /// Plays a legal move.
    pub(super) fn push(&mut self, m: MoveOf<V>) {
        let mut next = self.current.clone();
        next.play_unchecked(m);
        if self.plies.len().is_multiple_of(STRIDE) && !self.plies.is_empty() {
            self.checkpoints.push(self.current.clone());
        }
        self.plies.push(Ply { m, stood: self.stood });
        self.current = next;
        let key = self.current.key();
        let occurrences = self.occurrences_by_key(key, &self.current) + 1;
        let index = u32::try_from(self.plies.len()).unwrap_or(u32::MAX);
        let before = self.latest.insert(key, index);
        self.stood = Stood {
            key,
            occurrences,
            before,
        };
    }

    /// Takes the last half-move back.
    pub(super) fn pop(&mut self) -> Option<MoveOf<V>> {
        let position = self.position(self.plies.len().checked_sub(1)?)?;
        let ply = self.plies.pop()?;
        match self.stood.before {
            Some(before) => self.latest.insert(self.stood.key, before),
            None => self.latest.remove(&self.stood.key),
        };
        self.checkpoints.truncate(self.plies.len().div_ceil(STRIDE).max(1));
        self.current = position;
        self.stood = ply.stood;
        Some(ply.m)
    }

    /// How often the position on the board has occurred.
    pub(super) fn occurrences_now(&self) -> u32 {
        self.stood.occurrences
    }

    /// How often `position` has occurred, the present included.
    pub(super) fn occurrences(&self, position: &V::Position) -> u32 {
        self.occurrences_by_key(position.key(), position)
    }

    fn occurrences_by_key(&self, key: u64, position: &V::Position) -> u32 {
        let mut index = self.latest.get(&key).copied();
        while let Some(at) = index {
            let at = at as usize;
            let stood = self.plies.get(at).map_or(self.stood, |ply| ply.stood);
            if self.position(at).is_some_and(|earlier| position.repeats(&earlier)) {
                return stood.occurrences;
            }
            index = stood.before;
        }
        0
    }

    /// The half-move of the first occurrence of `position`, from 0 for the start.
    pub(super) fn first_occurrence(&self, position: &V::Position) -> Option<usize> {
        let mut first = None;
        let mut index = self.latest.get(&position.key()).copied();
        while let Some(at) = index {
            let at = at as usize;
            if self.position(at).is_some_and(|earlier| position.repeats(&earlier)) {
                first = Some(at);
            }
            index = self.plies.get(at).map_or(self.stood, |ply| ply.stood).before;
        }
        first
    }
}
