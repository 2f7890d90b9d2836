//! The bodies of the fuzz targets: plain functions that take any bytes and panic where a promise is broken.

use chess_variants::OpenError;
use chess_variants::variant_core::{AnySanError, PositionError, Reading};

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

/// Every game reads any text as a FEN at both levels: what strict reading takes, lenient reading takes without repairs, and what is
/// read is written and read again as the same.
///
/// # Panics
/// If it does not.
pub fn fen(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    for entry in chess_variants::entries() {
        let strict = entry.open(Some(text), "");
        let lenient = entry.open_lenient(Some(text), "");
        for error in [strict.as_ref().err(), lenient.as_ref().err()].into_iter().flatten() {
            assert!(!error.to_string().is_empty());
            if let OpenError::Position(PositionError::Fen(error)) = error {
                assert!(
                    error
                        .faults()
                        .iter()
                        .all(|fault| text.get(fault.span.clone()).is_some())
                );
            }
        }
        let Ok((game, repairs)) = lenient else {
            assert!(
                strict.is_err(),
                "strict reading takes {text:?} and lenient reading does not"
            );
            continue;
        };
        assert!(
            repairs
                .iter()
                .all(|repair| text.get(repair.span.clone()) == Some(&repair.was))
        );
        if let Ok(strict) = strict {
            assert_eq!(strict.fen(), game.fen());
            assert!(repairs.is_empty(), "{text:?} needs no repair");
        }
        let again = entry.open(Some(&game.fen()), "").expect("what is written is read");
        assert_eq!(again.fen(), game.fen());
    }
}

/// Every game reads any text as short algebraic notation at both levels, from its start: what strict reading takes is exactly what is
/// written, and lenient reading takes it too.
///
/// # Panics
/// If it does not.
pub fn san(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    for entry in chess_variants::entries() {
        let game = entry.open(None, "").expect("a game starts");
        let play = |reading| {
            let mut game = game.boxed_clone();
            match game.play_san(text, reading) {
                Ok(()) => game.moves().pop(),
                Err(AnySanError::Text(error)) => {
                    assert!(text.get(error.span()).is_some() && !error.to_string().is_empty());
                    None
                }
                Err(AnySanError::Play(error)) => panic!("{text:?} is legal and refused: {error}"),
            }
        };
        if let Some(strict) = play(Reading::Strict) {
            assert_eq!(game.to_san(&strict).as_deref(), Ok(text));
            assert_eq!(play(Reading::Lenient), Some(strict));
        } else {
            let _ = play(Reading::Lenient);
        }
    }
}

#[cfg(test)]
mod tests {
    use chess_variants::variant_core::key_of;

    /// Texts that are put together of `parts` at random, the same at every run.
    fn mixtures(parts: &[&str], most: u64) -> impl Iterator<Item = String> {
        (0..4_000).map(move |seed| {
            let number = |index: u64| key_of(seed << 8 | index);
            let pick = |index| parts[usize::try_from(number(index) % parts.len() as u64).expect("an index")];
            (1..=number(0) % most).map(pick).collect()
        })
    }

    #[test]
    fn any_mixture_of_signs_is_read_or_refused_as_notation() {
        let parts = [
            "a", "b", "c", "e", "n", "1", "2", "3", "4", "5", "14", "0", "O", "o", "-", "–", "x", "X", "=", "(", ")",
            "/", "N", "Q", "K", "R", "P", "W", "T", "M", "B", "+", "#", "!", "?", " ", "é", "♘", ":", "Nf3", "e4",
            "Pe2e4",
        ];
        for text in mixtures(&parts, 8) {
            super::san(text.as_bytes());
        }
        for text in ["e4", "Nf3", "Pc2c4", "Nd2", "e7", "O-O", "--"] {
            super::san(text.as_bytes());
        }
    }

    #[test]
    fn any_mixture_of_fields_is_read_or_refused_as_a_fen() {
        let parts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "4k3/8/8/3Pp3/8/8/8/4K3",
            "r3k2r/8/8/8/8/8/8/R3K2R",
            " ",
            " ",
            " ",
            "w",
            "b",
            "-",
            "KQkq",
            "e6",
            "e5",
            "0",
            "1",
            "7",
            "/",
            "8",
            "44",
            "\t",
            "k",
            "K",
            "é",
            "~",
            "14",
            "e",
        ];
        for text in mixtures(&parts, 14) {
            super::fen(text.as_bytes());
        }
        let whole = "4k3/8/8/3Pp3/8/8/8/4K3 w - e5 0 1";
        for end in 0..=whole.len() {
            super::fen(&whole.as_bytes()[..end]);
        }
    }

    #[test]
    fn the_judge_answers_questions_cut_at_every_byte() {
        let question =
            br#"{"variant": "orthodox", "fen": "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "moves": ["e1c1"], "id": "\u00e9"}"#;
        for end in 0..=question.len() {
            super::judge(&question[..end]);
        }
    }
}
