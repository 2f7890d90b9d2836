//! The 960 starts of Chess960 by number (rule 3.8).

use variant_core::{Color, File, Piece};

use crate::castling::{CastlingRight, back_rank};
use crate::{Board, Orthodox, OrthodoxPosition, Position as _, Role, Rules, Square, Variant as _};

/// The number of starts of Chess960.
pub const CHESS960_STARTS: u16 = 960;

/// The start of Chess960 of this number, 0 to 959 (rule 3.8); `None` from 960 on. 518 is the array of orthodox chess.
///
/// ```
/// use variant_orthodox::{Position as _, chess960_start};
///
/// let start = chess960_start(0).expect("a start");
/// assert_eq!(start.to_fen(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
/// assert!(chess960_start(518).expect("a start").to_fen().starts_with("rnbqkbnr/"));
/// assert_eq!(chess960_start(960), None);
/// ```
#[must_use]
pub fn chess960_start(number: u16) -> Option<OrthodoxPosition> {
    let array = array(number)?;
    let mut setup = Orthodox::start(Rules::Chess960).to_setup();
    setup.board = Board::empty();
    setup.castling = [alloc::vec::Vec::new(), alloc::vec::Vec::new()];
    for color in Color::ALL {
        for (file, role) in (0..8).filter_map(File::new).zip(array) {
            let home = Square::at(file, back_rank(color))?;
            setup.board.put(home, Piece::new(color, role));
            if role == Role::Rook {
                setup.castling[color as usize].insert(0, CastlingRight::File(file));
            }
            let pawn = home.offset(0, if color.is_white() { 1 } else { -1 })?;
            setup.board.put(pawn, Piece::new(color, Role::Pawn));
        }
    }
    OrthodoxPosition::from_setup(&setup, Rules::Chess960).ok()
}

/// The two free files, of five, on which the Knights stand.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The men of the back rank, a-file first.
fn array(number: u16) -> Option<[Role; 8]> {
    if number >= CHESS960_STARTS {
        return None;
    }
    let number = usize::from(number);
    let mut array = [None; 8];
    array[number % 4 * 2 + 1] = Some(Role::Bishop);
    let number = number / 4;
    array[number % 4 * 2] = Some(Role::Bishop);
    let number = number / 4;
    put_on_free(&mut array, number % 6, Role::Queen);
    let (first, second) = KNIGHTS[number / 6];
    // The second first: it lies to the right, so that the first keeps its place among the free files.
    put_on_free(&mut array, second, Role::Knight);
    put_on_free(&mut array, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put_on_free(&mut array, 0, role);
    }
    Some(array.map(|role| role.unwrap_or(Role::Pawn)))
}

/// Puts a man on the free file of this index, counted from the a-file.
fn put_on_free(array: &mut [Option<Role>; 8], index: usize, role: Role) {
    if let Some(slot) = array.iter_mut().filter(|slot| slot.is_none()).nth(index) {
        *slot = Some(role);
    }
}
