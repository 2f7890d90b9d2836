//! Whole games by random play, held against the slow adjudicator.

use variant_core::{Game, Position, Variant};

use crate::adjudicator::{Adjudicator, DrawRules, SlowGame};
use crate::reference::Reference;
use crate::walk::Numbers;

/// Plays `games` random games from `starts` to their ends, at most `plies` half-moves each, and holds the end of each against the
/// [adjudicator](Adjudicator). Returns how often each reason ended a game, sorted by its code.
///
/// Half of the games are played with moves back and forth preferred, so that repetitions and long shuffles come about.
pub fn check_ends<V: Variant, R: Reference + 'static>(
    starts: &[V::Position],
    rules: DrawRules,
    games: usize,
    plies: usize,
    seed: u64,
) -> Vec<(&'static str, usize)> {
    let open = |fen: &str, rule_set: &str| -> Box<dyn SlowGame> {
        let start = R::from_fen(fen, rule_set).expect("the reference reads every start");
        Box::new(Adjudicator::new(start, rules))
    };
    check_games::<V>(starts, &open, games, plies, seed)
}

/// As [`check_ends`], against the slow games that `open` makes of a FEN and the name of a rule set, empty for the default one.
pub fn check_games<V: Variant>(
    starts: &[V::Position],
    open: &dyn Fn(&str, &str) -> Box<dyn SlowGame>,
    games: usize,
    plies: usize,
    seed: u64,
) -> Vec<(&'static str, usize)> {
    let mut numbers = Numbers::new(seed);
    let mut reasons: Vec<(&'static str, usize)> = Vec::new();
    for index in 0..games {
        let start = starts[index % starts.len()].clone();
        let rule_set = if start.rules() == <V::Position as Position>::Rules::default() {
            String::new()
        } else {
            start.rules().to_string()
        };
        let mut slow = open(&start.to_fen(), &rule_set);
        let mut game = Game::<V>::new(start);
        for _ in 0..plies {
            if game.outcome().is_some() {
                break;
            }
            let m = choose(&game, &mut numbers, index % 2 == 1);
            let intent = game.position().intent(m);
            game.play(&intent).unwrap_or_else(|error| panic!("{intent}: {error}"));
            slow.play(&intent.to_string());
            agrees(&game, &*slow);
        }
        let reason = game.outcome().map_or("none", |outcome| outcome.reason.code());
        match reasons.binary_search_by_key(&reason, |&(reason, _)| reason) {
            Ok(at) => reasons[at].1 += 1,
            Err(at) => reasons.insert(at, (reason, 1)),
        }
    }
    reasons
}

/// The end, the number of occurrences and, where the past forbids some, the moves are those of the slow game.
fn agrees<V: Variant>(game: &Game<V>, slow: &dyn SlowGame) {
    let place = || format!("{} after {}", game.start().to_fen(), game.to_record().moves.join(" "));
    let verdict = slow.verdict().map(|verdict| (verdict.white_wins, verdict.reason));
    let outcome = game
        .outcome()
        .map(|end| (end.winner.map(variant_core::Color::is_white), end.reason.code()));
    assert_eq!(outcome, verdict, "the end of {}", place());
    let occurrences = usize::try_from(game.past().occurrences_now()).expect("a count");
    assert_eq!(occurrences, slow.occurrences(), "occurrences in {}", place());
    if let Some(expected) = slow.moves() {
        let moves = game.legal_moves();
        let mut moves: Vec<_> = moves.iter().map(|&m| game.position().intent(m).to_string()).collect();
        moves.sort();
        assert_eq!(moves, expected, "the moves of {}", place());
    }
}

/// A random move, or, if `shuffles`, more often than not the one that goes back where the side's last move came from.
fn choose<V: Variant>(game: &Game<V>, numbers: &mut Numbers, shuffles: bool) -> variant_core::MoveOf<V> {
    let moves = game.legal_moves();
    if shuffles && numbers.below(8) != 0 {
        let before = game
            .moves()
            .len()
            .checked_sub(2)
            .and_then(|index| Some((game.position_at(index)?, game.moves().nth(index)?)));
        if let Some((position, last)) = before {
            let last = position.intent(last);
            let back = moves.iter().find(|&&m| {
                let intent = game.position().intent(m);
                (intent.from, intent.to) == (last.to, last.from)
            });
            if let Some(&back) = back {
                return back;
            }
        }
    }
    moves[numbers.below(moves.len())]
}
