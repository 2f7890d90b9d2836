//! Writing a tree.

use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::{Node, NodeId, Numbering, PgnGame};

/// Lines are broken before this many characters, where a blank allows it.
const WIDTH: usize = 80;

impl PgnGame {
    /// Writes the game as PGN: tags, a blank line, the moves in lines of up to 80 characters, the result.
    ///
    /// Move numbers begin with the one the `FEN` tag gives, if there is one. What is written is read back equal.
    ///
    /// # Errors
    /// Only those of the writer.
    pub fn write(&self, out: &mut impl Write) -> fmt::Result {
        for (name, value) in self.tags() {
            write!(out, "[{name} \"")?;
            for letter in value.chars() {
                if matches!(letter, '"' | '\\') {
                    out.write_char('\\')?;
                }
                out.write_char(letter)?;
            }
            out.write_str("\"]\n")?;
        }
        if !self.tags.is_empty() {
            out.write_char('\n')?;
        }
        let mut lines = Lines { out, column: 0 };
        self.write_moves(&mut lines)?;
        lines.word(self.result.text())?;
        out.write_char('\n')
    }

    fn write_moves(&self, lines: &mut Lines<'_, impl Write>) -> fmt::Result {
        let numbering = self.tag("FEN").map_or_else(Numbering::default, Numbering::of_fen);
        let root = self.node(Self::ROOT);
        lines.nags(&root.nags)?;
        lines.comments(&root.comments)?;
        let mut needs_number = true;
        let mut open = Vec::new();
        open.extend(root.children.first().map(|&node| Task::Move(node, 0, true)));
        while let Some(task) = open.pop() {
            match task {
                Task::Close => {
                    lines.close()?;
                    needs_number = true;
                }
                Task::Variation(node, ply) => {
                    lines.open()?;
                    lines.comments(&self.node(node).before)?;
                    needs_number = true;
                    open.push(Task::Close);
                    open.push(Task::Move(node, ply, false));
                }
                Task::Move(node, ply, has_siblings) => {
                    let Node {
                        san,
                        nags,
                        comments,
                        children,
                        parent,
                        ..
                    } = self.node(node);
                    let (number, is_black) = numbering.number(ply);
                    if needs_number || !is_black {
                        lines.number(number, if is_black { "..." } else { "." })?;
                    }
                    lines.word(san)?;
                    lines.nags(nags)?;
                    needs_number = lines.comments(comments)?;
                    open.extend(
                        children
                            .first()
                            .map(|&next| Task::Move(next, ply.saturating_add(1), true)),
                    );
                    let siblings = parent
                        .filter(|_| has_siblings)
                        .map_or(&[][..], |parent| &self.node(parent).children);
                    open.extend(
                        siblings
                            .iter()
                            .skip(1)
                            .rev()
                            .map(|&sibling| Task::Variation(sibling, ply)),
                    );
                }
            }
        }
        Ok(())
    }
}

/// What is left to write.
enum Task {
    /// A move with its half-move, and whether its variations follow it.
    Move(NodeId, u32, bool),
    Variation(NodeId, u32),
    Close,
}

/// Words in lines of a limited width.
struct Lines<'a, W> {
    out: &'a mut W,
    column: usize,
}

impl<W: Write> Lines<'_, W> {
    /// A word, on a new line if it does not fit.
    fn word(&mut self, word: &str) -> fmt::Result {
        let width = word.chars().count();
        self.separate(width)?;
        self.column += width;
        self.out.write_str(word)
    }

    /// A blank or a line break, for a word of this width to come.
    fn separate(&mut self, width: usize) -> fmt::Result {
        if self.column == 0 {
            return Ok(());
        }
        if self.column + 1 + width >= WIDTH {
            self.column = 0;
            return self.out.write_char('\n');
        }
        self.column += 1;
        self.out.write_char(' ')
    }

    fn number(&mut self, number: u32, dots: &str) -> fmt::Result {
        self.word(&alloc::format!("{number}{dots}"))
    }

    fn nags(&mut self, nags: &[u8]) -> fmt::Result {
        nags.iter().try_for_each(|nag| self.word(&alloc::format!("${nag}")))
    }

    /// The comments; whether there were any.
    fn comments(&mut self, comments: &[alloc::string::String]) -> Result<bool, fmt::Error> {
        for comment in comments {
            let width = comment.chars().count();
            self.separate(width.min(WIDTH))?;
            if comment.contains('}') {
                writeln!(self.out, ";{comment}")?;
                self.column = 0;
            } else {
                write!(self.out, "{{{comment}}}")?;
                self.column = match comment.rsplit_once(['\n', '\r']) {
                    Some((_, last)) => last.chars().count() + 1,
                    None => self.column + width + 2,
                };
            }
        }
        Ok(!comments.is_empty())
    }

    fn open(&mut self) -> fmt::Result {
        self.word("(")?;
        // No blank behind it.
        self.column = 0;
        Ok(())
    }

    fn close(&mut self) -> fmt::Result {
        self.column += 1;
        self.out.write_char(')')
    }
}

impl fmt::Display for PgnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}
