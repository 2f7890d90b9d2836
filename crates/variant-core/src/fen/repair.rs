//! What lenient reading repairs.

use alloc::string::String;
use core::fmt;
use core::ops::Range;

/// A slip that lenient reading has repaired.
///
/// A game's crate shows lists of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The name of the field, such as `en passant`; `FEN` for the blanks between fields.
    pub field: &'static str,
    /// The bytes that were repaired, in the whole text; empty, at the place where something is missing.
    pub span: Range<usize>,
    /// What stood there.
    pub was: String,
    /// What was read instead.
    pub became: String,
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { field, was, became, .. } = self;
        if was.is_empty() {
            write!(f, "{field}: missing, read as {became:?}")
        } else {
            write!(f, "{field}: {was:?} read as {became:?}")
        }
    }
}
