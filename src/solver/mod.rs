//! How λ is found. Each solver is one file and one line in [`REGISTRY`]; all work on the same [`Problem`], stop by the
//! same three rules, say which of them fired, and show every iterate to a [`Watcher`]. A solver that cannot honour a bound
//! says so ([`Solver::honours`]) before it is asked to solve.

pub mod apgd;
mod best;
pub mod block_gauss_seidel;
mod bounded;
pub mod cg;
mod contacts;
pub mod direct;
pub mod gauss_seidel;
mod group;
pub mod jacobi;
mod lanes;
pub mod lemke;
pub mod nncg;
mod pivoting;
pub mod principal_pivoting;
mod record;
mod rows;
pub mod sor;
pub mod spectral_projected_gradient;
mod store;
pub mod subspace;
mod sweep;
pub mod symmetric_gauss_seidel;
mod tournament;
mod turns;

pub use bounded::{residual, scale};
pub(crate) use contacts::NOBODY;
pub(crate) use group::{Group, LawNumbers};
pub(crate) use lanes::{Body, Number, OnPair, join, of_lanes, pack};
pub(crate) use record::NUMBERS_OF_CHANGE;
pub use record::{Record, RowChange};
pub use rows::RowTable;
pub(crate) use rows::{Apart, OnRows, Source};
pub(crate) use store::Store;
use sweep::{Order, Sweep};

use crate::assembly::{Bounds, FrictionKind, FrictionLink, Problem};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::{BlockRows, Work};

/// Which rule ended a solve, from the best to the worst.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum StoppedBy {
    /// There was nothing to solve.
    #[default]
    Nothing,
    /// A direct solver needs no rule.
    Direct,
    /// The residual is small enough: ‖Aλ + b‖ ≤ tolerance · ‖b‖, or, where no λ can remove it, its gradient
    /// ‖A(Aλ + b)‖ is. With bounds: the natural map is below tolerance times the size of a first step.
    Residual,
    /// λ changed by no more than rounding.
    Change,
    /// The iteration count.
    Iterations,
    /// A pivoting solver found no row to exchange: there is no solution, or it cannot say.
    Ray,
    /// A number that is not finite came up.
    Breakdown,
}

impl StoppedBy {
    /// The word that reports use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            StoppedBy::Nothing => "none",
            StoppedBy::Direct => "direct",
            StoppedBy::Residual => "residual",
            StoppedBy::Change => "change",
            StoppedBy::Iterations => "iterations",
            StoppedBy::Ray => "ray",
            StoppedBy::Breakdown => "breakdown",
        }
    }
}

/// How a solve went.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Report {
    /// Iterations done; 1 for a direct solve.
    pub iterations: u32,
    /// ‖Aλ + b‖₂ at the end, in the unit of b; with bounds the natural map, max |λ_i − clamp(λ_i − w_i/A_ii)|, in that of λ.
    pub residual: f64,
    /// Which rule fired.
    pub stopped_by: StoppedBy,
}

impl Report {
    /// Takes in a later solve of the same step: iterations summed, the largest residual, the worst of the rules.
    pub fn take_in(&mut self, later: Report) {
        self.iterations = self.iterations.saturating_add(later.iterations);
        // Not `max`, which passes over NaN.
        if later.residual > self.residual || later.residual.is_nan() {
            self.residual = later.residual;
        }
        self.stopped_by = self.stopped_by.max(later.stopped_by);
    }
}

/// Sees every iterate: plots of convergence, the iteration scrubber and tests share it. Normal stepping uses `()`.
pub trait Watcher {
    /// Iterate k (0 is the start) and its residual, as in [`Report::residual`].
    fn iterate(&mut self, k: u32, lambda: &[f64], residual: f64);

    /// Whether anybody looks: if not, solvers may leave residuals out. The iterates are the same.
    fn watches(&self) -> bool {
        true
    }

    /// Whether [`Watcher::row`] is wanted.
    fn watches_rows(&self) -> bool {
        false
    }

    /// Row i changed by `change` on the way to iterate k, and whether its bounds held it back. Solvers that go through the
    /// rows one by one call it.
    fn row(&mut self, _k: u32, _i: usize, _change: f64, _clamped: bool) {}

    /// On the way to iterate k all rows changed at once, between the changes that [`Watcher::row`] told of. Solvers that mix
    /// sweeps with other steps call it; of those that change nothing row by row the iterates say it all.
    fn together(&mut self, _k: u32, _before: &[f64], _after: &[f64]) {}
}

