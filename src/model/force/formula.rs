//! A force that a document gives as formulas of the coordinates and velocities of up to four points, the angles of bodies and the
//! time, in [`crate::model::formula`]'s names: −∇V of a potential V on each of the bodies, and on the first of them the force
//! (f_x, f_y, f_z) at its point, along the world's axes or its own, and the torque τ about an axis of its own.
//!
//!   f_k = −∂V/∂x_k + δ_k1 f      τ_k = r_k × f_k − ∂V/∂angle_k + δ_k1 τ a
//!
//! V is energy of the system unless t is in it; the work of all else is accounted for. What is not finite counts as zero, and the step
//! warns of it.

use super::{Accumulators, Force};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::formula::{Graph, Place, derivative, parse};
use crate::model::formula::{self, EACH, Scope, TIME};
use crate::model::joint::base::axis;
use crate::model::joint::hinge;
use crate::model::{Bodies, Motion, Space};
use core::cell::{RefCell, RefMut};
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "formula",
    title: "Force by formula",
    symbol: "f",
    unit: "N",
    help: "A force given as formulas of coordinates, velocities and the time: by its potential, by its components at a point of the first body, or as a torque on that body.",
    parameters: &[
        formula::OF,
        component("potential", "V", "Potential energy in J; its negative gradient acts on all the bodies. Without velocities."),
        component("fx", "f_x", "Force on the first body along x, in N."),
        component("fy", "f_y", "Force on the first body along y, in N."),
        component("fz", "f_z", "Force on the first body along z, in N; in space."),
        component("torque", "τ", "Torque on the first body, in N·m; in space about `axis`."),
        hinge::AXIS,
        Parameter::new(
            "axes",
            "",
            "",
            Type::Choice { options: AXES, default: "world" },
            "The axes of fx, fy and fz: those of the world, or the first body's own, which turn with it.",
        ),
        formula::POINTS,
        formula::P,
        formula::Q,
        formula::R,
        formula::S,
    ],
};

const AXES: &[(&str, &str)] = &[("world", "of the world"), ("body", "of the body")];

const fn component(name: &'static str, symbol: &'static str, help: &'static str) -> Parameter {
    Parameter::new(name, symbol, "", Type::Text { default: "0" }, help)
}

/// Builds the force.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Force>> {
    let scope = Scope::from_args(args, bodies, true)?;
    let still = Scope::from_args(args, bodies, false)?;
    let mut graph = Graph::default();
    let mut potential = still.read("potential", args, &mut graph, parse::expression)?;
    let mut gradient = derivative::gradient(&mut graph, potential, &scope.coordinates());
    let timeless = derivative::gradient(&mut graph, potential, &[TIME]) == [Graph::ZERO];
    let mut components = [Graph::ZERO; 4];
    for (place, name) in components.iter_mut().zip(["fx", "fy", "fz", "torque"]) {
        *place = scope.read(name, args, &mut graph, parse::expression)?;
    }
    let wrong = |name: &str, message: &str| Err(Error::new(Code::Unsupported, name, message));
    if bodies.space() == Space::Plane && components[2] != Graph::ZERO {
        return wrong("fz", "exists only in space");
    }
    if components[3] != Graph::ZERO && bodies.place(scope.bodies[0]).kind.is_particle() {
        return wrong("torque", "a particle does not turn; name a body with a shape first");
    }
    let mut results = vec![&mut potential];
    results.extend(&mut gradient);
    results.extend(&mut components);
    let graph = graph.pruned(&mut results);
    let (axis, turning) = (axis(args, "axis", bodies)?, args.choice("axes") == "body");
    Ok(Box::new(Formula { scope, graph, potential, gradient, timeless, components, axis, turning, memory: RefCell::default() }))
}

#[derive(Debug)]
struct Formula {
    scope: Scope,
    /// V, its derivatives and the components.
    graph: Graph,
    potential: Place,
    /// ∂V with respect to each coordinate.
    gradient: Vec<Place>,
    /// True where t is not in V: it is energy of the system.
    timeless: bool,
    /// f_x, f_y, f_z, τ
    components: [Place; 4],
    /// In the first body's coordinates.
    axis: DVec3,
    /// True where the force is given along the first body's axes.
    turning: bool,
    /// Values of the nodes; kept only for its allocation.
    memory: RefCell<Vec<f64>>,
}

impl Formula {
    /// The values of all nodes.
    fn at(&self, motion: &Motion) -> RefMut<'_, Vec<f64>> {
        let mut values = self.memory.borrow_mut();
        self.graph.evaluate(&self.scope.values(motion), &mut values);
        values
    }
}

impl Force for Formula {
    fn apply(&self, motion: &Motion, q: &mut Accumulators) {
        let values = self.at(motion);
        let value = |place: Place| Some(values[place as usize]).filter(|x| x.is_finite()).unwrap_or(0.0);
        for (k, (point, j)) in self.scope.points(motion).zip(self.gradient.chunks_exact(EACH)).enumerate() {
            let pull = -DVec3::new(value(j[0]), value(j[1]), value(j[2]));
            let turn = -value(j[3]) * DVec3::Z;
            if self.timeless {
                q.conserve_at(motion, &point, pull);
                q.conserve_torque(motion, point.body, turn);
            } else {
                q.account_at(motion, &point, pull);
                q.account_torque(motion, point.body, turn);
            }
            if k == 0 {
                let [x, y, z, torque] = self.components.map(value);
                let (rotation, force) = (motion.rotation(point.body), DVec3::new(x, y, z));
                q.account_at(motion, &point, if self.turning { rotation * force } else { force });
                q.account_torque(motion, point.body, torque * (rotation * self.axis));
            }
        }
    }

    fn is_finite(&self, motion: &Motion) -> bool {
        let values = self.at(motion);
        self.gradient.iter().chain(&self.components).all(|place| values[*place as usize].is_finite())
    }

    fn potential(&self, motion: &Motion) -> f64 {
        if !self.timeless {
            return 0.0;
        }
        let values = self.at(motion);
        Some(values[self.potential as usize]).filter(|energy| energy.is_finite()).unwrap_or(0.0)
    }

    fn work(&self, _bodies: &Bodies) -> u64 {
        4 * self.graph.size() as u64
    }
}
