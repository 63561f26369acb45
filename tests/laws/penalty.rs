//! The rival: a spring and a damper instead of a constraint. It must be violated to act, and it is lost past a step size.

use crate::common::beads::{Bead, Circle, of_first, position, present};
use crate::common::cases::cases;
use crate::common::random_beads::{beads, legal_beads};
use crate::common::{beads, observe};
use constrained_dynamics::world::Status;
use glam::DVec3;
use proptest::prelude::*;
use serde_json::json;

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_force_is_minus_kc_minus_dc_dot_along_the_gradient(bead in beads(), k in 0.0..1e4f64, d in 0.0..100.0f64) {
        let mut simulation = bead.method(json!({ "kind": "penalty", "stiffness": k, "damping": d })).simulation();
        let e = present(&mut simulation);
        let (circle, (x, v)) = (bead.circle.expect("a circle"), bead.relative());
        let (c, gradient) = match circle.form {
            "length" => (x.length() - circle.radius, x.normalize()),
            _ => (0.5 * (x.dot(x) - circle.radius * circle.radius), x),
        };
        let mut expected = -(k * c + d * gradient.dot(v)) * gradient;
        if bead.dimension == 3 {
            let normal = circle.normal;
            expected -= (k * normal.dot(x) + d * normal.dot(v)) * normal;
        }
        let force = of_first(&simulation, &e.constraint_force);
        let scale = (k + d) * (1.0 + x.dot(x) + circle.radius * circle.radius) * (1.0 + v.length()) * (1.0 + x.length());
        prop_assert!((force - expected).length() <= 1e-14 * scale, "{force} is not {expected}"); // a few roundings
        prop_assert!(e.b.is_empty(), "it solves nothing");
        let terms = simulation.world_mut().terms();
        let symbols: Vec<&str> = terms.iter().map(|t| t.0).collect();
        prop_assert_eq!(symbols, ["kC", "dĊ"]);
        for (i, lambda) in e.lambda.iter().enumerate() {
            prop_assert!((terms[0].2[i] - k * e.rows.c[i]).abs() + (terms[1].2[i] - d * e.rows.c_dot[i]).abs() <= 1e-14 * scale);
            prop_assert!((lambda + terms[0].2[i] + terms[1].2[i]).abs() <= 1e-14 * scale, "λ = −(kC + dĊ)");
        }
    }

    #[test]
    fn a_legal_state_gets_no_force_so_the_spring_must_be_violated_to_act(bead in legal_beads(), k in 1.0..1e4f64) {
        let mut simulation = bead.method(json!({ "kind": "penalty", "stiffness": k })).simulation();
        // C is rounding of numbers of the size of the centre, r and r².
        let scale = 1.0 + bead.at.dot(bead.at);
        let force = observe(&mut simulation, "constraintForce.norm");
        prop_assert!(force <= 1e-14 * k * scale * scale, "{force}");
    }
}

/// The largest ωh at which an integrator keeps ẍ = −ω²x − 2ζωẋ bounded, from the eigenvalues of one step.
fn limit(integrator: &str, zeta: f64) -> f64 {
    match (integrator, zeta) {
        // |1 + hλ| = 1 for λ = ω (−ζ ± i√(1 − ζ²)); two real roots meet at −ω for ζ = 1.
        ("explicit-euler", 1.0) => 2.0,
        ("explicit-euler", zeta) => 2.0 * zeta,
        // Trace 2 − 2ζωh − (ωh)² and determinant 1 − 2ζωh of one step: an eigenvalue is −1 where (ωh)² + 4ζωh = 4.
        ("symplectic-euler", zeta) => 2.0 * ((zeta * zeta + 1.0).sqrt() - zeta),
        // 1 + z + z²/2 and its like of degree 4, on the real and the imaginary axis.
        ("midpoint", 1.0) => 2.0,
        ("rk4", 0.0) => 8.0f64.sqrt(),
        ("rk4", 1.0) => 2.785_293_563_405_282,
        other => panic!("no limit is known for {other:?}"),
    }
}

/// True if a bead slightly off its circle, along a ray, leaves it.
fn explodes(form: &'static str, integrator: &str, zeta: f64, omega_h: f64) -> bool {
    let (r, m, k): (f64, f64, f64) = (2.0, 0.5, 800.0);
    let jwj = if form == "length" { 1.0 / m } else { r * r / m };
    let omega = (k * jwj).sqrt(); // ω² = k J W Jᵀ
    let damping = 2.0 * zeta * omega / jwj; // d J W Jᵀ = 2ζω
    let off = 1e-9;
    let bead = Bead { mass: m, circle: Some(Circle::of(r, form)), ..Bead::free((r + off) * DVec3::new(0.6, 0.8, 0.0), DVec3::ZERO) };
    let method = json!({
        "kind": "penalty", "integrator": integrator, "stepSize": omega_h / omega, "stiffness": k, "damping": damping
    });
    let mut simulation = bead.method(method).simulation();
    // The slowest growth here, explicit Euler 4 % past ωh = 0.2, is a factor e in 1,250 steps.
    for _ in 0..20_000 {
        if simulation.step(1).step.status != Status::Ok {
            return true;
        }
        if (position(&simulation).length() - r).abs() > 1e3 * off {
            return true;
        }
    }
    false
}

#[test]
fn past_the_limit_of_its_integrator_the_spring_explodes_and_below_it_does_not() {
    let table = [
        ("explicit-euler", 1.0),
        ("explicit-euler", 0.1),
        ("symplectic-euler", 0.0), // the rule of thumb: h = 2/ω
        ("symplectic-euler", 0.5),
        ("midpoint", 1.0),
        ("rk4", 0.0),
        ("rk4", 1.0),
    ];
    for form in beads::FORMS {
        for (integrator, zeta) in table {
            let limit = limit(integrator, zeta);
            assert!(!explodes(form, integrator, zeta, 0.96 * limit), "{integrator}, ζ = {zeta}, {form}: lost below ωh = {limit}");
            assert!(explodes(form, integrator, zeta, 1.04 * limit), "{integrator}, ζ = {zeta}, {form}: held past ωh = {limit}");
        }
    }
}

#[test]
fn without_a_damper_explicit_euler_and_midpoint_lose_the_spring_at_any_step() {
    // |1 + iωh|² = 1 + (ωh)² and |1 + iωh − (ωh)²/2|² = 1 + (ωh)⁴/4: growth by e¹⁰ needs 500 and 5,000 steps here.
    for (integrator, omega_h) in [("explicit-euler", 0.2), ("midpoint", 0.4)] {
        assert!(explodes("length", integrator, 0.0, omega_h), "{integrator}");
    }
}
