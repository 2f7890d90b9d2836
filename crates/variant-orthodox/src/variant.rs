//! The game of orthodox chess.

use variant_core::{Claim, ClaimRule, Color, Ends, Info, Outcome, Past, Position, Reason, Variant};

use crate::{OrthodoxPosition, Rules, reason};

/// Orthodox chess, and Chess960 as a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Orthodox {}

impl Variant for Orthodox {
    type Position = OrthodoxPosition;

    const INFO: Info = Info {
        name: "orthodox",
        title: "Chess",
        aliases: &[
            ("chess", ""),
            ("standard", ""),
            ("normal", ""),
            ("from position", ""),
            ("chess960", "chess960"),
            ("chess 960", "chess960"),
            ("fischerandom", "chess960"),
        ],
        start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
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
        ClaimRule {
            claim: Claim::PerpetualCheck,
            reason: reason::PERPETUAL_CHECK,
            with_move: false,
        },
    ];

    fn start(rules: Rules) -> OrthodoxPosition {
        OrthodoxPosition::from_fen(Self::INFO.start, rules).expect("the start is a position")
    }

    /// In the order of rule 6.9.
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

    /// Rules 6.3 and 6.4.
    fn may_claim(past: &Past<'_, Self>, claim: Claim) -> bool {
        match claim {
            Claim::ThreefoldRepetition => past.occurrences_now() >= 3,
            Claim::FiftyMoves => past.position().halfmove_clock() >= 100,
            _ => false,
        }
    }

    /// Rule 5.5.
    fn never_wins(position: &OrthodoxPosition, color: Color) -> Option<Reason> {
        (!position.can_ever_mate(color)).then_some(reason::NEVER_WINS)
    }
}
