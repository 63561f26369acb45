//! The exact motion against an independent integration in the angle; when it is known and when it is not.

use crate::common::beads::{Bead, Circle, integrator, position, run_to, velocity};
use crate::common::exact::on_circle;
use crate::common::{G, assert_near, assert_vector_near, observe, run, simulation};
use constrained_dynamics::Simulation;
use glam::DVec3;
use serde_json::{Value, json};

/// The issue asks for an error below this, m; the check's own error is below it as well.
const TRUSTED: f64 = 1e-10;

const DOWN: DVec3 = DVec3::new(0.0, -G, 0.0);

/// A bead on a circle that is nowhere special, moving along it.
fn generic(mass: f64, angle: f64, speed: f64) -> Bead {
    let outwards = DVec3::new(libm::cos(angle), libm::sin(angle), 0.0);
    let circle = Circle { center: DVec3::new(1.0, -2.0, 0.0), ..Circle::of(0.7, "length") };
    let at = circle.center + circle.radius * outwards;
    Bead { mass, circle: Some(circle), ..Bead::free(at, speed * DVec3::new(-outwards.y, outwards.x, 0.0)) }
}

/// The bead on a tilted circle in space.
fn tilted(mass: f64, speed: f64) -> Bead {
    let normal = DVec3::new(1.0, 2.0, -2.0) / 3.0;
    let outwards = DVec3::new(2.0, 1.0, 2.0) / 3.0;
    let circle = Circle { center: DVec3::new(-1.0, 0.5, 0.3), radius: 1.3, form: "half-squared", normal };
    let (at, velocity) = (circle.center + circle.radius * outwards, speed * normal.cross(outwards));
    Bead { dimension: 3, mass, circle: Some(circle), ..Bead::free(at, velocity) }
}

struct Case {
    name: &'static str,
    bead: Bead,
    /// Everything constant that acts, over the mass, m/s².
    field: DVec3,
    /// c/m, 1/s
    gamma: f64,
    kind: &'static str,
}

fn cases() -> Vec<Case> {
    let drag = |c: f64| json!({ "drag": { "coefficient": c } });
    let sideways = json!({ "constant": { "force": [3.0, 1.0] } });
    let hanging = |bead: Bead| Bead { gravity: DOWN, ..bead };
    let case = |name, bead, field, gamma, kind| Case { name, bead, field, gamma, kind };
    let (elliptic, series) = ("elliptic functions", "Taylor series of the angle");
    vec![
        case("small swing", hanging(generic(1.0, -1.4, 0.0)), DOWN, 0.0, elliptic),
        case("large swing", hanging(generic(3.0, 1.2, 0.5)), DOWN, 0.0, elliptic),
        case("over the top", hanging(generic(1.0, 0.3, -7.0)), DOWN, 0.0, elliptic),
        case("no gravity", generic(1.0, 0.3, 1.7), DVec3::ZERO, 0.0, elliptic),
        case("sideways force", hanging(generic(2.0, 2.0, 0.4)).force(sideways.clone()), DOWN + DVec3::new(1.5, 0.5, 0.0), 0.0, elliptic),
        case(
            "user force",
            generic(2.0, 2.0, 0.4).force(json!({ "user": { "body": 0, "force": [0.0, 5.0] } })),
            DVec3::new(0.0, 2.5, 0.0),
            0.0,
            elliptic,
        ),
        case(
            "two gravities",
            hanging(generic(2.0, 2.0, 0.4)).force(json!({ "gravity": { "acceleration": [2.0, 1.0] } })),
            DOWN + DVec3::new(2.0, 1.0, 0.0),
            0.0,
            elliptic,
        ),
        case("drag", hanging(generic(1.0, 0.5, 0.0)).force(drag(0.4)), DOWN, 0.4, series),
        case("strong drag", hanging(generic(0.5, 0.5, 0.0)).force(drag(4.0)), DOWN, 8.0, series),
        case("two drags", hanging(generic(2.0, 0.5, 3.0)).force(drag(0.4)).force(drag(0.2)), DOWN, 0.3, series),
        case("drag over the top", hanging(generic(1.0, -0.5, 9.0)).force(drag(0.3)), DOWN, 0.3, series),
        case(
            "drag sideways",
            hanging(generic(2.0, 1.0, 1.0)).force(drag(0.5)).force(sideways),
            DOWN + DVec3::new(1.5, 0.5, 0.0),
            0.25,
            series,
        ),
        case("drag without gravity", generic(1.0, 1.0, 2.0).force(drag(0.5)), DVec3::ZERO, 0.5, series),
        case("tilted in space", hanging(tilted(1.0, 0.8)), DOWN, 0.0, elliptic),
        case("tilted, no gravity", tilted(1.0, 0.8), DVec3::ZERO, 0.0, elliptic),
        case("tilted, backwards, drag", hanging(tilted(2.0, -3.0)).force(drag(0.6)), DOWN, 0.3, series),
        case("at rest", generic(1.0, 1.0, 0.0), DVec3::ZERO, 0.0, "rest"),
    ]
}

