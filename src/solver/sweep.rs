//! Stationary solvers: sweep over the rows ([`Pass`]), repeat until a rule fires.

use super::bounded::Bounded;
use super::gauss_seidel::Pass;
use super::lanes::Number;
use super::report::{Report, StoppedBy, Stopping, Watcher};
use super::rows::{AnyRows, Apart, Extent, Order, Rows, Source};
use super::store::Store;
use super::table::{OnRows, RowTable};
use crate::assembly::Problem;
use crate::math::vector;

/// The memory of a stationary solver.
#[derive(Debug, Default)]
pub struct Sweep {
    pub(super) order: Order,
    pub(super) bounded: Bounded,
    table: RowTable,
    before: Vec<f64>,
    w: Vec<f64>,
}

impl Sweep {
    /// A sweep in that order.
    pub fn new(order: Order) -> Self {
        Sweep { order, ..Sweep::default() }
    }

    /// Reads the problem's rows and bounds, for [`Sweep::sweep`].
    pub fn prepare(&mut self, p: &Problem) {
        if let Some((jacobian, inverse_mass)) = p.a.factors() {
            self.table.read(&Source { jacobian, inverse_mass, bounds: p.bounds, contacts_from: p.b.len() }, Apart::None);
            self.table.soften(p.a.softness());
        }
        self.bounded.prepare(p.a, &p.bounds);
    }

    /// [`Sweep::prepare`], λ ← P(λ), and the residual that counts as small: how solvers begin that sweep among other things.
    pub fn open(&mut self, p: &Problem, lambda: &mut [f64], stopping: &Stopping) -> f64 {
        self.prepare(p);
        self.bounded.project(&p.bounds, lambda);
        self.bounded.small(p.b, stopping)
    }

    /// One sweep over all rows of the problem that was read, from any λ, on the way to iterate k.
    pub fn sweep(&mut self, p: &mut Problem, lambda: &mut [f64], k: u32, watcher: &mut dyn Watcher) {
        let mut pass = Pass {
            bounded: &self.bounded,
            b: p.b,
            bounds: p.bounds,
            omega: 1.0,
            order: self.order,
            k,
            watched: watcher.watches_rows(),
            watcher,
            extent: Extent::default(),
        };
        let mut any;
        let rows: &mut dyn Rows = if p.a.factors().is_some() {
            self.table.rows()
        } else {
            any = AnyRows(&mut *p.a);
            &mut any
        };
        rows.begin(lambda);
        pass.sweep(rows, lambda, &[]);
    }

    /// Sweeps until a rule fires. Rows with A_ii ≤ 0 are left alone.
    pub fn run(&mut self, p: Problem, lambda: &mut [f64], omega: f64, stopping: &Stopping, watcher: &mut dyn Watcher) -> Report {
        if p.b.is_empty() {
            return Report::default();
        }
        let mut table = std::mem::take(&mut self.table);
        if let (Some((jacobian, inverse_mass)), false) = (p.a.factors(), p.same) {
            let grouped = self.order.groups_contacts() && p.a.softness().is_empty();
            let contacts_from = if grouped { p.contacts_from } else { p.b.len() };
            table.read(&Source { jacobian, inverse_mass, bounds: p.bounds, contacts_from }, Apart::None);
        }
        let report = self.run_on(&mut table, p, lambda, omega, stopping, watcher);
        self.table = table;
        report
    }

