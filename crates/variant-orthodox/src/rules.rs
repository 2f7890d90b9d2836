//! The rule sets.

use core::fmt;
use core::str::FromStr;

use variant_core::RulesError;

/// The rule set of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rules {
    /// Castling with the King on the e-file and Rooks on the a- and h-files. Named `standard`.
    #[default]
    Standard,
    /// Castling from any file (rule 3.7). Named `chess960`.
    Chess960,
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Standard => "standard",
            Self::Chess960 => "chess960",
        })
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        [Self::Standard, Self::Chess960]
            .into_iter()
            .zip(["standard", "chess960"])
            .find_map(|(rules, name)| text.eq_ignore_ascii_case(name).then_some(rules))
            .ok_or_else(|| RulesError::new(text, &["standard", "chess960"]))
    }
}
