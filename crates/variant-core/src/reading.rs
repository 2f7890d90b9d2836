//! How strictly text is read.

/// How strictly text is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reading {
    /// Only the canonical form; anything else is refused, with its place and a suggestion.
    #[default]
    Strict,
    /// Likely slips are repaired, and what was repaired is listed.
    Lenient,
}
