//! Screw, rope on a drum, implicit torsional spring, and wind on bodies that turn: closed forms.

use crate::common::{assert_near, observe, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use serde_json::{Value, json};
use std::f64::consts::PI;

const G: f64 = 9.81;

fn document(space: &str, bodies: Value, constraints: Value, forces: Value, method: Value) -> Value {
    json!({ "version": 1, "space": space, "bodies": bodies, "constraints": constraints, "forces": forces, "method": method })
}

/// Forces found exactly and integrated to fourth order.
fn exact() -> Value {
    json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": 1e-3, "solver": { "kind": "direct" } })
}

fn ok(s: &mut Simulation, steps: u32) {
    let report = s.step(steps);
    assert_eq!(report.step.status, Status::Ok, "{:?}", report.message);
}

/// A nut of 2 kg and 0.05 kg·m² on a vertical screw, its own axis askew in its coordinates at the start; `free`: the screw of 3 kg and 0.2 kg·m²
/// floats.
fn nut(pitch: f64, free: bool) -> Simulation {
    let turn = |angle: f64| json!([0.0, (0.5 * angle).sin(), 0.0, (0.5 * angle).cos()]);
    let body = |mass: f64, inertia: f64, angle: f64| {
        json!({ "shape": { "sphere": 0.1 }, "mass": mass, "inertia": [inertia, inertia, inertia], "at": [0, 0, 0],
            "orientation": turn(angle), "collides": false })
    };
    let screw = if free { body(3.0, 0.2, 0.4) } else { json!({ "particle": {}, "at": [0, 0, 0], "fixed": true }) };
    let joint = json!({ "screw": { "between": [0, 1], "anchors": [[0, 0, 0], [0, 0, 0]], "axis": [0, 1, 0], "pitch": pitch } });
    let mut own = document("space", json!([screw, body(2.0, 0.05, 1.1)]), json!([joint]), json!([]), exact());
    own["gravity"] = if free { json!([0, 0, 0]) } else { json!([0, -G, 0]) };
    simulation(&own)
}

#[test]
fn a_nut_runs_down_its_screw_with_the_inertia_of_its_turn_and_the_screw_does_no_work() {
    for pitch in [0.3, -0.3, 1.0] {
        let mut s = nut(pitch, false);
        let lead = 2.0 * PI / pitch;
        let acceleration = G / (1.0 + 0.05 * lead * lead / 2.0);
        for k in 1..=4 {
            ok(&mut s, 500);
            let t = 0.5 * f64::from(k);
            assert_near(observe(&mut s, "constraint[0].extension"), -0.5 * acceleration * t * t, 1e-8, format!("s, pitch {pitch}"));
            let v = s.velocities();
            assert_near(v[v.len() - 2], -acceleration * t * lead, 1e-7, format!("θ̇ = 2πṡ/p, pitch {pitch}"));
            assert_near(observe(&mut s, "C.norm"), 0.0, 1e-8, "C, after whole turns too");
            assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-8, "energy");
        }
    }
}

#[test]
fn screw_and_nut_in_free_flight_share_momentum_and_angular_momentum() {
    let mut s = nut(0.5, true);
    // A force along the axis for a second, by the reaction of the screw on both: m₁v₁ + m₂v₂ = F t, I₁ω₁ + I₂ω₂ = 0.
    s.add_force(json!({ "user": { "body": 1, "force": [0, -5, 0] } })).expect("a force");
    ok(&mut s, 1000);
    let v = s.velocities();
    assert_near(3.0 * v[1] + 2.0 * v[7], -5.0, 1e-9, "momentum");
    assert_near(0.2 * v[4] + 0.05 * v[10], 0.0, 1e-9, "angular momentum");
    assert_near(v[7] - v[1], 0.5 / (2.0 * PI) * (v[10] - v[4]), 1e-9, "ṡ = pθ̇/2π");
    assert!(v[7] < -0.1, "it moves: {}", v[7]);
}

#[test]
fn a_screw_exists_in_space_only() {
    let bodies = json!([{ "particle": {}, "at": [0, 0], "fixed": true }, { "shape": { "disc": 0.1 }, "at": [0, 0] }]);
    let joint = json!([{ "screw": { "between": [0, 1], "anchors": [[0, 0], [0, 0]] } }]);
    let refused = Simulation::from_document(&document("plane", bodies, joint, json!([]), exact()), &serde_json::Map::new());
    let message = refused.err().map(|e| e.to_string()).unwrap_or_default();
    assert!(message.contains("a screw exists only in space"), "{message}");
}

