//! The convex hull in space, over random and adversarial sets of points. Each result is a closed convex polyhedron around all
//! its points, or an error that is true; the work has a bound that is asserted where the hull is built
//! (`Hull::of_points`, in builds with debug assertions), so that no set of points can make it run on.
//!
//! `CD_CASES=1000000 cargo test --test geometry space_hull` tries more sets than the default, `CD_FROM=154054 CD_CASES=1` one.

use crate::common::cases::count;
use constrained_dynamics::error::Code;
use constrained_dynamics::geometry::space::{Hull, MAX_VERTICES};
use constrained_dynamics::{Simulation, error};
use glam::{DQuat, DVec3};
use parry3d_f64::math::Vector as ParryVector;
use parry3d_f64::transformation::try_convex_hull;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

// Documented in quickhull.rs, as shares of the diagonal of the bounding box.
/// Largest distance of a given point outside the hull, and above a face.
const OUTSIDE: f64 = 5e-9;
/// All points within this of one plane, or one line, make no hull.
const FLAT: f64 = 1e-8;
/// A hull is no smaller, m.
const SMALLEST: f64 = 1e-9;
/// A corner of the lattice on which distances are measured is at most this far from its point: √3/2 of its spacing of 2⁻⁴⁰ of at
/// most the extent, and rounding.
const LATTICE: f64 = 1e-12;

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn signed(&mut self) -> f64 {
        2.0 * self.unit() - 1.0
    }

    fn vector(&mut self) -> DVec3 {
        DVec3::new(self.signed(), self.signed(), self.signed())
    }

    fn direction(&mut self) -> DVec3 {
        (0..).find_map(|_| Some(self.vector()).filter(|v| v.length() > 0.1 && v.length() < 1.0)).unwrap().normalize()
    }

    fn turn(&mut self) -> DQuat {
        DQuat::from_axis_angle(self.direction(), 3.2 * self.unit())
    }

    /// 10 to a power between these.
    fn power(&mut self, from: f64, to: f64) -> f64 {
        10f64.powf(from + (to - from) * self.unit())
    }
}

/// Cases that were wrong once: nearly coplanar points on the faces of a cube, and two corners 1e-8 of the size apart.
const ONCE_WRONG: [u64; 2] = [148_770, 154_054];

const FAMILIES: [&str; 16] = [
    "cloud",
    "sphere",
    "cube faces",
    "lattice",
    "nearly flat",
    "nearly a line",
    "duplicates",
    "prism",
    "cone",
    "top",
    "box with jitter",
    "plate",
    "needle",
    "flat dome",
    "ulps",
    "arc",
];

