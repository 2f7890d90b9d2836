//! Every rule has a test that bears its number, and every number that the code cites is a rule.

use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../docs/rules/makruk.md");
const TESTS: [&str; 5] = [
    include_str!("rules_1_to_4.rs"),
    include_str!("rules_5_and_6.rs"),
    include_str!("rules_7.rs"),
    include_str!("rules_8.rs"),
    include_str!("rules_9_10.rs"),
];

/// The rule of a notation that is not written by this crate.
const ELSEWHERE: [&str; 1] = ["9.10"];

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
    assert!(rules.len() >= 68);
    for rule in rules.iter().filter(|rule| !ELSEWHERE.contains(&rule.as_str())) {
        let name = format!("fn rule_{}_", rule.replace('.', "_"));
        assert!(
            TESTS.iter().any(|tests| tests.contains(&name)),
            "no test of rule {rule}"
        );
    }
}

#[test]
fn every_reason_cites_a_rule_that_there_is() {
    let rules = rules();
    for reason in variant_makruk::reason::REASONS {
        assert!(rules.contains(reason.rule()), "{reason:?}");
    }
}
