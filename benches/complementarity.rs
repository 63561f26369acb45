//! Stacks of 10, 20 and 50 unit boxes, mass ratios 1 and 100, two contacts a face with Coulomb friction in the plane: how many
//! iterations and how long until the residual of λ is a millionth of its size, for every solver that honours the bounds, from
//! zero. λ is judged by a residual computed afresh; whoever has not arrived is listed as such. Then the time of one sweep over
//! 8,000 rows. `cargo bench --bench complementarity`. These machines are noisy: compare within one run, by ratio.

use constrained_dynamics::assembly::{Bounds, Delassus, FrictionKind, FrictionLink, Operator, Problem};
use constrained_dynamics::describe::{Arg, Args};
use constrained_dynamics::math::{BlockRows, Dense, vector};
use constrained_dynamics::solver::{self, StoppedBy, Stopping};
use std::time::Instant;

const STEP: f64 = 1.0 / 60.0;
const GRAVITY: f64 = 9.81;
const TOLERANCE: f64 = 1e-6;
const LIMIT: u32 = 100_000;

/// Rows of the stacks side by side: normal and tangent row of each contact, and b of one step from rest.
struct Stacks {
    jacobian: BlockRows,
    inverse_mass: Vec<f64>,
    b: Vec<f64>,
    lo: Vec<f64>,
    hi: Vec<f64>,
    friction: Vec<FrictionLink>,
}

/// `count` stacks of `height` boxes of side 1; masses grow from 1 at the bottom to `ratio` at the top. Without friction there
/// are normal rows only.
fn stacks(count: usize, height: usize, ratio: f64, mu: Option<f64>) -> Stacks {
    let mut s = Stacks { jacobian: BlockRows::default(), inverse_mass: vec![], b: vec![], lo: vec![], hi: vec![], friction: vec![] };
    for stack in 0..count {
        for level in 0..height {
            let mass = ratio.powf(level as f64 / (height.max(2) - 1) as f64);
            s.inverse_mass.extend([1.0 / mass, 1.0 / mass, 6.0 / mass]); // I = m/6
            let body = 3 * (stack * height + level);
            for x in [-0.5, 0.5] {
                // Contact at (x, −½) of this box and (x, ½) of the one below. Velocity of a point r: v + ω × r.
                let mut row = |direction: [f64; 2]| {
                    let [dx, dy] = direction;
                    s.jacobian.begin_row();
                    s.jacobian.push_block(body, &[dx, dy, x * dy + 0.5 * dx]);
                    if level > 0 {
                        s.jacobian.push_block(body - 3, &[-dx, -dy, -(x * dy - 0.5 * dx)]);
                    }
                };
                row([0.0, 1.0]);
                let normal = s.lo.len();
                s.lo.push(0.0);
                s.hi.push(f64::INFINITY);
                if let Some(mu) = mu {
                    row([1.0, 0.0]);
                    s.lo.push(f64::NEG_INFINITY);
                    s.hi.push(f64::INFINITY);
                    s.friction.push(FrictionLink { normal, tangents: [normal + 1, 0], count: 1, mu, kind: FrictionKind::Box });
                }
            }
        }
    }
    let velocity: Vec<f64> = (0..s.inverse_mass.len()).map(|i| if i % 3 == 1 { -GRAVITY * STEP } else { 0.0 }).collect();
    s.b = (0..s.jacobian.len()).map(|i| s.jacobian.row_dot(i, &velocity)).collect();
    s
}

impl Stacks {
    fn bounds(&self) -> Bounds<'_> {
        Bounds { lo: &self.lo, hi: &self.hi, friction: &self.friction }
    }
}

fn args(kind: &'static str) -> Args {
    let mut args = Args::defaults(&solver::SETTINGS, 2);
    args.set("kind", Arg::Choice(kind));
    if kind == "sor" {
        args.set("omega", Arg::Number(1.3));
    }
    if kind == "jacobi" {
        args.set("omega", Arg::Number(0.4));
    }
    args
}

