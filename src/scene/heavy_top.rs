//! A cone that spins on its tip, which a ball joint holds in place: Lagrange's top. With A the moment of inertia across the
//! axis about the tip, L = Iω₃ along it and an inclination θ, its steady precession is the slower root Ω of
//!
//!   A cos θ Ω² − Iω₃ Ω + mgl = 0          (Goldstein, Classical Mechanics, § 5.7)

use super::Scene;
use super::sketch::{BODY_MASS, GRAVITY, Is, Sketch, Solid};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::math::Mapped;
use glam::DVec3;
use serde_json::Value;
use std::f64::consts::PI;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "heavy-top",
        title: "Heavy top",
        symbol: "",
        unit: "",
        help: "A cone that spins on its tip, which a ball joint holds in place.",
        parameters: &[
            Parameter::number("speed", "ω₃", "rad/s", (-1e4, 1e4), (0.0, 200.0), 80.0, "Spin about its axis.").at_restart(),
            Parameter::number("lean", "θ", "rad", (0.0, 1.5), (0.0, 1.4), 0.6, "Initial tilt.").at_restart(),
            Parameter::new("release", "", "", Type::Choice { options: STARTS, default: "steady" }, "Initial motion.").at_restart(),
            BODY_MASS,
            GRAVITY,
        ],
    },
    space: "space",
    observation: "Started at the right rate, it precesses steadily at a constant tilt; merely released, it nutates; spinning slowly, it swings like a pendulum.",
    document,
};

const STARTS: &[(&str, &str)] = &[("steady", "in steady precession"), ("let-go", "let go")];
/// Radius of the cone, m.
const RADIUS: f64 = 0.3;
const HEIGHT: f64 = 0.5;
/// Distance from its tip to its centre of mass, m.
const ARM: f64 = 0.75 * HEIGHT;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::space().with(args);
    let [mass, lean, speed] = ["mass", "lean", "speed"].mapped(|name| args.number(name));
    // Moments of inertia of a solid cone about its centre of mass: along its axis, and across it.
    let (along, across) = (0.3 * mass * RADIUS * RADIUS, mass * (0.15 * RADIUS * RADIUS + 0.0375 * HEIGHT * HEIGHT));
    let axis = DVec3::new(libm::sin(lean), libm::cos(lean), 0.0);
    let round = match args.choice("release") {
        "steady" => steady(across + mass * ARM * ARM, along * speed, mass * args.number("gravity") * ARM, libm::cos(lean)),
        _ => 0.0,
    };
    // Precession about the vertical; its component along the axis is part of ω₃.
    let spin = axis * speed + (DVec3::Y - axis * libm::cos(lean)) * round;
    let rim = (0..16).map(|k| libm::sincos(PI / 8.0 * f64::from(k)));
    let corners: Vec<DVec3> = rim.map(|(s, c)| DVec3::new(RADIUS * c, HEIGHT - ARM, RADIUS * s)).chain([DVec3::NEG_Y * ARM]).collect();
    let fields = [
        ("mass", Is::Number(mass)),
        ("inertia", Is::Vector(DVec3::new(across, along, across))),
        ("orientation", Is::Numbers(&[0.0, 0.0, -libm::sin(0.5 * lean), libm::cos(0.5 * lean)])),
        ("velocity", Is::Vector(spin.cross(axis * ARM))),
        ("spin", Is::Vector(spin)),
        ("collides", Is::No),
    ];
    let pivot = sketch.fixed(DVec3::ZERO);
    let top = sketch.solid(&Solid::Hull(&corners), axis * ARM, &fields);
    sketch.joint("ball", [pivot, top], [DVec3::ZERO, DVec3::NEG_Y * ARM], &[]);
    sketch.document(10, "direct")
}

/// The slower root Ω for A, Iω₃, mgl and cos θ; the double root's value if the spin is too slow for a real root.
fn steady(across: f64, momentum: f64, weight: f64, cosine: f64) -> f64 {
    let root = libm::sqrt((momentum * momentum - 4.0 * across * weight * cosine).max(0.0));
    // Without cancellation; 0 for a top at rest.
    let sum = momentum + root.copysign(momentum);
    if sum == 0.0 { 0.0 } else { 2.0 * weight / sum }
}
