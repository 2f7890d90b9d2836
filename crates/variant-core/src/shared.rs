//! The reasons that all games share: their codes and sentences. Each game's catalogue gives them its own rule numbers.

macro_rules! shared {
    ($($(#[$doc:meta])* $code:ident $sentence:ident = $text:literal, $words:literal;)+) => {
        $(
            $(#[$doc])*
            pub const $code: &str = $text;
            #[doc = concat!("The sentence of `", $text, "`.")]
            pub const $sentence: &str = $words;
        )+
    };
}

shared! {
    /// Nothing stands where the move begins.
    NO_PIECE NO_PIECE_SENTENCE = "no-piece", "there is no piece on {origin}";
    /// An enemy stands where the move begins.
    NOT_YOURS NOT_YOURS_SENTENCE = "not-yours", "{origin} belongs to the other side";
    /// A friend stands where the move ends.
    OWN_PIECE OWN_PIECE_SENTENCE = "own-piece", "{target} is of the same side";
    /// Something stands in the way.
    BLOCKED BLOCKED_SENTENCE = "blocked", "{origin} cannot pass {blocker}";
    /// The move leaves the King attacked.
    LEAVES_KING LEAVES_KING_SENTENCE = "leaves-king", "the move leaves {king} to {attacker}";
    /// A pass, in check.
    PASS_IN_CHECK PASS_IN_CHECK_SENTENCE = "pass-in-check", "nobody passes in check, and {king} is attacked by {attacker}";
    /// The side to move is in check and has no legal move.
    CHECKMATE CHECKMATE_SENTENCE = "checkmate", "checkmate";
    /// The side to move is not in check and has no legal move.
    STALEMATE STALEMATE_SENTENCE = "stalemate", "stalemate";
    /// Neither side can mate with what it has.
    INSUFFICIENT_MATERIAL INSUFFICIENT_MATERIAL_SENTENCE = "insufficient-material", "neither side can mate with what it has";
    /// A position has occurred three times.
    THREEFOLD THREEFOLD_SENTENCE = "threefold-repetition", "the position has occurred three times";
    /// Fifty moves of each side without progress.
    FIFTY_MOVES FIFTY_MOVES_SENTENCE = "fifty-moves", "fifty moves of each side have brought nothing that counts";
    /// A position has occurred five times.
    FIVEFOLD FIVEFOLD_SENTENCE = "fivefold-repetition", "the position has occurred five times";
    /// Seventy-five moves of each side without progress.
    SEVENTY_FIVE_MOVES SEVENTY_FIVE_MOVES_SENTENCE = "seventy-five-moves", "seventy-five moves of each side have brought nothing that counts";
    /// The side to move can give check for ever.
    PERPETUAL_CHECK PERPETUAL_CHECK_SENTENCE = "perpetual-check", "the side to move can give check for ever";
    /// Both sides have agreed on a draw.
    AGREEMENT AGREEMENT_SENTENCE = "agreement", "both sides have agreed on a draw";
    /// A side has resigned.
    RESIGNATION RESIGNATION_SENTENCE = "resignation", "a side has resigned";
    /// A side's time has run out.
    FLAG FLAG_SENTENCE = "flag", "a side's time has run out";
    /// A side has nothing left to win with.
    NEVER_WINS NEVER_WINS_SENTENCE = "never-wins", "the opponent could never win with what it has";
}
