//! Bulk perft of every game, and of a peer, in one run. Every count is asserted.
//!
//! `cargo bench -p chess-variants --bench perft`

use std::ops::ControlFlow;

use chess_variants::baroque::{Baroque, BaroquePosition};
use chess_variants::makromachy::{Makromachy, MakromachyPosition};
use chess_variants::makruk::{Makruk, MakrukPosition};
use chess_variants::orthodox::{OrthodoxPosition, Rules};
use chess_variants::variant_core::{Position, Variant, perft};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    println!("bytes of a position and of a move:");
    sizes::<OrthodoxPosition>("orthodox");
    sizes::<MakrukPosition>("makruk");
    sizes::<BaroquePosition>("baroque");
    sizes::<MakromachyPosition>("makromachy");
    divan::main();
}

fn sizes<P: Position>(name: &str) {
    println!("  {name:12} {:5} {:3}", size_of::<P>(), size_of::<P::Move>());
}

/// The six classic positions, with depths and leaves.
const CLASSIC: [(&str, u32, u64); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
        2_103_487,
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
];

/// Times `count` over the classic positions, each read by `read`.
fn classic<P>(bencher: Bencher<'_, '_>, read: impl Fn(&str) -> P, count: impl Fn(&P, u32) -> u64) {
    let positions: Vec<_> = CLASSIC
        .iter()
        .map(|&(fen, depth, leaves)| (read(fen), depth, leaves))
        .collect();
    let leaves: u64 = CLASSIC.iter().map(|&(.., leaves)| leaves).sum();
    bencher.counter(ItemsCount::new(leaves)).bench_local(|| {
        for (position, depth, leaves) in &positions {
            assert_eq!(count(position, *depth), *leaves);
        }
    });
}

fn orthodox(fen: &str) -> OrthodoxPosition {
    OrthodoxPosition::from_fen(fen, Rules::Standard).expect("a position")
}

/// Through the trait.
#[divan::bench(sample_count = 15, sample_size = 1)]
fn orthodox_classic(bencher: Bencher<'_, '_>) {
    classic(bencher, orthodox, perft);
}

/// Written on the concrete type: what the trait costs is the difference.
#[divan::bench(sample_count = 15, sample_size = 1)]
fn orthodox_classic_concrete(bencher: Bencher<'_, '_>) {
    fn count(position: &OrthodoxPosition, depth: u32) -> u64 {
        if depth == 1 {
            return position.count_moves() as u64;
        }
        let mut nodes = 0;
        let _ = position.for_each_move(|m| {
            let mut next = *position;
            next.play_unchecked(m);
            nodes += count(&next, depth - 1);
            ControlFlow::Continue(())
        });
        nodes
    }
    classic(bencher, orthodox, count);
}

/// The peer: its own bulk counting.
#[divan::bench(sample_count = 15, sample_size = 1)]
fn cozy_chess_classic(bencher: Bencher<'_, '_>) {
    fn count(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut nodes = 0;
        board.generate_moves(|moves| {
            if depth == 1 {
                nodes += moves.len() as u64;
            } else {
                for m in moves {
                    let mut next = board.clone();
                    next.play_unchecked(m);
                    nodes += count(&next, depth - 1);
                }
            }
            false
        });
        nodes
    }
    classic(bencher, |fen| fen.parse().expect("a position"), count);
}

/// Times `count` from the start of a game.
fn from_start<V: Variant>(bencher: Bencher<'_, '_>, depth: u32, leaves: u64) {
    let start = V::start(<V::Position as Position>::Rules::default());
    bencher
        .counter(ItemsCount::new(leaves))
        .bench_local(|| assert_eq!(perft(&start, depth), leaves));
}

#[divan::bench(sample_count = 15, sample_size = 1)]
fn makruk_start_5(bencher: Bencher<'_, '_>) {
    from_start::<Makruk>(bencher, 5, 6_223_994);
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn makruk_start_6(bencher: Bencher<'_, '_>) {
    from_start::<Makruk>(bencher, 6, 142_078_049);
}

#[divan::bench(sample_count = 15, sample_size = 1)]
fn baroque_start_4(bencher: Bencher<'_, '_>) {
    from_start::<Baroque>(bencher, 4, 1_849_841);
}

#[divan::bench(sample_count = 7, sample_size = 1)]
fn makromachy_start_4(bencher: Bencher<'_, '_>) {
    from_start::<Makromachy>(bencher, 4, 17_452_279);
}

/// The time to copy a position, which every move of a search pays.
#[divan::bench(types = [OrthodoxPosition, MakrukPosition, BaroquePosition, MakromachyPosition])]
fn copy_of<P: Position + HasStart>(bencher: Bencher<'_, '_>) {
    let position = P::at_start();
    bencher.bench_local(|| divan::black_box(&position).clone());
}

/// The start of the game that a position type belongs to.
trait HasStart {
    fn at_start() -> Self;
}

macro_rules! has_start {
    ($($position:ty, $variant:ty;)+) => {
        $(impl HasStart for $position {
            fn at_start() -> Self {
                <$variant>::start(<Self as Position>::Rules::default())
            }
        })+
    };
}

has_start! {
    OrthodoxPosition, chess_variants::orthodox::Orthodox;
    MakrukPosition, Makruk;
    BaroquePosition, Baroque;
    MakromachyPosition, Makromachy;
}