impl Watcher for () {
    fn iterate(&mut self, _k: u32, _lambda: &[f64], _residual: f64) {}

    fn watches(&self) -> bool {
        false
    }
}

/// When to stop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stopping {
    /// Relative to ‖b‖; with bounds, to max |b_i/A_ii| (and to the bounds nearest to 0, where 0 is not allowed).
    pub tolerance: f64,
    /// Most iterations.
    pub max_iterations: u32,
    /// Below this fraction of the largest pivot a row counts as dependent.
    pub rank_tolerance: f64,
}

/// A way to find λ.
pub trait Solver: std::fmt::Debug {
    /// Improves λ, which holds the start (zero: the minimum-norm solution is found), and reports.
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report;

    /// An error where this solver cannot honour one of these bounds. Whoever builds a solver asks before the first solve.
    fn honours(&self, bounds: &Bounds) -> Result<()>;

    /// Elementary operations of one iteration on so many rows, roughly.
    fn work(&self, rows: u64) -> u64 {
        30 * rows
    }

    /// At most how often each row changes on the way from one iterate to the next.
    fn passes(&self) -> usize {
        1
    }

    /// The sweep that this solver repeats, and its ω, where it is nothing but that.
    fn sweep(&mut self) -> Option<(&mut Sweep, f64)> {
        None
    }

    /// True where contacts change as groups, in one order: a sweep forward.
    fn groups_contacts(&mut self) -> bool {
        self.sweep().is_some_and(|(sweep, _)| sweep.order == Order::Forward)
    }
}

/// Solves within what the step may still take: an iteration that it cannot pay for is the last, and spends the rest.
pub fn solve_within<'a>(solver: &mut dyn Solver, problem: Problem<'a>, lambda: &mut [f64], stopping: &Stopping, work: &'a Work) -> Report {
    solve_rows_within(solver, None, problem, lambda, stopping, work)
}

/// [`solve_within`] for a problem whose rows are laid out already; they are left with û = Ĵᵀλ.
pub fn solve_rows_within<'a>(
    solver: &mut dyn Solver,
    rows: Option<&mut RowTable>,
    problem: Problem<'a>,
    lambda: &mut [f64],
    stopping: &Stopping,
    work: &'a Work,
) -> Report {
    let own_rows = rows.as_ref().map_or(0, |rows| rows.own_rows());
    let cost = solver.work((problem.b.len() + own_rows) as u64);
    let stopping = Stopping { max_iterations: work.rounds(stopping.max_iterations, cost), ..*stopping };
    let problem = Problem { work: Some(work), ..problem };
    let report = match (solver.sweep(), rows) {
        (Some((sweep, omega)), Some(rows)) => sweep.run_on(rows, problem, lambda, omega, &stopping, &mut ()),
        (_, rows) => {
            let report = solver.solve(problem, lambda, &stopping, &mut ());
            if let Some(rows) = rows {
                rows.begin(lambda);
            }
            report
        }
    };
    work.charge(u64::from(report.iterations) * cost);
    report
}

/// The error of solvers for equalities where a row has a bound.
fn only_free(id: &str, bounds: &Bounds) -> Result<()> {
    if bounds.is_free() {
        return Ok(());
    }
    let message = format!("\"{id}\" solves equalities only and some rows have bounds; choose \"{}\"", gauss_seidel::ENTRY.id);
    Err(Error::new(Code::Unsupported, "", message))
}

/// Parameters that all solvers share.
pub static PARAMETERS: &[Parameter] = &[
    Parameter::new("kind", "", "", Type::Entries { of: entries, default: "cg" }, "How λ is found."),
    Parameter::number("tolerance", "ε", "", (0.0, 1.0), (1e-14, 1e-2), 1e-12, "Stop when ‖Aλ + b‖ falls below this part of ‖b‖.")
        .logarithmic(),
    Parameter::new(
        "maxIterations",
        "k",
        "",
        Type::Integer { min: 1, max: 1_000_000, soft: (1, 200), default: 100 },
        "Most iterations per solve.",
    ),
    Parameter::number(
        "rankTolerance",
        "ε_r",
        "",
        (0.0, 1.0),
        (1e-14, 1e-2),
        1e-10,
        "The direct solver takes a row as dependent below this part of the largest pivot.",
    )
    .logarithmic(),
    Parameter::number("omega", "ω", "", (0.0, 2.0), (0.1, 1.99), 1.0, "Over-relaxation of SOR (1 is Gauss–Seidel), damping of Jacobi."),
    Parameter::new(
        "preconditioner",
        "S",
        "",
        Type::Choice { options: &[("none", "none"), ("diagonal", "diagonal of A")], default: "none" },
        "For conjugate gradients. Only without one is the λ of smallest norm found.",
    ),
    Parameter::new("warmStart", "λ₀", "", Type::Boolean { default: false }, "Start from the λ of the step before instead of zero."),
];

