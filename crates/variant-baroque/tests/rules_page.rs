//! The boards of `docs/rules/baroque.md`: each shows its FEN, and the table below it tells all captures of the men it is about.

mod common;

use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../docs/rules/baroque.md");

/// A board of the page with what stands below it.
struct Diagram<'a> {
    picture: &'a str,
    fen: &'a str,
    /// Moves and what each captures.
    captures: Vec<(&'a str, &'a str)>,
}

fn diagrams() -> Vec<Diagram<'static>> {
    let sections = PAGE.split("```text\n").skip(1);
    let diagrams = sections.map(|section| {
        let (picture, below) = section.split_once("```\n").expect(section);
        let fen = below
            .strip_prefix("FEN `")
            .and_then(|text| text.split_once('`'))
            .expect(below)
            .0;
        // Up to the source of the rule.
        let rows = below.lines().take_while(|line| !line.starts_with('['));
        let captures = rows.filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | "));
        Diagram {
            picture,
            fen,
            captures: captures.collect(),
        }
    });
    diagrams.collect()
}

#[test]
fn every_board_shows_its_fen() {
    let diagrams = diagrams();
    assert_eq!(diagrams.len(), 20);
    for diagram in diagrams {
        common::drawn(diagram.picture, diagram.fen);
    }
}

#[test]
fn every_table_tells_all_captures() {
    let mut tables = 0;
    for diagram in diagrams().iter().filter(|diagram| !diagram.captures.is_empty()) {
        let position = common::position(diagram.fen);
        let men: BTreeSet<_> = diagram.captures.iter().map(|(text, _)| &text[..2]).collect();
        let found: Vec<_> = men.iter().flat_map(|man| common::captures(&position, man)).collect();
        let mut told: Vec<_> = diagram
            .captures
            .iter()
            .map(|(text, victims)| {
                let mut victims: Vec<_> = victims.split(' ').collect();
                victims.sort_unstable();
                format!("{text}: {}", victims.join(" "))
            })
            .collect();
        told.sort();
        assert_eq!(found, told, "{}", diagram.fen);
        tables += 1;
    }
    assert_eq!(tables, 13);
}
