//! Laws of a bead on a circle, at random states: what λ must do, recomputed here from x, v, f and m alone.

use crate::common::beads::{Bead, FORMS, of_first, present};
use crate::common::cases::cases;
use crate::common::exact::damped_oscillator;
use crate::common::random_beads::{beads, legal_beads};
use crate::common::{observe, run, simulation};
use constrained_dynamics::model::constraint::circle::{CirclePoint, Form};
use glam::DVec3;
use proptest::prelude::*;
use serde_json::json;

/// Rounding, and what CG leaves: 1e-12 of ‖b‖, times the condition of A (below 100 for these beads).
const SOLVED: f64 = 1e-10;

/// C, Ċ, ∇C and the part of C̈ that is not ∇C·v̇, by the definitions of PHYSICS.md, of the rows the bead has.
fn rows(bead: &Bead) -> Vec<(f64, f64, DVec3, f64)> {
    let circle = bead.circle.expect("a bead on a circle");
    let ((x, v), r) = (bead.relative(), circle.radius);
    let distance = x.length();
    let radial = if circle.form == "length" {
        // d/dt (x·v/|x|) without x·v̇/|x|
        (distance - r, x.dot(v) / distance, x / distance, v.dot(v) / distance - x.dot(v) * x.dot(v) / (distance * distance * distance))
    } else {
        (0.5 * (x.dot(x) - r * r), x.dot(v), x, v.dot(v))
    };
    let k = circle.normal;
    if bead.dimension == 2 { vec![radial] } else { vec![radial, (k.dot(x), k.dot(v), k, 0.0)] }
}

