//! The kinds of men (rule 1.3).

variant_core::roles! {
    /// The kinds of men of Baroque (rule 1.3).
    pub enum Role {
        /// Rule 4.1.
        King = 'K' "king",
        /// Rules 4.2 and 4.3.
        Pawn = 'P' "pawn",
        /// Rule 4.4.
        Coordinator = 'R' "coordinator",
        /// Rule 4.5.
        LongLeaper = 'N' "long leaper",
        /// Rule 4.6.
        Withdrawer = 'Q' "withdrawer",
        /// Rules 3.1 and 4.7.
        Immobilizer = 'M' "immobilizer",
        /// Rules 4.8 to 4.11, and 4.13.
        Chameleon = 'B' "chameleon",
    }
}
