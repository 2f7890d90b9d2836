//! The kinds of piece (rules 1.3 and 9.2).

variant_core::roles! {
    /// The kinds of piece of Makruk (rule 1.3). A promoted pawn is a met (rule 3.3).
    pub enum Role {
        /// Bia, rule 2.7.
        Pawn = 'P' "pawn",
        /// Met, rule 2.6.
        Met = 'M' "met",
        /// Khon, rule 2.5.
        Khon = 'S' "khon",
        /// Ma, rule 2.4.
        Knight = 'N' "knight",
        /// Ruea, rule 2.3.
        Rook = 'R' "rook",
        /// Khun, rule 2.2.
        King = 'K' "king",
    }
}