/// The bead with the direct solver, to rounding.
fn direct(bead: &Bead) -> Bead {
    let mut method = bead.method.clone();
    method["solver"] = json!({ "kind": "direct" });
    bead.method(method)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn c_double_dot_is_what_the_feedback_asks_for(bead in beads()) {
        let (alpha, beta) = (bead.setting("alpha"), bead.setting("beta"));
        let mut simulation = bead.simulation();
        let e = present(&mut simulation);
        let acceleration = of_first(&simulation, &e.acceleration);
        let scale: f64 = rows(&bead).iter().map(|(c, c_dot, j, rest)| {
            j.length() * bead.applied_at_start().length() / bead.mass + rest.abs() + alpha * c.abs() + beta * c_dot.abs()
        }).sum();
        for (c, c_dot, gradient, rest) in rows(&bead) {
            let c_double_dot = gradient.dot(acceleration) + rest;
            let asked = -alpha * c - beta * c_dot;
            prop_assert!((c_double_dot - asked).abs() <= SOLVED * scale, "C̈ = {c_double_dot}, asked for {asked}");
        }
    }

    #[test]
    fn newtons_second_law_holds_with_f_hat(bead in beads()) {
        let mut simulation = bead.simulation();
        let e = present(&mut simulation);
        let of = |x: &[f64]| of_first(&simulation, x);
        let (applied, holding, acceleration) = (of(&e.applied), of(&e.constraint_force), of(&e.acceleration));
        let scale = 1e-14 * (1.0 + applied.length() + holding.length()); // a few roundings
        prop_assert!((applied - bead.applied_at_start()).length() <= 100.0 * scale);
        prop_assert!((bead.mass * acceleration - applied - holding).length() <= scale);
        let along_gradients: DVec3 = rows(&bead).iter().zip(&e.lambda).map(|((_, _, gradient, _), l)| *l * *gradient).sum();
        prop_assert!((along_gradients - holding).length() <= 100.0 * scale, "f̂ = Jᵀλ");
    }

    #[test]
    fn lambda_solves_the_system_formed_by_hand(bead in beads()) {
        let (alpha, beta) = (bead.setting("alpha"), bead.setting("beta"));
        let mut simulation = bead.simulation();
        let e = present(&mut simulation);
        let rows = rows(&bead);
        let b: Vec<f64> = rows.iter().map(|(c, c_dot, j, rest)| {
            rest + j.dot(bead.applied_at_start()) / bead.mass + alpha * c + beta * c_dot
        }).collect();
        let scale = b.iter().map(|x| x.abs()).sum::<f64>() + 1.0;
        for (i, b_i) in b.iter().enumerate() {
            let a_lambda: f64 = rows.iter().zip(&e.lambda).map(|((_, _, j, _), l)| rows[i].2.dot(*j) / bead.mass * l).sum();
            prop_assert!((a_lambda + b_i).abs() <= SOLVED * scale, "row {i} of Aλ + b: {}", a_lambda + b_i);
            prop_assert!((e.b[i] - b_i).abs() <= 1e-12 * scale, "b by hand {b_i}, by the core {}", e.b[i]);
        }
    }

    #[test]
    fn the_named_terms_are_the_parts_of_b(bead in beads()) {
        let (alpha, beta) = (bead.setting("alpha"), bead.setting("beta"));
        let mut simulation = bead.simulation();
        let b = present(&mut simulation).b;
        let terms: Vec<(&str, Vec<f64>)> = simulation.world_mut().terms().into_iter().map(|(symbol, _, values)| (symbol, values)).collect();
        let symbols: Vec<&str> = terms.iter().map(|t| t.0).collect();
        prop_assert_eq!(symbols, ["J̇v", "J W Q", "αC", "βĊ"]);
        for (i, (c, c_dot, j, rest)) in rows(&bead).into_iter().enumerate() {
            let parts = [rest, j.dot(bead.applied_at_start()) / bead.mass, alpha * c, beta * c_dot];
            let scale = 1e-12 * (1.0 + parts.iter().map(|x| x.abs()).sum::<f64>()); // rounding
            for ((symbol, values), part) in terms.iter().zip(parts) {
                prop_assert!((values[i] - part).abs() <= scale, "{symbol}[{i}] = {}, by hand {part}", values[i]);
            }
            prop_assert!((terms.iter().map(|t| t.1[i]).sum::<f64>() - b[i]).abs() <= scale, "they add up to b");
        }
    }

    #[test]
    fn power_of_the_constraint_force_is_lambda_times_c_dot(bead in beads()) {
        let mut simulation = bead.simulation();
        let lambda = present(&mut simulation).lambda;
        let expected: f64 = rows(&bead).iter().zip(&lambda).map(|((_, c_dot, _, _), l)| l * c_dot).sum();
        let power = observe(&mut simulation, "constraint.power");
        let scale: f64 = rows(&bead).iter().zip(&lambda).map(|((_, _, j, _), l)| (l * j.length() * bead.velocity.length()).abs()).sum();
        prop_assert!((power - expected).abs() <= 1e-13 * (1.0 + scale), "{power} is not {expected}");
    }

    #[test]
    fn the_constraint_force_does_no_work_on_legal_velocities(bead in legal_beads()) {
        let mut simulation = bead.simulation();
        let force = present(&mut simulation).constraint_force;
        let force = of_first(&simulation, &force);
        let power = observe(&mut simulation, "constraint.power");
        prop_assert!(power.abs() <= 1e-13 * (1.0 + force.length() * bead.velocity.length()), "f̂·v = {power}");
    }

    #[test]
    fn the_two_forms_give_the_same_force_at_legal_states(bead in legal_beads()) {
        let [half_squared, length] = both_forms(&bead);
        prop_assert!((half_squared - length).length() <= 1e-11 * (1.0 + length.length()), "{half_squared} {length}");
    }

    /// PHYSICS.md 1. With x·f̂ = |∇C| |x| λ for either form and the same f, α, β:
    /// −x·f̂₁ = f·x + m v·v + mα ½(|x|² − r²) + mβ x·v and
    /// −x·f̂₂ = f·x + m (v·v − (x·v)²/x·x) + mα (|x|² − r|x|) + mβ x·v; subtract.
    #[test]
    fn the_two_forms_differ_elsewhere_by_a_known_force(bead in beads().prop_filter("the plane has one row", |b| b.dimension == 2)) {
        let [half_squared, length] = both_forms(&bead);
        let (x, v) = bead.relative();
        let off = x.length() - bead.circle.expect("a circle").radius;
        let expected = bead.mass * x.dot(v) * x.dot(v) / x.dot(x) - 0.5 * bead.mass * bead.setting("alpha") * off * off;
        let scale = (half_squared.length() + length.length()) * x.length();
        prop_assert!(((length - half_squared).dot(x) - expected).abs() <= 1e-12 * (1.0 + scale));
        let across = DVec3::new(-x.y, x.x, 0.0);
        prop_assert!((length - half_squared).dot(across).abs() <= 1e-12 * (1.0 + scale), "both act along x");
    }

    #[test]
    fn direct_and_cg_find_the_same_lambda(bead in beads()) {
        let (by_cg, by_direct) = (present(&mut bead.simulation()), present(&mut direct(&bead).simulation()));
        let scale = 1.0 + by_direct.lambda.iter().map(|l| l.abs()).sum::<f64>();
        for (x, y) in by_cg.lambda.iter().zip(&by_direct.lambda) {
            prop_assert!((x - y).abs() <= SOLVED * scale * 100.0, "{x} {y}"); // ‖A⁻¹‖ ‖A‖ once more, for λ from the residual
        }
    }

    #[test]
    fn a_constraint_said_n_times_shares_its_lambda_and_changes_nothing(bead in beads(), n in 2..5usize, solver in prop::sample::select(vec!["cg", "direct"])) {
        let once = present(&mut direct(&bead).simulation());
        let mut document = bead.document();
        document["constraints"] = json!(vec![document["constraints"][0].clone(); n]);
        document["method"]["solver"] = json!({ "kind": solver });
        let often = present(&mut simulation(&document));
        let scale = 100.0 * SOLVED * (1.0 + once.lambda.iter().map(|l| l.abs()).sum::<f64>()); // as above
        for (i, lambda) in often.lambda.iter().enumerate() {
            let share = once.lambda[i % once.lambda.len()] / n as f64; // the λ of smallest norm
            prop_assert!((lambda - share).abs() <= scale, "{solver}: λ[{i}] = {lambda}, a share is {share}");
        }
        for (x, y) in often.acceleration.iter().zip(&once.acceleration) {
            prop_assert!((x - y).abs() <= scale * (1.0 + bead.at.length()) * (1.0 + 1.0 / bead.mass), "{solver}: v̇ {x} {y}");
        }
    }

    #[test]
    fn the_formula_for_one_lambda_is_the_general_method(bead in beads().prop_filter("the plane has one row", |b| b.dimension == 2)) {
        let circle = bead.circle.expect("a circle");
        let (x, v) = bead.relative();
        let form = if circle.form == "length" { Form::Length } else { Form::HalfSquared };
        let (alpha, beta) = (bead.setting("alpha"), bead.setting("beta"));
        let point = CirclePoint { x, v, f: bead.applied_at_start(), m: bead.mass, r: circle.radius, alpha, beta, form };
        let one = point.lambda().expect("x is not 0");
        let mut simulation = bead.simulation();
        let e = present(&mut simulation);
        let (c, c_dot, gradient, rest) = rows(&bead)[0];
        let terms = gradient.dot(point.f).abs() + bead.mass * (rest.abs() + alpha * c.abs() + beta * c_dot.abs());
        let scale = 1e-12 * (1.0 + terms / gradient.dot(gradient)); // rounding of the sum in λ
        prop_assert!((one.lambda - e.lambda[0]).abs() <= scale, "{} {}", one.lambda, e.lambda[0]);
        prop_assert!((one.c - c).abs() <= 1e-13 * (1.0 + x.dot(x)) && (one.c_dot - c_dot).abs() <= 1e-13 * (1.0 + x.length() * v.length()));
        prop_assert!((one.force - of_first(&simulation, &e.constraint_force)).length() <= scale * (1.0 + gradient.length()));
        prop_assert!((one.acceleration - of_first(&simulation, &e.acceleration)).length() <= scale * (1.0 + gradient.length()) * (1.0 + 1.0 / bead.mass));
    }

    /// The feedback law in time: every row follows C̈ + βĊ + αC = 0, whatever the forces. RK4 at h = 0.5 ms: the fastest
    /// decay here is √α (ζ + √(ζ² − 1)) < 53/s, and (hλ)⁴/120 · λt e^(−λt) < 2e-9 of the start.
    #[test]
    fn every_row_is_a_damped_oscillator_from_any_illegal_start(
        bead in beads(),
        (alpha, zeta) in (25.0..400.0f64, 0.1..1.5f64),
        (amplitude, phase, out_of_plane, around) in (0.0..0.25f64, -3.1..3.1f64, -0.15..0.15f64, -2.0..2.0f64),
    ) {
        let beta = 2.0 * zeta * alpha.sqrt();
        let bead = illegal(&bead, alpha.sqrt(), (amplitude, phase), out_of_plane, around);
        let method = json!({ "integrator": "rk4", "stepSize": 5e-4, "alpha": alpha, "beta": beta, "solver": { "kind": "direct" } });
        let mut simulation = bead.method(method).simulation();
        let r = bead.circle.expect("a circle").radius;
        for round in 1..=4 {
            run(&mut simulation, 200);
            for (i, (c, c_dot, _, _)) in rows(&bead).into_iter().enumerate() {
                let expected = damped_oscillator(alpha, beta, (c, c_dot), 0.1 * f64::from(round)).0;
                let actual = observe(&mut simulation, &format!("constraint[0].C[{i}]"));
                prop_assert!((actual - expected).abs() <= 1e-8 * (1.0 + r * r), "row {i}: C = {actual}, the oscillator {expected}");
            }
        }
    }
}

