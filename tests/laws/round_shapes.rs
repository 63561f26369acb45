//! Cylinders and cones in space: mass and moments in closed form, and how they stand, lie and roll.

use crate::common::bodies::{floor, heavy};
use crate::common::{assert_all_near, assert_near, run, simulation};
use constrained_dynamics::Simulation;
use core::f64::consts::PI;
use serde_json::{Value, json};

const LYING: [f64; 4] = [0.0, 0.0, core::f64::consts::FRAC_1_SQRT_2, core::f64::consts::FRAC_1_SQRT_2];

fn on_the_floor(shape: Value, fields: Value, height: f64) -> Simulation {
    let mut body = json!({ "shape": shape, "density": 1000, "at": [0, height, 0] });
    body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    simulation(&heavy(vec![floor(), body], json!({})))
}

fn mass_and_moments(shape: Value) -> [f64; 4] {
    let s = on_the_floor(shape, json!({}), 5.0);
    let body = &s.world().model().bodies.list()[1];
    let [x, y, z] = body.rigid.as_ref().unwrap().inertia.to_array();
    [body.mass, x, y, z]
}

#[test]
fn mass_and_moments_are_those_of_the_round_body() {
    let (r, length) = (0.3, 0.8);
    let m = 1000.0 * PI * r * r * length;
    let across = m * (3.0 * r * r + length * length) / 12.0;
    let found = mass_and_moments(json!({ "cylinder": { "halfLength": 0.4, "radius": 0.3 } }));
    assert_all_near(&found, &[m, across, 0.5 * m * r * r, across], 1e-9, "cylinder");

    let h = 0.8;
    let m = 1000.0 * PI * r * r * h / 3.0;
    let across = 3.0 / 80.0 * m * (4.0 * r * r + h * h);
    let found = mass_and_moments(json!({ "cone": { "height": 0.8, "radius": 0.3 } }));
    assert_all_near(&found, &[m, across, 0.3 * m * r * r, across], 1e-9, "cone");
}

#[test]
fn they_stand_on_their_bases() {
    for (shape, height) in [
        (json!({ "cylinder": { "halfLength": 0.4, "radius": 0.3 } }), 0.4),
        (json!({ "cylinder": { "halfLength": 0.02, "radius": 0.5 } }), 0.02),
        (json!({ "cone": { "height": 0.8, "radius": 0.3 } }), 0.2),
    ] {
        let mut s = on_the_floor(shape.clone(), json!({}), height + 0.05);
        run(&mut s, 200);
        let q = s.positions();
        assert_near(q[8], height, 0.006, format!("{shape}"));
        assert_near(q[7].abs() + q[9].abs(), 0.0, 1e-3, "upright, where it was");
    }
}

#[test]
fn a_cylinder_rolls_down_a_slope_at_two_thirds_of_free_sliding() {
    // a = g sin α/(1 + I/(m r²)) = ⅔ g sin α; the edges of its 32 sides take a little.
    let alpha: f64 = 0.2;
    let (sin, cos) = libm::sincos(alpha);
    let slope = json!({ "shape": { "halfSpace": [sin, cos, 0] }, "at": [0, 0, 0], "fixed": true, "friction": 0.8 });
    let body = json!({ "shape": { "cylinder": { "halfLength": 0.4, "radius": 0.3 } }, "friction": 0.8,
        "at": [0.3 * sin, 0.3 * cos, 0], "orientation": [core::f64::consts::FRAC_1_SQRT_2, 0, 0, core::f64::consts::FRAC_1_SQRT_2] });
    let mut s = simulation(&heavy(vec![slope, body], json!({ "stepSize": 0.005 })));
    run(&mut s, 200);
    let v = s.velocities();
    let along = v[6] * cos - v[7] * sin;
    assert_near(along, 2.0 / 3.0 * 9.81 * sin, 0.15, "v after 1 s");
}

#[test]
fn a_lying_cylinder_rests_on_a_side() {
    let mut s = on_the_floor(json!({ "cylinder": { "halfLength": 0.4, "radius": 0.3 } }), json!({ "orientation": LYING }), 0.32);
    run(&mut s, 200);
    assert_near(s.positions()[8], 0.3, 0.007, "its radius");
}
