//! The board, the pieces, promotion and check, rule by rule of `docs/rules/makruk.md`.

mod common;

use common::{after, position, refusal, start, texts, texts_from};
use variant_makruk::{
    Bitboard, Color, Makruk, MakrukPosition, Piece, Position as _, Role, Rules, Square, Variant as _,
};

/// The squares that the piece on `from` attacks, asked for one by one.
fn attacked_from(fen: &str, from: &str) -> Vec<String> {
    let position = position(fen);
    let from: Square = from.parse().unwrap();
    let color = position.board().color_at(from).unwrap();
    Square::all()
        .filter(|&to| position.attackers(to, color).contains(from))
        .map(|to| to.to_string())
        .collect()
}

#[test]
fn rule_1_1_the_board_has_eight_files_and_eight_ranks() {
    assert_eq!((Makruk::INFO.files, Makruk::INFO.ranks), (8, 8));
    assert_eq!(Square::all().len(), 64);
    assert!("i1".parse::<Square>().is_err());
    assert!("a9".parse::<Square>().is_err());
}

#[test]
fn rule_1_2_forward_is_up_for_white_and_down_for_black() {
    let position = position("4k3/8/8/1p2s3/8/1P2S3/8/3K4 w - - 0 1");
    assert_eq!(texts_from(&position, "b3"), ["b3b4"]);
    assert!(texts_from(&position, "e3").contains(&"e3e4".into()));
    assert!(!texts_from(&position, "e3").contains(&"e3e2".into()));
    let black = after(position, &["b3b4"]);
    assert!(texts_from(&black, "e5").contains(&"e5e4".into()));
    assert!(!texts_from(&black, "e5").contains(&"e5e6".into()));
}

#[test]
fn rule_1_3_each_side_has_sixteen_pieces() {
    let board = *start().board();
    for color in Color::ALL {
        let numbers = [Role::King, Role::Met, Role::Khon, Role::Knight, Role::Rook, Role::Pawn]
            .map(|role| board.pieces(color, role).count());
        assert_eq!(numbers, [1, 1, 2, 2, 2, 8]);
    }
}

#[test]
fn rule_1_4_the_set_up() {
    let start = Makruk::start(Rules::default());
    assert_eq!(
        start.board().to_string(),
        "\
8  r n s m k s n r
7  . . . . . . . .
6  p p p p p p p p
5  . . . . . . . .
4  . . . . . . . .
3  P P P P P P P P
2  . . . . . . . .
1  R N S K M S N R
   a b c d e f g h
"
    );
    // Each king stands on the file of the other side's met, and both mets on dark squares.
    for color in Color::ALL {
        let met = start.board().pieces(!color, Role::Met).first().unwrap();
        assert_eq!(start.king(color).file(), met.file());
        assert_eq!((met.file().index() + met.rank().index()) % 2, 0);
    }
    assert_eq!(texts(&start).len(), 23);
}

#[test]
fn rule_1_5_the_sides_move_in_turn_and_nobody_passes() {
    let mut game = start();
    assert_eq!(game.turn(), Color::White);
    assert_eq!(refusal(&game, "e5e4"), ("no-piece", "1.5"));
    assert_eq!(refusal(&game, "e6e5"), ("not-yours", "1.5"));
    game = after(game, &["e3e4"]);
    assert_eq!(game.turn(), Color::Black);
    assert_eq!(refusal(&game, "e4e5"), ("not-yours", "1.5"));
    assert!("0000".parse::<variant_makruk::Intent>().is_err());
    // A set-up may give the turn to Black.
    assert_eq!(
        position("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR b - - 0 1").turn(),
        Color::Black
    );
    // Readers of annotated games may pass, though not in check.
    assert_eq!(game.pass(), Ok(()));
    let mut checked = position("4k3/8/8/8/8/8/8/K3R3 b - 32 6 1");
    assert_eq!(checked.pass().map_err(|illegal| illegal.reason().rule()), Err("1.5"));
    assert_eq!(checked, position("4k3/8/8/8/8/8/8/K3R3 b - 32 6 1"));
}

