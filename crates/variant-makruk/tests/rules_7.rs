//! The count, rule by rule of `docs/rules/makruk.md`.

mod common;

use common::{after, count, end, game, position};
use variant_core::Variant as _;
use variant_makruk::{CountKind, Makruk, Position as _};

#[test]
fn rule_7_1_a_count_runs_while_there_is_no_pawn_of_either_colour() {
    // One colour's pawns are enough to keep it away, even against a bare king.
    assert_eq!(count(&position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1")), None);
    assert_eq!(count(&position("4k3/8/8/8/P7/8/8/R3K3 w - - 0 1")), None);
    assert_eq!(count(&position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), None);
    // It begins by itself once the last pawn is gone, with pieces on both sides.
    let started = after(position("4k3/r7/8/P7/8/8/8/R3K3 w - - 0 1"), &["a5a6m"]);
    assert_eq!(count(&started), Some(("board", 64, 0)));
    // It stands in the FEN.
    assert_eq!(started.to_fen(), "4k3/r7/M7/8/8/8/8/R3K3 b - 128 0 1");
}

#[test]
fn rule_7_2_bare_means_nothing_but_the_king() {
    use variant_makruk::Color::{Black, White};
    let position = position("4k3/8/8/8/8/8/8/M3K3 w - - 0 1");
    assert!(position.is_bare(Black));
    assert!(!position.is_bare(White));
}

#[test]
fn rule_7_3_the_state_and_the_number_to_show() {
    for (ply, shown) in [(8, 4), (10, 5)] {
        let position = position(&format!("4k3/8/8/8/8/8/8/R3K3 b - 32 {ply} 60"));
        let counting = position.counting().unwrap();
        assert_eq!(
            (counting.kind(), counting.limit(), counting.ply()),
            (CountKind::Pieces, 16, ply)
        );
        assert_eq!(counting.shown(), shown);
        assert_eq!(counting.to_string(), format!("{shown}/16"));
        let plain = Makruk::count(&position).unwrap();
        assert_eq!(
            (plain.kind, plain.limit, plain.ply, plain.shown),
            ("pieces", 16, ply, shown)
        );
        // The bare king's move shows the next number, the answer the same.
        let next = after(position, &["e8d8"]).counting().unwrap();
        assert_eq!((next.ply(), next.shown()), (ply + 1, shown + 1));
    }
    assert_eq!(Makruk::count(&common::start()), None);
}

#[test]
fn rule_7_4_between_two_armies_it_starts_at_nothing() {
    let promoted = after(position("3k4/2m5/8/4MP2/3KS3/8/8/8 w - - 0 1"), &["f5f6m"]);
    assert_eq!(count(&promoted), Some(("board", 64, 0)));
    assert_eq!(count(&after(promoted, &["c7d6", "d4d5"])), Some(("board", 64, 2)));
}

#[test]
fn rule_7_5_against_a_bare_king_it_starts_at_the_number_of_pieces() {
    // The attacker has bared the king or promoted last: the bare side moves.
    let bared = after(position("8/8/8/4k3/8/2K5/3r4/3RN3 w - - 0 1"), &["d1d2"]);
    assert_eq!(bared.to_fen(), "8/8/8/4k3/8/2K5/3R4/4N3 b - 32 8 1");
    let promoted = after(position("4k3/8/8/P7/8/8/8/R3K3 w - - 0 1"), &["a5a6m"]);
    assert_eq!(count(&promoted), Some(("pieces", 16, 8)));
    // The bare king has taken the last pawn: the attacker moves.
    let taken = after(position("8/8/8/8/4kP2/8/7R/K7 b - - 0 1"), &["e4f4"]);
    assert_eq!(count(&taken), Some(("pieces", 16, 5)));
    assert_eq!(count(&after(taken, &["h2h3"])), Some(("pieces", 16, 6)));
    // The same with colours exchanged.
    let taken = after(position("k7/7r/8/4Kp2/8/8/8/8 w - - 0 1"), &["e5f5"]);
    assert_eq!(count(&taken), Some(("pieces", 16, 5)));
}

#[test]
fn rule_7_6_the_limits() {
    for (men, limit) in [
        ("RR", 8),
        ("RRR", 8),
        ("RRSSNN", 8),
        ("R", 16),
        ("RSS", 16),
        ("RSSNNMM", 16),
        ("SS", 22),
        ("SSS", 22),
        ("SSNN", 22),
        ("NN", 32),
        ("NNN", 32),
        // A khon and two knights: two knights are looked at first.
        ("SNN", 32),
        ("SNNM", 32),
        ("S", 44),
        ("SN", 44),
        ("SMM", 44),
        ("NM", 64),
        ("NMM", 64),
        ("MM", 64),
        ("MMMMM", 64),
    ] {
        // White takes the last black piece.
        let empties = 8 - men.len();
        let before = position(&format!("4k3/8/8/8/{men}{empties}/8/1m6/K7 w - 128 30 70"));
        let bared = after(before, &["a1b2"]);
        let ply = 2 * (u16::try_from(men.len()).unwrap() + 2);
        assert_eq!(count(&bared), Some(("pieces", limit, ply)), "{men}");
    }
}

#[test]
fn rule_7_7_a_count_starts_with_the_last_pawn_and_anew_with_a_bare_king() {
    // Taken, or promoted by a capture.
    let taken = after(position("4k3/8/8/3n4/1P6/8/7R/4K3 b - - 0 1"), &["d5b4"]);
    assert_eq!(count(&taken), Some(("board", 64, 0)));
    let promoted = after(position("4k3/7s/2n5/1P6/8/8/7R/4K3 w - - 0 1"), &["b5c6m"]);
    assert_eq!(count(&promoted), Some(("board", 64, 0)));
    // Not while another pawn is left.
    let left = after(position("4k3/8/2n5/1P6/6P1/8/7R/4K3 w - - 0 1"), &["b5c6m"]);
    assert_eq!(count(&left), None);
    // Anew on the very last half-move of the 64: no draw.
    let last = game("8/2K3k1/5m2/4S1S1/8/8/8/8 w - 128 127 80", &["e5f6"]);
    assert_eq!(count(last.position()), Some(("pieces", 22, 8)));
    assert_eq!(last.outcome(), None);
}

#[test]
fn rule_7_8_nothing_but_moves_changes_a_running_count() {
    // A capture that bares nobody, and a check.
    let running = position("4k3/n7/4n3/8/8/8/R7/4K3 w - 128 20 80");
    let taken = after(running, &["a2a7"]);
    assert_eq!(count(&taken), Some(("board", 64, 21)));
    assert_eq!(count(&after(taken, &["e8d8", "a7a8"])), Some(("board", 64, 23)));
    // The bare king takes a rook: the limit of two rooks stays.
    let rook = after(position("8/8/8/8/8/3k4/2R5/4K2R b - 16 8 90"), &["d3c2"]);
    assert_eq!(count(&rook), Some(("pieces", 8, 9)));
    // He takes the last piece: the count goes on, and the game is over for another reason.
    let bare = after(position("8/8/8/8/8/3k4/2R5/7K b - 32 6 90"), &["d3c2"]);
    assert_eq!(count(&bare), Some(("pieces", 16, 7)));
    assert_eq!(bare.to_fen(), "8/8/8/8/8/8/2k5/7K w - 32 7 91");
    assert_eq!(end(&bare), Some((0, "insufficient-material")));
}

#[test]
fn rule_7_9_it_runs_out_at_twice_the_limit_after_the_test_for_mate() {
    let before = "k7/7R/8/8/8/8/6R1/4K3 w - 16 15 90";
    assert_eq!(end(&position(before)), None);
    let mate = game(before, &["g2g8"]);
    assert_eq!(end(mate.position()), Some((1, "checkmate")));
    let draw = game(before, &["g2g7"]);
    assert_eq!(end(draw.position()), Some((0, "counting")));
    assert_eq!(count(draw.position()), Some(("pieces", 8, 16)));
}

#[test]
fn rule_7_10_two_rooks_and_a_knight_have_three_moves() {
    // The table of the rule.
    let mut position = position("7k/R7/8/8/8/8/1R4N1/4K3 b - 16 10 60");
    let mut shown = vec![position.counting().unwrap().to_string()];
    for text in ["h8g8", "g2f4", "g8h8", "f4g2", "h8g8"] {
        position = after(position, &[text]);
        shown.push(position.counting().unwrap().to_string());
        assert_eq!(end(&position), None);
    }
    assert_eq!(shown, ["5/8", "6/8", "6/8", "7/8", "7/8", "8/8"]);
    assert_eq!(end(&after(position, &["b2b8"])), Some((1, "checkmate")));
    assert_eq!(end(&after(position, &["b2b3"])), Some((0, "counting")));
}

#[test]
fn rule_7_11_with_too_many_pieces_it_has_run_out_at_once() {
    let nine = game("4k3/8/8/8/8/8/1m1SSNN1/K1R2M1R w - 128 30 70", &["a1b2"]);
    assert_eq!(count(nine.position()), Some(("pieces", 8, 18)));
    assert_eq!(end(nine.position()), Some((0, "counting")));
    // Unless the move that started it is mate.
    let mate = game("6nk/R7/5N2/8/8/8/SSNMM3/K5R1 w - 128 30 70", &["g1g8"]);
    assert_eq!(count(mate.position()), Some(("pieces", 8, 20)));
    assert_eq!(end(mate.position()), Some((1, "checkmate")));
    // The bare king takes the last pawn, and N is the limit: one move for the attacker.
    let one = game("8/8/8/8/4kP2/8/R6R/K1NNMM2 b - - 0 1", &["e4f4"]);
    assert_eq!(count(one.position()), Some(("pieces", 8, 15)));
    assert_eq!(end(one.position()), None);
    let over = game("8/8/8/8/4kP2/8/R6R/K1NNMM2 b - - 0 1", &["e4f4", "h2h3"]);
    assert_eq!(end(over.position()), Some((0, "counting")));
}

#[test]
fn rule_7_12_the_last_half_move_between_two_armies_is_the_128th() {
    let before = "k7/7R/8/8/8/8/n5R1/4K3 w - 128 127 90";
    assert_eq!(end(&position(before)), None);
    assert_eq!(end(game(before, &["g2g7"]).position()), Some((0, "counting")));
    // A mate with it wins.
    assert_eq!(end(game(before, &["g2g8"]).position()), Some((1, "checkmate")));
}

#[test]
fn rule_7_13_the_side_that_is_worse_may_win() {
    // Three rooks against two, and the two mate on the last half-move.
    let mated = game("4k1r1/8/R7/R7/R7/8/7r/K7 b - 128 127 90", &["g8g1"]);
    assert_eq!(end(mated.position()), Some((-1, "checkmate")));
}

#[test]
fn passing_ticks_like_a_move() {
    let mut position = position("4k3/8/8/8/8/8/8/R3K3 w - 32 7 60");
    position.pass().unwrap();
    assert_eq!(position.to_fen(), "4k3/8/8/8/8/8/8/R3K3 b - 32 8 60");
}
