//! Laws of particle systems at random: λ by every road, smallest λ where rows repeat, momenta, work, and a simulation
//! that stays consistent whatever is done to it.

use crate::common;
use crate::common::beads::present;
use crate::common::cases::cases;
use crate::common::{distance, documents, norm, run, simulation};
use constrained_dynamics::Simulation;
use constrained_dynamics::describe::{Arg, Type};
use constrained_dynamics::error::Error;
use constrained_dynamics::model::{Motion, Rows, State};
use constrained_dynamics::simulation::traces::TraceOptions;
use constrained_dynamics::world::Status;
use glam::DVec3;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Particles on a shaken grid (so that no stick is short and no two are in line), moving anyhow, and sticks between them.
#[derive(Clone, Debug)]
struct Truss {
    dimension: usize,
    masses: Vec<f64>,
    at: Vec<DVec3>,
    velocity: Vec<DVec3>,
    fixed: usize,
    sticks: Vec<(usize, usize)>,
}

/// Each particle after the first is tied to one before it; some to another one too: never more rows than directions.
fn trusses() -> impl Strategy<Value = Truss> {
    let unit = || -1.0..1.0f64;
    (2usize..4, 0usize..3, prop::collection::vec((unit(), unit(), unit(), unit(), unit(), unit(), unit(), 0u32..1000), 3..10)).prop_map(
        |(dimension, fixed, units)| {
            let flat = |x: DVec3| if dimension == 3 { x } else { DVec3::new(x.x, x.y, 0.0) };
            let mut truss =
                Truss { dimension, masses: Vec::new(), at: Vec::new(), velocity: Vec::new(), fixed: fixed.min(1), sticks: Vec::new() };
            for (i, (x, y, z, vx, vy, vz, mass, choice)) in units.into_iter().enumerate() {
                let cell = DVec3::new((i % 3) as f64, (i / 3) as f64, (i % 2) as f64);
                truss.at.push(flat(cell + 0.25 * DVec3::new(x, y, z)));
                truss.velocity.push(flat(2.0 * DVec3::new(vx, vy, vz)));
                truss.masses.push(libm::exp(mass));
                if i > 0 {
                    let first = choice as usize % i;
                    truss.sticks.push((first, i));
                    let second = (choice / 7) as usize % i;
                    if choice % 2 == 0 && second != first {
                        truss.sticks.push((second, i));
                    }
                }
            }
            truss
        },
    )
}

impl Truss {
    fn vector(&self, x: DVec3) -> Value {
        json!(x.to_array()[..self.dimension])
    }

    fn length(&self, (a, b): (usize, usize)) -> f64 {
        self.at[a].distance(self.at[b])
    }

    /// Under gravity, with these sticks; lengths as at the start.
    fn document(&self, sticks: &[(usize, usize)], gravity: f64, method: &Value) -> Value {
        let bodies: Vec<Value> = (0..self.at.len())
            .map(|i| {
                let (at, velocity) = (self.vector(self.at[i]), self.vector(self.velocity[i]));
                json!({ "particle": {}, "mass": self.masses[i], "at": at, "velocity": velocity, "fixed": i < self.fixed })
            })
            .collect();
        let form = |i: usize| if i.is_multiple_of(2) { "squared" } else { "length" };
        let constraints: Vec<Value> = sticks
            .iter()
            .map(|s| json!({ "distance": { "between": [s.0, s.1], "length": self.length(*s), "form": form(s.0 + s.1) } }))
            .collect();
        json!({
            "version": 1, "space": if self.dimension == 3 { "space" } else { "plane" },
            "gravity": self.vector(DVec3::NEG_Y * gravity), "bodies": bodies, "constraints": constraints, "method": method,
        })
    }

    fn simulation(&self, sticks: &[(usize, usize)], method: &Value) -> Simulation {
        simulation(&self.document(sticks, 9.81, method))
    }
}

/// λ of the present problem, from zero, to the end.
fn lambda_by(s: &mut Simulation, solver: &str) -> Vec<f64> {
    let options = TraceOptions { tolerance: Some(1e-14), max_iterations: Some(20_000), ..TraceOptions::default() };
    s.solve_trace(Some(solver), &options).expect("a solver").lambda
}

