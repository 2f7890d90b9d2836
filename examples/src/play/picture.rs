//! The board as a picture, with squares marked.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chess_variants::variant_core::{AnyGame, File, Illegal, Mark, Occupant, Part};

/// The squares to mark, by their names.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks(BTreeMap<String, Sign>);

/// How a square is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    /// Where a move begins: `<R>`.
    Origin,
    /// Any other: `[R]`.
    Other,
}

impl Marks {
    /// The squares that show why a move is refused.
    pub(super) fn of(illegal: &Illegal) -> Self {
        let mut marks = Self::default();
        for mark in illegal.marks() {
            let sign = if mark.part == Part::Origin {
                Sign::Origin
            } else {
                Sign::Other
            };
            marks.0.entry(name(mark)).or_insert(sign);
        }
        marks
    }

    /// A piece and the squares it can go to, or cross on its way.
    pub(super) fn of_moves<'a>(from: &str, moves: impl Iterator<Item = &'a str>) -> Self {
        let mut marks = Self::default();
        for text in moves {
            for square in squares(text) {
                marks.0.insert(square, Sign::Other);
            }
        }
        marks.0.insert(from.to_owned(), Sign::Origin);
        marks
    }
}

fn name(mark: &Mark) -> String {
    format!("{}{}", mark.file, mark.rank)
}

/// The squares in the text of a move.
fn squares(text: &str) -> Vec<String> {
    let mut squares = Vec::new();
    for leg in text.split(',') {
        let bytes = leg.as_bytes();
        let is_file = |at: usize| bytes[at].is_ascii_lowercase() && bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        let starts: Vec<_> = (0..bytes.len()).filter(|&at| is_file(at)).collect();
        squares.extend(starts.into_iter().map(|at| {
            let digits = bytes[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            leg[at..=at + digits].to_owned()
        }));
    }
    squares
}

/// The parts that squares play in a refusal, as a line below the board.
pub(super) fn legend(illegal: &Illegal) -> String {
    let parts = Part::ALL.into_iter().filter_map(|part| {
        let squares: Vec<_> = illegal.squares(part).map(name).collect();
        (!squares.is_empty()).then(|| format!("{} {}", part.name(), squares.join(" ")))
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// The board from White's side: ranks on the left, files below, three columns a square.
pub(super) fn draw(game: &dyn AnyGame, marks: &Marks, ascii: bool) -> String {
    let info = game.info();
    let pieces: BTreeMap<String, Occupant> = game.pieces().into_iter().collect();
    let figurines = if ascii { None } else { figurines(info.name) };
    let mut picture = String::new();
    for rank in (1..=info.ranks).rev() {
        let _ = write!(picture, "{rank:>2} ");
        for file in (0..info.files).filter_map(File::new) {
            let square = format!("{file}{rank}");
            let (left, right) = match marks.0.get(&square) {
                None => (' ', ' '),
                Some(Sign::Origin) => ('<', '>'),
                Some(Sign::Other) => ('[', ']'),
            };
            let sign = pieces.get(&square).map_or('.', |&piece| sign(piece, figurines));
            picture.extend([left, sign, right]);
        }
        picture.truncate(picture.trim_end().len());
        picture.push('\n');
    }
    picture += "   ";
    for file in (0..info.files).filter_map(File::new) {
        let _ = write!(picture, " {file} ");
    }
    picture.truncate(picture.trim_end().len());
    picture.push('\n');
    picture
}

/// A game's letters, and for each what stands for it in White's and in Black's colour.
type Figurines = &'static [(char, [char; 2])];

/// The figurines of the games that are played with pieces Unicode has. The Met is shown as a Queen and the Khon as a Bishop, as it
/// is done where no Thai set is at hand.
fn figurines(game: &str) -> Option<Figurines> {
    match game {
        "orthodox" => Some(&[
            ('K', ['♔', '♚']),
            ('Q', ['♕', '♛']),
            ('R', ['♖', '♜']),
            ('B', ['♗', '♝']),
            ('N', ['♘', '♞']),
            ('P', ['♙', '♟']),
        ]),
        "makruk" => Some(&[
            ('K', ['♔', '♚']),
            ('M', ['♕', '♛']),
            ('R', ['♖', '♜']),
            ('S', ['♗', '♝']),
            ('N', ['♘', '♞']),
            ('P', ['♙', '♟']),
        ]),
        _ => None,
    }
}

/// The figurine of a piece, or its letter: upper case for White.
fn sign(piece: Occupant, figurines: Option<Figurines>) -> char {
    let figurine = figurines.and_then(|all| all.iter().find(|(letter, _)| *letter == piece.letter));
    match figurine {
        Some((_, colors)) => colors[piece.color as usize],
        None if piece.color.is_white() => piece.letter,
        None => piece.letter.to_ascii_lowercase(),
    }
}
