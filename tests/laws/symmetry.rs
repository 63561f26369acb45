//! Symmetries: the plane is a slice of space, and turning or moving the whole scene turns or moves its motion.

use crate::common::beads::{Bead, Circle, position, velocity};
use crate::common::cases::cases;
use crate::common::random_beads::beads;
use crate::common::{observe, run};
use constrained_dynamics::Simulation;
use glam::{DQuat, DVec3};
use proptest::prelude::*;
use serde_json::{Value, json};

/// 20 steps of 1 ms, solved directly: short, because feedback on a light bead far off its circle is violent.
fn short_run(bead: &Bead) -> Simulation {
    let mut method = bead.method.clone();
    method["stepSize"] = json!(1e-3);
    method["integrator"] = json!("rk4");
    method["solver"] = json!({ "kind": "direct" });
    let mut simulation = bead.method(method).simulation();
    run(&mut simulation, 20);
    simulation
}

/// A motion of 20 ms multiplies rounding by little: at most a hundred roundings of positions and of velocities.
fn agree(actual: &Simulation, x: DVec3, v: DVec3) -> Result<(), TestCaseError> {
    let (dx, dv) = ((position(actual) - x).length(), (velocity(actual) - v).length());
    prop_assert!(dx <= 1e-12 * (1.0 + x.length()), "positions differ by {dx:e}");
    prop_assert!(dv <= 1e-11 * (1.0 + v.length()), "velocities differ by {dv:e}");
    Ok(())
}

/// The bead's forces, every vector in them changed by `turn`.
fn turned_forces(bead: &Bead, turn: impl Fn(DVec3) -> DVec3) -> Vec<Value> {
    let mut forces = bead.forces.clone();
    for force in forces.iter_mut().flat_map(|f| f.as_object_mut().expect("an object").values_mut()) {
        if let Some(list) = force.get("force").and_then(Value::as_array) {
            let x = |i: usize| list.get(i).and_then(Value::as_f64).unwrap_or(0.0);
            force["force"] = bead.vector(turn(DVec3::new(x(0), x(1), x(2))));
        }
    }
    forces
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_circle_across_z_in_space_gives_the_planar_run(bead in beads().prop_filter("a planar bead", |b| b.dimension == 2)) {
        let mut in_space = Bead { dimension: 3, ..bead.clone() };
        in_space.forces = turned_forces(&in_space, |x| x);
        let (planar, spatial) = (short_run(&bead), short_run(&in_space));
        agree(&spatial, position(&planar), velocity(&planar))?;
        prop_assert_eq!((position(&spatial).z, velocity(&spatial).z), (0.0, 0.0));
    }

    #[test]
    fn a_turned_scene_gives_the_turned_motion(bead in beads(), angle in -3.0..3.0f64, axis in prop::array::uniform3(-1.0..1.0f64)) {
        let axis = (DVec3::from_array(axis) + DVec3::new(0.0, 0.0, 1.5)).normalize();
        let turn = DQuat::from_axis_angle(if bead.dimension == 2 { DVec3::Z } else { axis }, angle);
        let turned = Bead {
            at: turn * bead.at,
            velocity: turn * bead.velocity,
            circle: bead.circle.map(|c| Circle { center: turn * c.center, normal: turn * c.normal, ..c }),
            gravity: turn * bead.gravity,
            forces: turned_forces(&bead, |x| turn * x),
            ..bead.clone()
        };
        let straight = short_run(&bead);
        agree(&short_run(&turned), turn * position(&straight), turn * velocity(&straight))?;
    }

    #[test]
    fn a_moved_scene_gives_the_moved_motion(bead in beads(), by in prop::array::uniform3(-5.0..5.0f64)) {
        let by = DVec3::from_array(by) * if bead.dimension == 2 { DVec3::new(1.0, 1.0, 0.0) } else { DVec3::ONE };
        let moved = Bead {
            at: bead.at + by,
            circle: bead.circle.map(|c| Circle { center: c.center + by, ..c }),
            ..bead.clone()
        };
        let there = short_run(&bead);
        agree(&short_run(&moved), position(&there) + by, velocity(&there))?;
    }

    #[test]
    fn the_side_from_which_the_circle_is_seen_does_not_matter(bead in beads().prop_filter("in space", |b| b.dimension == 3)) {
        let flipped = Bead { circle: bead.circle.map(|c| Circle { normal: -2.5 * c.normal, ..c }), ..bead.clone() };
        let (mut there, mut from_below) = (short_run(&bead), short_run(&flipped));
        agree(&from_below, position(&there), velocity(&there))?;
        // The normal's length does not matter either: out of the plane is the same height, the other way up.
        let (up, down) = (observe(&mut there, "constraint[0].C[1]"), observe(&mut from_below, "constraint[0].C[1]"));
        prop_assert!((up + down).abs() <= 1e-12, "{up} {down}");
    }
}
