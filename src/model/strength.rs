//! The strength of a joint: the force on its bodies and, of a weld, the torque that it can carry. At the end of a step in which more
//! was needed it is broken: its rows are gone, and it stays so until the state is one of before.

use crate::describe::{Args, Parameter};
use crate::math::{Mapped, vector};
use crate::model::Rows;
use core::ops::Range;

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
        let [force, torque] = [most(&BREAKING_FORCE), most(&BREAKING_TORQUE)].mapped(|x| if x > 0.0 { x } else { f64::INFINITY });
        (force < f64::INFINITY || torque < f64::INFINITY).then_some(Strength { force, torque })
    }

    /// True where what these rows carry is more.
    #[must_use]
    pub fn is_exceeded(&self, carried: &Carried) -> bool {
        carried.force() > self.force || carried.torque() > self.torque
    }
}

/// The force Jᵀλ of some rows on each of their bodies, and the torque of those rows that only turn it. Its memory is used again.
#[derive(Clone, Debug, Default)]
pub struct Carried {
    /// On each body by its first column: N and N·m.
    on: Vec<(usize, [f64; 3], [f64; 3])>,
}

impl Carried {
    /// Takes in what these rows carry. `d`: components of a place.
    pub fn by(&mut self, rows: &Rows, of: Range<usize>, lambda: &[f64], d: usize) -> &Self {
        let on = &mut self.on;
        on.clear();
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
        self
    }

    /// The largest force, N.
    #[must_use]
    pub fn force(&self) -> f64 {
        self.on.iter().map(|(_, force, _)| vector::norm(force)).fold(0.0, f64::max)
    }

    /// The largest torque, N·m.
    #[must_use]
    pub fn torque(&self) -> f64 {
        self.on.iter().map(|(_, _, torque)| vector::norm(torque)).fold(0.0, f64::max)
    }

    /// The force on the first body that feels one, N.
    #[must_use]
    pub fn first(&self) -> f64 {
        self.on.iter().map(|(_, force, _)| vector::norm(force)).find(|force| *force > 0.0).unwrap_or(0.0)
    }
}
