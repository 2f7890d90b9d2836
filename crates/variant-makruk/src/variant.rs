//! The game of Makruk.

use variant_core::{Count, Info, Position, Variant};

use crate::{MakrukPosition, Rules};

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

    fn start(rules: Rules) -> MakrukPosition {
        MakrukPosition::from_fen(Self::INFO.start, rules).expect("the start is a position")
    }

    fn count(position: &MakrukPosition) -> Option<Count> {
        position.counting().map(Count::from)
    }
}
