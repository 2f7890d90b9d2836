//! What a game costs, by the move and by the byte. Every count is asserted.
//!
//! `cargo bench -p chess-variants --bench game`

use chess_variants::orthodox::{Game, Intent};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};

/// Divan tells the bytes that a bench asks for: those of a clone are what a game holds on the heap.
#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn main() {
    println!("a game without its heap: {} bytes", size_of::<Game>());
    divan::main();
}

fn intents() -> [Intent; 4] {
    SHUFFLE.map(|text| text.parse().expect("a move"))
}

/// Plays on a game of shuffling from half-move `first` to `last`, and counts each position.
fn shuffle(game: &mut Game, first: usize, last: usize) {
    let intents = intents();
    for ply in first..last {
        game.play(&intents[ply % 4]).expect("a legal move");
        assert_eq!(game.past().occurrences_now() as usize, (ply + 1) / 4 + 1);
    }
}

fn shuffled(plies: usize) -> Game {
    let mut game = Game::default().with_automatic_draws(false);
    shuffle(&mut game, 0, plies);
    game
}

/// A thousand half-moves and their repetitions, behind so many others: the first and the last thousand of ten thousand.
#[divan::bench(args = [0, 9_000])]
fn thousand_plies_after(bencher: Bencher<'_, '_>, before: usize) {
    let game = shuffled(before);
    bencher
        .counter(ItemsCount::new(1_000_usize))
        .with_inputs(|| game.clone())
        .bench_local_values(|mut game| {
            shuffle(&mut game, before, before + 1_000);
            game
        });
}

/// A copy of a game of so many half-moves.
#[divan::bench(args = [0, 100, 200])]
fn clone_of_plies(bencher: Bencher<'_, '_>, plies: usize) {
    let game = shuffled(plies);
    bencher.bench_local(|| game.clone());
}
