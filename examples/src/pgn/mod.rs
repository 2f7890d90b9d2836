//! Validating, counting and converting games in PGN.

mod check;
mod convert;

use std::io::{self, IsTerminal as _, Read as _, Write};
use std::ops::AddAssign;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use chess_variants::variant_core::Reading;
use chess_variants::variant_core::pgn::{Place, Reader, Visitor, Walk};

/// How the program is called.
pub const USAGE: &str = "usage: pgn validate [FILE ...] [--variations] [--strict] [--threads N]
       pgn count [FILE ...]
       pgn convert --to json|pgn [FILE ...] [--strict] [--threads N]
Without a file, or for -, standard input is read.";

/// What the program is asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    task: Task,
    files: Vec<String>,
    reading: Reading,
    threads: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    Validate { variations: bool },
    Count,
    ToJson,
    ToPgn,
}

/// What was found in some games.
#[derive(Clone, Default, Debug)]
struct Report {
    games: usize,
    plies: usize,
    /// What is wrong, a line each, with its place.
    errors: Vec<String>,
    /// What was converted.
    output: String,
}

impl AddAssign for Report {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.errors.extend(other.errors);
        self.output.push_str(&other.output);
    }
}

impl Command {
    /// Reads the words of the command line.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(arguments: &[String]) -> Result<Self, String> {
        let (mut words, mut to) = (Vec::new(), None);
        let (mut variations, mut reading, mut threads) = (false, Reading::Lenient, 1);
        let mut rest = arguments.iter();
        while let Some(word) = rest.next() {
            let mut value = || rest.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--variations" => variations = true,
                "--strict" => reading = Reading::Strict,
                "--threads" => {
                    let text = value()?;
                    let number = text.parse().ok().filter(|number| (1..=256).contains(number));
                    threads = number.ok_or_else(|| format!("expected 1 to 256 threads, found {text:?}"))?;
                }
                "--to" => to = Some(value()?.as_str()),
                option if option.starts_with("--") => return Err(format!("{option} is no option")),
                word => words.push(word.to_owned()),
            }
        }
        let mut words = words.into_iter();
        let task = match (words.next().as_deref(), to) {
            (Some("validate"), None) => Task::Validate { variations },
            (Some("count"), None) => Task::Count,
            (Some("convert"), Some("json")) => Task::ToJson,
            (Some("convert"), Some("pgn")) => Task::ToPgn,
            (Some("convert"), _) => return Err("convert to what? --to json or --to pgn".into()),
            _ => return Err("expected validate, count or convert".into()),
        };
        Ok(Self {
            task,
            files: words.collect(),
            reading,
            threads,
        })
    }

    /// Does it. `false` if anything is wrong in a game.
    ///
    /// # Errors
    /// What cannot be read or written.
    pub fn run(&self, output: &mut impl Write) -> Result<bool, String> {
        let start = Instant::now();
        let mut total = Report::default();
        let inputs = if self.files.is_empty() {
            &["-".to_owned()][..]
        } else {
            &self.files
        };
        for file in inputs {
            let (name, bytes) = load(file).map_err(|error| format!("{file}: {error}"))?;
            let mut report = self.judge(&bytes);
            for error in &mut report.errors {
                error.insert_str(0, &format!("{name}: "));
            }
            total += report;
            output
                .write_all(total.output.as_bytes())
                .map_err(|error| error.to_string())?;
            total.output.clear();
        }
        let is_converted = matches!(self.task, Task::ToJson | Task::ToPgn);
        let mut tell = |line: String| {
            // What is converted stands alone on standard output.
            if is_converted {
                eprintln!("{line}");
                return Ok(());
            }
            writeln!(output, "{line}").map_err(|error| error.to_string())
        };
        for error in &total.errors {
            tell(error.clone())?;
        }
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        #[expect(clippy::cast_precision_loss, reason = "a speed is told to three digits")]
        let speed = total.games as f64 / seconds;
        tell(format!(
            "{} games, {} plies, {} errors",
            total.games,
            total.plies,
            total.errors.len()
        ))?;
        eprintln!("{seconds:.3} s, {speed:.0} games a second");
        Ok(total.errors.is_empty())
    }

    /// Looks at all games of a text, several at once.
    fn judge(&self, bytes: &[u8]) -> Report {
        let games = places(bytes);
        let shows_progress = io::stderr().is_terminal();
        // Some games at a time, so that threads rarely meet.
        let batches: Vec<&[Place]> = games.chunks(64).collect();
        let next = AtomicUsize::new(0);
        let mut reports: Vec<(usize, Report)> = std::thread::scope(|scope| {
            let work = || {
                let mut done = Vec::new();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(batch) = batches.get(index) else { return done };
                    if shows_progress {
                        eprint!("\r{} of {} games", index * 64, games.len());
                    }
                    let mut report = Report::default();
                    for &place in *batch {
                        report += self.judge_game(bytes, place);
                    }
                    done.push((index, report));
                }
            };
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .flat_map(|worker| worker.join().expect("a worker does not panic"))
                .collect()
        });
        if shows_progress {
            eprint!("\r\x1b[K");
        }
        reports.sort_by_key(|&(index, _)| index);
        let mut total = Report::default();
        for (_, report) in reports {
            total += report;
        }
        total
    }

    fn judge_game(&self, bytes: &[u8], place: Place) -> Report {
        match self.task {
            Task::Validate { variations } => check::check(bytes, place, variations, self.reading),
            Task::Count => check::count(bytes, place),
            Task::ToJson => convert::to_json(bytes, place, self.reading),
            Task::ToPgn => convert::to_pgn(bytes, place, self.reading),
        }
    }
}

/// The bytes of a file or of standard input, and what to call it.
fn load(file: &str) -> io::Result<(&str, Vec<u8>)> {
    if file != "-" {
        return Ok((file, std::fs::read(file)?));
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(("standard input", bytes))
}

/// Where the games of a text begin.
fn places(bytes: &[u8]) -> Vec<Place> {
    struct Begins(Vec<Place>);
    impl Visitor for Begins {
        fn begin_game(&mut self, place: Place) {
            self.0.push(place);
        }
        fn end_tags(&mut self) -> Walk {
            Walk::Skip
        }
    }
    let mut begins = Begins(Vec::new());
    let mut reader = Reader::new(bytes);
    while reader.read_game(&mut begins) {}
    begins.0
}
