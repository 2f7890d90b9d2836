//! Other letters for the kinds of piece (rule 9.2).

use variant_core::san::Alphabet;

use crate::Role;

/// Thai: khun, met, khon, ma, ruea, bia, each by its first consonant; the met keeps the mark above it, for the ma begins alike.
///
/// ```
/// use variant_core::{Reading, san};
/// use variant_makruk::{Makruk, Position as _, Rules, Variant as _, alphabet};
///
/// let start = Makruk::start(Rules::default());
/// let m = san::read_in(&start, "มd2", Reading::Strict, &alphabet::THAI)?;
/// assert_eq!(san::write(&start, m), "Nd2");
/// # Ok::<(), san::SanError>(())
/// ```
pub const THAI: Alphabet<Role> = Alphabet::new(
    "Thai",
    &[
        (Role::King, &["ข"]),
        (Role::Met, &["ม็"]),
        (Role::Khon, &["ค"]),
        (Role::Knight, &["ม"]),
        (Role::Rook, &["ร"]),
        (Role::Pawn, &["บ"]),
    ],
);
