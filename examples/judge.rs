//! Judges positions and moves: a JSON line in, a JSON line out. `docs/judge.md` describes both.

use std::io::{self, IsTerminal as _};
use std::process::ExitCode;

use examples::judge;

fn main() -> ExitCode {
    let is_demo = std::env::args().skip(1).any(|argument| argument == "--demo");
    let stdout = io::stdout().lock();
    let result = if is_demo || io::stdin().is_terminal() {
        judge::demo(stdout)
    } else {
        judge::stream(io::stdin().lock(), stdout)
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads the answers has gone: nobody is left to tell.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("judge: {error}");
            ExitCode::FAILURE
        }
    }
}