/// A wheel with I and r on an axle, with masses m₁ and m₂ on the two ends of a taut rope that does not slip.
fn atwood(space: &str, method: Value) -> Simulation {
    let d = if space == "plane" { 2 } else { 3 };
    let at = |x: f64, y: f64| json!([x, y, 0.0][..d]);
    let fixed = |x: f64| json!({ "particle": {}, "at": at(x, 0.0), "fixed": true });
    let wheel = if space == "plane" {
        json!({ "shape": { "disc": 0.2 }, "mass": 1, "inertia": 0.06, "at": at(0.0, 0.0), "collides": false })
    } else {
        json!({ "shape": { "sphere": 0.2 }, "mass": 1, "inertia": [0.06, 0.06, 0.06], "at": at(0.0, 0.0), "collides": false })
    };
    let load = |mass: f64, x: f64| json!({ "particle": {}, "mass": mass, "at": at(x, -5.0) });
    let bodies = json!([fixed(0.0), wheel, fixed(0.2), fixed(-0.2), load(3.0, 0.2), load(2.0, -0.2)]);
    let rope =
        |from: u32, to: u32, radius: f64| json!({ "drum": { "between": [from, to, 1], "radius": radius, "length": 5, "taut": true } });
    let constraints =
        json!([{ "hinge": { "between": [0, 1], "anchors": [at(0.0, 0.0), at(0.0, 0.0)] } }, rope(2, 4, 0.2), rope(3, 5, -0.2)]);
    let mut own = document(space, bodies, constraints, json!([]), method);
    own["gravity"] = at(0.0, -G);
    simulation(&own)
}

#[test]
fn atwoods_masses_on_a_heavy_pulley_fall_with_its_inertia_and_the_rope_has_two_tensions() {
    let acceleration = (3.0 - 2.0) * G / (3.0 + 2.0 + 0.06 / 0.04);
    for space in ["plane", "space"] {
        let mut s = atwood(space, exact());
        // Longer ropes have a smaller angle at their ends; these stay vertical.
        ok(&mut s, 1000);
        let y = |s: &Simulation, back: usize| s.positions()[s.positions().len() - back];
        let (first, second) = if space == "plane" { (3, 1) } else { (5, 2) };
        assert_near(y(&s, first), -5.0 - 0.5 * acceleration, 1e-8, format!("the heavier, {space}"));
        assert_near(y(&s, second), -5.0 + 0.5 * acceleration, 1e-8, format!("the lighter, {space}"));
        let lambda = s.lambda();
        let of = |back: usize| lambda[lambda.len() - back];
        assert_near(of(2), 3.0 * (G - acceleration), 1e-8, "S₁ = m₁(g − a)");
        assert_near(of(1), 2.0 * (G + acceleration), 1e-8, "S₂ = m₂(g + a)");
        assert_near(observe(&mut s, "energy.drift"), 0.0, 1e-8, "energy");
    }
}

#[test]
fn a_drum_keeps_its_rope_under_every_method_for_equations() {
    for kind in ["velocity", "rattle", "position", "generalised"] {
        let mut s = atwood("plane", json!({ "kind": kind, "stepSize": 1e-3 }));
        ok(&mut s, 500);
        let acceleration = G / 6.5;
        let y = s.positions()[s.positions().len() - 1];
        // Time stepping is of first order: an error of ½aht.
        assert_near(y, -5.0 + 0.5 * acceleration * 0.25, acceleration * 1e-3, kind);
    }
}

