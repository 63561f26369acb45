//! The strength of a joint: the force on its bodies and, of a weld, the torque that it can carry. At the end of a step in which more
//! was needed it is broken: its rows are gone, and it stays so until the state is one of before.

use crate::describe::{Args, Parameter};
use crate::math::vector;
use crate::model::Rows;

/// Word of joints and distances.
pub const BREAKING_FORCE: Parameter = Parameter::number(
    "breakingForce",
    "F_b",
    "N",
    (0.0, 1e12),
    (0.0, 1000.0),
    0.0,
    "The force at which it breaks, at the end of a step; 0: never.",
);
/// Word of welds.
pub const BREAKING_TORQUE: Parameter = Parameter::number(
    "breakingTorque",
    "τ_b",
    "N·m",
    (0.0, 1e12),
    (0.0, 1000.0),
    0.0,
    "The torque at which it breaks, at the end of a step; 0: never.",
);

/// The most that a constraint carries; infinite where nothing breaks it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// N
    force: f64,
    /// N·m
    torque: f64,
}

impl Strength {
    /// None for what never breaks.
    #[must_use]
    pub fn of(args: &Args) -> Option<Strength> {
        let most = |parameter: &Parameter| args.get(parameter.name).map_or(0.0, |_| args.number(parameter.name));
        let [force, torque] = [most(&BREAKING_FORCE), most(&BREAKING_TORQUE)].map(|x| if x > 0.0 { x } else { f64::INFINITY });
        (force < f64::INFINITY || torque < f64::INFINITY).then_some(Strength { force, torque })
    }

    /// True where the force Jᵀλ of these rows on one of the bodies, or the torque of those that only turn it, is more. `d`: components
    /// of a place.
    #[must_use]
    pub fn is_exceeded(&self, rows: &Rows, of: std::ops::Range<usize>, lambda: &[f64], d: usize) -> bool {
        // On each body by its first column: a force and a torque.
        let mut on: Vec<(usize, [f64; 3], [f64; 3])> = Vec::new();
        for i in of {
            for (column, values) in rows.jacobian.row(i) {
                let place = on.iter().position(|(c, ..)| *c == column).unwrap_or_else(|| {
                    on.push((column, [0.0; 3], [0.0; 3]));
                    on.len() - 1
                });
                let (linear, angular) = values.split_at(d);
                vector::add_scaled(&mut on[place].1[..d], lambda[i], linear);
                if linear.iter().all(|x| *x == 0.0) {
                    vector::add_scaled(&mut on[place].2[..angular.len()], lambda[i], angular);
                }
            }
        }
        on.iter().any(|(_, force, torque)| vector::norm(force) > self.force || vector::norm(torque) > self.torque)
    }
}