/// The part of x that no combination of the columns of a matrix gives, by Gram and Schmidt, done twice for rounding.
fn outside(columns: &[Vec<f64>], x: &[f64]) -> f64 {
    let along = |x: &[f64], u: &[f64]| x.iter().zip(u).map(|(x, y)| x * y).sum::<f64>();
    let remove = |x: &mut Vec<f64>, basis: &[Vec<f64>]| {
        for u in basis.iter().chain(basis) {
            let c = along(x, u);
            x.iter_mut().zip(u).for_each(|(x, u)| *x -= c * u);
        }
    };
    let mut basis: Vec<Vec<f64>> = Vec::new();
    for column in columns {
        let (mut rest, size) = (column.clone(), norm(column));
        remove(&mut rest, &basis);
        let left = norm(&rest);
        if left > 1e-9 * size {
            basis.push(rest.iter().map(|x| x / left).collect());
        }
    }
    let mut rest = x.to_vec();
    remove(&mut rest, &basis);
    norm(&rest)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn conjugate_gradients_and_the_direct_solver_find_the_same_lambda(truss in trusses()) {
        let mut s = truss.simulation(&truss.sticks, &json!({ "alpha": 50.0, "beta": 10.0 }));
        let condition = s.spectrum().expect("A").condition;
        prop_assume!(condition < 1e6);
        let (by_cg, by_direct) = (lambda_by(&mut s, "cg"), lambda_by(&mut s, "direct"));
        // Both leave a residual of some 1e-14 ‖b‖, which the smallest eigenvalue turns into an error of λ.
        prop_assert!(distance(&by_cg, &by_direct) <= 1e-12 * condition * (1.0 + norm(&by_direct)), "{by_cg:?} {by_direct:?}");
    }

    #[test]
    fn sticks_that_repeat_share_what_one_would_carry(truss in trusses(), copies in prop::collection::vec(1usize..4, 20)) {
        let mut once = truss.simulation(&truss.sticks, &json!({ "kind": "acceleration" }));
        prop_assume!(once.spectrum().expect("A").condition < 1e5);
        let lambda = lambda_by(&mut once, "direct");
        let (mut repeated, mut shares) = (Vec::new(), Vec::new());
        for (i, stick) in truss.sticks.iter().enumerate() {
            for _ in 0..copies[i] {
                repeated.push(*stick);
                shares.push(lambda[i] / copies[i] as f64);
            }
        }
        let mut s = truss.simulation(&repeated, &json!({ "kind": "acceleration" }));
        for solver in ["cg", "direct"] {
            let found = lambda_by(&mut s, solver);
            prop_assert!(distance(&found, &shares) <= 1e-7 * (1.0 + norm(&shares)), "{solver}: {found:?}, shares {shares:?}");
        }
    }

    #[test]
    fn over_braced_trusses_get_the_smallest_lambda(truss in trusses()) {
        // Every particle tied to every other: far more rows than directions. The motion is a rigid one, so that b is consistent.
        let n = truss.at.len().min(6);
        let mut truss = Truss { fixed: 0, ..truss };
        truss.at.truncate(n);
        truss.masses.truncate(n);
        let spin = if truss.dimension == 3 { DVec3::new(0.3, -0.7, 1.1) } else { 1.3 * DVec3::Z };
        truss.velocity = truss.at.iter().map(|x| spin.cross(*x)).collect();
        let all: Vec<(usize, usize)> = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))).collect();
        let mut s = truss.simulation(&all, &json!({ "kind": "acceleration" }));
        prop_assume!(s.spectrum().expect("A").condition < 1e5);
        let j = s.matrix("J").expect("J");
        let columns: Vec<Vec<f64>> = (0..j.cols).map(|c| (0..j.rows).map(|r| j.data[r * j.cols + c]).collect()).collect();
        let b = s.matrix("b").expect("b").data;
        let (by_cg, by_direct) = (lambda_by(&mut s, "cg"), lambda_by(&mut s, "direct"));
        for (name, lambda) in [("cg", &by_cg), ("direct", &by_direct)] {
            // λ = J u for some u: nothing of it lies in the null space of A, which is that of Jᵀ.
            prop_assert!(outside(&columns, lambda) <= 1e-7 * (1e-3 + norm(lambda)), "{name}: {} of {}", outside(&columns, lambda), norm(lambda));
        }
        prop_assert!(distance(&by_cg, &by_direct) <= 1e-6 * (1.0 + norm(&by_direct)), "{by_cg:?} {by_direct:?}");
        let a = s.matrix("A").expect("A");
        let residual: Vec<f64> =
            (0..a.rows).map(|i| b[i] + (0..a.cols).map(|k| a.data[i * a.cols + k] * by_direct[k]).sum::<f64>()).collect();
        prop_assert!(norm(&residual) <= 1e-8 * (1.0 + norm(&b)), "Aλ + b = {residual:?}");
    }

    #[test]
    fn constraint_forces_do_no_work_on_legal_velocities(truss in trusses()) {
        // One tiny step with projection makes the velocities legal.
        let method = json!({ "integrator": "rk4", "stepSize": 1e-7, "projection": { "tolerance": 1e-13 }, "solver": { "kind": "direct" } });
        let mut s = truss.simulation(&truss.sticks, &method);
        prop_assume!(s.spectrum().expect("A").condition < 1e5);
        s.step(1);
        let (v, e) = (s.world().state().v.clone(), present(&mut s));
        let power: f64 = e.constraint_force.iter().zip(&v).map(|(f, v)| f * v).sum();
        let of_rows: f64 = e.lambda.iter().zip(&e.rows.c_dot).map(|(l, c)| l * c).sum();
        let scale = 1.0 + norm(&e.constraint_force) * norm(&v);
        prop_assert!((power - of_rows).abs() <= 1e-13 * scale, "f̂·v = {power}, λᵀĊ = {of_rows}");
        prop_assert!(power.abs() <= 1e-10 * scale, "f̂·v = {power} of {scale}");
    }

    #[test]
    fn on_a_driven_ring_the_force_works_as_the_motor_does(u in prop::array::uniform8(-1.0..1.0f64), in_space in any::<bool>()) {
        let mut ring = json!({ "body": 0, "radius": 1.0, "frequency": 5.0 + 3.0 * u[1] });
        ring["amplitude"] = if in_space { json!([0.1 * u[2], 0.2 * u[3], 0.1 * u[4]]) } else { json!([0.1 * u[2], 0.2 * u[3]]) };
        if in_space {
            ring["turning"] = json!(4.0 * u[5]);
        }
        let point = |x: DVec3| if in_space { json!(x.to_array()) } else { json!([x.x, x.y]) };
        let (sin, cos) = libm::sincos(3.0 * u[0]);
        let mut s = simulation(&json!({
            "version": 1, "space": if in_space { "space" } else { "plane" }, "gravity": point(DVec3::new(0.0, -9.81, 0.0)),
            "bodies": [{ "particle": {}, "at": point(DVec3::new(cos, sin, 0.0)), "velocity": point(DVec3::new(u[6], u[7], 0.3)) }],
            "constraints": [{ "driven-circle": ring }],
            "method": { "integrator": "rk4", "stepSize": 1e-3, "alpha": 100.0, "beta": 20.0, "projection": { "tolerance": 1e-13 } },
        }));
        run(&mut s, 30);
        let (v, e) = (s.world().state().v.clone(), present(&mut s));
        let power: f64 = e.constraint_force.iter().zip(&v).map(|(f, v)| f * v).sum();
        let motor: f64 = -e.lambda.iter().zip(&e.rows.c_t).map(|(l, c)| l * c).sum::<f64>();
        prop_assert!((power - motor).abs() <= 1e-10 * (1.0 + norm(&e.constraint_force)), "f̂·v = {power}, −λᵀ∂C/∂t = {motor}");
    }

    #[test]
    fn what_holds_particles_to_each_other_keeps_both_momenta(truss in trusses()) {
        let n = truss.at.len();
        let truss = Truss { fixed: 0, ..truss };
        let mut document = truss.document(&truss.sticks[..1], 0.0, &json!({ "kind": "rattle", "stepSize": 1e-3 }));
        let area = |around: [usize; 3]| 0.5 * (truss.at[around[1]] - truss.at[around[0]]).cross(truss.at[around[2]] - truss.at[around[0]]).z;
        let list = document["constraints"].as_array_mut().expect("a list");
        let arms = [truss.at[0] - truss.at[1], truss.at[2] - truss.at[1]];
        let angle = arms[0].angle_between(arms[1]);
        if (0.3..2.8).contains(&angle) {
            list.push(json!({ "angle": { "between": [0, 1, 2], "angle": angle } }));
        }
        if truss.dimension == 2 && n > 3 {
            list.push(json!({ "area": { "around": [1, 2, 3], "area": area([1, 2, 3]) } }));
        }
        if n > 6 {
            list.push(json!({ "rigid-group": { "bodies": [4, 5, 6] } }));
        }
        document["forces"] = json!([{ "spring": { "between": [0, n - 1], "stiffness": 20.0, "damping": 1.0 } }, { "attraction": { "softening": 0.3 } }]);
        let mut s = simulation(&document);
        let momenta = |s: &Simulation| {
            let (state, d) = (s.world().state(), truss.dimension);
            let point = |x: &[f64], i: usize| DVec3::new(x[i * d], x[i * d + 1], if d == 3 { x[i * d + 2] } else { 0.0 });
            (0..n).fold([DVec3::ZERO; 2], |[p, l], i| {
                let (x, v) = (point(&state.q, i), truss.masses[i] * point(&state.v, i));
                [p + v, l + x.cross(v)]
            })
        };
        // The first step makes the velocities legal, which is a matter of the start: forces along J keep momenta too.
        let before = momenta(&s);
        for _ in 0..5 {
            let report = s.step(20);
            prop_assume!(report.step.status == Status::Ok);
            let now = momenta(&s);
            for (name, (now, before)) in ["momentum", "angular momentum"].iter().zip(now.iter().zip(&before)) {
                // Rounding of a hundred steps; angular momentum to the tolerance of the projection, 1e-12, besides.
                prop_assert!((*now - *before).length() <= 1e-9 * (1.0 + before.length()), "{name}: {before} becomes {now}");
            }
        }
    }

    #[test]
    fn a_constraint_that_is_taken_out_leaves_no_trace(truss in trusses(), which in 0usize..1000, solver in prop::sample::select(vec!["cg", "direct"])) {
        let which = which % truss.sticks.len();
        let method = json!({ "integrator": "rk4", "stepSize": 2e-3, "alpha": 100.0, "beta": 20.0, "solver": { "kind": solver } });
        let mut cut = truss.simulation(&truss.sticks, &method);
        prop_assume!(cut.step(10).step.status == Status::Ok);
        cut.remove_constraint(which as u32).expect("a stick");
        let mut kept = truss.sticks.clone();
        kept.remove(which);
        // Lengths and forms as they were, the state as it is.
        let mut built = truss.simulation(&kept, &method);
        let (state, d) = (cut.world().state().clone(), truss.dimension);
        // Some fly apart, to where nothing can be put.
        prop_assume!(state.q.iter().chain(&state.v).all(|x| x.abs() <= 1e9));
        for i in 0..truss.at.len() {
            let part = |x: &[f64]| json!(x[i * d..(i + 1) * d]);
            built.set_state(i as u32, json!({ "at": part(&state.q), "velocity": part(&state.v) })).expect("a body");
        }
        for _ in 0..20 {
            let (one, other) = (cut.step(1), built.step(1));
            prop_assert_eq!(one.step.status, other.step.status);
            let (one, other) = (cut.world().state(), built.world().state());
            prop_assert!(one.q.iter().zip(&other.q).chain(one.v.iter().zip(&other.v)).all(|(x, y)| x.to_bits() == y.to_bits()));
        }
    }
}

