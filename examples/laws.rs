//! Holds a game to its laws over any number of random positions and games. `docs/testing.md` tells the laws.

use std::process::ExitCode;

use examples::laws;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match laws::Command::read(&arguments).and_then(|command| command.run(&mut std::io::stdout().lock())) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("laws: {message}\n\n{}", laws::USAGE);
            ExitCode::from(2)
        }
    }
}
