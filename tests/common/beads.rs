//! One bead as a document, and the position, velocity and evaluation of its simulation.

use super::{G, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::method::Evaluation;
use glam::DVec3;
use serde_json::{Value, json};

/// Both functions that are zero on the circle.
pub const FORMS: [&str; 2] = ["half-squared", "length"];
/// Integrators and their orders.
pub const INTEGRATORS: [(&str, f64); 4] = [("explicit-euler", 1.0), ("symplectic-euler", 1.0), ("midpoint", 2.0), ("rk4", 4.0)];

/// One particle, on a circle or free, as a document describes it.
#[derive(Clone, Debug)]
pub struct Bead {
    /// 2 or 3; in the plane third components do not count.
    pub dimension: usize,
    pub mass: f64,
    pub at: DVec3,
    pub velocity: DVec3,
    pub circle: Option<Circle>,
    pub gravity: DVec3,
    pub forces: Vec<Value>,
    pub method: Value,
}

#[derive(Clone, Copy, Debug)]
pub struct Circle {
    pub center: DVec3,
    pub radius: f64,
    pub form: &'static str,
    /// Counts in space only.
    pub normal: DVec3,
}

impl Circle {
    /// About the origin of the plane.
    pub fn of(radius: f64, form: &'static str) -> Self {
        Circle { center: DVec3::ZERO, radius, form, normal: DVec3::Z }
    }
}

impl Bead {
    /// In the plane, without forces and without constraint.
    pub fn free(at: DVec3, velocity: DVec3) -> Self {
        let (circle, gravity, forces) = (None, DVec3::ZERO, Vec::new());
        Bead { dimension: 2, mass: 1.0, at, velocity, circle, gravity, forces, method: json!({ "kind": "acceleration" }) }
    }

    /// A pendulum of length 1 m about the origin of the plane, at rest, `angle` (rad) away from straight down.
    pub fn pendulum(angle: f64) -> Self {
        let at = DVec3::new(libm::sin(angle), -libm::cos(angle), 0.0);
        Bead { circle: Some(Circle::of(1.0, "half-squared")), gravity: -G * DVec3::Y, ..Bead::free(at, DVec3::ZERO) }
    }

    /// This bead with another method; missing keys have their defaults, and its kind is the constraint force's.
    pub fn method(&self, mut method: Value) -> Self {
        if method["kind"].is_null() {
            method["kind"] = json!("acceleration");
        }
        Bead { method, ..self.clone() }
    }

    /// This bead with one more force.
    pub fn force(mut self, force: Value) -> Self {
        self.forces.push(force);
        self
    }

    /// A vector as documents write it.
    pub fn vector(&self, x: DVec3) -> Value {
        json!(x.to_array()[..self.dimension])
    }

    pub fn document(&self) -> Value {
        let vector = |x| self.vector(x);
        let constraints: Vec<Value> = self.circle.iter().map(|c| self.circle_document(c)).collect();
        json!({
            "version": 1, "space": if self.dimension == 2 { "plane" } else { "space" },
            "gravity": vector(self.gravity),
            "bodies": [{ "particle": {}, "mass": self.mass, "at": vector(self.at), "velocity": vector(self.velocity) }],
            "constraints": constraints, "forces": self.forces, "method": self.method,
        })
    }

    fn circle_document(&self, c: &Circle) -> Value {
        let mut circle = json!({ "body": 0, "center": self.vector(c.center), "radius": c.radius, "form": c.form });
        if self.dimension == 3 {
            circle["normal"] = self.vector(c.normal);
        }
        json!({ "circle": circle })
    }

    pub fn simulation(&self) -> Simulation {
        simulation(&self.document())
    }

    /// x measured from the centre, and v, as the start has them.
    pub fn relative(&self) -> (DVec3, DVec3) {
        (self.at - self.circle.map_or(DVec3::ZERO, |c| c.center), self.velocity)
    }
}

/// `method` with step size `h`, for tests of convergence.
pub fn integrator(id: &str, h: f64) -> Value {
    json!({ "integrator": id, "stepSize": h })
}

/// Runs to time t in `steps` steps of t/steps.
pub fn run_to(bead: &Bead, integrator_id: &str, t: f64, steps: u32) -> Simulation {
    let mut settings = bead.method.clone();
    settings["integrator"] = json!(integrator_id);
    settings["stepSize"] = json!(t / f64::from(steps));
    let mut simulation = bead.method(settings).simulation();
    run(&mut simulation, steps);
    simulation
}

/// Position of body 0.
pub fn position(simulation: &Simulation) -> DVec3 {
    of_first(simulation, &simulation.world().state().q)
}

/// Velocity of body 0.
pub fn velocity(simulation: &Simulation) -> DVec3 {
    of_first(simulation, &simulation.world().state().v)
}

/// The first body's part of something laid out as the velocities.
pub fn of_first(simulation: &Simulation, numbers: &[f64]) -> DVec3 {
    let plane = simulation.world().model().bodies.space().dimension() == 2;
    DVec3::new(numbers[0], numbers[1], if plane { 0.0 } else { numbers[2] })
}

/// Forces, rows, λ and acceleration at the present state.
pub fn present(simulation: &mut Simulation) -> Evaluation {
    let (evaluation, outcome) = simulation.world_mut().present();
    assert_eq!(outcome, Ok(()));
    evaluation.clone()
}