/// f̂ of the bead with each form of C, solved directly.
fn both_forms(bead: &Bead) -> [DVec3; 2] {
    FORMS.map(|form| {
        let mut bead = direct(bead);
        bead.circle.iter_mut().for_each(|c| c.form = form);
        let mut simulation = bead.simulation();
        let force = present(&mut simulation).constraint_force;
        of_first(&simulation, &force)
    })
}

/// The bead put off its circle so that Ċ² + ω²C² is small enough to keep it away from the centre: C and Ċ/ω are amplitude
/// and phase of an oscillation of at most a quarter of r (or of r²).
fn illegal(bead: &Bead, omega: f64, (amplitude, phase): (f64, f64), out_of_plane: f64, around: f64) -> Bead {
    let circle = bead.circle.expect("a circle");
    let r = circle.radius;
    let (sin, cos) = libm::sincos(phase);
    let (distance, outwards) = if circle.form == "length" {
        (r + amplitude * r * cos, omega * amplitude * r * sin)
    } else {
        let distance = (r * r * (1.0 + 2.0 * amplitude * cos)).sqrt();
        (distance, omega * amplitude * r * r * sin / distance)
    };
    let axis = (bead.at - circle.center).reject_from(circle.normal).normalize();
    let height = if bead.dimension == 3 { out_of_plane * r } else { 0.0 };
    let x = (distance * distance - height * height).sqrt() * axis + height * circle.normal;
    let tangent = circle.normal.cross(axis);
    let velocity = outwards * x.normalize() + around * tangent;
    Bead { at: circle.center + x, velocity, ..bead.clone() }
}
