//! Proof that a side can give check for ever.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::Verdict;
use crate::Position;

/// The longest line that is searched, in half-moves: it bounds the depth of the recursion.
const LONGEST: usize = 128;

/// Whether the side to move can check for ever, with no more than `budget` positions looked at.
///
/// The side to move plays nothing but checks; every legal reply is answered. A line succeeds where it comes back to a position
/// that stood earlier on it, and where it gives mate. Lines are lengthened step by step, so that a short proof is found first.
pub(super) fn prove<P: Position>(position: &P, budget: u64) -> Verdict {
    let mut search = Search {
        path: Vec::new(),
        left: budget,
        is_cut: false,
    };
    for longest in (2..=LONGEST).step_by(2) {
        search.is_cut = false;
        match search.can_check_on(position, longest) {
            Some(true) => return Verdict::Accepted,
            // Nothing was cut short: there is no longer line to look at.
            Some(false) if !search.is_cut => return Verdict::Refused,
            Some(false) => {}
            None => return Verdict::Unproved,
        }
    }
    Verdict::Unproved
}

struct Search<P> {
    /// The positions of the line with the checking side to move.
    path: Vec<P>,
    left: u64,
    /// Whether a line ended because it was long enough.
    is_cut: bool,
}

impl<P: Position> Search<P> {
    /// Takes a position from the budget.
    fn spend(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }

    /// The checking side moves: one check that works is enough. `None` when the budget is spent.
    fn can_check_on(&mut self, position: &P, longest: usize) -> Option<bool> {
        self.spend()?;
        if self.path.iter().any(|earlier| position.repeats(earlier)) {
            return Some(true);
        }
        if longest == 0 {
            self.is_cut = true;
            return Some(false);
        }
        self.path.push(position.clone());
        let mut result = Some(false);
        let _ = position.for_each_move(|m| {
            let mut next = position.clone();
            next.play_unchecked(m);
            if !next.is_check() {
                return ControlFlow::Continue(());
            }
            result = self.has_no_way_out(&next, longest - 1);
            if result == Some(false) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        self.path.pop();
        result
    }

    /// The side in check moves: every reply must be answered. Mate has none.
    fn has_no_way_out(&mut self, position: &P, longest: usize) -> Option<bool> {
        self.spend()?;
        let mut result = Some(true);
        let _ = position.for_each_move(|m| {
            let mut next = position.clone();
            next.play_unchecked(m);
            result = self.can_check_on(&next, longest - 1);
            if result == Some(true) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        result
    }
}
