//! Reading and writing positions (rules 7.1 to 7.9).

use super::board::{Board, Colour, Kind, Man, Square, file_letter, man_from_letter, man_letter};
use super::{OrthodoxReference, RIGHTS, Side};
use std::str::FromStr;

/// Reads a FEN strictly.
pub(super) fn read(fen: &str, rules: &str) -> Result<OrthodoxReference, String> {
    let chess960 = match rules {
        "" | "standard" => false,
        "chess960" => true,
        _ => return Err(format!("no rule set `{rules}` in orthodox chess")),
    };
    // Rule 7.1.
    let fields: Vec<&str> = fen.split(' ').collect();
    let [board, turn, rights, en_passant, half_moves, move_number] = fields[..] else {
        return Err(format!("expected 6 fields, found {} (rule 7.1)", fields.len()));
    };
    let board = read_board(board)?;
    let turn = match turn {
        "w" => Colour::White,
        "b" => Colour::Black,
        _ => return Err(format!("the side to move is w or b, not `{turn}` (rule 7.1)")),
    };
    let half_moves: u16 = read_number(half_moves)?;
    let move_number: u32 = read_number(move_number)?;
    if move_number == 0 {
        return Err("the move number starts at 1 (rule 7.9)".to_owned());
    }

    let mut faults = men_faults(&board, turn);
    let rights = read_rights(rights, &board, chess960, &mut faults)?;
    let en_passant = read_en_passant(en_passant, &board, turn, &mut faults)?;
    if !faults.is_empty() {
        return Err(faults.join("; "));
    }
    let mut position = OrthodoxReference {
        chess960,
        board,
        turn,
        rights,
        en_passant,
        half_moves,
        move_number,
    };
    position.drop_useless_en_passant();
    Ok(position)
}

/// Reads the first field (rule 7.1).
fn read_board(text: &str) -> Result<Board, String> {
    let mut board = Board::empty();
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return Err(format!("expected 8 ranks, found {} (rule 7.1)", ranks.len()));
    }
    for (down, rank_text) in ranks.into_iter().enumerate() {
        let rank = 7 - down;
        let mut file = 0;
        let mut after_digit = false;
        for letter in rank_text.chars() {
            match letter {
                '1'..='8' if after_digit => return Err(format!("two digits in a row in `{rank_text}` (rule 7.1)")),
                '1'..='8' => {
                    file += letter.to_digit(10).map_or(0, |digit| digit as usize);
                    after_digit = true;
                }
                _ => {
                    let man = man_from_letter(letter).ok_or_else(|| format!("`{letter}` is not a man (rule 7.1)"))?;
                    if file < 8 {
                        board.set(Square { file, rank }, Some(man));
                    }
                    file += 1;
                    after_digit = false;
                }
            }
        }
        if file != 8 {
            return Err(format!("rank {} has {file} squares, not 8 (rule 7.1)", rank + 1));
        }
    }
    Ok(board)
}

