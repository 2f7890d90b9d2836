//! Counts the leaves of the tree of moves, or checks a suite of such counts.

use std::process::ExitCode;

use examples::perft;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match perft::Command::read(&arguments).and_then(|command| command.run(&mut std::io::stdout().lock())) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("perft: {message}\n\n{}", perft::USAGE);
            ExitCode::from(2)
        }
    }
}
