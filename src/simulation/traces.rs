//! Solving the problem of the present step without stepping: iterate by iterate and row by row, from zero, from the λ of the
//! last step or from any other.

use super::Simulation;
use crate::assembly::{Delassus, Operator, Problem};
use crate::error::{Code, Error, Result};
use crate::math::vector;
use crate::method::position;
use crate::solver::{self, NUMBERS_OF_CHANGE, Record, Report, RowChange, Stopping, gauss_seidel};

/// Where a solve starts.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Start {
    /// From zero.
    #[default]
    Cold,
    /// From the λ of the last step, as far as constraints and contacts are the same.
    Warm,
    /// From these unknowns.
    Given(Vec<f64>),
}

/// How to trace a solve; options that are None are those of the run's solver.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TraceOptions {
    /// 0 to 1
    pub tolerance: Option<f64>,
    /// Most iterations
    pub max_iterations: Option<u32>,
    /// Where to start
    pub start: Start,
    /// True to keep w of every iterate and the changes of rows.
    pub rows: bool,
}

/// All iterates of one solve of the present problem.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trace {
    /// Id of the solver.
    pub solver: &'static str,
    /// Length of λ.
    pub unknowns: usize,
    /// How it ended.
    pub report: Report,
    /// The solver's residual of every iterate, the start included: ‖Aλ + b‖, with bounds that of the natural map.
    pub residuals: Vec<f64>,
    /// λ of every iterate, one after the other.
    pub iterates: Vec<f64>,
    /// λ at the end.
    pub lambda: Vec<f64>,
    /// w = Aλ + b of every iterate, if rows were wanted.
    pub iterates_w: Vec<f64>,
    /// Every change of a row, if wanted.
    pub changes: Vec<RowChange>,
}

/// A trace keeps at most this many numbers.
const MOST_TRACE_NUMBERS: usize = 4_000_000;

impl Simulation {
    /// Solves the present problem without stepping, and keeps every iterate. None for the solver: the run's own; "position" has none,
    /// and sweeps from row to row as Gauss–Seidel does.
    pub fn solve_trace(&mut self, kind: Option<&str>, options: &TraceOptions) -> Result<Trace> {
        let (set, method) = (&self.world.settings().solver, self.world.settings().method.choice("kind"));
        let own = if method == position::ENTRY.id { gauss_seidel::ENTRY.id } else { set.choice("kind") };
        let kind = kind.unwrap_or(own);
        let as_set = solver::stopping(set);
        let mut as_asked = set.clone();
        as_asked.set("kind", solver::KIND.check_choice(kind).map_err(|e| e.at("solver"))?);
        let mut solver = solver::build(&as_asked);
        let tolerance = options.tolerance.unwrap_or(as_set.tolerance);
        if !(0.0..=1.0).contains(&tolerance) {
            return Err(Error::new(
                Code::OutOfRange,
                "options.tolerance",
                format!("{}; give a number from 0 to 1", crate::error::number(tolerance)),
            ));
        }
        let max_iterations = options.max_iterations.unwrap_or(as_set.max_iterations);
        let stopping = Stopping { tolerance, max_iterations, ..as_set };
        let mut lambda = self.start_of(&options.start)?;
        let (e, limits) = self.world.problem();
        let m = e.b.len();
        solver.honours(&limits.bounds()).map_err(|e| e.under("solver"))?;
        let (jacobian, w) = e.factors(self.world.model());
        solver::check_size(kind, jacobian).map_err(|e| e.under("solver"))?;
        let kept = m * if options.rows { 2 + NUMBERS_OF_CHANGE * solver.passes() } else { 1 };
        if kept.saturating_mul(max_iterations as usize) > MOST_TRACE_NUMBERS {
            let message = format!("{max_iterations} iterations of {m} unknowns; the limit is {}", MOST_TRACE_NUMBERS / kept.max(1));
            return Err(Error::new(Code::TooLarge, "options.maxIterations", message));
        }
        let mut work = Vec::new();
        let mut a = Delassus::new(jacobian, w, &mut work).softened(&limits.softness);
        let mut record = Record { keeps_iterates: true, keeps_rows: options.rows, ..Record::default() };
        let problem = Problem { contacts_from: e.rows.contacts_from, ..Problem::new(&mut a, &e.b, limits.bounds()) };
        let report = solver.solve(problem, &mut lambda, &stopping, &mut record);
        record.measure(&mut Problem::new(&mut a, &e.b, limits.bounds()), Some((jacobian, w)));
        let Record { residuals, iterates, changes, .. } = record;
        let mut iterates_w = vec![0.0; if options.rows { iterates.len() } else { 0 }];
        if m > 0 {
            for (w, lambda) in iterates_w.chunks_exact_mut(m).zip(iterates.chunks_exact(m)) {
                a.apply(lambda, w);
                vector::add_scaled(w, 1.0, &e.b);
            }
        }
        Ok(Trace { solver: as_asked.choice("kind"), unknowns: m, report, residuals, iterates, iterates_w, lambda, changes })
    }

    /// The λ to start from, as long as b.
    fn start_of(&mut self, start: &Start) -> Result<Vec<f64>> {
        let m = self.world.present().0.b.len();
        let wrong = |code, path: String, message| Err(Error::new(code, path, message));
        match start {
            Start::Cold => Ok(vec![0.0; m]),
            Start::Warm if m == 0 => Ok(Vec::new()),
            Start::Warm => Ok(self.world.warm_start()),
            Start::Given(list) if list.len() != m => {
                wrong(Code::WrongType, "options.start".into(), format!("{} numbers where {m} are wanted", list.len()))
            }
            Start::Given(list) => match list.iter().position(|x| !x.is_finite()) {
                Some(i) => Err(crate::error::not_finite(&format!("options.start[{i}]"), list[i])),
                None => Ok(list.clone()),
            },
        }
    }
}
