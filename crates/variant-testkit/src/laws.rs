//! The laws that hold for every position of every game.

use std::collections::HashSet;
use std::ops::ControlFlow;

use variant_core::{Bitboard, Intent, Position, Reading, Role, Square, san};

use crate::reference::Reference;

/// Everything that is checked without a reference generator: laws 1 to 5.
pub fn check_all<P: Position>(position: &P) {
    moves_agree(position);
    intents_resolve(position);
    text_round_trips(position);
    san_round_trips(position);
    effects_tell_all(position);
    refusals_change_nothing(position);
}

/// Law 1: no move twice; counting, finding, listing and testing agree with the visitor.
pub fn moves_agree<P: Position>(position: &P) {
    let fen = position.to_fen();
    let mut visited = Vec::new();
    let _ = position.for_each_move(|m| {
        visited.push(m);
        ControlFlow::Continue(())
    });
    let distinct: HashSet<_> = visited.iter().copied().collect();
    assert_eq!(distinct.len(), visited.len(), "a move twice in {fen}");
    assert_eq!(&visited[..], &position.legal_moves()[..], "the list of {fen}");
    assert_eq!(visited.len(), position.count_moves(), "the count of {fen}");
    assert_eq!(
        !visited.is_empty(),
        position.has_moves(),
        "whether there is a move in {fen}"
    );
    for &m in &visited {
        assert!(position.is_legal(m), "{m:?} is listed and not legal in {fen}");
    }
    let by_square: Vec<_> = Square::all()
        .flat_map(|from| position.moves_from(from).into_iter().collect::<Vec<_>>())
        .collect();
    assert_eq!(by_square.len(), visited.len(), "the moves by square of {fen}");
    assert!(
        by_square.iter().all(|m| distinct.contains(m)),
        "the moves by square of {fen}"
    );
}

/// Law 2: intents of different moves differ, each resolves to its move, and nothing else resolves but aliases.
pub fn intents_resolve<P: Position>(position: &P) {
    let fen = position.to_fen();
    let moves = position.legal_moves();
    let intents: HashSet<_> = moves.iter().map(|&m| position.intent(m)).collect();
    assert_eq!(intents.len(), moves.len(), "two moves of one intent in {fen}");
    for &m in &moves {
        assert_eq!(position.resolve(&position.intent(m)), Ok(m), "an intent of {fen}");
    }
    for from in Square::all() {
        for to in Square::all() {
            check_resolve(position, &Intent::new(from, to), &intents);
        }
    }
    for &intent in &intents {
        for role in P::Role::ALL.iter().copied().map(Some).chain([None]) {
            check_resolve(
                position,
                &Intent {
                    promotion: role,
                    ..intent
                },
                &intents,
            );
        }
    }
}

/// Whatever `resolve` says of an intent, the moves say too.
fn check_resolve<P: Position>(
    position: &P,
    intent: &Intent<P::Geometry, P::Role>,
    intents: &HashSet<Intent<P::Geometry, P::Role>>,
) {
    match position.resolve(intent) {
        Ok(m) => assert!(
            position.intent(m) == *intent || position.is_alias(m, intent),
            "{intent} gives {m:?} in {}",
            position.to_fen()
        ),
        Err(illegal) => {
            assert!(
                !intents.contains(intent),
                "{intent} is refused in {}: {illegal}",
                position.to_fen()
            );
            assert!(
                !illegal.to_string().contains('?'),
                "{intent} in {}: {illegal}",
                position.to_fen()
            );
        }
    }
}

/// Law 3 for squares, moves in coordinates and FEN.
pub fn text_round_trips<P: Position>(position: &P) {
    let fen = position.to_fen();
    let read = P::from_fen(&fen, position.rules());
    assert_eq!(read.as_ref(), Ok(position), "reading {fen}");
    assert_eq!(read.map(|read| read.to_fen()), Ok(fen));
    let _ = position.for_each_move(|m| {
        let intent = position.intent(m);
        assert_eq!(intent.to_string().parse().as_ref(), Ok(&intent));
        ControlFlow::Continue(())
    });
}

