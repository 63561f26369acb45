//! VERIFICATION.md, cases 1 to 4: a point on a circle against its exact answers.

use crate::common::beads::{Bead, Circle, FORMS, position, present, velocity};
use crate::common::exact::{damped_oscillator, zero_of_cubic};
use crate::common::{G, assert_near, assert_vector_near, observe, run};
use constrained_dynamics::Simulation;
use constrained_dynamics::model::constraint::circle::{CirclePoint, Form};
use constrained_dynamics::observe::reference::pendulum::Pendulum;
use glam::DVec3;
use serde_json::json;
use std::f64::consts::PI;

/// Case 1: x, v, f, m and the answers λ, a. Its tolerance is rounding of numbers up to 80.
const CASE_1: f64 = 1e-12;

#[test]
fn case_1_one_lambda_holds_the_point() {
    let point = CirclePoint {
        x: DVec3::new(3.0, 4.0, 0.0),
        v: DVec3::new(-2.0, 1.5, 0.0),
        f: DVec3::new(0.0, -19.62, 0.0),
        m: 2.0,
        r: 5.0,
        alpha: 0.0,
        beta: 0.0,
        form: Form::HalfSquared,
    };
    let answer = point.lambda().expect("x is not 0");
    assert_near(answer.lambda, 2.6392, CASE_1, "λ");
    assert_vector_near(answer.acceleration, DVec3::new(3.9588, -4.5316, 0.0), CASE_1, "a");
    assert_vector_near(answer.force, 2.6392 * point.x, CASE_1, "f̂ = λx");
    assert_eq!((answer.c, answer.c_dot), (0.0, 0.0), "a legal state");
    // The other form has the same f̂ at a legal state: λ is |x| times as large.
    let length = CirclePoint { form: Form::Length, ..point }.lambda().expect("x is not 0");
    assert_near(length.lambda, 5.0 * 2.6392, CASE_1, "λ of |x| − r");
    assert_vector_near(length.force, answer.force, CASE_1, "f̂ of |x| − r");
}

#[test]
fn case_1_holds_in_a_simulation() {
    let weight = |bead: Bead| Bead { gravity: -G * DVec3::Y, ..bead };
    let pushed = |bead: Bead| bead.force(json!({ "constant": { "force": [0.0, -19.62] } }));
    for (name, with_force) in [("gravity", &weight as &dyn Fn(Bead) -> Bead), ("a constant force", &pushed)] {
        let bead = Bead { mass: 2.0, ..Bead::free(DVec3::new(3.0, 4.0, 0.0), DVec3::new(-2.0, 1.5, 0.0)) };
        let mut simulation = with_force(Bead { circle: Some(Circle::of(5.0, "half-squared")), ..bead }).simulation();
        assert_near(observe(&mut simulation, "constraint[0].lambda"), 2.6392, CASE_1, name);
        let acceleration = present(&mut simulation).acceleration;
        assert_near(acceleration[0], 3.9588, CASE_1, name);
        assert_near(acceleration[1], -4.5316, CASE_1, name);
    }
}

/// RK4 at h = 0.2 ms: (ωh)⁴ is below 1e-12 for a pendulum of 1 m, errors of 10 s below the 1e-8 that is asked for.
const FINE: f64 = 2e-4;

fn fine_pendulum(at: DVec3) -> Simulation {
    Bead { at, ..Bead::pendulum(0.0) }.method(json!({ "integrator": "rk4", "stepSize": FINE })).simulation()
}

#[test]
fn case_2_the_pendulum_of_the_iftomm_benchmark() {
    let mut simulation = fine_pendulum(-DVec3::X);
    run(&mut simulation, 5_000);
    assert_vector_near(position(&simulation), DVec3::new(0.986291751132, -0.165010853126, 0.0), 1e-8, "P(1)");
    run(&mut simulation, 45_000);
    assert_vector_near(position(&simulation), DVec3::new(-0.275087462576, -0.961419205099, 0.0), 1e-8, "P(10)");

    let passage = passages(&mut fine_pendulum(-DVec3::X), 3);
    assert_near(passage[2].t - passage[0].t, 2.36784194757624, 1e-8, "period");
    for p in passage {
        assert_near(p.tension, 3.0 * G, 1e-8, "tension at the bottom: weight and twice the weight for v²/r");
    }
}

