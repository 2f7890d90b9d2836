//! Section 7 of the rules: the count.

use super::{Colour, Kind, MakrukReference};

/// Rule 7.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountKind {
    Board,
    Pieces,
}

/// A running count (rule 7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) kind: CountKind,
    pub(super) limit: u32,
    pub(super) ply: u32,
}

impl MakrukReference {
    /// Rule 7.2.
    pub(super) fn is_bare(&self, side: Colour) -> bool {
        self.pieces()
            .all(|(_, colour, kind)| colour != side || kind == Kind::King)
    }

    /// The count that starts in this position, which has no pawn (rules 7.4 and 7.5).
    pub(super) fn starting_count(&self) -> Option<Count> {
        let white_is_bare = self.is_bare(Colour::White);
        let black_is_bare = self.is_bare(Colour::Black);
        // Rule 7.1: two bare kings start none.
        if white_is_bare && black_is_bare {
            return None;
        }
        // Rule 7.4.
        if !white_is_bare && !black_is_bare {
            return Some(Count {
                kind: CountKind::Board,
                limit: 64,
                ply: 0,
            });
        }
        let bare = if white_is_bare { Colour::White } else { Colour::Black };
        // Rule 7.6: the first line that fits.
        let has = |number, kind| self.number_of(bare.enemy(), kind) >= number;
        let limit = if has(2, Kind::Rook) {
            8
        } else if has(1, Kind::Rook) {
            16
        } else if has(2, Kind::Khon) {
            22
        } else if has(2, Kind::Knight) {
            32
        } else if has(1, Kind::Khon) {
            44
        } else {
            64
        };
        // Rule 7.5: 2N, or 2N - 1; rule 7.2: kings are counted.
        let mut ply: u32 = self.pieces().map(|_| 2).sum();
        if self.turn != bare {
            ply -= 1;
        }
        Some(Count {
            kind: CountKind::Pieces,
            limit,
            ply,
        })
    }

    /// The count after a move from a position with the count `before` to this one (rules 7.7 and 7.8).
    pub(super) fn count_after(&self, before: Option<Count>) -> Option<Count> {
        if self.has_pawn() {
            // Rule 7.1.
            return None;
        }
        match before {
            // Rule 7.7: the last pawn has gone.
            None => self.starting_count(),
            // Rule 7.7: a side has been bared.
            Some(Count {
                kind: CountKind::Board, ..
            }) if self.is_bare(Colour::White) || self.is_bare(Colour::Black) => self.starting_count(),
            // Rule 7.8.
            Some(count) => Some(Count {
                ply: count.ply.saturating_add(1),
                ..count
            }),
        }
    }

    /// Rule 7.9.
    pub(super) fn count_has_run_out(&self) -> bool {
        self.count.is_some_and(|count| count.ply >= 2 * count.limit)
    }
}
