//! What a player can say.

use chess_variants::variant_core::{Claim, Color};

/// A line that a player has typed. Sides that are not named are for the game to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Move(String),
    Moves(Option<String>),
    Undo,
    Redo,
    Board,
    Fen,
    Claims,
    Claim(Claim, Option<String>),
    Offer(Option<Color>),
    Accept,
    Decline,
    Resign(Option<Color>),
    Clock,
    Flag,
    Save(String),
    Load(String),
    Help,
    Quit,
}

impl Command {
    /// Reads a line; `None` for a blank one. What is no command is a move.
    pub(super) fn read(line: &str) -> Result<Option<Self>, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let value = (!rest.is_empty()).then(|| rest.to_owned());
        let side = || match rest {
            "" => Ok(None),
            side => side
                .parse()
                .map(Some)
                .map_err(|error| format!("After {word}: {error}, found {side:?}.")),
        };
        let file = || {
            value
                .clone()
                .ok_or_else(|| format!("Which file? {word} needs its name."))
        };
        let command = match word {
            "" => return Ok(None),
            "moves" => return Ok(Some(Self::Moves(value))),
            "claim" => return Self::read_claim(rest).map(Some),
            "offer" => return Ok(Some(Self::Offer(side()?))),
            "resign" => return Ok(Some(Self::Resign(side()?))),
            "save" => return Ok(Some(Self::Save(file()?))),
            "load" => return Ok(Some(Self::Load(file()?))),
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            "board" => Self::Board,
            "fen" => Self::Fen,
            "claims" => Self::Claims,
            "accept" => Self::Accept,
            "decline" => Self::Decline,
            "clock" => Self::Clock,
            "flag" => Self::Flag,
            "help" | "?" => Self::Help,
            "quit" | "exit" => Self::Quit,
            _ => return Ok(Some(Self::Move(line.to_owned()))),
        };
        match value {
            None => Ok(Some(command)),
            Some(value) => Err(format!("{word} stands alone; {value:?} behind it says nothing.")),
        }
    }

    /// A claim by the beginning of its name, perhaps with a move.
    fn read_claim(rest: &str) -> Result<Self, String> {
        let (name, intended) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let known = Claim::ALL.into_iter().filter(|claim| claim.code().starts_with(name));
        let (1, Some(claim)) = (known.clone().count(), known.clone().next()) else {
            let names = Claim::ALL.map(Claim::code).join(", ");
            return Err(format!("Claim what? One of {names}, or how it begins."));
        };
        let intended = intended.trim();
        Ok(Self::Claim(claim, (!intended.is_empty()).then(|| intended.to_owned())))
    }
}
