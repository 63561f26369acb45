//! A floor of fixed bodies that lie against each other is one floor to what slides over it.

use crate::common;
use common::bodies::{heavy, with};
use constrained_dynamics::Simulation;
use serde_json::{Value, json};

const METHODS: [&str; 5] = ["", "velocity", "rattle", "position", "generalised"];

/// A place of the plane, or of space.
fn at(d: usize, x: f64, y: f64) -> Value {
    json!([x, y, 0.0][..d])
}

fn smooth_box(d: usize, half: [f64; 3], x: f64, y: f64) -> Value {
    json!({ "shape": { "box": half[..d] }, "at": at(d, x, y), "friction": 0 })
}

/// Twelve boxes of 1 m in a row, the first about x = 0, the surface at y = 0.
fn tiles(d: usize) -> Vec<Value> {
    (0..12).map(|k| with(smooth_box(d, [0.5, 0.5, 2.0], f64::from(k), -0.5), json!({ "fixed": true }))).collect()
}

/// Every other tile is deeper than its neighbours, which cover the upper part of its ends only.
fn uneven(d: usize) -> Vec<Value> {
    let depth = |k: usize| if k.is_multiple_of(2) { 0.5 } else { 0.9 };
    let tile = |k: usize| with(smooth_box(d, [0.5, depth(k), 2.0], k as f64, -depth(k)), json!({ "fixed": true }));
    (0..12).map(tile).collect()
}

/// Rows of tiles across the way, each shifted by half a tile: two tiles together cover the side of one.
fn bonded() -> Vec<Value> {
    let tile = |row: usize, k: usize| {
        let place = json!([row, -0.5, 1.0 + 2.0 * k as f64 - 4.0 - (row % 2) as f64]);
        with(smooth_box(3, [0.5, 0.5, 1.0], 0.0, 0.0), json!({ "fixed": true, "at": place }))
    };
    (0..12).flat_map(|row| (0..5).map(move |k| tile(row, k))).collect()
}

/// The tiles as parts of one body.
fn compound(d: usize) -> Vec<Value> {
    let part = |k: usize| json!({ "box": &[0.5, 0.5, 2.0][..d], "at": at(d, k as f64, 0.0) });
    let parts: Vec<Value> = (0..12).map(part).collect();
    vec![json!({ "shape": { "compound": parts }, "at": at(d, 5.5, -0.5), "fixed": true, "friction": 0 })]
}

/// Floors of fixed bodies, each from x = −0.5 to 11.5 m.
fn floors() -> Vec<(&'static str, Vec<Value>)> {
    let of = |d: usize| [("tiles", tiles(d)), ("uneven tiles", uneven(d)), ("tiles of one body", compound(d))];
    of(2).into_iter().chain(of(3)).chain([("tiles in bond", bonded())]).collect()
}

/// A box, a round body, a rod with round ends and two boxes as one body, on the first tile.
fn sliders(d: usize) -> [Value; 4] {
    let round = if d == 2 { json!({ "disc": 0.25 }) } else { json!({ "sphere": 0.25 }) };
    let rod =
        with(json!({ "shape": { "capsule": { "radius": 0.25, "halfLength": 0.2 } }, "friction": 0 }), json!({ "at": at(d, 0.0, 0.25) }));
    let lying = if d == 2 { rod } else { with(rod, json!({ "orientation": [0, 0, 0.5f64.sqrt(), 0.5f64.sqrt()] })) };
    let half = |x: f64| json!({ "box": &[0.125, 0.25, 0.25][..d], "at": at(d, x, 0.0) });
    let halves = json!({ "shape": { "compound": [half(-0.125), half(0.125)] }, "at": at(d, 0.0, 0.25), "friction": 0 });
    [smooth_box(d, [0.25; 3], 0.0, 0.25), json!({ "shape": round, "at": at(d, 0.0, 0.25), "friction": 0 }), lying, halves]
}

