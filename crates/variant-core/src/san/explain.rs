//! Why a text is not the one legal move that it should be.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::{ControlFlow, Range};

use super::form::{self, Body, Check, Piece};
use super::parse::Parsed;
use super::{Alphabet, SanError, SanErrorKind, for_each_castling, for_each_fit, write_with};
use crate::{Illegal, Intent, Position, Role, Via};

/// Compares what is written to it with a text.
struct Comparison<'a> {
    rest: &'a str,
}

impl fmt::Write for Comparison<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.rest = self.rest.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// Whether `text` is exactly what is written for the legal move `m`, or what is wrong with it.
pub(super) fn check_canonical<P: Position>(
    position: &P,
    m: P::Move,
    text: &str,
    parsed: &Parsed<P::Geometry, P::Role>,
    alphabet: Option<&Alphabet<P::Role>>,
) -> Result<(), SanError> {
    let mut comparison = Comparison { rest: text };
    if write_with(position, m, alphabet, &mut comparison).is_ok() && comparison.rest.is_empty() {
        return Ok(());
    }
    let canonical = text_of(position, m, alphabet);
    let (kind, span, message) = difference(position, m, parsed);
    Err(SanError::new(kind, span, format!("{message}: write {canonical}"))
        .with_candidates(alloc::vec![position.intent(m).to_string()])
        .with_suggestions(alloc::vec![canonical]))
}

/// What is wrong, where, and how to say it.
type Difference = (SanErrorKind, Range<usize>, String);

/// The first thing in which a text says something else than the canonical one.
fn difference<P: Position>(position: &P, m: P::Move, parsed: &Parsed<P::Geometry, P::Role>) -> Difference {
    let places = parsed.places;
    if let (Body::Piece(said), Some(Body::Piece(due))) = (parsed.body, Body::of(position, m))
        && let Some(difference) = difference_of_pieces(position, said, due, parsed)
    {
        return difference;
    }
    let message = match (parsed.check, Check::of(position, m)) {
        (said, due) if said == due => {
            return (SanErrorKind::Spelling, places.all(), "it is written another way".into());
        }
        (_, Some(Check::Mate)) => "the move gives mate, and # says so",
        (Some(Check::Mate), Some(Check::Check)) => "the move gives check, but no mate",
        (None, Some(Check::Check)) => "the move gives check, and + says so",
        (Some(Check::Mate), _) => "the move gives no mate",
        _ => "the move gives no check",
    };
    (SanErrorKind::Check, places.check(), message.into())
}

fn difference_of_pieces<P: Position>(
    position: &P,
    said: Piece<P::Geometry, P::Role>,
    due: Piece<P::Geometry, P::Role>,
    parsed: &Parsed<P::Geometry, P::Role>,
) -> Option<Difference> {
    let places = parsed.places;
    if (said.file.is_some() && due.file.is_none()) || (said.rank.is_some() && due.rank.is_none()) {
        let message = "over-disambiguated: more of the origin than is needed".into();
        return Some((SanErrorKind::OverDisambiguated, places.origin(), message));
    }
    if (said.file, said.rank) != (due.file, due.rank) {
        let message = "expected the origin of the move".into();
        return Some((SanErrorKind::Origin, places.origin(), message));
    }
    if said.is_capture != due.is_capture {
        let target = due.stop.unwrap_or(due.to);
        let message = match (due.is_capture, position.board().color_at(target)) {
            (true, _) => "the move captures, and a mark says so".into(),
            (false, None) => format!("{target} is empty, so not a capture"),
            (false, Some(_)) => "the move captures nothing".into(),
        };
        return Some((SanErrorKind::Capture, places.capture(said.is_capture), message));
    }
    if let (None, Some(role)) = (said.promotion, due.promotion) {
        let message = format!("the promotion is missing, to a {}", role.name());
        return Some((SanErrorKind::PromotionMissing, places.promotion(), message));
    }
    None
}