#[test]
fn rule_2_1_a_move_ends_on_an_empty_square_or_an_enemy() {
    let position = position("4k3/8/8/8/4p3/P2S4/4P3/R3K3 w - - 0 1");
    assert_eq!(refusal(&position, "d3e2"), ("own-piece", "2.1"));
    assert!(texts(&position).contains(&"d3e4".into()));
    let capture = position.resolve(&"d3e4".parse().unwrap()).unwrap();
    let effects = position.effects(capture);
    assert_eq!(effects.victims().len(), 1);
    assert_eq!(effects.victims()[0].piece, Piece::new(Color::Black, Role::Pawn));
    assert_eq!(effects.victims()[0].manner, "replacement");
    // The king of the other side is never captured: a position in which he could be is refused.
    assert!(MakrukPosition::from_fen("4k3/8/8/8/8/8/4R3/K7 w - - 0 1", Rules::default()).is_err());
}

#[test]
fn rule_2_2_the_king_goes_one_square_any_way() {
    let position = position("7k/8/8/8/3K4/8/8/R7 w - 32 7 1");
    assert_eq!(
        texts_from(&position, "d4"),
        ["d4c3", "d4c4", "d4c5", "d4d3", "d4d5", "d4e3", "d4e4", "d4e5"]
    );
    assert_eq!(refusal(&position, "d4d6"), ("king-move", "2.2"));
}

#[test]
fn rule_2_3_the_rook_slides_and_cannot_pass() {
    let position = position("4k3/8/8/3p4/8/1P1R2n1/8/4K3 w - - 0 1");
    assert_eq!(
        texts_from(&position, "d3"),
        ["d3c3", "d3d1", "d3d2", "d3d4", "d3d5", "d3e3", "d3f3", "d3g3"]
    );
    assert_eq!(refusal(&position, "d3d6"), ("blocked", "2.3"));
    assert_eq!(refusal(&position, "d3a3"), ("blocked", "2.3"));
    assert_eq!(refusal(&position, "d3h3"), ("blocked", "2.3"));
    assert_eq!(refusal(&position, "d3e4"), ("rook-move", "2.3"));
}

#[test]
fn rule_2_4_the_knight_leaps() {
    let position = position("4k3/8/8/2SsS3/2sNs3/2SsS3/8/4K3 w - - 0 1");
    assert_eq!(
        texts_from(&position, "d4"),
        ["d4b3", "d4b5", "d4c2", "d4c6", "d4e2", "d4e6", "d4f3", "d4f5"]
    );
    assert_eq!(refusal(&position, "d4f6"), ("knight-move", "2.4"));
}

#[test]
fn rule_2_5_the_khon_goes_diagonally_or_straight_forward() {
    // The picture of the rule.
    let position = position("4k3/8/8/5s2/3S4/8/8/4K3 w - 128 0 1");
    assert_eq!(texts_from(&position, "d4"), ["d4c3", "d4c5", "d4d5", "d4e3", "d4e5"]);
    assert_eq!(refusal(&position, "d4d3"), ("khon-move", "2.5"));
    assert_eq!(refusal(&position, "d4c4"), ("khon-move", "2.5"));
    assert_eq!(refusal(&position, "d4d6"), ("khon-move", "2.5"));
    let black = after(position, &["e1f2"]);
    assert_eq!(texts_from(&black, "f5"), ["f5e4", "f5e6", "f5f4", "f5g4", "f5g6"]);
    assert_eq!(refusal(&black, "f5f6"), ("khon-move", "2.5"));
}

#[test]
fn rule_2_6_the_met_goes_diagonally() {
    let position = position("4k3/8/8/8/3M4/8/8/R3K3 w - 32 9 1");
    assert_eq!(texts_from(&position, "d4"), ["d4c3", "d4c5", "d4e3", "d4e5"]);
    assert_eq!(refusal(&position, "d4d5"), ("met-move", "2.6"));
    // It is no queen.
    assert_eq!(refusal(&position, "d4f6"), ("met-move", "2.6"));
}