/// A body on the first tile, whose tip at the floor reaches 0.4 m ahead of its centre.
fn wedge(d: usize) -> Value {
    let corners = [[-0.2, -0.1], [0.4, -0.1], [-0.2, 0.2]];
    let shape = if d == 2 {
        json!({ "polygon": corners })
    } else {
        let side = |z: f64| corners.map(|[x, y]| json!([x, y, z]));
        {
            let vertices = [side(-0.3), side(0.3)].concat();
            json!({ "hull": vertices })
        }
    };
    json!({ "shape": shape, "at": at(d, 0.0, 0.1), "friction": 0 })
}

fn document(mut bodies: Vec<Value>, slider: &Value, v: f64, method: &str) -> Value {
    let d = bodies[0]["at"].as_array().unwrap().len();
    bodies.push(with(slider.clone(), json!({ "velocity": at(d, v, 0.0) })));
    let mut document = heavy(bodies, json!({ "kind": if method.is_empty() { "velocity" } else { method } }));
    if method.is_empty() {
        document.as_object_mut().unwrap().remove("method");
    }
    document
}

/// Place and velocity of the last body in x and y.
fn last(s: &Simulation, d: usize) -> [f64; 4] {
    let state = s.world().state();
    let (q, v) = (state.q.len() - if d == 2 { 3 } else { 7 }, state.v.len() - if d == 2 { 3 } else { 6 });
    [state.q[q], state.q[q + 1], state.v[v], state.v[v + 1]]
}

/// The slider after a time, s.
fn after(time: f64, document: &Value) -> Simulation {
    let mut s = common::simulation(document);
    let steps = (time / s.world().settings().step_size()).round() as u32;
    common::run(&mut s, steps);
    s
}

#[test]
fn a_floor_of_tiles_is_one_floor() {
    for (floor, bodies) in floors() {
        let d = bodies[0]["at"].as_array().unwrap().len();
        for slider in sliders(d) {
            for method in METHODS {
                for v in [0.5, 9.0] {
                    let mut s = common::simulation(&document(bodies.clone(), &slider, v, method));
                    let steps = (10.0 / v / s.world().settings().step_size()) as u32;
                    for step in 0..steps.min(400) {
                        common::run(&mut s, 1);
                        let [_, y, vx, _] = last(&s, d);
                        let case = format!("{} over {floor} at {v} m/s, {method}, step {step}", slider["shape"]);
                        common::assert_near(vx, v, 1e-6 * v, &case);
                        common::assert_near(y, 0.25, 1e-6, &case);
                    }
                }
            }
        }
    }
}

#[test]
fn friction_on_tiles_is_that_on_one_floor() {
    for d in [2, 3] {
        for slider in sliders(d) {
            for method in METHODS {
                let rough = with(slider.clone(), json!({ "friction": 0.4 }));
                let one = with(smooth_box(d, [6.0, 0.5, 2.0], 5.5, -0.5), json!({ "fixed": true, "friction": 0.4 }));
                let many = tiles(d).into_iter().map(|tile| with(tile, json!({ "friction": 0.4 }))).collect();
                let [on_one, on_tiles] = [vec![one], many].map(|floor| last(&after(1.0, &document(floor, &rough, 4.0, method)), d));
                for (a, b) in on_one.iter().zip(&on_tiles) {
                    common::assert_near(*b, *a, 2e-3, format!("{}, {method}: {on_one:?} and {on_tiles:?}", slider["shape"]));
                }
            }
        }
    }
}

#[test]
fn what_stands_above_the_tiles_stops_the_slider() {
    for d in [2, 3] {
        let wall = with(smooth_box(d, [0.2, 0.6, 2.0], 5.2, 0.6), json!({ "fixed": true }));
        let mut with_wall = tiles(d);
        with_wall.push(wall);
        let mut with_step = tiles(d);
        with_step[5]["at"][1] = json!(-0.45);
        let mut with_deep_step = uneven(d);
        with_deep_step[5]["at"][1] = json!(-0.85);
        let obstacles = [("a wall", 5.0, with_wall), ("a step", 4.5, with_step), ("a deep step", 4.5, with_deep_step)];
        for (obstacle, x, floor) in obstacles {
            for (slider, front) in [(&sliders(d)[0], 0.25), (&wedge(d), 0.4)] {
                for method in METHODS {
                    let s = after(5.0, &document(floor.clone(), slider, 1.5, method)); // faster, it tips over the step
                    let [reached, y, ..] = last(&s, d);
                    let case = format!("{obstacle} at {x}, {method}, {}: at {reached}, {y}", slider["shape"]);
                    assert!(reached < x - front + 0.01, "{case}");
                    common::assert_near(y, slider["at"][1].as_f64().unwrap(), 0.06, &case);
                }
            }
        }
    }
}

