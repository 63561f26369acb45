//! Documents that name no method: what they hold chooses it (docs/model.md, "The method of a document that names none"), and it
//! holds for 10 s.

use crate::common;
use common::bodies::{cube, floor, ground, square, with};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use serde_json::{Value, json};

/// A document of the plane in steps as long as a frame.
fn heavy(bodies: Vec<Value>) -> Value {
    json!({ "version": 1, "space": "plane", "gravity": [0.0, -common::G], "bodies": bodies, "method": { "stepSize": 1.0 / 60.0 } })
}

fn particles(places: Vec<[f64; 2]>, held: &[usize], links: Vec<[usize; 2]>) -> Value {
    let bodies = places.iter().enumerate().map(|(k, at)| json!({ "particle": {}, "at": at, "fixed": held.contains(&k) }));
    let sticks = links.iter().map(|ends| json!({ "distance": { "between": ends, "length": 0.2, "form": "length" } }));
    let mut document = heavy(bodies.collect());
    document["constraints"] = sticks.collect();
    document
}

/// n links, straight out to the side.
fn chain(n: usize) -> Value {
    particles((0..=n).map(|k| [0.2 * k as f64, 0.0]).collect(), &[0], (0..n).map(|k| [k, k + 1]).collect())
}

/// A square net of n × n masses, held at its upper corners. Its upper edge hangs down to its middle by that angle, rad.
fn cloth(n: usize, slope: f64) -> Value {
    let place = |k: usize| {
        let column = k % n;
        [0.2 * column as f64 * slope.cos(), -0.2 * ((k / n) as f64 + column.min(n - 1 - column) as f64 * slope.sin())]
    };
    let beside = (0..n * n).filter(|k| k % n > 0).map(|k| [k - 1, k]);
    let below = (n..n * n).map(|k| [k - n, k]);
    particles((0..n * n).map(place).collect(), &[0, n - 1], beside.chain(below).collect())
}

/// n discs on ball joints, straight out to the side of a held one, above the ground: all touch all but their neighbours.
fn discs(n: usize) -> Value {
    let disc = |k: usize| json!({ "shape": { "disc": 0.1 }, "at": [0.2 * k as f64, 2.0], "fixed": k == 0 });
    let joint = |k: usize| json!({ "ball": { "between": [k, k + 1], "anchors": [[0.1, 0], [-0.1, 0]] } });
    let mut document = heavy((0..=n).map(disc).chain([ground()]).collect());
    document["constraints"] = (0..n).map(joint).collect();
    document
}

/// Rows of n, n − 1, … 1 squares.
fn pyramid(n: usize) -> Value {
    let row = |k: usize| (0..n - k).map(move |i| square(1.05 * (i as f64 + 0.5 * k as f64), 0.5 + k as f64));
    heavy([ground()].into_iter().chain((0..n).flat_map(row)).collect())
}

fn stack(n: usize) -> Value {
    heavy([ground()].into_iter().chain((0..n).map(|k| square(0.0, 0.5 + k as f64))).collect())
}

/// n ropes in a row, as a chain that may be slack.
fn rope(n: usize) -> Value {
    let mut document = chain(n);
    let links = (0..n).map(|k| json!({ "max-distance": { "between": [k, k + 1], "length": 0.2 } }));
    document["constraints"] = links.collect();
    document
}

/// A thin rod of 1 m, level, its end on a hinge of the world, and more bodies.
fn rod_on_hinge(others: Vec<Value>) -> Value {
    let rod = json!({ "shape": { "box": [0.5, 0.01] }, "mass": 1, "at": [0.5, 0] });
    let mut document = heavy([json!({ "particle": {}, "at": [0, 0], "fixed": true }), rod].into_iter().chain(others).collect());
    document["constraints"] = json!([{ "hinge": { "between": [0, 1], "anchors": [[0, 0], [-0.5, 0]] } }]);
    document
}