/// A seeded generator (Knuth's MMIX): the same run every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }

    fn within(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.below(100_000) as f64 / 100_000.0
    }

    fn point(&mut self, d: usize) -> Vec<f64> {
        (0..d).map(|_| self.within(-2.0, 2.0)).collect()
    }

    /// Mostly an id that exists.
    fn id(&mut self, ids: &[u32]) -> u32 {
        if ids.is_empty() || self.below(12) == 0 { self.below(40) as u32 } else { ids[self.below(ids.len())] }
    }

    /// Different ones, mostly.
    fn ids(&mut self, ids: &[u32], n: usize) -> Vec<u32> {
        let mut chosen = Vec::new();
        for _ in 0..20 * n {
            let id = self.id(ids);
            if chosen.len() < n && (!chosen.contains(&id) || self.below(30) == 0) {
                chosen.push(id);
            }
        }
        chosen
    }
}

/// Any constraint or force of the catalogue with numbers at random.
fn item(dice: &mut Dice, list: &str, bodies: &[u32], d: usize) -> Value {
    let entries = if list == "constraints" {
        constrained_dynamics::model::constraint::entries()
    } else {
        constrained_dynamics::model::force::entries()
    };
    let entry = entries[dice.below(entries.len())];
    let mut fields = serde_json::Map::new();
    for p in entry.parameters {
        let value = match p.ty {
            Type::Number { soft: (low, high), .. } => json!(dice.within(low, high)),
            Type::Integer { soft: (low, high), .. } => json!(low + dice.below((high - low) as usize + 1) as u32),
            Type::Boolean { .. } => json!(dice.below(2) == 1),
            Type::Text { default } => json!(default),
            Type::Choice { .. } | Type::Entries { .. } => json!(p.options()[dice.below(p.options().len())].0),
            Type::Vector { .. } if p.space_only && d == 2 => continue,
            Type::Vector { .. } => json!(dice.point(d)),
            Type::Body { .. } => json!(dice.id(bodies)),
            Type::Bodies { min, max } => {
                let n = min + dice.below((max - min + 1).min(3));
                json!(dice.ids(bodies, n))
            }
            Type::Points { .. } => continue,
        };
        if d == 2 && p.space_only {
            continue;
        }
        fields.insert(p.name.into(), value);
    }
    json!({ entry.id: fields })
}

