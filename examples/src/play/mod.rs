//! Two people at one terminal, and any game between them.

mod command;
mod options;
mod picture;
mod table;
mod watch;

use std::io::{self, BufRead, Read as _, Write};
use std::time::Duration;

pub use options::{Options, USAGE};

use command::Command;
use table::Table;

/// The longest line that is read at once, in bytes.
const MAX_LINE: u64 = 4096;

/// What is told at the start and by `help`.
const HELP: &str = include_str!("help.txt");

/// Plays until the input ends or somebody quits.
///
/// `now` tells the time that has passed since some moment; it is asked when a line has been read.
///
/// # Errors
/// What keeps the game from beginning, and what cannot be read or written.
pub fn run(
    options: &Options,
    mut input: impl BufRead,
    mut output: impl Write,
    now: impl Fn() -> Duration,
) -> Result<(), String> {
    let mut table = Table::open(options, now())?;
    let described = |error: io::Error| error.to_string();
    write!(output, "{}\n{}", table.title(), table.view()).map_err(described)?;
    let mut line = Vec::new();
    loop {
        write!(output, "{}", table.prompt(now())).map_err(described)?;
        output.flush().map_err(described)?;
        line.clear();
        let read = input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line);
        if read.map_err(described)? == 0 {
            writeln!(output).map_err(described)?;
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if options.echo {
            writeln!(output, "{text}").map_err(described)?;
        }
        let answer = match Command::read(text) {
            Ok(None) => continue,
            Ok(Some(Command::Quit)) => return Ok(()),
            Ok(Some(Command::Help)) => HELP.to_owned(),
            Ok(Some(command)) => table.obey(&command, now()).unwrap_or_else(|refusal| refusal),
            Err(refusal) => refusal,
        };
        writeln!(output, "{}", answer.trim_end()).map_err(described)?;
    }
}
