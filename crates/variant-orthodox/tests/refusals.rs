//! Every reason of the catalogue, shown: by a move that is refused, a set-up that cannot be, or a game that is over.

mod common;

use common::{faults, shown};
use variant_core::{Act, Claim, Illegal, Outcome, Reason};
use variant_orthodox::{Color, Game, Intent, OrthodoxPosition, Position as _, Rules, reason};

/// A refusal shows `reason`, and in one line what `expected` says: code, rule, squares and sentence.
#[track_caller]
fn check(illegal: &Illegal, reason: Reason, expected: &str) {
    assert_eq!(shown(illegal), expected);
    assert_eq!(illegal.reason(), reason);
    assert_eq!(illegal.reason().sentence(), reason.sentence());
}

/// Declares a test for each refused move, and the list of the reasons that they show.
macro_rules! refused_moves {
    ($($name:ident: $rules:ident $fen:literal, $text:literal => $reason:ident $shown:literal;)+) => {
        $(
            #[test]
            fn $name() {
                let position = OrthodoxPosition::from_fen($fen, Rules::$rules).unwrap();
                let intent: Intent = $text.parse().unwrap();
                let illegal = position.resolve(&intent).unwrap_err();
                check(&illegal, reason::$reason, $shown);
                // A game says the same.
                let error = Game::new(position).play(&intent).unwrap_err();
                assert_eq!(error.to_string(), illegal.to_string());
            }
        )+

        const MOVES: &[Reason] = &[$(reason::$reason),+];
    };
}

/// Declares a test for each refused set-up, and the list of the reasons that they show.
macro_rules! refused_set_ups {
    ($($name:ident: $rules:ident $fen:literal => $reason:ident $shown:literal;)+) => {
        $(
            #[test]
            fn $name() {
                assert_eq!(faults($fen, Rules::$rules), [$shown]);
            }
        )+

        const SET_UPS: &[Reason] = &[$(reason::$reason),+];
    };
}

/// Declares a test for each way a game ends: the position, what is played and done, and who wins.
macro_rules! ends {
    ($($name:ident: $fen:literal, [$($text:literal),*], [$($act:expr),*] => $reason:ident $shown:literal;)+) => {
        $(
            #[test]
            fn $name() {
                let mut game = Game::new(common::position($fen));
                let moves: &[&str] = &[$($text),*];
                for text in moves {
                    assert_eq!(game.outcome(), None, "before {text}");
                    game.play(&text.parse().unwrap()).unwrap();
                }
                let acts: &[Act] = &[$($act),*];
                for act in acts {
                    assert_eq!(game.outcome(), None, "before {act}");
                    game.act(act.clone(), 100_000).unwrap();
                }
                check_end(game.outcome(), reason::$reason, $shown);
            }
        )+

        const ENDS: &[Reason] = &[$(reason::$reason),+];
    };
}

