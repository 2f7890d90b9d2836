//! Why a move is refused, why a set-up cannot be, why the game is over: the catalogue of Makruk.

use variant_core::shared;

variant_core::reasons! {
    /// Nothing stands where the move begins.
    NO_PIECE = shared::NO_PIECE, rule "1.5", shared::NO_PIECE_SENTENCE;
    /// An enemy stands where the move begins.
    NOT_YOURS = shared::NOT_YOURS, rule "1.5", shared::NOT_YOURS_SENTENCE;
    /// A move of two legs: there are none in this game.
    NO_SECOND_LEG = "no-second-leg", rule "9.9", "no move of this game has a second leg";
    /// A friend stands where the move ends.
    OWN_PIECE = shared::OWN_PIECE, rule "2.1", shared::OWN_PIECE_SENTENCE;
    /// A king does not go there.
    KING_MOVE = "king-move", rule "2.2", "a king goes one square any way, so not from {origin:square} to {target:square}";
    /// A king does not go two squares to castle.
    NO_CASTLING = "no-castling", rule "2.8", "{origin} goes one square: there is no castling";
    /// A rook does not go there.
    ROOK_MOVE = "rook-move", rule "2.3", "a rook goes along its file or rank, so not from {origin:square} to {target:square}";
    /// A knight does not go there.
    KNIGHT_MOVE = "knight-move", rule "2.4", "a knight leaps two squares one way and one across, so not from {origin:square} to {target:square}";
    /// A khon does not go there.
    KHON_MOVE = "khon-move", rule "2.5", "a khon goes one square diagonally or straight forward, so not from {origin:square} to {target:square}";
    /// A met does not go there.
    MET_MOVE = "met-move", rule "2.6", "a met goes one square diagonally, so not from {origin:square} to {target:square}";
    /// A pawn does not go there.
    PAWN_MOVE = "pawn-move", rule "2.7", "a pawn steps one square forward and captures one square diagonally forward, so it does not go from {origin:square} to {target:square}";
    /// A pawn does not go two squares.
    DOUBLE_STEP = "double-step", rule "2.8", "{origin} goes one square forward: no pawn goes two";
    /// Something stands in the rook's way.
    BLOCKED = shared::BLOCKED, rule "2.3", shared::BLOCKED_SENTENCE;
    /// A pawn captures diagonally only.
    PAWN_BLOCKED = "pawn-blocked", rule "2.7", "{origin} steps only to empty squares, and {blocker} is in the way";
    /// A pawn goes diagonally only to capture.
    NOTHING_TO_CAPTURE = "nothing-to-capture", rule "2.7", "{origin} goes diagonally only to capture, and {target:square} is empty";
    /// A pawn becomes a met only.
    PROMOTION_NOT_ALLOWED = "promotion-not-allowed", rule "3.2", "{origin} becomes a met on {target:square}, and nothing else";
    /// No promotion here.
    NOT_A_PROMOTION = "not-a-promotion", rule "3.1", "only a pawn that reaches its sixth rank becomes something else";
    /// The move leaves the king attacked.
    LEAVES_KING = shared::LEAVES_KING, rule "4.3", shared::LEAVES_KING_SENTENCE;
    /// The king goes where he is attacked.
    INTO_CHECK = "into-check", rule "4.3", "{target:square} is attacked by {attacker}, and a king does not go where he is attacked";
    /// The piece is pinned.
    PINNED = "pinned", rule "4.3", "{origin} is pinned: without it {king} is attacked by {attacker}";
    /// A check is not answered.
    CHECK_NOT_ANSWERED = "check-not-answered", rule "4.3", "the move does not answer the check of {attacker} on {king}";
    /// A pass, in check.
    PASS_IN_CHECK = shared::PASS_IN_CHECK, rule "1.5", shared::PASS_IN_CHECK_SENTENCE;

    /// White has no king.
    NO_WHITE_KING = "missing-king", rule "10.1", "missing king: White has none";
    /// Black has no king.
    NO_BLACK_KING = "missing-king", rule "10.1", "missing king: Black has none";
    /// White has several kings.
    WHITE_KINGS = "too-many-kings", rule "10.1", "too many kings: White has {king:count}, on {king:square}";
    /// Black has several kings.
    BLACK_KINGS = "too-many-kings", rule "10.1", "too many kings: Black has {king:count}, on {king:square}";
    /// The side that has moved is in check.
    OPPONENT_IN_CHECK = "opponent-in-check", rule "10.2", "the side not to move is in check: {king} is attacked by {attacker}";
    /// The kings stand next to each other.
    ADJACENT_KINGS = "adjacent-kings", rule "10.3", "kings never stand next to each other, so not {king}";
    /// A pawn on its sixth rank or beyond.
    UNPROMOTED_PAWN = "unpromoted-pawn", rule "10.4", "a pawn on {condition:square} should already be a met";
    /// Several of them.
    UNPROMOTED_PAWNS = "unpromoted-pawn", rule "10.4", "the pawns on {condition:square} should already be mets";
    /// A count with pawns on the board.
    COUNT_WITH_PAWNS = "count-with-pawns", rule "10.6", "no count runs while a pawn is on the board, as on {condition:square}";
    /// A limit that no count has.
    UNKNOWN_LIMIT = "unknown-limit", rule "10.7", "the limit of a count, in half-moves, is 16, 32, 44, 64, 88 or 128";
    /// A short limit with no bare king.
    LIMIT_WITHOUT_BARE_KING = "limit-without-bare-king", rule "10.8", "while both sides have pieces the limit of the count is 128 half-moves";
    /// An odd ply with the bare king to move.
    ODD_PLY = "count-parity", rule "10.9", "the ply of the count is even when the bare king is to move, as {king} is";
    /// An even ply with the other side to move.
    EVEN_PLY = "count-parity", rule "10.9", "the ply of the count is odd when the bare king has just moved, as {king} has";

    /// Mate.
    CHECKMATE = shared::CHECKMATE, rule "5.2", shared::CHECKMATE_SENTENCE;
    /// No move, and no check.
    STALEMATE = shared::STALEMATE, rule "5.3", shared::STALEMATE_SENTENCE;
    /// Neither side can mate.
    INSUFFICIENT_MATERIAL = shared::INSUFFICIENT_MATERIAL, rule "5.4", shared::INSUFFICIENT_MATERIAL_SENTENCE;
    /// The count has run out.
    COUNTING = "counting", rule "5.5", "the count has run out";
    /// Three occurrences, claimed.
    THREEFOLD = shared::THREEFOLD, rule "8.1", shared::THREEFOLD_SENTENCE;
    /// A draw by agreement.
    AGREEMENT = shared::AGREEMENT, rule "8.4", shared::AGREEMENT_SENTENCE;
    /// Resignation.
    RESIGNATION = shared::RESIGNATION, rule "8.5", shared::RESIGNATION_SENTENCE;
    /// Out of time.
    FLAG = shared::FLAG, rule "8.5", shared::FLAG_SENTENCE;
    /// The opponent is bare, or the material is too little for either side.
    NEVER_WINS = shared::NEVER_WINS, rule "8.5", shared::NEVER_WINS_SENTENCE;
}
