//! The rule sets (rule 6.13).

use core::fmt;
use core::str::FromStr;

use variant_core::RulesError;

/// The rule set of a game: the choices between readings of the rules.
///
/// ```
/// use variant_baroque::{ChameleonPinch, Rules};
///
/// let rules: Rules = "chameleon-pinch-rook-moves".parse()?;
/// assert_eq!(rules.chameleon_pinch, ChameleonPinch::RookMoves);
/// assert_eq!("standard".parse(), Ok(Rules::default()));
/// # Ok::<(), variant_core::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// After which of its moves a chameleon pinches.
    pub chameleon_pinch: ChameleonPinch,
}

/// After which of its moves a chameleon pinches pawns (rule 4.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ChameleonPinch {
    /// After every move. Named `chameleon-pinch-any-move`, or `standard`.
    #[default]
    AnyMove,
    /// After moves along a file or a rank. Named `chameleon-pinch-rook-moves`.
    RookMoves,
}

const ANY_MOVE: &str = "chameleon-pinch-any-move";
const ROOK_MOVES: &str = "chameleon-pinch-rook-moves";
/// Another name of the default.
const STANDARD: &str = "standard";

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.chameleon_pinch {
            ChameleonPinch::AnyMove => ANY_MOVE,
            ChameleonPinch::RookMoves => ROOK_MOVES,
        })
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        [
            (ANY_MOVE, ChameleonPinch::AnyMove),
            (STANDARD, ChameleonPinch::AnyMove),
            (ROOK_MOVES, ChameleonPinch::RookMoves),
        ]
        .into_iter()
        .find_map(|(name, chameleon_pinch)| text.eq_ignore_ascii_case(name).then_some(Self { chameleon_pinch }))
        .ok_or_else(|| RulesError::new(text, &[ANY_MOVE, ROOK_MOVES]))
    }
}