#[track_caller]
fn check_end(outcome: Option<Outcome>, reason: Reason, expected: &str) {
    let outcome = outcome.expect("the game is over");
    let winner = outcome.winner.map_or("nobody".to_owned(), |winner| winner.to_string());
    let (code, rule, sentence) = (outcome.reason.code(), outcome.reason.rule(), outcome.reason.sentence());
    assert_eq!(format!("{winner} wins: {code} {rule} {sentence}"), expected);
    assert_eq!((outcome.reason, sentence), (reason, reason.sentence()));
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

refused_moves! {
    a_move_begins_where_something_stands:
        Standard "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4e5"
        => NO_PIECE "no-piece 1.3 [origin=e4 target=e5] there is no piece on e4";
    a_side_moves_its_own_men:
        Standard "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e7e5"
        => NOT_YOURS "not-yours 1.3 [origin=e7 target=e5] the black pawn on e7 belongs to the other side";
    nobody_captures_his_own_men:
        Standard "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1a2"
        => OWN_PIECE "own-piece 2.1 [origin=a1 target=a2] the white pawn on a2 is of the same side";
    a_rook_beside_the_king_that_may_not_castle_is_one_of_his_own_men:
        Standard "4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "e1f1"
        => OWN_PIECE "own-piece 2.1 [origin=e1 target=f1] the white rook on f1 is of the same side";
    no_move_has_a_second_leg:
        Standard "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e3,e3e4"
        => NO_SECOND_LEG "no-second-leg 7.10 [origin=e2 target=e4] no move of this game has a second leg";
    a_king_does_not_go_two_squares_forward:
        Standard "4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "e1e3"
        => KING_MOVE "king-move 2.1 [origin=e1 target=e3] a king goes one square any way, so not from e1 to e3";
    a_king_beside_the_e_file_does_not_castle_by_two_squares:
        Chess960 "4k3/8/8/8/8/8/8/R2K3R w HA - 0 1", "d1f1"
        => KING_MOVE "king-move 2.1 [origin=d1 target=f1] a king goes one square any way, so not from d1 to f1";
    a_queen_does_not_leap:
        Standard "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "d1e3"
        => QUEEN_MOVE "queen-move 2.1 [origin=d1 target=e3] \
                       a queen goes straight or diagonally, so not from d1 to e3";
    a_rook_does_not_go_diagonally:
        Standard "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2"
        => ROOK_MOVE "rook-move 2.1 [origin=a1 target=b2] a rook goes along its file or rank, so not from a1 to b2";
    a_bishop_does_not_go_straight:
        Standard "4k3/p7/8/8/8/8/8/2B1K3 w - - 0 1", "c1c3"
        => BISHOP_MOVE "bishop-move 2.1 [origin=c1 target=c3] \
                        a bishop goes along its diagonals, so not from c1 to c3";
    a_knight_does_not_go_diagonally:
        Standard "4k3/p7/8/8/8/8/8/1N2K3 w - - 0 1", "b1c2"
        => KNIGHT_MOVE "knight-move 2.2 [origin=b1 target=c2] \
                        a knight leaps two squares one way and one across, so not from b1 to c2";
    a_pawn_does_not_go_backwards:
        Standard "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3"
        => PAWN_MOVE "pawn-move 2.3 [origin=e4 target=e3] a pawn steps one square forward, two from its starting \
                      rank, and captures one square diagonally forward, so it does not go from e4 to e3";
    a_pawn_goes_two_squares_only_at_first:
        Standard "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5"
        => DOUBLE_STEP "double-step 2.3 [origin=e3 target=e5] \
                        the white pawn on e3 goes two squares only from its starting rank";
    a_rook_does_not_pass_a_man:
        Standard "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a1a5"
        => BLOCKED "blocked 2.1 [origin=a1 target=a5 blocker=a2] \
                    the white rook on a1 cannot pass the white pawn on a2";
    the_man_that_blocks_is_the_nearest:
        Standard "4k3/8/8/1p6/8/3n4/4b3/4KB2 w - - 0 1", "f1a6"
        => BLOCKED "blocked 2.1 [origin=f1 target=a6 blocker=e2] \
                    the white bishop on f1 cannot pass the black bishop on e2";
    a_pawn_does_not_capture_straight_ahead:
        Standard "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4"
        => PAWN_BLOCKED "pawn-blocked 2.3 [origin=e3 target=e4 blocker=e4] \
                         the white pawn on e3 steps only to empty squares, and the black pawn on e4 is in the way";
    a_pawn_does_not_jump_over_a_man:
        Standard "4k3/4p3/4N3/8/8/8/8/4K3 b - - 0 1", "e7e5"
        => PAWN_BLOCKED "pawn-blocked 2.3 [origin=e7 target=e5 blocker=e6] \
                         the black pawn on e7 steps only to empty squares, and the white knight on e6 is in the way";
    a_pawn_goes_diagonally_only_to_capture:
        Standard "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3"
        => NOTHING_TO_CAPTURE "nothing-to-capture 2.3 [origin=e2 target=d3] \
                               the white pawn on e2 goes diagonally only to capture, and d3 is empty";
    en_passant_is_only_for_the_next_move:
        Standard "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1", "d5e6"
        => EN_PASSANT_TOO_LATE "en-passant-not-possible 3.5 [origin=d5 target=e6 condition=e5] \
                                the black pawn on e5 did not pass e6 with the last move, \
                                so it cannot be taken en passant";
    both_pawns_of_an_en_passant_capture_leave_the_rank:
        Standard "4k3/8/8/K2Pp2r/8/8/8/8 w - e6 0 1", "d5e6"
        => EN_PASSANT_EXPOSES "en-passant-exposes-king 3.5 [origin=d5 target=e6 king=a5 attacker=h5] \
                               once both pawns have left their squares, \
                               the white king on a5 is attacked by the black rook on h5";
    an_en_passant_capture_answers_a_check_or_is_refused_for_it:
        Standard "7k/8/8/2KpP3/8/8/8/2r5 w - d6 0 1", "e5d6"
        => CHECK_NOT_ANSWERED "check-not-answered 4.1 [origin=e5 target=d6 king=c5 attacker=c1] \
                               the move does not answer the check of the black rook on c1 on the white king on c5";
    a_promotion_says_to_what:
        Standard "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8"
        => PROMOTION_MISSING "promotion-missing 3.6 [origin=e7 target=e8] the white pawn on e7 becomes \
                              a queen, rook, bishop or knight on e8: say which (q, r, b, n)";
    a_pawn_does_not_become_a_king:
        Standard "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8k"
        => PROMOTION_NOT_ALLOWED "promotion-not-allowed 3.6 [origin=e7 target=e8] \
                                  the white pawn on e7 becomes a queen, rook, bishop or knight, and nothing else";
    a_pawn_does_not_stay_a_pawn:
        Standard "4k3/8/8/8/8/8/4p1K1/8 b - - 0 1", "e2e1p"
        => PROMOTION_NOT_ALLOWED "promotion-not-allowed 3.6 [origin=e2 target=e1] \
                                  the black pawn on e2 becomes a queen, rook, bishop or knight, and nothing else";
    nothing_is_promoted_before_the_last_rank:
        Standard "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4q"
        => NOT_A_PROMOTION "not-a-promotion 3.6 [origin=e2 target=e4] \
                            only a pawn that reaches the last rank becomes something else";
    castling_promotes_nothing:
        Standard "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1q"
        => NOT_A_PROMOTION "not-a-promotion 3.6 [origin=e1 target=g1] \
                            only a pawn that reaches the last rank becomes something else";
    a_pinned_man_that_does_not_answer_a_check_leaves_the_king_to_both:
        Standard "4k3/4r3/8/8/8/5n2/4B3/4K3 w - - 0 1", "e2d3"
        => LEAVES_KING "leaves-king 2.4 [origin=e2 target=d3 king=e1 attacker=f3 attacker=e7] the move leaves \
                        the white king on e1 to the black knight on f3 and the black rook on e7";
    a_king_does_not_go_where_he_is_attacked:
        Standard "4k3/8/8/8/8/8/3r4/K7 w - - 0 1", "a1a2"
        => INTO_CHECK "into-check 2.4 [origin=a1 target=a2 attacker=d2] \
                       a2 is attacked by the black rook on d2, and a king does not go where he is attacked";
    a_king_does_not_step_back_along_the_line_of_a_check:
        Standard "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1f1"
        => INTO_CHECK "into-check 2.4 [origin=e1 target=f1 attacker=a1] \
                       f1 is attacked by the black rook on a1, and a king does not go where he is attacked";
    a_king_does_not_capture_a_man_that_is_protected:
        Standard "4k3/8/8/8/8/2b5/3r4/4K3 w - - 0 1", "e1d2"
        => INTO_CHECK "into-check 2.4 [origin=e1 target=d2 attacker=c3] \
                       d2 is attacked by the black bishop on c3, and a king does not go where he is attacked";
    a_pinned_man_stays_on_its_line:
        Standard "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3"
        => PINNED "pinned 2.4 [origin=e2 target=c3 king=e1 attacker=e7] \
                   the white knight on e2 is pinned: without it the white king on e1 is attacked \
                   by the black rook on e7";
    a_check_is_answered:
        Standard "4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "h1h2"
        => CHECK_NOT_ANSWERED "check-not-answered 4.1 [origin=h1 target=h2 king=e1 attacker=a1] \
                               the move does not answer the check of the black rook on a1 on the white king on e1";
    two_checks_are_not_answered_by_taking_one_man:
        Standard "4k3/8/8/8/8/3n4/4N3/4K1r1 w - - 0 1", "e2g1"
        => CHECK_NOT_ANSWERED "check-not-answered 4.1 [origin=e2 target=g1 king=e1 attacker=d3] \
                               the move does not answer the check of the black knight on d3 on the white king on e1";
    a_right_to_castle_is_needed:
        Standard "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1"
        => CASTLING_RIGHT "castling-right 3.2 [origin=e1 target=g1] \
                           the right to castle that way is gone, or was never there";
    castling_does_not_pass_a_man:
        Standard "r3k2r/8/8/8/8/8/8/RN2KB1R w KQkq - 0 1", "e1c1"
        => CASTLING_BLOCKED "castling-blocked 3.3 [origin=e1 target=c1 blocker=b1] \
                             castling needs empty squares, and finds the white knight on b1 in the way";
    castling_names_every_man_in_the_way:
        Standard "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e1h1"
        => CASTLING_BLOCKED "castling-blocked 3.3 [origin=e1 target=h1 blocker=f1 blocker=g1] castling needs empty \
                             squares, and finds the white bishop on f1 and the white knight on g1 in the way";
    castling_in_chess960_does_not_land_on_a_man:
        Chess960 "4k3/8/8/8/8/8/8/1KR2N2 w C - 0 1", "b1c1"
        => CASTLING_BLOCKED_CHESS960 "castling-blocked 3.7 [origin=b1 target=c1 blocker=f1] castling needs empty \
                                      squares where king and rook pass, and finds the white knight on f1 in the way";
    a_king_does_not_castle_out_of_check:
        Standard "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"
        => CASTLING_IN_CHECK "castling-in-check 3.4 [origin=e1 target=g1 king=e1 attacker=e7] a king does not \
                              castle out of check, and the white king on e1 is attacked by the black rook on e7";
    a_king_does_not_castle_through_check:
        Standard "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"
        => CASTLING_THROUGH_CHECK "castling-through-check 3.4 [origin=e1 target=g1 path=f1 attacker=f7] \
                                   a king does not castle through f1, which is attacked by the black rook on f7";
    a_king_does_not_castle_into_check:
        Standard "4k3/8/8/8/5b2/8/8/R3K2R w KQ - 0 1", "e1a1"
        => CASTLING_INTO_CHECK "castling-into-check 3.4 [origin=e1 target=c1 attacker=f4] \
                                a king does not castle into check: c1 is attacked by the black bishop on f4";
    a_rook_that_shields_the_king_does_not_castle_away:
        Chess960 "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1"
        => CASTLING_UNSHIELDS "castling-unshields 3.7 [origin=c1 target=b1 attacker=a1] \
                               once the rook has moved, the king is attacked by the black rook on a1";
}

#[test]
fn nobody_passes_in_check() {
    let mut position = common::position("4k3/4r3/8/8/8/8/8/4K3 w - - 3 9");
    let before = position;
    let illegal = position.pass().unwrap_err();
    check(
        &illegal,
        reason::PASS_IN_CHECK,
        "pass-in-check 1.3 [king=e1 attacker=e7] \
         nobody passes in check, and the white king on e1 is attacked by the black rook on e7",
    );
    assert_eq!(position, before);
}

refused_set_ups! {
    white_has_a_king:
        Standard "4k3/8/8/8/8/8/8/8 w - - 0 1"
        => NO_WHITE_KING "missing-king 7.4 [] missing king: White has none";
    black_has_a_king:
        Standard "8/8/8/8/8/8/8/4K3 w - - 0 1"
        => NO_BLACK_KING "missing-king 7.4 [] missing king: Black has none";
    white_has_one_king:
        Standard "4k3/8/8/8/8/8/8/K3K3 w - - 0 1"
        => WHITE_KINGS "too-many-kings 7.4 [king=a1 king=e1] too many kings: White has 2, on a1 and e1";
    black_has_one_king:
        Standard "k3k2k/8/8/8/8/8/8/4K3 w - - 0 1"
        => BLACK_KINGS "too-many-kings 7.4 [king=a8 king=e8 king=h8] \
                        too many kings: Black has 3, on a8, e8 and h8";
    the_side_that_moved_is_not_in_check:
        Standard "4k3/8/8/8/8/8/8/K3R3 w - - 0 1"
        => OPPONENT_IN_CHECK "opponent-in-check 7.5 [king=e8 attacker=e1] the side not to move is in check: \
                              the black king on e8 is attacked by the white rook on e1";
    no_pawn_stands_on_the_last_rank:
        Standard "4k2P/8/8/8/8/8/8/4K3 w - - 0 1"
        => PAWN_ON_END_RANK "pawn-on-end-rank 7.6 [condition=h8] \
                             no pawn stands on rank 1 or 8, so not the white pawn on h8";
    a_right_needs_the_king_on_the_e_file:
        Standard "4k3/8/8/8/8/8/8/3K3R w K - 0 1"
        => RIGHT_WITHOUT_KING "castling-right-without-king 7.7 [condition=e1 king=d1] \
                               castling right but no king of that side on e1";
    a_right_of_white_in_chess960_needs_the_king_on_rank_1:
        Chess960 "4k3/8/8/8/8/8/3K4/7R w H - 0 1"
        => RIGHT_WITHOUT_WHITE_KING "castling-right-without-king 7.7 [king=d2] \
                                     castling right but no white king on rank 1";
    a_right_of_black_in_chess960_needs_the_king_on_rank_8:
        Chess960 "r7/4k3/8/8/8/8/8/4K3 w a - 0 1"
        => RIGHT_WITHOUT_BLACK_KING "castling-right-without-king 7.7 [king=e7] \
                                     castling right but no black king on rank 8";
    the_right_of_white_on_the_kings_side_needs_its_rook:
        Standard "4k3/8/8/8/8/8/8/R3K3 w K - 0 1"
        => RIGHT_K_WITHOUT_ROOK "castling-right-without-rook 7.7 [condition=h1 king=e1] \
                                 castling right K but no white rook on h1";
    the_right_of_white_on_the_queens_side_needs_its_rook:
        Standard "4k3/8/8/8/8/8/8/4K2R w Q - 0 1"
        => RIGHT_Q_WITHOUT_ROOK "castling-right-without-rook 7.7 [condition=a1 king=e1] \
                                 castling right Q but no white rook on a1";
    the_right_of_black_on_the_kings_side_needs_its_rook:
        Standard "r3k3/8/8/8/8/8/8/4K3 w k - 0 1"
        => RIGHT_BLACK_K_WITHOUT_ROOK "castling-right-without-rook 7.7 [condition=h8 king=e8] \
                                       castling right k but no black rook on h8";
    the_right_of_black_on_the_queens_side_needs_its_rook:
        Standard "4k2r/8/8/8/8/8/8/4K3 w q - 0 1"
        => RIGHT_BLACK_Q_WITHOUT_ROOK "castling-right-without-rook 7.7 [condition=a8 king=e8] \
                                       castling right q but no black rook on a8";
    a_right_on_the_kings_side_in_chess960_needs_a_rook_there:
        Chess960 "4k3/8/8/8/8/8/8/R4K2 w K - 0 1"
        => RIGHT_WITHOUT_ROOK_TOWARDS_H "castling-right-without-rook 7.7 [king=f1] castling right on the king's \
                                         side, but the white king on f1 has no rook towards the h-file";
    a_right_on_the_queens_side_in_chess960_needs_a_rook_there:
        Chess960 "k6r/8/8/8/8/8/8/4K3 w q - 0 1"
        => RIGHT_WITHOUT_ROOK_TOWARDS_A "castling-right-without-rook 7.7 [king=a8] castling right on the queen's \
                                         side, but the black king on a8 has no rook towards the a-file";
    a_right_by_file_needs_a_rook_on_that_file:
        Chess960 "4k3/8/8/8/8/8/8/R4K2 w B - 0 1"
        => RIGHT_WITHOUT_ROOK "castling-right-without-rook 7.7 [condition=b1 king=f1] \
                               castling right for a rook on b1, but the white king on f1 has none there";
    a_right_outside_chess960_is_for_the_corners:
        Standard "4k1r1/8/8/8/8/8/8/4K3 w g - 0 1"
        => RIGHT_OFF_THE_CORNERS "castling-right-off-the-corners 7.7 [condition=g8 king=e8] castling right for a \
                                  rook on g8, but outside Chess960 only rooks on the a- and h-file castle";
    a_wing_has_one_right:
        Chess960 "4k3/8/8/8/8/8/8/RR3K2 w BA - 0 1"
        => TWO_RIGHTS_ON_A_WING "two-castling-rights-on-a-wing 7.7 [condition=a1] \
                                 a king has one castling right a wing, and the white rook on a1 is given a second";
    a_passed_square_has_the_pawn_beyond_it:
        Standard "4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1"
        => EN_PASSANT_WITHOUT_PAWN "en-passant-without-pawn 7.8 [target=e3 condition=e4] \
                                    no pawn has passed e3: none of the side that moved last stands on e4";
    a_passed_square_is_empty:
        Standard "4k3/8/8/8/3pP3/4B3/8/4K3 b - e3 0 1"
        => EN_PASSANT_OCCUPIED "en-passant-occupied 7.8 [target=e3 condition=e3] \
                                no pawn can have passed e3 with the white bishop on e3 in the way";
}

#[test]
fn a_passed_square_lies_before_the_side_that_moved() {
    let mut setup = common::position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").to_setup();
    setup.turn = Color::Black;
    let error = OrthodoxPosition::from_setup(&setup, Rules::Standard).unwrap_err();
    check(
        &error.faults()[0],
        reason::EN_PASSANT_RANK,
        "en-passant-rank 7.8 [target=d6] no pawn of the side that moved last can have passed d6",
    );
}

ends! {
    checkmate_wins:
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ["f2f3", "e7e5", "g2g4", "d8h4"], []
        => CHECKMATE "black wins: checkmate 4.2 checkmate";
    stalemate_draws:
        "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", ["g5g6"], []
        => STALEMATE "nobody wins: stalemate 4.3 stalemate";
    dead_material_draws:
        "4k3/8/8/8/8/8/3r4/4K1N1 w - - 0 1", ["e1d2"], []
        => INSUFFICIENT_MATERIAL "nobody wins: insufficient-material 6.2 neither side can mate with what it has";
    five_occurrences_draw:
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        ["a1a2", "e8e7", "a2a1", "e7e8", "a1a2", "e8e7", "a2a1", "e7e8",
         "a1a2", "e8e7", "a2a1", "e7e8", "a1a2", "e8e7", "a2a1", "e7e8"], []
        => FIVEFOLD "nobody wins: fivefold-repetition 6.7 the position has occurred five times";
    seventy_five_moves_draw:
        "4k3/8/8/8/8/8/8/R3K3 w - - 149 100", ["a1a2"], []
        => SEVENTY_FIVE_MOVES "nobody wins: seventy-five-moves 6.7 \
                               seventy-five moves of each side have brought nothing that counts";
    three_occurrences_claimed_draw:
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        ["a1a2", "e8e7", "a2a1", "e7e8", "a1a2", "e8e7", "a2a1", "e7e8"],
        [Act::Claim(Claim::ThreefoldRepetition, None)]
        => THREEFOLD "nobody wins: threefold-repetition 6.4 the position has occurred three times";
    fifty_moves_claimed_draw:
        "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", ["a1a2"], [Act::Claim(Claim::FiftyMoves, None)]
        => FIFTY_MOVES "nobody wins: fifty-moves 6.3 fifty moves of each side have brought nothing that counts";
    a_perpetual_check_proved_draws:
        "6k1/6p1/8/7Q/8/r7/1r6/7K w - - 0 1", [], [Act::Claim(Claim::PerpetualCheck, None)]
        => PERPETUAL_CHECK "nobody wins: perpetual-check 6.8 the side to move can give check for ever";
    agreement_draws:
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ["e2e4", "e7e5"],
        [Act::OfferDraw(Color::White), Act::AcceptDraw(Color::Black)]
        => AGREEMENT "nobody wins: agreement 5.2 both sides have agreed on a draw";
    resignation_loses:
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [], [Act::Resign(Color::White)]
        => RESIGNATION "black wins: resignation 5.1 a side has resigned";
    the_flag_loses:
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [], [Act::Flag(Color::Black)]
        => FLAG "white wins: flag 5.3 a side's time has run out";
}

#[test]
fn the_flag_draws_against_a_side_that_could_never_mate() {
    let mut game = Game::new(common::position("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"));
    let response = game.act(Act::Flag(Color::White), 0).unwrap();
    check_end(
        game.outcome(),
        reason::FLAG,
        "nobody wins: flag 5.3 a side's time has run out",
    );
    let test = response.decided_by.unwrap();
    assert_eq!((test.code(), test.rule()), ("never-wins", "5.5"));
    assert_eq!(test.sentence(), reason::NEVER_WINS.sentence());
    assert_eq!(test.sentence(), "the opponent could never win with what it has");
}

#[test]
fn every_reason_of_the_catalogue_is_shown() {
    let by_hand = [reason::PASS_IN_CHECK, reason::EN_PASSANT_RANK, reason::NEVER_WINS];
    let shown: Vec<_> = [MOVES, SET_UPS, ENDS, &by_hand].concat();
    let is_same = |one: &Reason, other: &Reason| one == other && one.sentence() == other.sentence();
    for reason in reason::REASONS {
        assert!(
            shown.iter().any(|shown| is_same(shown, reason)),
            "{reason:?} is never shown: {}",
            reason.sentence()
        );
    }
}

#[test]
fn codes_are_short_names_and_sentences_name_only_parts_that_there_are() {
    let parts = variant_core::Part::ALL.map(variant_core::Part::name);
    for reason in reason::REASONS {
        let code = reason.code();
        assert!(
            code.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'),
            "{code}"
        );
        let sentence = reason.sentence();
        assert!(!sentence.ends_with('.') && !sentence.is_empty(), "{sentence}");
        for (_, rest) in sentence.match_indices('{').map(|(at, _)| sentence.split_at(at + 1)) {
            let name = rest.split('}').next().unwrap();
            let name = name
                .strip_suffix(":square")
                .or_else(|| name.strip_suffix(":count"))
                .unwrap_or(name);
            assert!(parts.contains(&name), "{{{name}}} in {sentence}");
        }
    }
}

#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = Game::new(common::position(START));
    game.play(&"e2e4".parse().unwrap()).unwrap();
    for text in ["e2e4", "e7e4", "e8e7", "a8a5", "d4d5", "e7e8q"] {
        let before = (*game.position(), game.moves().len(), game.claims());
        assert!(game.play(&text.parse().unwrap()).is_err(), "{text}");
        assert_eq!((*game.position(), game.moves().len(), game.claims()), before, "{text}");
    }
}