/// Reads a number without sign or leading zero (rule 7.9).
fn read_number<T: FromStr>(text: &str) -> Result<T, String> {
    let is_plain = text.chars().all(|c| c.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = if is_plain { text.parse().ok() } else { None };
    number.ok_or_else(|| format!("`{text}` is not a number in bounds (rule 7.9)"))
}

/// The faults of the men alone (rules 7.4 to 7.6).
fn men_faults(board: &Board, turn: Colour) -> Vec<String> {
    let mut faults = Vec::new();
    for colour in [Colour::White, Colour::Black] {
        let kings = board.men().filter(|(_, man)| *man == (colour, Kind::King)).count();
        if kings != 1 {
            faults.push(format!("{colour:?} has {kings} Kings, not 1 (rule 7.4)"));
        }
    }
    if faults.is_empty() && board.is_king_attacked(turn.opponent()) {
        faults.push(format!("{:?} is in check but not to move (rule 7.5)", turn.opponent()));
    }
    for (square, (_, kind)) in board.men() {
        if kind == Kind::Pawn && (square.rank == 0 || square.rank == 7) {
            faults.push(format!("a Pawn stands on {} (rule 7.6)", square.name()));
        }
    }
    faults
}

/// Reads the castling field, in any dialect (rules 7.2 and 7.7).
fn read_rights(
    text: &str,
    board: &Board,
    chess960: bool,
    faults: &mut Vec<String>,
) -> Result<[Option<Square>; 4], String> {
    let mut rights = [None; 4];
    if text == "-" {
        return Ok(rights);
    }
    if text.is_empty() || !text.chars().all(|letter| "KQABCDEFGHkqabcdefgh".contains(letter)) {
        return Err(format!("`{text}` is not a castling field (rule 7.2)"));
    }
    let mut first_allowed = 0;
    for letter in text.chars() {
        let colour = if letter.is_ascii_uppercase() {
            Colour::White
        } else {
            Colour::Black
        };
        let Some((side, rook)) = find_rook(letter.to_ascii_lowercase(), colour, board, chess960) else {
            faults.push(format!("castling right {letter} without its King or Rook (rule 7.7)"));
            continue;
        };
        // Rule 7.2: no right twice, no other order.
        let index = RIGHTS.iter().position(|right| *right == (colour, side)).unwrap_or(0);
        if index < first_allowed {
            return Err(format!("castling right {letter} is out of order or doubled (rule 7.2)"));
        }
        first_allowed = index + 1;
        rights[index] = Some(rook);
    }
    Ok(rights)
}

/// The side and the Rook that a castling letter means, if the King and the Rook stand right (rules 7.2 and 7.7).
fn find_rook(letter: char, colour: Colour, board: &Board, chess960: bool) -> Option<(Side, Square)> {
    let king = board.king(colour)?;
    let back_rank = colour.rank(1);
    if king.rank != back_rank {
        return None;
    }
    let is_rook = |file: &usize| {
        board.at(Square {
            file: *file,
            rank: back_rank,
        }) == Some((colour, Kind::Rook))
    };
    let file = match (letter, chess960) {
        // In `standard` the letters K and Q mean the corners.
        ('k', false) => Some(7).filter(is_rook),
        ('q', false) => Some(0).filter(is_rook),
        // X-FEN: the outermost Rook on that side of the King.
        ('k', true) => (king.file + 1..8).rev().find(is_rook),
        ('q', true) => (0..king.file).find(is_rook),
        _ => (0..8).find(|file| file_letter(*file) == letter).filter(is_rook),
    }?;
    // In `standard` the King stands on e and the Rook on a or h (rule 3.1).
    if !chess960 && (king.file != 4 || (file != 0 && file != 7)) {
        return None;
    }
    let side = if file > king.file { Side::King } else { Side::Queen };
    Some((side, Square { file, rank: back_rank }))
}

/// Reads the en passant field (rules 7.3 and 7.8).
fn read_en_passant(
    text: &str,
    board: &Board,
    turn: Colour,
    faults: &mut Vec<String>,
) -> Result<Option<Square>, String> {
    if text == "-" {
        return Ok(None);
    }
    let square = Square::from_name(text).ok_or_else(|| format!("`{text}` is not a square (rule 7.3)"))?;
    let mover = turn.opponent();
    let at = |offset: isize| -> Option<Man> { square.offset(0, offset).and_then(|square| board.at(square)) };
    let is_possible = square.rank == mover.rank(3)
        && at(mover.forward()) == Some((mover, Kind::Pawn))
        && at(0).is_none()
        && at(-mover.forward()).is_none();
    if !is_possible {
        faults.push(format!("no Pawn can just have skipped {text} (rule 7.8)"));
    }
    Ok(Some(square))
}

/// Writes the canonical FEN (rules 7.1 to 7.3 and 7.9).
pub(super) fn write(position: &OrthodoxReference) -> String {
    let mut text = String::with_capacity(80);
    for rank in (0..8).rev() {
        let mut empties = 0;
        for file in 0..8 {
            let Some(man) = position.board.at(Square { file, rank }) else {
                empties += 1;
                continue;
            };
            if empties > 0 {
                text += &empties.to_string();
                empties = 0;
            }
            text.push(man_letter(man));
        }
        if empties > 0 {
            text += &empties.to_string();
        }
        text.push(if rank > 0 { '/' } else { ' ' });
    }
    text.push(if position.turn == Colour::White { 'w' } else { 'b' });
    text.push(' ');
    if position.rights == [None; 4] {
        text.push('-');
    }
    for ((colour, side), rook) in RIGHTS.into_iter().zip(position.rights) {
        let Some(rook) = rook else { continue };
        let letter = match side {
            _ if position.chess960 => file_letter(rook.file),
            Side::King => 'k',
            Side::Queen => 'q',
        };
        text.push(if colour == Colour::White {
            letter.to_ascii_uppercase()
        } else {
            letter
        });
    }
    let en_passant = position.en_passant.map_or("-".to_owned(), Square::name);
    text + &format!(" {en_passant} {} {}", position.half_moves, position.move_number)
}
