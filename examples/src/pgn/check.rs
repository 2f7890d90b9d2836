//! Whether every move of a game is legal.

use chess_variants::pgn::{Line, StartTags};
use chess_variants::variant_core::Reading;
use chess_variants::variant_core::pgn::{Fault, Numbering, Place, Reader, Text, Visitor, Walk};

use super::Report;

/// Plays the moves of the game that begins at `place`, variations too if asked for.
pub(super) fn check(bytes: &[u8], place: Place, variations: bool, reading: Reading) -> Report {
    let mut checker = Checker {
        variations,
        reading,
        ..Checker::new(place)
    };
    Reader::at(bytes, place).read_game(&mut checker);
    checker.report
}

/// Counts the moves of the main line of the game that begins at `place`.
pub(super) fn count(bytes: &[u8], place: Place) -> Report {
    struct Counter(usize);
    impl Visitor for Counter {
        fn san(&mut self, _: Place, _: Text<'_>) {
            self.0 += 1;
        }
        fn begin_variation(&mut self, _: Place) -> Walk {
            Walk::Skip
        }
    }
    let mut counter = Counter(0);
    Reader::at(bytes, place).read_game(&mut counter);
    Report {
        games: 1,
        plies: counter.0,
        ..Report::default()
    }
}

struct Checker {
    variations: bool,
    reading: Reading,
    begin: Place,
    /// The tags that say what is played: `Variant`, `Ruleset`, `FEN`.
    tags: [Option<String>; 3],
    line: Option<Box<dyn Line>>,
    /// Whether a move of the line that is being read was none: the rest of it is passed over.
    is_broken: bool,
    numbering: Numbering,
    /// The half-moves before the next move, and those at the begin of each open variation.
    ply: u32,
    open: Vec<u32>,
    report: Report,
}

impl Checker {
    fn new(begin: Place) -> Self {
        Self {
            variations: false,
            reading: Reading::Lenient,
            begin,
            tags: [None, None, None],
            line: None,
            is_broken: false,
            numbering: Numbering::default(),
            ply: 0,
            open: Vec::new(),
            report: Report {
                games: 1,
                ..Report::default()
            },
        }
    }

    fn error(&mut self, place: Place, message: &str) {
        self.report.errors.push(format!("{place}: {message}"));
    }
}

impl Visitor for Checker {
    fn tag(&mut self, name: &str, value: Text<'_>) {
        if let Some(index) = ["Variant", "Ruleset", "FEN"].iter().position(|&known| known == name) {
            self.tags[index] = Some(value.decode().into_owned());
        }
    }

    fn end_tags(&mut self) -> Walk {
        let [variant, rules, fen] = self.tags.each_ref().map(Option::as_deref);
        self.numbering = fen.map_or_else(Numbering::default, Numbering::of_fen);
        match (StartTags { variant, rules, fen }).line(self.reading) {
            Ok(line) => {
                self.line = Some(line);
                Walk::Enter
            }
            Err(error) => {
                self.error(self.begin, &error.to_string());
                Walk::Skip
            }
        }
    }

    fn move_number(&mut self, place: Place, number: u32, is_black: bool) {
        if let Some(fault) = self.numbering.check(place, self.ply, number, is_black) {
            self.fault(fault);
        }
    }

    fn san(&mut self, place: Place, text: Text<'_>) {
        self.ply = self.ply.saturating_add(1);
        let Some(line) = self.line.as_mut().filter(|_| !self.is_broken) else {
            return;
        };
        let text = text.decode();
        match line.play(&text, self.reading) {
            Ok(()) => self.report.plies += 1,
            Err(error) => {
                self.is_broken = true;
                self.error(place, &format!("{text}: {error}"));
            }
        }
    }

    fn begin_variation(&mut self, _: Place) -> Walk {
        if !self.variations || self.is_broken {
            return Walk::Skip;
        }
        self.open.push(self.ply);
        self.ply = self.ply.saturating_sub(1);
        if let Some(line) = &mut self.line {
            line.begin_variation();
        }
        Walk::Enter
    }

    fn end_variation(&mut self) {
        self.is_broken = false;
        self.ply = self.open.pop().unwrap_or(self.ply);
        if let Some(line) = &mut self.line {
            line.end_variation();
        }
    }

    fn fault(&mut self, fault: Fault) {
        if self.reading == Reading::Strict || !fault.kind.is_repaired() {
            self.report.errors.push(fault.to_string());
        }
    }
}