/// Any solver, as a document's `solver` describes it.
pub static SETTINGS: Entry =
    Entry { id: "solver", title: "Solver", symbol: "λ", unit: "", help: "How λ is found.", parameters: PARAMETERS };

/// A solver's description, and how it is built.
type Registered = (&'static Entry, fn(&Args) -> Box<dyn Solver>);

/// All solvers there are.
pub static REGISTRY: &[Registered] = &[
    (&cg::ENTRY, cg::build),
    (&direct::ENTRY, direct::build),
    (&jacobi::ENTRY, jacobi::build),
    (&gauss_seidel::ENTRY, gauss_seidel::build),
    (&symmetric_gauss_seidel::ENTRY, symmetric_gauss_seidel::build),
    (&sor::ENTRY, sor::build),
    (&block_gauss_seidel::ENTRY, block_gauss_seidel::build),
    (&nncg::ENTRY, nncg::build),
    (&apgd::ENTRY, apgd::build),
    (&spectral_projected_gradient::ENTRY, spectral_projected_gradient::build),
    (&subspace::ENTRY, subspace::build),
    (&lemke::ENTRY, lemke::build),
    (&principal_pivoting::ENTRY, principal_pivoting::build),
];

/// The entries of the registry.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|(e, _)| *e).collect()
}

/// The solver that a document's `solver` describes; the first of the registry for an id that is not there (documents
/// are checked before).
#[must_use]
pub fn build(args: &Args) -> Box<dyn Solver> {
    let id = args.choice("kind");
    let found = REGISTRY.iter().find(|(e, _)| e.id == id).map_or(REGISTRY[0].1, |(_, build)| *build);
    found(args)
}

/// The ids of the solvers that honour the bounds of limits, and those of friction too if that is asked for.
#[must_use]
pub fn that_honour(friction: bool) -> Vec<&'static str> {
    let pair = [FrictionLink { normal: 0, tangents: [1, 1], count: 1, mu: 1.0, kind: FrictionKind::Box }];
    let bounds = Bounds { lo: &[0.0, 0.0], hi: &[f64::INFINITY; 2], friction: if friction { &pair } else { &[] } };
    let honours = |build: &fn(&Args) -> Box<dyn Solver>| build(&Args::defaults(&SETTINGS, 2)).honours(&bounds).is_ok();
    REGISTRY.iter().filter(|(_, build)| honours(build)).map(|(entry, _)| entry.id).collect()
}

/// Most pairs of rows with a body in common that the direct solver takes on: A has an entry for each.
pub const MOST_PAIRS: usize = 2_000_000;

/// An error where that solver does not take on so many rows that share bodies.
pub fn check_size(id: &str, jacobian: &BlockRows) -> Result<()> {
    let pivots = id == lemke::ENTRY.id || id == principal_pivoting::ENTRY.id;
    if pivots && jacobian.len() > lemke::MOST_ROWS {
        let message = format!("{} rows; \"{id}\" takes {}; choose \"{}\"", jacobian.len(), lemke::MOST_ROWS, cg::ENTRY.id);
        return Err(Error::new(Code::TooLarge, "", message));
    }
    if id != direct::ENTRY.id {
        return Ok(());
    }
    let mut rows_on = Vec::new();
    for (column, ..) in (0..jacobian.len()).flat_map(|i| jacobian.places(i)) {
        if column >= rows_on.len() {
            rows_on.resize(column + 1, 0_usize);
        }
        rows_on[column] += 1;
    }
    let pairs: usize = rows_on.iter().map(|n| n * n).sum();
    if pairs > MOST_PAIRS {
        let message = format!("{pairs} pairs of constraint rows share a body; \"{id}\" takes {MOST_PAIRS}; choose \"{}\"", cg::ENTRY.id);
        return Err(Error::new(Code::TooLarge, "", message));
    }
    Ok(())
}

/// The stopping rules in a document's `solver`.
#[must_use]
pub fn stopping(args: &Args) -> Stopping {
    Stopping {
        tolerance: args.number("tolerance"),
        max_iterations: args.number("maxIterations") as u32,
        rank_tolerance: args.number("rankTolerance"),
    }
}
