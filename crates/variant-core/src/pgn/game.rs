//! A game as a tree of moves.

use alloc::string::String;
use alloc::vec::Vec;

use super::GameResult;

/// A game as a tree of moves as text: with variations, comments, annotations, tags and result.
///
/// The nodes stand in one list, so that a game of any shape is copied, compared and dropped without recursion. Node
/// [`ROOT`](Self::ROOT) is the position before the first move; every other node is a move.
///
/// ```
/// use variant_core::pgn::{GameResult, PgnGame};
///
/// let mut game = PgnGame::new();
/// game.set_tag("Event", "Casual game")?;
/// let e4 = game.add_move(PgnGame::ROOT, "e4");
/// let e5 = game.add_move(e4, "e5");
/// game.add_move(e4, "c5");
/// game.add_comment(e5, "the open game")?;
/// game.set_result(GameResult::Draw);
/// assert_eq!(
///     game.to_string(),
///     "[Event \"Casual game\"]\n\n1. e4 e5 {the open game} (1... c5) 1/2-1/2\n",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PgnGame {
    pub(super) tags: Vec<(String, String)>,
    pub(super) nodes: Vec<Node>,
    pub(super) result: GameResult,
}

/// A node of a [`PgnGame`], by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) usize);

/// A move with all that is said of it; the root, which is no move, has an empty text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    pub(super) san: String,
    pub(super) nags: Vec<u8>,
    pub(super) before: Vec<String>,
    pub(super) comments: Vec<String>,
    pub(super) children: Vec<NodeId>,
    pub(super) parent: Option<NodeId>,
}

impl Node {
    /// The move as text; empty for the root.
    #[must_use]
    pub fn san(&self) -> &str {
        &self.san
    }

    /// The annotations by their numbers.
    #[must_use]
    pub fn nags(&self) -> &[u8] {
        &self.nags
    }

    /// The comments that stand before the move, at the beginning of a variation.
    #[must_use]
    pub fn comments_before(&self) -> &[String] {
        &self.before
    }

    /// The comments behind the move; those of the root stand before the first move.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// The moves that follow: the main one first, then the variations.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The move before; `None` for the root.
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }
}

/// A tag that PGN cannot hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagError {
    /// A name is made of letters, digits and underscores, and begins with a letter.
    #[error("expected a name of letters, digits and underscores that begins with a letter")]
    Name,
    /// A value stands on one line.
    #[error("expected a value without line breaks")]
    Value,
}

/// A comment that PGN cannot hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommentError {
    /// A comment in braces cannot hold a closing brace, and one to the end of the line no line break.
    #[error("expected a comment without a closing brace, or without line breaks")]
    BraceAndLineBreak,
}

impl Default for PgnGame {
    fn default() -> Self {
        Self::new()
    }
}

impl PgnGame {
    /// The position before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A game without tags and moves.
    #[must_use]
    pub fn new() -> Self {
        Self {
            tags: Vec::new(),
            nodes: alloc::vec![Node::default()],
            result: GameResult::Unknown,
        }
    }

    /// The tags, in their order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of the tag of this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find_map(|(known, value)| (known == name).then_some(value))
    }

    /// Gives a tag its value: in its place if it is there, else behind the others.
    ///
    /// # Errors
    /// If PGN cannot hold the name or the value. Nothing has changed then.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if !name.starts_with(|letter: char| letter.is_ascii_alphabetic()) || !name.bytes().all(is_word) {
            return Err(TagError::Name);
        }
        if value.contains(['\n', '\r']) {
            return Err(TagError::Value);
        }
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((name.into(), value.into())),
        }
        Ok(())
    }

    /// A node. One of another game may be another node here.
    ///
    /// # Panics
    /// If the game has no node of this number, which only another game can have given.
    #[must_use]
    pub fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.0]
    }

    /// Adds a move behind `after`: the main one if it is the first there, else a variation. The text is taken as it is.
    pub fn add_move(&mut self, after: NodeId, san: &str) -> NodeId {
        let added = NodeId(self.nodes.len());
        self.nodes.push(Node {
            san: san.into(),
            parent: Some(after),
            ..Node::default()
        });
        self.nodes[after.0].children.push(added);
        added
    }

    /// Writes a move another way.
    pub fn set_san(&mut self, node: NodeId, san: &str) {
        self.nodes[node.0].san = san.into();
    }

    /// Adds a comment behind a move, or before the first one.
    ///
    /// # Errors
    /// If PGN cannot hold it: a text with both a closing brace and a line break. Nothing has changed then.
    pub fn add_comment(&mut self, node: NodeId, text: &str) -> Result<(), CommentError> {
        check_comment(text)?;
        self.nodes[node.0].comments.push(text.into());
        Ok(())
    }

    /// Adds a comment before a move that begins a variation.
    ///
    /// # Errors
    /// As [`add_comment`](Self::add_comment).
    pub fn add_comment_before(&mut self, node: NodeId, text: &str) -> Result<(), CommentError> {
        check_comment(text)?;
        self.nodes[node.0].before.push(text.into());
        Ok(())
    }

    /// Adds an annotation by its number.
    pub fn add_nag(&mut self, node: NodeId, nag: u8) {
        self.nodes[node.0].nags.push(nag);
    }

    /// The result behind the moves.
    #[must_use]
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// Gives it its result.
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
    }

    /// The main line: the first move everywhere.
    pub fn mainline(&self) -> impl Iterator<Item = NodeId> {
        let next = |node: &NodeId| self.node(*node).children.first().copied();
        core::iter::successors(next(&Self::ROOT), next)
    }

    /// Every node but the root, each before those that follow it, variations behind their main line.
    pub fn moves(&self) -> impl Iterator<Item = NodeId> {
        let mut open: Vec<NodeId> = self.nodes[0].children.iter().rev().copied().collect();
        core::iter::from_fn(move || {
            let node = open.pop()?;
            open.extend(self.node(node).children.iter().rev());
            Some(node)
        })
    }
}

/// Two games are equal if they say the same, in whatever order their nodes were added.
impl PartialEq for PgnGame {
    fn eq(&self, other: &Self) -> bool {
        let says = |game: &Self, node: NodeId| {
            let Node {
                san,
                nags,
                before,
                comments,
                children,
                ..
            } = game.node(node);
            (
                san.clone(),
                nags.clone(),
                before.clone(),
                comments.clone(),
                children.len(),
            )
        };
        (&self.tags, self.result) == (&other.tags, other.result)
            && self.nodes.len() == other.nodes.len()
            && says(self, Self::ROOT) == says(other, Self::ROOT)
            && self
                .moves()
                .zip(other.moves())
                .all(|(a, b)| says(self, a) == says(other, b))
    }
}

impl Eq for PgnGame {}

pub(super) fn check_comment(text: &str) -> Result<(), CommentError> {
    if text.contains('}') && text.contains(['\n', '\r']) {
        Err(CommentError::BraceAndLineBreak)
    } else {
        Ok(())
    }
}
