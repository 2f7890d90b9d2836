//! Why: the reasons of refusals and of results, as small values that point into a catalogue.

use core::fmt;

/// A reason that a game's rules give: why a move is refused, why a set-up cannot be, why the game is over.
///
/// It points to an entry of its game's catalogue, made by [`reasons!`](crate::reasons). Two reasons are equal if code and rule
/// are.
#[derive(Clone, Copy)]
pub struct Reason(&'static Entry);

/// What a catalogue says of a [`Reason`].
#[derive(Debug)]
pub struct Entry {
    /// A short, stable name, such as `blocked`. Public API.
    pub code: &'static str,
    /// The number of the rule in the game's page under `docs/rules`, such as `3.4`.
    pub rule: &'static str,
    /// One sentence in English, without a full stop. `{origin}` and the other [parts](crate::Part) in braces stand for the
    /// squares that play them.
    pub sentence: &'static str,
}

impl Reason {
    /// The reason of this entry.
    #[must_use]
    pub const fn new(entry: &'static Entry) -> Self {
        Self(entry)
    }

    /// A short, stable name, such as `blocked`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// The number of the rule in the game's page under `docs/rules`, such as `3.4`.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        self.0.rule
    }

    /// The sentence in English, with parts in braces.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        self.0.sentence
    }
}

impl PartialEq for Reason {
    fn eq(&self, other: &Self) -> bool {
        (self.code(), self.rule()) == (other.code(), other.rule())
    }
}

impl Eq for Reason {}

impl core::hash::Hash for Reason {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        (self.code(), self.rule()).hash(state);
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rule {})", self.code(), self.rule())
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Declares a game's catalogue of reasons: a constant each, and `REASONS`, all of them.
///
/// ```
/// variant_core::reasons! {
///     /// A pawn captures diagonally only.
///     CAPTURES_ONLY = "captures-only", rule "2.3", "the pawn on {origin} moves that way only to capture";
/// }
/// assert_eq!(CAPTURES_ONLY.rule(), "2.3");
/// assert_eq!(REASONS.len(), 1);
/// ```
#[macro_export]
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $code:expr, rule $rule:literal, $sentence:expr;)+) => {
        $(
            $(#[$doc])*
            pub const $name: $crate::Reason =
                $crate::Reason::new(&$crate::Entry { code: $code, rule: $rule, sentence: $sentence });
        )+

        /// Every reason of this game.
        pub static REASONS: &[$crate::Reason] = &[$($name),+];
    };
}