fn reference(simulation: &mut Simulation, t: f64) -> (DVec3, f64, &'static str) {
    let (x, error, kind) = simulation.reference(t).expect("a motion that is known");
    (DVec3::new(x[0], x[1], x.get(2).copied().unwrap_or(0.0)), error, kind)
}

#[test]
fn the_reference_is_the_motion_of_the_angle() {
    for Case { name, bead, field, gamma, kind } in cases() {
        let mut simulation = bead.simulation();
        for t in [0.0, 0.37, 1.0, 3.3, 10.0, 2.0] {
            let (x, error, its_kind) = reference(&mut simulation, t);
            assert_eq!(its_kind, kind, "{name}");
            assert!(error <= TRUSTED, "{name}: the reference admits an error of {error:e} m at {t} s");
            assert_vector_near(x, on_circle(&bead, field, gamma, t), TRUSTED, format!("{name}, t = {t}"));
        }
    }
}

#[test]
fn a_converged_run_follows_its_reference() {
    for Case { name, bead, .. } in cases() {
        let mut simulation = run_to(&bead, "rk4", 1.0, 4_000);
        let (x, ..) = reference(&mut simulation, 1.0);
        // RK4: (ωh)⁴ with ω up to 13/s is 1e-10, over one second.
        assert_vector_near(position(&simulation), x, 1e-8, name);
    }
}

#[test]
fn the_error_that_is_observed_is_the_distance_from_the_reference() {
    for Case { name, bead, .. } in cases() {
        let mut simulation = bead.method(integrator("explicit-euler", 0.01)).simulation();
        assert_near(observe(&mut simulation, "reference.error"), 0.0, 1e-12, name);
        run(&mut simulation, 70);
        let distance = (position(&simulation) - reference(&mut simulation, 0.7).0).length();
        // Both are the same subtraction, up to the rounding of 0.7.
        assert_near(observe(&mut simulation, "reference.error"), distance, 1e-12, name);
        assert!(distance > 1e-4 || name == "at rest", "{name}: explicit Euler is off by {distance}");
    }
}

#[test]
fn fixed_bodies_stay_in_the_reference_where_they_are() {
    let mut document = cases()[1].bead.document();
    let bead = document["bodies"][0].clone();
    document["bodies"] = json!([{ "particle": {}, "at": [5.0, 6.0], "velocity": [1.0, 1.0], "fixed": true }, bead]);
    document["constraints"][0]["circle"]["body"] = json!(1);
    let (x, ..) = simulation(&document).reference(1.0).expect("one moving bead on one circle");
    assert_eq!(x[..2], [5.0, 6.0]);
    let alone = cases()[1].bead.simulation().reference(1.0).expect("it is known").0;
    assert_eq!(x[2..], alone[..]);
}

#[test]
fn no_exact_motion_is_claimed_where_none_is_known() {
    let legal = || Bead { gravity: DOWN, ..generic(1.0, 0.3, 1.0) };
    let r = 0.7;
    // Just past 1e-9, the width of what counts as legal.
    let outwards = (legal().at - DVec3::new(1.0, -2.0, 0.0)) / r;
    let in_space = || tilted(1.0, 0.8);
    let normal = in_space().circle.expect("a circle").normal;
    let illegal: Vec<(&str, Bead)> = vec![
        ("off the circle", Bead { at: legal().at + 1e-8 * outwards, ..legal() }),
        ("moving outwards", Bead { velocity: legal().velocity + 1e-8 * outwards, ..legal() }),
        ("out of the plane", Bead { at: in_space().at + 1e-8 * normal, ..in_space() }),
        ("moving out of the plane", Bead { velocity: in_space().velocity + 1e-8 * normal, ..in_space() }),
        ("not on a circle at all", Bead { circle: None, ..legal() }),
        ("at the centre", Bead { at: legal().circle.expect("a circle").center, ..legal() }),
    ];
    for (why, bead) in illegal {
        let mut simulation = bead.simulation();
        assert!(simulation.reference(0.0).is_none(), "{why}");
        assert!(observe(&mut simulation, "reference.error").is_nan(), "{why}");
    }
    assert!(legal().simulation().reference(0.0).is_some());

    let mut two_bodies = legal().document();
    two_bodies["bodies"].as_array_mut().expect("bodies").push(json!({ "particle": {}, "at": [9.0, 9.0] }));
    let mut two_circles = legal().document();
    let circle: Value = two_circles["constraints"][0].clone();
    two_circles["constraints"].as_array_mut().expect("constraints").push(circle);
    let mut held = legal().document();
    held["bodies"][0]["fixed"] = json!(true);
    for (why, document) in [("two bodies move", two_bodies), ("two constraints", two_circles), ("nothing moves", held)] {
        assert!(simulation(&document).reference(0.0).is_none(), "{why}");
    }
}

