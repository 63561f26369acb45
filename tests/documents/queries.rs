//! Rays, points, events of contacts, impulses and steps by seconds, on running simulations.

use crate::common::simulation;
use constrained_dynamics::error::Code;
use constrained_dynamics::world::Status;
use glam::DVec3;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A box on the ground, a disc in the air, and a particle.
fn heap() -> Value {
    json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81],
        "bodies": [
            { "shape": { "halfPlane": [0, 1] }, "at": [0, 0], "fixed": true },
            { "shape": { "box": [0.5, 0.5] }, "at": [0, 0.5] },
            { "shape": { "disc": 0.2 }, "at": [0, 2], "mass": 2 },
            { "particle": {}, "at": [3, 1] },
        ],
    })
}

#[test]
fn a_ray_meets_the_first_body_and_a_point_lies_in_all_that_hold_it() {
    let s = simulation(&heap());
    let down = s.cast_ray(&[0.1, 5.0], &[0.0, -3.0], f64::INFINITY).unwrap().unwrap();
    assert_eq!(down.body, 2);
    assert!((down.point.y - (2.0 + 0.03_f64.sqrt())).abs() < 1e-12 && (down.normal.x - 0.5).abs() < 1e-12, "{down:?}");
    let beside = s.cast_ray(&[0.3, 5.0], &[0.0, -1.0], 1e3).unwrap().unwrap();
    assert_eq!((beside.body, beside.point, beside.normal, beside.distance), (1, DVec3::new(0.3, 1.0, 0.0), DVec3::Y, 4.0));
    assert_eq!(s.cast_ray(&[0.3, 5.0], &[0.0, -1.0], 3.9).unwrap(), None);
    assert_eq!(s.cast_ray(&[2.0, 1.0], &[1.0, 0.0], 10.0).unwrap(), None, "particles are not met");
    assert_eq!(s.bodies_at(&[0.0, 0.0]).unwrap(), [0, 1]);
    assert_eq!(s.bodies_at(&[0.0, 1.9]).unwrap(), [2]);
    assert_eq!(s.cast_ray(&[0.0, 0.0], &[0.0, 0.0], 1.0).unwrap_err().path, "direction");
}

#[test]
fn contacts_begin_and_end() {
    let mut s = simulation(&heap());
    s.step(5);
    assert_eq!(s.contact_events().began, [[0, 1]]);
    assert_eq!(s.contact_events(), Default::default());
    s.step(100);
    let landed = s.contact_events();
    assert_eq!((landed.began, landed.ended), (vec![[0, 3], [1, 2]], vec![]));
    s.apply_impulse(2, &[0.0, 10.0], None).unwrap();
    s.step(20);
    assert_eq!(s.contact_events().ended, [[1, 2]]);
}

#[test]
fn an_impulse_changes_momentum_by_itself_and_is_replayed() {
    let mut s = simulation(&json!({
        "version": 1, "space": "space",
        "bodies": [{ "shape": { "box": [0.1, 0.2, 0.4] }, "at": [1, 0, 0], "mass": 3, "orientation": [0.5, 0.5, 0.5, 0.5] }],
    }));
    s.step(3);
    s.apply_impulse(0, &[1.0, -2.0, 0.5], Some(&[1.2, 0.1, -0.3])).unwrap();
    let (p, l) = (DVec3::new(1.0, -2.0, 0.5), DVec3::new(1.2, 0.1, -0.3).cross(DVec3::new(1.0, -2.0, 0.5)));
    for (name, expected) in ["momentum.x", "momentum.y", "momentum.z"].iter().zip(p.to_array()) {
        assert!((s.observe(name).unwrap() - expected).abs() < 1e-12);
    }
    for (name, expected) in ["angularMomentum.x", "angularMomentum.y", "angularMomentum"].iter().zip(l.to_array()) {
        assert!((s.observe(name).unwrap() - expected).abs() < 1e-12, "{name}");
    }
    s.step(5);
    let hash = s.state_hash();
    s.step_back(7);
    s.step(7);
    assert_eq!(s.state_hash(), hash);
    assert_eq!(s.apply_impulse(0, &[1e10, 0.0, 0.0], None).unwrap_err().path, "impulse");
    assert_eq!(s.apply_impulse(1, &[1.0, 0.0, 0.0], None).unwrap_err().code, Code::UnknownId);
}

