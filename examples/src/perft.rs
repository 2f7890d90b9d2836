//! Counting the leaves of the tree of moves, and checking suites of such counts.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use chess_variants::find;
use chess_variants::variant_core::{AnyGame, PerftRecord};

/// How the program is called.
pub const USAGE: &str = "usage: perft VARIANT DEPTH [FEN] [--rules R] [--divide] [--threads N]
       perft --suite FILE VARIANT [--rules R] [--max-nodes N]";

/// What the program is asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    variant: String,
    rules: Option<String>,
    task: Task,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Task {
    Count {
        depth: u32,
        fen: Option<String>,
        divide: bool,
        threads: usize,
    },
    Suite {
        file: String,
        max_nodes: u64,
    },
}

impl Command {
    /// Reads the words of the command line.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(arguments: &[String]) -> Result<Self, String> {
        let mut words = Vec::new();
        let (mut rules, mut divide, mut threads, mut suite, mut max_nodes) = (None, false, None, None, None);
        let mut rest = arguments.iter();
        while let Some(word) = rest.next() {
            let mut value = || rest.next().cloned().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--rules" => rules = Some(value()?),
                "--divide" => divide = true,
                "--threads" => threads = Some(number(&value()?, 1..=256)?),
                "--suite" => suite = Some(value()?),
                "--max-nodes" => max_nodes = Some(number(&value()?, 0..=u64::MAX)?),
                option if option.starts_with("--") => return Err(format!("{option} is no option")),
                word => words.push(word.to_owned()),
            }
        }
        let mut words = words.into_iter();
        let variant = words.next().ok_or("which variant?")?;
        let task = if let Some(file) = suite {
            if divide || threads.is_some() {
                return Err("a suite takes neither --divide nor --threads".into());
            }
            Task::Suite {
                file,
                max_nodes: max_nodes.unwrap_or(u64::MAX),
            }
        } else {
            if max_nodes.is_some() {
                return Err("--max-nodes goes with --suite".into());
            }
            let depth = u32::try_from(number(&words.next().ok_or("which depth?")?, 0..=100)?).unwrap_or(u32::MAX);
            let threads = usize::try_from(threads.unwrap_or(1)).unwrap_or(1);
            Task::Count {
                depth,
                fen: words.next(),
                divide,
                threads,
            }
        };
        match words.next() {
            Some(word) => Err(format!("{word:?} is one word too many (put a FEN in quotes)")),
            None => Ok(Self { variant, rules, task }),
        }
    }

    /// Does it. `false` if a count of a suite differs.
    ///
    /// # Errors
    /// What cannot be read or written.
    pub fn run(&self, output: &mut impl Write) -> Result<bool, String> {
        match &self.task {
            Task::Count {
                depth,
                fen,
                divide,
                threads,
            } => self
                .count(output, *depth, fen.as_deref(), *divide, *threads)
                .map(|()| true),
            Task::Suite { file, max_nodes } => self.suite(output, file, *max_nodes),
        }
    }

    fn open(&self, fen: Option<&str>) -> Result<Box<dyn AnyGame>, String> {
        let found = find(&self.variant).map_err(|error| error.to_string())?;
        let rules = self.rules.as_deref().unwrap_or(found.rules);
        found.entry.open(fen, rules).map_err(|error| error.to_string())
    }

    fn count(
        &self,
        output: &mut impl Write,
        depth: u32,
        fen: Option<&str>,
        divide: bool,
        threads: usize,
    ) -> Result<(), String> {
        let game = self.open(fen)?;
        let start = Instant::now();
        let nodes = if divide && depth > 0 {
            let parts = divided(&*game, depth, threads);
            for (text, nodes) in &parts {
                writeln!(output, "{text}: {nodes}").map_err(|error| error.to_string())?;
            }
            parts.iter().map(|(_, nodes)| nodes).sum()
        } else if threads > 1 && depth > 1 {
            divided(&*game, depth, threads).iter().map(|(_, nodes)| nodes).sum()
        } else {
            game.perft(depth)
        };
        writeln!(output, "perft {depth} = {nodes}").map_err(|error| error.to_string())?;
        tell_speed(nodes, start);
        Ok(())
    }

    fn suite(&self, output: &mut impl Write, file: &str, max_nodes: u64) -> Result<bool, String> {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        let (mut passed, mut failed, mut nodes) = (0, 0, 0);
        let start = Instant::now();
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let record: PerftRecord = line
                .parse()
                .map_err(|error| format!("line {} of {file}: {error}", number + 1))?;
            let game = self.open(Some(&record.fen));
            for &(depth, expected) in record.counts.iter().filter(|&&(_, count)| count <= max_nodes) {
                let found = game.as_ref().map(|game| game.perft(depth));
                if found == Ok(expected) {
                    passed += 1;
                    nodes += expected;
                    continue;
                }
                failed += 1;
                let found = found.map_or_else(ToString::to_string, |found| found.to_string());
                writeln!(output, "{} ;D{depth} {expected}: found {found}", record.fen)
                    .map_err(|error| error.to_string())?;
            }
        }
        writeln!(output, "{passed} passed, {failed} failed").map_err(|error| error.to_string())?;
        tell_speed(nodes, start);
        Ok(failed == 0)
    }
}

/// The leaves behind each legal move, counted by several threads.
fn divided(game: &dyn AnyGame, depth: u32, threads: usize) -> Vec<(String, u64)> {
    let successors = game.successors();
    // Two plies down, so that no thread is left with one large part at the end.
    let jobs: Vec<(usize, u32, Box<dyn AnyGame>)> = successors
        .iter()
        .enumerate()
        .flat_map(|(root, (_, next))| {
            if depth > 2 && threads > 1 {
                next.successors()
                    .into_iter()
                    .map(|(_, game)| (root, depth - 2, game))
                    .collect()
            } else {
                vec![(root, depth - 1, next.boxed_clone())]
            }
        })
        .collect();
    let next_job = AtomicUsize::new(0);
    let mut counts = vec![0; successors.len()];
    std::thread::scope(|scope| {
        let work = || {
            let mut counted = Vec::new();
            while let Some((root, depth, game)) = jobs.get(next_job.fetch_add(1, Ordering::Relaxed)) {
                counted.push((*root, game.perft(*depth)));
            }
            counted
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            for (root, nodes) in worker.join().expect("counting does not panic") {
                counts[root] += nodes;
            }
        }
    });
    successors.into_iter().map(|(text, _)| text).zip(counts).collect()
}

/// A whole number within bounds.
fn number(text: &str, bounds: std::ops::RangeInclusive<u64>) -> Result<u64, String> {
    text.parse()
        .ok()
        .filter(|number| bounds.contains(number))
        .ok_or_else(|| {
            format!(
                "expected a whole number from {} to {}, found {text:?}",
                bounds.start(),
                bounds.end()
            )
        })
}

#[expect(clippy::cast_precision_loss, reason = "a speed is told to three digits")]
fn tell_speed(nodes: u64, start: Instant) {
    let seconds = start.elapsed().as_secs_f64();
    eprintln!(
        "{nodes} nodes in {seconds:.3} s, {:.1} million a second",
        nodes as f64 / seconds.max(1e-9) / 1e6
    );
}
