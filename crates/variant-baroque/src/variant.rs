//! The game of Baroque.

use variant_core::{Claim, ClaimRule, Color, Ends, Info, Outcome, Past, Position, Reason, Variant};

use crate::{BaroquePosition, Rules, reason};

/// Baroque, also called Ultima.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Baroque {}

impl Variant for Baroque {
    type Position = BaroquePosition;

    const INFO: Info = Info {
        name: "baroque",
        title: "Baroque",
        aliases: &[("ultima", ""), ("baroque chess", "")],
        start: "rnbkqbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w - - 0 1",
        files: 8,
        ranks: 8,
    };

    const ENDS: Ends = Ends {
        agreement: reason::AGREEMENT,
        resignation: reason::RESIGNATION,
        flag: reason::FLAG,
    };

    const CLAIMS: &'static [ClaimRule] = &[
        ClaimRule {
            claim: Claim::ThreefoldRepetition,
            reason: reason::THREEFOLD,
            with_move: true,
        },
        ClaimRule {
            claim: Claim::FiftyMoves,
            reason: reason::FIFTY_MOVES,
            with_move: true,
        },
    ];

    fn start(rules: Rules) -> BaroquePosition {
        BaroquePosition::from_fen(Self::INFO.start, rules).expect("the start is a position")
    }

    /// In the order of rule 5.13.
    fn automatic(past: &Past<'_, Self>) -> Option<Outcome> {
        let position = past.position();
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        if !past.has_automatic_draws() {
            return None;
        }
        if past.occurrences_now() >= 5 {
            return Some(Outcome::draw(reason::FIVEFOLD));
        }
        (position.halfmove_clock() >= 150).then_some(Outcome::draw(reason::SEVENTY_FIVE_MOVES))
    }

    /// Rules 5.9 and 5.11.
    fn may_claim(past: &Past<'_, Self>, claim: Claim) -> bool {
        match claim {
            Claim::ThreefoldRepetition => past.occurrences_now() >= 3,
            Claim::FiftyMoves => past.position().halfmove_clock() >= 100,
            _ => false,
        }
    }

    /// Rule 5.14.
    fn never_wins(position: &BaroquePosition, color: Color) -> Option<Reason> {
        (!position.can_ever_mate(color)).then_some(reason::NEVER_WINS)
    }
}
