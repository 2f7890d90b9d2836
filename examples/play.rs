//! Two people at one terminal, and any game between them: `help` lists what they can say.

use std::io::{self, IsTerminal as _};
use std::process::ExitCode;
use std::time::Instant;

use examples::play::{self, Options};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let options = match Options::read(&arguments) {
        Ok(options) => options,
        Err(message) => {
            eprintln!("play: {message}\n\n{}", play::USAGE);
            return ExitCode::from(2);
        }
    };
    let stdin = io::stdin().lock();
    let options = Options {
        echo: !io::stdin().is_terminal(),
        ..options
    };
    let start = Instant::now();
    match play::run(&options, stdin, io::stdout().lock(), || start.elapsed()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("play: {message}");
            ExitCode::FAILURE
        }
    }
}
