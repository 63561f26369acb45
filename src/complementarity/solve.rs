//! Solving a box LCP with any solver, with everything that happened on the way, and an honest verdict:
//!
//! * solved: the residual that the solvers stop by, computed afresh from the problem's numbers, is small;
//! * infeasible: there is a certificate that no λ satisfies the inequalities, checked by itself;
//! * ray: a pivoting solver found no row to exchange and there is no such certificate: undecided;
//! * limit: none of these, whatever stopped the solver.

use super::kkt::{Kkt, natural_residual};
use super::{BoxLcp, certificate};
use crate::assembly::Problem;
use crate::describe::{Arg, Args};
use crate::error::{Code, Error, Result};
use crate::math::vector;
use crate::solver::{self, NUMBERS_OF_CHANGE, Record, RowChange, StoppedBy, Stopping};

/// How to solve.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// Id of a solver.
    pub method: String,
    /// ω of "sor" and "jacobi", above 0, at most 2; 1.
    pub omega: f64,
    /// Most iterations; 1000. Pivoting solvers may take 20 pivots per row if that is more.
    pub max_iterations: u32,
    /// Stop where the residual falls below this part of the size of a first step; 1e-10.
    pub tolerance: f64,
    /// λ to start from; zero, moved into its bounds.
    pub start: Option<Vec<f64>>,
    /// True to keep λ, w and every row's change of every iterate.
    pub iterates: bool,
}

impl Options {
    /// The usual ones for that solver.
    #[must_use]
    pub fn new(method: &str) -> Self {
        Options { method: method.into(), omega: 1.0, max_iterations: 1000, tolerance: 1e-10, start: None, iterates: false }
    }
}

/// Outcome of a solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// λ solves the problem.
    Solved,
    /// There is no solution; the certificate proves it.
    Infeasible,
    /// A pivoting solver ended in a ray: undecided.
    Ray,
    /// Not solved within the limit.
    Limit,
}

impl Status {
    /// The word that reports use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Solved => "solved",
            Status::Infeasible => "infeasible",
            Status::Ray => "ray",
            Status::Limit => "limit",
        }
    }
}

/// A solve and its verdict.
#[derive(Clone, Debug, PartialEq)]
pub struct LcpResult {
    /// λ; a solution only where the status says so.
    pub lambda: Vec<f64>,
    /// w = Aλ + b
    pub w: Vec<f64>,
    /// The verdict.
    pub status: Status,
    /// Where infeasible: y as [`super::is_certificate`] wants it, max |y_i| = 1.
    pub certificate: Option<Vec<f64>>,
    /// Which rule stopped the solver.
    pub stopped_by: StoppedBy,
    /// Iterations done.
    pub iterations: u32,
    /// The solver's residual of every iterate, the start included.
    pub residuals: Vec<f64>,
    /// λ of every iterate, one after the other, if wanted.
    pub iterates: Option<Vec<f64>>,
    /// w of every iterate, if iterates were wanted.
    pub iterates_w: Option<Vec<f64>>,
    /// Every change of a row in the order in which they happened, if iterates were wanted.
    pub changes: Vec<RowChange>,
    /// The residual of λ, recomputed: what the verdict is based on.
    pub residual: f64,
    /// How well each condition holds.
    pub kkt: Kkt,
}

/// More numbers of iterates than this are not kept.
const MOST_KEPT: usize = 4_000_000;

/// Largest number of operations that the iterations may take, some seconds. Solvers whose iterations take many products with A
/// may end before the iterations that are allowed.
const MOST_WORK: u64 = 4_000_000_000;

/// A product with A, and what an iteration takes by itself.
fn work_of_a_product(p: &BoxLcp) -> u64 {
    (p.size() * p.size()) as u64 + 100
}

/// More unknowns than this, and no certificate is looked for: its linear program is four times as large.
const MOST_TO_CERTIFY: usize = 120;

