//! Sections 9 and 10 of the rules: text forms and set-up faults.

use super::counting::{Count, CountKind};
use super::{Cell, Colour, Kind, MakrukReference, Square};

impl Kind {
    /// Rule 9.2.
    fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'k' => Some(Self::King),
            'r' => Some(Self::Rook),
            'n' => Some(Self::Knight),
            's' => Some(Self::Khon),
            'm' => Some(Self::Met),
            'p' => Some(Self::Pawn),
            _ => None,
        }
    }

    fn letter(self) -> char {
        match self {
            Self::King => 'k',
            Self::Rook => 'r',
            Self::Knight => 'n',
            Self::Khon => 's',
            Self::Met => 'm',
            Self::Pawn => 'p',
        }
    }
}

/// Rule 9.1.
pub(super) fn square_text((file, rank): Square) -> String {
    let files = ["a", "b", "c", "d", "e", "f", "g", "h"];
    format!("{}{}", files[file], rank + 1)
}

/// Rule 9.4.
fn read_placement(text: &str) -> Result<[[Cell; 8]; 8], String> {
    let mut board = [[None; 8]; 8];
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return Err(format!("{} ranks instead of 8 (rule 9.4)", ranks.len()));
    }
    for (index, rank_text) in ranks.iter().enumerate() {
        let rank = 7 - index;
        let mut file = 0;
        let mut previous = None;
        for character in rank_text.chars() {
            match character {
                '1'..='8' => {
                    if previous.is_some_and(|it: char| it.is_ascii_digit()) {
                        return Err(format!("two digits in a row on rank {} (rule 9.4)", rank + 1));
                    }
                    file += character.to_digit(10).map_or(0, |digit| digit as usize);
                }
                '~' => {
                    if !matches!(previous, Some('M' | 'm')) {
                        return Err(format!("a ~ that follows no met on rank {} (rule 9.4)", rank + 1));
                    }
                }
                letter => {
                    let kind = Kind::from_letter(letter.to_ascii_lowercase())
                        .ok_or_else(|| format!("{letter:?} is not a Makruk piece (rule 9.2)"))?;
                    let colour = if letter.is_ascii_uppercase() {
                        Colour::White
                    } else {
                        Colour::Black
                    };
                    if file < 8 {
                        board[rank][file] = Some((colour, kind));
                    }
                    file += 1;
                }
            }
            previous = Some(character);
        }
        if file != 8 {
            return Err(format!("{file} squares instead of 8 on rank {} (rule 9.4)", rank + 1));
        }
    }
    Ok(board)
}

/// Rule 9.6.
fn read_number(text: &str) -> Result<u32, String> {
    let is_plain = text.chars().all(|character| character.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = if is_plain { text.parse().ok() } else { None };
    number.ok_or_else(|| format!("{text:?} is not a number (rule 9.6)"))
}

impl MakrukReference {
    /// Section 10, as far as the board and the turn go.
    fn check_set_up(&self) -> Result<(), String> {
        for side in [Colour::White, Colour::Black] {
            let kings = self.number_of(side, Kind::King);
            if kings != 1 {
                return Err(format!("{side:?} has {kings} kings instead of one (rule 10.1)"));
            }
        }
        // Rules 10.2 and 10.3: a king next to the other attacks it.
        if self.in_check(self.turn.enemy()) {
            return Err("the king of the side not to move is in check (rules 10.2, 10.3)".to_string());
        }
        for (square, colour, kind) in self.pieces() {
            if kind == Kind::Pawn && colour.is_promotion_rank(square.1) {
                return Err(format!(
                    "a pawn on {} should already be a met (rule 10.4)",
                    square_text(square)
                ));
            }
        }
        Ok(())
    }

    /// Rules 9.7 and 10.6 to 10.9: the count that a FEN's fourth and fifth field say.
    fn read_count(&self, limit: &str, ply: u32) -> Result<Option<Count>, String> {
        if matches!(limit, "-" | "0") {
            return Ok(if self.has_pawn() { None } else { self.starting_count() });
        }
        if self.has_pawn() {
            return Err("a count is given, but a pawn is on the board (rule 10.6)".to_string());
        }
        let limit = match limit {
            "16" => 8,
            "32" => 16,
            "44" => 22,
            "64" => 32,
            "88" => 44,
            "128" => 64,
            _ => return Err(format!("{limit} is no limit of a count (rule 10.7)")),
        };
        let white_is_bare = self.is_bare(Colour::White);
        let black_is_bare = self.is_bare(Colour::Black);
        if !white_is_bare && !black_is_bare {
            if limit != 64 {
                return Err("only the limit 128 fits a board without a bare king (rule 10.8)".to_string());
            }
            return Ok(Some(Count {
                kind: CountKind::Board,
                limit,
                ply,
            }));
        }
        // Rule 10.9: asked only if one side alone is bare.
        if white_is_bare != black_is_bare {
            let bare = if white_is_bare { Colour::White } else { Colour::Black };
            if (self.turn == bare) != ply.is_multiple_of(2) {
                return Err("the count doesn't fit the side to move (rule 10.9)".to_string());
            }
        }
        Ok(Some(Count {
            kind: CountKind::Pieces,
            limit,
            ply,
        }))
    }

    /// Rules 9.3 to 9.7, and section 10.
    pub(super) fn read_fen(fen: &str, rules: &str) -> Result<Self, String> {
        if !rules.is_empty() {
            return Err(format!("Makruk has one rule set, which has no name; {rules:?} is none"));
        }
        // Rule 9.3.
        let fields: Vec<&str> = fen.split(' ').collect();
        let &[placement, turn, third, limit, ply, number] = fields.as_slice() else {
            return Err(format!("{} fields instead of 6 (rule 9.3)", fields.len()));
        };
        let board = read_placement(placement)?;
        let turn = match turn {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => return Err(format!("the side to move is w or b, not {turn:?} (rule 9.4)")),
        };
        if third != "-" {
            return Err(format!("the third field is -, not {third:?} (rule 10.5)"));
        }
        let ply = read_number(ply)?;
        let number = read_number(number)?;
        if number == 0 {
            return Err("the move number is at least 1 (rule 9.6)".to_string());
        }
        let mut position = Self {
            board,
            turn,
            count: None,
            clock: 0,
            number,
        };
        position.check_set_up()?;
        position.count = position.read_count(limit, ply)?;
        // Rule 9.5: the fifth field is the ply of the count, or else the clock.
        if position.count.is_none() {
            position.clock = ply;
        }
        Ok(position)
    }

    /// Rules 9.3 to 9.6.
    pub(super) fn write_fen(&self) -> String {
        let mut text = String::new();
        // Rule 9.4.
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                if let Some((colour, kind)) = self.at((file, rank)) {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    empty = 0;
                    text.push(match colour {
                        Colour::White => kind.letter().to_ascii_uppercase(),
                        Colour::Black => kind.letter(),
                    });
                } else {
                    empty += 1;
                }
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            if rank > 0 {
                text.push('/');
            }
        }
        let turn = match self.turn {
            Colour::White => 'w',
            Colour::Black => 'b',
        };
        // Rule 9.5.
        let counters = match self.count {
            Some(count) => format!("{} {}", 2 * count.limit, count.ply),
            None => format!("- {}", self.clock),
        };
        format!("{text} {turn} - {counters} {}", self.number)
    }
}