/// A mass of 2 kg, with a shape or none, on an implicit spring of 50 N/m, half a metre beyond its rest length.
fn on_spring(shape: &Value) -> Value {
    let mut mass = json!({ "mass": 2, "at": [1.5, 0] });
    mass.as_object_mut().unwrap().extend(shape.as_object().unwrap().clone());
    let held = json!({ "particle": {}, "at": [0, 0], "fixed": true });
    let spring = json!([{ "distance": { "between": [0, 1], "length": 1, "stiffness": 50 } }]);
    json!({ "version": 1, "space": "plane", "bodies": [held, mass], "constraints": spring })
}

fn method_of(document: &Value) -> (&'static str, bool) {
    let settings = common::simulation(document).world().settings().clone();
    (settings.method.choice("kind"), settings.project)
}

#[test]
fn what_a_document_holds_chooses_its_method() {
    for (name, document, method) in [
        ("nothing", json!({ "version": 1, "space": "plane", "bodies": [] }), ("velocity", false)),
        ("equations", chain(3), ("rattle", false)),
        ("equations that cannot all hold", cloth(5, 0.0), ("position", false)),
        ("limits", rope(3), ("velocity", false)),
        ("contacts", stack(2), ("velocity", false)),
        ("contacts and equations", discs(3), ("velocity", true)),
        ("a body that nothing can touch", heavy(vec![square(0.0, 0.0)]), ("rattle", false)),
        ("bodies that pass through each other", rod_on_hinge(vec![]), ("rattle", false)),
        ("springs", on_spring(&json!({ "particle": {} })), ("velocity", false)),
        ("springs of bodies", on_spring(&json!({ "shape": { "disc": 0.1 } })), ("velocity", false)),
    ] {
        assert_eq!(method_of(&document), method, "{name}");
    }
}

#[test]
fn words_of_a_method_choose_one_that_reads_them() {
    let mut document = chain(3);
    document["method"] = json!({ "integrator": "rk4", "alpha": 100, "beta": 20 });
    assert_eq!(method_of(&document), ("acceleration", false));
}

#[test]
fn a_mass_on_an_implicit_spring_swings_in_a_document_that_names_no_method() {
    for shape in [json!({ "particle": {} }), json!({ "shape": { "disc": 0.1 } })] {
        let mut s = common::simulation(&on_spring(&shape));
        common::run(&mut s, 30);
        common::assert_near(s.world().state().q[2], 1.0 + 0.5 * libm::cos(5.0 * 0.3), 2e-3, shape);
    }
}

/// ω from 10 to 3200 rad/s: with 4 substeps the stiffest would diverge. Each alone, and at the end of a soft chain.
#[test]
fn stiff_springs_get_the_substeps_that_they_need() {
    for stiffness in [1e2, 1e4, 1e6, 5e6] {
        for soft in [0, 3] {
            let places = (0..2 + soft).map(|k| json!({ "particle": {}, "at": [f64::from(k), 0.0], "fixed": k == 0 }));
            let spring = |k: i32| {
                let last = k == soft;
                json!({ "spring": { "between": [k, k + 1], "stiffness": if last { stiffness } else { 50.0 }, "rest": if last { 0.99 } else { 1.0 } } })
            };
            let document = json!({ "version": 1, "space": "plane", "bodies": places.collect::<Vec<_>>(), "forces": (0..=soft).map(spring).collect::<Vec<_>>() });
            let mut s = common::simulation(&document);
            let start = s.world().energy();
            for _ in 0..500 {
                let report = s.step(1);
                assert_eq!(report.step.status, Status::Ok, "{stiffness} N/m, {soft} soft ones: {:?}", report.message);
                common::assert_near(s.world().energy(), start, 0.1 * start, format!("{stiffness} N/m, {soft} soft ones"));
            }
        }
    }
}

#[test]
fn joints_hold_beside_an_implicit_spring() {
    let mut document = rod_on_hinge(vec![]);
    document["bodies"][1]["at"] = json!([0.0, -0.5]);
    document["bodies"][1]["angle"] = json!(-std::f64::consts::FRAC_PI_2);
    document["constraints"].as_array_mut().unwrap().push(json!({ "torsion": { "between": [0, 1], "stiffness": 20, "angle": 0.5 } }));
    assert_eq!(method_of(&document), ("velocity", true));
    let mut s = common::simulation(&document);
    for _ in 0..600 {
        common::run(&mut s, 1);
        let c = s.world().model().rows_at(s.world().state()).c;
        assert!(common::max_norm(&c[..2]) < 1e-5, "{c:?}");
        assert!(c[2].abs() < 1.0, "the spring is not projected, nor does it run away: {}", c[2]);
    }
}

