//! How λ is found. Each solver is one file and one line in [`REGISTRY`]; all work on the same [`Problem`](crate::assembly::Problem), stop by the
//! same three rules, say which of them fired, and show every iterate to a [`Watcher`]. A solver that cannot honour a bound
//! says so ([`Solver::honours`]) before it is asked to solve.

pub mod apgd;
mod best;
mod block;
pub mod block_gauss_seidel;
mod bounded;
pub mod cg;
mod contacts;
pub mod direct;
pub mod gauss_seidel;
mod group;
mod interface;
pub mod jacobi;
mod lanes;
pub mod lemke;
pub mod nncg;
mod pair;
mod pivoting;
pub mod principal_pivoting;
mod record;
mod report;
mod rows;
mod semismooth;
pub mod sor;
pub mod spectral_projected_gradient;
mod standard;
mod stationary;
mod store;
pub mod subspace;
mod sweep;
pub mod symmetric_gauss_seidel;
mod table;
mod tournament;
mod turns;

pub use bounded::{residual, scale};
pub(crate) use group::{Group, LawNumbers};
pub use interface::{Solver, solve_rows_within, solve_within};
pub(crate) use lanes::{Body, Number, of_lanes, pack};
pub(crate) use pair::NOBODY;
pub(crate) use record::NUMBERS_OF_CHANGE;
pub use record::{Record, RowChange};
pub use report::{Report, StoppedBy, Stopping, Watcher};
pub(crate) use rows::{Apart, Source};
pub(crate) use store::Store;
pub(crate) use table::OnRows;
pub use table::RowTable;

use crate::assembly::{Bounds, FrictionKind, FrictionLink};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::BlockRows;

/// Which solver.
pub const KIND: Parameter = Parameter::new("kind", "", "", Type::Entries { of: entries, default: "cg" }, "How λ is computed.");

/// Parameters that all solvers share.
pub static PARAMETERS: &[Parameter] = &[
    KIND,
    Parameter::number("tolerance", "ε", "", (0.0, 1.0), (1e-14, 1e-2), 1e-12, "Stop when ‖Aλ + b‖ falls below this fraction of ‖b‖.")
        .logarithmic(),
    Parameter::new(
        "maxIterations",
        "k",
        "",
        Type::Integer { min: 1, max: 1_000_000, soft: (1, 200), default: 100 },
        "Maximum iterations per solve.",
    ),
    Parameter::number(
        "rankTolerance",
        "ε_r",
        "",
        (0.0, 1.0),
        (1e-14, 1e-2),
        1e-10,
        "The direct solver treats a row as dependent if its pivot is below this fraction of the largest.",
    )
    .logarithmic(),
    Parameter::number("omega", "ω", "", (0.0, 2.0), (0.1, 1.99), 1.0, "Over-relaxation of SOR (1 is Gauss–Seidel), damping of Jacobi."),
    Parameter::new(
        "preconditioner",
        "S",
        "",
        Type::Choice { options: &[("none", "none"), ("diagonal", "diagonal of A")], default: "none" },
        "For conjugate residuals. Only without one is the λ of smallest norm found.",
    ),
    Parameter::new("warmStart", "λ₀", "", Type::Boolean { default: false }, "Start from the λ of the last step instead of zero."),
];

/// Any solver, as a document's `solver` describes it.
pub static SETTINGS: Entry =
    Entry { id: "solver", title: "Solver", symbol: "λ", unit: "", help: "How λ is computed.", parameters: PARAMETERS };

/// A solver's description, and how it is built.
type Registered = (&'static Entry, fn(&Args) -> Box<dyn Solver>);

/// All solvers there are.
pub static REGISTRY: &[Registered] = &[
    (&cg::ENTRY, cg::build),
    (&direct::ENTRY, direct::build),
    (&jacobi::ENTRY, jacobi::build),
    (&gauss_seidel::ENTRY, stationary::gauss_seidel),
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

/// True where a solver satisfies the bounds of limits, and those of friction too if `friction` is set.
#[must_use]
pub fn honours(solver: &dyn Solver, friction: bool) -> bool {
    let pair = [FrictionLink { normal: 0, tangents: [1, 1], count: 1, mu: 1.0, kind: FrictionKind::Box }];
    let bounds = Bounds { lo: &[0.0, 0.0], hi: &[f64::INFINITY; 2], friction: if friction { &pair } else { &[] } };
    solver.honours(&bounds).is_ok()
}

/// The ids of the solvers that do.
#[must_use]
pub fn that_honour(friction: bool) -> Vec<&'static str> {
    let able = |build: &fn(&Args) -> Box<dyn Solver>| honours(&*build(&Args::defaults(&SETTINGS, 2)), friction);
    REGISTRY.iter().filter(|(_, build)| able(build)).map(|(entry, _)| entry.id).collect()
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