#[test]
fn rule_2_7_the_pawn_steps_to_empty_squares_and_captures_diagonally() {
    let position = position("4k3/8/8/8/1npn4/2P1P3/8/P3K3 w - - 0 1");
    assert_eq!(texts_from(&position, "c3"), ["c3b4", "c3d4"]);
    assert_eq!(texts_from(&position, "e3"), ["e3d4", "e3e4"]);
    assert_eq!(refusal(&position, "c3c4"), ("pawn-blocked", "2.7"));
    assert_eq!(refusal(&position, "e3f4"), ("nothing-to-capture", "2.7"));
    assert_eq!(refusal(&position, "e3e2"), ("pawn-move", "2.7"));
    assert_eq!(refusal(&position, "c3b3"), ("pawn-move", "2.7"));
    // Behind its usual rank it moves the same.
    assert_eq!(texts_from(&position, "a1"), ["a1a2"]);
    let black = common::position("4k2p/8/8/8/8/8/8/R3K3 b - - 0 1");
    assert_eq!(texts_from(&black, "h8"), ["h8h7"]);
}

#[test]
fn rule_2_8_no_double_step_no_en_passant_no_castling() {
    let start = start();
    assert_eq!(refusal(&start, "e3e5"), ("double-step", "2.8"));
    assert!(texts(&start).iter().all(|text| text != "e3e5"));
    let castling = position("4k3/8/8/p7/8/8/8/4K2R w - - 0 1");
    assert_eq!(refusal(&castling, "e1g1"), ("no-castling", "2.8"));
    assert_eq!(refusal(&castling, "e1h1"), ("own-piece", "2.1"));
    // A pawn beside another is not taken in passing.
    let beside = after(position("4k3/8/8/1p6/P7/8/8/4K3 b - - 0 1"), &["b5b4"]);
    assert_eq!(texts_from(&beside, "a4"), ["a4a5"]);
    assert_eq!(refusal(&beside, "a4b5"), ("nothing-to-capture", "2.7"));
}

#[test]
fn rule_3_1_a_pawn_becomes_a_met_on_its_sixth_rank() {
    let white = after(position("4k3/8/8/P7/7p/8/8/4K3 w - - 0 1"), &["a5a6m"]);
    assert_eq!(
        white.board().piece_at("a6".parse().unwrap()),
        Some(Piece::new(Color::White, Role::Met))
    );
    let black = after(white, &["h4h3m"]);
    assert_eq!(
        black.board().piece_at("h3".parse().unwrap()),
        Some(Piece::new(Color::Black, Role::Met))
    );
    // On its fifth rank it is still a pawn.
    let fifth = after(position("4k3/8/8/8/P6p/8/8/4K3 w - - 0 1"), &["a4a5"]);
    assert_eq!(fifth.board().role(Role::Pawn).count(), 2);
    assert_eq!(
        refusal(&position("4k3/8/8/8/P6p/8/8/4K3 w - - 0 1"), "a4a5m"),
        ("not-a-promotion", "3.1")
    );
}

#[test]
fn rule_3_2_the_promotion_has_no_alternative() {
    let position = position("4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1");
    assert_eq!(texts_from(&position, "e5"), ["e5d6m", "e5e6m"]);
    for text in ["e5e6r", "e5e6s", "e5e6n", "e5d6k", "e5e6p"] {
        assert_eq!(refusal(&position, text), ("promotion-not-allowed", "3.2"), "{text}");
    }
}

#[test]
fn rule_3_3_a_promoted_pawn_is_a_met() {
    // It moves, gives check and is written as a met.
    let promoted = after(position("8/3k4/8/2P5/8/8/8/4K2R w - - 0 1"), &["c5c6m"]);
    assert!(promoted.is_check());
    let moved = after(promoted, &["d7d8", "c6b7"]);
    assert!(moved.to_fen().starts_with("3k4/1M6/"));
}

#[test]
fn rule_4_1_what_each_piece_attacks() {
    let fen = "k7/8/8/8/3S4/8/3P4/K2R3N w - - 0 1";
    assert_eq!(attacked_from(fen, "d4"), ["c3", "e3", "c5", "d5", "e5"]);
    // Not the square in front of it.
    assert_eq!(attacked_from(fen, "d2"), ["c3", "e3"]);
    assert_eq!(
        attacked_from(fen, "d1"),
        ["a1", "b1", "c1", "e1", "f1", "g1", "h1", "d2"]
    );
    assert_eq!(attacked_from(fen, "h1"), ["f2", "g3"]);
    // A pinned piece attacks: the khon cannot leave the file, and still keeps the king from e5.
    let pinned = position("3r4/8/4k3/8/3S4/8/8/3K4 b - 128 4 1");
    assert_eq!(refusal(&pinned, "e6e5"), ("into-check", "4.3"));
}

