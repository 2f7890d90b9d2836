//! The games, by name.

use core::fmt;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::pgn::{CanonicalizeError, Line, LineOf, StartError, canonical_moves_of};
use variant_core::pgn::{NodeId, PgnGame};
use variant_core::{
    AnyGame, Game, GameRecord, Info, Position, PositionError, Reading, RecordError, Repair, RulesError, Variant,
};

/// Every game there is: one line a game.
static ENTRIES: &[Entry] = &[
    #[cfg(feature = "orthodox")]
    Entry::of::<variant_orthodox::Orthodox>(),
    #[cfg(feature = "makruk")]
    Entry::of::<variant_makruk::Makruk>(),
    #[cfg(feature = "baroque")]
    Entry::of::<variant_baroque::Baroque>(),
    #[cfg(feature = "makromachy")]
    Entry::of::<variant_makromachy::Makromachy>(),
];

/// Every game there is.
#[must_use]
pub fn entries() -> &'static [Entry] {
    ENTRIES
}

/// A game that is known by name.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    info: &'static Info,
    open: Open,
    load: Load,
    line: NewLine,
    canonical_moves: CanonicalMoves,
}

type Open = fn(Option<&str>, &str, Reading) -> Result<(Box<dyn AnyGame>, Vec<Repair>), OpenError>;
type Load = fn(&GameRecord, u64) -> Result<Box<dyn AnyGame>, RecordError>;
type CanonicalMoves = fn(Option<&str>, &str, &PgnGame, Reading) -> Result<Vec<(NodeId, String)>, CanonicalizeError>;
type NewLine = fn(Option<&str>, &str, Reading) -> Result<Box<dyn Line>, OpenError>;

/// Why no game starts.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The game has no such rule set.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The FEN gives no position.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl Entry {
    const fn of<V: Variant>() -> Self {
        Self {
            info: const { &V::INFO },
            open: open_as::<V>,
            load: load_as::<V>,
            line: line_as::<V>,
            canonical_moves: canonical_moves_as::<V>,
        }
    }

    /// A line of moves from the position of `fen`, or from the start if there is none: see [`pgn`](crate::pgn).
    ///
    /// # Errors
    /// If the game has no such rule set, or the FEN gives no position.
    pub fn line(&self, fen: Option<&str>, rules: &str, reading: Reading) -> Result<Box<dyn Line>, OpenError> {
        (self.line)(fen, rules, reading)
    }

    /// The canonical text of every move of a tree of this game.
    pub(crate) fn canonical_moves(
        &self,
        fen: Option<&str>,
        rules: &str,
        game: &PgnGame,
        reading: Reading,
    ) -> Result<Vec<(NodeId, String)>, CanonicalizeError> {
        (self.canonical_moves)(fen, rules, game, reading)
    }

    /// What the game is called and how it starts.
    #[must_use]
    pub fn info(&self) -> &'static Info {
        self.info
    }

    /// A game from the position of `fen`, read strictly, or from the start if there is none, under the rule set of this name
    /// (empty: the default one).
    ///
    /// # Errors
    /// If the game has no such rule set, or the FEN gives no position.
    pub fn open(&self, fen: Option<&str>, rules: &str) -> Result<Box<dyn AnyGame>, OpenError> {
        Ok((self.open)(fen, rules, Reading::Strict)?.0)
    }

    /// As [`open`](Self::open), with the FEN read leniently: also what was repaired.
    ///
    /// # Errors
    /// If the game has no such rule set, or the FEN gives no position even so.
    ///
    /// ```
    /// let chess = chess_variants::find("chess")?.entry;
    /// let (game, repairs) = chess.open_lenient(Some("4k3/8/8/8/8/8/8/R3K3 w KQ"), "")?;
    /// assert_eq!(game.fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    /// assert_eq!(repairs[0].to_string(), "castling: \"KQ\" read as \"Q\"");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_lenient(&self, fen: Option<&str>, rules: &str) -> Result<(Box<dyn AnyGame>, Vec<Repair>), OpenError> {
        (self.open)(fen, rules, Reading::Lenient)
    }
}

fn canonical_moves_as<V: Variant>(
    fen: Option<&str>,
    rules: &str,
    game: &PgnGame,
    reading: Reading,
) -> Result<Vec<(NodeId, String)>, CanonicalizeError> {
    let start = start_of::<V>(fen, rules, reading).map_err(StartError::from)?.0;
    canonical_moves_of(&start, game, reading)
}

fn line_as<V: Variant>(fen: Option<&str>, rules: &str, reading: Reading) -> Result<Box<dyn Line>, OpenError> {
    Ok(Box::new(LineOf::new(start_of::<V>(fen, rules, reading)?.0)))
}

fn load_as<V: Variant>(record: &GameRecord, budget: u64) -> Result<Box<dyn AnyGame>, RecordError> {
    Ok(Box::new(Game::<V>::from_record(record, budget)?))
}

