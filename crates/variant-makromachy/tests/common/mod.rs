//! What the tests share.

use variant_core::Role as _;
use variant_makromachy::{
    Bitboard, Board, CastlingRights, Color, MakromachyPosition, Piece, Position as _, Role, Rules, Setup, Square, Wing,
};
use variant_testkit::walk::Numbers;

/// The position of a FEN.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn position(fen: &str) -> MakromachyPosition {
    MakromachyPosition::from_fen(fen, Rules).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal moves as text, sorted.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn texts(position: &MakromachyPosition) -> Vec<String> {
    let mut texts: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|&m| position.intent(m).to_string())
        .collect();
    texts.sort();
    texts
}

/// The legal moves of the piece on a square as text, sorted.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn texts_from(position: &MakromachyPosition, square: &str) -> Vec<String> {
    let moves = position.moves_from(square.parse().unwrap());
    let mut texts: Vec<_> = moves.iter().map(|&m| position.intent(m).to_string()).collect();
    texts.sort();
    texts
}

/// Whether a text is a legal move.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn is_legal(position: &MakromachyPosition, text: &str) -> bool {
    position.resolve(&text.parse().unwrap()).is_ok()
}

/// The position after moves.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn after(mut position: MakromachyPosition, moves: &[&str]) -> MakromachyPosition {
    for text in moves {
        let m = position
            .resolve(&text.parse().unwrap())
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        position.play_unchecked(m);
    }
    position
}

/// The code and the rule of the refusal of a move.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn refusal(position: &MakromachyPosition, text: &str) -> (&'static str, &'static str) {
    let illegal = position.resolve(&text.parse().unwrap()).expect_err(text);
    (illegal.reason().code(), illegal.reason().rule())
}

/// The set-up with ranks mirrored and colours exchanged.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn mirror(setup: &Setup) -> Setup {
    Setup {
        board: setup.board.mirrored(),
        turn: !setup.turn,
        castling: setup.castling.mirrored(),
        passed: setup.passed.into_iter().map(Square::mirrored).collect(),
        ..setup.clone()
    }
}

/// What a random placement is made of: kinds by their letters, the more often the likelier.
const THEMES: [&str; 8] = [
    "PPWWZJENIVCBRQHDUGAMOSFLT",
    "TTTLLPW",
    "LSFOOPNR",
    "VCVCVCPWQN",
    "WWWWWPPPBR",
    "UGUGEINPW",
    "DHAMTQOWP",
    "LLFFSSVVCCTT",
];

/// A position of pieces placed at random after one of several themes; some have rights to castle, some a push to answer.
#[allow(dead_code, reason = "not every test file needs it")]
pub(crate) fn scattered(numbers: &mut Numbers) -> MakromachyPosition {
    loop {
        let theme: Vec<_> = THEMES[numbers.below(THEMES.len())].chars().collect();
        let mut board = Board::empty();
        let mut castling = CastlingRights::NONE;
        for color in Color::ALL {
            let back_rank: u8 = if color.is_white() { 0 } else { 13 };
            let at = |file| Square::new(back_rank * 14 + file).unwrap();
            if numbers.below(3) == 0 {
                board.put(at(8), Piece::new(color, Role::King));
                board.put(at(0), Piece::new(color, Role::DragonKing));
                board.put(at(13), Piece::new(color, Role::DragonKing));
                castling = castling.with(color, Wing::King).with(color, Wing::Queen);
            } else {
                board.put(square(numbers), Piece::new(color, Role::King));
            }
        }
        for _ in 0..numbers.below(60) {
            let color = Color::ALL[numbers.below(2)];
            let role = Role::from_letter(theme[numbers.below(theme.len())]).unwrap();
            let square = square(numbers);
            if board.piece_at(square).is_none() {
                board.put(square, Piece::new(color, role));
            }
        }
        let turn = Color::ALL[numbers.below(2)];
        let passed = if numbers.below(3) == 0 {
            push(&mut board, !turn, numbers)
        } else {
            Bitboard::EMPTY
        };
        let setup = Setup {
            board,
            turn,
            castling,
            passed,
            halfmove: 0,
            fullmove: 1,
            is_eagle_check: false,
        };
        if let Ok(position) = MakromachyPosition::from_setup(&setup, Rules) {
            return position;
        }
    }
}

/// Puts down what has just pushed past one or two squares, and what may take it; returns those squares.
fn push(board: &mut Board, color: Color, numbers: &mut Numbers) -> Bitboard {
    let ahead = if color.is_white() { 1 } else { -1 };
    let origin = square(numbers);
    let steps = 2 + i8::try_from(numbers.below(2)).unwrap();
    let Some(to) = origin.offset(0, ahead * steps) else {
        return Bitboard::EMPTY;
    };
    let passed: Bitboard = (1..steps).filter_map(|step| origin.offset(0, ahead * step)).collect();
    if !(passed | Bitboard::from(origin).with(to)).is_disjoint(board.occupied()) {
        return Bitboard::EMPTY;
    }
    let is_farthest = to.rank_for(color).number() == 14;
    let role = if is_farthest {
        Role::PROMOTIONS[numbers.below(16)]
    } else {
        [Role::Pawn, Role::Warrior][numbers.below(2)]
    };
    board.put(to, Piece::new(color, role));
    for square in passed {
        let beside = square.offset([-1, 1][numbers.below(2)], ahead);
        if let Some(beside) = beside.filter(|&beside| board.piece_at(beside).is_none()) {
            board.put(
                beside,
                Piece::new(!color, [Role::Pawn, Role::Warrior][numbers.below(2)]),
            );
        }
    }
    passed
}

/// A square at random.
fn square(numbers: &mut Numbers) -> Square {
    Square::new(u8::try_from(numbers.below(196)).unwrap()).unwrap()
}
