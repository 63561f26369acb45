//! Observables by name: "C.norm", "energy.drift", `constraint[3].lambda`. One line each in `REGISTRY`.

use crate::describe::Entry;
use crate::error::{Code, Error, Result};
use crate::math::vector;
use crate::model::contact::{Detector, Touch};
use crate::model::{Item, Model, Motion, Space};
use crate::world::World;
use glam::DVec3;

/// A world at an instant.
pub struct Instant<'a> {
    /// The world.
    pub world: &'a mut World,
    /// Largest distance of a body from its exact position, m; NaN if no exact motion is known.
    pub reference_error: f64,
}

/// Owner of an observable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    World,
    /// All contacts of the last step; in models whose bodies can touch.
    Contacts,
    Constraint,
    Body,
}

type Read = fn(&mut Instant, slot: usize, row: Option<usize>) -> f64;

/// One line of the registry.
struct Observable {
    entry: Entry,
    scope: Scope,
    read: Read,
}

const fn line(id: &'static str, title: &'static str, symbol: &'static str, unit: &'static str, scope: Scope, read: Read) -> Observable {
    Observable { entry: Entry { id, title, symbol, unit, help: title, parameters: &[] }, scope, read }
}

use Scope::{Body, Constraint, Contacts, World as Whole};

/// All observables. Those of a constraint may name a row, "constraint[0].lambda[1]"; unless they do it is the first,
/// of the force all together.
static REGISTRY: &[Observable] = &[
    line("C.norm", "Constraint violation", "‖C‖", "", Whole, |i, _, _| norm_of(i, |rows, r| rows.violation(r).0)),
    line("Cdot.norm", "Rate of violation", "‖Ċ‖", "", Whole, |i, _, _| norm_of(i, |rows, r| rows.violation(r).1)),
    line("lambda.norm", "Multipliers", "‖λ‖", "", Whole, |i, _, _| vector::norm(&i.world.present().0.lambda)),
    line("constraintForce.norm", "Constraint forces", "‖f̂‖", "N", Whole, |i, _, _| {
        vector::norm(&i.world.present().0.constraint_force)
    }),
    line("constraint.power", "Power of the constraint forces", "f̂·v", "W", Whole, |i, _, _| i.world.constraint_power()),
    line("energy.kinetic", "Kinetic energy", "T", "J", Whole, |i, _, _| i.world.model().bodies.kinetic(&i.world.state().v)),
    line("energy.potential", "Potential energy", "V", "J", Whole, |i, _, _| i.world.model().potential(i.world.state())),
    line("energy.total", "Total energy", "E", "J", Whole, |i, _, _| i.world.energy()),
    line("energy.drift", "Energy drift", "ΔE", "J", Whole, |i, _, _| i.world.energy_drift()),
    line("energy.appliedWork", "Work of drag, user forces and the mouse spring", "W_a", "J", Whole, |i, _, _| i.world.state().applied_work),
    line("energy.constraintWork", "Work of the constraint forces", "W_c", "J", Whole, |i, _, _| i.world.state().constraint_work),
    line("momentum.x", "Momentum along x", "p_x", "kg·m/s", Whole, |i, _, _| momentum(i, 0)),
    line("momentum.y", "Momentum along y", "p_y", "kg·m/s", Whole, |i, _, _| momentum(i, 1)),
    line("momentum.z", "Momentum along z", "p_z", "kg·m/s", Whole, |i, _, _| momentum(i, 2)),
    line("angularMomentum", "Angular momentum about the origin, along z", "L", "kg·m²/s", Whole, |i, _, _| angular_momentum(i, 2)),
    line("angularMomentum.x", "Angular momentum about the origin, along x", "L_x", "kg·m²/s", Whole, |i, _, _| angular_momentum(i, 0)),
    line("angularMomentum.y", "Angular momentum about the origin, along y", "L_y", "kg·m²/s", Whole, |i, _, _| angular_momentum(i, 1)),
    line("solver.iterations", "Solver iterations of the last step", "k", "", Whole, |i, _, _| {
        f64::from(i.world.last_report().solver.iterations)
    }),
    line("solver.residual", "Solver residual of the last step", "‖Aλ + b‖", "", Whole, |i, _, _| {
        i.world.last_report().solver.residual
    }),
    line("reference.error", "Distance from the exact motion", "|x − x_exact|", "m", Whole, |i, _, _| i.reference_error),
    line("contact.gap", "Smallest gap of all contacts", "C_n", "m", Contacts, |i, _, _| {
        i.world.state().contacts.touches().map(|t| t.gap).reduce(f64::min).unwrap_or(f64::NAN)
    }),
    line("contact.force", "Normal forces of all contacts", "λ_n", "N", Contacts, |i, _, _| total(i, |t, _| t.lambda[0])),
    line("contact.friction", "Friction forces of all contacts", "λ_t", "N", Contacts, |i, _, _| {
        total(i, |t, space| t.friction(space).length())
    }),
    line("contact.bound", "Friction bounds of all contacts", "μλ_n", "N", Contacts, |i, _, _| total(i, |t, _| t.mu * t.lambda[0])),
    line("constraint[i].C", "Constraint value", "C", "", Constraint, |i, slot, row| of_row(i, slot, row, |e, r| e.rows.c[r])),
    line("constraint[i].Cdot", "Rate of the constraint", "Ċ", "", Constraint, |i, slot, row| of_row(i, slot, row, |e, r| e.rows.c_dot[r])),
    line("constraint[i].lambda", "Multiplier", "λ", "", Constraint, |i, slot, row| of_row(i, slot, row, |e, r| e.lambda[r])),
    line(
        "constraint[i].force",
        "Magnitude of the constraint force, on the body where it is largest",
        "|f̂|",
        "N",
        Constraint,
        |i, slot, row| i.world.carried(slot, row).map_or(f64::NAN, |(carried, _)| carried.force()),
    ),
    line("constraint[i].tension", "Tension at the first body: positive where it pulls", "S", "N", Constraint, |i, slot, row| {
        let pulling = i.world.model().constraints[slot].it.pulling();
        let carried = i.world.carried(slot, Some(row.unwrap_or(0)));
        carried.map_or(f64::NAN, |(carried, lambda)| carried.first().copysign(pulling * lambda[0]))
    }),
    line(ANGLE, "Angle about the centre", "φ", "rad", Constraint, |i, slot, _| {
        let world = &*i.world;
        world.model().constraints[slot].it.angle(&Motion::new(&world.model().bodies, world.state())).unwrap_or(f64::NAN)
    }),
    line(EXTENSION, "Extension along the axis", "s", "m", Constraint, |i, slot, _| {
        let world = &*i.world;
        world.model().constraints[slot].it.extension(&Motion::new(&world.model().bodies, world.state())).unwrap_or(f64::NAN)
    }),
    line("body[i].x", "Position along x", "x", "m", Body, |i, at, _| place(i, at).x),
    line("body[i].y", "Position along y", "y", "m", Body, |i, at, _| place(i, at).y),
    line("body[i].z", "Position along z", "z", "m", Body, |i, at, _| place(i, at).z),
    line("body[i].vx", "Velocity along x", "v_x", "m/s", Body, |i, at, _| velocity(i, at).x),
    line("body[i].vy", "Velocity along y", "v_y", "m/s", Body, |i, at, _| velocity(i, at).y),
    line("body[i].vz", "Velocity along z", "v_z", "m/s", Body, |i, at, _| velocity(i, at).z),
    line("body[i].speed", "Speed", "|v|", "m/s", Body, |i, at, _| vector::norm(&velocity(i, at).to_array())),
    line(TURN, "Angle", "θ", "rad", Body, |i, at, _| i.world.state().q[i.world.model().bodies.place(at).q + 2]),
    line("body[i].spin", "Angular velocity, in the plane with its sign", "ω", "rad/s", Body, |i, at, _| {
        let spin = i.world.model().bodies.principal_spin(&i.world.state().v, at);
        if dimension(i.world.model()) == 2 { spin.z } else { spin.length() }
    }),
];

