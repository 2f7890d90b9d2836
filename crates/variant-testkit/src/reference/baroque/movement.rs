//! How the men of Baroque move and capture. (sections 3 and 4)

use super::board::{Kind, Man, QUEEN_STEPS, ROOK_STEPS, Square};
use super::{BaroqueReference, ChameleonPinch};

/// A man about to move.
#[derive(Clone, Copy, Debug)]
struct Mover {
    man: Man,
    from: Square,
    /// The other corner of its rectangles, if it makes any. (rules 4.4, 4.9)
    own_king: Option<Square>,
}

impl Mover {
    /// Whether it may take that man in the way in which this kind captures: an enemy of any kind, but for a chameleon only
    /// an enemy of this very kind. (rules 4.9, 4.11)
    fn takes(self, victim: Man, in_the_way_of: Kind) -> bool {
        victim.colour != self.man.colour && (self.man.kind != Kind::Chameleon || victim.kind == in_the_way_of)
    }
}

impl BaroqueReference {
    /// Whether the man X on `x`, of side `man.colour`, is immobilized. (rule 3.1)
    fn is_frozen(&self, x: Square, man: Man) -> bool {
        let enemy = man.colour.other();
        // Clause (a): an immobilizer next to an enemy chameleon.
        if man.kind == Kind::Immobilizer && x.adjacent().any(|square| self.holds(square, enemy, Kind::Chameleon)) {
            return true;
        }
        // Clause (b): an enemy immobilizer that no other friend neutralizes. Each is judged by itself (rule 3.9).
        x.adjacent().any(|immobilizer| {
            self.holds(immobilizer, enemy, Kind::Immobilizer)
                && !immobilizer.adjacent().any(|friend| {
                    friend != x
                        && (self.holds(friend, man.colour, Kind::Immobilizer)
                            || self.holds(friend, man.colour, Kind::Chameleon))
                })
        })
    }

    /// Shows every move of the man on `from` by sections 3 and 4, as its arrival square and its victims, whether or not it
    /// exposes the own king. A "move" onto an enemy king is one that would remove it. (rule 5.1)
    pub(super) fn for_each_move_of(&self, from: Square, mut visit: impl FnMut(Square, &[Square])) {
        let Some(man) = self.at(from) else { return };
        // rule 3.2
        if self.is_frozen(from, man) {
            return;
        }
        // Looked up once, and only for the men that need it.
        let has_rectangle = man.kind == Kind::Coordinator || man.kind == Kind::Chameleon;
        let own_king = if has_rectangle { self.king(man.colour) } else { None };
        let mover = Mover { man, from, own_king };
        match man.kind {
            // rule 4.1
            Kind::King => {
                for to in from.adjacent() {
                    match self.at(to) {
                        None => visit(to, &[]),
                        Some(other) if other.colour != man.colour => visit(to, &[to]),
                        Some(_) => {}
                    }
                }
            }
            // rule 4.2
            Kind::Pawn => {
                for direction in ROOK_STEPS {
                    self.for_each_move_along(mover, direction, &mut visit);
                }
            }
            // rules 4.4 to 4.8
            Kind::Coordinator | Kind::Leaper | Kind::Withdrawer | Kind::Immobilizer | Kind::Chameleon => {
                for direction in QUEEN_STEPS {
                    self.for_each_move_along(mover, direction, &mut visit);
                }
            }
        }
        // rule 4.13
        if man.kind == Kind::Chameleon {
            for to in from.adjacent() {
                if self.holds(to, man.colour.other(), Kind::King) {
                    visit(to, &[to]);
                }
            }
        }
    }

    /// The slides and leaps of a man in one direction. (rules 2.4, 4.5, 4.8)
    fn for_each_move_along(&self, mover: Mover, direction: (isize, isize), visit: &mut impl FnMut(Square, &[Square])) {
        let can_leap = mover.man.kind == Kind::Leaper || mover.man.kind == Kind::Chameleon;
        let mut victims = Vec::new();
        let mut next = mover.from.step(direction);
        while let Some(square) = next {
            let behind = square.step(direction);
            match self.at(square) {
                None => {
                    let leapt = victims.len();
                    self.add_victims_from_arrival(mover, square, direction, &mut victims);
                    visit(square, &victims);
                    victims.truncate(leapt);
                }
                Some(other) => {
                    let has_room_behind = behind.is_some_and(|behind| self.at(behind).is_none());
                    if !(can_leap && mover.takes(other, Kind::Leaper) && has_room_behind) {
                        return;
                    }
                    victims.push(square);
                }
            }
            next = behind;
        }
    }

    /// Adds what a move captures beyond the men it leaps over; all of it, always. (rule 2.8)
    fn add_victims_from_arrival(&self, mover: Mover, to: Square, direction: (isize, isize), victims: &mut Vec<Square>) {
        match mover.man.kind {
            Kind::Pawn => self.add_pinched(mover, to, victims),
            Kind::Coordinator => self.add_coordinated(mover, to, victims),
            Kind::Withdrawer => self.add_withdrawn_from(mover, direction, victims),
            // rule 4.9
            Kind::Chameleon => {
                // rule 4.10
                let is_rook_move = direction.0 == 0 || direction.1 == 0;
                if is_rook_move || self.chameleon_pinch == ChameleonPinch::AnyMove {
                    self.add_pinched(mover, to, victims);
                }
                self.add_coordinated(mover, to, victims);
                self.add_withdrawn_from(mover, direction, victims);
            }
            // rules 4.1, 4.5, 4.7
            Kind::King | Kind::Leaper | Kind::Immobilizer => {}
        }
    }

    /// The pinch. (rule 4.3)
    fn add_pinched(&self, mover: Mover, to: Square, victims: &mut Vec<Square>) {
        for direction in ROOK_STEPS {
            let Some(neighbour) = to.step(direction) else { continue };
            let Some(beyond) = neighbour.step(direction) else {
                continue;
            };
            let Some(victim) = self.at(neighbour) else { continue };
            let Some(partner) = self.at(beyond) else { continue };
            // The mover has left its starting square, where it is no partner of its own. (rule 2.6)
            if mover.takes(victim, Kind::Pawn) && partner.colour == mover.man.colour && beyond != mover.from {
                victims.push(neighbour);
            }
        }
    }

    /// The corners of the rectangle of the arrival square and the own king. (rule 4.4)
    fn add_coordinated(&self, mover: Mover, to: Square, victims: &mut Vec<Square>) {
        let Some(king) = mover.own_king else { return };
        if to.file == king.file || to.rank == king.rank {
            return;
        }
        let (file, rank) = (to.file, king.rank);
        let first = Square { file, rank };
        let (file, rank) = (king.file, to.rank);
        let second = Square { file, rank };
        for corner in [first, second] {
            if self
                .at(corner)
                .is_some_and(|victim| mover.takes(victim, Kind::Coordinator))
            {
                victims.push(corner);
            }
        }
    }

    /// The man straight behind a man that moves away. (rule 4.6)
    fn add_withdrawn_from(&self, mover: Mover, (files, ranks): (isize, isize), victims: &mut Vec<Square>) {
        let Some(behind) = mover.from.step((-files, -ranks)) else {
            return;
        };
        if self
            .at(behind)
            .is_some_and(|victim| mover.takes(victim, Kind::Withdrawer))
        {
            victims.push(behind);
        }
    }
}