/// A set of points of size about 1.
fn family(kind: &str, random: &mut Random) -> Vec<DVec3> {
    let n = 4 + random.below(40);
    let jitter = if random.below(4) == 0 { 0.0 } else { random.power(-17.0, -6.0) };
    let ring = |random: &mut Random, corners: usize, radius: f64, y: f64| -> Vec<DVec3> {
        let start = random.unit();
        (0..corners)
            .map(|k| DQuat::from_rotation_y(start + std::f64::consts::TAU * k as f64 / corners as f64) * DVec3::new(radius, y, 0.0))
            .collect()
    };
    let mut points: Vec<DVec3> = match kind {
        "cloud" => return (0..n).map(|_| random.vector()).collect(),
        "sphere" => return (0..n).map(|_| random.direction()).collect(),
        "cube faces" => (0..n)
            .map(|_| {
                let mut p = random.vector();
                p[random.below(3)] = if random.below(2) == 0 { -1.0 } else { 1.0 };
                p
            })
            .collect(),
        "lattice" => {
            let side = 2 + random.below(3) as u64;
            (0..n + 20)
                .map(|_| DVec3::new((random.next() % side) as f64, (random.next() % side) as f64, (random.next() % side) as f64))
                .collect()
        }
        "nearly flat" => (0..n).map(|_| random.vector() * DVec3::new(1.0, 0.0, 1.0)).collect(),
        "nearly a line" => (0..n).map(|_| DVec3::X * random.signed()).collect(),
        "duplicates" => {
            let few: Vec<DVec3> = (0..4 + random.below(6)).map(|_| random.vector()).collect();
            (0..n).map(|_| few[random.below(few.len())]).collect()
        }
        "prism" => {
            let corners = 3 + random.below(20);
            [ring(random, corners, 1.0, 0.3), ring(random, corners, 1.0, -0.3)].concat()
        }
        "cone" => {
            let corners = 3 + random.below(40);
            [ring(random, corners, 1.0, 0.0), vec![DVec3::Y * random.unit()]].concat()
        }
        "top" => {
            let corners = 4 + random.below(12);
            [ring(random, corners, 0.3, 0.04), ring(random, corners, 0.3, -0.04), ring(random, corners, 0.05, 0.2), vec![DVec3::Y * -0.3]]
                .concat()
        }
        "box with jitter" => {
            let steps = 1 + random.below(3);
            let mut grid = Vec::new();
            for x in 0..=steps {
                for y in 0..=steps {
                    for z in 0..=steps {
                        grid.push(DVec3::new(x as f64, y as f64, z as f64) / steps as f64 - 0.5);
                    }
                }
            }
            grid
        }
        "plate" => {
            let thickness = random.power(-9.0, -2.0);
            (0..n).map(|_| random.vector() * DVec3::new(1.0, thickness, 1.0)).collect()
        }
        "needle" => {
            let (one, other) = (random.power(-9.0, -2.0), random.power(-9.0, -2.0));
            (0..n).map(|_| random.vector() * DVec3::new(1.0, one, other)).collect()
        }
        "flat dome" => {
            let height = random.power(-10.0, -6.0);
            let mut dome: Vec<DVec3> =
                (0..n).map(|_| random.vector()).map(|v| DVec3::new(v.x, height * (1.0 - v.x * v.x - v.z * v.z), v.z)).collect();
            dome.push(DVec3::Y * -0.5);
            dome
        }
        "ulps" => {
            let base = [ring(random, 8, 0.3, 0.04), ring(random, 8, 0.3, -0.04), vec![DVec3::Y * -0.3]].concat();
            base.into_iter().map(|p| DVec3::from(p.to_array().map(|x| if random.below(2) == 0 { x } else { x.next_up() }))).collect()
        }
        "arc" => {
            // Corners of two arcs whose sagitta is about the tolerance.
            let sagitta = random.power(-10.0, -5.0);
            let arc = |z: f64, n: usize| {
                (0..n).map(move |k| 2.0 * k as f64 / (n - 1) as f64 - 1.0).map(move |x| DVec3::new(x, sagitta * (1.0 - x * x), z))
            };
            arc(0.0, 4 + n / 2).chain(arc(1.0, 4 + n / 2)).chain([DVec3::NEG_Y]).collect()
        }
        other => panic!("{other}"),
    };
    // All points, or one of them, moved.
    if random.below(2) == 0 {
        points.iter_mut().for_each(|p| *p += jitter * random.vector());
    } else {
        let one = random.below(points.len());
        points[one] += jitter * random.direction();
    }
    points
}

/// Turned, enlarged and moved.
fn placed(mut points: Vec<DVec3>, random: &mut Random) -> Vec<DVec3> {
    let turn = if random.below(3) == 0 { DQuat::IDENTITY } else { random.turn() };
    let scale = if random.below(2) == 0 { 1.0 } else { random.power(-8.5, 8.0) };
    let offset = if random.below(2) == 0 { DVec3::ZERO } else { random.vector() };
    points.iter_mut().for_each(|p| *p = (turn * *p + offset) * scale);
    for i in (1..points.len()).rev() {
        let j = random.below(i + 1);
        if random.below(4) != 0 {
            points.swap(i, j);
        }
    }
    points
}