/// The entries of the registry, for the catalogue.
#[must_use]
pub fn entries() -> Vec<&'static Entry> {
    REGISTRY.iter().map(|o| &o.entry).collect()
}

/// An observable of one owner, resolved for reading.
#[derive(Clone, Copy)]
pub struct Probe {
    observable: &'static Observable,
    /// Persistent id of the constraint or body.
    id: u32,
    /// The row that the name gives.
    row: Option<usize>,
}

impl Probe {
    /// Finds the observable of that name in this model.
    pub fn parse(name: &str, model: &Model) -> Result<Probe> {
        let unknown = |message: String| Error::new(Code::UnknownKey, name, message);
        let (generic, id, row) =
            split(name).ok_or_else(|| unknown("expected a name like \"C.norm\" or \"constraint[0].lambda\"".into()))?;
        let found = REGISTRY.iter().find(|o| o.entry.id == generic && exists_in(o, model));
        let observable = found.filter(|o| row.is_none() || o.scope == Constraint);
        let observable = observable.ok_or_else(|| unknown("no such observable; observables() lists them".into()))?;
        let probe = Probe { observable, id, row };
        match probe.slot(model) {
            Some(slot) if observable.scope == Constraint && row.unwrap_or(0) >= row_count(model, slot) => {
                Err(unknown(format!("constraint {id} has no row {}", row.unwrap_or(0))))
            }
            Some(slot) if generic == ANGLE || generic == EXTENSION => {
                let start = crate::model::State::start(&model.bodies);
                let has = has(&model.constraints[slot], &generic, &Motion::new(&model.bodies, &start));
                let what = if generic == ANGLE { "angle" } else { "extension" };
                has.then_some(probe).ok_or_else(|| unknown(format!("constraint {id} has no {what}")))
            }
            Some(slot) if matches!(observable.entry.id, TURN | "body[i].spin") && model.bodies.list()[slot].rigid.is_none() => {
                Err(unknown(format!("body {id} is a particle and has no rotation")))
            }
            Some(_) => Ok(probe),
            None => Err(Error::new(
                Code::UnknownId,
                name,
                format!("no body or constraint has the id {id}; bodies() and constraints() list theirs"),
            )),
        }
    }

