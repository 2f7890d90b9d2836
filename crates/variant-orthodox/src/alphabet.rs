//! Other letters for the kinds of piece: pictures, and those of some languages.

use variant_core::san::Alphabet;

use crate::Role;

/// Pictures: `♘f3`. Those of White are written for both sides, as books do; those of Black are read too.
///
/// ```
/// use variant_core::{Reading, san};
/// use variant_orthodox::{Orthodox, Position as _, Rules, Variant as _, alphabet};
///
/// let start = Orthodox::start(Rules::Standard);
/// let m = san::read_in(&start, "♘f3", Reading::Strict, &alphabet::FIGURINES)?;
/// assert_eq!(san::write_in(&start, m, &alphabet::FRENCH), "Cf3");
/// # Ok::<(), san::SanError>(())
/// ```
pub const FIGURINES: Alphabet<Role> = Alphabet::new(
    "figurine",
    &[
        (Role::King, &["♔", "♚"]),
        (Role::Queen, &["♕", "♛"]),
        (Role::Rook, &["♖", "♜"]),
        (Role::Bishop, &["♗", "♝"]),
        (Role::Knight, &["♘", "♞"]),
        (Role::Pawn, &["♙", "♟"]),
    ],
);

/// Roi, dame, tour, fou, cavalier, pion.
pub const FRENCH: Alphabet<Role> = Alphabet::new(
    "French",
    &[
        (Role::King, &["R"]),
        (Role::Queen, &["D"]),
        (Role::Rook, &["T"]),
        (Role::Bishop, &["F"]),
        (Role::Knight, &["C"]),
        (Role::Pawn, &["P"]),
    ],
);

/// König, Dame, Turm, Läufer, Springer, Bauer.
pub const GERMAN: Alphabet<Role> = Alphabet::new(
    "German",
    &[
        (Role::King, &["K"]),
        (Role::Queen, &["D"]),
        (Role::Rook, &["T"]),
        (Role::Bishop, &["L"]),
        (Role::Knight, &["S"]),
        (Role::Pawn, &["B"]),
    ],
);

/// Rey, dama, torre, alfil, caballo, peón.
pub const SPANISH: Alphabet<Role> = Alphabet::new(
    "Spanish",
    &[
        (Role::King, &["R"]),
        (Role::Queen, &["D"]),
        (Role::Rook, &["T"]),
        (Role::Bishop, &["A"]),
        (Role::Knight, &["C"]),
        (Role::Pawn, &["P"]),
    ],
);

/// Every alphabet here.
pub const ALPHABETS: [Alphabet<Role>; 4] = [FIGURINES, FRENCH, GERMAN, SPANISH];