fn extent(points: &[DVec3]) -> f64 {
    let (min, max) = points.iter().fold((DVec3::INFINITY, DVec3::NEG_INFINITY), |(lo, hi), p| (lo.min(*p), hi.max(*p)));
    (max - min).length()
}

/// The least width over the normals of all planes through three points: at most a few times the least of all widths. Three
/// points that are nearer to a line than 1e-9 leave too few digits for a normal.
fn thickness(points: &[DVec3]) -> f64 {
    let size = extent(points);
    let mut least = f64::INFINITY;
    for i in 0..points.len() {
        for j in 0..i {
            for k in 0..j {
                let cross = cross((points[j] - points[i]) / size, (points[k] - points[i]) / size);
                let (lo, hi) = if cross.length() < 1e-9 {
                    continue;
                } else {
                    let n = cross.normalize();
                    points.iter().map(|p| n.dot(*p - points[i])).fold((0f64, 0f64), |(lo, hi), h| (lo.min(h), hi.max(h)))
                };
                least = least.min(hi - lo);
            }
        }
    }
    if least.is_finite() { least / size } else { 0.0 }
}

/// To all digits of each component, where a product of two long sides would lose those of the normal of a thin triangle.
fn cross(a: DVec3, b: DVec3) -> DVec3 {
    // ab − cd (Kahan).
    let minor = |a: f64, b: f64, c: f64, d: f64| {
        let cd = c * d;
        a.mul_add(b, -cd) + (-c).mul_add(d, cd)
    };
    DVec3::new(minor(a.y, b.z, a.z, b.y), minor(a.z, b.x, a.x, b.z), minor(a.x, b.y, a.y, b.x))
}

/// Nothing here uses the code that is tested but for the lists of vertices, faces and edges.
fn assert_polyhedron(hull: &Hull, points: &[DVec3], random: &mut Random) -> Result<(), String> {
    let size = extent(points);
    let (vertices, edges) = (hull.vertices(), hull.edges());
    let check = |right: bool, what: &str| if right { Ok(()) } else { Err(what.to_string()) };
    check(vertices.len() + hull.faces().len() == edges.len() + 2, "Euler")?;
    check((4..=MAX_VERTICES).contains(&vertices.len()), "vertices")?;
    check(vertices.iter().all(|v| points.contains(v)), "every vertex is a given point")?;
    let mut sides = BTreeMap::new();
    for face in 0..hull.faces().len() {
        let corners = hull.corners(face);
        let at = |k: usize| vertices[usize::from(corners[k % corners.len()])];
        let normal = hull.normals()[face];
        check((normal.length() - 1.0).abs() < 1e-12, "unit normal")?;
        for k in 0..corners.len() {
            *sides.entry((corners[k], corners[(k + 1) % corners.len()])).or_insert(0) += 1;
            check((at(k + 1) - at(k)).cross(at(k + 2) - at(k + 1)).dot(normal) > 0.0, "a face is a convex polygon")?;
            check(normal.dot(at(k) - at(0)).abs() <= OUTSIDE * size, "a face is plane")?;
        }
        for p in points {
            let height = normal.dot(*p - at(0)) / size;
            check(height <= OUTSIDE, &format!("a point is {height:e} above a face"))?;
        }
    }
    check(sides.iter().all(|((a, b), count)| *count == 1 && sides.contains_key(&(*b, *a))), "every edge has two faces, one each way")?;
    for e in edges {
        let along = vertices[usize::from(e.head)] - vertices[usize::from(e.tail)];
        let cross = hull.normals()[usize::from(e.left)].cross(hull.normals()[usize::from(e.right)]);
        check(cross.dot(along) > 0.0, "edges are convex")?;
    }
    // Against the points themselves: as far out in every direction.
    let far = |set: &[DVec3], n: DVec3| set.iter().map(|p| n.dot(*p - points[0])).fold(f64::NEG_INFINITY, f64::max);
    for _ in 0..8 {
        let n = random.direction();
        let short = (far(points, n) - far(vertices, n)) / size;
        check(short <= OUTSIDE + 2.0 * LATTICE, &format!("the hull ends {short:e} too early"))?;
    }
    check(volume(vertices, &hull.triangles()) > 0.0, "volume")
}

