//! Cylinders and cones in space: mass and moments in closed form, and how they stand, lie and roll.

use crate::common;
use crate::common::bodies::{floor, heavy, with};
use crate::common::{assert_all_near, assert_near, run, simulation};
use constrained_dynamics::Simulation;
use core::f64::consts::PI;
use glam::DQuat;
use serde_json::{Value, json};

const LYING: [f64; 4] = [0.0, 0.0, core::f64::consts::FRAC_1_SQRT_2, core::f64::consts::FRAC_1_SQRT_2];

/// A document of space that names no method, in steps as long as a frame.
fn default_method(bodies: Vec<Value>) -> Simulation {
    let gravity = [0.0, -common::G, 0.0];
    simulation(&json!({ "version": 1, "space": "space", "gravity": gravity, "bodies": bodies, "method": { "stepSize": 1.0 / 60.0 } }))
}

/// The floor y = 0: a half-space, or the upper face of a large box.
fn floors() -> [Value; 2] {
    [floor(), json!({ "shape": { "box": [20, 1, 20] }, "at": [0, -1, 0], "fixed": true })]
}

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
fn they_topple_where_their_weight_leaves_the_base() {
    // tan α = r/height of the centre; the base is a polygon of 32 sides, whose nearest is 0.5 % nearer.
    for (shape, r, height) in [
        (json!({ "cylinder": { "halfLength": 0.5, "radius": 0.25 } }), 0.25, 0.5),
        (json!({ "cylinder": { "halfLength": 0.3, "radius": 0.5 } }), 0.5, 0.3),
        (json!({ "cone": { "height": 1, "radius": 0.25 } }), 0.25, 0.25),
    ] {
        for direction in 0..12 {
            let (sin, cos) = libm::sincos(0.1 * f64::from(direction));
            for (part, topples) in [(0.95, false), (1.03, true)] {
                let alpha = libm::atan(part * r / height);
                let (across, down) = (common::G * libm::sin(alpha), common::G * libm::cos(alpha));
                let body = json!({ "shape": shape, "mass": 1, "at": [0, height, 0], "friction": 2 });
                let mut s = simulation(&json!({ "version": 1, "space": "space", "gravity": [across * cos, -down, across * sin],
                    "bodies": [with(floor(), json!({ "friction": 2 })), body] }));
                // It may come to stand again on the way down.
                let mut least = 1.0_f64;
                for _ in 0..40 {
                    run(&mut s, 10);
                    let q = s.positions();
                    least = least.min(DQuat::from_array([q[10], q[11], q[12], q[13]]).mul_vec3(glam::DVec3::Y).y);
                }
                assert_eq!(least < 0.97, topples, "{shape} in direction {direction} at {part} of the slope: cosine {least}");
            }
        }
    }
}

/// A cylinder with its axis along z, its lowest line at the height `low`, rolling to the right at 1 m/s.
fn rolling(r: f64, half: f64, low: f64) -> Value {
    json!({ "shape": { "cylinder": { "halfLength": half, "radius": r } }, "at": [-3, low + r, 0],
        "orientation": [core::f64::consts::FRAC_1_SQRT_2, 0, 0, core::f64::consts::FRAC_1_SQRT_2], "velocity": [1, 0, 0], "spin": [0, 0, -1.0 / r] })
}

#[test]
fn a_cylinder_keeps_its_speed_as_it_rolls() {
    // In a step the least one turns by 0.85 of the 32 sides of its prism.
    for (r, half) in [(0.1, 0.3), (0.3, 0.4), (0.5, 0.05)] {
        for floor in floors() {
            let mut s = default_method(vec![floor.clone(), rolling(r, half, 0.0)]);
            for second in 1..=6 {
                run(&mut s, 60);
                let (v, spin) = (s.velocities()[6], s.velocities()[11]);
                assert_near(v, 1.0, 0.01, format!("v of r = {r} after {second} s on {floor}"));
                assert_near(-r * spin, 1.0, 0.01, format!("ωr of r = {r} on {floor}"));
                assert_near(s.positions()[8], r, 1e-3 * r + 1e-3, format!("the axis of r = {r} at its height on {floor}"));
            }
        }
    }
}

#[test]
fn a_cylinder_rolls_down_a_slope_as_its_moment_tells() {
    // a = g sin α/(1 + I/(m r²)): ⅔ g sin α of the solid one, ½ of a hoop.
    let (alpha, r, m): (f64, f64, f64) = (0.2, 0.3, 2.0);
    let (sin, cos) = libm::sincos(alpha);
    let turned = [0.0, 0.0, -libm::sin(0.5 * alpha), libm::cos(0.5 * alpha)];
    let slopes = [
        json!({ "shape": { "halfSpace": [sin, cos, 0] }, "at": [0, 0, 0], "fixed": true }),
        json!({ "shape": { "box": [50, 1, 5] }, "at": [-sin, -cos, 0], "orientation": turned, "fixed": true }),
    ];
    let along = m * r * r;
    for (share, moment) in [(2.0 / 3.0, 0.5 * along), (0.5, along)] {
        let inertia = [0.5 * along + m * 0.16 / 3.0, moment, 0.5 * along + m * 0.16 / 3.0];
        for slope in &slopes {
            let still = json!({ "at": [r * sin, r * cos, 0], "velocity": [0, 0, 0], "spin": [0, 0, 0], "mass": m, "inertia": inertia });
            let mut s = default_method(vec![slope.clone(), with(rolling(r, 0.4, 0.0), still)]);
            for second in 1..=3 {
                run(&mut s, 60);
                let v = s.velocities();
                let wanted = share * common::G * sin * f64::from(second);
                assert_near(v[6] * cos - v[7] * sin, wanted, 0.01 * wanted, format!("v after {second} s on {slope}"));
            }
        }
    }
}