/// Why a record gives no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// No game has that name.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// The rules refuse the record.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Plays a record again, whatever game it is of. The proofs of claims may look at `budget` positions each.
///
/// # Errors
/// If no game has that name, or what the rules refuse, with the place.
///
/// ```
/// let mut game = chess_variants::find("chess")?.open(None)?;
/// game.play("e2e4")?;
/// let again = chess_variants::load(&game.to_record(), 0)?;
/// assert_eq!(again.fen(), game.fen());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn load(record: &GameRecord, budget: u64) -> Result<Box<dyn AnyGame>, LoadError> {
    let entry = ENTRIES.iter().find(|entry| entry.info.name == record.variant);
    let entry = entry.ok_or_else(|| UnknownVariant::new(&record.variant))?;
    Ok((entry.load)(record, budget)?)
}

fn open_as<V: Variant>(
    fen: Option<&str>,
    rules: &str,
    reading: Reading,
) -> Result<(Box<dyn AnyGame>, Vec<Repair>), OpenError> {
    let (start, repairs) = start_of::<V>(fen, rules, reading)?;
    Ok((Box::new(Game::<V>::new(start)), repairs))
}

/// The position of a FEN, or the start of the game, under the rule set of this name (empty: the default one).
fn start_of<V: Variant>(
    fen: Option<&str>,
    rules: &str,
    reading: Reading,
) -> Result<(V::Position, Vec<Repair>), OpenError> {
    let rules = if rules.is_empty() {
        <V::Position as Position>::Rules::default()
    } else {
        rules.parse()?
    };
    Ok(match fen {
        Some(fen) => V::Position::read_fen(fen, rules, reading)?,
        None => (V::start(rules), Vec::new()),
    })
}

/// A game found by a name: the entry, and the rule set that the name stands for.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The game.
    pub entry: &'static Entry,
    /// The rule set that the name stands for; empty for the default one.
    pub rules: &'static str,
}

impl Found {
    /// A game from the position of `fen`, read strictly, or from the start if there is none, under the rule set of the name.
    ///
    /// # Errors
    /// If the FEN gives no position.
    pub fn open(&self, fen: Option<&str>) -> Result<Box<dyn AnyGame>, OpenError> {
        self.entry.open(fen, self.rules)
    }
}

/// The game of this name or alias, without regard to case.
///
/// # Errors
/// If there is none; the error names the nearest.
///
/// ```
/// assert_eq!(chess_variants::find("Chess960")?.rules, "chess960");
/// let error = chess_variants::find("ortodox").unwrap_err();
/// assert!(error.to_string().contains("did you mean orthodox?"));
/// # Ok::<(), chess_variants::UnknownVariant>(())
/// ```
pub fn find(name: &str) -> Result<Found, UnknownVariant> {
    names()
        .find_map(|(known, rules, entry)| known.eq_ignore_ascii_case(name).then_some(Found { entry, rules }))
        .ok_or_else(|| UnknownVariant::new(name))
}

/// Every name and alias, with the rule set it stands for.
fn names() -> impl Iterator<Item = (&'static str, &'static str, &'static Entry)> {
    ENTRIES.iter().flat_map(|entry| {
        let aliases = entry
            .info
            .aliases
            .iter()
            .map(move |&(alias, rules)| (alias, rules, entry));
        core::iter::once((entry.info.name, "", entry)).chain(aliases)
    })
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariant {
    name: String,
    nearest: Option<&'static str>,
}

impl UnknownVariant {
    fn new(name: &str) -> Self {
        /// Longer names are not compared: no game has one.
        const LONGEST: usize = 40;
        let name: String = name.chars().take(LONGEST).collect();
        let lower = name.to_lowercase();
        let nearest = names()
            .map(|(known, ..)| (distance(&lower, known), known))
            .filter(|&(distance, known)| distance * 2 <= known.len())
            .min_by_key(|&(distance, _)| distance)
            .map(|(_, known)| known);
        Self { name, nearest }
    }

    /// The name that was likely meant.
    #[must_use]
    pub fn nearest(&self) -> Option<&'static str> {
        self.nearest
    }
}

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no game known here", self.name)?;
        if let Some(nearest) = self.nearest {
            return write!(f, "; did you mean {nearest}?");
        }
        f.write_str("; known are")?;
        for (i, entry) in ENTRIES.iter().enumerate() {
            write!(f, "{}{}", if i == 0 { " " } else { ", " }, entry.info.name)?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownVariant {}

/// The number of letters to insert, remove or replace to get from one word to the other (Levenshtein's distance).
fn distance(from: &str, to: &str) -> usize {
    let mut row: Vec<usize> = (0..=to.chars().count()).collect();
    for (i, a) in from.chars().enumerate() {
        let mut diagonal = core::mem::replace(&mut row[0], i + 1);
        for (j, b) in to.chars().enumerate() {
            let replaced = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}
