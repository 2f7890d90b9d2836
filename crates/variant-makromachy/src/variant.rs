//! The game of Makromachy: its start, and the rules that need the past (rules 9.7 to 9.10).

use variant_core::{
    Bitboard, Color, Ends, Illegal, Info, Outcome, Part, Past, Position, Reason, StandardRules, Variant,
};

use crate::{MakromachyPosition, Move, Role, counting, reason};

/// Makromachy: 14x14 squares, 24 kinds of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Makromachy {}

impl Variant for Makromachy {
    type Position = MakromachyPosition;

    const INFO: Info = Info {
        name: "makromachy",
        title: "Makromachy",
        aliases: &[],
        start: "djivcgulkcvijd/wwwzrftqfrzwww/bhnmeossoeanhb/pppppppppppppp/14/14/14/14/14/14/\
                PPPPPPPPPPPPPP/BHNMEOSSOEANHB/WWWZRFTQFRZWWW/DJIVCGULKCVIJD w KQkq - 0 1",
        files: 14,
        ranks: 14,
    };

    const ENDS: Ends = Ends {
        agreement: reason::AGREEMENT,
        resignation: reason::RESIGNATION,
        flag: reason::FLAG,
    };

    fn start(rules: StandardRules) -> MakromachyPosition {
        MakromachyPosition::from_fen(Self::INFO.start, rules).expect("the start is a position")
    }

    /// In the order of rule 9.10; a move that the past bans is none (rule 9.7).
    fn automatic(past: &Past<'_, Self>) -> Option<Outcome> {
        let position = past.position();
        counting::without_moves(position, past.has_moves())
            .or_else(|| (past.occurrences_now() >= 3).then_some(Outcome::draw(reason::THREEFOLD)))
            .or_else(|| counting::fifty_moves(position))
    }

    /// Rule 9.12: nothing but the King.
    fn never_wins(position: &MakromachyPosition, color: Color) -> Option<Reason> {
        let is_bare = position.board.color(color) == Bitboard::from(position.king(color));
        is_bare.then_some(reason::NEVER_WINS)
    }

    /// Rule 9.7.
    fn ban(past: &Past<'_, Self>, m: Move) -> Option<Illegal> {
        if m.role != Role::Eagle {
            return None;
        }
        let position = past.position();
        let mut next = *position;
        next.play_unchecked(m);
        (next.is_eagle_check && past.occurrences(&next) > 0).then(|| {
            Illegal::new(reason::EAGLE_REPETITION)
                .with(Part::Origin, m.from, &position.board)
                .with(Part::Target, m.to, &position.board)
        })
    }
}