fn volume(vertices: &[DVec3], triangles: &[[u32; 3]]) -> f64 {
    let at = |i: u32| vertices[i as usize] - vertices[0];
    triangles.iter().map(|[a, b, c]| at(*a).dot(at(*b).cross(at(*c))) / 6.0).sum()
}

/// A clear error, and one that is true; the thickness of what was refused as too thin.
fn assert_refusal(error: &error::Error, points: &[DVec3]) -> Result<f64, String> {
    let thickness = thickness(points);
    match error.code {
        Code::OutOfRange if extent(points) < SMALLEST => Ok(0.0),
        Code::OutOfRange if thickness <= 2.0 * (FLAT + LATTICE) => Ok(thickness),
        Code::Unsupported if thickness < 1e-6 => Ok(thickness),
        Code::TooLarge if points.len() > MAX_VERTICES => Ok(0.0),
        _ => Err(format!("{error}, thickness {thickness:e}")),
    }
}

/// Compares a hull with parry's; `Ok(false)` if parry's hull is not convex.
fn assert_as_parry(hull: &Hull, points: &[DVec3]) -> Result<bool, String> {
    let theirs: Vec<ParryVector> = points.iter().map(|p| ParryVector::from_array(p.to_array())).collect();
    let Ok((vertices, triangles)) = try_convex_hull(&theirs) else { return Err("parry finds no hull".into()) };
    let vertices: Vec<DVec3> = vertices.iter().map(|v| DVec3::from_array(v.to_array())).collect();
    // Parry's hull of points on the faces of a cube is now and then not convex; then it can be no judge.
    let theirs_holds = |t: &[u32; 3]| {
        let [a, b, c] = t.map(|i| vertices[i as usize]);
        let normal = (b - a).cross(c - a).normalize_or_zero();
        points.iter().all(|p| normal.dot(*p - a) <= 1e-9 * extent(points))
    };
    if !triangles.iter().all(theirs_holds) {
        return Ok(false);
    }
    let (ours, theirs) = (volume(hull.vertices(), &hull.triangles()), volume(&vertices, &triangles));
    // Parry keeps every point; ours may leave out what is within the tolerance of its surface.
    let area = |t: &[u32; 3]| {
        let [a, b, c] = t.map(|i| vertices[i as usize]);
        0.5 * (b - a).cross(c - a).length()
    };
    if (ours - theirs).abs() > OUTSIDE * extent(points) * triangles.iter().map(area).sum::<f64>() {
        return Err(format!("volume {ours} where parry has {theirs}"));
    }
    Ok(true)
}

#[test]
fn any_points_make_a_closed_convex_polyhedron_or_a_true_error() {
    let from = std::env::var("CD_FROM").map_or(0, |n| n.parse().expect("CD_FROM is a number"));
    let cases = count(20_000, 1_000_000);
    let (mut built, mut wrong, mut judged) = (BTreeMap::new(), Vec::new(), 0);
    let mut thickest: BTreeMap<&str, (u64, f64)> = BTreeMap::new();
    for seed in (from..from + cases).chain(ONCE_WRONG) {
        let mut random = Random(seed);
        let kind = FAMILIES[seed as usize % FAMILIES.len()];
        let points = family(kind, &mut random);
        let points = placed(points, &mut random);
        let count: &mut (u64, u64) = built.entry(kind).or_default();
        let verdict = match Hull::of_points(&points) {
            Ok(hull) => {
                count.0 += 1;
                let own = assert_polyhedron(&hull, &points, &mut random);
                if matches!(kind, "cloud" | "sphere" | "cube faces") {
                    own.and_then(|()| assert_as_parry(&hull, &points)).map(|could| judged += u64::from(could))
                } else {
                    own
                }
            }
            Err(error) => {
                count.1 += 1;
                assert_refusal(&error, &points).map(|thickness| {
                    let (count, most) = thickest.entry(error.code.as_str()).or_default();
                    (*count, *most) = (*count + 1, most.max(thickness));
                })
            }
        };
        if let Err(what) = verdict {
            wrong.push(format!("seed {seed}, {kind}, {} points: {what}", points.len()));
        }
    }
    println!("built and refused: {built:?}\nrefusals and the thickest of them: {thickest:?}");
    assert!(wrong.is_empty(), "{} of {}\n{}", wrong.len(), cases, wrong[..wrong.len().min(40)].join("\n"));
    if cases < 1000 {
        return;
    }
    assert!(judged > cases / 10, "parry judges clouds and spheres: {judged}");
    assert!(FAMILIES.iter().all(|kind| built[kind].0 >= cases / 1000), "every family has sets that make a hull: {built:?}");
}

