//! Lines of perft suites.

use variant_core::PerftRecord;

fn fault(line: &str) -> (&'static str, usize) {
    let error = line.parse::<PerftRecord>().expect_err(line);
    assert_eq!(
        error.to_string(),
        format!("expected {} at byte {}", error.expected, error.at)
    );
    (error.expected, error.at)
}

#[test]
fn a_line_has_a_position_and_its_counts_in_order() {
    let record: PerftRecord = "8/8 w - - 0 1 ;D1 20 ;D3 8902;id start position ;D2 400"
        .parse()
        .unwrap();
    assert_eq!(record.fen, "8/8 w - - 0 1");
    assert_eq!(record.counts, [(1, 20), (3, 8902), (2, 400)]);
    assert_eq!(record.id.as_deref(), Some("start position"));
}

#[test]
fn a_position_alone_is_a_record() {
    let record: PerftRecord = " 8/8 w ".parse().unwrap();
    assert_eq!(
        (record.fen.as_str(), record.counts.len(), record.id),
        ("8/8 w", 0, None)
    );
}

#[test]
fn a_line_without_a_position_is_refused() {
    assert_eq!(fault(""), ("a FEN", 0));
    assert_eq!(fault("  ;D1 20"), ("a FEN", 0));
}

#[test]
fn an_unknown_opcode_is_refused_where_it_stands() {
    assert_eq!(fault("8/8 ;X1 20"), ("an opcode: D and a depth, or id", 5));
    assert_eq!(fault("8/8 ;D1 20 ;Dx 400"), ("an opcode: D and a depth, or id", 12));
    assert_eq!(fault("8/8 ;D 20"), ("an opcode: D and a depth, or id", 5));
    assert_eq!(fault("8/8 ;d1 20"), ("an opcode: D and a depth, or id", 5));
    assert_eq!(fault("8/8 ;D-1 20"), ("an opcode: D and a depth, or id", 5));
    assert_eq!(fault("8/8 ;D4294967296 20"), ("an opcode: D and a depth, or id", 5));
}

#[test]
fn a_count_is_a_whole_number() {
    assert_eq!(fault("8/8 ;D1 many"), ("a whole number of nodes", 5));
    assert_eq!(fault("8/8 ;D1 -20"), ("a whole number of nodes", 5));
    assert_eq!(fault("8/8 ;D1 2.5"), ("a whole number of nodes", 5));
    assert_eq!(fault("é ;D1 99999999999999999999"), ("a whole number of nodes", 4));
}

#[test]
fn an_opcode_needs_an_operand() {
    assert_eq!(fault("8/8 ;D1"), ("an opcode and its operand", 5));
    assert_eq!(fault("8/8 ;D1 20;"), ("an opcode and its operand", 11));
    assert_eq!(fault("8/8 ;id"), ("an opcode and its operand", 5));
}