#[test]
fn rule_4_2_check_by_each_piece() {
    for (fen, checker) in [
        ("8/8/4k3/8/8/8/8/K3R3 b - 32 6 1", "e1"),
        ("8/8/4k3/8/3N4/8/8/K7 b - 128 6 1", "d4"),
        ("8/8/4k3/3S4/8/8/8/K7 b - 88 6 1", "d5"),
        ("8/8/4k3/4S3/8/8/8/K7 b - 88 6 1", "e5"),
        ("8/8/4k3/5M2/8/8/8/K7 b - 128 6 1", "f5"),
        ("8/8/4k3/5P2/8/8/8/K7 b - - 0 1", "f5"),
    ] {
        let position = position(fen);
        assert_eq!(
            position.checkers(),
            Bitboard::from(checker.parse::<Square>().unwrap()),
            "{fen}"
        );
    }
    // Neither a khon behind the king nor a pawn in front of him.
    assert!(!position("8/4S3/4k3/8/8/8/8/K7 b - 88 6 1").is_check());
    assert!(!position("8/8/4k3/4P3/8/8/8/K7 b - - 0 1").is_check());
}

#[test]
fn rule_4_3_no_move_leaves_the_own_king_in_check() {
    // Pinned along a file, a khon and a pawn may step forward along it, and nothing else may move.
    let khon = position("4r3/8/8/8/4S3/8/8/k3K3 w - 128 0 1");
    assert_eq!(texts_from(&khon, "e4"), ["e4e5"]);
    assert_eq!(refusal(&khon, "e4d5"), ("pinned", "4.3"));
    let pawn = position("4r3/8/8/8/3p4/4P3/8/k3K3 w - - 0 1");
    assert_eq!(texts_from(&pawn, "e3"), ["e3e4"]);
    let across = position("8/8/8/8/8/8/8/k1K1S2r w - 128 0 1");
    assert_eq!(texts_from(&across, "e1"), Vec::<String>::new());
    // Next to the pinning rook it captures it; towards the own king it goes as well.
    let capture = position("8/8/8/8/8/4r3/4S3/k3K3 w - 128 0 1");
    assert_eq!(texts_from(&capture, "e2"), ["e2e3"]);
    let back = position("8/8/8/3K4/8/3S4/8/k2r4 w - 128 0 1");
    assert_eq!(texts_from(&back, "d3"), ["d3d4"]);
    // A check is answered by the king, by a block or by a capture: this is not Makpong.
    let checked = position("4r2k/8/8/8/8/8/3N4/R3K3 w - - 0 1");
    assert_eq!(texts(&checked), ["d2e4", "e1d1", "e1f1", "e1f2"]);
    assert_eq!(refusal(&checked, "d2b3"), ("check-not-answered", "4.3"));
    // The king does not go back along the line of a rook that checks him.
    let behind = position("k7/8/8/8/r3K3/8/8/7R w - - 0 1");
    assert_eq!(refusal(&behind, "e4f4"), ("into-check", "4.3"));
    // Kings never stand next to each other.
    let kings = position("8/8/3k4/8/3K4/8/8/7R w - 32 7 1");
    assert_eq!(refusal(&kings, "d4d5"), ("into-check", "4.3"));
    // In double check only the king moves.
    let double = position("4r2k/8/8/8/8/5n2/R7/4K3 w - - 0 1");
    assert!(texts(&double).iter().all(|text| text.starts_with("e1")));
    assert_eq!(refusal(&double, "a2e2"), ("check-not-answered", "4.3"));
}

#[test]
fn a_knight_check_is_no_mate_while_the_king_can_step_away() {
    // In Makpong, where a king may not leave check, this would be over.
    let checked = position("4k3/8/3N4/8/8/8/8/4K2R b - 32 10 1");
    assert!(checked.is_check());
    assert_eq!(common::end(&checked), None);
    assert_eq!(texts(&checked), ["e8d7", "e8d8", "e8e7", "e8f8"]);
}