#[test]
fn a_cone_on_its_side_rolls_round_its_tip() {
    // Its tip stays, its axis goes round at Ω, and it turns about the line that touches: 2T = I ω² is kept, and so is Ω, but for the
    // order of the step: where it turns by hω about a line that does not stay, it sinks by (hω)²/2, up to the slop.
    let (h, r) = (0.4_f64, 0.2_f64);
    let slant = h.hypot(r);
    let half_angle = libm::atan2(r, h);
    let (sin, cos) = (r / slant, h / slant);
    // The axis (base to tip: +y of the body) points down to the tip at the origin, from the base at +x.
    let turned = 0.5 * (0.5 * PI + half_angle);
    let orientation = [0.0, 0.0, libm::sin(turned), libm::cos(turned)];
    let center = 0.75 * h;
    let around = 1.0;
    // ω along the line of contact, −x: Ω = ω tan(half angle).
    let spin = [-around * cos / sin, 0.0, 0.0];
    let at = [center * cos, center * sin, 0.0];
    let cone = json!({ "shape": { "cone": { "height": h, "radius": r } }, "at": at, "orientation": orientation,
        "velocity": [0, 0, spin[0] * at[1]], "spin": spin, "friction": 0.9 });
    for floor in floors() {
        let mut s = default_method(vec![with(floor.clone(), json!({ "friction": 0.9 })), cone.clone()]);
        let start = s.velocities()[8].abs();
        for second in 1..=6 {
            run(&mut s, 60);
            let v = s.velocities();
            assert_near(v[6].hypot(v[8]), start, (0.01 + 0.01 * f64::from(second)) * start, format!("speed after {second} s on {floor}"));
            let x = s.positions();
            assert_near(x[7].hypot(x[9]), at[0], 0.02 * at[0], format!("distance from the tip on {floor}"));
            assert_near(x[8], at[1], 4e-3, format!("height on {floor}"));
        }
    }
}

#[test]
fn a_cylinder_rests_across_an_edge_and_on_two_others() {
    let lying = [core::f64::consts::FRAC_1_SQRT_2, 0.0, 0.0, core::f64::consts::FRAC_1_SQRT_2];
    let log =
        |x: f64, y: f64| json!({ "shape": { "cylinder": { "halfLength": 0.4, "radius": 0.1 } }, "at": [x, y, 0], "orientation": lying });
    // A block with its upper edge along z carries a log between itself and a wall.
    let wedge = 0.1 / core::f64::consts::SQRT_2;
    let block = json!({ "shape": { "box": [0.5, 0.5, 0.5] }, "at": [0.5 + wedge, 0.5 - wedge, 0], "fixed": true });
    let mut s =
        default_method(vec![block, json!({ "shape": { "halfSpace": [1, 0, 0] }, "at": [-0.1, 0, 0], "fixed": true }), log(0.0, 1.0)]);
    run(&mut s, 300);
    let x = s.positions();
    assert_near(x[14], 0.0, 1e-3, "between wall and edge");
    assert_near(x[15], 1.0, 1e-3, "at its height");
    // Two logs side by side, a third one in the hollow.
    let held = |body: Value| with(body, json!({ "fixed": true }));
    let top = 0.1 + 0.1 * 3.0_f64.sqrt();
    let mut s = default_method(vec![held(log(-0.1, 0.1)), held(log(0.1, 0.1)), log(0.0, top)]);
    run(&mut s, 300);
    let x = s.positions();
    assert_near(x[14], 0.0, 1e-3, "in the hollow");
    assert_near(x[15], top, 1e-3, "on both");
}

#[test]
fn a_lying_cylinder_rests_on_a_side() {
    let mut s = on_the_floor(json!({ "cylinder": { "halfLength": 0.4, "radius": 0.3 } }), json!({ "orientation": LYING }), 0.32);
    run(&mut s, 200);
    assert_near(s.positions()[8], 0.3, 0.007, "its radius");
}

#[test]
fn thrown_discs_gain_no_energy_as_they_wobble_and_fall_flat() {
    // A disc that falls flat sinks by more than the slop of 5 mm for a moment; as it is pushed out it gains 1 % of its energy.
    let disc = |k: u32| {
        let of = |a: f64| libm::sin(a * f64::from(k + 1));
        let turned = DQuat::from_xyzw(of(1.0), of(2.0), of(3.0), of(4.0)).normalize().to_array();
        json!({ "shape": { "cylinder": { "halfLength": 0.02, "radius": 0.3 } }, "density": 500, "at": [0.3 * of(5.0), 0.6, 0.3 * of(6.0)],
            "orientation": turned, "velocity": [0.3 * of(7.0), -1, 0.3 * of(8.0)], "spin": [5.0 * of(9.0), 5.0 * of(10.0), 5.0 * of(11.0)] })
    };
    for floor in floors() {
        for k in 0..20 {
            let mut s = default_method(vec![floor.clone(), disc(k)]);
            let start = common::observe(&mut s, "energy.total");
            let mut least = start;
            for step in 0..360 {
                run(&mut s, 1);
                let now = common::observe(&mut s, "energy.total");
                assert!(now - least < 0.012 * start, "disc {k}, step {step}: {least} J of {start} J become {now} J on {floor}");
                least = least.min(now);
            }
        }
    }
}
