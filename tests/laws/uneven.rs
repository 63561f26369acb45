//! Piles under the default method: a heavy body that falls on light ones gains no energy, and small bodies stand as large ones do.

use crate::common::cases::cases;
use crate::common::{G, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::world::Status;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Boxes above each other on the ground, all of 1 kg but the highest.
#[derive(Clone, Copy, Debug)]
struct Pile {
    boxes: u32,
    /// Of the highest, kg
    mass: f64,
    /// Side, m
    side: f64,
    /// From one box to the next, in sides
    gap: f64,
    /// Each to the right of the one below, in sides
    shift: f64,
    restitution: f64,
    in_space: bool,
}

impl Pile {
    fn build(self) -> Simulation {
        let Pile { boxes, mass, side, gap, shift, restitution, in_space } = self;
        let dimension = if in_space { 3 } else { 2 };
        let list = |x: f64, y: f64| json!(([x * side, y * side, 0.0][..dimension]).to_vec());
        let shape = |half: f64| json!({ "box": vec![half * side; dimension] });
        let ground = json!({ "shape": shape(50.0), "at": list(0.0, -50.0), "fixed": true });
        let body = |i: u32| {
            let mass = if i + 1 == boxes { mass } else { 1.0 };
            let i = f64::from(i);
            json!({ "shape": shape(0.5), "mass": mass, "friction": 0.5, "restitution": restitution, "at": list(shift * i, 0.5 + (1.0 + gap) * i) })
        };
        let bodies: Vec<Value> = [ground].into_iter().chain((0..boxes).map(body)).collect();
        let space = if in_space { "space" } else { "plane" };
        simulation(
            &json!({ "version": 1, "space": space, "gravity": if in_space { json!([0, -G, 0]) } else { json!([0, -G]) }, "bodies": bodies }),
        )
    }

    /// Heights of the centres above the ground, in sides.
    fn heights(self, s: &Simulation) -> Vec<f64> {
        s.positions().chunks(if self.in_space { 7 } else { 3 }).skip(1).map(|q| q[1] / self.side).collect()
    }
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn a_heavy_box_that_falls_on_light_ones_gains_no_energy(
        boxes in 2..13_u32, log_mass in 0.0..3.0_f64, gap in 0.0..0.4_f64, shift in 0.0..0.2_f64, e in prop_oneof![Just(0.0), 0.1..0.6_f64],
        in_space in any::<bool>(),
    ) {
        let pile = Pile { boxes, mass: 10.0_f64.powf(log_mass), side: 1.0, gap, shift, restitution: e, in_space };
        let mut s = pile.build();
        let start = s.world().energy();
        for _ in 0..180 {
            let report = s.step(1);
            prop_assert_eq!(report.step.status, Status::Ok, "{:?}: {:?}", pile, report.message);
            let gained = s.world().energy() - start;
            prop_assert!(gained <= 0.01 * G * pile.mass, "{:?} gains {} J", pile, gained);
        }
    }

    #[test]
    fn small_boxes_stand_as_large_ones_do(
        boxes in 1..6_u32, log_mass in 0.0..2.0_f64, log_side in -3.0..0.0_f64, gap in 0.0..0.1_f64, in_space in any::<bool>(),
    ) {
        let pile = Pile { boxes, mass: 10.0_f64.powf(log_mass), side: 10.0_f64.powf(log_side), gap, shift: 0.0, restitution: 0.0, in_space };
        let mut s = pile.build();
        for _ in 0..180 {
            let report = s.step(1);
            prop_assert_eq!(report.step.status, Status::Ok, "{:?}: {:?}", pile, report.message);
        }
        for (i, height) in pile.heights(&s).into_iter().enumerate() {
            prop_assert!((height - 0.5 - i as f64).abs() < 0.05, "{:?}: box {} is at {} sides", pile, i, height);
        }
    }
}