#[test]
fn a_method_named_alone_has_a_solver_for_particles_on_shapes() {
    for kind in ["acceleration", "velocity", "generalised", "position", "rattle"] {
        let mut document = heavy(vec![json!({ "particle": {}, "at": [0, 0.5], "velocity": [1, 0] }), ground()]);
        document["method"] = json!({ "kind": kind });
        let mut s = common::simulation(&document);
        assert_eq!(s.step(200).step.status, Status::Ok, "{kind}");
        common::assert_near(s.positions()[1], 0.0, 0.0051, kind);
        common::assert_near(s.velocities()[1], 0.0, 1e-6, kind);
    }
}

#[test]
fn what_is_added_later_collides_in_a_document_without_contacts() {
    let mut s = common::simulation(&heavy(vec![square(0.0, 0.5)]));
    s.add_body(ground()).unwrap();
    common::run(&mut s, 120);
    common::assert_near(s.world().state().q[1], 0.5, 0.01, "rests on the ground");
}

#[test]
fn hinges_do_no_work_whatever_a_projection_adds_to_them() {
    // The wall makes it time stepping with contacts found once a step, although nothing ever touches it.
    let wall = json!({ "shape": { "box": [0.1, 0.1] }, "at": [5, 0], "fixed": true });
    let mut s = common::simulation(&rod_on_hinge(vec![wall]));
    for _ in 0..600 {
        common::run(&mut s, 1);
        let (work, drift) = (common::observe(&mut s, "energy.appliedWork"), common::observe(&mut s, "energy.drift"));
        assert!(work.abs() < 1e-10, "no force but weight acts, and hinges do no work: {work} J");
        assert!(drift.abs() < 0.02 * common::G * 0.5, "{drift} J");
    }
}

#[test]
fn many_bodies_that_all_pass_through_each_other_are_read_in_time() {
    let disc = |k: usize| json!({ "shape": { "disc": 0.1 }, "at": [k, 0], "groups": "ghosts", "ignores": "ghosts" });
    let few = |n: usize| json!({ "version": 1, "space": "plane", "bodies": (0..n).map(disc).collect::<Vec<_>>() });
    assert_eq!(method_of(&few(30)).0, "rattle");
    assert_eq!(method_of(&few(10_000)).0, "velocity", "more pairs than are looked at: some might touch");
}

#[test]
fn a_document_that_names_no_method_holds_for_ten_seconds() {
    for (name, document, joints) in [
        ("chain of 100", chain(100), 1e-8),
        ("cloth", cloth(9, 0.6), 1e-8),
        ("taut cloth", cloth(8, 0.0), 0.02),
        ("chain of discs", discs(20), 1e-5),
        ("stack", stack(10), 0.0),
        ("pyramid", pyramid(6), 0.0),
    ] {
        let mut s = common::simulation(&document);
        let potential = |s: &Simulation| s.world().model().potential(s.world().state());
        let (start, top) = (s.world().energy(), potential(&s));
        let (mut gain, mut bottom, mut error, mut gap) = (0.0_f64, top, 0.0_f64, 0.0_f64);
        for _ in 0..600 {
            let report = s.step(1);
            assert_eq!((report.step.status, report.warning), (Status::Ok, None), "{name}: {:?}", report.message);
            gain = gain.max(s.world().energy() - start);
            bottom = bottom.min(potential(&s));
            error = s.world().model().rows_at(s.world().state()).c.iter().fold(error, |m, c| m.max(c.abs()));
            gap = s.contacts().iter().fold(gap, |m, c| m.min(c.gap));
        }
        assert!(gain <= 0.01 * (top - bottom), "{name} gains {gain} J of a drop of {} J", top - bottom);
        assert!(error <= joints, "{name}: joints are {error} m off");
        assert!(gap >= -0.01, "{name}: overlap {gap} m");
    }
}

