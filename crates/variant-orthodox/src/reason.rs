//! Why a move is refused, why a set-up cannot be, why the game is over: the catalogue of orthodox chess.

use variant_core::shared;

variant_core::reasons! {
    /// Nothing stands where the move begins.
    NO_PIECE = shared::NO_PIECE, rule "1.3", shared::NO_PIECE_SENTENCE;
    /// An enemy stands where the move begins.
    NOT_YOURS = shared::NOT_YOURS, rule "1.3", shared::NOT_YOURS_SENTENCE;
    /// A friend stands where the move ends.
    OWN_PIECE = shared::OWN_PIECE, rule "2.1", shared::OWN_PIECE_SENTENCE;
    /// A move of two legs: there are none in this game.
    NO_SECOND_LEG = "no-second-leg", rule "7.10", "no move of this game has a second leg";
    /// A King does not go there.
    KING_MOVE = "king-move", rule "2.1", "a king goes one square any way, so not from {origin:square} to {target:square}";
    /// A Queen does not go there.
    QUEEN_MOVE = "queen-move", rule "2.1", "a queen goes straight or diagonally, so not from {origin:square} to {target:square}";
    /// A Rook does not go there.
    ROOK_MOVE = "rook-move", rule "2.1", "a rook goes along its file or rank, so not from {origin:square} to {target:square}";
    /// A Bishop does not go there.
    BISHOP_MOVE = "bishop-move", rule "2.1", "a bishop goes along its diagonals, so not from {origin:square} to {target:square}";
    /// A Knight does not go there.
    KNIGHT_MOVE = "knight-move", rule "2.2", "a knight leaps two squares one way and one across, so not from {origin:square} to {target:square}";
    /// A pawn does not go there.
    PAWN_MOVE = "pawn-move", rule "2.3", "a pawn steps one square forward, two from its starting rank, and captures one square diagonally forward, so it does not go from {origin:square} to {target:square}";
    /// A pawn that has left its starting rank does not go two squares.
    DOUBLE_STEP = "double-step", rule "2.3", "{origin} goes two squares only from its starting rank";
    /// Something stands in the way.
    BLOCKED = shared::BLOCKED, rule "2.1", shared::BLOCKED_SENTENCE;
    /// A pawn captures diagonally only.
    PAWN_BLOCKED = "pawn-blocked", rule "2.3", "{origin} steps only to empty squares, and {blocker} is in the way";
    /// A pawn goes diagonally only to capture.
    NOTHING_TO_CAPTURE = "nothing-to-capture", rule "2.3", "{origin} goes diagonally only to capture, and {target:square} is empty";
    /// En passant only at once.
    EN_PASSANT_TOO_LATE = "en-passant-not-possible", rule "3.5", "{condition} did not pass {target:square} with the last move, so it cannot be taken en passant";
    /// Both pawns leave, and the King stands in the open.
    EN_PASSANT_EXPOSES = "en-passant-exposes-king", rule "3.5", "once both pawns have left their squares, {king} is attacked by {attacker}";
    /// A pawn on the last rank becomes something.
    PROMOTION_MISSING = "promotion-missing", rule "3.6", "{origin} becomes a queen, rook, bishop or knight on {target:square}: say which (q, r, b, n)";
    /// Not a King, not a pawn.
    PROMOTION_NOT_ALLOWED = "promotion-not-allowed", rule "3.6", "{origin} becomes a queen, rook, bishop or knight, and nothing else";
    /// No promotion here.
    NOT_A_PROMOTION = "not-a-promotion", rule "3.6", "only a pawn that reaches the last rank becomes something else";
    /// The move leaves the King attacked.
    LEAVES_KING = shared::LEAVES_KING, rule "2.4", shared::LEAVES_KING_SENTENCE;
    /// The King goes where he is attacked.
    INTO_CHECK = "into-check", rule "2.4", "{target:square} is attacked by {attacker}, and a king does not go where he is attacked";
    /// The piece is pinned.
    PINNED = "pinned", rule "2.4", "{origin} is pinned: without it {king} is attacked by {attacker}";
    /// A check is not answered.
    CHECK_NOT_ANSWERED = "check-not-answered", rule "4.1", "the move does not answer the check of {attacker} on {king}";
    /// No right to castle.
    CASTLING_RIGHT = "castling-right", rule "3.2", "the right to castle that way is gone, or was never there";
    /// Something stands where castling needs empty squares.
    CASTLING_BLOCKED = "castling-blocked", rule "3.3", "castling needs empty squares, and finds {blocker} in the way";
    /// The same in Chess960.
    CASTLING_BLOCKED_CHESS960 = "castling-blocked", rule "3.7", "castling needs empty squares where king and rook pass, and finds {blocker} in the way";
    /// Out of check.
    CASTLING_IN_CHECK = "castling-in-check", rule "3.4", "a king does not castle out of check, and {king} is attacked by {attacker}";
    /// Through check.
    CASTLING_THROUGH_CHECK = "castling-through-check", rule "3.4", "a king does not castle through {path:square}, which is attacked by {attacker}";
    /// Into check.
    CASTLING_INTO_CHECK = "castling-into-check", rule "3.4", "a king does not castle into check: {target:square} is attacked by {attacker}";
    /// The Rook was the King's shield.
    CASTLING_UNSHIELDS = "castling-unshields", rule "3.7", "once the rook has moved, the king is attacked by {attacker}";
    /// A pass, in check.
    PASS_IN_CHECK = shared::PASS_IN_CHECK, rule "1.3", shared::PASS_IN_CHECK_SENTENCE;

    /// White has no King.
    NO_WHITE_KING = "missing-king", rule "7.4", "missing king: White has none";
    /// Black has no King.
    NO_BLACK_KING = "missing-king", rule "7.4", "missing king: Black has none";
    /// White has several Kings.
    WHITE_KINGS = "too-many-kings", rule "7.4", "too many kings: White has {king:count}, on {king:square}";
    /// Black has several Kings.
    BLACK_KINGS = "too-many-kings", rule "7.4", "too many kings: Black has {king:count}, on {king:square}";
    /// The side that has moved is in check.
    OPPONENT_IN_CHECK = "opponent-in-check", rule "7.5", "the side not to move is in check: {king} is attacked by {attacker}";
    /// A pawn on rank 1 or 8.
    PAWN_ON_END_RANK = "pawn-on-end-rank", rule "7.6", "no pawn stands on rank 1 or 8, so not {condition}";
    /// A right without its King on the e-file.
    RIGHT_WITHOUT_KING = "castling-right-without-king", rule "7.7", "castling right but no king of that side on {condition:square}";
    /// A right of White in Chess960 without his King on rank 1.
    RIGHT_WITHOUT_WHITE_KING = "castling-right-without-king", rule "7.7", "castling right but no white king on rank 1";
    /// A right of Black in Chess960 without his King on rank 8.
    RIGHT_WITHOUT_BLACK_KING = "castling-right-without-king", rule "7.7", "castling right but no black king on rank 8";
    /// The right `K` without its Rook.
    RIGHT_K_WITHOUT_ROOK = "castling-right-without-rook", rule "7.7", "castling right K but no white rook on {condition:square}";
    /// The right `Q` without its Rook.
    RIGHT_Q_WITHOUT_ROOK = "castling-right-without-rook", rule "7.7", "castling right Q but no white rook on {condition:square}";
    /// The right `k` without its Rook.
    RIGHT_BLACK_K_WITHOUT_ROOK = "castling-right-without-rook", rule "7.7", "castling right k but no black rook on {condition:square}";
    /// The right `q` without its Rook.
    RIGHT_BLACK_Q_WITHOUT_ROOK = "castling-right-without-rook", rule "7.7", "castling right q but no black rook on {condition:square}";
    /// The right `K` or `k` in Chess960 without a Rook on that side of the King.
    RIGHT_WITHOUT_ROOK_TOWARDS_H = "castling-right-without-rook", rule "7.7", "castling right on the king's side, but {king} has no rook towards the h-file";
    /// The right `Q` or `q` in Chess960 without a Rook on that side of the King.
    RIGHT_WITHOUT_ROOK_TOWARDS_A = "castling-right-without-rook", rule "7.7", "castling right on the queen's side, but {king} has no rook towards the a-file";
    /// A right by file without its Rook.
    RIGHT_WITHOUT_ROOK = "castling-right-without-rook", rule "7.7", "castling right for a rook on {condition:square}, but {king} has none there";
    /// A right by a file other than a and h, outside Chess960.
    RIGHT_OFF_THE_CORNERS = "castling-right-off-the-corners", rule "7.7", "castling right for a rook on {condition:square}, but outside Chess960 only rooks on the a- and h-file castle";
    /// Two rights on one wing.
    TWO_RIGHTS_ON_A_WING = "two-castling-rights-on-a-wing", rule "7.7", "a king has one castling right a wing, and {condition} is given a second";
    /// En passant on a rank where no pawn has passed.
    EN_PASSANT_RANK = "en-passant-rank", rule "7.8", "no pawn of the side that moved last can have passed {target:square}";
    /// En passant without a pawn beyond.
    EN_PASSANT_WITHOUT_PAWN = "en-passant-without-pawn", rule "7.8", "no pawn has passed {target:square}: none of the side that moved last stands on {condition:square}";
    /// En passant where something stands.
    EN_PASSANT_OCCUPIED = "en-passant-occupied", rule "7.8", "no pawn can have passed {target:square} with {condition} in the way";

    /// Mate.
    CHECKMATE = shared::CHECKMATE, rule "4.2", shared::CHECKMATE_SENTENCE;
    /// No move, and no check.
    STALEMATE = shared::STALEMATE, rule "4.3", shared::STALEMATE_SENTENCE;
    /// Dead material.
    INSUFFICIENT_MATERIAL = shared::INSUFFICIENT_MATERIAL, rule "6.2", shared::INSUFFICIENT_MATERIAL_SENTENCE;
    /// Five occurrences.
    FIVEFOLD = shared::FIVEFOLD, rule "6.7", shared::FIVEFOLD_SENTENCE;
    /// Seventy-five moves.
    SEVENTY_FIVE_MOVES = shared::SEVENTY_FIVE_MOVES, rule "6.7", shared::SEVENTY_FIVE_MOVES_SENTENCE;
    /// Three occurrences, claimed.
    THREEFOLD = shared::THREEFOLD, rule "6.4", shared::THREEFOLD_SENTENCE;
    /// Fifty moves, claimed.
    FIFTY_MOVES = shared::FIFTY_MOVES, rule "6.3", shared::FIFTY_MOVES_SENTENCE;
    /// Check for ever, claimed and proved.
    PERPETUAL_CHECK = shared::PERPETUAL_CHECK, rule "6.8", shared::PERPETUAL_CHECK_SENTENCE;
    /// A draw by agreement.
    AGREEMENT = shared::AGREEMENT, rule "5.2", shared::AGREEMENT_SENTENCE;
    /// Resignation.
    RESIGNATION = shared::RESIGNATION, rule "5.1", shared::RESIGNATION_SENTENCE;
    /// Out of time.
    FLAG = shared::FLAG, rule "5.3", shared::FLAG_SENTENCE;
    /// The opponent could never mate.
    NEVER_WINS = shared::NEVER_WINS, rule "5.5", shared::NEVER_WINS_SENTENCE;
}
