//! Why a move is refused, why a set-up cannot be, why the game is over: the catalogue of Makromachy.

use variant_core::shared;

variant_core::reasons! {
    /// Nothing stands where the move begins.
    NO_PIECE = shared::NO_PIECE, rule "1.3", shared::NO_PIECE_SENTENCE;
    /// An enemy stands where the move begins.
    NOT_YOURS = shared::NOT_YOURS, rule "1.3", shared::NOT_YOURS_SENTENCE;
    /// A friend stands where the move ends.
    OWN_PIECE = shared::OWN_PIECE, rule "3.3", shared::OWN_PIECE_SENTENCE;
    /// A Pawn does not go there.
    PAWN_MOVE = "pawn-move", rule "4.1", "a pawn steps forward, up to three squares from its home rank, and captures one square diagonally forward, so not from {origin:square} to {target:square}";
    /// A Warrior does not go there.
    WARRIOR_MOVE = "warrior-move", rule "4.2", "a warrior goes one or two squares forward, captures one square diagonally forward or by a knight's leap backward, so not from {origin:square} to {target:square}";
    /// A Zebra does not go there.
    ZEBRA_MOVE = "zebra-move", rule "4.3", "a zebra leaps three squares one way and two across, so not from {origin:square} to {target:square}";
    /// A Camel does not go there.
    CAMEL_MOVE = "camel-move", rule "4.4", "a camel leaps three squares one way and one across, so not from {origin:square} to {target:square}";
    /// An Elephant does not go there.
    ELEPHANT_MOVE = "elephant-move", rule "4.5", "an elephant leaps one or two squares diagonally or is lifted along a diagonal, so not from {origin:square} to {target:square}";
    /// A Knight does not go there.
    KNIGHT_MOVE = "knight-move", rule "4.6", "a knight leaps two squares one way and one across or is lifted along a diagonal, so not from {origin:square} to {target:square}";
    /// A Champion does not go there.
    CHAMPION_MOVE = "champion-move", rule "4.7", "a champion leaps one or two squares straight, two diagonally, or is lifted along a file or rank, so not from {origin:square} to {target:square}";
    /// A Vao does not go there.
    VAO_MOVE = "vao-move", rule "4.8", "a vao goes and captures along its diagonals, so not from {origin:square} to {target:square}";
    /// A Cannon does not go there.
    CANNON_MOVE = "cannon-move", rule "4.9", "a cannon goes and captures along its file or rank, so not from {origin:square} to {target:square}";
    /// A Bishop does not go there.
    BISHOP_MOVE = "bishop-move", rule "4.10", "a bishop goes along its diagonals, so not from {origin:square} to {target:square}";
    /// A Rook does not go there.
    ROOK_MOVE = "rook-move", rule "4.11", "a rook goes along its file or rank, so not from {origin:square} to {target:square}";
    /// A Queen does not go there.
    QUEEN_MOVE = "queen-move", rule "4.12", "a queen goes straight or diagonally, so not from {origin:square} to {target:square}";
    /// A Dragon Horse does not go there.
    DRAGON_HORSE_MOVE = "dragon-horse-move", rule "4.13", "a dragon horse goes along its diagonals or one square straight, so not from {origin:square} to {target:square}";
    /// A Dragon King does not go there.
    DRAGON_KING_MOVE = "dragon-king-move", rule "4.14", "a dragon king goes along its file or rank or one square diagonally, so not from {origin:square} to {target:square}";
    /// A Rhino does not go there.
    RHINO_MOVE = "rhino-move", rule "4.15", "a rhino steps one square straight and may go on diagonally outward, so not from {origin:square} to {target:square}";
    /// A Griffon does not go there.
    GRIFFON_MOVE = "griffon-move", rule "4.16", "a griffon steps one square diagonally and may go on straight outward, so not from {origin:square} to {target:square}";
    /// An Archbishop does not go there.
    ARCHBISHOP_MOVE = "archbishop-move", rule "4.17", "an archbishop goes along its diagonals or leaps like a knight, so not from {origin:square} to {target:square}";
    /// A Marshall does not go there.
    MARSHALL_MOVE = "marshall-move", rule "4.18", "a marshall goes along its file or rank or leaps like a knight, so not from {origin:square} to {target:square}";
    /// An Archer does not go there.
    ARCHER_MOVE = "archer-move", rule "4.19", "an archer leaps one square straight or two diagonally, so not from {origin:square} to {target:square}";
    /// A Bat does not go there.
    BAT_MOVE = "bat-move", rule "4.20", "a bat goes and flies along its diagonals, so not from {origin:square} to {target:square}";
    /// A Raven does not go there.
    RAVEN_MOVE = "raven-move", rule "4.21", "a raven goes and flies along its file or rank, so not from {origin:square} to {target:square}";
    /// An Eagle does not go there.
    EAGLE_MOVE = "eagle-move", rule "4.22", "an eagle goes and flies straight or diagonally, so not from {origin:square} to {target:square}";
    /// A Terror does not go there.
    TERROR_MOVE = "terror-move", rule "4.23", "a terror goes straight or diagonally or leaps to a square two away, so not from {origin:square} to {target:square}";
    /// A King does not go there.
    KING_MOVE = "king-move", rule "4.24", "a king goes one square any way, so not from {origin:square} to {target:square}";

    /// Something stands in the way.
    BLOCKED = shared::BLOCKED, rule "3.2", shared::BLOCKED_SENTENCE;
    /// A Rhino's way is not empty.
    RHINO_BLOCKED = "bend-blocked", rule "4.15", "{origin} goes on only over empty squares, and {blocker} is on the way";
    /// A Griffon's way is not empty.
    GRIFFON_BLOCKED = "bend-blocked", rule "4.16", "{origin} goes on only over empty squares, and {blocker} is on the way";
    /// A Pawn's push needs empty squares.
    PAWN_BLOCKED = "push-blocked", rule "4.1", "{origin} goes straight forward only to empty squares, and {blocker} is in the way";
    /// A Warrior's push needs empty squares.
    WARRIOR_BLOCKED = "push-blocked", rule "4.2", "{origin} goes straight forward only to empty squares, and {blocker} is in the way";
    /// A Pawn that has left its home rank goes one square.
    LONG_PUSH = "long-push", rule "4.1", "{origin} goes two or three squares only from its home rank";
    /// A Pawn goes there only to capture.
    PAWN_CAPTURES_ONLY = "nothing-to-capture", rule "4.1", "{origin} goes to {target:square} only to capture, and nothing stands there";
    /// A Warrior goes there only to capture.
    WARRIOR_CAPTURES_ONLY = "nothing-to-capture", rule "4.2", "{origin} goes to {target:square} only to capture, and nothing stands there";
    /// En passant only what has just pushed past.
    EN_PASSANT_TOO_LATE = "en-passant-not-possible", rule "6.4", "{condition} did not pass {target:square} with the last move, so it cannot be taken en passant";
    /// Captures over one piece, and there is none.
    NO_SCREEN = "no-screen", rule "4.8", "{origin} captures over exactly one piece, and none stands between it and {target}";
    /// Captures over one piece, and there are more.
    SEVERAL_SCREENS = "several-screens", rule "4.8", "{origin} captures over exactly one piece, not over {blocker}";
    /// Nothing to capture behind the screen.
    SCREEN_WITHOUT_CAPTURE = "jump-without-capture", rule "4.8", "{origin} passes {blocker} only to capture, and {target:square} is empty";
    /// A bird jumps only to capture.
    FLIGHT_WITHOUT_CAPTURE = "flight-without-capture", rule "5.2", "{origin} passes {blocker} only to capture, and {target:square} is empty";
    /// A bird does not pass this.
    FLIGHT_BLOCKED = "flight-blocked", rule "5.2", "{origin} cannot fly past {blocker}";
    /// An air lift captures nothing.
    LIFT_CAPTURES_NOTHING = "lift-captures-nothing", rule "5.1", "an air lift captures nothing, and {target} is in the way";
    /// An air lift ends just before a piece.
    LIFT_WITHOUT_STOP = "lift-without-stop", rule "5.1", "an air lift ends only just before the first piece on its ray, and {target:square} is not there";
    /// A Knight's air lift is longer.
    LIFT_TOO_SHORT = "lift-too-short", rule "5.1", "the air lift of {origin} ends at least three steps away";
    /// The squares do not make two legs of a move.
    NO_SECOND_LEG = "no-second-leg", rule "2.10", "only a hit-and-run of a terror and castling have a second leg";
    /// The first leg of a hit-and-run is no capture of a neighbour.
    NO_VICTIM = "hit-and-run-without-victim", rule "5.3", "a hit-and-run takes an enemy next to {origin}, and there is none on {path:square}";
    /// The second leg of a hit-and-run is no step to another square.
    HIT_AND_RUN_STEP = "hit-and-run-step", rule "5.3", "a hit-and-run goes one step on from {path:square}, and not back, so not to {target:square}";
    /// The second leg of a hit-and-run leads to a piece.
    HIT_AND_RUN_OCCUPIED = "hit-and-run-occupied", rule "5.3", "a hit-and-run ends on an empty square, and {target} is in the way";
    /// The capturer could be taken back.
    PROTECTED_TERROR = "protected-terror", rule "7.1", "{origin} may not take a terror that is protected: {attacker} would attack it on {target:square}";
    /// A Pawn or Warrior on its farthest rank becomes something.
    PROMOTION_MISSING = "promotion-missing", rule "6.1", "{origin} becomes another piece on {target:square}: say which (q, m, a, g, u, d, h, r, b, i, c, n, e, v, j, z)";
    /// Not one of the sixteen.
    PROMOTION_NOT_ALLOWED = "promotion-not-allowed", rule "6.2", "{origin} becomes no king, terror, eagle, raven, bat, archer, warrior or pawn";
    /// No promotion here.
    NOT_A_PROMOTION = "not-a-promotion", rule "6.1", "only a pawn or a warrior that reaches its farthest rank becomes another piece";
    /// The move leaves the King attacked.
    LEAVES_KING = shared::LEAVES_KING, rule "9.2", shared::LEAVES_KING_SENTENCE;
    /// The King goes where he is attacked.
    INTO_CHECK = "into-check", rule "9.2", "{target:square} is attacked by {attacker}, and a king does not go where he is attacked";
    /// The piece is pinned.
    PINNED = "pinned", rule "9.2", "{origin} is pinned: without it {king} is attacked by {attacker}";
    /// A check is not answered.
    CHECK_NOT_ANSWERED = "check-not-answered", rule "9.2", "the move does not answer the check of {attacker} on {king}";
    /// En passant, and the King stands in the open.
    EN_PASSANT_EXPOSES = "en-passant-exposes-king", rule "6.4", "once {condition} is removed, {king} is attacked by {attacker}";
    /// No right to castle.
    CASTLING_RIGHT = "castling-right", rule "8.4", "the right to castle that way is gone, or was never there";
    /// Not between King and corner.
    CASTLING_TARGET = "castling-target", rule "8.2", "the king castles to a square strictly between his own and the corner, so not to {target:square}";
    /// Something stands where the King would go.
    CASTLING_OCCUPIED = "castling-occupied", rule "8.2", "the king castles to an empty square, and {target} is in the way";
    /// Out of check.
    CASTLING_IN_CHECK = "castling-in-check", rule "8.1", "a king does not castle out of check, and {king} is attacked by {attacker}";
    /// Into check.
    CASTLING_INTO_CHECK = "castling-into-check", rule "8.3", "a king does not castle into check: {target:square} is attacked by {attacker}";
    /// An Eagle does not repeat a position with check.
    EAGLE_REPETITION = "eagle-repetition", rule "9.7", "{origin} may not repeat a position by a move that leaves the other side in check";
    /// A pass, in check.
    PASS_IN_CHECK = shared::PASS_IN_CHECK, rule "1.3", shared::PASS_IN_CHECK_SENTENCE;

    /// White has no King.
    NO_WHITE_KING = "missing-king", rule "10.1", "missing king: White has none";
    /// Black has no King.
    NO_BLACK_KING = "missing-king", rule "10.1", "missing king: Black has none";
    /// White has several Kings.
    WHITE_KINGS = "too-many-kings", rule "10.1", "too many kings: White has {king:count}, on {king:square}";
    /// Black has several Kings.
    BLACK_KINGS = "too-many-kings", rule "10.1", "too many kings: Black has {king:count}, on {king:square}";
    /// The side that has moved is in check.
    OPPONENT_IN_CHECK = "opponent-in-check", rule "10.2", "the side not to move is in check: {king} is attacked by {attacker}";
    /// A Pawn or Warrior on its farthest rank.
    UNPROMOTED = "unpromoted-piece", rule "10.3", "no pawn or warrior stands on its farthest rank, so not {condition}";
    /// A right without its King.
    RIGHT_WITHOUT_KING = "castling-right-without-king", rule "10.4", "a castling right needs its king on {condition:square}";
    /// A right without its Dragon King.
    RIGHT_WITHOUT_DRAGON_KING = "castling-right-without-dragon-king", rule "10.4", "a castling right needs its dragon king on {condition:square}";
    /// En passant where something stands.
    EN_PASSANT_OCCUPIED = "en-passant-occupied", rule "10.5", "nothing can have passed {target:square}: {condition} is in the way";
    /// En passant squares that no push passes over.
    EN_PASSANT_APART = "en-passant-apart", rule "10.6", "no push passes over {target:square}: they are not next to each other on one file";
    /// En passant without what has pushed.
    EN_PASSANT_WITHOUT_PUSHER = "en-passant-without-pusher", rule "10.7", "nothing that can have passed {target:square} stands just beyond";
    /// En passant without a place to come from.
    EN_PASSANT_WITHOUT_ORIGIN = "en-passant-without-origin", rule "10.8", "nothing can have pushed past {target:square}: there is no empty square just before";
    /// The Eagle field without a check.
    EAGLE_WITHOUT_CHECK = "eagle-field-without-check", rule "10.9", "the last move was no eagle check, for {king} is not attacked";

    /// Mate.
    CHECKMATE = shared::CHECKMATE, rule "9.3", shared::CHECKMATE_SENTENCE;
    /// No move, and no check.
    STALEMATE = shared::STALEMATE, rule "9.4", shared::STALEMATE_SENTENCE;
    /// The third occurrence.
    THREEFOLD = shared::THREEFOLD, rule "9.9", shared::THREEFOLD_SENTENCE;
    /// A hundred counted half-moves.
    FIFTY_MOVES = shared::FIFTY_MOVES, rule "9.5", shared::FIFTY_MOVES_SENTENCE;
    /// Both sides have agreed on a draw.
    AGREEMENT = shared::AGREEMENT, rule "9.13", shared::AGREEMENT_SENTENCE;
    /// A side has resigned.
    RESIGNATION = shared::RESIGNATION, rule "9.12", shared::RESIGNATION_SENTENCE;
    /// A side's time has run out.
    FLAG = shared::FLAG, rule "9.12", shared::FLAG_SENTENCE;
    /// The other side has nothing but its King.
    NEVER_WINS = shared::NEVER_WINS, rule "9.12", shared::NEVER_WINS_SENTENCE;
}
