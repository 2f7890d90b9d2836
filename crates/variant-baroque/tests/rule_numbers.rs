//! Every rule has a test that bears its number, and every number that the code cites is a rule.

mod common;

use std::collections::BTreeSet;

use variant_baroque::reason::REASONS;
use variant_baroque::{Intent, Position as _, Rules, Square};

const PAGE: &str = include_str!("../../../docs/rules/baroque.md");
const TESTS: [&str; 6] = [
    include_str!("rules_1_2.rs"),
    include_str!("rules_3.rs"),
    include_str!("rules_4.rs"),
    include_str!("rules_5.rs"),
    include_str!("rules_6.rs"),
    include_str!("rules_8.rs"),
];

/// Rules for a notation and for lenient reading, which the layers above the position deal with.
const ELSEWHERE: [&str; 6] = ["6.3", "6.4", "6.5", "6.6", "6.10", "6.11"];

/// The numbers of all rules: a rule begins a line with its number in bold.
fn rules() -> BTreeSet<String> {
    let lines = PAGE.lines().filter_map(|line| line.strip_prefix("**")?.split_once(' '));
    lines
        .map(|(number, _)| number.to_string())
        .filter(|number| number.contains('.'))
        .collect()
}

#[test]
fn every_rule_has_a_test_of_its_number() {
    let rules = rules();
    assert_eq!(rules.len(), 72);
    for rule in rules.iter().filter(|rule| !ELSEWHERE.contains(&rule.as_str())) {
        let name = format!("fn rule_{}_", rule.replace('.', "_"));
        assert!(
            TESTS.iter().any(|tests| tests.contains(&name)),
            "no test of rule {rule}"
        );
    }
}

/// Reasons of refusals that need more than two squares, of set-ups and of ends.
const OF_OTHER_THINGS: [&str; 17] = [
    "no-second-leg",
    "no-promotion",
    "pass-in-check",
    "missing-king",
    "too-many-kings",
    "opponent-in-check",
    "checkmate",
    "stalemate",
    "insufficient-material",
    "threefold-repetition",
    "fivefold-repetition",
    "fifty-moves",
    "seventy-five-moves",
    "agreement",
    "resignation",
    "flag",
    "never-wins",
];

#[test]
fn every_other_reason_refuses_some_move() {
    let mut found: BTreeSet<_> = OF_OTHER_THINGS.into_iter().collect();
    for position in common::thrown(7, Rules::default()).take(300) {
        for from in Square::all() {
            for to in Square::all().filter(|&to| to != from) {
                if let Err(illegal) = position.resolve(&Intent::new(from, to)) {
                    found.insert(illegal.reason().code());
                }
            }
        }
    }
    let all: BTreeSet<_> = REASONS.iter().map(|reason| reason.code()).collect();
    assert_eq!(found, all);
}

#[test]
fn every_reason_cites_a_rule_that_there_is() {
    let rules = rules();
    for reason in REASONS {
        assert!(rules.contains(reason.rule()), "{reason:?}");
    }
}
