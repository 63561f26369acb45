//! Every constraint and every joint there is, with every choice of its options, in the plane and in space, at random states: J, J̇v,
//! ∂C/∂t and Ċ against differences of C. A new line in the registry is under test at once: its arguments are sampled
//! from the descriptions of its parameters. A constraint holds particles; joints, and what has anchors, hold bodies that
//! turn, and the first of them particles as well.

use crate::common::cases::cases;
use constrained_dynamics::describe::{Arg, Args, Entry, Parameter, Type};
use constrained_dynamics::error::Code;
use constrained_dynamics::math::rotation;
use constrained_dynamics::model::constraint::{Constraint, Glyph, REGISTRY};
use constrained_dynamics::model::joint;
use constrained_dynamics::model::rigid::{Given, Rigid, Surface};
use constrained_dynamics::model::rows::{Row, Side};
use constrained_dynamics::model::shape::{self, Described, Shape};
use constrained_dynamics::model::{Bodies, Body, Motion, Registered, Rows, Space, State};
use glam::DVec3;
use proptest::prelude::*;
use std::rc::Rc;

/// Random numbers in [−1, 1] to be used up.
struct Units<'a>(std::slice::Iter<'a, f64>);

impl Units<'_> {
    fn next(&mut self) -> f64 {
        *self.0.next().expect("more random numbers in `units()`: a constraint needs many")
    }

    fn within(&mut self, low: f64, high: f64) -> f64 {
        low + 0.5 * (1.0 + self.next()) * (high - low)
    }
}

fn units() -> impl Strategy<Value = Vec<f64>> {
    prop::collection::vec(-1.0f64..1.0, 160)
}

/// A value for a parameter. Choices and switches are not sampled but all taken: `pick` counts through them.
fn sample(p: &Parameter, dimension: usize, units: &mut Units, pick: &mut usize, bodies: &mut u32) -> Arg {
    let mut choose = |n: usize| {
        let chosen = *pick % n;
        *pick /= n;
        chosen
    };
    match p.ty {
        // Small angles in space, so that none goes round within the differences; a ratio that teeth can have.
        Type::Number { .. } if p.name == "ratio" => Arg::Number(units.within(-6.0, 6.0).round() / 2.0),
        Type::Number { soft: (low, high), logarithmic: true, .. } => {
            Arg::Number(libm::exp(units.within(libm::log(low.max(1e-3)), libm::log(high))))
        }
        Type::Number { soft: (low, high), .. } => Arg::Number(units.within(low, high)),
        Type::Integer { soft: (low, high), .. } => Arg::Number(units.within(f64::from(low), f64::from(high)).round()),
        Type::Boolean { .. } => Arg::Boolean(choose(2) == 1),
        Type::Text { default } => Arg::Text(default.into()),
        Type::Choice { options, .. } => Arg::Choice(options[choose(options.len())].0),
        Type::Entries { of, .. } => Arg::Choice(of()[choose(of().len())].id),
        Type::Vector { .. } => {
            let mut x = [0.0; 3];
            x[..dimension].iter_mut().for_each(|x| *x = units.within(-2.0, 2.0));
            // A direction needs a length.
            x[0] += if x.iter().all(|x| x.abs() < 0.05) { 1.0 } else { 0.0 };
            Arg::vector(x, dimension)
        }
        Type::Body { .. } => {
            *bodies += 1;
            Arg::Body(*bodies - 1)
        }
        Type::Bodies { min, max } => {
            let first = *bodies;
            *bodies += (min + choose(lengths(min, max))) as u32;
            Arg::Bodies((first..*bodies).collect())
        }
        Type::Points { width: 0, .. } if p.name == "anchors" => {
            let mut point = || {
                let mut x = [0.0; 3];
                x[..dimension].iter_mut().for_each(|x| *x = units.within(-1.0, 1.0));
                x
            };
            Arg::points(&[point(), point()], dimension)
        }
        // Points that a curve can go through, or the terms of a polynomial: random ones may cross themselves.
        Type::Points { width, default, .. } => Arg::points(default, if width == 0 { dimension } else { width }),
    }
}

