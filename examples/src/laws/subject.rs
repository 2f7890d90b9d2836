//! The games as a long run sees them.

use chess_variants::baroque::{self, Baroque};
use chess_variants::find;
use chess_variants::makromachy::{self, Makromachy};
use chess_variants::makruk::{self, Makruk};
use chess_variants::orthodox::{self, Orthodox, OrthodoxPosition};
use chess_variants::variant_core::Variant;
use serde::Serialize;
use serde::de::DeserializeOwned;
use variant_testkit::adjudicator::{Adjudicator, DrawRules, SlowGame};
use variant_testkit::long_run::{Ground, Law, Tally};
use variant_testkit::reference::Reference;
use variant_testkit::reference::baroque::BaroqueReference;
use variant_testkit::reference::makromachy::{MakromachyReference, MakromachyReferenceGame};
use variant_testkit::reference::makruk::MakrukReference;
use variant_testkit::reference::orthodox::OrthodoxReference;
use variant_testkit::starts;

type Check = dyn Fn(Law, u64, usize, &(dyn Fn(u64) + Sync)) -> Tally;

/// A game under a rule set, ready for a long run.
pub(super) struct Subject {
    name: &'static str,
    /// The game's name and the rule set.
    key: (&'static str, &'static str),
    check: Box<Check>,
}

impl Subject {
    fn new<V: Variant, R: Reference>(name: &'static str, rules: &'static str, ground: Ground<V>) -> Self
    where
        V::Position: Serialize + DeserializeOwned,
    {
        Self {
            name,
            key: (V::INFO.name, rules),
            check: Box::new(move |law, count, threads, seen| ground.check::<R>(law, count, threads, seen)),
        }
    }

    /// Every game, and every rule set that makes a difference.
    pub(super) fn all() -> Vec<Self> {
        vec![
            Self::new::<Orthodox, OrthodoxReference>("orthodox", "", orthodox(orthodox_starts())),
            Self::new::<Orthodox, OrthodoxReference>("chess960", "chess960", orthodox(chess960_starts())),
            Self::new::<Makruk, MakrukReference>("makruk", "", makruk()),
            Self::new::<Baroque, BaroqueReference>("baroque", "", baroque()),
            Self::new::<Makromachy, MakromachyReference>("makromachy", "", makromachy()),
        ]
    }

    /// The game of this name or alias.
    pub(super) fn find(name: &str) -> Result<Self, String> {
        let found = find(name).map_err(|error| error.to_string())?;
        let key = (found.entry.info().name, found.rules);
        let subject = Self::all().into_iter().find(|subject| subject.key == key);
        subject.ok_or_else(|| format!("{name} is not among the games of the long run"))
    }

    pub(super) fn name(&self) -> &'static str {
        self.name
    }

    pub(super) fn check(&self, law: Law, count: u64, threads: usize, seen: &(dyn Fn(u64) + Sync)) -> Tally {
        (self.check)(law, count, threads, seen)
    }
}

fn orthodox(starts: Vec<OrthodoxPosition>) -> Ground<Orthodox> {
    Ground {
        starts,
        walk: 120,
        longest: 600,
        mirror: orthodox::Setup::mirrored,
        slow: |fen, rules| {
            let draws = DrawRules {
                fields: 4,
                fivefold: true,
                clock_field: Some(4),
            };
            adjudicated::<OrthodoxReference>(fen, rules, draws)
        },
    }
}

fn orthodox_starts() -> Vec<OrthodoxPosition> {
    starts::positions(&starts::orthodox(), orthodox::Rules::Standard)
}

/// Every array, and what the test kit has besides.
fn chess960_starts() -> Vec<OrthodoxPosition> {
    let arrays = (0..orthodox::CHESS960_STARTS).filter_map(orthodox::chess960_start);
    arrays
        .chain(starts::positions(&starts::chess960(), orthodox::Rules::Chess960))
        .collect()
}

fn makruk() -> Ground<Makruk> {
    Ground {
        starts: starts::positions(&starts::makruk(), makruk::Rules::default()),
        walk: 160,
        longest: 500,
        mirror: makruk::Setup::mirrored,
        slow: |fen, rules| {
            adjudicated::<MakrukReference>(
                fen,
                rules,
                DrawRules {
                    fields: 2,
                    ..DrawRules::default()
                },
            )
        },
    }
}

fn baroque() -> Ground<Baroque> {
    Ground {
        starts: starts::positions(&starts::baroque(), baroque::Rules::default()),
        walk: 120,
        longest: 600,
        mirror: baroque::Setup::mirrored,
        slow: |fen, rules| {
            let draws = DrawRules {
                fields: 2,
                fivefold: true,
                clock_field: Some(4),
            };
            adjudicated::<BaroqueReference>(fen, rules, draws)
        },
    }
}

fn makromachy() -> Ground<Makromachy> {
    Ground {
        starts: starts::positions(&starts::makromachy(), makromachy::Rules),
        walk: 80,
        longest: 400,
        mirror: makromachy::Setup::mirrored,
        slow: |fen, rules| {
            let start = MakromachyReference::from_fen(fen, rules).expect("the reference reads every start");
            Box::new(MakromachyReferenceGame::new(start))
        },
    }
}

fn adjudicated<R: Reference + 'static>(fen: &str, rules: &str, draws: DrawRules) -> Box<dyn SlowGame> {
    let start = R::from_fen(fen, rules).expect("the reference reads every start");
    Box::new(Adjudicator::new(start, draws))
}