/// Why no legal move fits, or more than one.
#[cold]
pub(super) fn no_single_move<P: Position>(
    position: &P,
    parsed: &Parsed<P::Geometry, P::Role>,
    alphabet: Option<&Alphabet<P::Role>>,
) -> SanError {
    let case = Case {
        position,
        parsed,
        alphabet,
    };
    let fits = collect(|visit| for_each_fit(position, parsed, visit));
    match parsed.body {
        Body::Piece(said) if fits.is_empty() => case.no_piece(said),
        Body::Piece(said) if said.promotion.is_none() && case.is_one_pawn(&fits) => case.promotion_missing(&fits),
        Body::Castling(said) if fits.is_empty() => {
            let message = "no castling that way is legal".to_string();
            let error = SanError::new(SanErrorKind::Illegal, parsed.places.target(), message);
            let other_goals = collect(|visit| {
                let any_goal = super::Castling { goal: None, ..said };
                for_each_castling(position, any_goal, visit)
            });
            match position.diagnose_castling(said) {
                Some(illegal) if other_goals.is_empty() => forbidden_by(&error, illegal),
                _ => case.offering(error, &other_goals),
            }
        }
        Body::Piece(_) | Body::Castling(_) => case.ambiguous(&fits),
    }
}

/// A text that is not one legal move.
struct Case<'a, P: Position> {
    position: &'a P,
    parsed: &'a Parsed<P::Geometry, P::Role>,
    alphabet: Option<&'a Alphabet<P::Role>>,
}

