//! The text of a Baroque position. (rules 6.7 to 6.13)

use super::board::{Colour, Kind, LETTERS, Man, Square};
use super::{BaroqueReference, ChameleonPinch};

impl BaroqueReference {
    /// Reads a FEN in its written form. (rule 6.7)
    pub(super) fn read_fen(fen: &str, rules: &str) -> Result<Self, String> {
        // rule 6.13
        let chameleon_pinch = match rules {
            "" | "chameleon-pinch-any-move" => ChameleonPinch::AnyMove,
            "chameleon-pinch-rook-moves" => ChameleonPinch::RookMoves,
            _ => return Err(format!("{rules:?} is no rule set of Baroque")),
        };
        // rule 6.7
        let fields: Vec<&str> = fen.split(' ').collect();
        let [placement, turn, "-", "-", clock, number] = fields[..] else {
            return Err("a FEN of Baroque has six fields, the third and fourth being -".to_string());
        };
        let turn = match turn {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => return Err(format!("{turn:?} is no side")),
        };
        let (clock, number) = (read_number(clock)?, read_number(number)?);
        if number == 0 {
            return Err("moves are numbered from 1".to_string());
        }
        let mut position = Self {
            board: [[None; 8]; 8],
            turn,
            clock,
            number,
            chameleon_pinch,
        };
        let ranks: Vec<&str> = placement.split('/').collect();
        if ranks.len() != 8 {
            return Err(format!("{} ranks, not 8", ranks.len()));
        }
        for (rank, text) in ranks.into_iter().rev().enumerate() {
            position.read_rank(rank, text)?;
        }
        position.check_set_up()?;
        Ok(position)
    }

    /// Adds the men of one rank of a placement. (rule 6.8)
    fn read_rank(&mut self, rank: usize, text: &str) -> Result<(), String> {
        let mut file = 0;
        let mut last_was_run = false;
        for letter in text.chars() {
            if let Some(run @ 1..=8) = letter.to_digit(10) {
                if last_was_run {
                    return Err(format!("rank {} splits a run of empty squares", rank + 1));
                }
                file += run as usize;
            } else {
                let kind = LETTERS.iter().find(|(known, _)| *known == letter.to_ascii_lowercase());
                let Some(&(_, kind)) = kind else {
                    return Err(format!("{letter:?} is no man of Baroque"));
                };
                let colour = if letter.is_ascii_uppercase() {
                    Colour::White
                } else {
                    Colour::Black
                };
                if file < 8 {
                    self.set(Square { file, rank }, Some(Man { colour, kind }));
                }
                file += 1;
            }
            if file > 8 {
                return Err(format!("rank {} has more than 8 squares", rank + 1));
            }
            last_was_run = letter.is_ascii_digit();
        }
        if file == 8 {
            Ok(())
        } else {
            Err(format!("rank {} has {file} of 8 squares", rank + 1))
        }
    }

    /// Refuses what no position may be. (rule 6.12)
    fn check_set_up(&self) -> Result<(), String> {
        for colour in [Colour::White, Colour::Black] {
            let kings = self
                .men(colour)
                .filter(|&square| self.holds(square, colour, Kind::King))
                .count();
            if kings != 1 {
                return Err(format!("{colour:?} has {kings} kings"));
            }
        }
        if self.is_in_check(self.turn.other()) {
            return Err("the side that is not to move is in check".to_string());
        }
        Ok(())
    }

    /// Writes the FEN. (rule 6.7)
    pub(super) fn write_fen(&self) -> String {
        let mut fen = String::new();
        for rank in self.board.iter().rev() {
            if !fen.is_empty() {
                fen.push('/');
            }
            let mut empty = 0;
            for man in rank {
                let Some(man) = man else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    fen += &empty.to_string();
                    empty = 0;
                }
                for (letter, kind) in LETTERS {
                    if kind == man.kind {
                        fen.push(if man.colour == Colour::White {
                            letter.to_ascii_uppercase()
                        } else {
                            letter
                        });
                    }
                }
            }
            if empty > 0 {
                fen += &empty.to_string();
            }
        }
        let turn = if self.turn == Colour::White { "w" } else { "b" };
        format!("{fen} {turn} - - {} {}", self.clock, self.number)
    }
}

/// A number of a FEN. (rule 6.9)
fn read_number(text: &str) -> Result<u32, String> {
    let number: u32 = text.parse().map_err(|error| format!("{text:?}: {error}"))?;
    if number.to_string() == text {
        Ok(number)
    } else {
        Err(format!("{text:?} is not written plainly"))
    }
}