/// The document of a report from outside that ran for a hundred seconds, a share link of 167 letters.
fn reported(points: &Value) -> Value {
    json!({ "version": 1, "space": "space", "bodies": [{ "at": [0, 0, 0], "shape": { "hull": points } }] })
}

#[test]
fn the_reported_document_is_built() {
    let five = json!([
        [0.3, 0, 0],
        [-0.21213203435596423, -0.04, 0.21213203435596426],
        [-0.3, -0.04, 0],
        [0.21213203435596426, 0.04, 0.21213203435596423],
        [0, 0.040000001, -0.3]
    ]);
    assert_eq!(Simulation::from_document(&reported(&five), &Map::new()).unwrap().world().step_count(), 0);
}

/// Each coordinate of each corner of a scene's hull, moved a little, alone or in a compound: one such corner of the spinning top
/// made the hull run on for ever.
#[test]
fn tops_with_a_moved_corner_are_built_and_step() {
    for (scene, pointer) in [("spinning-top", "/bodies/1/shape/compound/0/hull"), ("heavy-top", "/bodies/1/shape/hull")] {
        let document = Simulation::from_scene(scene, &Map::new()).unwrap().to_json();
        let corners = document.pointer(pointer).and_then(Value::as_array).unwrap_or_else(|| panic!("{scene}: {document:#}"));
        for (corner, at) in corners.iter().enumerate() {
            for (coordinate, by) in (0..3).flat_map(|c| [1e-9, -1e-9, 3e-10, 1e-12, 1e-15].map(|by| (c, by))) {
                let mut changed = document.clone();
                changed.pointer_mut(pointer).unwrap()[corner][coordinate] = json!(at[coordinate].as_f64().unwrap() + by);
                let mut s = Simulation::from_document(&changed, &Map::new()).unwrap_or_else(|e| panic!("{scene} {corner}: {e}"));
                s.step(1);
                assert!(s.positions().iter().all(|x| x.is_finite()), "{scene} {corner}");
            }
        }
    }
}

/// A snapshot holds the hull's corners as bits. With any one of them flipped it is restored or refused; what is restored steps.
#[test]
fn snapshots_with_a_flipped_bit_are_restored_or_refused() {
    for scene in ["spinning-top", "heavy-top"] {
        let mut s = Simulation::from_scene(scene, &Map::new()).unwrap();
        s.step(2);
        let whole = s.snapshot();
        let (mut restored, mut refused) = (0, 0);
        // A bit of every byte, another in the next: so every bit of a coordinate in some corner.
        for byte in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[byte] ^= 1 << (byte * 5 % 8);
            let mut other = Simulation::from_scene("circle", &Map::new()).unwrap();
            match other.restore(&damaged) {
                Ok(()) => {
                    other.step(1);
                    restored += 1;
                }
                Err(error) => {
                    assert_eq!(error.code, Code::BadSnapshot, "{error}");
                    refused += 1;
                }
            }
        }
        println!("{scene}: {restored} restored, {refused} refused");
        assert!(restored > 100 && refused > 100, "{scene}: {restored} restored, {refused} refused");
    }
}
