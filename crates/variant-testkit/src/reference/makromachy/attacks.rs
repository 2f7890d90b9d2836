//! What each piece attacks: the squares where it could capture an enemy. (rule 3.4)

use super::board::{Board, Square};
use super::pieces::{
    ALL_EIGHT, DIAGONAL, Kind, LEAPS_2_0, LEAPS_2_1, LEAPS_2_2, LEAPS_3_1, LEAPS_3_2, ORTHOGONAL, Offset, forward,
};

impl Board {
    /// Whether a piece of that side attacks the square. (rule 3.4)
    pub(super) fn is_attacked(&self, target: Square, by_white: bool) -> bool {
        let mut is_attacked = false;
        for from in Square::all() {
            if self.is_side_at(from, by_white) {
                self.for_each_attacked(from, |square| is_attacked |= square == target);
            }
        }
        is_attacked
    }

    /// Names every square that the piece on `from` attacks; one may be named twice. (rule 3.4)
    pub(super) fn for_each_attacked(&self, from: Square, mut visit: impl FnMut(Square)) {
        let Some(piece) = self.at(from) else { return };
        let visit = &mut visit;
        match piece.kind {
            // rule 4.1
            Kind::Pawn => {
                let up = forward(piece.is_white);
                leap(from, &[(-1, up), (1, up)], visit);
            }
            // rule 4.2
            Kind::Warrior => {
                let up = forward(piece.is_white);
                leap(from, &[(-1, up), (1, up)], visit);
                leap(from, &[(-1, -2 * up), (1, -2 * up), (-2, -up), (2, -up)], visit);
            }
            // rule 4.3
            Kind::Zebra => leap(from, &LEAPS_3_2, visit),
            // rule 4.4
            Kind::Camel => leap(from, &LEAPS_3_1, visit),
            // rule 4.5
            Kind::Elephant => {
                leap(from, &DIAGONAL, visit);
                leap(from, &LEAPS_2_2, visit);
            }
            // rule 4.6
            Kind::Knight => leap(from, &LEAPS_2_1, visit),
            // rule 4.7
            Kind::Champion => {
                leap(from, &ORTHOGONAL, visit);
                leap(from, &LEAPS_2_0, visit);
                leap(from, &LEAPS_2_2, visit);
            }
            // rule 4.8
            Kind::Vao => self.hop(from, &DIAGONAL, visit),
            // rule 4.9
            Kind::Cannon => self.hop(from, &ORTHOGONAL, visit),
            // rule 4.10
            Kind::Bishop => self.slide(from, &DIAGONAL, visit),
            // rule 4.11
            Kind::Rook => self.slide(from, &ORTHOGONAL, visit),
            // rule 4.12
            Kind::Queen => self.slide(from, &ALL_EIGHT, visit),
            // rule 4.13
            Kind::DragonHorse => {
                self.slide(from, &DIAGONAL, visit);
                leap(from, &ORTHOGONAL, visit);
            }
            // rule 4.14
            Kind::DragonKing => {
                self.slide(from, &ORTHOGONAL, visit);
                leap(from, &DIAGONAL, visit);
            }
            // rule 4.15
            Kind::Rhino => {
                self.bend(from, (0, 1), [(-1, 1), (1, 1)], visit);
                self.bend(from, (1, 0), [(1, 1), (1, -1)], visit);
                self.bend(from, (0, -1), [(1, -1), (-1, -1)], visit);
                self.bend(from, (-1, 0), [(-1, -1), (-1, 1)], visit);
            }
            // rule 4.16
            Kind::Griffon => {
                self.bend(from, (1, 1), [(1, 0), (0, 1)], visit);
                self.bend(from, (1, -1), [(1, 0), (0, -1)], visit);
                self.bend(from, (-1, -1), [(-1, 0), (0, -1)], visit);
                self.bend(from, (-1, 1), [(-1, 0), (0, 1)], visit);
            }
            // rule 4.17
            Kind::Archbishop => {
                self.slide(from, &DIAGONAL, visit);
                leap(from, &LEAPS_2_1, visit);
            }
            // rule 4.18
            Kind::Marshall => {
                self.slide(from, &ORTHOGONAL, visit);
                leap(from, &LEAPS_2_1, visit);
            }
            // rule 4.19
            Kind::Archer => {
                leap(from, &ORTHOGONAL, visit);
                leap(from, &LEAPS_2_2, visit);
            }
            // rule 4.20
            Kind::Bat => self.fly(from, &DIAGONAL, visit),
            // rule 4.21
            Kind::Raven => self.fly(from, &ORTHOGONAL, visit),
            // rule 4.22
            Kind::Eagle => self.fly(from, &ALL_EIGHT, visit),
            // rule 4.23; what a hit-and-run captures is adjacent, and so attacked by the slide
            Kind::Terror => {
                self.slide(from, &ALL_EIGHT, visit);
                leap(from, &LEAPS_2_0, visit);
                leap(from, &LEAPS_2_1, visit);
                leap(from, &LEAPS_2_2, visit);
            }
            // rule 4.24
            Kind::King => leap(from, &ALL_EIGHT, visit),
        }
    }

    /// The empty squares of each ray, and the first piece. (rule 3.2)
    pub(super) fn slide(&self, from: Square, directions: &[Offset], visit: &mut impl FnMut(Square)) {
        for &direction in directions {
            let mut next = from.offset(direction);
            while let Some(square) = next {
                visit(square);
                if !self.is_empty_at(square) {
                    break;
                }
                next = square.offset(direction);
            }
        }
    }

    /// The squares of each ray behind the first piece, up to and with the second. (rule 4.8)
    fn hop(&self, from: Square, directions: &[Offset], visit: &mut impl FnMut(Square)) {
        for &direction in directions {
            let mut pieces_met = 0;
            let mut next = from.offset(direction);
            while let Some(square) = next {
                if pieces_met == 1 {
                    visit(square);
                }
                if !self.is_empty_at(square) {
                    pieces_met += 1;
                }
                if pieces_met == 2 {
                    break;
                }
                next = square.offset(direction);
            }
        }
    }

    /// The squares of each ray up to and with the first piece that stops birds. (rule 5.2)
    fn fly(&self, from: Square, directions: &[Offset], visit: &mut impl FnMut(Square)) {
        for &direction in directions {
            let mut next = from.offset(direction);
            while let Some(square) = next {
                visit(square);
                if self.at(square).is_some_and(|piece| piece.kind.stops_birds()) {
                    break;
                }
                next = square.offset(direction);
            }
        }
    }

    /// A first step, and if its square is empty a slide from there in two directions. (rules 4.15, 4.16)
    fn bend(&self, from: Square, first: Offset, onward: [Offset; 2], visit: &mut impl FnMut(Square)) {
        if let Some(corner) = from.offset(first) {
            visit(corner);
            if self.is_empty_at(corner) {
                self.slide(corner, &onward, visit);
            }
        }
    }
}

/// The squares at these offsets. (rule 3.1)
fn leap(from: Square, offsets: &[Offset], visit: &mut impl FnMut(Square)) {
    for &offset in offsets {
        if let Some(square) = from.offset(offset) {
            visit(square);
        }
    }
}