/// A closed chain of n discs whose area shall be that many times the largest that such a chain can have, above the ground. At 1 its
/// equations depend on each other, above 1 they contradict each other, and below 1 they do so at the start.
fn ring(n: usize, part: f64) -> Value {
    let turn = std::f64::consts::TAU / n as f64;
    let disc = |k: usize| {
        let angle = turn * k as f64;
        json!({ "shape": { "disc": 0.05 }, "mass": 0.1, "at": [0.5 * angle.cos(), 2.0 + 0.5 * angle.sin()] })
    };
    let side = |k: usize| json!({ "distance": { "between": [k, (k + 1) % n] } });
    let area = part * 0.125 * n as f64 * turn.sin();
    let inside = json!({ "area": { "around": (0..n).collect::<Vec<_>>(), "area": area } });
    json!({ "version": 1, "space": "plane", "gravity": [0.0, -common::G], "bodies": (0..n).map(disc).chain([ground()]).collect::<Vec<_>>(),
            "constraints": (0..n).map(side).chain([inside]).collect::<Vec<_>>() })
}

#[test]
fn equations_that_contradict_each_other_do_not_drive_bodies_away() {
    for n in [3, 4, 5, 6, 8, 12, 20] {
        for part in [0.5, 0.9, 1.0, 1.2, 2.0] {
            let mut s = common::simulation(&ring(n, part));
            let start = s.world().energy();
            let mut warned = false;
            for _ in 0..500 {
                warned |= s.step(1).warning.is_some_and(|words| words.contains("contradict"));
                let energy = s.world().energy();
                assert!(energy <= start * (1.0 + 1e-9), "{n} discs, {part}: {energy} of {start} J");
                let far = s.positions().chunks(3).fold(0.0_f64, |m, at| m.max(at[0].hypot(at[1])));
                assert!(far < 4.0, "{n} discs, {part}: {far} m away");
            }
            assert!(warned || part <= 1.0, "{n} discs, {part}: no word about it");
        }
    }
}

#[test]
fn the_method_that_was_chosen_is_written_and_read_again() {
    for document in [chain(5), discs(5), cloth(5, 0.0)] {
        let mut s = common::simulation(&document);
        s.step(10);
        let written = s.to_json();
        assert_eq!(written["method"]["kind"], json!(s.world().settings().method.choice("kind")));
        let mut again = common::simulation(&written);
        assert_eq!(again.world().settings(), s.world().settings());
        assert_eq!([s.step(10).steps, again.step(10).steps], [10, 10]);
        assert_eq!(again.state_hash(), s.state_hash());
    }
}

#[test]
fn a_cradle_passes_an_impact_on() {
    for n in [2, 3, 4, 5, 6, 8, 10, 15, 16, 20, 30, 50] {
        let ball = |k: usize| {
            json!({ "shape": { "disc": 0.2 }, "mass": 1, "at": [if k == 0 { -1.0 } else { 0.4 * k as f64 }, 0], "restitution": 1,
                    "friction": 0, "velocity": [if k == 0 { 2 } else { 0 }, 0] })
        };
        let mut s = common::simulation(&json!({ "version": 1, "space": "plane", "bodies": (0..n).map(ball).collect::<Vec<_>>() }));
        common::run(&mut s, 120);
        common::assert_near(common::observe(&mut s, "energy.kinetic"), 2.0, 2.0 * 1e-3, n);
    }
}

#[test]
fn bodies_that_start_in_each_other_part_calmly() {
    for overlap in [0.01, 0.1, 0.3] {
        let mut s = common::simulation(&heavy(vec![ground(), square(0.0, 0.5 - overlap), square(0.2, 1.5 - 2.0 * overlap)]));
        for _ in 0..240 {
            common::run(&mut s, 1);
            let v = &s.world().state().v;
            assert!(common::max_norm(v) < 3.0, "{overlap} m deep: {v:?}");
        }
        let q = &s.world().state().q;
        assert!(q[4] > 0.49 && q[7] > 1.48, "{overlap} m deep: they end at {} and {} m", q[4], q[7]);
    }
}