impl<P: Position> Case<'_, P> {
    /// The same error with these moves as candidates and their texts as suggestions, both sorted by coordinates.
    fn offering(&self, error: SanError, moves: &[P::Move]) -> SanError {
        let mut texts: Vec<_> = moves
            .iter()
            .map(|&m| {
                (
                    self.position.intent(m).to_string(),
                    text_of(self.position, m, self.alphabet),
                )
            })
            .collect();
        texts.sort();
        let (candidates, suggestions) = texts.into_iter().unzip();
        error.with_candidates(candidates).with_suggestions(suggestions)
    }

    fn ambiguous(&self, fits: &[P::Move]) -> SanError {
        let span = self.parsed.places.all();
        let offered = self.offering(
            SanError::new(SanErrorKind::Ambiguous, span.clone(), String::new()),
            fits,
        );
        let message = format!(
            "ambiguous: {}; write {}",
            any_of(offered.candidates()),
            any_of(offered.suggestions())
        );
        self.offering(SanError::new(SanErrorKind::Ambiguous, span, message), fits)
    }

    /// Whether all these moves are of one piece that promotes.
    fn is_one_pawn(&self, fits: &[P::Move]) -> bool {
        let intents: Vec<_> = fits.iter().map(|&m| self.position.intent(m)).collect();
        intents
            .iter()
            .all(|intent| intent.promotion.is_some() && Some(intent.from) == intents.first().map(|first| first.from))
    }

    fn promotion_missing(&self, fits: &[P::Move]) -> SanError {
        let message = format!("promotion piece missing ({})", self.letters(fits));
        let error = SanError::new(SanErrorKind::PromotionMissing, self.parsed.places.promotion(), message);
        self.offering(error, fits)
    }

    /// The letters of what these moves promote to.
    fn letters(&self, moves: &[P::Move]) -> String {
        let letters: Vec<_> = moves
            .iter()
            .filter_map(|&m| self.position.intent(m).promotion)
            .map(|role| {
                let mut letter = String::new();
                let _ = form::write_letter(role, self.alphabet, &mut letter);
                letter
            })
            .collect();
        letters.join(" ")
    }

    /// No legal move of the kind fits: the likeliest part of the text to be at fault, and the rule that forbids it.
    fn no_piece(&self, said: Piece<P::Geometry, P::Role>) -> SanError {
        let (position, places) = (self.position, self.parsed.places);
        let candidates = collect(|visit| position.for_each_candidate(said.role, said.to, visit));
        let of = |piece: Piece<P::Geometry, P::Role>| -> Vec<P::Move> {
            let fits = |m: &&P::Move| super::fits(position, piece, **m);
            candidates.iter().filter(fits).copied().collect()
        };
        // With another promotion, or none.
        let other = of(Piece {
            promotion: None,
            ..said
        });
        if let (Some(role), false) = (said.promotion, other.is_empty()) {
            let letters = self.letters(&other);
            let (kind, message) = if letters.is_empty() {
                (
                    SanErrorKind::NotAPromotion,
                    format!("not a promotion: nothing becomes a {} there", role.name()),
                )
            } else {
                let message = format!("cannot promote to {} ({letters})", role.name());
                (SanErrorKind::PromotionNotAllowed, message)
            };
            return self.offering(SanError::new(kind, places.promotion(), message), &other);
        }
        // As a capture, which the text doesn't say.
        let captures = of(Piece {
            is_capture: true,
            ..said
        });
        if !said.is_capture && !captures.is_empty() {
            let error = SanError::new(SanErrorKind::Capture, places.target(), String::new());
            let offered = self.offering(error, &captures);
            let message = match position.board().color_at(said.to) {
                Some(_) => format!(
                    "{} is occupied; the capture is {}",
                    said.to,
                    any_of(offered.suggestions())
                ),
                None => format!("only a capture goes to {}: {}", said.to, any_of(offered.suggestions())),
            };
            return self.offering(
                SanError::new(SanErrorKind::Capture, places.target(), message),
                &captures,
            );
        }
        // From elsewhere.
        let mut elsewhere = of(Piece {
            file: None,
            rank: None,
            ..said
        });
        // A kind without a letter names its file only where it captures.
        elsewhere.retain(|&m| !P::SAN.is_bare(said.role) || position.is_capture(m));
        if (said.file.is_some() || said.rank.is_some()) && !elsewhere.is_empty() {
            let message = format!("no {} comes to {} from there", said.role.name(), said.to);
            return self.offering(
                SanError::new(SanErrorKind::Origin, places.origin(), message),
                &elsewhere,
            );
        }
        self.forbidden(said)
    }

    /// The rule that keeps the pieces which the text may mean from going there: the refusal that shows the most, for a piece that
    /// is blocked or pinned tells more than one that never moves that way.
    fn forbidden(&self, said: Piece<P::Geometry, P::Role>) -> SanError {
        let position = self.position;
        let is_push = P::SAN.is_bare(said.role) && !said.is_capture;
        let men = position.board().pieces(position.turn(), said.role);
        let meant = men.into_iter().filter(|from| {
            said.file.is_none_or(|file| file == from.file())
                && said.rank.is_none_or(|rank| rank == from.rank())
                && *from != said.to
                && (!is_push || said.file.is_some() || from.file() == said.to.file())
        });
        let refusals = meant.filter_map(|from| {
            let intent = Intent {
                from,
                via: said.stop.map(Via::Stop),
                to: said.to,
                promotion: said.promotion,
            };
            position.resolve(&intent).err()
        });
        let (color, name) = (position.turn(), said.role.name());
        let message = format!("no {color} {name} can go to {}", said.to);
        let error = SanError::new(SanErrorKind::Illegal, self.parsed.places.all(), message);
        match refusals.max_by_key(|illegal| illegal.marks().len()) {
            Some(illegal) => forbidden_by(&error, illegal),
            None => error,
        }
    }
}

/// The same error with the rule that forbids the move.
fn forbidden_by(error: &SanError, illegal: Illegal) -> SanError {
    let message = format!("{error}: {illegal}");
    SanError::new(error.kind(), error.span(), message).with_illegal(illegal)
}

fn text_of<P: Position>(position: &P, m: P::Move, alphabet: Option<&Alphabet<P::Role>>) -> String {
    let mut text = String::new();
    let _ = write_with(position, m, alphabet, &mut text);
    text
}

/// The moves that are handed to a visitor.
fn collect<M>(each: impl FnOnce(&mut dyn FnMut(M) -> ControlFlow<()>) -> ControlFlow<()>) -> Vec<M> {
    let mut moves = Vec::new();
    let _ = each(&mut |m| {
        moves.push(m);
        ControlFlow::Continue(())
    });
    moves
}

/// The texts joined by commas and `or`.
fn any_of(texts: &[String]) -> String {
    match texts {
        [] => String::new(),
        [text] => text.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
