//! The interface of a solver, and a solve within the work that a step may take.

use super::gauss_seidel;
use super::report::{Report, Stopping, Watcher};
use super::sweep::Sweep;
use super::table::RowTable;
use crate::assembly::{Bounds, Problem};
use crate::error::{Code, Error, Result};
use crate::math::Work;

/// A way to find λ.
pub trait Solver: std::fmt::Debug {
    /// Improves λ, which holds the start (zero: the minimum-norm solution is found), and reports.
    fn solve(&mut self, problem: Problem, lambda: &mut [f64], stopping: &Stopping, watcher: &mut dyn Watcher) -> Report;

    /// An error where this solver cannot satisfy one of these bounds; to be checked before the first solve. Most satisfy all.
    fn honours(&self, _bounds: &Bounds) -> Result<()> {
        Ok(())
    }

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
        self.sweep().is_some_and(|(sweep, _)| sweep.order.groups_contacts())
    }
}

/// Solves within the step's budget of operations: an iteration that exceeds it is the last, and spends the rest.
pub fn solve_within<'a>(solver: &mut dyn Solver, problem: Problem<'a>, lambda: &mut [f64], stopping: &Stopping, work: &'a Work) -> Report {
    solve_rows_within(solver, None, problem, lambda, stopping, work)
}

/// [`solve_within`] for a problem with its rows laid out already; they are left with û = Ĵᵀλ.
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
pub(super) fn only_free(id: &str, bounds: &Bounds) -> Result<()> {
    if bounds.is_free() {
        return Ok(());
    }
    let message = format!("\"{id}\" solves equalities only and some rows have bounds; choose \"{}\"", gauss_seidel::ENTRY.id);
    Err(Error::new(Code::Unsupported, "", message))
}
