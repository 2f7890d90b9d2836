//! The table of movement worked out for each square, when the crate is compiled.

use variant_core::{Color, Direction, Grid14x14, LeapTable, Role as _, between};

use crate::movement::Movement;
use crate::{Bitboard, Role, Square};

const KINDS: usize = Role::ALL.len();

/// The squares at each kind's leaps, and at the first steps of its bent slides.
pub(crate) static LEAPS: [LeapTable<Grid14x14>; KINDS] = {
    let mut tables = [Offsets::NONE.table(); KINDS];
    let mut i = 0;
    while i < KINDS {
        tables[i] = leaps(Role::ALL[i].movement()).table();
        i += 1;
    }
    tables
};

/// The squares of each side's captures at single offsets, by kind.
pub(crate) static TAKES: [[LeapTable<Grid14x14>; KINDS]; 2] = {
    let mut tables = [[Offsets::NONE.table(); KINDS]; 2];
    let mut i = 0;
    while i < KINDS {
        tables[0][i] = takes(Role::ALL[i].movement(), Color::White).table();
        tables[1][i] = takes(Role::ALL[i].movement(), Color::Black).table();
        i += 1;
    }
    tables
};

/// The squares that each kind gets to by bent slides on an empty board.
pub(crate) static BENT: [LeapTable<Grid14x14>; KINDS] = {
    let mut tables = [Offsets::NONE.table(); KINDS];
    let mut i = 0;
    while i < KINDS {
        tables[i] = bends(Role::ALL[i].movement()).table();
        i += 1;
    }
    tables
};

/// The squares on the same file or rank.
pub(crate) static ORTHOGONALS: LeapTable<Grid14x14> = rays(&Direction::ORTHOGONAL).table();
/// The squares on the same diagonals.
pub(crate) static DIAGONALS: LeapTable<Grid14x14> = rays(&Direction::DIAGONAL).table();

/// The squares at most three steps away: no leap and no capture at one offset goes further.
pub(crate) static NEAR: LeapTable<Grid14x14> = {
    const REACH: i8 = 3;
    let mut offsets = Offsets::NONE;
    let mut x = -REACH;
    while x <= REACH {
        let mut y = -REACH;
        while y <= REACH {
            if x != 0 || y != 0 {
                offsets = offsets.with((x, y));
            }
            y += 1;
        }
        x += 1;
    }
    let mut i = 0;
    while i < KINDS {
        assert!(leaps(Role::ALL[i].movement()).reach() <= REACH);
        assert!(takes(Role::ALL[i].movement(), Color::White).reach() <= REACH);
        i += 1;
    }
    offsets.table()
};

/// Offsets to the east and north, in a list that a `const fn` can grow.
struct Offsets {
    list: [(i8, i8); 128],
    count: usize,
}

impl Offsets {
    const NONE: Self = Self {
        list: [(0, 0); 128],
        count: 0,
    };

    /// These and another, if it is new.
    const fn with(mut self, offset: (i8, i8)) -> Self {
        let mut i = 0;
        while i < self.count {
            if self.list[i].0 == offset.0 && self.list[i].1 == offset.1 {
                return self;
            }
            i += 1;
        }
        self.list[self.count] = offset;
        self.count += 1;
        self
    }

    /// These and a leap with all its rotations and reflections (rule 3.1).
    const fn with_leap(self, (x, y): (i8, i8)) -> Self {
        self.with((x, y))
            .with((y, x))
            .with((y, -x))
            .with((x, -y))
            .with((-x, -y))
            .with((-y, -x))
            .with((-y, x))
            .with((-x, y))
    }

    /// The most steps that any of them takes.
    const fn reach(&self) -> i8 {
        let (mut reach, mut i) = (0, 0);
        while i < self.count {
            let (x, y) = (self.list[i].0.abs(), self.list[i].1.abs());
            let steps = if x > y { x } else { y };
            reach = if steps > reach { steps } else { reach };
            i += 1;
        }
        reach
    }

    const fn table(&self) -> LeapTable<Grid14x14> {
        Grid14x14::leaps(self.list.split_at(self.count).0)
    }
}

const fn leaps(movement: &Movement) -> Offsets {
    let mut offsets = Offsets::NONE;
    let mut i = 0;
    while i < movement.leaps.len() {
        offsets = offsets.with_leap(movement.leaps[i]);
        i += 1;
    }
    let first_steps = movement.bends.directions();
    i = 0;
    while i < first_steps.len() {
        offsets = offsets.with(first_steps[i].step());
        i += 1;
    }
    offsets
}

const fn takes(movement: &Movement, color: Color) -> Offsets {
    let mut offsets = Offsets::NONE;
    let mut i = 0;
    while i < movement.takes.len() {
        offsets = offsets.with(oriented(color, movement.takes[i]));
        i += 1;
    }
    i = 0;
    while i < movement.takes_also.len() {
        offsets = offsets.with(oriented(color, movement.takes_also[i]));
        i += 1;
    }
    offsets
}

/// The number of steps of the longest ray.
const LONGEST: i8 = 13;

const fn bends(movement: &Movement) -> Offsets {
    let mut offsets = Offsets::NONE;
    let first_steps = movement.bends.directions();
    let mut i = 0;
    while i < first_steps.len() {
        let (x, y) = first_steps[i].step();
        let outward = outward(first_steps[i]);
        let mut steps = 0;
        while steps < LONGEST {
            let (a, b) = (outward[0].step(), outward[1].step());
            offsets = offsets
                .with((x + steps * a.0, y + steps * a.1))
                .with((x + steps * b.0, y + steps * b.1));
            steps += 1;
        }
        i += 1;
    }
    offsets
}

const fn rays(directions: &[Direction]) -> Offsets {
    let mut offsets = Offsets::NONE;
    let mut i = 0;
    while i < directions.len() {
        let (x, y) = directions[i].step();
        let mut steps = 1;
        while steps <= LONGEST {
            offsets = offsets.with((steps * x, steps * y));
            steps += 1;
        }
        i += 1;
    }
    offsets
}

/// An offset to the east and forward, as one to the east and north (rule 1.2).
#[inline]
pub(crate) const fn oriented(color: Color, (files, ranks): (i8, i8)) -> (i8, i8) {
    (files, if color.is_white() { ranks } else { -ranks })
}

/// The two directions in which a bent slide goes on behind a first step (rules 4.15 and 4.16): those beside it.
#[inline]
pub(crate) const fn outward(step: Direction) -> [Direction; 2] {
    let step = step as usize;
    [Direction::ALL[(step + 7) % 8], Direction::ALL[(step + 1) % 8]]
}

/// The squares that a piece on `from` passes on its bent slide to `to`, which it can reach on an empty board.
pub(crate) fn bent_way(role: Role, from: Square, to: Square) -> Bitboard {
    for &first in role.movement().bends.directions() {
        let Some(corner) = from.step(first) else { continue };
        if corner == to {
            return Bitboard::EMPTY;
        }
        if corner.direction_to(to).is_some_and(|way| outward(first).contains(&way)) {
            return between(corner, to).with(corner);
        }
    }
    Bitboard::EMPTY
}
