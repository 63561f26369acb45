//! Trees in generalised coordinates, against closed forms and against the same tree in maximal coordinates.

use crate::common::cases::cases;
use crate::common::{assert_near, simulation};
use constrained_dynamics::model::articulated::{Dynamics, Tree};
use constrained_dynamics::model::{Rows, State};
use glam::DVec3;
use proptest::prelude::*;
use serde_json::{Value, json};

fn exact(step: f64) -> Value {
    json!({ "kind": "acceleration", "integrator": "rk4", "stepSize": step, "solver": { "kind": "direct" } })
}

/// VERIFICATION 5: point masses (all but) on weightless rods.
#[test]
fn the_double_pendulum_ends_where_it_must() {
    let bob = |x: f64| json!({ "shape": { "disc": 0.1 }, "mass": 1, "inertia": 1e-14, "at": [x, 0], "collides": false });
    let document = json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81], "method": exact(1e-3),
        "bodies": [bob(1.0), bob(2.0), { "particle": {}, "at": [0, 0], "fixed": true }],
        "constraints": [
            { "hinge": { "between": [2, 0], "anchors": [[0, 0], [-1, 0]] } },
            { "hinge": { "between": [1, 0], "anchors": [[-1, 0], [0, 0]] } },
        ],
    });
    let s = simulation(&document);
    let tree = Tree::from_model(s.world().model()).unwrap();
    let (mut dynamics, mut q, mut v) = (Dynamics::default(), tree.start(), vec![0.0; 2]);
    dynamics.update(&tree, &q, &v);
    let energy = dynamics.energy(&tree);
    for _ in 0..4000 {
        dynamics.step(&tree, &mut q, &mut v, &[0.0; 2], 2.5e-4);
    }
    let start = State::start(&s.world().model().bodies);
    let mut places = start.q.clone();
    tree.write(&s.world().model().bodies, &q, dynamics.places(), &mut Vec::new(), &mut places);
    let expected = [-0.585168391999, -0.810911803469, -1.444818849944, -1.321794461382];
    for (k, x) in [0, 1, 3, 4].into_iter().zip(expected) {
        assert_near(places[k], x, 1e-8, k);
    }
    assert_near(dynamics.energy(&tree), energy, 1e-9, "energy");
}

/// A tree in space with every joint, two branches, one of them named child first, turned bodies with skew inertia.
fn branching(u: &[f64]) -> Value {
    let body = |i: usize, at: DVec3| {
        let spin = &u[3 * i..3 * i + 3];
        json!({ "shape": { "sphere": 0.1 }, "mass": 1.0 + i as f64, "inertia": [0.1, 0.2, 0.25], "at": at.to_array(), "collides": false,
            "orientation": [spin[0], spin[1], spin[2], 1.5] })
    };
    let places = [DVec3::new(0.5, 0.2, 0.0), DVec3::new(1.0, -0.3, 0.4), DVec3::new(0.6, 1.0, -0.2), DVec3::new(1.2, 1.4, 0.3)];
    let turned = |i: usize| {
        let s = &u[3 * i..3 * i + 3];
        glam::DQuat::from_xyzw(s[0], s[1], s[2], 1.5).normalize()
    };
    let local = |i: usize, x: DVec3| (turned(i).inverse() * (x - places[i])).to_array();
    let joint = |id: &str, a: usize, b: usize, at: DVec3| {
        let mut inner = json!({ "between": [a, b], "anchors": [local(a, at), local(b, at)] });
        if id != "ball" {
            inner["axis"] = json!([u[12] + 1.5, u[13], u[14]]);
        }
        json!({ id: inner })
    };
    let ground = |id: &str, b: usize, at: DVec3| {
        let mut inner = json!({ "between": [4, b], "anchors": [at.to_array(), local(b, at)] });
        inner["axis"] = json!([u[15], 1.5, u[16]]);
        json!({ id: inner })
    };
    json!({
        "version": 1, "space": "space", "gravity": [0, -9.81, 0], "method": exact(1e-3),
        "bodies": [body(0, places[0]), body(1, places[1]), body(2, places[2]), body(3, places[3]),
            { "shape": { "sphere": 0.1 }, "at": [0, 0, 0], "fixed": true, "collides": false }],
        "constraints": [
            joint("slider", 2, 3, DVec3::new(0.9, 1.2, 0.0)),
            joint("ball", 2, 0, DVec3::new(0.5, 0.6, 0.0)),
            joint("hinge", 1, 0, DVec3::new(0.8, 0.0, 0.2)),
            ground("hinge", 0, DVec3::ZERO),
        ],
    })
}

