//! Other letters for the kinds of piece: of a language, or pictures.

use crate::Role;

/// Letters for the kinds of piece other than the game's own: of a language, or pictures.
///
/// ```
/// use variant_core::san::Alphabet;
///
/// variant_core::roles! {
///     /// The kinds of piece of a small game.
///     pub enum Role {
///         /// It steps one square any way.
///         King = 'K' "king",
///         /// It steps forward.
///         Pawn = 'P' "pawn",
///     }
/// }
/// const FRENCH: Alphabet<Role> = Alphabet::new("French", &[(Role::King, &["R"]), (Role::Pawn, &["P"])]);
/// assert_eq!(FRENCH.letter(Role::King), Some("R"));
/// assert_eq!(FRENCH.read_prefix("Rd4"), Some((Role::King, 1)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Alphabet<R: Role> {
    name: &'static str,
    letters: &'static [(R, &'static [&'static str])],
}

/// Behind a picture these only choose between its looks, as text and as emoji.
const VARIATION_SELECTORS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

impl<R: Role> Alphabet<R> {
    /// An alphabet of this name. Each kind's first text is written, and all of them are read; a kind that is missing keeps its own
    /// letter in writing.
    #[must_use]
    pub const fn new(name: &'static str, letters: &'static [(R, &'static [&'static str])]) -> Self {
        Self { name, letters }
    }

    /// Its name, in English.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What is written for a kind.
    #[must_use]
    pub fn letter(&self, role: R) -> Option<&'static str> {
        let (_, texts) = self.letters.iter().find(|(known, _)| *known == role)?;
        texts.first().copied()
    }

    /// The kind whose letter `text` begins with, and how many bytes it took; the longest letter that fits.
    #[must_use]
    pub fn read_prefix(&self, text: &str) -> Option<(R, usize)> {
        let (role, length) = self
            .letters
            .iter()
            .flat_map(|(role, texts)| texts.iter().map(move |letter| (*role, *letter)))
            .filter(|(_, letter)| text.starts_with(letter))
            .map(|(role, letter)| (role, letter.len()))
            .max_by_key(|(_, length)| *length)?;
        let rest = &text[length..];
        Some((
            role,
            length + rest.len() - rest.trim_start_matches(VARIATION_SELECTORS).len(),
        ))
    }
}
