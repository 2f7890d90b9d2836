//! FEN in other dialects than the default one (rules 7.2 and 7.3).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::castling::{CastlingRight, Wing};
use crate::{Color, OrthodoxPosition, Position as _, Role, Rules, Square, attacks};

/// When the en passant field names a square (rule 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EnPassantField {
    /// If a legal capture en passant exists.
    #[default]
    Legal,
    /// If an enemy pawn attacks the square, whether the capture is legal or not.
    PseudoLegal,
    /// After every move of two squares.
    Always,
}

/// How the castling field is written (rule 7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingField {
    /// `KQkq` in the rule set `standard`, the letters of files in `chess960`.
    #[default]
    ByRules,
    /// X-FEN: `KQkq`, each for the outermost Rook of its wing; a right of another Rook is the letter of its file.
    XFen,
    /// Shredder-FEN: the letters of files.
    Shredder,
}

/// The dialect of a FEN. By default it is that of [`to_fen`](crate::Position::to_fen).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FenDialect {
    /// When the en passant field names a square.
    pub en_passant: EnPassantField,
    /// How the castling field is written.
    pub castling: CastlingField,
}

impl OrthodoxPosition {
    /// The FEN of this position in a dialect. All of them are read back as the same position.
    ///
    /// ```
    /// use variant_orthodox::{CastlingField, EnPassantField, FenDialect, Orthodox, Position as _, Rules, Variant as _};
    ///
    /// let mut position = Orthodox::start(Rules::Standard);
    /// position.play(position.resolve(&"e2e4".parse()?)?)?;
    /// assert_eq!(position.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    /// let dialect = FenDialect {
    ///     en_passant: EnPassantField::Always,
    ///     castling: CastlingField::Shredder,
    /// };
    /// let fen = position.to_fen_in(dialect);
    /// assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_fen_in(&self, dialect: FenDialect) -> String {
        let mut setup = self.to_setup();
        setup.en_passant = self.passed.filter(|&passed| match dialect.en_passant {
            EnPassantField::Legal => self.is_passed_open,
            EnPassantField::PseudoLegal => self.is_attacked_by_pawn(passed),
            EnPassantField::Always => true,
        });
        setup.castling = Color::ALL.map(|color| {
            let rooks = self.castling & self.board.color(color);
            let mut rights: Vec<_> = rooks
                .into_iter()
                .map(|rook| self.right_of(color, rook, dialect.castling))
                .collect();
            rights.reverse();
            rights
        });
        setup.to_string()
    }

    /// Whether a pawn of the side to move attacks this square.
    fn is_attacked_by_pawn(&self, square: Square) -> bool {
        let pawns = self.board.pieces(self.turn, Role::Pawn);
        !(attacks::pawn(!self.turn, square) & pawns).is_empty()
    }

    /// The right of a Rook as a dialect writes it.
    pub(crate) fn right_of(&self, color: Color, rook: Square, field: CastlingField) -> CastlingRight {
        let by_file = CastlingRight::File(rook.file());
        let by_wing = CastlingRight::Wing(Wing::of(self.king(color), rook));
        match (field, self.rules) {
            (CastlingField::ByRules, Rules::Standard) => by_wing,
            (CastlingField::XFen, _) if by_wing.rook(&self.board, color, false) == Some(rook) => by_wing,
            _ => by_file,
        }
    }
}