/// One thing that a user can do, at random.
fn edit(dice: &mut Dice, s: &mut Simulation) -> (String, Result<(), Error>) {
    let d = s.world().model().bodies.space().dimension();
    let bodies: Vec<u32> = s.bodies().iter().map(|b| b.id).collect();
    let constraints: Vec<u32> = s.world().model().constraints.iter().map(|c| c.id).collect();
    let forces: Vec<u32> = s.world().model().forces.iter().map(|f| f.id).collect();
    let (few, many) = (bodies.len() < 12, constraints.len() > 10);
    let body = dice.id(&bodies);
    match dice.below(20) {
        0..3 if few => {
            let (at, velocity) = (dice.point(d), dice.point(d));
            let document =
                json!({ "particle": {}, "mass": dice.within(0.1, 5.0), "at": at, "velocity": velocity, "fixed": dice.below(5) == 0 });
            (format!("addBody {document}"), s.add_body(document).map(drop))
        }
        3..6 if !many => {
            let document = item(dice, "constraints", &bodies, d);
            (format!("addConstraint {document}"), s.add_constraint(document).map(drop))
        }
        6 if forces.len() < 6 => {
            let document = item(dice, "forces", &bodies, d);
            (format!("addForce {document}"), s.add_force(document).map(drop))
        }
        7 => (format!("removeBody {body}"), s.remove_body(body)),
        3..6 | 8 => {
            let id = dice.id(&constraints);
            (format!("removeConstraint {id}"), s.remove_constraint(id))
        }
        6 | 9 => {
            let id = dice.id(&forces);
            (format!("removeForce {id}"), s.remove_force(id))
        }
        10 => {
            let patch = json!({ "mass": dice.within(0.05, 4.0), "fixed": dice.below(4) == 0 });
            (format!("updateBody {body} {patch}"), s.update_body(body, patch))
        }
        11 => {
            // New numbers for one that is there: those of its own kind, or of another, which is refused.
            let (id, fresh) = (dice.id(&constraints), item(dice, "constraints", &bodies, d));
            let patch = fresh.as_object().and_then(|o| o.values().next()).cloned().unwrap_or_default();
            (format!("updateConstraint {id} {patch}"), s.update_constraint(id, patch))
        }
        12 => {
            let (id, fresh) = (dice.id(&forces), item(dice, "forces", &bodies, d));
            let patch = fresh.as_object().and_then(|o| o.values().next()).cloned().unwrap_or_default();
            (format!("updateForce {id} {patch}"), s.update_force(id, patch))
        }
        13 | 14 => {
            let infos = s.parameters();
            let info = &infos[dice.below(infos.len())];
            let value = match info.parameter.ty {
                // Long runs are for other tests.
                _ if matches!(info.name, "maxIterations" | "projectionIterations" | "substeps") => json!(1 + dice.below(20)),
                Type::Number { soft: (low, high), .. } => json!(dice.within(low, high)),
                Type::Boolean { .. } => json!(dice.below(2) == 1),
                _ => {
                    let options = info.parameter.options();
                    json!(options.get(dice.below(options.len())).map_or("nothing", |o| o.0))
                }
            };
            (format!("set {} {value}", info.name), s.set(info.name, value))
        }
        15 => {
            let state = json!({ "at": dice.point(d), "velocity": dice.point(d) });
            (format!("setState {body} {state}"), s.set_state(body, state))
        }
        16 => match dice.below(3) {
            0 => (format!("grab {body}"), s.grab(body, &vec![0.0; d], &dice.point(d))),
            1 => ("moveGrab".into(), s.move_grab(&dice.point(d))),
            _ => {
                s.release_grab();
                ("releaseGrab".into(), Ok(()))
            }
        },
        17 => {
            let (begin, end) = s.recorded_span();
            let time = dice.within(begin - 0.1, end + 0.1);
            (format!("seek {time}"), s.seek(time))
        }
        18 => {
            let back = dice.below(10) as u32;
            s.step_back(back);
            (format!("stepBack {back}"), Ok(()))
        }
        _ if dice.below(20) == 0 => {
            s.reset();
            ("reset".into(), Ok(()))
        }
        _ => ("nothing".into(), Ok(())),
    }
}

