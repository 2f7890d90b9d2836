//! The command line.

use chess_variants::variant_core::TimeControl;

/// How the program is called.
pub const USAGE: &str = "usage: play [GAME] [FEN] [--rules R] [--clock CONTROL] [--ascii]
       play --load FILE [--ascii]
CONTROL is written as in PGN: 300 seconds, 300+5 with five added a move, 300d5 with a delay, 40/7200:3600 in two periods.";

/// What is played, and how it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The name of the game; the first there is if empty.
    pub game: String,
    /// The position to start from, if not the game's start.
    pub fen: Option<String>,
    /// The rule set, if not the one that the name stands for.
    pub rules: Option<String>,
    /// The time control, if there is a clock.
    pub clock: Option<TimeControl>,
    /// The file of a saved game to go on with.
    pub load: Option<String>,
    /// Whether pieces are shown as letters even where the game has figurines.
    pub ascii: bool,
    /// Whether what is read is written again, for scripts, whose lines no terminal shows.
    pub echo: bool,
}

impl Options {
    /// Reads the words of the command line.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(arguments: &[String]) -> Result<Self, String> {
        let mut options = Self::default();
        let mut words = Vec::new();
        let mut rest = arguments.iter();
        while let Some(word) = rest.next() {
            let mut value = || rest.next().cloned().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--rules" => options.rules = Some(value()?),
                "--clock" => options.clock = Some(value()?.parse().map_err(|error| format!("--clock: {error}"))?),
                "--load" => options.load = Some(value()?),
                "--ascii" => options.ascii = true,
                option if option.starts_with("--") => return Err(format!("{option} is no option")),
                word => words.push(word.to_owned()),
            }
        }
        if options.load.is_some() && (!words.is_empty() || options.rules.is_some() || options.clock.is_some()) {
            return Err("a saved game has its own name, rules and clock".into());
        }
        let mut words = words.into_iter();
        options.game = words.next().unwrap_or_default();
        options.fen = words.next();
        match words.next() {
            Some(word) => Err(format!("{word:?} is one word too many (put a FEN in quotes)")),
            None => Ok(options),
        }
    }
}
