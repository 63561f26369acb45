//! A puppet of rigid bodies with limited joints falls onto the ground. It uses generalised coordinates; maximal coordinates
//! are another choice of the method.

use super::Scene;
use super::sketch::{BODY_MASS, FRICTION, GRAVITY, Is, SPEED, Sketch, Solid};
use crate::describe::{Args, Entry};
use glam::DVec3;
use serde_json::Value;

/// The scene.
pub static SCENE: Scene = Scene {
    entry: Entry {
        id: "puppet",
        title: "Puppet",
        symbol: "",
        unit: "",
        help: "A puppet of rigid bodies falls onto the ground, in generalised coordinates: its joints are not rows.",
        parameters: &[SPEED, BODY_MASS, FRICTION, GRAVITY],
    },
    space: "plane",
    observation: "A has rows for contacts and limits only, and the joints hold to rounding. With impulses as the method each joint is two rows, and opens on impact.",
    document,
};

/// Half the width of a limb, m.
const THICKNESS: f64 = 0.06;
/// Half the sides of the trunk, m.
const TRUNK: DVec3 = DVec3::new(0.15, 0.3, 0.0);
/// Initial height of the trunk's centre, m: the feet are 1 m above the ground.
const HEIGHT: f64 = 2.14;

fn document(args: &Args) -> Value {
    let mut sketch = Sketch::plane().with(args);
    sketch.ground(DVec3::Y, DVec3::ZERO);
    let (mass, at) = (args.number("mass"), DVec3::Y * HEIGHT);
    let thrown = DVec3::X * args.number("speed");
    let trunk = sketch.solid(&Solid::Box(TRUNK), at, &[("mass", Is::Number(4.0 * mass)), ("velocity", Is::Vector(thrown))]);
    let head = sketch.solid(&Solid::Ball(0.13), at + DVec3::Y * 0.45, &[("mass", Is::Number(mass)), ("velocity", Is::Vector(thrown))]);
    bend(&mut sketch, [trunk, head], [DVec3::Y * TRUNK.y, DVec3::NEG_Y * 0.15], (-0.5, 0.5));
    let mut limb = |from: DVec3, along: DVec3, length: f64, mass: f64, bends: (f64, f64)| {
        let (mut last, mut joint, mut anchor) = (trunk, at + from, from);
        for range in [(-1.4, 1.4), bends] {
            let rod = Solid::Capsule(0.5 * length - THICKNESS, THICKNESS);
            let fields =
                [("mass", Is::Number(mass)), ("velocity", Is::Vector(thrown)), ("angle", Is::Number(libm::atan2(along.y, along.x)))];
            let body = sketch.solid(&rod, joint + 0.5 * length * along, &fields);
            bend(&mut sketch, [last, body], [anchor, DVec3::NEG_X * 0.5 * length], range);
            (last, joint, anchor) = (body, joint + length * along, DVec3::X * 0.5 * length);
        }
    };
    for side in [-1.0, 1.0] {
        // Elbows and knees bend one way only.
        let (one_way, other_way) = if side > 0.0 { ((0.0, 2.3), (-2.3, 0.0)) } else { ((-2.3, 0.0), (0.0, 2.3)) };
        limb(DVec3::new(0.15 * side, 0.24, 0.0), DVec3::X * side, 0.3, 0.5 * mass, one_way);
        let down = DVec3::new(0.2 * side, -1.0, 0.0).normalize();
        limb(DVec3::new(0.09 * side, -TRUNK.y, 0.0), down, 0.4, mass, other_way);
    }
    let mut document = sketch.stepping(&[]);
    document["method"]["kind"] = "generalised".into();
    document
}

/// A hinge at a point of each body (local coordinates) with angle limits, rad.
fn bend(sketch: &mut Sketch, between: [u32; 2], anchors: [DVec3; 2], (lower, upper): (f64, f64)) {
    let limits = [("limited", Is::Yes), ("lower", Is::Number(lower)), ("upper", Is::Number(upper))];
    sketch.joint("hinge", between, anchors, &limits);
}
