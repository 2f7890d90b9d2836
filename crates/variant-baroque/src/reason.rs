//! Why a move is refused, why a set-up cannot be, why the game is over: the catalogue of Baroque.

use variant_core::shared;

variant_core::reasons! {
    /// Nothing stands where the move begins.
    NO_PIECE = shared::NO_PIECE, rule "1.2", shared::NO_PIECE_SENTENCE;
    /// An enemy stands where the move begins.
    NOT_YOURS = shared::NOT_YOURS, rule "1.2", shared::NOT_YOURS_SENTENCE;
    /// A move of two legs: there are none in this game.
    NO_SECOND_LEG = "no-second-leg", rule "6.2", "no move of this game has a second leg";
    /// A promotion: there is none in this game.
    NO_PROMOTION = "no-promotion", rule "1.6", "no man of this game becomes another";
    /// An enemy immobilizer freezes the man.
    FROZEN = "frozen", rule "3.1", "{origin} is frozen by {condition}";
    /// An enemy chameleon freezes the immobilizer.
    FROZEN_BY_CHAMELEON = "frozen-by-chameleon", rule "3.5", "{origin} is frozen by {condition}, and nothing cancels that";
    /// A man that frees others beside an immobilizer, not itself.
    FREES_OTHERS_ONLY = "frees-others-only", rule "3.3", "{origin} frees its friends from {condition}, but not itself";
    /// A King does not go there.
    KING_MOVE = "king-move", rule "4.1", "a king goes one square any way, so not from {origin:square} to {target:square}";
    /// A pawn does not go there.
    PAWN_MOVE = "pawn-move", rule "4.2", "a pawn goes along its file or rank, so not from {origin:square} to {target:square}";
    /// A coordinator does not go there.
    COORDINATOR_MOVE = "coordinator-move", rule "4.4", "a coordinator goes straight or diagonally, so not from {origin:square} to {target:square}";
    /// A long leaper does not go there.
    LONG_LEAPER_MOVE = "long-leaper-move", rule "4.5", "a long leaper goes straight or diagonally, so not from {origin:square} to {target:square}";
    /// A withdrawer does not go there.
    WITHDRAWER_MOVE = "withdrawer-move", rule "4.6", "a withdrawer goes straight or diagonally, so not from {origin:square} to {target:square}";
    /// An immobilizer does not go there.
    IMMOBILIZER_MOVE = "immobilizer-move", rule "4.7", "an immobilizer goes straight or diagonally, so not from {origin:square} to {target:square}";
    /// A chameleon does not go there.
    CHAMELEON_MOVE = "chameleon-move", rule "4.8", "a chameleon goes straight or diagonally, so not from {origin:square} to {target:square}";
    /// A friend stands where the move ends.
    OWN_PIECE = shared::OWN_PIECE, rule "2.5", shared::OWN_PIECE_SENTENCE;
    /// An enemy stands where the move ends, and the man is no King.
    OCCUPIED = "occupied", rule "2.5", "only a king enters an occupied square, and {target} stands there";
    /// Something stands in the way.
    BLOCKED = shared::BLOCKED, rule "2.4", shared::BLOCKED_SENTENCE;
    /// A leap over a friend.
    LEAPS_FRIEND = "leaps-friend", rule "4.5", "{origin} leaps over enemies only, not over {blocker}";
    /// A leap over a man right behind which another one stands.
    LEAP_NEEDS_SPACE = "leap-needs-space", rule "4.5", "{origin} cannot leap over {blocker}: {condition} stands right behind";
    /// A chameleon's leap over a man that is no long leaper.
    CHAMELEON_LEAP = "chameleon-leap", rule "4.8", "a chameleon leaps over long leapers only, not over {blocker}";
    /// The King goes where he is attacked.
    INTO_CHECK = "into-check", rule "5.4", "on {target:square} the king could be removed by {attacker}";
    /// A check is not answered.
    CHECK_NOT_ANSWERED = "check-not-answered", rule "5.4", "the move does not answer the check of {attacker} on {king}";
    /// The immobilizer leaves, and a man that it froze can move.
    RELEASES = "releases", rule "5.4", "by leaving, {origin} frees {attacker} to attack {king}";
    /// The man shields the King.
    SHIELDS = "shields-king", rule "5.4", "{origin} shields {king} from {attacker}";
    /// A captured man has shielded the King.
    CAPTURE_EXPOSES = "capture-exposes-king", rule "5.4", "the capture of {condition} opens the way for {attacker} to attack {king}";
    /// A pass, in check.
    PASS_IN_CHECK = shared::PASS_IN_CHECK, rule "6.14", shared::PASS_IN_CHECK_SENTENCE;

    /// White has no King.
    NO_WHITE_KING = "missing-king", rule "6.12", "missing king: White has none";
    /// Black has no King.
    NO_BLACK_KING = "missing-king", rule "6.12", "missing king: Black has none";
    /// White has several Kings.
    WHITE_KINGS = "too-many-kings", rule "6.12", "too many kings: White has {king:count}, on {king:square}";
    /// Black has several Kings.
    BLACK_KINGS = "too-many-kings", rule "6.12", "too many kings: Black has {king:count}, on {king:square}";
    /// The side that has moved is in check.
    OPPONENT_IN_CHECK = "opponent-in-check", rule "6.12", "the side not to move is in check: {king} is attacked by {attacker}";

    /// Mate.
    CHECKMATE = shared::CHECKMATE, rule "5.6", shared::CHECKMATE_SENTENCE;
    /// No move, and no check.
    STALEMATE = shared::STALEMATE, rule "5.7", shared::STALEMATE_SENTENCE;
    /// King against King.
    INSUFFICIENT_MATERIAL = shared::INSUFFICIENT_MATERIAL, rule "5.8", shared::INSUFFICIENT_MATERIAL_SENTENCE;
    /// Three occurrences, claimed.
    THREEFOLD = shared::THREEFOLD, rule "5.9", shared::THREEFOLD_SENTENCE;
    /// Five occurrences.
    FIVEFOLD = shared::FIVEFOLD, rule "5.10", shared::FIVEFOLD_SENTENCE;
    /// Fifty moves, claimed.
    FIFTY_MOVES = shared::FIFTY_MOVES, rule "5.11", shared::FIFTY_MOVES_SENTENCE;
    /// Seventy-five moves.
    SEVENTY_FIVE_MOVES = shared::SEVENTY_FIVE_MOVES, rule "5.12", shared::SEVENTY_FIVE_MOVES_SENTENCE;
    /// A draw by agreement.
    AGREEMENT = shared::AGREEMENT, rule "5.14", shared::AGREEMENT_SENTENCE;
    /// Resignation.
    RESIGNATION = shared::RESIGNATION, rule "5.14", shared::RESIGNATION_SENTENCE;
    /// Out of time.
    FLAG = shared::FLAG, rule "5.14", shared::FLAG_SENTENCE;
    /// The opponent has a bare King.
    NEVER_WINS = shared::NEVER_WINS, rule "5.14", shared::NEVER_WINS_SENTENCE;
}
