//! The best iterate so far, for methods whose residual does not fall monotonically.

use super::report::{Report, StoppedBy, Stopping};

/// The iterate with the smallest residual.
#[derive(Debug, Default)]
pub(super) struct Best {
    lambda: Vec<f64>,
    residual: f64,
}

impl Best {
    /// Forgets.
    pub fn begin(&mut self) {
        self.residual = f64::INFINITY;
    }

    /// Takes iterate k in; the report where a rule fires, with the best iterate in λ.
    pub fn stop(&mut self, k: u32, lambda: &mut [f64], residual: f64, small: f64, stopping: &Stopping) -> Option<Report> {
        if k == 0 || residual < self.residual {
            self.lambda.clear();
            self.lambda.extend_from_slice(lambda);
            self.residual = residual;
        }
        if residual <= small {
            return Some(self.hand_back(lambda, k, StoppedBy::Residual));
        }
        if !residual.is_finite() {
            return Some(Report { iterations: k, residual, stopped_by: StoppedBy::Breakdown });
        }
        (k == stopping.max_iterations).then(|| self.hand_back(lambda, k, StoppedBy::Iterations))
    }

    /// The best iterate in λ, and the report.
    pub fn hand_back(&self, lambda: &mut [f64], iterations: u32, stopped_by: StoppedBy) -> Report {
        lambda.copy_from_slice(&self.lambda);
        Report { iterations, residual: self.residual, stopped_by }
    }
}