    /// True of forces of contacts: where bodies collide they act in one step alone.
    #[must_use]
    pub fn is_impulsive(&self) -> bool {
        self.observable.scope == Contacts && self.observable.entry.unit == "N"
    }

    /// The current value; NaN if the owner has been removed.
    pub fn read(&self, instant: &mut Instant) -> f64 {
        match self.slot(instant.world.model()) {
            Some(slot) => (self.observable.read)(instant, slot, self.row),
            None => f64::NAN,
        }
    }

    fn slot(&self, model: &Model) -> Option<usize> {
        match self.observable.scope {
            Scope::World | Scope::Contacts => Some(0),
            Scope::Constraint => slot_of(model, self.id),
            Scope::Body => model.bodies.index_of(self.id).ok(),
        }
    }
}

const TURN: &str = "body[i].angle";
const ANGLE: &str = "constraint[i].angle";
const EXTENSION: &str = "constraint[i].extension";

/// True if the observable exists for this constraint.
fn has(item: &Item<dyn crate::model::Constraint>, observable: &str, motion: &Motion) -> bool {
    match observable {
        ANGLE => item.it.angle(motion).is_some(),
        EXTENSION => item.it.extension(motion).is_some(),
        _ => true,
    }
}

/// Index of the constraint of that id in the model's list, which is ascending by id.
fn slot_of(model: &Model, id: u32) -> Option<usize> {
    model.constraints.binary_search_by_key(&id, |c| c.id).ok()
}

/// Names, titles, symbols and units of all observables of this model.
#[must_use]
pub fn list(model: &Model) -> Vec<(String, &'static Entry)> {
    let mut out = Vec::new();
    let start = crate::model::State::start(&model.bodies);
    let at_start = Motion::new(&model.bodies, &start);
    for observable in REGISTRY {
        let id = observable.entry.id;
        if !exists_in(observable, model) {
            continue;
        }
        match observable.scope {
            Scope::World | Scope::Contacts => out.push((id.to_string(), &observable.entry)),
            Scope::Constraint => {
                let with = model.constraints.iter().filter(|c| has(c, id, &at_start));
                out.extend(with.map(|c| (name_of(id, c.id), &observable.entry)));
            }
            Scope::Body => {
                let with = model.bodies.list().iter().filter(|b| b.rigid.is_some() || !matches!(id, TURN | "body[i].spin"));
                out.extend(with.map(|b| (name_of(id, b.id), &observable.entry)));
            }
        }
    }
    out
}

