//! Games in other forms.

use chess_variants::pgn::{StartTags, canonicalize};
use chess_variants::variant_core::Reading;
use chess_variants::variant_core::pgn::{PgnGame, Place, read_games};

use super::Report;

/// The game that begins at `place`, as a tree, and what is wrong in it.
fn read(bytes: &[u8], place: Place, reading: Reading) -> (PgnGame, Report) {
    let rest = bytes.get(place.offset..).unwrap_or_default();
    let (game, faults) = read_games(rest).next().unwrap_or_default();
    let mut report = Report {
        games: 1,
        plies: game.mainline().count(),
        ..Report::default()
    };
    let faults = faults
        .iter()
        .filter(|fault| reading == Reading::Strict || !fault.kind.is_repaired());
    // Lines are counted from the game's first.
    report.errors.extend(faults.map(|fault| {
        let line = place.line + fault.place.line - 1;
        format!("line {line}, column {}: {}", fault.place.column, fault.kind)
    }));
    (game, report)
}

/// As PGN in its canonical form.
pub(super) fn to_pgn(bytes: &[u8], place: Place, reading: Reading) -> Report {
    let (mut game, mut report) = read(bytes, place, reading);
    match canonicalize(&mut game, reading) {
        Ok(()) => report.output = format!("{game}\n"),
        Err(error) => report.errors.push(format!("{place}: {error}")),
    }
    report
}

/// The main line as a record, a line of JSON.
pub(super) fn to_json(bytes: &[u8], place: Place, reading: Reading) -> Report {
    let (game, mut report) = read(bytes, place, reading);
    match record(&game, reading) {
        Ok(line) => report.output = line + "\n",
        Err(error) => report.errors.push(format!("{place}: {error}")),
    }
    report
}

fn record(game: &PgnGame, reading: Reading) -> Result<String, String> {
    let tags = StartTags {
        variant: game.tag("Variant"),
        rules: game.tag("Ruleset"),
        fen: game.tag("FEN"),
    };
    let (entry, rules) = tags.find().map_err(|error| error.to_string())?;
    let mut played = match reading {
        Reading::Strict => entry.open(tags.fen, rules),
        Reading::Lenient => entry.open_lenient(tags.fen, rules).map(|(game, _)| game),
    }
    .map_err(|error| error.to_string())?;
    for node in game.mainline() {
        let text = game.node(node).san();
        played
            .play_san(text, reading)
            .map_err(|error| format!("{text}: {error}"))?;
    }
    serde_json::to_string(&played.to_record()).map_err(|error| error.to_string())
}
