//! FEN and the faults of a set-up. (sections 2 and 10)

use super::board::{Board, Square};
use super::pieces::{Kind, PROMOTIONS, Piece, farthest_rank, forward};
use super::{MakromachyReference, RIGHTS, Reference};

impl MakromachyReference {
    /// Reads a FEN, without a look at set-up faults. (rule 2.3)
    pub(super) fn read(fen: &str) -> Result<Self, String> {
        let fields: Vec<&str> = fen.split(' ').collect();
        let (placement, side, castling, passed, half, full, is_eagle_check) = match fields[..] {
            [placement, side, castling, passed, half, full] => (placement, side, castling, passed, half, full, false),
            // rule 2.9
            [placement, side, castling, passed, half, full, "e"] => {
                (placement, side, castling, passed, half, full, true)
            }
            [_, _, _, _, _, _, field] => return Err(format!("the seventh field is {field:?}, not e (rule 2.9)")),
            _ => return Err(format!("expected 6 or 7 fields, found {} (rule 2.3)", fields.len())),
        };
        Ok(Self {
            board: read_placement(placement)?,
            is_white_to_move: match side {
                "w" => true,
                "b" => false,
                _ => return Err(format!("the side to move is {side:?}, not w or b (rule 2.5)")),
            },
            rights: read_rights(castling)?,
            passed: read_passed(passed)?,
            half: read_number(half)?,
            full: match read_number(full)? {
                0 => return Err("the move number is 0 (rule 2.8)".to_owned()),
                full => full,
            },
            is_eagle_check,
        })
    }

    /// Writes the FEN. (rule 2.3)
    pub(super) fn write(&self) -> String {
        let side = if self.is_white_to_move { 'w' } else { 'b' };
        let mut passed: String = self.passed.iter().map(Square::to_string).collect();
        if passed.is_empty() {
            passed.push('-');
        }
        let eagle = if self.is_eagle_check { " e" } else { "" };
        let (placement, rights) = (self.write_placement(), self.write_rights());
        format!(
            "{placement} {side} {rights} {passed} {} {}{eagle}",
            self.half, self.full
        )
    }

    // rule 2.4
    pub(super) fn write_placement(&self) -> String {
        let mut ranks = Vec::new();
        for rank in (1..=14).rev() {
            let mut text = String::new();
            let mut empty = 0;
            for file in 1..=14 {
                match self.board.at(Square { file, rank }) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            text.push_str(&empty.to_string());
                        }
                        empty = 0;
                        text.push(piece.letter());
                    }
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            ranks.push(text);
        }
        ranks.join("/")
    }

    // rule 2.6
    pub(super) fn write_rights(&self) -> String {
        let held = RIGHTS.iter().zip(self.rights).filter(|(_, is_held)| *is_held);
        let text: String = held.map(|((letter, ..), _)| letter).collect();
        if text.is_empty() { "-".to_owned() } else { text }
    }

    /// All faults of the set-up, as sentences. (section 10)
    pub(super) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let kings = |is_white| {
            Square::all()
                .filter(|&square| {
                    self.board.at(square)
                        == Some(Piece {
                            is_white,
                            kind: Kind::King,
                        })
                })
                .count()
        };
        for (side, is_white) in [("White", true), ("Black", false)] {
            if kings(is_white) != 1 {
                faults.push(format!("{side} has {} Kings (rule 10.1)", kings(is_white)));
            }
        }
        if kings(!self.is_white_to_move) == 1 && self.is_king_attacked(!self.is_white_to_move) {
            faults.push("the side that is not to move is in check (rule 10.2)".to_owned());
        }
        for square in Square::all() {
            if let Some(piece) = self.board.at(square)
                && piece.kind.is_pawn_or_warrior()
                && square.rank == farthest_rank(piece.is_white)
            {
                faults.push(format!("the Pawn or Warrior on {square} is not promoted (rule 10.3)"));
            }
        }
        for ((letter, is_white, king, corner), is_held) in RIGHTS.into_iter().zip(self.rights) {
            let is_in_place = self.board.at(king)
                == Some(Piece {
                    is_white,
                    kind: Kind::King,
                })
                && self.board.at(corner)
                    == Some(Piece {
                        is_white,
                        kind: Kind::DragonKing,
                    });
            if is_held && !is_in_place {
                faults.push(format!(
                    "{letter} without a King on {king} and a Dragon King on {corner} (rule 10.4)"
                ));
            }
        }
        self.add_en_passant_faults(&mut faults);
        if self.is_eagle_check && kings(self.is_white_to_move) == 1 && !self.is_check() {
            faults.push("the field e, but the side to move is not in check (rule 10.9)".to_owned());
        }
        faults
    }

    fn add_en_passant_faults(&self, faults: &mut Vec<String>) {
        let (Some(&low), Some(&high)) = (self.passed.first(), self.passed.last()) else {
            return;
        };
        for &square in self.passed.iter().filter(|&&square| !self.board.is_empty_at(square)) {
            faults.push(format!("the en passant square {square} is occupied (rule 10.5)"));
        }
        if self.passed.len() == 2 && low.offset((0, 1)) != Some(high) {
            faults.push(format!(
                "{low} and {high} are not next to each other on one file (rule 10.6)"
            ));
            return;
        }
        // The side not to move made the push, so it went up if Black is to move.
        let is_white = !self.is_white_to_move;
        let before = if is_white { low } else { high };
        let is_pusher = self.pusher().is_some_and(|square| {
            self.board.at(square).is_some_and(|piece| {
                let is_promoted = square.rank == farthest_rank(is_white) && PROMOTIONS.contains(&piece.kind);
                piece.is_white == is_white && (piece.kind.is_pawn_or_warrior() || is_promoted)
            })
        });
        if !is_pusher {
            faults.push("no Pawn or Warrior stands beyond the en passant squares (rule 10.7)".to_owned());
        }
        if !before
            .offset((0, -forward(is_white)))
            .is_some_and(|origin| self.board.is_empty_at(origin))
        {
            faults.push("the push to the en passant squares has no empty origin (rule 10.8)".to_owned());
        }
    }
}