/// A wheel of 0.06 kg·m² and 0.2 m on an axle, and a load of 2 kg on 5 m of its rope, thrown upwards. The rope can only pull.
fn thrown(space: &str, speed: f64, method: &Value) -> Simulation {
    let d = if space == "plane" { 2 } else { 3 };
    let at = |x: f64, y: f64| json!([x, y, 0.0][..d]);
    let fixed = |x: f64| json!({ "particle": {}, "at": at(x, 0.0), "fixed": true });
    let wheel = if space == "plane" {
        json!({ "shape": { "disc": 0.2 }, "mass": 1, "inertia": 0.06, "at": at(0.0, 0.0), "collides": false })
    } else {
        json!({ "shape": { "sphere": 0.2 }, "mass": 1, "inertia": [0.06, 0.06, 0.06], "at": at(0.0, 0.0), "collides": false })
    };
    let load = json!({ "particle": {}, "mass": 2, "at": at(0.2, -5.0), "velocity": at(0.0, speed) });
    let axle = json!({ "hinge": { "between": [0, 1], "anchors": [at(0.0, 0.0), at(0.0, 0.0)] } });
    let rope = json!({ "drum": { "between": [2, 3, 1], "radius": 0.2 } });
    let bodies = json!([fixed(0.0), wheel, fixed(0.2), load]);
    let mut own = document(space, bodies, json!([axle, rope]), json!([]), method.clone());
    own["gravity"] = at(0.0, -G);
    simulation(&own)
}

#[test]
fn a_rope_on_a_drum_is_slack_while_its_load_is_thrown_up_and_then_takes_the_drum_along() {
    let (speed, h) = (3.0, 5e-4);
    let (taut, share) = (2.0 * speed / G, 2.0 / (2.0 + 0.06 / 0.04));
    for (space, kind) in
        ["plane", "space"].into_iter().flat_map(|space| ["velocity", "rattle", "position", "generalised"].map(|k| (space, k)))
    {
        let mut s = thrown(space, speed, &json!({ "kind": kind, "stepSize": h, "substeps": 1 }));
        let place = if space == "plane" { 1 } else { 2 };
        let height = |s: &Simulation| s.positions()[s.positions().len() - place] + 5.0;
        let tension = |s: &mut Simulation| observe(s, "constraint[1].lambda");
        for _ in 0..2400 {
            ok(&mut s, 1);
            let (t, y) = (s.world().state().t, height(&s));
            let (slack, pull) = (observe(&mut s, "constraint[1].C"), tension(&mut s));
            assert!(pull >= 0.0, "{space} {kind}: a rope does not push: {pull} N at {t} s");
            assert!(slack > -3e-3, "{space} {kind}: it is not longer than it is: {slack} m at {t} s");
            if t < taut - 5.0 * h {
                // Time stepping is of first order: ½ g t h.
                assert_near(y, speed * t - 0.5 * G * t * t, 0.5 * G * t * h + 1e-9, format!("{space} {kind}: a free throw, {t} s"));
                assert_near(slack, y, 1e-9, format!("{space} {kind}: slack"));
                assert_near(pull, 0.0, 0.0, format!("{space} {kind}: λ C = 0"));
            }
        }
        // The impact leaves m/(m + I/r²) of the speed, and of g so much accelerates both.
        let since = s.world().state().t - taut;
        let expected = -share * (speed * since + 0.5 * G * since * since);
        assert_near(height(&s), expected, 10.0 * h, format!("{space} {kind}: height"));
        assert_near(tension(&mut s), 2.0 * G * (1.0 - share), 1e-3, format!("{space} {kind}: tension"));
    }
}

#[test]
fn a_winch_lets_its_load_down_until_it_stands_and_the_rope_is_slack() {
    let fixed = |x: f64| json!({ "particle": {}, "at": [x, 0], "fixed": true });
    let wheel = json!({ "shape": { "disc": 0.2 }, "mass": 1, "at": [0, 0], "collides": false });
    let load = json!({ "shape": { "box": [0.1, 0.1] }, "mass": 2, "at": [0.2, -1] });
    let ground = json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, -1.6], "fixed": true });
    let drive = json!({ "hinge": { "between": [0, 1], "anchors": [[0, 0], [0, 0]], "driven": true, "speed": -2, "maxTorque": 100 } });
    let rope = json!({ "drum": { "between": [2, 3, 1], "radius": 0.2 } });
    let method = json!({ "kind": "velocity", "stepSize": 0.005, "solver": { "maxIterations": 20_000, "tolerance": 1e-10 } });
    let mut own = document("plane", json!([fixed(0.0), wheel, fixed(0.2), load, ground]), json!([drive, rope]), json!([]), method);
    own["gravity"] = json!([0, -G]);
    let mut s = simulation(&own);
    ok(&mut s, 100);
    // It falls freely until it is as fast as the rope: u = rω, and 0.4 m/s of it for the rest.
    assert_near(s.velocities()[s.velocities().len() - 5], -0.4, 1e-6, "rω");
    assert_near(observe(&mut s, "constraint[1].lambda"), 2.0 * G, 1e-6, "the rope carries the load");
    ok(&mut s, 300);
    assert_near(observe(&mut s, "constraint[1].C"), 0.4 * 2.0 - 0.5, 1e-2, "slack: rωt less the way down");
    assert_near(observe(&mut s, "constraint[1].lambda"), 0.0, 0.0, "and the ground carries it");
}

