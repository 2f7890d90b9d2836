//! The table: a game, its clock, and how both are shown.

use std::fmt::{Display, Write as _};
use std::fs;
use std::time::Duration;

use chess_variants::variant_core::san::SanError;
use chess_variants::variant_core::{
    Act, AnyError, AnyGame, AnySanError, Claim, Clock, Color, Count, GameRecord, Illegal, Outcome, PlayError, Reading,
    Verdict,
};
use chess_variants::{entries, find, load};

use super::command::Command;
use super::options::Options;
use super::picture::{self, Marks};
use super::watch::Watch;

/// The positions that the proof of a claim may look at.
const BUDGET: u64 = 100_000;

/// A game at a table. What cannot be done is an `Err` with the reason, ready to be shown.
#[derive(Debug)]
pub(super) struct Table {
    game: Box<dyn AnyGame>,
    watch: Option<Watch>,
    ascii: bool,
}

impl Table {
    /// The table that the command line asks for.
    pub(super) fn open(options: &Options, now: Duration) -> Result<Self, String> {
        let mut table = Self {
            game: open(options)?,
            watch: options
                .clock
                .clone()
                .map(|control| Watch::new(Clock::new(control), 0, now)),
            ascii: options.ascii,
        };
        if let Some(file) = &options.load {
            table.load(file, now)?;
        }
        Ok(table)
    }

    /// What is played.
    pub(super) fn title(&self) -> String {
        let rules = self.game.rules().map(|rules| format!(" ({rules})"));
        format!(
            "{}{}. help lists what can be said.",
            self.game.info().title,
            rules.unwrap_or_default()
        )
    }

    /// The side to move and the times.
    pub(super) fn prompt(&self, now: Duration) -> String {
        let turn = self.game.turn();
        let side = if self.game.outcome().is_some() {
            "over"
        } else {
            name(turn)
        };
        let times = self.times(now).map(|times| format!(" [{times}]"));
        format!("{side}{}> ", times.unwrap_or_default())
    }

    fn times(&self, now: Duration) -> Option<String> {
        let watch = self.watch.as_ref()?;
        let turn = self.game.turn();
        let [white, black] = Color::ALL.map(|color| watch.shown(color, turn, now));
        Some(format!("{white} - {black}"))
    }

    /// The board, and all that there is to know beside it.
    pub(super) fn view(&self) -> String {
        self.picture(&Marks::default()) + &self.status()
    }

    fn picture(&self, marks: &Marks) -> String {
        picture::draw(&*self.game, marks, self.ascii)
    }

    fn status(&self) -> String {
        let game = &*self.game;
        let mut lines = Vec::new();
        if let Some(count) = game.count() {
            lines.push(counted(count));
        }
        if let Some(outcome) = game.outcome() {
            lines.push(ended(outcome));
        } else {
            if game.is_check() {
                lines.push(format!("{} is in check.", name(game.turn())));
            }
            if let Some(side) = game.draw_offer() {
                lines.push(format!("{} offers a draw: accept or decline.", name(side)));
            }
            if let claims @ [_, ..] = &game.claims()[..] {
                lines.push(format!("{} may claim a draw: {}.", name(game.turn()), joined(claims)));
            }
        }
        lines.iter().fold(String::new(), |all, line| all + line + "\n")
    }

    /// Does what a player says.
    pub(super) fn obey(&mut self, command: &Command, now: Duration) -> Result<String, String> {
        // What is said after the flag has fallen came too late.
        if let Some(fallen) = self.fell(now) {
            return Ok(fallen);
        }
        match command {
            Command::Move(text) => self.play(text, now),
            Command::Moves(None) => Ok(self.listed(&self.game.legal_moves())),
            Command::Moves(Some(square)) => self.moves_from(square),
            Command::Undo => self.undo(now),
            Command::Redo => self.redo(now),
            Command::Board => Ok(self.view()),
            Command::Fen => Ok(self.game.fen()),
            Command::Claims => Ok(self.claims()),
            Command::Claim(claim, intended) => self.claim(*claim, intended.clone(), now),
            Command::Offer(side) => self.act(&Act::OfferDraw(side.unwrap_or(self.game.turn())), now),
            Command::Accept => self.act(&Act::AcceptDraw(self.answerer()), now),
            Command::Decline => self.act(&Act::DeclineDraw(self.answerer()), now),
            Command::Resign(side) => self.act(&Act::Resign(side.unwrap_or(self.game.turn())), now),
            Command::Clock => self.times(now).ok_or_else(|| "There is no clock.".to_owned()),
            Command::Flag => self.flag(now),
            Command::Save(file) => self.save(file),
            Command::Load(file) => self
                .load(file, now)
                .map(|()| format!("{}\n{}", self.title(), self.view())),
            Command::Help | Command::Quit => Ok(String::new()),
        }
    }

