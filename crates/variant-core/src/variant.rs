//! A game: its name, its start, and the rules that need more than one position.

use crate::{Claim, ClaimRule, Color, Count, Illegal, MoveOf, Outcome, Past, Position, Reason};

/// What a game is called and how it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Info {
    /// Its name in text interfaces, in lower case.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Other names that are understood, in lower case, each with the rule set it stands for (empty for the default).
    pub aliases: &'static [(&'static str, &'static str)],
    /// The FEN of its start.
    pub start: &'static str,
    /// The number of files of its board.
    pub files: u8,
    /// The number of ranks of its board.
    pub ranks: u8,
}

/// The reasons of the ends that players bring, each with the number of the game's rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends {
    /// A draw that both have agreed on.
    pub agreement: Reason,
    /// A side has resigned.
    pub resignation: Reason,
    /// A side's time has run out.
    pub flag: Reason,
}

/// A game: its name, its start, and the rules that need more than one position.
pub trait Variant: core::fmt::Debug + Sized + Send + Sync + 'static {
    /// One moment of the game.
    type Position: Position;

    /// What it is called and how it starts.
    const INFO: Info;

    /// The position the game starts from.
    fn start(rules: <Self::Position as Position>::Rules) -> Self::Position;

    /// The reasons of the ends that players bring.
    const ENDS: Ends;

    /// The draws that a player may claim.
    const CLAIMS: &'static [ClaimRule] = &[];

    /// The end that comes by itself, from the position alone or from the past as well.
    #[must_use]
    fn automatic(past: &Past<'_, Self>) -> Option<Outcome> {
        past.position().outcome()
    }

    /// Why the past forbids a move that the position alone allows; `None` if it does not.
    #[must_use]
    fn ban(past: &Past<'_, Self>, m: MoveOf<Self>) -> Option<Illegal> {
        let _ = (past, m);
        None
    }

    /// Whether the side to move may claim a draw by this rule. Asked only of claims in [`CLAIMS`](Self::CLAIMS), and never of a
    /// perpetual check, which is proved by a search.
    #[must_use]
    fn may_claim(past: &Past<'_, Self>, claim: Claim) -> bool {
        let _ = (past, claim);
        false
    }

    /// The test that says that `color` could never win, by what is on the board: then the other side's resignation or flag is a
    /// draw. `None` if it could.
    #[must_use]
    fn never_wins(position: &Self::Position, color: Color) -> Option<Reason>;

    /// The count towards a draw that the game shows to its players, if one is running.
    #[must_use]
    fn count(position: &Self::Position) -> Option<Count> {
        let _ = position;
        None
    }
}