/// Number of lengths of a list of bodies that are tried, from the shortest on.
fn lengths(min: usize, max: usize) -> usize {
    (max - min + 1).min(3)
}

/// All there is to see.
fn registry() -> impl Iterator<Item = &'static Registered<dyn Constraint>> {
    REGISTRY.iter().chain(joint::REGISTRY)
}

/// A body that turns, started anyhow.
fn rigid(space: Space, units: &mut Units) -> Body {
    let args = |id: &str, value: Arg| {
        let entry = &shape::kinds(space).find(|k| k.entry.id == id).expect("it is there").entry;
        Args::new(entry, vec![value])
    };
    let (described, inertia) = match space {
        Space::Plane => (args("disc", Arg::Number(0.5)), None),
        Space::Space => (args("sphere", Arg::Number(0.5)), Some([1.0, 2.0, 2.5])),
    };
    let shape = Shape::new(Described::One(described), space).expect("it is right");
    let given = Given { mass: Some(1.0), inertia, density: 1.0 };
    let rigid = Rigid::new(shape, given, Surface::default(), true, false).expect("it is right");
    let mut body = Body::particle(1.0, [0; 3].map(|_| units.within(-2.0, 2.0)), [0.0; 3]);
    if space == Space::Plane {
        body.start.angle = units.within(-3.0, 3.0);
    } else {
        body.start.orientation = rotation::from_vector(DVec3::from_array([0; 3].map(|_| units.within(-2.0, 2.0)))).to_array();
    }
    body.rigid = Some(Rc::new(rigid));
    body
}

/// Number of combinations of choices and switches.
fn combinations(entry: &Entry) -> usize {
    let anchored = 1 + usize::from(entry.parameters.iter().any(|p| p.name == "anchors"));
    let of = |ty: &Type| match ty {
        Type::Boolean { .. } => 2,
        Type::Choice { options, .. } => options.len(),
        Type::Entries { of, .. } => of().len(),
        Type::Bodies { min, max } => lengths(*min, *max),
        _ => 1,
    };
    entry.parameters.iter().map(|p| of(&p.ty)).product::<usize>() * anchored
}

/// A constraint on its bodies, and one body more that it must leave alone.
struct Exhibit {
    name: String,
    constraint: Box<dyn Constraint>,
    bodies: Bodies,
    q: Vec<f64>,
    v: Vec<f64>,
    t: f64,
}