/// Invariants of every simulation at any time.
fn consistent(s: &mut Simulation, after: &str) {
    assert!(common::is_finite(s), "{after}");
    let d = s.world().model().bodies.space().dimension();
    let (bodies, state) = (s.bodies().len(), s.world().state());
    assert_eq!((state.q.len(), state.v.len()), (d * bodies, d * bodies), "{after}");
    let ids: Vec<u32> = s.bodies().iter().map(|b| b.id).collect();
    assert!(ids.windows(2).all(|w| w[0] < w[1]), "{after}: {ids:?}");
    let rows = s.world().model().rows_at(s.world().state()).len();
    assert_eq!((s.c().len(), s.c_dot().len(), s.lambda().len()), (rows, rows, rows), "{after}");
    let infos = s.constraints();
    assert_eq!(infos.iter().map(|c| c.rows.len()).sum::<usize>(), rows, "{after}");
    for c in &infos {
        assert!(c.bodies.iter().all(|id| ids.contains(id)), "{after}: constraint {} names a body that is gone", c.id);
    }
    for f in s.forces().unwrap() {
        assert!(f.bodies.iter().all(|id| ids.contains(id)), "{after}: force {} names a body that is gone", f.id);
        assert_eq!(f.force.len(), d * bodies, "{after}");
    }
    assert!(s.world().model().mouse.as_ref().is_none_or(|m| ids.contains(&m.body)), "{after}: the mouse holds nothing");
    emits_what_its_constraints_do(s, after);
}