    /// [`Sweep::run`] on a table that holds the rows of the problem already.
    pub fn run_on(
        &mut self,
        table: &mut RowTable,
        p: Problem,
        lambda: &mut [f64],
        omega: f64,
        stopping: &Stopping,
        watcher: &mut dyn Watcher,
    ) -> Report {
        if p.b.is_empty() && !table.has_contacts() {
            return Report::default();
        }
        let Problem { a, b, bounds, same, .. } = p;
        let has_rows = a.factors().is_some();
        if !same {
            match table.singles() {
                (first, after) if has_rows && table.has_contacts() => self.bounded.prepare_singles(a, &bounds, first, after),
                _ => self.bounded.prepare(a, &bounds),
            }
            table.soften(a.softness());
        }
        let (order, watched) = (self.order, watcher.watches_rows());
        let pass = Pass { bounded: &self.bounded, b, bounds, omega, order, k: 0, watched, watcher, extent: Extent::default() };
        let many = Many { pass, lambda, stopping, before: &mut self.before, w: &mut self.w };
        if has_rows { table.run(many) } else { many.with(&mut AnyRows(a) as &mut dyn Rows) }
    }
}

/// Sweeps until a rule fires.
struct Many<'a> {
    pass: Pass<'a>,
    lambda: &'a mut [f64],
    stopping: &'a Stopping,
    before: &'a mut Vec<f64>,
    w: &'a mut Vec<f64>,
}

impl OnRows<Report> for Many<'_> {
    fn run<N: Number, const B: usize, const M: usize, const R: usize>(self, rows: &mut Store<N, B, M, R>) -> Report {
        self.with(rows)
    }
}

impl Many<'_> {
    /// Sweeps until a rule fires.
    ///
    /// With bounds, the residual costs half a sweep. Without a watcher it is computed only where the largest change of a sweep
    /// suggests that it is small, and at the end; the iterates do not depend on the watcher. Without a tolerance, the number of
    /// sweeps is fixed, and only the last residual is computed.
    fn with<R: Rows + ?Sized>(self, rows: &mut R) -> Report {
        let Many { mut pass, lambda, stopping, before, w } = self;
        let (free, together) = (pass.bounded.free, pass.order == Order::Together);
        rows.load(pass.b, pass.bounds.friction, lambda);
        let small = match stopping.tolerance {
            0.0 => 0.0,
            tolerance => vector::larger(pass.bounded.small(pass.b, stopping), tolerance * rows.scale_of_contacts()),
        };
        vector::zeros(w, pass.b.len());
        pass.bounded.project(&pass.bounds, lambda);
        if !rows.is_settled() {
            rows.begin(lambda);
        }
        let mut change = 0.0;
        for k in 0..=stopping.max_iterations {
            let last = k == stopping.max_iterations;
            let still = f64::EPSILON * if free { vector::norm(lambda) } else { pass.extent.largest };
            let may_be_small = stopping.tolerance > 0.0 && (k == 0 || change <= 10.0 * small);
            let look = free || last || may_be_small || (k > 0 && change <= still) || !change.is_finite();
            if k > 0 && (together || look && stopping.tolerance > 0.0) {
                rows.begin(lambda);
            }
            let mut residual = f64::INFINITY;
            if look || pass.watcher.watches() {
                let (first, after) = rows.singles();
                first.chain(after.iter().map(|i| *i as usize)).for_each(|i| w[i] = rows.product(i, lambda[i]) + pass.b[i]);
                residual = vector::worse(rows.residual_of_contacts(), pass.bounded.residual(&pass.bounds, lambda, w));
                rows.store(lambda);
                pass.watcher.iterate(k, lambda, residual);
            }
            let report = |stopped_by| Report { iterations: k, residual, stopped_by };
            if look && !residual.is_finite() {
                return report(StoppedBy::Breakdown);
            }
            if look && residual <= small {
                return report(StoppedBy::Residual);
            }
            if look && k > 0 && change <= still {
                return report(StoppedBy::Change);
            }
            if last {
                return report(StoppedBy::Iterations);
            }
            pass.k = k + 1;
            if free || together {
                before.clear();
                before.extend_from_slice(lambda);
            }
            pass.sweep(rows, lambda, before);
            change = if free { vector::norm_by(lambda.len(), |i| lambda[i] - before[i]) } else { pass.extent.change };
        }
        Report::default()
    }
}