// rule 2.4
fn read_placement(text: &str) -> Result<Board, String> {
    let mut board = Board::empty();
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 14 {
        return Err(format!("expected 14 ranks, found {} (rule 2.4)", ranks.len()));
    }
    for (rank, text) in (1..=14).rev().zip(ranks) {
        let mut file = 1;
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            if letter.is_ascii_digit() {
                let after = rest.trim_start_matches(|digit: char| digit.is_ascii_digit());
                let number = &rest[..rest.len() - after.len()];
                let Some(empty) = (1..=14).find(|empty: &usize| empty.to_string() == number) else {
                    return Err(format!("{number} on rank {rank} is no number from 1 to 14 (rule 2.4)"));
                };
                file += empty;
                rest = after;
            } else {
                let Some(piece) = Piece::from_letter(letter) else {
                    return Err(format!("{letter:?} on rank {rank} is no piece (rule 2.2)"));
                };
                if file > 14 {
                    return Err(format!("rank {rank} has more than 14 squares (rule 2.4)"));
                }
                board.put(Square { file, rank }, piece);
                file += 1;
                rest = &rest[letter.len_utf8()..];
            }
        }
        if file != 15 {
            return Err(format!("rank {rank} has {} of 14 squares (rule 2.4)", file - 1));
        }
    }
    Ok(board)
}

// rule 2.6
fn read_rights(text: &str) -> Result<[bool; 4], String> {
    let rights = RIGHTS.map(|(letter, ..)| text.contains(letter));
    let canonical: String = RIGHTS
        .iter()
        .map(|entry| entry.0)
        .filter(|&letter| text.contains(letter))
        .collect();
    if text == "-" || (!canonical.is_empty() && text == canonical) {
        Ok(rights)
    } else {
        Err(format!("the castling field is {text:?} (rule 2.6)"))
    }
}

// rule 2.7
fn read_passed(text: &str) -> Result<Vec<Square>, String> {
    let mut passed = Vec::new();
    if text == "-" {
        return Ok(passed);
    }
    let mut rest = text;
    while let Some((square, after)) = Square::read(rest) {
        passed.push(square);
        rest = after;
    }
    if !rest.is_empty() || passed.is_empty() || passed.len() > 2 {
        return Err(format!("the en passant field is {text:?} (rule 2.7)"));
    }
    passed.sort_by_key(|square| square.rank);
    Ok(passed)
}

// rule 2.8
fn read_number(text: &str) -> Result<u32, String> {
    text.parse()
        .ok()
        .filter(|number: &u32| number.to_string() == text)
        .ok_or_else(|| format!("{text:?} is no plain number, or too great a one (rule 2.8)"))
}