/// The velocity of the last body of the plane after some steps, its spin last.
fn velocity_of_the_last(document: &Value, steps: u32) -> [f64; 3] {
    let mut s = common::simulation(document);
    common::run(&mut s, steps);
    let v = s.velocities();
    [v[v.len() - 3], v[v.len() - 2], v[v.len() - 1]]
}

/// Eight beginnings, so that a step meets the impact at any of its moments.
fn phases(speed: f64) -> impl Iterator<Item = f64> {
    (0..8).map(move |k| f64::from(k) / 8.0 * speed / 100.0)
}

#[test]
fn bodies_that_pass_each_other_do_not_collide() {
    for (speed, clearance) in [(2.0, 1e-3), (5.0, 2e-3), (10.0, 2e-3), (20.0, 5e-3), (50.0, 5e-3)] {
        for phase in phases(speed) {
            let passing =
                |shape: Value, r: f64| json!({ "shape": shape, "at": [-2.3 - phase, 0.5 + r + clearance], "velocity": [speed, 0] });
            for body in [passing(json!({ "disc": 0.1 }), 0.1), passing(json!({ "box": [0.1, 0.1] }), 0.1)] {
                let fixed = json!({ "shape": { "box": [0.5, 0.5] }, "at": [0, 0], "fixed": true });
                let document = json!({ "version": 1, "space": "plane", "bodies": [fixed, body] });
                let v = velocity_of_the_last(&document, (5.0 / speed * 100.0) as u32);
                for (found, wanted) in v.iter().zip([speed, 0.0, 0.0]) {
                    common::assert_near(*found, wanted, 1e-9, format!("{speed} m/s, {clearance} m above: {}", body["shape"]));
                }
            }
        }
    }
}

#[test]
fn bodies_that_would_pass_each_other_meet_where_a_third_turns_one_aside() {
    for phase in phases(6.0) {
        for space in ["plane", "space"] {
            let disc = |at: [f64; 2], v: [f64; 2], fixed: bool| {
                let plane = space == "plane";
                let shape = if plane { json!({ "disc": 0.25 }) } else { json!({ "sphere": 0.25 }) };
                let point = |[x, y]: [f64; 2]| if plane { json!([x, y]) } else { json!([x, y, 0.0]) };
                json!({ "shape": shape, "at": point(at), "velocity": point(v), "fixed": fixed, "friction": 0 })
            };
            // The second flies by 2 mm over the first, which is fixed; the third hits it from above in the step in which it is there.
            let x = -0.05 - phase;
            let bodies = [disc([0.0, 0.0], [0.0, 0.0], true), disc([x, 0.502], [6.0, 0.0], false), disc([x, 1.012], [6.0, -6.0], false)];
            let mut s =
                common::simulation(&json!({ "version": 1, "space": space, "bodies": bodies, "method": { "stepSize": 1.0 / 60.0 } }));
            for _ in 0..3 {
                common::run(&mut s, 1);
                let (q, size) = (s.positions(), s.positions().len() / 3);
                let apart = (q[size] - q[0]).hypot(q[size + 1] - q[1]);
                assert!(apart > 0.5 - 5e-3, "{space}: centres {apart} m from each other");
            }
        }
    }
}

#[test]
fn a_half_ball_hit_sends_the_ball_off_at_thirty_degrees() {
    let ball = |at: [f64; 2], v: f64| json!({ "shape": { "disc": 0.03 }, "mass": 0.17, "at": at, "velocity": [v, 0], "restitution": 1, "friction": 0 });
    for speed in [1.0, 3.0, 6.0, 12.0] {
        for phase in phases(speed) {
            let bodies = [ball([-0.5 - phase, 0.03], speed), ball([0.0, 0.0], 0.0)];
            let document = json!({ "version": 1, "space": "plane", "bodies": bodies });
            let [x, y, _] = velocity_of_the_last(&document, (1.0 / speed * 100.0) as u32);
            common::assert_near((-y / x).atan().to_degrees(), 30.0, 0.1, format!("{speed} m/s: ({x}, {y})"));
            common::assert_near(x.hypot(y), speed * 0.75f64.sqrt(), 1e-3 * speed, format!("{speed} m/s: ({x}, {y})"));
        }
    }
}

