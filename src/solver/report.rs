//! Stopping rules of a solve, its report, and its watcher.

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

/// Observer of every iterate: plots of convergence, the iteration scrubber and tests share it. Normal stepping uses `()`.
pub trait Watcher {
    /// Iterate k (0 is the start) and its residual, as in [`Report::residual`].
    fn iterate(&mut self, k: u32, lambda: &[f64], residual: f64);

    /// True where residuals are needed; otherwise solvers may leave them out. The iterates are the same.
    fn watches(&self) -> bool {
        true
    }

    /// True where [`Watcher::row`] is to be called.
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