fn table(friction: Option<f64>) {
    println!("\n{:<24}{:>8}{:>7}{:>11}{:>12}{:>12}  stopped by", "solver", "boxes", "ratio", "iterations", "time, ms", "residual");
    for height in [10, 20, 50] {
        for ratio in [1.0, 100.0] {
            let s = stacks(1, height, ratio, friction);
            for entry in solver::entries() {
                let mut solver = solver::build(&args(entry.id));
                if let Err(error) = solver.honours(&s.bounds()) {
                    if height == 10 && ratio == 1.0 {
                        println!("{:<24}{error}", entry.id);
                    }
                    continue;
                }
                let mut lambda = vec![0.0; s.b.len()];
                let mut work = Vec::new();
                let mut a = Delassus::new(&s.jacobian, &s.inverse_mass, &mut work);
                let stopping = Stopping { tolerance: TOLERANCE, max_iterations: LIMIT, rank_tolerance: 1e-10 };
                let begin = Instant::now();
                let report = solver.solve(Problem::new(&mut a, &s.b, s.bounds()), &mut lambda, &stopping, &mut ());
                let time = 1e3 * begin.elapsed().as_secs_f64();
                let mut p = Problem::new(&mut a, &s.b, s.bounds());
                let size = solver::scale(&p);
                let residual = solver::residual(&mut p, &lambda) / size;
                let arrived = residual <= TOLERANCE * (1.0 + 1e-6);
                let note = if arrived {
                    ""
                } else if report.stopped_by == StoppedBy::Iterations {
                    "  LIMIT HIT"
                } else {
                    "  NOT SOLVED"
                };
                let by = report.stopped_by.as_str();
                println!("{:<24}{height:>8}{ratio:>7}{:>11}{time:>12.3}{residual:>12.1e}  {by}{note}", entry.id, report.iterations);
            }
        }
    }
}

/// A Delassus operator that hides its factors: a sweep then makes a call per row.
struct Opaque<'a>(Delassus<'a>);

impl Operator for Opaque<'_> {
    fn size(&self) -> usize {
        self.0.size()
    }
    fn apply(&mut self, x: &[f64], y: &mut [f64]) {
        self.0.apply(x, y);
    }
    fn dense(&mut self, a: &mut Dense) {
        self.0.dense(a);
    }
    fn diagonal(&self, out: &mut Vec<f64>) {
        self.0.diagonal(out);
    }
    fn entry(&self, i: usize, j: usize) -> f64 {
        self.0.entry(i, j)
    }
    fn begin(&mut self, lambda: &[f64]) {
        self.0.begin(lambda);
    }
    fn product(&self, i: usize) -> f64 {
        self.0.product(i)
    }
    fn change(&mut self, i: usize, delta: f64) {
        self.0.change(i, delta);
    }
}

fn sweeps() {
    // Two contacts a face are four rows a box: 8,000 rows.
    let s = stacks(200, 10, 1.0, Some(0.5));
    let (m, sweeps) = (s.b.len(), 20);
    let mut best = [f64::INFINITY; 2];
    let mut solver = solver::build(&args("gauss-seidel"));
    let mut lambdas = [vec![0.0; m], vec![0.0; m]];
    for _ in 0..20 {
        for (way, lambda) in lambdas.iter_mut().enumerate() {
            lambda.fill(0.0);
            let mut work = Vec::new();
            let mut plain = Delassus::new(&s.jacobian, &s.inverse_mass, &mut work);
            let stopping = Stopping { tolerance: 1e-12, max_iterations: sweeps, rank_tolerance: 1e-10 };
            let begin = Instant::now();
            if way == 0 {
                solver.solve(Problem::new(&mut plain, &s.b, s.bounds()), lambda, &stopping, &mut ());
            } else {
                solver.solve(Problem::new(&mut Opaque(plain), &s.b, s.bounds()), lambda, &stopping, &mut ());
            }
            best[way] = best[way].min(begin.elapsed().as_secs_f64());
        }
    }
    let apart = lambdas[0].iter().zip(&lambdas[1]).fold(0.0_f64, |d, (x, y)| d.max((x - y).abs()));
    println!(
        "\n{m} rows, {sweeps} sweeps of gauss-seidel, everything included: {:.2} ms; with a call per row {:.2} ms",
        1e3 * best[0],
        1e3 * best[1]
    );
    println!(
        "a row {:.1} ns; both λ agree to {:.0e} of {:.3}",
        1e9 * best[0] / f64::from(sweeps) / m as f64,
        apart,
        vector::norm_max(&lambdas[0])
    );
}

fn main() {
    println!("to {TOLERANCE:.0e} of max |b_i/A_ii|, at most {LIMIT} iterations; SOR with ω = 1.3, Jacobi with ω = 0.4");
    println!("\nwithout friction");
    table(None);
    println!("\nwith friction, μ = 0.5");
    table(Some(0.5));
    sweeps();
}
