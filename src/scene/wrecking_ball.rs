//! A heavy ball on a chain of bodies swings into a stack of boxes.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, Sketch, Solid, count, sweeps_for};
use crate::describe::{Args, Entry, Parameter};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "wrecking-ball",
        title: "Wrecking ball",
        symbol: "",
        unit: "",
        help: "A heavy ball on a chain of bodies swings into a stack of boxes.",
        parameters: &[
            count(6, (1, 12), 30, "Links of the chain."),
            Parameter::number("load", "m₁", "kg", (1e-3, 1e6), (0.5, 100.0), 20.0, "Mass of the ball.").logarithmic(),
            BODY_MASS,
            FRICTION,
            GRAVITY,
        ],
    },
    space: "plane",
    observation: "The tension is largest when the ball is lowest: there the chain bears its weight and bends its path; then the ball hits the boxes.",
    document,
};

/// Length of the chain, m.
const LENGTH: f64 = 2.4;
/// Radius of the ball, m.
const BALL: f64 = 0.25;
/// Number of boxes in the stack.
const BOXES: u32 = 4;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let n = args.number("n") as u32;
    // The chain starts horizontal; hanging, the ball is just above the ground.
    let (pivot, link) = (DVec3::Y * (LENGTH + BALL + 0.1), LENGTH / f64::from(n));
    let mut last = sketch.fixed(pivot);
    let mut joint = pivot;
    for _ in 0..n {
        let at = joint - DVec3::X * 0.5 * link;
        let rod = Solid::Capsule(0.5 * link, 0.02);
        let body = sketch.solid(&rod, at, &[("mass", Is::Number(0.5 * args.number("mass"))), ("collides", Is::No)]);
        sketch.hinge(last, body, joint, DVec3::Z);
        (last, joint) = (body, at - DVec3::X * 0.5 * link);
    }
    let ball = sketch.solid(&Solid::Ball(BALL), joint, &[("mass", Is::Number(args.number("load")))]);
    sketch.hinge(last, ball, joint, DVec3::Z);
    for i in 0..BOXES {
        let at = DVec3::new(BALL + 0.25, 0.2 + 0.4 * f64::from(i), 0.0);
        sketch.solid(&Solid::Box(DVec3::splat(0.2)), at, &[("mass", Is::Number(args.number("mass")))]);
    }
    sketch.stepping_on_joints(sweeps_for(args.number("load") / (0.5 * args.number("mass"))).max(60))
}
