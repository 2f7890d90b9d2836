//! The ways of capture, one a file (sections 3 and 4).
//!
//! Each says of its rule:
//!
//! * `captured`: given a move, which men it removes.
//! * `reach`: where a move must end to remove one of some men. It may name more squares, never fewer.
//! * `attackers`: which men could remove the King on a square, were they not frozen (rule 5.2).
//! * `ways`: the squares that decide who those are. No other man becomes an attacker while the occupied ones of them keep their men,
//!   and no attacker is stopped by a man that comes down elsewhere than on an empty one of them.
//!
//! The generator needs the last two, and `reach`, to look only at moves that can make a difference. All conditions are read with the
//! moving man on its arrival square and its victims still on the board (rule 2.6).

pub(crate) mod chameleon;
pub(crate) mod coordinate;
pub(crate) mod immobilize;
pub(crate) mod leap;
pub(crate) mod pinch;
pub(crate) mod replace;
pub(crate) mod withdraw;

use variant_core::Color;

use crate::{Bitboard, Board, Move, Role, Rules, Square};

/// The men that a move removes, by the way of capture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Captured {
    pub(crate) replaced: Bitboard,
    pub(crate) pinched: Bitboard,
    pub(crate) coordinated: Bitboard,
    pub(crate) leapt: Bitboard,
    pub(crate) withdrawn_from: Bitboard,
}

impl Captured {
    const NONE: Self = Self {
        replaced: Bitboard::EMPTY,
        pinched: Bitboard::EMPTY,
        coordinated: Bitboard::EMPTY,
        leapt: Bitboard::EMPTY,
        withdrawn_from: Bitboard::EMPTY,
    };

    /// All that the move of a man of `color` removes (rules 2.8 and 4.1 to 4.11).
    #[inline(always)]
    pub(crate) fn by(board: &Board, rules: Rules, color: Color, m: Move) -> Self {
        let mut captured = Self::NONE;
        match m.role {
            Role::King => captured.replaced = replace::captured(board, color, m.to),
            Role::Pawn => captured.pinched = pinch::captured(board, color, m),
            Role::Coordinator => captured.coordinated = coordinate::captured(board, color, m.to),
            Role::LongLeaper => captured.leapt = leap::captured(board, color, m),
            Role::Withdrawer => captured.withdrawn_from = withdraw::captured(board, color, m),
            Role::Immobilizer => {}
            Role::Chameleon => captured = chameleon::captured(board, rules, color, m),
        }
        captured
    }

    /// All of them: they leave together (rule 2.7).
    #[inline(always)]
    pub(crate) fn all(self) -> Bitboard {
        self.replaced | self.pinched | self.coordinated | self.leapt | self.withdrawn_from
    }

    /// Each way by its name. No man is removed in two ways: a chameleon removes each kind in one way only.
    pub(crate) fn by_manner(self) -> [(&'static str, Bitboard); 5] {
        [
            (replace::MANNER, self.replaced),
            (pinch::MANNER, self.pinched),
            (coordinate::MANNER, self.coordinated),
            (leap::MANNER, self.leapt),
            (withdraw::MANNER, self.withdrawn_from),
        ]
    }
}

/// Where a man must go to remove one of `victims`, if that is possible at all, and perhaps some more squares.
#[inline(always)]
pub(crate) fn reach(board: &Board, role: Role, from: Square, victims: Bitboard) -> Bitboard {
    match role {
        Role::King => victims,
        Role::Pawn => pinch::reach(victims),
        Role::Coordinator => coordinate::reach(victims),
        Role::LongLeaper => leap::reach(from, victims),
        Role::Withdrawer => withdraw::reach(from, victims),
        Role::Immobilizer => Bitboard::EMPTY,
        Role::Chameleon => chameleon::reach(board, from, victims),
    }
}