#[test]
fn case_3_periods_grow_with_the_amplitude() {
    let small = 2.0 * PI / G.sqrt();
    for (degrees, ratio) in [(30.0, 1.017408797596), (90.0, 1.180340599016), (179.0, 3.901065160389)] {
        let amplitude = degrees * PI / 180.0;
        let exact = Pendulum::new(G, amplitude, 0.0).period().expect("it swings");
        // The reference is good to rounding: the table's last digit is what is left.
        assert_near(exact / small, ratio, 1e-12, format!("reference, {degrees}°"));
        let passage = passages(&mut fine_pendulum(DVec3::new(libm::sin(amplitude), -libm::cos(amplitude), 0.0)), 3);
        assert_near((passage[2].t - passage[0].t) / small, ratio, 1e-8, format!("simulation, {degrees}°"));
    }
}

/// A passage of the bead through the bottom.
struct Passage {
    t: f64,
    tension: f64,
}

/// The first passages through x = 0. The time is where the cubic through x and v of both neighbouring steps is zero
/// (error h⁴), the tension from the parabola through three steps (its maximum: error h⁴ too).
fn passages(simulation: &mut Simulation, count: usize) -> Vec<Passage> {
    let mut found = Vec::new();
    let mut tensions = [f64::NAN; 3];
    let mut open: Option<f64> = None; // the last passage, whose tension still lacks a step
    let mut before = (position(simulation).x, velocity(simulation).x);
    while found.len() < count {
        run(simulation, 1);
        let t = simulation.world().state().t;
        assert!(t < 100.0, "no passage through the bottom");
        tensions = [tensions[1], tensions[2], observe(simulation, "constraint[0].tension")];
        if let Some(at) = open.take() {
            found.push(Passage { t: at, tension: parabola(tensions, (at - (t - FINE)) / FINE) });
        }
        let now = (position(simulation).x, velocity(simulation).x);
        if before.0 * now.0 < 0.0 {
            open = Some(t - FINE + FINE * zero_of_cubic(FINE, before, now));
        }
        before = now;
    }
    found
}

/// Through y at −1, 0 and 1, at s.
fn parabola([left, middle, right]: [f64; 3], s: f64) -> f64 {
    middle + 0.5 * s * (right - left) + 0.5 * s * s * (left - 2.0 * middle + right)
}

#[test]
fn case_4_feedback_makes_c_a_damped_oscillator() {
    // Off the circle and moving outwards: C and Ċ both illegal, and the bead swings around while they decay.
    let illegal = |form| Bead {
        circle: Some(Circle { center: DVec3::new(0.3, -0.2, 0.0), ..Circle::of(1.0, form) }),
        ..Bead::free(DVec3::new(1.2, 0.5, 0.0), DVec3::new(-0.4, 1.7, 0.0))
    };
    let start = |form: &str| {
        let (x, v) = illegal("length").relative();
        if form == "length" { (x.length() - 1.0, x.dot(v) / x.length()) } else { (0.5 * (x.dot(x) - 1.0), x.dot(v)) }
    };
    for (damping, alpha, beta) in [("under", 100.0, 4.0), ("critically", 100.0, 20.0), ("over", 100.0, 50.0), ("not", 100.0, 0.0)] {
        for form in FORMS {
            for g in [0.0, G] {
                let method = json!({ "integrator": "rk4", "stepSize": FINE, "alpha": alpha, "beta": beta });
                let mut simulation = Bead { gravity: -g * DVec3::Y, ..illegal(form) }.method(method).simulation();
                for tenths in 1..=15 {
                    run(&mut simulation, 500);
                    let (c, c_dot) = damped_oscillator(alpha, beta, start(form), 0.1 * f64::from(tenths));
                    let what = format!("{damping} damped, {form}, g = {g}, after {tenths} tenths of a second");
                    assert_near(observe(&mut simulation, "constraint[0].C"), c, 1e-8, &what);
                    // One time derivative more: times the fastest rate here, 48/s.
                    assert_near(observe(&mut simulation, "constraint[0].Cdot"), c_dot, 5e-7, &what);
                }
            }
        }
    }
}