impl Exhibit {
    /// None where the constraint does not exist in this space.
    fn new(entry: &'static Entry, space: Space, combination: usize, units: &mut Units) -> Option<Self> {
        let (d, mut pick, mut count) = (space.dimension(), combination, 0);
        let values: Vec<Arg> = entry.parameters.iter().map(|p| sample(p, d, units, &mut pick, &mut count)).collect();
        let args = Args::new(entry, values);
        let mut bodies = Bodies::new(space);
        let anchored = entry.parameters.iter().any(|p| p.name == "anchors");
        let is_joint = joint::REGISTRY.iter().any(|r| r.entry.id == entry.id);
        for i in 0..=count {
            // With anchors once the first, or of constraints the second, body turns and the other is a particle, or both.
            let turns = i < count && (is_joint || anchored) && (pick == 0 || i == 1);
            let at = [0; 3].map(|_| units.within(-2.0, 2.0));
            bodies.add(if turns { rigid(space, units) } else { Body::particle(1.0, at, [0.0; 3]) }, None).unwrap();
        }
        let registered = registry().find(|r| r.entry.id == entry.id).expect("it came from there");
        let name = format!("{} {args:?} in {}", entry.id, space.as_str());
        let constraint = match (registered.build)(&args, &bodies) {
            Ok(constraint) => constraint,
            Err(e) if e.code == Code::Unsupported => return None,
            Err(e) => panic!("{name} cannot be built: {e:?}. If these arguments do not suit it, teach `sample`"),
        };
        let mut numbers = |n: usize, size: f64| -> Vec<f64> { (0..n).map(|_| units.within(-size, size)).collect() };
        // Joints near their start only: far from it the angles in space wrap around.
        let mut q = if is_joint { State::start(&bodies).q } else { numbers(bodies.coordinates(), 2.0) };
        let off = numbers(bodies.dof(), 0.4);
        bodies.advance(&mut q, 1.0, &off);
        bodies.normalize(&mut q);
        let v = numbers(bodies.dof(), 2.0);
        let mut exhibit = Exhibit { name, constraint, bodies, q: q.clone(), v, t: numbers(1, 2.0)[0].abs() };
        // The nearest point of a curve jumps far from it: a particle on a curve stands near it.
        let state = State { q: q.clone(), v: exhibit.v.clone(), ..State::default() };
        if let [Glyph::Polyline { points, .. }] = &exhibit.constraint.glyphs(&Motion::new(&exhibit.bodies, &state))[..] {
            let point = points[((0.55 + 0.4 * numbers(1, 1.0)[0]) * points.len() as f64) as usize];
            for ((q, x), off) in q.iter_mut().zip(&point[..d]).zip(numbers(d, 0.05)) {
                *q = x + off;
            }
            exhibit.q = q;
        }
        // Near the crossing of a lemniscate J is ∇C on the curve only: `figure_eight.rs` holds that.
        if entry.id == "lemniscate" {
            let center = args.vector("center");
            if (exhibit.q[0] - center[0]).hypot(exhibit.q[1] - center[1]) < 0.126 * args.number("a") {
                return None;
            }
        }
        Some(exhibit)
    }

    fn rows(&self, q: &[f64], t: f64) -> Rows {
        let state = State { t, q: q.to_vec(), v: self.v.clone(), ..State::default() };
        let mut rows = Rows::default();
        self.constraint.rows(&Motion::new(&self.bodies, &state), &mut rows);
        rows.finish(&self.v);
        rows
    }

    /// Along the motion with constant velocity, after a time s; or without moving, or without time.
    fn along(&self, s: f64, moves: bool, ages: bool) -> Rows {
        let mut q = self.q.clone();
        if moves {
            self.bodies.advance(&mut q, s, &self.v);
        }
        self.rows(&q, if ages { self.t + s } else { self.t })
    }
}

/// Central difference of f at 0, and how far it can be off: its own change when the step is doubled (truncation, near a
/// singular point) and rounding. Where f jumps within the step (another point of a curve becomes the nearest) the
/// differences disagree by half of themselves, and say nothing.
fn derivative(f: impl Fn(f64) -> f64) -> (f64, f64) {
    let central = |h: f64| (f(h) - f(-h)) / (2.0 * h);
    let (fine, coarse) = (central(2e-5), central(4e-5));
    let change = (fine - coarse).abs();
    let jumps = change > 0.1 * fine.abs().max(1.0);
    (fine, if jumps { f64::INFINITY } else { change + 1e-8 * (1.0 + fine.abs()) })
}

