//! Nanoseconds per pair of the narrow phase in space: `cargo bench --bench collide_space`.

use constrained_dynamics::geometry::space::{Manifolds, Pose, Shape, collide};
use glam::{DQuat, DVec3};
use std::hint::black_box;
use std::time::Instant;

fn main() {
    let ball: Vec<DVec3> = (0..20).map(|k| DQuat::from_rotation_y(2.4 * f64::from(k)) * ring(k, 20)).collect();
    let shapes = [
        ("sphere", Shape::sphere(0.5)),
        ("capsule", Shape::capsule(0.3, 0.3)),
        ("box", Shape::cuboid(DVec3::splat(0.5))),
        ("hull of 20", Shape::hull(&ball)),
        ("cylinder", Shape::round([(-0.5, 0.5), (0.5, 0.5)])),
        ("half-space", Shape::half_space(DVec3::Y)),
    ];
    let shapes = shapes.map(|(name, shape)| (name, shape.expect("a shape")));
    println!("{:24} {:>12} {:>12} {:>12}", "ns per pair", "resting", "any pose", "apart");
    for (i, (name_a, a)) in shapes.iter().enumerate() {
        for (name_b, b) in &shapes[..=i] {
            let resting = time(a, b, |k| Pose::new(DVec3::Y * 0.995, DQuat::from_rotation_y(1e-3 * f64::from(k))));
            let any = time(a, b, |k| {
                let turn = DQuat::from_scaled_axis(DVec3::new(1.0, 2.0, 3.0) * (0.37 * f64::from(k)));
                Pose::new(turn * DVec3::X * 0.9, turn * turn)
            });
            let apart = time(a, b, |k| Pose::new(DVec3::new(1.1, 1.1, 0.01 * f64::from(k)), DQuat::from_rotation_y(0.1 * f64::from(k))));
            println!("{:24} {resting:12.0} {any:12.0} {apart:12.0}", format!("{name_a}, {name_b}"));
        }
    }
}

fn ring(k: i32, count: i32) -> DVec3 {
    let y = 1.0 - f64::from(2 * k + 1) / f64::from(count);
    DVec3::new((1.0 - y * y).sqrt(), y, 0.0) * 0.5
}

/// The best of several runs.
fn time(a: &Shape, b: &Shape, pose: impl Fn(i32) -> Pose) -> f64 {
    let poses: Vec<Pose> = (0..500).map(pose).collect();
    let mut out = Manifolds::default();
    let mut best = f64::INFINITY;
    for _ in 0..20 {
        out.clear();
        let start = Instant::now();
        for pose in &poses {
            collide(black_box(a), &Pose::IDENTITY, black_box(b), pose, 0.02, &mut out);
        }
        best = best.min(start.elapsed().as_secs_f64() * 1e9 / poses.len() as f64);
        black_box(&out);
    }
    best
}
