//! The narrow phase of the plane, per pair, and the broad phase, per step. `cargo bench --bench geometry_plane`

use constrained_dynamics::geometry::broad_phase::{Aabb, BroadPhase};
use constrained_dynamics::geometry::plane::{Manifolds, Pose, Shape, collide};
use criterion::{Criterion, criterion_group, criterion_main};
use glam::{DVec2, dvec2};
use std::hint::black_box;

/// Names, two shapes, and where the second is: just touching.
fn pairs() -> Vec<(&'static str, Shape, Shape, Pose)> {
    let at = |x: f64, y: f64, angle| Pose::from_angle(dvec2(x, y), angle);
    let square = || Shape::rectangle(DVec2::splat(0.5)).unwrap();
    let octagon = || Shape::polygon(&(0..8).map(|i| 0.5 * at(0.0, 0.0, f64::from(i)).rotation).collect::<Vec<_>>()).unwrap();
    let (disc, capsule) = (|| Shape::disc(0.5).unwrap(), || Shape::capsule(0.5, 0.25).unwrap());
    let ground = || Shape::half_plane(DVec2::Y).unwrap();
    let hills: Vec<DVec2> = (0..200).map(|i| dvec2(0.5 * f64::from(i) - 50.0, 0.1 * f64::from(i % 3))).collect();
    vec![
        ("disc disc", disc(), disc(), at(0.0, 0.999, 0.0)),
        ("disc box", square(), disc(), at(0.1, 0.999, 0.0)),
        ("capsule capsule", capsule(), capsule(), at(0.1, 0.499, 0.0)),
        ("capsule box", square(), capsule(), at(0.1, 0.749, 0.0)),
        ("box box, overlapping", square(), square(), at(0.1, 0.999, 1e-3)),
        ("box box, within the margin", square(), square(), at(0.1, 1.001, 1e-3)),
        ("box box, apart", square(), square(), at(0.1, 1.1, 1e-3)),
        ("octagon octagon", octagon(), octagon(), at(0.1, 0.97, 0.0)),
        ("half-plane box", ground(), square(), at(0.0, 0.499, 1e-3)),
        ("half-plane disc", ground(), disc(), at(0.0, 0.499, 0.0)),
        ("chain of 200 box", Shape::chain(&hills, false).unwrap(), square(), at(0.0, 0.6, 0.0)),
    ]
}

fn narrow(criterion: &mut Criterion) {
    let mut out = Manifolds::new();
    for (name, a, b, pose) in pairs() {
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| {
                out.clear();
                collide(black_box(&a), &Pose::IDENTITY, black_box(&b), black_box(&pose), 0.01, &mut out);
                out.len()
            });
        });
    }
}

/// Boxes that jitter: a heap of `wide` columns and a floor under all.
fn heap(wide: u32, count: u32, step: u32) -> Vec<Aabb> {
    let mut boxes = vec![Aabb { min: dvec2(-1e3, -1.0).extend(0.0), max: dvec2(1e3, 0.0).extend(0.0) }];
    boxes.extend((0..count).map(|i| {
        let jitter = 0.02 * f64::from((i * 7919 + step * 104_729) % 101) / 101.0;
        let min = dvec2(f64::from(i % wide) + jitter, f64::from(i / wide) - jitter);
        Aabb { min: min.extend(0.0), max: (min + DVec2::splat(1.01)).extend(0.0) }
    }));
    boxes
}

fn broad(criterion: &mut Criterion) {
    for (name, wide, count) in [
        ("broad phase, 1,000 in a square", 32, 1000),
        ("broad phase, 1,000 in a tower", 4, 1000),
        ("broad phase, 5,000 in a square", 70, 5000),
    ] {
        let steps: Vec<Vec<Aabb>> = (0..16).map(|step| heap(wide, count, step)).collect();
        let (mut phase, mut out, mut i) = (BroadPhase::default(), Vec::new(), 0);
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| {
                i = (i + 1) % steps.len();
                phase.pairs(&steps[i], &mut out);
                out.len()
            });
        });
    }
}

criterion_group!(benches, narrow, broad);
criterion_main!(benches);