fn check(exhibit: &Exhibit) -> Result<f64, TestCaseError> {
    let (name, now) = (&exhibit.name, exhibit.rows(&exhibit.q, exhibit.t));
    prop_assert!(!now.is_empty(), "{} has no row", name);
    let dof = exhibit.v.len();
    let mut largest = 0.0f64;
    for i in 0..now.len() {
        let mut gradient = vec![0.0; dof];
        now.jacobian.add_row_scaled(i, 1.0, &mut gradient);
        largest = gradient.iter().fold(largest, |m, j| m.max(j.abs()));
        // A motor holds a speed and has no C: of its J only the rate can be tested here.
        let is_motor = now.side(i) == Side::Bounded;
        prop_assert!(!is_motor || now.c[i] == 0.0, "a motor falls behind and catches up: {name}");
        for (k, j) in gradient.iter().enumerate().filter(|_| !is_motor) {
            let (expected, tolerance) = derivative(|s| {
                let (mut q, mut along) = (exhibit.q.clone(), vec![0.0; dof]);
                along[k] = s;
                exhibit.bodies.advance(&mut q, 1.0, &along);
                exhibit.rows(&q, exhibit.t).c[i]
            });
            prop_assert!((j - expected).abs() <= tolerance, "J[{i}][{k}] = {j}, ∂C/∂q = {expected}: {name}");
        }
        let stranger = &gradient[dof - exhibit.bodies.space().dimension()..];
        prop_assert!(stranger.iter().all(|j| *j == 0.0), "a body that is not its own is pulled: {name}");

        if !is_motor {
            let (c_t, tolerance) = derivative(|s| exhibit.along(s, false, true).c[i]);
            prop_assert!((now.c_t[i] - c_t).abs() <= tolerance, "∂C/∂t = {}, difference {c_t}: {name}", now.c_t[i]);
            let (c_dot, tolerance) = derivative(|s| exhibit.along(s, true, true).c[i]);
            prop_assert!((now.c_dot[i] - c_dot).abs() <= tolerance, "Ċ = {}, difference {c_dot}: {name}", now.c_dot[i]);
        }
        // With v constant all of C̈ is J̇v (and its like for a constraint that moves by itself).
        let (jdot_v, tolerance) = derivative(|s| exhibit.along(s, true, true).c_dot[i]);
        prop_assert!((now.jdot_v[i] - jdot_v).abs() <= tolerance, "J̇v = {}, difference {jdot_v}: {name}", now.jdot_v[i]);
    }
    Ok(largest)
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn every_constraint_states_the_derivatives_of_its_c(units in units()) {
        for registered in registry() {
            for space in [Space::Plane, Space::Space] {
                for combination in 0..combinations(registered.entry) {
                    let Some(exhibit) = Exhibit::new(registered.entry, space, combination, &mut Units(units.iter())) else { continue };
                    let largest = check(&exhibit)?;
                    // Shrunk to nothing, all numbers are equal and all bodies in one place.
                    prop_assert!(largest > 0.0 || units.iter().all(|u| *u == units[0]), "no gradient at all, so nothing was tested: {}", exhibit.name);
                }
            }
        }
    }
}

#[test]
fn every_combination_of_options_is_on_show() {
    // Guards the walk itself: each choice of each constraint turns up in some combination.
    assert!(!REGISTRY.is_empty());
    // Not in one place, and not on one line.
    let numbers: Vec<f64> = (0..160).map(|i| libm::sin(f64::from(i * i))).collect();
    for registered in registry() {
        let shown: Vec<String> = [Space::Plane, Space::Space]
            .into_iter()
            .flat_map(|space| (0..combinations(registered.entry)).map(move |c| (space, c)))
            .filter_map(|(space, c)| Exhibit::new(registered.entry, space, c, &mut Units(numbers.iter())))
            .map(|exhibit| exhibit.name)
            .collect();
        assert!(!shown.is_empty(), "{} exists neither in the plane nor in space", registered.entry.id);
        for (id, _) in registered.entry.parameters.iter().flat_map(|p| p.options()) {
            assert!(shown.iter().any(|name| name.contains(&format!("Choice(\"{id}\")"))), "{id} of {}", registered.entry.id);
        }
    }
}

#[test]
fn c_dot_is_j_v_and_what_moves_by_itself() {
    // C = n·x − u t, a line that runs away: no constraint of the gallery moves by itself yet, the rows can already.
    let mut bodies = Bodies::new(Space::Plane);
    bodies.add(Body::particle(1.0, [0.0; 3], [0.0; 3]), None).unwrap();
    let state = State { q: vec![0.0, 0.0], v: vec![5.0, 10.0], ..State::default() };
    let mut rows = Rows::default();
    let row = Row { c_t: -2.0, ..Row::default() };
    rows.push(&Motion::new(&bodies, &state), row, [(0, glam::DVec3::new(0.6, 0.8, 0.0))]);
    rows.finish(&state.v);
    assert_eq!(rows.c_dot, [11.0 - 2.0]);
}
