//! The rules page and the code say the same: diagrams, Betza strings, letters, boards and numbers.

use std::collections::BTreeSet;

use variant_core::Role as _;
use variant_makromachy::{Makromachy, MakromachyPosition, Position as _, Role, Rules, Variant as _, reason};

const PAGE: &str = include_str!("../../../docs/rules/makromachy.md");

/// A kind's name as the page writes it.
fn title(role: Role) -> String {
    let words = role.name().split(' ').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The numbers of the rules on the page.
fn numbers() -> BTreeSet<&'static str> {
    PAGE.lines()
        .filter_map(|line| line.strip_prefix("**")?.split_once(' '))
        .map(|(number, _)| number)
        .filter(|number| number.starts_with(|c: char| c.is_ascii_digit()))
        .collect()
}

/// To write the diagrams anew, replace each by what this test shows.
#[test]
fn each_diagram_is_made_from_the_table() {
    for &role in Role::ALL {
        let marker = format!("<!-- diagram: {} -->\n\n```text\n", title(role));
        let (_, rest) = PAGE
            .split_once(&marker)
            .unwrap_or_else(|| panic!("no diagram of the {role}"));
        let (diagram, _) = rest.split_once("```").expect("the end of a diagram");
        assert_eq!(diagram, role.diagram(), "the diagram of the {role}");
    }
}

#[test]
fn each_diagram_stands_behind_the_rule_that_the_table_names() {
    for &role in Role::ALL {
        let rule = format!("\n**{} {}.** ", role.movement().rule, title(role));
        let (_, rest) = PAGE.split_once(&rule).unwrap_or_else(|| panic!("no rule{rule}"));
        let (_, marker) = rest.split_once("<!-- diagram: ").expect("a diagram");
        assert!(marker.starts_with(&format!("{} -->", title(role))), "{role}");
    }
}

#[test]
fn each_betza_string_is_made_from_the_table() {
    let cells: Vec<_> = PAGE
        .lines()
        .filter(|line| line.starts_with('|'))
        .flat_map(|line| {
            let cells: Vec<_> = line.split('|').map(|cell| cell.trim().trim_end_matches(" †")).collect();
            cells.windows(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>()
        })
        .collect();
    for &role in Role::ALL {
        let row = role.movement();
        let betza = match row.special() {
            Some(special) => format!("{} + {special}", row.betza()),
            None => row.betza(),
        };
        assert!(cells.contains(&(&title(role), &betza)), "{role}: {betza}");
    }
}

#[test]
fn each_letter_is_the_tables() {
    for &role in Role::ALL {
        let row = format!("| `{}` | {} | {} |", role.letter(), title(role), role.movement().rule);
        assert!(PAGE.contains(&row), "{row}");
    }
    assert_eq!(Role::from_letter('X').or(Role::from_letter('Y')), None);
}

#[test]
fn each_board_is_the_one_of_its_fen() {
    let mut boards = 0;
    for (drawn, fen) in PAGE.split("```text\n").skip(1).filter_map(|part| {
        let (drawn, rest) = part.split_once("```\n")?;
        let (fen, _) = rest.strip_prefix("\nFEN: `")?.split_once('`')?;
        Some((drawn, fen))
    }) {
        let position = MakromachyPosition::from_fen(fen, Rules).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(position.board().to_string(), drawn, "{fen}");
        boards += 1;
    }
    assert!(boards >= 7, "{boards}");
    assert!(PAGE.contains(&Makromachy::start(Rules).board().to_string()));
    assert!(PAGE.contains(Makromachy::INFO.start));
}

#[test]
fn every_rule_that_a_reason_cites_is_on_the_page() {
    let numbers = numbers();
    for reason in reason::REASONS {
        assert!(numbers.contains(reason.rule()), "{reason}: {}", reason.rule());
    }
    for &role in Role::ALL {
        assert!(numbers.contains(role.movement().rule), "{role}");
    }
}
