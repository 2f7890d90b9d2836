//! The game of Baroque.

use variant_core::{Info, Position, Variant};

use crate::{BaroquePosition, Rules};

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

    fn start(rules: Rules) -> BaroquePosition {
        BaroquePosition::from_fen(Self::INFO.start, rules).expect("the start is a position")
    }
}