#[test]
fn a_tree_moves_as_it_does_in_maximal_coordinates() {
    let u: Vec<f64> = (0..20).map(|i| libm::sin(f64::from(i * i + 1))).collect();
    let mut s = simulation(&branching(&u));
    let model = s.world().model();
    let tree = Tree::from_model(model).unwrap();
    assert_eq!(tree.dof(), 1 + 1 + 3 + 1);
    let (mut dynamics, mut q, mut v) = (Dynamics::default(), tree.start(), vec![0.0; tree.dof()]);
    for _ in 0..1000 {
        dynamics.step(&tree, &mut q, &mut v, &vec![0.0; tree.dof()], 5e-4);
    }
    let start = State::start(&model.bodies);
    let mut places = start.q.clone();
    tree.write(&model.bodies, &q, dynamics.places(), &mut Vec::new(), &mut places);
    assert_eq!(s.step(500).steps, 500);
    for (k, (x, y)) in places.iter().zip(&s.world().state().q).enumerate() {
        // q and −q turn alike.
        let off = (x - y).abs().min(if k % 7 > 2 { (x + y).abs() } else { f64::INFINITY });
        // Both are of order h⁴ = 1e-12; the joints of the one drift besides.
        assert!(off <= 1e-8, "{k}: {x} {y}");
    }
    let moved = (DVec3::from_slice(&places[21..]) - DVec3::from_slice(&start.q[21..])).length();
    assert!(moved > 0.1, "it moves: {moved}");
}

/// A crane in the plane: a boom on a hinge, a trolley that slides on it, a load that swings from that.
#[test]
fn a_crane_in_the_plane_moves_as_it_does_in_maximal_coordinates() {
    let body = |m: f64, x: f64, y: f64| json!({ "shape": { "box": [0.2, 0.1] }, "mass": m, "at": [x, y], "collides": false });
    let document = json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81], "method": exact(5e-4),
        "bodies": [{ "particle": {}, "at": [0, 0], "fixed": true }, body(2.0, 0.5, 0.0), body(1.0, 0.8, 0.0), body(0.5, 0.8, -0.7)],
        "constraints": [
            { "ball": { "between": [2, 3], "anchors": [[0, 0], [0, 0.7]] } },
            { "slider": { "between": [2, 1], "anchors": [[0, 0], [0.3, 0]], "axis": [1, 0.1] } },
            { "hinge": { "between": [0, 1], "anchors": [[0, 0], [-0.5, 0]] } },
        ],
    });
    let mut s = simulation(&document);
    let model = s.world().model();
    let tree = Tree::from_model(model).unwrap();
    let (mut dynamics, mut q, mut v) = (Dynamics::default(), tree.start(), vec![0.0; 3]);
    for _ in 0..1000 {
        dynamics.step(&tree, &mut q, &mut v, &[0.0; 3], 5e-4);
    }
    let start = State::start(&model.bodies);
    let mut places = start.q.clone();
    tree.write(&model.bodies, &q, dynamics.places(), &mut Vec::new(), &mut places);
    assert_eq!(s.step(1000).steps, 1000);
    for (k, (x, y)) in places.iter().zip(&s.world().state().q).enumerate() {
        assert_near(*x, *y, 1e-8, k);
    }
}

#[test]
fn what_is_no_tree_is_refused() {
    let u = [0.1; 20];
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut document = branching(&u);
        change(&mut document);
        document["method"] = json!({ "kind": "velocity" });
        Tree::from_model(simulation(&document).world().model()).unwrap_err().to_string()
    };
    let extra = |c: Value| move |d: &mut Value| d["constraints"].as_array_mut().unwrap().push(c.clone());
    let anchors = json!([[0, 0, 0], [0, 0, 0]]);
    assert!(refused(&extra(json!({ "ball": { "between": [3, 1], "anchors": anchors } }))).contains("loop"));
    assert!(refused(&extra(json!({ "weld": { "between": [3, 1], "anchors": anchors } }))).contains("loop"));
    assert!(refused(&extra(json!({ "motor": { "between": [3, 1] } }))).contains("not a joint of a tree"));
    assert!(refused(&|d| drop(d["constraints"].as_array_mut().unwrap().pop())).contains("bodies[0]"));
    assert!(refused(&|d| d["constraints"][3]["hinge"]["limited"] = json!(true)).contains("limits"));
}

/// A y for dense symmetric A, by Gauss and Jordan: shares no code with the factorisations in use.
fn solve(mut a: Vec<Vec<f64>>, mut y: Vec<f64>) -> Vec<f64> {
    let n = y.len();
    for k in 0..n {
        let pivot = (k..n).max_by(|i, j| a[*i][k].abs().total_cmp(&a[*j][k].abs())).unwrap();
        a.swap(k, pivot);
        y.swap(k, pivot);
        let row = a[k].clone();
        for i in (0..n).filter(|i| *i != k) {
            let factor = a[i][k] / row[k];
            a[i].iter_mut().zip(&row).for_each(|(x, r)| *x -= factor * r);
            y[i] -= factor * y[k];
        }
    }
    (0..n).map(|i| y[i] / a[i][i]).collect()
}