/// The model's rows are those of its constraints that are not broken, one by one in the order of their list; and the same when they are written
/// over those of another state.
fn emits_what_its_constraints_do(s: &Simulation, after: &str) {
    let (model, state) = (s.world().model(), s.world().state());
    let (mut all, mut one_by_one) = (Rows::default(), Rows::default());
    model.gradients(state, &mut all);
    let whole = model.constraints.iter().enumerate().filter(|(_, item)| !state.is_broken(item.id));
    for (slot, item) in whole {
        one_by_one.begin_constraint(slot);
        item.it.rows(&Motion::new(&model.bodies, state), &mut one_by_one);
    }
    same_rows(&all, &one_by_one, after);
    assert_eq!(bits(&all.jdot_v), bits(&one_by_one.jdot_v), "{after}");
    assert_eq!((&all.lo, &all.hi), (&one_by_one.lo, &one_by_one.hi), "{after}");

    let (mut anew, mut again) = (Rows::of_equations(), Rows::of_equations());
    model.gradients(state, &mut anew);
    model.gradients(&State::start(&model.bodies), &mut again);
    model.gradients_again(state, &mut again);
    same_rows(&anew, &again, after);
}

fn same_rows(some: &Rows, others: &Rows, after: &str) {
    assert_eq!((bits(&some.c), bits(&some.c_t), &some.owner), (bits(&others.c), bits(&others.c_t), &others.owner), "{after}");
    assert!(some.jacobian.has_shape_of(&others.jacobian), "{after}: blocks at other places");
    assert_eq!(bits(some.jacobian.values()), bits(others.jacobian.values()), "{after}");
}

