//! The game of Makruk.

use variant_core::{Claim, ClaimRule, Color, Count, Ends, Info, Past, Position, Reason, Variant};

use crate::{MakrukPosition, Rules, reason};

/// Makruk, the chess of Thailand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Makruk {}

impl Variant for Makruk {
    type Position = MakrukPosition;

    const INFO: Info = Info {
        name: "makruk",
        title: "Makruk",
        aliases: &[("thai", ""), ("thai chess", "")],
        start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
        files: 8,
        ranks: 8,
    };

    const ENDS: Ends = Ends {
        agreement: reason::AGREEMENT,
        resignation: reason::RESIGNATION,
        flag: reason::FLAG,
    };

    const CLAIMS: &'static [ClaimRule] = &[ClaimRule {
        claim: Claim::ThreefoldRepetition,
        reason: reason::THREEFOLD,
        // Rule 8.3.
        with_move: false,
    }];

    fn start(rules: Rules) -> MakrukPosition {
        MakrukPosition::from_fen(Self::INFO.start, rules).expect("the start is a position")
    }

    /// Rule 8.1.
    fn may_claim(past: &Past<'_, Self>, claim: Claim) -> bool {
        claim == Claim::ThreefoldRepetition && past.occurrences_now() >= 3
    }

    /// Rule 8.5.
    fn never_wins(position: &MakrukPosition, color: Color) -> Option<Reason> {
        let can_win = !position.is_bare(color) && !position.is_insufficient_material();
        (!can_win).then_some(reason::NEVER_WINS)
    }

    fn count(position: &MakrukPosition) -> Option<Count> {
        position.counting().map(Count::from)
    }
}
