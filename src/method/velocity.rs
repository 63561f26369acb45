//! Time stepping at impulse level (Korean note, section 2.2; Japanese note): λ is chosen so that the velocity after the
//! step obeys the constraint and takes back a part β of the error in C.
//!
//!   v̄ = v + h W Q      A (hλ) + b = 0,  b = J v̄ + ∂C/∂t + βC/h      v⁺ = v̄ + W Jᵀ(hλ)      q⁺ = q + h v⁺

use super::evaluation::{check_gradients, finite_or_body};
use super::{Culprit, Evaluation, Method, Settings, Terms};
use crate::assembly::{Delassus, Problem};
use crate::describe::{Entry, Parameter};
use crate::math::vector;
use crate::model::{Gyroscopic, Model, State};
use crate::solver::{self, Report, Solver, Stopping};

/// β
pub const BAUMGARTE: Parameter = Parameter::number(
    "baumgarte",
    "β_B",
    "",
    (0.0, 1.0),
    (0.0, 1.0),
    0.2,
    "The part of the error in C that a step of the velocity method takes back (Baumgarte).",
);

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "velocity",
    title: "Impulse for the velocity",
    symbol: "J v⁺ = −βC/h",
    unit: "",
    help: "Finds the impulse after which velocities obey the constraint: time stepping, as physics engines do.",
    parameters: &[BAUMGARTE],
};

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    Box::new(Velocity {
        baumgarte: settings.method.number("baumgarte"),
        h: settings.substep_size(),
        solver: solver::build(&settings.solver),
        stopping: solver::stopping(&settings.solver),
        warm_start: settings.solver.boolean("warmStart"),
        e: Evaluation::default(),
        impulse: Vec::new(),
    })
}

#[derive(Debug)]
struct Velocity {
    baumgarte: f64,
    /// s
    h: f64,
    solver: Box<dyn Solver>,
    stopping: Stopping,
    warm_start: bool,
    e: Evaluation,
    /// hλ, N·s per unit of ∂C
    impulse: Vec<f64>,
}

impl Velocity {
    /// Q, rows, v̄ (in `e.work`) and b.
    fn pose(&self, model: &Model, state: &State, h: f64, e: &mut Evaluation) -> Result<(), Culprit> {
        e.gather(model, state, model.gyroscopic == Gyroscopic::Explicit);
        finite_or_body(model, &e.applied)?;
        check_gradients(model, &e.rows)?;
        for (i, w) in model.bodies.inverse_mass().iter().enumerate() {
            e.work[i] = state.v[i] + h * w * e.applied[i];
        }
        if model.gyroscopic == Gyroscopic::Implicit {
            model.bodies.turn_implicitly(h, &mut e.work);
        }
        let rows = &e.rows;
        let b = (0..rows.len()).map(|i| rows.jacobian.row_dot(i, &e.work) + rows.c_t[i] + self.baumgarte * rows.c[i] / h);
        e.b.extend(b);
        Ok(())
    }
}

impl Method for Velocity {
    fn substep(&mut self, model: &Model, state: &mut State, h: f64, lambda: &mut Vec<f64>) -> Result<Report, Culprit> {
        let mut e = std::mem::take(&mut self.e);
        let posed = self.pose(model, state, h, &mut e);
        self.e = e;
        posed?;
        let Velocity { e, impulse, .. } = self;
        vector::zeros(impulse, e.b.len());
        if self.warm_start && lambda.len() == impulse.len() {
            vector::add_scaled(impulse, h, lambda);
        }
        let w = model.bodies.inverse_mass();
        let mut a = Delassus::new(&e.rows.jacobian, w, &mut e.free);
        let report = self.solver.solve(Problem::free(&mut a, &e.b), impulse, &self.stopping, &mut ());
        lambda.clear();
        lambda.extend(impulse.iter().map(|p| p / h));
        if let Some(row) = lambda.iter().position(|l| !l.is_finite()) {
            return Err(Culprit::Constraint(e.rows.owner[row]));
        }
        e.rows.jacobian.transpose_times(lambda, &mut e.constraint_force);
        for (i, w) in w.iter().enumerate() {
            let v = e.work[i] + h * w * e.constraint_force[i];
            // The work of a constant force in a step is its product with the mean velocity.
            let moved = 0.5 * h * (state.v[i] + v);
            state.applied_work += e.accounted[i] * moved;
            state.constraint_work += e.constraint_force[i] * moved;
            state.v[i] = v;
        }
        model.bodies.advance(&mut state.q, h, &state.v);
        state.applied_work -= h * vector::dot(lambda, &e.rows.c_t);
        state.t += h;
        Ok(report)
    }

    fn evaluate(&mut self, model: &Model, state: &State, lambda: &[f64], out: &mut Evaluation) -> Result<(), Culprit> {
        let posed = self.pose(model, state, self.h, out);
        out.unknown_per_lambda = self.h;
        posed?;
        out.take_lambda(model, lambda);
        Ok(())
    }

    fn terms(&self, e: &Evaluation) -> Terms {
        let feedback: Vec<f64> = e.rows.c.iter().map(|c| self.baumgarte * c / self.h).collect();
        let rest = e.b.iter().zip(&feedback).zip(&e.rows.c_t).map(|((b, f), c_t)| b - f - c_t).collect();
        vec![
            ("J v̄", "rate of C with the applied forces alone", rest),
            ("∂C/∂t", "the constraint's own motion", e.rows.c_t.clone()),
            ("βC/h", "what the step takes back", feedback),
        ]
    }
}
