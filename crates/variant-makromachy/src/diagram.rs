//! A picture of how each kind moves, from the table.

use alloc::string::String;
use core::fmt::Write as _;

use variant_core::{Color, Direction, Piece, Role as _};

use crate::reach::{self, HOME_RANK};
use crate::{Bitboard, Board, File, Rank, Role, Square};

impl Role {
    /// A board that shows what this kind does: a white piece of it, a few white pieces in its way, and on the empty squares `*`
    /// where it may go or capture an enemy that stood there, `-` where it may only go, and `x` where it may only capture.
    ///
    /// The rules page shows these boards. Hit-and-run, en passant and castling are not in them.
    ///
    /// ```
    /// use variant_makromachy::Role;
    ///
    /// assert_eq!(Role::Camel.diagram(), "\
    /// 14  . . . . . . . . . . . . . .
    /// 13  . . . . . . . . . . . . . .
    /// 12  . . . . . . . . . . . . . .
    /// 11  . . . . . . . . . . . . . .
    /// 10  . . . . . * . * . . . . . .
    ///  9  . . . . . . . . . . . . . .
    ///  8  . . . * . . . . . * . . . .
    ///  7  . . . . . . J . . . . . . .
    ///  6  . . . * . . . . . * . . . .
    ///  5  . . . . . . . . . . . . . .
    ///  4  . . . . . * . * . . . . . .
    ///  3  . . . . . . . . . . . . . .
    ///  2  . . . . . . . . . . . . . .
    ///  1  . . . . . . . . . . . . . .
    ///     a b c d e f g h i j k l m n
    /// ");
    /// ```
    #[must_use]
    pub fn diagram(self) -> String {
        let board = self.scene();
        let white = |role| board.pieces(Color::White, role);
        let from = white(self).first();
        let occupied = board.occupied();
        let stoppers = Self::ALL
            .iter()
            .filter(|role| role.movement().stops_flights)
            .fold(Bitboard::EMPTY, |all, &role| all | white(role));
        let moves = from.map_or(Bitboard::EMPTY, |from| reach::moves(Color::White, self, from, occupied));
        let captures = from.map_or(Bitboard::EMPTY, |from| {
            reach::attacks(Color::White, self, from, occupied, stoppers)
        });
        let mut picture = String::new();
        for rank in (0..14).rev().filter_map(Rank::new) {
            let _ = write!(picture, "{:>2} ", rank.number());
            for square in (0..14).filter_map(|file| Square::at(File::new(file)?, rank)) {
                let mark = board.piece_at(square).map(Piece::letter);
                let mark = mark.unwrap_or(match (moves.contains(square), captures.contains(square)) {
                    (true, true) => '*',
                    (true, false) => '-',
                    (false, true) => 'x',
                    (false, false) => '.',
                });
                let _ = write!(picture, " {mark}");
            }
            picture.push('\n');
        }
        picture.push_str("    a b c d e f g h i j k l m n\n");
        picture
    }

    /// The piece in the middle of the board, or on its home rank if that matters, and what shows how others matter to it.
    fn scene(self) -> Board {
        let row = self.movement();
        let mut board = Board::empty();
        let rank = if row.pushes.0 == row.pushes.1 { 7 } else { HOME_RANK };
        let Some(from) = File::new(6)
            .zip(Rank::new(rank - 1))
            .and_then(|(file, rank)| Square::at(file, rank))
        else {
            return board;
        };
        let mut put = |role, direction: Direction, steps: i8| {
            let (files, ranks) = direction.step();
            if let Some(square) = from.offset(files * steps, ranks * steps) {
                board.put(square, Piece::new(Color::White, role));
            }
        };
        put(self, Direction::North, 0);
        if let [first, second, ..] = row.slides.directions() {
            put(Self::Pawn, *first, 5);
            put(Self::Pawn, *second, 3);
        }
        if let [first, second, ..] = row.hops.directions() {
            put(Self::Pawn, *first, 3);
            put(Self::Pawn, *second, 2);
            put(Self::Pawn, *second, 5);
        }
        if let [first, second, ..] = row.flights.directions() {
            put(Self::Pawn, *first, 2);
            put(Self::Archer, *second, 4);
        }
        if let [first, second, third, ..] = row.lifts.0.directions() {
            put(Self::Pawn, *first, 6);
            put(Self::Pawn, *second, 3);
            put(Self::Pawn, *third, 4);
        }
        if let [first, ..] = row.bends.directions() {
            put(Self::Pawn, *first, 1);
        }
        board
    }
}