#[test]
fn a_differential_gives_both_wheels_one_torque_and_turns_with_the_mean_of_their_speeds() {
    let wheel = |inertia: f64| json!({ "shape": { "disc": 0.2 }, "mass": 1, "inertia": inertia, "at": [0, 0], "collides": false });
    let on = |k: u32, drive: Value| {
        let mut hinge = json!({ "between": [0, k], "anchors": [[0, 0], [0, 0]] });
        hinge.as_object_mut().expect("an object").extend(drive.as_object().expect("an object").clone());
        json!({ "hinge": hinge })
    };
    let bodies = json!([{ "particle": {}, "at": [0, 0], "fixed": true }, wheel(0.2), wheel(0.5), wheel(1.0)]);
    let drive = json!({ "driven": true, "speed": 1e3, "maxTorque": 2 });
    let gear = json!({ "gear": { "between": [1, 2, 3], "ratio": 1 } });
    let constraints = json!([on(1, json!({})), on(2, json!({})), on(3, drive), gear]);
    let method = json!({ "kind": "velocity", "stepSize": 0.01, "solver": { "maxIterations": 1000, "tolerance": 1e-13 } });
    let mut s = simulation(&document("plane", bodies, constraints, json!([]), method));
    ok(&mut s, 100);
    // I₁ω̇₁ = I₂ω̇₂ = λ, I Ω̇ = τ − 2λ and ω₁ + ω₂ = 2Ω.
    let lambda = 2.0 * 2.0 / (1.0 / 0.2 + 1.0 / 0.5 + 4.0);
    let spin = |k: usize| s.velocities()[1 + 3 * k];
    assert_near(spin(1), lambda / 0.2, 1e-7, "the light wheel");
    assert_near(spin(2), lambda / 0.5, 1e-7, "the heavy wheel");
    assert_near(spin(3), 2.0 - 2.0 * lambda, 1e-7, "the carrier");
}

/// A wheel of I = 1 on an axle under a torsional spring as a row, 0.3 rad away from its rest.
fn torsion(space: &str, k: f64, c: f64, kind: &str, h: f64) -> Simulation {
    let plane = space == "plane";
    let zero = if plane { json!([0, 0]) } else { json!([0, 0, 0]) };
    let axle = json!({ "particle": {}, "at": zero, "fixed": true });
    let wheel = if plane {
        json!({ "shape": { "disc": 0.5 }, "mass": 1, "inertia": 1, "at": zero })
    } else {
        json!({ "shape": { "sphere": 0.5 }, "mass": 1, "inertia": [1, 1, 1], "at": zero })
    };
    let mut spring = json!({ "between": [0, 1], "angle": 0.3, "stiffness": k, "damping": c });
    let mut hinge = json!({ "between": [0, 1], "anchors": [zero, zero] });
    if !plane {
        (spring["axis"], hinge["axis"]) = (json!([1, 2, 2]), json!([1, 2, 2]));
    }
    let method = json!({ "kind": kind, "stepSize": h, "substeps": 1, "solver": { "kind": "direct" } });
    simulation(&document(space, json!([axle, wheel]), json!([{ "hinge": hinge }, { "torsion": spring }]), json!([]), method))
}

