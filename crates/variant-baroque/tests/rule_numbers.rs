//! Every rule has a test that bears its number, and every number that the code cites is a rule.

use std::collections::BTreeSet;

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

#[test]
fn every_reason_cites_a_rule_that_there_is() {
    let rules = rules();
    for reason in variant_baroque::reason::REASONS {
        assert!(rules.contains(reason.rule()), "{reason:?}");
    }
}