/// NaN counts as equal to itself here: a random run may diverge.
fn bits(x: &[f64]) -> Vec<u64> {
    x.iter().map(|x| if x.is_nan() { f64::NAN } else { *x }.to_bits()).collect()
}

#[test]
fn rows_of_a_net_written_again_are_those_written_anew() {
    for (space, dimension) in [("plane", 2), ("space", 3)] {
        let vector = |x: f64, y: f64| json!(&[x, y, 0.0][..dimension]);
        let body = |i: u32| json!({"particle": {}, "at": vector(f64::from(i), 0.0), "fixed": i == 0});
        let link = |i: u32, form: &str| json!({"distance": {"between": [i, i + 1], "length": 1.0, "form": form}});
        let mut s = common::simulation(&json!({
            "version": 1, "space": space, "gravity": vector(0.0, -9.81), "bodies": (0..5).map(body).collect::<Vec<_>>(),
            "constraints": [link(0, "length"), link(1, "squared"), link(2, "length"), link(3, "squared")],
            "method": {"kind": "rattle"},
        }));
        for step in 0..20 {
            s.step(1);
            emits_what_its_constraints_do(&s, &format!("{space}, step {step}"));
        }
    }
}

/// Ball joints between bodies that turn, of which one is skew, as a tree: its fixed root joins two, and the second is named first.
#[test]
fn rows_of_ball_joints_written_again_are_those_written_anew() {
    for (space, dimension) in [("plane", 2), ("space", 3)] {
        let point = |x: f64, y: f64, z: f64| json!(&[x, y, z][..dimension]);
        let skew = match dimension {
            2 => json!({"polygon": [[-0.5, -0.2], [0.5, -0.2], [0.3, 0.3]]}),
            _ => json!({"hull": [[-0.5, -0.2, 0.0], [0.5, -0.2, 0.1], [0.3, 0.3, 0.0], [0.0, 0.1, 0.6]]}),
        };
        let body = |i: u32| {
            let shape = if i == 2 { skew.clone() } else { json!({"box": &[0.5, 0.1, 0.2][..dimension]}) };
            json!({"shape": shape, "at": point(f64::from(i), 0.1, 0.2), "fixed": i == 0, "collides": false})
        };
        let joint = |a: u32, b: u32| json!({"ball": {"between": [a, b], "anchors": [point(0.5, 0.1, 0.2), point(-0.5, 0.05, -0.1)]}});
        let mut s = common::simulation(&json!({
            "version": 1, "space": space, "gravity": point(0.3, -9.81, 1.0), "bodies": (0..5).map(body).collect::<Vec<_>>(),
            "constraints": [joint(0, 1), joint(2, 1), joint(2, 3), joint(4, 0)],
            "method": {"kind": "velocity", "projection": {}},
        }));
        for step in 0..20 {
            s.step(1);
            emits_what_its_constraints_do(&s, &format!("{space}, step {step}"));
        }
    }
}