#[test]
fn a_torsional_spring_as_a_row_is_that_of_implicit_euler_at_any_stiffness() {
    for (space, kind) in [("plane", "velocity"), ("plane", "generalised"), ("space", "velocity"), ("space", "generalised")] {
        for (k, c, h) in [(50.0, 0.0, 0.01), (50.0, 3.0, 0.01), (1e9, 0.0, 1.0 / 60.0), (1e6, 1e4, 0.1)] {
            let mut s = torsion(space, k, c, kind, h);
            let (mut x, mut v) = (-0.3, 0.0);
            for _ in 0..100 {
                v = (v - h * k * x) / (1.0 + h * c + h * h * k);
                x += h * v;
            }
            ok(&mut s, 100);
            assert_near(observe(&mut s, "constraint[0].angle"), 0.3 + x, 1e-9, format!("{space} {kind} {k} {c}"));
        }
    }
}

#[test]
fn it_tends_to_the_explicit_spring_as_the_step_does_to_zero() {
    // θ₀(1 − cos √k t) with k = 4, I = 1 at t = 1; of first order in h.
    let error = |h: f64| {
        let mut s = torsion("plane", 4.0, 0.0, "velocity", h);
        ok(&mut s, (1.0 / h).round() as u32);
        observe(&mut s, "constraint[0].angle") - 0.3 * (1.0 - 2f64.cos())
    };
    let (coarse, fine) = (error(2e-3), error(1e-3));
    assert!(fine.abs() < 1e-3 && (coarse / fine - 2.0).abs() < 0.1, "{coarse} {fine}");
}

#[test]
fn without_a_stiffness_the_angle_is_held() {
    let mut s = torsion("plane", 0.0, 0.0, "rattle", 0.01);
    ok(&mut s, 50);
    assert_near(observe(&mut s, "constraint[0].angle"), 0.3, 1e-9, "θ = θ₀");
}

/// A body of 2 kg that falls through air; drag acts on its centre or on a point.
fn falling(space: &str, wind: Value) -> Simulation {
    let (shape, at, gravity, inertia) = if space == "plane" {
        (json!({ "disc": 0.5 }), json!([0, 0]), json!([0, -G]), json!(0.3))
    } else {
        (json!({ "sphere": 0.5 }), json!([0, 0, 0]), json!([0, -G, 0]), json!([0.3, 0.3, 0.3]))
    };
    let body = json!([{ "shape": shape, "mass": 2, "inertia": inertia, "at": at }]);
    let mut own = document(space, body, json!([]), json!([{ "wind": wind }]), exact());
    own["gravity"] = gravity;
    simulation(&own)
}

#[test]
fn a_body_in_air_approaches_its_terminal_velocity_as_exponential_and_as_hyperbolic_tangent() {
    for space in ["plane", "space"] {
        let still = if space == "plane" { json!([0, 0]) } else { json!([0, 0, 0]) };
        let mut linear = falling(space, json!({ "velocity": still, "coefficient": 4 }));
        let mut square = falling(space, json!({ "velocity": still, "coefficient": 0, "area": 0.8, "density": 1.25 }));
        for _ in 0..4 {
            ok(&mut linear, 300);
            ok(&mut square, 300);
            let t = linear.world().state().t;
            assert_near(linear.velocities()[1], -2.0 * G / 4.0 * (1.0 - (-2.0 * t).exp()), 1e-9, "mg/c (1 − e^(−ct/m))");
            let terminal = (2.0 * 2.0 * G / (1.25 * 0.8)).sqrt();
            assert_near(square.velocities()[1], -terminal * (G * t / terminal).tanh(), 1e-9, "v∞ tanh(gt/v∞)");
            assert_near(observe(&mut square, "energy.drift"), 0.0, 1e-9, "its work is accounted for");
        }
    }
}

#[test]
fn wind_at_a_point_of_a_body_turns_it() {
    // u = v + ω × r − w = (1 − 3, 0) + 2(−0.5, 0) = (−3, 0) at r = (0, 0.5), and |u| = 3: f = (2 + ½·1.2·5·3)·3 = 33 N, τ = −0.5 · 33.
    let wind = json!({ "velocity": [3, 0], "coefficient": 2, "area": 5, "point": [0, 0.5] });
    let body = json!([{ "shape": { "disc": 1 }, "mass": 1, "at": [4, 7], "velocity": [1, 0], "spin": 2 }]);
    let s = simulation(&document("plane", body, json!([]), json!([{ "wind": wind }]), exact()));
    let force = s.forces().expect("forces")[0].force.clone();
    for (component, expected) in force.iter().zip([33.0, 0.0, -16.5]) {
        assert_near(*component, expected, 1e-12, "force and torque");
    }
}