    /// Lets the flag fall if it is time; returns what is then to be said.
    fn fell(&mut self, now: Duration) -> Option<String> {
        let turn = self.game.turn();
        if self.game.outcome().is_some() || !self.watch.as_ref()?.has_flagged(turn, now) {
            return None;
        }
        self.act(&Act::Flag(turn), now).ok()
    }

    fn play(&mut self, text: &str, now: Duration) -> Result<String, String> {
        let mover = self.game.turn();
        let refusal = match self.game.play_lenient(text) {
            Ok(_) => return Ok(self.moved(mover, now)),
            // What is no text of coordinates may be short algebraic notation.
            Err(AnyError::Text(_)) => match self.game.play_san(text, Reading::Lenient) {
                Ok(()) => return Ok(self.moved(mover, now)),
                Err(AnySanError::Play(refusal)) => refusal,
                Err(AnySanError::Text(error)) => return Err(self.explain_san(&error)),
            },
            Err(AnyError::Play(refusal)) => refusal,
        };
        Err(match refusal {
            PlayError::Illegal(illegal) => self.explain(&illegal),
            over @ PlayError::Over(_) => sentence(over),
        })
    }

    /// After a move: the clock is pressed.
    fn moved(&mut self, mover: Color, now: Duration) -> String {
        if let Some(watch) = &mut self.watch {
            // The flag has been looked at before the move was made.
            let _ = watch.press(mover, now);
        }
        self.stop_if_over(now);
        format!("{} has played {}.\n{}", name(mover), self.last_move(), self.view())
    }

    /// The last move in short algebraic notation.
    fn last_move(&self) -> String {
        let mut before = self.game.boxed_clone();
        before.undo();
        let text = self.game.moves().pop().unwrap_or_default();
        before.to_san(&text).unwrap_or(text)
    }

    fn stop_if_over(&mut self, now: Duration) {
        if let (Some(watch), Some(_)) = (&mut self.watch, self.game.outcome()) {
            watch.stop(now);
        }
    }

    /// Why a move is refused, with its squares on the board.
    fn explain(&self, illegal: &Illegal) -> String {
        let mut answer = self.picture(&Marks::of(illegal));
        let reason = illegal.reason();
        let _ = writeln!(answer, "No: {illegal} (rule {}).", reason.rule());
        answer + &picture::legend(illegal)
    }

    /// Why a text of short algebraic notation is no move; with the board, where one of its squares shows it.
    fn explain_san(&self, error: &SanError) -> String {
        let mut answer = match error.illegal() {
            Some(illegal) => self.explain(illegal),
            None => sentence(error) + " help lists what can be said.",
        };
        if let suggestions @ [_, ..] = error.suggestions() {
            let _ = write!(answer, "\nPerhaps {}.", suggestions.join(" or "));
        }
        answer
    }

    /// Moves in coordinates, each with its short algebraic notation.
    fn listed(&self, moves: &[String]) -> String {
        let both = moves.iter().map(|text| match self.game.to_san(text) {
            Ok(san) => format!("{text} ({san})"),
            Err(_) => text.clone(),
        });
        both.collect::<Vec<_>>().join(" ")
    }

    fn moves_from(&self, square: &str) -> Result<String, String> {
        let moves = self.game.moves_from(square).map_err(sentence)?;
        if moves.is_empty() {
            return Ok(format!("No piece on {square} can move."));
        }
        let marks = Marks::of_moves(square, moves.iter().map(String::as_str));
        Ok(self.picture(&marks) + &self.listed(&moves))
    }

    fn undo(&mut self, now: Duration) -> Result<String, String> {
        if !self.game.undo() {
            return Err("No move has been played.".into());
        }
        if let Some(watch) = &mut self.watch {
            watch.undo(now);
        }
        Ok(self.view())
    }

    fn redo(&mut self, now: Duration) -> Result<String, String> {
        if !self.game.redo() {
            return Err("No move has been taken back.".into());
        }
        if let Some(watch) = &mut self.watch {
            watch.redo(now);
        }
        self.stop_if_over(now);
        Ok(self.view())
    }