#[test]
fn advance_takes_the_steps_that_fit_and_keeps_the_rest() {
    let mut s = simulation(&heap());
    let steps: u32 = (0..60).map(|_| s.advance(1.0 / 60.0).unwrap().steps).sum();
    assert_eq!((steps, s.world().step_count()), (100, 100));
    assert_eq!(s.advance(0.009).unwrap().steps, 0);
    assert_eq!(s.advance(0.002).unwrap().steps, 1);
    s.reset();
    assert_eq!(s.advance(0.009).unwrap().steps, 0, "what was left over is gone");
    for seconds in [-1.0, f64::NAN, f64::INFINITY] {
        assert_eq!(s.advance(seconds).unwrap_err().path, "seconds");
    }
    assert_eq!(s.advance(0.0).unwrap().step.status, Status::Ok);
}

proptest! {
    /// In space and in the plane, wherever the particles are: C = 0, and a spring has no force.
    #[test]
    fn a_measure_that_is_not_given_is_the_present_one(at in prop::collection::vec(prop::array::uniform3(-2.0..2.0f64), 4)) {
        let particles = |d: usize| at.iter().map(|x| json!({ "particle": {}, "at": x[..d] })).collect::<Vec<_>>();
        let bare = |space: &str, d| json!({ "version": 1, "space": space, "bodies": particles(d) });
        let (mut plane, mut space) = (bare("plane", 2), bare("space", 3));
        plane["constraints"] = json!([{ "area": { "around": [0, 1, 2, 3] } }]);
        space["constraints"] = json!([
            { "rope": { "over": [0, 1, 2, 3] } }, { "max-distance": { "between": [0, 1] } }, { "angle": { "between": [0, 1, 2] } },
            { "volume": { "corners": [0, 1, 2, 3] } }
        ]);
        space["forces"] = json!([{ "spring": { "between": [1, 2], "stiffness": 1000 } }]);
        for document in [plane, space] {
            let mut s = simulation(&document);
            prop_assert!(s.c().iter().all(|c| c.abs() < 1e-14), "{:?}", s.c());
            prop_assert!(s.observe("energy.potential").unwrap() < 1e-20);
            let written = s.to_json();
            let again = simulation(&written);
            prop_assert_eq!(again.to_json(), written);
        }
    }
}

#[test]
fn a_distance_without_a_length_is_the_present_one() {
    let bodies = json!([{ "particle": {}, "at": [0, 0], "fixed": true }, { "particle": {}, "at": [3, 4] }, { "shape": { "disc": 1 }, "at": [0, 2] }]);
    let sticks = json!([{ "distance": { "between": [0, 1] } }, { "distance": { "between": [0, 2], "anchors": [[0, 0], [0, -0.5]] } }]);
    let mut s = simulation(&json!({ "version": 1, "space": "plane", "bodies": bodies, "constraints": sticks }));
    assert_eq!(s.c(), [0.0, 0.0]);
    s.set_state(1, json!({ "at": [6, 8] })).unwrap();
    let id = s.add_constraint(json!({ "distance": { "between": [1, 0] } })).unwrap();
    let length = |s: &constrained_dynamics::Simulation, id: usize| s.to_json()["constraints"][id]["distance"]["length"].as_f64();
    assert_eq!((length(&s, 0), length(&s, 1), length(&s, id as usize)), (Some(5.0), Some(1.5), Some(10.0)));
    s.set_state(1, json!({ "at": [0, 0] })).unwrap();
    assert_eq!(s.add_constraint(json!({ "distance": { "between": [1, 0] } })).unwrap_err().path, "distance.length");
}
