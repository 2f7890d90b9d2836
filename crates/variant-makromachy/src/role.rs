//! The kinds of piece (rules 1.4 and 2.2), as the [table](crate::movement) lists them.

pub use crate::movement::Role;

/// Reads the table: declares the kinds of piece, and gives each its row.
macro_rules! kinds {
    ($($kind:ident = $letter:literal $name:literal => $movement:expr),+ $(,)?) => {
        variant_core::roles! {
            /// The 24 kinds of piece (rules 1.4 and 2.2).
            pub enum Role { $(
                #[doc = concat!("The ", $name, ", `", $letter, "`.")]
                $kind = $letter $name
            ),+ }
        }

        impl Role {
            /// What this kind does: its row of the table.
            ///
            /// ```
            /// use variant_makromachy::Role;
            /// assert_eq!(Role::Zebra.movement().leaps, [(3, 2)]);
            /// ```
            #[must_use]
            #[inline]
            pub const fn movement(self) -> &'static Movement {
                const TABLE: &[Movement] = &[$($movement),+];
                &TABLE[self as usize]
            }
        }
    };
}
pub(crate) use kinds;

/// The kinds whose row of the table fulfils a condition, as a constant list.
macro_rules! kinds_where {
    (|$movement:ident| $condition:expr) => {
        const {
            use $crate::Role;
            const ALL: &[Role] = <Role as variant_core::Role>::ALL;
            const fn holds(role: Role) -> bool {
                let $movement = role.movement();
                $condition
            }
            const COUNT: usize = {
                let (mut count, mut i) = (0, 0);
                while i < ALL.len() {
                    count += holds(ALL[i]) as usize;
                    i += 1;
                }
                count
            };
            const KINDS: [Role; COUNT] = {
                let mut kinds = [Role::Pawn; COUNT];
                let (mut count, mut i) = (0, 0);
                while i < ALL.len() {
                    if holds(ALL[i]) {
                        kinds[count] = ALL[i];
                        count += 1;
                    }
                    i += 1;
                }
                kinds
            };
            KINDS
        }
    };
}
pub(crate) use kinds_where;

impl Role {
    /// What a Pawn or Warrior may become (rule 6.2).
    pub const PROMOTIONS: [Self; 16] = kinds_where!(|row| row.is_offered);
}
