//! The game of orthodox chess.

use variant_core::{Info, Position, Variant};

use crate::{OrthodoxPosition, Rules};

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

    fn start(rules: Rules) -> OrthodoxPosition {
        OrthodoxPosition::from_fen(Self::INFO.start, rules).expect("the start is a position")
    }
}