#[test]
fn a_corner_on_a_seam_does_not_sink() {
    let eighth = std::f64::consts::FRAC_PI_8;
    for d in [2, 3] {
        let turned = if d == 2 { json!({ "angle": 2.0 * eighth }) } else { json!({ "orientation": [0, 0, eighth.sin(), eighth.cos()] }) };
        let diamond = with(smooth_box(d, [0.25; 3], 2.5, 0.25 * 2.0f64.sqrt()), turned);
        for method in METHODS {
            let mut s = common::simulation(&document(tiles(d), &diamond, 0.0, method));
            for _ in 0..200 {
                common::run(&mut s, 1);
                let [_, y, ..] = last(&s, d);
                assert!(y > 0.25 - 0.007, "{d}, {method}: {y}");
            }
        }
    }
}

#[test]
fn a_face_is_exposed_again_where_its_neighbour_is_gone() {
    for d in [2, 3] {
        for method in METHODS {
            let slides = document(tiles(d), &sliders(d)[0], 2.0, method);
            let mut s = common::simulation(&slides);
            common::run(&mut s, 3);
            s.set_state(3, json!({ "at": at(d, 3.0, -1.0) })).expect("a tile");
            let steps = (3.0 / s.world().settings().step_size()) as u32;
            common::run(&mut s, steps);
            let [moved, ..] = last(&s, d);
            assert!(moved < 3.5 - 0.24, "{d}, {method}: a tile was lowered: at {moved}");

            let mut passed = slides;
            passed["bodies"][3]["groups"] = json!("air");
            passed["bodies"][12]["ignores"] = json!("air");
            let [x, ..] = last(&after(3.0, &passed), d);
            assert!(x < 3.5 - 0.24, "{d}, {method}: a tile meets nothing: at {x}");
        }
    }
}

#[test]
fn the_order_of_the_bodies_makes_no_difference() {
    for d in [2, 3] {
        for slider in sliders(d) {
            for method in METHODS {
                let mut slides = document(tiles(d), &slider, 3.0, method);
                slides["bodies"].as_array_mut().unwrap().rotate_right(1);
                let state = after(3.6, &slides).world().state().clone(); // onto the last tile, whose other end is exposed
                let case = format!("{} before its tiles, {method}: {:?}", slider["shape"], state.v);
                common::assert_near(state.v[0], 3.0, 3e-6, &case);
                common::assert_near(state.q[1], 0.25, 1e-6, &case);
            }
        }
    }
}

#[test]
fn a_particle_stops_at_the_foot_of_a_step() {
    // It touches the step at its foot alone, where the floor covers it; above, the step is exposed.
    for d in [2, 3] {
        let floor = with(smooth_box(d, [6.0, 0.5, 2.0], 3.0, -0.5), json!({ "fixed": true }));
        let step = with(smooth_box(d, [0.5, 0.5, 2.0], 5.0, -0.45), json!({ "fixed": true }));
        let particle = json!({ "particle": {}, "at": at(d, 0.0, 0.0) });
        for method in METHODS {
            let mut tiled = tiles(d);
            tiled[5]["at"][1] = json!(-0.45);
            for bodies in [vec![floor.clone(), step.clone()], tiled] {
                let s = after(5.0, &document(bodies, &particle, 1.5, method));
                let q = &s.world().state().q[s.world().state().q.len() - d..];
                common::assert_near(q[0], 4.5, 0.006, format!("{d}, {method}: {q:?}"));
                common::assert_near(q[1], 0.0, 0.006, format!("{d}, {method}: {q:?}"));
            }
        }
    }
}