#[test]
fn a_ball_that_bounces_aslant_takes_the_spin_of_its_own_radius() {
    let (mu, e) = (0.2, 0.5);
    for r in [0.01, 0.03, 0.2] {
        for phase in phases(3.0) {
            let ball = json!({ "shape": { "disc": r }, "mass": 1, "at": [0, 0.3 + r + phase], "velocity": [4, -3], "restitution": e, "friction": mu });
            let floor = json!({ "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true, "restitution": e, "friction": mu });
            let document = json!({ "version": 1, "space": "plane", "bodies": [floor, ball] });
            let [x, y, spin] = velocity_of_the_last(&document, 20);
            let wanted = [4.0 - mu * (1.0 + e) * 3.0, e * 3.0, -2.0 * mu * (1.0 + e) * 3.0 / r];
            for (found, wanted) in [x, y, spin].into_iter().zip(wanted) {
                common::assert_near(found, wanted, 0.01 * wanted.abs(), format!("r {r}: ({x}, {y}), {spin}"));
            }
        }
    }
}

#[test]
fn thin_bodies_lie_on_a_half_space() {
    let floor = json!({ "shape": { "halfSpace": [0, 1, 0] }, "at": [0, 0, 0], "fixed": true });
    let corners: Vec<[f64; 3]> =
        (0..8).map(|k| [0.02 - 0.04 * f64::from(k & 1), 0.005 - 0.01 * f64::from(k >> 1 & 1), 0.03 - 0.06 * f64::from(k >> 2)]).collect();
    for (shape, height) in [
        (json!({ "box": [0.01, 0.01, 0.01] }), 0.01),
        (json!({ "box": [0.003, 0.003, 0.003] }), 0.003),
        (json!({ "cylinder": { "radius": 0.012, "halfLength": 0.001 } }), 0.001),
        (json!({ "cylinder": { "radius": 0.038, "halfLength": 0.009 } }), 0.009),
        (json!({ "hull": corners }), 0.005),
    ] {
        for glide in [0.0, 5.0] {
            for kind in ["", "velocity", "rattle", "position"] {
                let body = json!({ "shape": shape, "at": [0, height, 0], "velocity": [glide, 0, 0], "friction": 0.2 });
                let mut document = json!({ "version": 1, "space": "space", "gravity": [0, -common::G, 0], "bodies": [floor, body] });
                if !kind.is_empty() {
                    document["method"] = json!({ "kind": kind });
                }
                let mut s = common::simulation(&document);
                common::run(&mut s, 100);
                let q = &s.world().state().q;
                common::assert_near(q[q.len() - 6], height, 2e-4, format!("{shape} at {glide} m/s, {kind}: {q:?}"));
            }
        }
    }
}

#[test]
fn a_heavy_box_rests_on_a_light_one() {
    for ratio in [10.0, 100.0, 300.0, 1000.0] {
        let stacked = |k: usize, mass: f64| with(square(0.0, 0.5 + k as f64), json!({ "mass": mass }));
        let mut s = common::simulation(&heavy(vec![ground(), stacked(0, 1.0), stacked(1, ratio)]));
        common::run(&mut s, 300);
        let q = &s.world().state().q;
        assert!(q[4] > 0.45 && (q[7] - 1.5).abs() < 0.1, "{ratio}: {q:?}");
    }
}

#[test]
fn a_heavy_box_rests_on_a_light_one_beside_others() {
    for (ratio, others) in [(1e4, 0), (1e4, 10), (1e4, 40), (1e5, 10), (1e3, 40)] {
        let stacked = |k: usize, mass: f64| with(square(0.0, 0.5 + k as f64), json!({ "mass": mass }));
        let beside = (0..others).map(|k| square(3.0 + 2.0 * f64::from(k), 0.5));
        let pair = [ground(), stacked(0, 1.0), stacked(1, ratio)];
        let mut s = common::simulation(&heavy(pair.into_iter().chain(beside).collect()));
        common::run(&mut s, 300);
        let q = &s.world().state().q;
        assert!((q[4] - 0.5).abs() < 0.01 && (q[7] - 1.5).abs() < 0.01, "{ratio} beside {others}: {:?}", &q[3..9]);
    }
}

#[test]
fn a_body_that_turns_freely_beside_others_keeps_angular_momentum_and_energy() {
    // A brick about each axis, the middle one among them, and one of another kind; floor and ball are far away.
    for spin in [[0.1, 3.0, 0.2], [1.0, 2.0, 3.0], [5.0, 0.01, 0.01], [0.01, 0.01, 5.0], [20.0, 30.0, 10.0]] {
        let ball = json!({ "shape": { "sphere": 0.5 }, "mass": 1, "at": [9, 0.5, 0] });
        let brick = json!({ "shape": { "box": [0.5, 0.3, 0.1] }, "mass": 6, "at": [0, 50, 0], "spin": spin });
        let document = json!({ "version": 1, "space": "space", "bodies": [floor(), ball, brick], "method": { "stepSize": 1.0 / 60.0 } });
        assert_eq!(method_of(&document).0, "velocity");
        let mut s = common::simulation(&document);
        let momentum =
            |s: &mut Simulation| ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].map(|name| common::observe(s, name));
        let (energy, start) = (common::observe(&mut s, "energy.kinetic"), momentum(&mut s));
        for second in 1..=10 {
            common::run(&mut s, 60);
            let change = common::distance(&momentum(&mut s), &start) / common::norm(&start);
            assert!(change < 1e-12, "L of spin {spin:?} after {second} s: {change:e}");
            common::assert_near(common::observe(&mut s, "energy.kinetic") / energy, 1.0, 1e-3, format!("energy of spin {spin:?}"));
        }
    }
}

/// A document of space on the floor y = 0.
fn on_floor(bodies: impl IntoIterator<Item = Value>) -> Value {
    let all: Vec<Value> = [floor()].into_iter().chain(bodies).collect();
    json!({ "version": 1, "space": "space", "gravity": [0.0, -common::G, 0.0], "bodies": all, "method": { "stepSize": 1.0 / 60.0 } })
}

/// About 1 − cos of the angle of a body's y axis with the vertical.
fn lean(s: &Simulation, body: usize) -> f64 {
    let x = s.positions();
    2.0 * (x[7 * body + 3].powi(2) + x[7 * body + 5].powi(2))
}

#[test]
fn towers_of_cubes_stand() {
    for (n, offset) in [(20, 0.0), (30, 0.0), (30, 1e-3)] {
        // Offsets of both signs, other ones in each direction.
        let beside = |k: usize, of: f64| offset * libm::sin(of * k as f64);
        let mut s = common::simulation(&on_floor((0..n).map(|k| cube(beside(k, 2.0), 0.5 + k as f64, beside(k, 5.0)))));
        for second in 1..=20 {
            common::run(&mut s, 60);
            for k in 0..n {
                let at = &s.positions()[7 * (k + 1)..][..3];
                let name = format!("cube {k} of {n} after {second} s: {at:?}");
                assert!((at[0] - beside(k, 2.0)).hypot(at[2] - beside(k, 5.0)) < 0.01 && lean(&s, k + 1) < 1e-6, "{name}");
            }
        }
    }
}

#[test]
fn a_cube_that_falls_flat_stays_flat() {
    for half in [0.01, 0.025, 0.05, 0.5] {
        for ground in [floor(), json!({ "shape": { "box": [2, 1, 2] }, "at": [0.1, -1, 0.2], "fixed": true })] {
            let mut document = on_floor([json!({ "shape": { "box": [half, half, half] }, "at": [0, 2.0 + half, 0] })]);
            document["bodies"][0] = ground;
            let mut s = common::simulation(&document);
            for _ in 0..120 {
                common::run(&mut s, 1);
                assert!(lean(&s, 1).sqrt() < 1e-4 * core::f64::consts::PI / 180.0, "half {half} leans by {} rad", lean(&s, 1).sqrt());
            }
            let at = s.positions();
            assert!(at[7].abs() + at[9].abs() < 1e-9, "it fell straight: {at:?}");
        }
    }
}