proptest! {
    #![proptest_config(cases(256))]

    /// M, by composites, and the links' momenta, one by one, tell the same energy; a force τ does the work τ·q̇.
    #[test]
    fn kinetic_energy_is_half_of_v_m_v_and_its_rate_the_power_of_tau(u in prop::collection::vec(-1.0f64..1.0, 32)) {
        let s = simulation(&branching(&u));
        let tree = Tree::from_model(s.world().model()).unwrap();
        let (mut dynamics, n) = (Dynamics::default(), tree.dof());
        let (mut q, mut v, tau) = (tree.start(), u[17..17 + n].to_vec(), u[23..23 + n].to_vec());
        q[0] = u[30];
        dynamics.update(&tree, &q, &vec![0.0; n]);
        let rest = dynamics.energy(&tree);
        dynamics.update(&tree, &q, &v);
        let moving = dynamics.energy(&tree);
        let mass = dynamics.mass().dense();
        let half: f64 = (0..n).map(|i| 0.5 * v[i] * mass.row(i).iter().zip(&v).map(|(m, v)| m * v).sum::<f64>()).sum();
        prop_assert!((moving - rest - half).abs() <= 1e-12 * (1.0 + half + rest.abs()), "{moving} − {rest} is not {half}");
        // Over a step the mean power, to second order in h.
        let h = 1e-4;
        let before: f64 = tau.iter().zip(&v).map(|(t, v)| t * v).sum();
        dynamics.step(&tree, &mut q, &mut v, &tau, h);
        let after: f64 = tau.iter().zip(&v).map(|(t, v)| t * v).sum();
        let gained = dynamics.energy(&tree) - moving;
        prop_assert!((gained - 0.5 * h * (before + after)).abs() <= 1e-7, "{gained}: power {before} to {after}");
    }

    /// J M⁻¹ Jᵀ is what is left of A = J W Jᵀ when the joints' rows are eliminated (their Schur complement).
    #[test]
    fn contacts_feel_the_same_tree_in_both_coordinates(u in prop::collection::vec(-1.0f64..1.0, 26)) {
        let s = simulation(&branching(&u));
        let model = s.world().model();
        let tree = Tree::from_model(model).unwrap();
        let mut dynamics = Dynamics::default();
        dynamics.update(&tree, &tree.start(), &vec![0.0; tree.dof()]);

        // Two points, one on each branch, each pushed along a direction.
        let state = State::start(&model.bodies);
        let motion = constrained_dynamics::model::Motion::new(&model.bodies, &state);
        let pushed = [(1usize, DVec3::new(u[17], u[18], u[19])), (3, DVec3::new(u[20], u[21], u[22]))];
        let n = DVec3::new(u[23], u[24], u[25] + 1.5);
        let mut rows: Rows = model.rows_at(&state);
        let joints = rows.len();
        let mut jacobian = Vec::new();
        for (body, local) in pushed {
            let point = motion.point(body, local);
            rows.push(&motion, constrained_dynamics::model::rows::Row::default(), [point.block(n)]);
            let mut row = vec![0.0; tree.dof()];
            dynamics.row(&tree, tree.link_of(body).unwrap(), point.x, n, &mut row);
            jacobian.extend(row);
        }
        let ours = dynamics.delassus(&jacobian);

        let (w, m) = (model.bodies.inverse_mass(), rows.len());
        let dense = |i: usize| {
            let mut row = vec![0.0; w.len()];
            rows.jacobian.add_row_scaled(i, 1.0, &mut row);
            row
        };
        let j: Vec<Vec<f64>> = (0..m).map(dense).collect();
        let a: Vec<Vec<f64>> = j.iter().map(|x| j.iter().map(|y| x.iter().zip(y).zip(w).map(|((x, y), w)| x * w * y).sum()).collect()).collect();
        let inner: Vec<Vec<f64>> = (0..joints).map(|i| a[i][..joints].to_vec()).collect();
        for k in 0..2 {
            let x = solve(inner.clone(), a[joints + k][..joints].to_vec());
            for l in 0..2 {
                let expected = a[joints + k][joints + l] - (0..joints).map(|i| a[joints + l][i] * x[i]).sum::<f64>();
                let found = ours.row(k)[l];
                prop_assert!((found - expected).abs() <= 1e-10 * (1.0 + a[joints + k][joints + k].abs()), "{k}{l}: {found} {expected}");
            }
        }
    }
}
