//! Validates, counts or converts games in PGN, of any variant.

use std::process::ExitCode;

use examples::pgn;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match pgn::Command::read(&arguments).and_then(|command| command.run(&mut std::io::stdout().lock())) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("pgn: {message}\n\n{}", pgn::USAGE);
            ExitCode::from(2)
        }
    }
}
