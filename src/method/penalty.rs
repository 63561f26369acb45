//! The rival (slides 3 and 4): no unknown at all, a spring and a damper pull the constraint back.
//!
//!   λ = −(kC + dĊ),  f̂ = Jᵀλ
//!
//! within the bounds of λ: limits push only, and only where C < 0; the damper is what drives a motor.
//!
//! Contacts are such limits, springs and dampers that push only. Friction is a damper against sliding, with no more than μλ_n:
//!
//!   λ_t = −d Ċ_t,  |λ_t| ≤ μ λ_n
//!
//! So without a damper there is no friction, what should stick creeps, and how far a ball bounces is the damper's doing, not e's.
//!
//! It must be violated to act, it is stiff, and explicit integrators lose it past h ≈ 2/ω, ω² = k J W Jᵀ.

use super::{Culprit, Evaluation, ForceLaw, Method, Settings, Terms, force_law};
use crate::assembly::clamp;
use crate::describe::{Entry, Parameter};
use crate::math::vector;
use crate::model::Model;
use crate::model::rows::Side;

/// k
pub const STIFFNESS: Parameter = Parameter::number(
    "stiffness",
    "k",
    "N/m",
    (0.0, 1e12),
    (1.0, 1e5),
    1000.0,
    "Spring of the penalty method; for C = |x| − r in N/m, in general N per unit of C·∂C.",
)
.logarithmic();
/// d
pub const DAMPING: Parameter =
    Parameter::number("damping", "d", "N·s/m", (0.0, 1e9), (0.0, 100.0), 0.0, "Damper of the penalty method; for C = |x| − r in N·s/m.");

/// How this method describes itself.
pub static ENTRY: Entry = Entry {
    id: "penalty",
    title: "Penalty method",
    symbol: "λ = −(kC + dĊ)",
    unit: "",
    help: "A stiff spring and a damper in place of each constraint: simple, but it acts only where C is violated.",
    parameters: &[STIFFNESS, DAMPING],
};

/// Builds the method.
#[must_use]
pub fn build(settings: &Settings) -> Box<dyn Method> {
    let law = Penalty { stiffness: settings.method.number("stiffness"), damping: settings.method.number("damping") };
    force_law::under_integrator(Box::new(law), settings)
}

#[derive(Debug)]
struct Penalty {
    stiffness: f64,
    damping: f64,
}

impl ForceLaw for Penalty {
    fn lambda(&mut self, _model: &Model, e: &mut Evaluation) -> Result<(), Culprit> {
        e.b.clear();
        for (i, lambda) in e.lambda.iter_mut().enumerate() {
            let apart = e.rows.side(i) == Side::Above && e.rows.c[i] > 0.0;
            let pull = if apart { 0.0 } else { -(self.stiffness * e.rows.c[i] + self.damping * e.rows.c_dot[i]) };
            *lambda = clamp(pull, e.rows.lo[i], e.rows.hi[i]);
        }
        for link in &e.rows.friction {
            let tangents = link.tangents();
            let size = vector::norm_by(tangents.len(), |k| e.lambda[tangents[k]]);
            let most = link.mu * e.lambda[link.normal];
            if size > most {
                tangents.iter().for_each(|t| e.lambda[*t] *= most / size);
            }
        }
        Ok(())
    }

    fn terms(&self, e: &Evaluation) -> Terms {
        let scaled = |factor: f64, x: &[f64]| x.iter().map(|x| factor * x).collect::<Vec<f64>>();
        vec![("kC", "spring", scaled(self.stiffness, &e.rows.c)), ("dĊ", "damper", scaled(self.damping, &e.rows.c_dot))]
    }
}
