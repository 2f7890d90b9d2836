//! The bodies of the fuzz targets: plain functions that take any bytes and panic where a promise is broken.

/// The judge answers any line that is not blank with one line of JSON.
///
/// # Panics
/// If it does not.
pub fn judge(line: &[u8]) {
    if line.contains(&b'\n') {
        return;
    }
    let is_blank = line.iter().all(u8::is_ascii_whitespace);
    match examples::judge::answer(line) {
        Some(answer) => assert!(!is_blank && answer.starts_with('{') && !answer.contains('\n')),
        None => assert!(is_blank),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_judge_answers_questions_cut_at_every_byte() {
        let question =
            br#"{"variant": "orthodox", "fen": "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "moves": ["e1c1"], "id": "\u00e9"}"#;
        for end in 0..=question.len() {
            super::judge(&question[..end]);
        }
    }
}
