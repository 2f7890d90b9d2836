//! The kinds of piece (rule 1.2).

variant_core::roles! {
    /// The kinds of piece of orthodox chess (rule 1.2).
    pub enum Role {
        /// Rule 2.3.
        Pawn = 'P' "pawn",
        /// Rule 2.2.
        Knight = 'N' "knight",
        /// Rule 2.1.
        Bishop = 'B' "bishop",
        /// Rule 2.1.
        Rook = 'R' "rook",
        /// Rule 2.1.
        Queen = 'Q' "queen",
        /// Rule 2.1.
        King = 'K' "king",
    }
}

impl Role {
    /// What a pawn may become (rule 3.6).
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];
}
