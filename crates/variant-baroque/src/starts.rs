//! Other starts than that of the game (rule 1.5).

use variant_core::{Color, File, Piece, Rank, SetupError};

use crate::{BaroquePosition, Board, Position as _, Role, Rules, Setup, Square};

/// The men of a side's first rank, a-file first.
pub type Array = [Role; 8];

/// One of the two corner men of a player's array, of which he names one his immobilizer (rule 1.5); the other is his coordinator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Corner {
    /// The man on the a-file.
    A,
    /// The man on the h-file.
    H,
}

/// The start of Abbott's rules of 1962: King and withdrawer exchanged on both sides (rule 1.5).
///
/// ```
/// use variant_baroque::{Position as _, Rules, abbott_start};
///
/// let start = abbott_start(Rules::default());
/// assert_eq!(start.to_fen(), "rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w - - 0 1");
/// ```
#[must_use]
#[expect(clippy::missing_panics_doc, reason = "the arrays have a King each and stand apart")]
pub fn abbott_start(rules: Rules) -> BaroquePosition {
    let white = chosen_array(true, Corner::A);
    let black = chosen_array(false, Corner::H);
    start_of_arrays(white, black, rules).expect("the start is a position")
}

/// The orthodox array after a player's two choices: whether King and withdrawer change places, and which corner man is the
/// immobilizer (rule 1.5).
///
/// ```
/// use variant_baroque::{Corner, Position as _, Rules, chosen_array, start_of_arrays};
///
/// let (white, black) = (chosen_array(false, Corner::H), chosen_array(true, Corner::A));
/// let start = start_of_arrays(white, black, Rules::default())?;
/// assert_eq!(start.to_fen(), "mnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNM w - - 0 1");
/// # Ok::<(), variant_core::SetupError>(())
/// ```
#[must_use]
pub const fn chosen_array(exchanges_king: bool, immobilizer: Corner) -> Array {
    let (d, e) = if exchanges_king {
        (Role::King, Role::Withdrawer)
    } else {
        (Role::Withdrawer, Role::King)
    };
    let (a, h) = match immobilizer {
        Corner::A => (Role::Immobilizer, Role::Coordinator),
        Corner::H => (Role::Coordinator, Role::Immobilizer),
    };
    [
        a,
        Role::LongLeaper,
        Role::Chameleon,
        d,
        e,
        Role::Chameleon,
        Role::LongLeaper,
        h,
    ]
}

/// The start with these men on the first rank of each side and pawns before them, White to move: any shuffle (rule 1.5).
///
/// # Errors
/// If an array has not exactly one King.
pub fn start_of_arrays(white: Array, black: Array, rules: Rules) -> Result<BaroquePosition, SetupError> {
    let mut board = Board::empty();
    for (color, array, ranks) in [(Color::White, white, [0, 1]), (Color::Black, black, [7, 6])] {
        for (file, role) in (0..8).zip(array) {
            for (rank, role) in ranks.into_iter().zip([role, Role::Pawn]) {
                let square = File::new(file)
                    .zip(Rank::new(rank))
                    .and_then(|(file, rank)| Square::at(file, rank));
                if let Some(square) = square {
                    board.put(square, Piece::new(color, role));
                }
            }
        }
    }
    let setup = Setup {
        board,
        turn: Color::White,
        clock: 0,
        fullmove: 1,
    };
    BaroquePosition::from_setup(&setup, rules)
}
