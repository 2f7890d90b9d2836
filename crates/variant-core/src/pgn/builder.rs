//! From what the reader tells to trees.

use alloc::string::String;
use alloc::vec::Vec;

use super::game::check_comment;
use super::{Fault, FaultKind, GameResult, NodeId, Numbering, PgnGame, Place, Reader, Text, Visitor, Walk};

/// Reads games one after the other, each as a tree with the faults that were met in it.
///
/// ```
/// use variant_core::pgn::read_games;
///
/// let text = b"[Event \"a\"]\n\n{ intro } 1. e4 {x} e5 (1... c5 2. Nf3) *";
/// let (game, faults) = read_games(text).next().expect("a game");
/// assert!(faults.is_empty());
/// assert_eq!(game.mainline().count(), 2);
/// assert_eq!(game.moves().count(), 4);
/// ```
pub fn read_games(bytes: &[u8]) -> impl Iterator<Item = (PgnGame, Vec<Fault>)> {
    let mut reader = Reader::new(bytes);
    core::iter::from_fn(move || {
        let mut builder = Builder::default();
        reader.read_game(&mut builder).then_some((builder.game, builder.faults))
    })
}

/// Builds a tree of what the reader tells.
#[derive(Default)]
struct Builder {
    game: PgnGame,
    faults: Vec<Fault>,
    /// The last move, or the root.
    last: NodeId,
    /// The half-moves before the next move.
    ply: u32,
    numbering: Numbering,
    /// For each open variation the move it stands behind, and the half-moves up to it.
    open: Vec<(NodeId, u32)>,
    /// Comments at the beginning of a variation, before its first move.
    before: Vec<String>,
    /// Whether a variation has begun and has no move yet.
    is_beginning: bool,
}

impl Default for NodeId {
    fn default() -> Self {
        PgnGame::ROOT
    }
}

impl Visitor for Builder {
    fn tag(&mut self, name: &str, value: Text<'_>) {
        // The reader hands over only names and values that a game can hold, but for names that begin with a digit.
        let _ = self.game.set_tag(name, &value.decode());
    }

    fn end_tags(&mut self) -> Walk {
        self.numbering = self.game.tag("FEN").map_or_else(Numbering::default, Numbering::of_fen);
        Walk::Enter
    }

    fn move_number(&mut self, place: Place, number: u32, is_black: bool) {
        self.faults
            .extend(self.numbering.check(place, self.ply, number, is_black));
    }

    fn san(&mut self, _: Place, text: Text<'_>) {
        self.last = self.game.add_move(self.last, &text.decode());
        self.ply = self.ply.saturating_add(1);
        self.is_beginning = false;
        self.game.nodes[self.last.0].before = core::mem::take(&mut self.before);
    }

    fn nag(&mut self, nag: u8) {
        self.game.add_nag(self.last, nag);
    }

    fn comment(&mut self, _: Place, text: Text<'_>) {
        let text = text.decode();
        // A comment that was left open may hold anything: what cannot be written again is cut into lines.
        let parts: Vec<&str> = if check_comment(&text).is_ok() {
            alloc::vec![&text[..]]
        } else {
            text.split(['\n', '\r']).collect()
        };
        for part in parts {
            if self.is_beginning {
                self.before.push(part.into());
            } else {
                self.game.nodes[self.last.0].comments.push(part.into());
            }
        }
    }

    fn begin_variation(&mut self, place: Place) -> Walk {
        let Some(parent) = self.game.node(self.last).parent() else {
            self.faults.push(Fault {
                place,
                kind: FaultKind::VariationWithoutMove,
            });
            return Walk::Skip;
        };
        if self.is_beginning {
            // A variation of a variation that has no move yet.
            self.faults.push(Fault {
                place,
                kind: FaultKind::VariationWithoutMove,
            });
            return Walk::Skip;
        }
        self.open.push((self.last, self.ply));
        self.last = parent;
        self.ply = self.ply.saturating_sub(1);
        self.is_beginning = true;
        Walk::Enter
    }

    fn end_variation(&mut self) {
        if let Some((last, ply)) = self.open.pop() {
            self.last = last;
            self.ply = ply;
        }
        self.is_beginning = false;
        self.before.clear();
    }

    fn result(&mut self, result: GameResult) {
        self.game.set_result(result);
    }

    fn fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }
}