#[test]
fn a_thousand_edits_while_running_leave_no_inconsistent_state() {
    for (seed, document) in
        [(1, documents::everything()), (2, documents::in_space()), (3, documents::everything()), (4, documents::in_space())]
    {
        let (mut dice, mut s) = (Dice(seed), common::simulation(&document));
        let (mut done, mut refused, mut steps) = (0, 0, 0);
        for k in 0..1_000 {
            let (what, outcome) = edit(&mut dice, &mut s);
            let after = format!("seed {seed}, edit {k}, {what}");
            match outcome {
                Ok(()) => done += 1,
                Err(e) => {
                    refused += 1;
                    assert!(!e.message.is_empty() && !e.code.as_str().is_empty(), "{after}: an error without words");
                }
            }
            consistent(&mut s, &after);
            let report = s.step(1 + dice.below(3) as u32);
            steps += report.steps;
            assert!(report.step.status != Status::Diverged || report.message.is_some(), "{after}: {report:?}");
            consistent(&mut s, &format!("{after}, stepped"));
            if k % 20 == 0 {
                let text = s.to_json().to_string();
                let again = common::simulation(&serde_json::from_str(&text).expect("JSON"));
                assert_eq!(again.state_hash(), s.state_hash(), "{after}: the document is another simulation");
                assert_eq!(again.to_json()["constraints"], s.to_json()["constraints"], "{after}");
                let (mut one, mut other) = (again, common::simulation(&serde_json::from_str(&text).expect("JSON")));
                assert_eq!(one.step(3).steps, other.step(3).steps, "{after}");
                assert_eq!(one.state_hash(), other.state_hash(), "{after}: two from one document go different ways");
            }
        }
        assert!(done > 500 && refused > 20 && steps > 500, "seed {seed}: {done} edits, {refused} refused, {steps} steps: too tame a walk");
        assert!(s.parameters().iter().all(|p| !matches!(p.value, Arg::Number(x) if !x.is_finite())), "seed {seed}");
    }
}

/// λ of the first step, from the direct solver and from conjugate gradients.
fn first_lambda(mut document: Value, solver: Value) -> Vec<f64> {
    document["method"] = json!({ "kind": "acceleration", "stepSize": 1e-3, "solver": solver });
    let mut simulation = simulation(&document);
    simulation.step(1);
    simulation.lambda().to_vec()
}

/// Asserts equal λ of the direct and the iterative solver, with enough rows for the sparse factorisation.
fn assert_direct_is_iterated(document: &Value) {
    let direct = first_lambda(document.clone(), json!({ "kind": "direct" }));
    let iterated = first_lambda(document.clone(), json!({ "kind": "cg", "tolerance": 1e-13, "maxIterations": 5000 }));
    assert!(direct.len() > 32, "with fewer rows the dense solver would be used");
    let size = direct.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
    assert!(size > 1.0);
    // Rounding leaves 10⁻¹¹ of it in both.
    for (i, (d, c)) in direct.iter().zip(&iterated).enumerate() {
        assert!((d - c).abs() < 1e-10 * size, "row {i}: {d} {c}");
    }
}

#[test]
fn rows_of_every_width_and_mass_go_together_in_the_sparse_solver() {
    // Sticks, a rope over three of the points, and an angle: blocks for two bodies and for three.
    let bodies: Vec<Value> = (0..=40)
        .map(|i| match i {
            0 => json!({ "particle": {}, "at": [0, 0], "fixed": true }),
            _ => json!({ "particle": {}, "mass": 0.5 + f64::from(i % 4), "at": [0.3 * f64::from(i), 0.1 * f64::from(i % 3)], "velocity": [0, 0.1 * f64::from(i % 5)] }),
        })
        .collect();
    let mut constraints: Vec<Value> =
        (0..40).filter(|i| *i != 12 && *i != 13).map(|i| json!({ "distance": { "between": [i, i + 1] } })).collect();
    constraints.push(json!({ "rope": { "over": [12, 13, 14] } }));
    constraints.push(json!({ "angle": { "between": [20, 21, 22] } }));
    assert_direct_is_iterated(&json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": bodies, "constraints": constraints,
    }));
}

#[test]
fn single_rows_between_bodies_that_turn_are_not_taken_for_pairs() {
    // An even number of sticks between discs: blocks as wide as those of ball joints, but each row has bodies of its own.
    let bodies: Vec<Value> = (0..=40)
        .map(|i| json!({ "shape": { "disc": 0.1 }, "mass": 0.5 + f64::from(i % 4), "at": [0.5 * f64::from(i), 0.1 * f64::from(i % 3)], "spin": f64::from(i % 3), "fixed": i == 0, "collides": false }))
        .collect();
    let constraints: Vec<Value> =
        (0..40).map(|i| json!({ "distance": { "between": [i, i + 1], "anchors": [[0.05, 0], [0, 0.05]] } })).collect();
    assert_direct_is_iterated(&json!({
        "version": 1, "space": "plane", "gravity": [0, -9.81], "bodies": bodies, "constraints": constraints,
    }));
}