/// The unit of an observable; those of C, Ċ and λ depend on the constraint's unit of C.
#[must_use]
pub fn unit(name: &str, entry: &Entry, model: &Model) -> String {
    let named = split(name).and_then(|(_, id, row)| Some((slot_of(model, id)?, row.unwrap_or(0))));
    let of_c = named.map_or("", |(slot, row)| model.constraints[slot].it.row_unit(row, model.bodies.space()));
    match (entry.id, of_c) {
        ("constraint[i].C", _) => of_c.into(),
        ("constraint[i].Cdot", "") => "1/s".into(),
        ("constraint[i].Cdot", _) => format!("{of_c}/s"),
        // λ C is an energy.
        ("constraint[i].lambda", "m") => "N".into(),
        ("constraint[i].lambda", "m²") => "N/m".into(),
        ("constraint[i].lambda", "rad") => "N·m".into(),
        ("constraint[i].lambda", "") => "J".into(),
        ("constraint[i].lambda", _) => format!("J/{of_c}"),
        _ => entry.unit.into(),
    }
}

/// "constraint[i].C" → "constraint[3].C"
fn name_of(id: &str, thing: u32) -> String {
    match (id.split_once('['), id.rsplit_once(']')) {
        (Some((kind, _)), Some((_, what))) => format!("{kind}[{thing}]{what}"),
        _ => id.into(),
    }
}

/// "constraint[3].lambda[1]" → ("constraint[i].lambda", 3, Some(1))
fn split(name: &str) -> Option<(String, u32, Option<usize>)> {
    let (name, row) = match name.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
        Some((head, row)) => (head, Some(row.parse().ok()?)),
        None => (name, None),
    };
    let Some((kind, rest)) = name.split_once('[') else { return Some((name.to_string(), 0, row)) };
    let (id, what) = rest.split_once(']')?;
    Some((format!("{kind}[i]{what}"), id.parse().ok()?, row))
}

/// The sum over the contacts of the last step, each with its mean λ.
fn total(i: &Instant, of: fn(&Touch, Space) -> f64) -> f64 {
    let (space, mut sum) = (i.world.model().bodies.space(), 0.0);
    i.world.state().contacts.each_of_step(&mut |touch| sum += of(touch, space));
    sum
}

/// True if the observable exists in the model's dimension (plane or space), and where its bodies can touch.
fn exists_in(observable: &Observable, model: &Model) -> bool {
    match observable.entry.id {
        _ if observable.scope == Contacts => Detector::is_needed(&model.bodies),
        TURN => dimension(model) == 2,
        "angularMomentum.x" | "angularMomentum.y" => dimension(model) == 3,
        id => dimension(model) == 3 || !id.ends_with('z'),
    }
}

fn dimension(model: &Model) -> usize {
    model.bodies.space().dimension()
}

/// Euclidean norm of a quantity over all rows.
fn norm_of(i: &mut Instant, of: fn(&crate::model::Rows, usize) -> f64) -> f64 {
    let rows = &i.world.present().0.rows;
    vector::norm_by(rows.c_dot.len(), |r| of(rows, r))
}

fn place(i: &Instant, body: usize) -> DVec3 {
    i.world.model().bodies.center(&i.world.state().q, body)
}

fn velocity(i: &Instant, body: usize) -> DVec3 {
    i.world.model().bodies.center_velocity(&i.world.state().v, body)
}

fn row_count(model: &Model, slot: usize) -> usize {
    let mut rows = crate::model::Rows::default();
    let start = crate::model::State::start(&model.bodies);
    model.constraints[slot].it.rows(&Motion::new(&model.bodies, &start), &mut rows);
    rows.len()
}

fn of_row(i: &mut Instant, slot: usize, row: Option<usize>, read: fn(&crate::method::Evaluation, usize) -> f64) -> f64 {
    let row = row.unwrap_or(0);
    let evaluation = i.world.present().0;
    let rows = evaluation.rows.of(slot);
    if row < rows.len() { read(evaluation, rows.start + row) } else { f64::NAN }
}

fn momentum(i: &Instant, axis: usize) -> f64 {
    i.world.model().bodies.moving().map(|(at, b)| b.mass * velocity(i, at)[axis]).sum()
}

fn angular_momentum(i: &Instant, axis: usize) -> f64 {
    i.world.model().bodies.angular_momentum(&i.world.state().q, &i.world.state().v)[axis]
}
