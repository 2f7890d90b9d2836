//! Movement in Betza's notation, from the table (section 4 of the rules page).

use alloc::string::String;

use crate::movement::{Lines, Movement};

impl Movement {
    /// The movement in Betza's notation, without what that notation has no sign for: see [`special`](Self::special).
    ///
    /// ```
    /// use variant_makromachy::Role;
    /// assert_eq!(Role::Terror.movement().betza(), "QNAD");
    /// assert_eq!(Role::Warrior.movement().betza(), "fmWfmnDfceFbhcN");
    /// ```
    #[must_use]
    pub fn betza(&self) -> String {
        let mut text = String::new();
        let (anywhere, from_home) = self.pushes;
        for (steps, atom) in [(1, "fmW"), (2, "fmnD")] {
            if anywhere >= steps {
                text.push_str(atom);
            }
        }
        if !self.takes.is_empty() {
            text.push_str("fceF");
        }
        if !self.takes_also.is_empty() {
            text.push_str("bhcN");
        }
        for (steps, atom) in [(2, "ifmnD"), (3, "ifmnH")] {
            if (anywhere + 1..=from_home).contains(&steps) {
                text.push_str(atom);
            }
        }
        text.push_str(rider(self.slides));
        for (lines, over) in [(self.hops, "cp"), (self.flights, "cpp")] {
            if !lines.is_none() {
                text.extend(["m", rider(lines), over, rider(lines)]);
            }
        }
        match self.bends {
            Lines::Orthogonal => text.push_str("WyafsW"),
            Lines::Diagonal => text.push_str("FyafsF"),
            Lines::None | Lines::All => {}
        }
        match self.leaps {
            [(1, 0), (1, 1)] => text.push('K'),
            leaps => text.extend(leaps.iter().map(|&leap| atom(leap))),
        }
        text
    }

    /// What it has besides, by the name that the rules give it.
    #[must_use]
    pub const fn special(&self) -> Option<&'static str> {
        if !self.lifts.0.is_none() {
            Some("air lift")
        } else if self.hits_and_runs {
            Some("hit-and-run")
        } else if self.castles {
            Some("castling")
        } else {
            None
        }
    }
}

/// The letter of slides along these lines.
const fn rider(lines: Lines) -> &'static str {
    match lines {
        Lines::None => "",
        Lines::Orthogonal => "R",
        Lines::Diagonal => "B",
        Lines::All => "Q",
    }
}

/// The letter of a leap.
const fn atom(leap: (i8, i8)) -> char {
    match leap {
        (1, 0) => 'W',
        (1, 1) => 'F',
        (2, 0) => 'D',
        (2, 1) => 'N',
        (2, 2) => 'A',
        (3, 1) => 'C',
        (3, 2) => 'Z',
        _ => '?',
    }
}