#[test]
fn while_a_hand_holds_the_bead_nothing_is_known_and_after_it_lets_go_the_motion_starts_anew() {
    let bead = Bead { gravity: DOWN, ..generic(1.0, 0.3, 1.0) };
    let mut simulation = bead.method(json!({ "integrator": "rk4", "stepSize": 1e-4, "alpha": 400.0, "beta": 40.0 })).simulation();
    run(&mut simulation, 100);
    simulation.grab(0, &[0.0, 0.0], &[2.0, -1.0]).expect("it can be held");
    assert!(simulation.reference(0.01).is_none());
    run(&mut simulation, 1_000);
    assert!(simulation.reference(0.11).is_none());
    simulation.release_grab();
    starts_here(&mut simulation, &bead, DOWN, 0.11);
}

#[test]
fn after_a_change_the_exact_motion_starts_from_there() {
    type Change = fn(&mut Simulation);
    let changes: [(&str, Change, DVec3, f64); 3] = [
        ("gravity", |s| s.set("gravity", json!(3.0)).expect("a number"), DVec3::new(0.0, -3.0, 0.0), 0.0),
        (
            "a new force",
            |s| assert_eq!(s.add_force(json!({ "constant": { "force": [2.0, 0.0] } })), Ok(0)),
            DOWN + DVec3::new(1.0, 0.0, 0.0),
            0.0,
        ),
        ("drag", |s| assert_eq!(s.add_force(json!({ "drag": { "coefficient": 1.0 } })), Ok(0)), DOWN, 0.5),
    ];
    for (name, change, field, gamma) in changes {
        let bead = Bead { gravity: DOWN, ..generic(2.0, 0.3, 1.0) };
        let mut simulation = bead.method(integrator("rk4", 1e-4)).simulation();
        run(&mut simulation, 3_000);
        assert!(simulation.reference(0.1).is_some(), "{name}: the whole motion from the start is known");
        change(&mut simulation);
        starts_here_with_drag(&mut simulation, &bead, (field, gamma), 0.3, name);
    }
}

#[test]
fn the_exact_motion_goes_on_through_a_change_that_does_not_enter_it() {
    type Change = fn(&mut Simulation);
    let changes: [(&str, Change); 5] = [
        ("feedback", |s| s.set("alpha", json!(25.0)).expect("a number")),
        ("mass", |s| s.update_body(0, json!({ "mass": 3.7 })).expect("a mass")),
        ("step size", |s| s.set("stepSize", json!(2e-3)).expect("a number")),
        ("method", |s| s.set("method", json!("rattle")).expect("a method")),
        ("form", |s| s.update_constraint(0, json!({ "form": "half-squared" })).expect("a form")),
    ];
    for (name, change) in changes {
        // Coarse steps: at the change the state is not legal, so that no exact motion could start there.
        let mut simulation = Bead { gravity: DOWN, ..generic(2.0, 0.3, 1.0) }.method(integrator("explicit-euler", 1e-3)).simulation();
        run(&mut simulation, 300);
        let known = reference(&mut simulation, 1.3);
        change(&mut simulation);
        assert_eq!(reference(&mut simulation, 1.3), known, "{name}");
        run(&mut simulation, 100);
        simulation.step_back(350);
        run(&mut simulation, 350);
        let again = reference(&mut simulation, 1.3);
        assert_vector_near(again.0, known.0, 1e-12, format!("{name}: after the recorded run was played again"));
    }
    // Where a force is not proportional to the mass the mass enters.
    let pushed = generic(2.0, 0.3, 1.0).force(json!({ "constant": { "force": [3.0, 1.0] } }));
    let mut simulation = pushed.method(integrator("explicit-euler", 1e-3)).simulation();
    run(&mut simulation, 300);
    simulation.update_body(0, json!({ "mass": 3.7 })).expect("a mass");
    assert!(simulation.reference(1.3).is_none());
}

fn starts_here(simulation: &mut Simulation, bead: &Bead, field: DVec3, now: f64) {
    starts_here_with_drag(simulation, bead, (field, 0.0), now, "let go");
}

/// The reference begins now, at the present state, and follows the law from there.
fn starts_here_with_drag(simulation: &mut Simulation, bead: &Bead, (field, gamma): (DVec3, f64), now: f64, what: &str) {
    assert!(simulation.reference(now - 0.01).is_none(), "{what}: what was before is another motion");
    let here = Bead { at: position(simulation), velocity: velocity(simulation), ..bead.clone() };
    // The state is legal to 1e-9 only, and the reference starts on the circle.
    assert_vector_near(reference(simulation, now).0, here.at, 1e-9, what);
    assert_vector_near(reference(simulation, now + 1.0).0, on_circle(&here, field, gamma, 1.0), 1e-8, what);
}
