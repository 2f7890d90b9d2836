//! Rule sets by name.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// The rule set of a game that has only one. Its name is `standard`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StandardRules;

impl fmt::Display for StandardRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("standard")
    }
}

impl FromStr for StandardRules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, RulesError> {
        if text.eq_ignore_ascii_case("standard") {
            Ok(Self)
        } else {
            Err(RulesError::new(text, &["standard"]))
        }
    }
}

/// A text that is not the name of a rule set of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError {
    found: String,
    known: &'static [&'static str],
}

impl RulesError {
    /// `found` is none of the `known` names.
    #[must_use]
    pub fn new(found: &str, known: &'static [&'static str]) -> Self {
        Self {
            found: found.chars().take(40).collect(),
            known,
        }
    }

    /// The names there are.
    #[must_use]
    pub fn known(&self) -> &'static [&'static str] {
        self.known
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is no rule set of this game; expected {}",
            self.found,
            self.known.join(" or ")
        )
    }
}

impl core::error::Error for RulesError {}