    fn claims(&self) -> String {
        let mut lines = Vec::new();
        let now = self.game.claims();
        if !now.is_empty() {
            lines.push(format!("Now: {}.", joined(&now)));
        }
        let with_move = self.game.claims_with_move();
        for claim in Claim::ALL {
            let moves: Vec<_> = with_move
                .iter()
                .filter(|(with, _)| *with == claim)
                .map(|(_, text)| text.as_str())
                .collect();
            if !moves.is_empty() {
                lines.push(format!("With a move: {claim} with {}.", moves.join(" ")));
            }
        }
        if lines.is_empty() {
            lines.push("No draw may be claimed by what is on the board.".into());
        }
        lines.join("\n")
    }

    fn claim(&mut self, claim: Claim, intended: Option<String>, now: Duration) -> Result<String, String> {
        self.act(&Act::Claim(claim, intended), now)
    }

    fn act(&mut self, act: &Act, now: Duration) -> Result<String, String> {
        let mover = self.game.turn();
        let response = self.game.act(&act.to_string(), BUDGET).map_err(sentence)?;
        let mut answer = match response.verdict {
            Some(Verdict::Refused) => "The claim is not true: the game goes on.\n".to_owned(),
            Some(Verdict::Unproved) => "The claim could not be proved: the game goes on.\n".to_owned(),
            _ => String::new(),
        };
        if response.was_played {
            answer += &self.moved(mover, now);
        } else {
            answer += &self.status();
        }
        if let Some(test) = response.decided_by {
            let _ = writeln!(answer, "No loss: {} (rule {}).", test.sentence(), test.rule());
        }
        if let Act::DeclineDraw(side) = act {
            let _ = writeln!(answer, "{} declines.", name(*side));
        }
        self.stop_if_over(now);
        Ok(answer)
    }

    /// The side that a draw offer is for, the one to move if there is none.
    fn answerer(&self) -> Color {
        self.game.draw_offer().map_or(self.game.turn(), |side| !side)
    }

    /// Asked only while the flag has not fallen: see [`obey`](Self::obey).
    fn flag(&self, now: Duration) -> Result<String, String> {
        if let Some(outcome) = self.game.outcome() {
            return Ok(ended(outcome));
        }
        let turn = self.game.turn();
        match &self.watch {
            None => Err("There is no clock.".into()),
            Some(watch) => Err(format!("{} has {} left.", name(turn), watch.shown(turn, turn, now))),
        }
    }

    fn save(&self, file: &str) -> Result<String, String> {
        let clock = self.watch.as_ref().map(|watch| watch.clock().clone());
        let record = GameRecord {
            clock,
            ..self.game.to_record()
        };
        let json = serde_json::to_string_pretty(&record).map_err(|error| format!("{file}: {error}."))?;
        fs::write(file, json + "\n").map_err(|error| format!("{file}: {error}."))?;
        Ok(format!("{file} holds the game."))
    }

    /// Goes on with a saved game. If that cannot be, the present one goes on.
    fn load(&mut self, file: &str, now: Duration) -> Result<(), String> {
        let json = fs::read_to_string(file).map_err(|error| format!("{file}: {error}."))?;
        let record: GameRecord = serde_json::from_str(&json).map_err(|error| format!("{file}: {error}."))?;
        let game = load(&record, BUDGET).map_err(|error| format!("{file}: {error}."))?;
        self.watch = record.clock.map(|clock| Watch::new(clock, record.moves.len(), now));
        self.game = game;
        self.stop_if_over(now);
        Ok(())
    }
}

/// The game at its start.
fn open(options: &Options) -> Result<Box<dyn AnyGame>, String> {
    let first = entries().first().map_or("", |entry| entry.info().name);
    let game = if options.game.is_empty() { first } else { &options.game };
    let found = find(game).map_err(|error| error.to_string())?;
    let rules = options.rules.as_deref().unwrap_or(found.rules);
    found
        .entry
        .open(options.fen.as_deref(), rules)
        .map_err(|error| error.to_string())
}

/// A message that begins in lower case as a sentence.
fn sentence(message: impl Display) -> String {
    let text = message.to_string();
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}

fn name(color: Color) -> &'static str {
    if color.is_white() { "White" } else { "Black" }
}

fn joined(claims: &[Claim]) -> String {
    claims.iter().map(|claim| claim.code()).collect::<Vec<_>>().join(", ")
}

fn counted(count: Count) -> String {
    format!("Count ({}): {}/{}.", count.kind, count.shown, count.limit)
}

fn ended(outcome: Outcome) -> String {
    let (reason, rule) = (outcome.reason.sentence(), outcome.reason.rule());
    match outcome.winner {
        Some(winner) => format!("{} wins: {reason} (rule {rule}).", name(winner)),
        None => format!("A draw: {reason} (rule {rule})."),
    }
}
