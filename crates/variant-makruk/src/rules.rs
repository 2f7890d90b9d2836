//! The rule sets.

/// The rule set. Makruk has one: the sister games (Makpong, where only the king may answer a check, or Ouk) are other games.
pub type Rules = variant_core::StandardRules;