/// Law 3 for short algebraic notation: each move has a text of its own that both levels read back; and the candidates, the
/// captures and the castlings that it asks for agree with the moves.
pub fn san_round_trips<P: Position>(position: &P) {
    let fen = position.to_fen();
    let mut texts = HashSet::new();
    for &m in &position.legal_moves() {
        let text = san::write(position, m);
        for reading in [Reading::Strict, Reading::Lenient] {
            let read = san::read(position, &text, reading);
            assert_eq!(read, Ok(m), "{text} in {fen}");
        }
        assert!(texts.insert(text.clone()), "{text} twice in {fen}");
        let victims = position.effects(m).victims().len();
        assert_eq!(position.is_capture(m), victims > 0, "{text} in {fen}");
        let intent = position.intent(m);
        let Some(role) = position.board().role_at(intent.from) else {
            panic!("{text} begins where nothing stands in {fen}")
        };
        if position.castling(m).is_none() {
            let found = position.for_each_candidate(role, intent.to, |other| {
                if other == m {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            assert!(found.is_break(), "{text} is no candidate in {fen}");
        }
    }
    let mut candidates = 0;
    for &role in P::Role::ALL {
        for to in Square::all() {
            let _ = position.for_each_candidate(role, to, |m| {
                let intent = position.intent(m);
                assert!(
                    position.is_legal(m) && intent.to == to && position.castling(m).is_none(),
                    "{intent} in {fen}"
                );
                candidates += 1;
                ControlFlow::Continue(())
            });
        }
    }
    let castlings = position
        .legal_moves()
        .iter()
        .filter(|&&m| position.castling(m).is_some())
        .count();
    assert_eq!(candidates + castlings, texts.len(), "the candidates of {fen}");
}

/// Law 4: after a legal move the mover is not in check, and the effects applied to the old board give the new one.
pub fn effects_tell_all<P: Position>(position: &P) {
    let fen = position.to_fen();
    let _ = position.for_each_move(|m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        assert_eq!(next.turn(), !position.turn());
        let effects = position.effects(m);
        let mut board = *position.board();
        effects.apply(&mut board);
        assert_eq!(&board, next.board(), "the effects of {} in {fen}", position.intent(m));
        for victim in effects.victims() {
            assert_eq!(
                position.board().piece_at(victim.square),
                Some(victim.piece),
                "a victim in {fen}"
            );
        }
        // Making a position anew refuses one whose opponent is in check.
        let again = P::from_setup(&next.to_setup(), next.rules());
        assert_eq!(again.as_ref(), Ok(&next), "after {} in {fen}", position.intent(m));
        assert_eq!(again.map(|again| again.key()), Ok(next.key()));
        ControlFlow::Continue(())
    });
}

/// Law 1 for moves of other positions: [`Position::is_legal`] is true of a move exactly where it is listed.
pub fn foreign_moves_agree<P: Position>(position: &P, others: &[P]) {
    let legal: HashSet<_> = position.legal_moves().into_iter().collect();
    for other in others {
        for &m in &other.legal_moves() {
            assert_eq!(
                position.is_legal(m),
                legal.contains(&m),
                "{m:?} in {}",
                position.to_fen()
            );
        }
    }
}

/// Law 5 for positions: a move of another position that is not legal here is refused, and nothing has changed.
pub fn refusals_change_nothing<P: Position>(position: &P) {
    let mut other = position.clone();
    let Some(&m) = position.legal_moves().first() else {
        return;
    };
    other.play_unchecked(m);
    for &foreign in &other.legal_moves() {
        let mut tried = position.clone();
        if position.is_legal(foreign) {
            continue;
        }
        assert!(
            tried.play(foreign).is_err(),
            "{foreign:?} was played in {}",
            position.to_fen()
        );
        assert_eq!(&tried, position);
        assert_eq!(tried.key(), position.key());
    }
}

/// Law 7: the slow generator gives the same moves, captures, check, end and next position.
pub fn agrees_with_reference<P: Position, R: Reference>(position: &P) {
    let fen = position.to_fen();
    let rules = if position.rules() == P::Rules::default() {
        String::new()
    } else {
        position.rules().to_string()
    };
    let reference = R::from_fen(&fen, &rules).unwrap_or_else(|error| panic!("the reference refuses {fen}: {error}"));
    assert_eq!(reference.to_fen(), fen);
    assert_eq!(reference.is_check(), position.is_check(), "check in {fen}");
    let verdict = reference.verdict().map(|verdict| (verdict.white_wins, verdict.reason));
    let outcome = position
        .outcome()
        .map(|end| (end.winner.map(variant_core::Color::is_white), end.reason.code()));
    assert_eq!(outcome, verdict, "the end of {fen}");

    let mut moves: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|&m| (position.intent(m).to_string(), m))
        .collect();
    moves.sort_by(|a, b| a.0.cmp(&b.0));
    let expected = reference.moves();
    let texts: Vec<_> = moves.iter().map(|(text, _)| text).collect();
    assert_eq!(
        texts,
        expected.iter().map(|m| &m.text).collect::<Vec<_>>(),
        "the moves of {fen}"
    );
    for (i, ((text, m), expected)) in moves.iter().zip(&expected).enumerate() {
        let effects = position.effects(*m);
        let mut victims: Vec<_> = effects
            .victims()
            .iter()
            .map(|victim| victim.square.to_string())
            .collect();
        victims.sort();
        assert_eq!(victims, expected.victims, "the victims of {text} in {fen}");
        // The position behind every capture and every fifth other move: writing all of them takes most of the time.
        if !victims.is_empty() || i % 5 == 0 {
            let mut next = position.clone();
            next.play_unchecked(*m);
            assert_eq!(next.to_fen(), expected.after.to_fen(), "after {text} in {fen}");
        }
    }
}

/// Law 8: the position with ranks mirrored and colours exchanged, as `mirror` makes it, has the mirrored moves.
pub fn is_color_symmetric<P: Position>(position: &P, mirror: impl Fn(&P::Setup) -> P::Setup) {
    let fen = position.to_fen();
    let mirrored = P::from_setup(&mirror(&position.to_setup()), position.rules())
        .unwrap_or_else(|error| panic!("the mirror image of {fen} is refused: {error}"));
    assert_eq!(mirrored.board(), &position.board().mirrored());
    let mirrored_back: HashSet<_> = mirrored
        .legal_moves()
        .iter()
        .map(|&m| mirrored.intent(m).mirrored())
        .collect();
    let intents: HashSet<_> = position.legal_moves().iter().map(|&m| position.intent(m)).collect();
    assert_eq!(mirrored_back, intents, "the mirrored moves of {fen}");
    let squares = |set: Bitboard<P::Geometry>| set.into_iter().map(Square::mirrored).collect::<Bitboard<_>>();
    assert_eq!(
        squares(mirrored.checkers()),
        position.checkers(),
        "the mirrored checkers of {fen}"
    );
}

/// Law 6 over any number of positions: equal keys exactly where the positions repeat one another.
#[derive(Debug)]
pub struct Keys<P> {
    seen: std::collections::HashMap<u64, P>,
}

impl<P: Position> Default for Keys<P> {
    fn default() -> Self {
        Self {
            seen: std::collections::HashMap::new(),
        }
    }
}

impl<P: Position> Keys<P> {
    /// Checks a position against one seen before that has the same key.
    ///
    /// Positions that repeat one another and have different keys are found where each is checked against a copy made another
    /// way: see [`effects_tell_all`].
    pub fn check(&mut self, position: &P) {
        match self.seen.get(&position.key()) {
            Some(seen) => {
                let (fen, other) = (position.to_fen(), seen.to_fen());
                assert!(position.repeats(seen), "one key for {fen} and {other}");
            }
            None => {
                self.seen.insert(position.key(), position.clone());
            }
        }
    }

    /// The number of different keys seen.
    #[must_use]
    pub fn len(&self) -> usize {
        self.seen.len()
    }

    /// Whether none was seen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.seen.is_empty()
    }
}