/// Solves a box LCP.
pub fn solve_box_lcp(p: &BoxLcp, options: &Options) -> Result<LcpResult> {
    let mut solver = checked_solver(p, options)?;
    let mut lambda = vec![0.0; p.size()];
    if let Some(start) = &options.start {
        super::problem::check_length(start, "start", p.size())?;
        super::problem::check_finite(start, "start")?;
        lambda.copy_from_slice(start);
    }
    let most = MOST_WORK / (work_of_a_product(p) * solver.products());
    let max_iterations = options.max_iterations.min(most as u32);
    let stopping = Stopping { tolerance: options.tolerance, max_iterations, rank_tolerance: 1e-10 };
    let mut record = Record { keeps_iterates: options.iterates, keeps_rows: options.iterates, ..Record::default() };
    let mut a = p.operator();
    let report = solver.solve(Problem::new(&mut a, &p.b, p.bounds()), &mut lambda, &stopping, &mut record);
    record.measure(&mut Problem::new(&mut a, &p.b, p.bounds()), None);
    let natural = natural_residual(p, &lambda);
    let solved = vector::is_finite(&lambda) && natural.is_small(options.tolerance.max(1e-10));
    let certificate = if solved || p.size() > MOST_TO_CERTIFY { None } else { certificate::find(p) };
    let status = if solved {
        Status::Solved
    } else if certificate.is_some() {
        Status::Infeasible
    } else if report.stopped_by == StoppedBy::Ray {
        Status::Ray
    } else {
        Status::Limit
    };
    // A solver for equations also stops where no λ makes the residual smaller: what is left is no small residual then.
    let stopped_by = match report.stopped_by {
        StoppedBy::Residual if !natural.residual.is_finite() => StoppedBy::Breakdown,
        StoppedBy::Residual if !solved => StoppedBy::Change,
        rule => rule,
    };
    let w = p.w(&lambda);
    Ok(LcpResult {
        status,
        certificate,
        stopped_by,
        iterations: report.iterations,
        residual: natural.residual,
        kkt: Kkt::of(p, &lambda, &w),
        iterates_w: options.iterates.then(|| record.iterates.chunks_exact(p.size()).flat_map(|l| p.w(l)).collect()),
        iterates: options.iterates.then_some(record.iterates),
        residuals: record.residuals,
        changes: record.changes,
        lambda,
        w,
    })
}

/// The solver, where it exists and honours the bounds, and the options are within reason.
fn checked_solver(p: &BoxLcp, options: &Options) -> Result<Box<dyn solver::Solver>> {
    let entries = solver::entries();
    let Some(entry) = entries.iter().find(|e| e.id == options.method) else {
        let known: Vec<&str> = entries.iter().map(|e| e.id).collect();
        let message = format!("there is no \"{:.40}\"; choose one of {}", options.method, known.join(", "));
        return Err(Error::new(Code::OutOfRange, "method", message));
    };
    let number = |name: &str, x: f64, inside: bool, range: &str| {
        if x.is_finite() && inside {
            return Ok(());
        }
        let code = if x.is_finite() { Code::OutOfRange } else { Code::NotFinite };
        Err(Error::new(code, name, format!("{}; give a number {range}", crate::error::number(x))))
    };
    number("omega", options.omega, options.omega > 0.0 && options.omega <= 2.0, "above 0, at most 2")?;
    number("tolerance", options.tolerance, (0.0..=1.0).contains(&options.tolerance), "from 0 to 1")?;
    let most = MOST_WORK / work_of_a_product(p);
    if u64::from(options.max_iterations) > most {
        let message = format!("{} iterations of {} unknowns; the limit is {most}", options.max_iterations, p.size());
        return Err(Error::new(Code::TooLarge, "maxIterations", message));
    }
    let mut args = Args::defaults(&solver::SETTINGS, 2);
    args.set("kind", Arg::Choice(entry.id));
    args.set("omega", Arg::Number(options.omega));
    let solver = solver::build(&args);
    solver.honours(&p.bounds()).map_err(|e| e.under("method"))?;
    let kept = if options.iterates { p.size() * (2 + NUMBERS_OF_CHANGE * solver.passes()) } else { 1 };
    let most = MOST_KEPT / kept;
    if options.max_iterations as usize > most {
        return Err(Error::new(Code::TooLarge, "maxIterations", format!("{}; at most {most} are kept here", options.max_iterations)));
    }
    Ok(solver)
}
