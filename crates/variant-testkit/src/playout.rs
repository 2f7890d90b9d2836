//! Whole games by random play, held against the slow adjudicator.

use variant_core::{Game, Position, Variant};

use crate::adjudicator::{Adjudicator, DrawRules};
use crate::reference::Reference;
use crate::walk::Numbers;

/// Plays `games` random games from `starts` to their ends, at most `plies` half-moves each, and holds the end of each against the
/// adjudicator. Returns how often each reason ended a game, sorted by its code.
///
/// Half of the games are played with moves back and forth preferred, so that repetitions and long shuffles come about.
pub fn check_ends<V: Variant, R: Reference>(
    starts: &[V::Position],
    rules: DrawRules,
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
        let reference = R::from_fen(&start.to_fen(), &rule_set).expect("the reference reads every start");
        let mut slow = Adjudicator::new(reference, rules);
        let mut game = Game::<V>::new(start);
        for _ in 0..plies {
            if game.outcome().is_some() {
                break;
            }
            let m = choose(&game, &mut numbers, index % 2 == 1);
            let intent = game.position().intent(m);
            game.play(&intent).unwrap_or_else(|error| panic!("{intent}: {error}"));
            slow.play(&intent.to_string());
            let verdict = slow.verdict().map(|verdict| (verdict.white_wins, verdict.reason));
            let outcome = game
                .outcome()
                .map(|end| (end.winner.map(variant_core::Color::is_white), end.reason.code()));
            let line = || game.to_record().moves.join(" ");
            assert_eq!(
                outcome,
                verdict,
                "the end of {} after {}",
                game.start().to_fen(),
                line()
            );
            let occurrences = usize::try_from(game.past().occurrences_now()).expect("a count");
            assert_eq!(
                occurrences,
                slow.occurrences(),
                "occurrences in {} after {}",
                game.start().to_fen(),
                line()
            );
        }
        let reason = game.outcome().map_or("none", |outcome| outcome.reason.code());
        match reasons.binary_search_by_key(&reason, |&(reason, _)| reason) {
            Ok(at) => reasons[at].1 += 1,
            Err(at) => reasons.insert(at, (reason, 1)),
        }
    }
    reasons
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
