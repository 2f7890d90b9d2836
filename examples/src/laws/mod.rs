//! Holding games to their laws over any number of random positions and games.

mod subject;

use std::io::Write;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use variant_testkit::long_run::{Law, Tally};

use subject::Subject;

/// How the program is called.
pub const USAGE: &str = "usage: laws GAME COUNT [--threads N] [--only LAW]
GAME is the name of a game, or all. LAW is 1 to 8, or games.
Each law is held against COUNT positions of random play, and COUNT / 100 random games are played; with --only games, COUNT.";

/// So long between two words on how far it is.
const SILENCE: Duration = Duration::from_secs(5);

/// What the program is asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    game: String,
    count: u64,
    threads: usize,
    only: Option<Law>,
}

impl Command {
    /// Reads the words of the command line.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(arguments: &[String]) -> Result<Self, String> {
        let mut words = Vec::new();
        let (mut threads, mut only) = (1, None);
        let mut rest = arguments.iter();
        while let Some(word) = rest.next() {
            let mut value = || rest.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--threads" => threads = number(value()?)?.clamp(1, 256),
                "--only" => only = Some(value()?.parse()?),
                option if option.starts_with("--") => return Err(format!("{option} is no option")),
                word => words.push(word),
            }
        }
        let [game, count] = words[..] else {
            return Err("which game, and how many positions?".into());
        };
        Ok(Self {
            game: game.to_owned(),
            count: number(count)?,
            threads: usize::try_from(threads).unwrap_or(1),
            only,
        })
    }

    /// Does it. `false` if a law does not hold.
    ///
    /// # Errors
    /// If there is no such game, or what cannot be written.
    pub fn run(&self, output: &mut impl Write) -> Result<bool, String> {
        let subjects = if self.game == "all" {
            Subject::all()
        } else {
            vec![Subject::find(&self.game)?]
        };
        let laws = Law::ALL
            .into_iter()
            .filter(|&law| self.only.is_none_or(|only| only == law));
        let laws: Vec<_> = laws.collect();
        let mut holds = true;
        for subject in subjects {
            for &law in &laws {
                holds &= self.hold(&subject, law, output).map_err(|error| error.to_string())?;
            }
        }
        Ok(holds)
    }

    fn hold(&self, subject: &Subject, law: Law, output: &mut impl Write) -> std::io::Result<bool> {
        let name = subject.name();
        let (count, noun) = match law {
            Law::Games if self.only.is_none() => (self.count.div_ceil(100), "games"),
            Law::Games => (self.count, "games"),
            _ => (self.count, "positions"),
        };
        let start = Instant::now();
        let progress = Mutex::new((0, start));
        let tally = subject.check(law, count, self.threads, &|more| {
            let Ok(mut progress) = progress.lock() else { return };
            progress.0 += more;
            if progress.1.elapsed() >= SILENCE {
                eprintln!("{name}, {law}: {} of {count} {noun}", progress.0);
                progress.1 = Instant::now();
            }
        });
        let Tally {
            checked,
            failed,
            messages,
            reasons,
        } = tally;
        for message in messages {
            writeln!(output, "{name}, {law}: {message}")?;
        }
        if !reasons.is_empty() {
            let reasons: Vec<_> = reasons
                .iter()
                .map(|(reason, times)| format!("{reason} {times}"))
                .collect();
            writeln!(output, "{name}, {law}: {}", reasons.join(", "))?;
        }
        let seconds = start.elapsed().as_secs_f64();
        writeln!(
            output,
            "{name}, {law}: {checked} {noun}, {failed} failures, {seconds:.1} s"
        )?;
        output.flush()?;
        Ok(failed == 0)
    }
}

fn number(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("expected a whole number, found {text:?}"))
}
