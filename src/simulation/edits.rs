//! Everything a user does to a running simulation is an [`Input`]: it is applied, and noted in the history so that the
//! run can be reached again.

use super::handles::Handle;
use super::input::{Input, Noted};
use super::{Simulation, snapshot};
use crate::describe::LARGEST_COMPONENT;
use crate::error::{Code, Error, Result};
use crate::math::vector;
use crate::model::body::Kind;
use crate::model::{Bodies, MouseSpring};
use crate::scene::body;
use crate::scene::document::{self, ByLastingId};
use crate::scene::reader::{self, At};
use crate::solver;
use glam::{DQuat, DVec3};
use serde_json::Value;

/// When the structures of the recorded run take more than this, the run up to now is given up, bytes.
const MOST_STRUCTURE_BYTES: usize = 4 << 20;

impl Simulation {
    /// Sets a parameter while running.
    pub fn set(&mut self, name: &str, value: Value) -> Result<()> {
        self.input(Input::Set(name.into(), value)).map(drop)
    }

    /// Adds a body given as in a document; its id.
    pub fn add_body(&mut self, document: Value) -> Result<u32> {
        self.input(Input::AddBody(document))
    }

    /// Adds a constraint given as in a document, bodies by lasting id; its id.
    pub fn add_constraint(&mut self, document: Value) -> Result<u32> {
        self.input(Input::AddConstraint(document))
    }

    /// Adds a force given as in a document, bodies by lasting id; its id.
    pub fn add_force(&mut self, document: Value) -> Result<u32> {
        self.input(Input::AddForce(document))
    }

    /// Takes a body out. Refused, naming them, while constraints or forces need it.
    pub fn remove_body(&mut self, id: u32) -> Result<()> {
        let id = self.body_id(&Handle::Id(id), "id")?;
        self.input(Input::RemoveBody(id)).map(drop)
    }

    /// Takes a constraint out.
    pub fn remove_constraint(&mut self, id: u32) -> Result<()> {
        let id = self.constraint_id(&Handle::Id(id), "id")?;
        self.input(Input::RemoveConstraint(id)).map(drop)
    }

    /// Takes a force out.
    pub fn remove_force(&mut self, id: u32) -> Result<()> {
        let id = self.force_id(&Handle::Id(id), "id")?;
        self.input(Input::RemoveForce(id)).map(drop)
    }

    /// Changes mass, fixed or the start of a body.
    pub fn update_body(&mut self, id: u32, patch: Value) -> Result<()> {
        let id = self.body_id(&Handle::Id(id), "id")?;
        self.input(Input::UpdateBody(id, patch)).map(drop)
    }

    /// Changes values of a constraint.
    pub fn update_constraint(&mut self, id: u32, patch: Value) -> Result<()> {
        let id = self.constraint_id(&Handle::Id(id), "id")?;
        self.input(Input::UpdateConstraint(id, patch)).map(drop)
    }

    /// Changes values of a force.
    pub fn update_force(&mut self, id: u32, patch: Value) -> Result<()> {
        let id = self.force_id(&Handle::Id(id), "id")?;
        self.input(Input::UpdateForce(id, patch)).map(drop)
    }

    /// Puts a body somewhere, legal or not; before the first step this is its start too. After it a body with prescribed motion is
    /// refused: the state would not last.
    pub fn set_state(&mut self, body: u32, state: Value) -> Result<()> {
        let body = self.body_id(&Handle::Id(body), "body")?;
        self.input(Input::SetState(body, state)).map(drop)
    }

    /// Changes a body's velocity by an impulse, N·s, at a point of the world or at its centre.
    pub fn apply_impulse(&mut self, body: u32, impulse: &[f64], at: Option<&[f64]>) -> Result<()> {
        let (impulse, at) = (self.point(impulse, "impulse")?, at.map(|at| self.point(at, "at")).transpose()?);
        let body = self.body_id(&Handle::Id(body), "body")?;
        self.input(Input::Impulse { body, impulse, at }).map(drop)
    }

    /// The mouse spring takes hold of a body at a point of it.
    pub fn grab(&mut self, body: u32, local: &[f64], target: &[f64]) -> Result<()> {
        let (local, target) = (self.point(local, "localPoint")?, self.point(target, "target")?);
        let body = self.body_id(&Handle::Id(body), "body")?;
        self.input(Input::Grab { body, local, target }).map(drop)
    }

    /// The pointer has moved. Without a grab this does nothing.
    pub fn move_grab(&mut self, target: &[f64]) -> Result<()> {
        let target = self.point(target, "target")?;
        if self.world.model().mouse.is_none() {
            return Ok(());
        }
        let step = self.world.step_count();
        if let Some(Noted { input: Input::MoveGrab(last), .. }) = self.history.last_input_at(step) {
            *last = target;
            self.apply(&Input::MoveGrab(target))?;
            self.recorder.truncate_from(self.world.state().t);
            self.sample();
            return Ok(());
        }
        self.input(Input::MoveGrab(target)).map(drop)
    }

    /// The mouse spring lets go. Without a grab this does nothing.
    pub fn release_grab(&mut self) {
        if self.world.model().mouse.is_some() {
            // Letting go cannot fail.
            let _ = self.input(Input::ReleaseGrab);
        }
    }

    /// A number per coordinate, all finite and none too large.
    pub(super) fn point(&self, x: &[f64], path: &str) -> Result<[f64; 3]> {
        let d = self.world.model().bodies.space().dimension();
        if x.len() != d {
            return Err(Error::new(Code::WrongType, path, format!("{} numbers where {d} are wanted, one per coordinate", x.len())));
        }
        if !vector::is_finite(x) {
            return Err(Error::new(Code::NotFinite, path, "every coordinate must be a finite number"));
        }
        if vector::norm_max(x) > LARGEST_COMPONENT {
            return Err(Error::new(Code::OutOfRange, path, "every coordinate must be from -1e9 to 1e9"));
        }
        let mut point = [0.0; 3];
        point[..d].copy_from_slice(x);
        Ok(point)
    }

    /// Applies an input and notes it. What was recorded after the present step is replaced.
    fn input(&mut self, input: Input) -> Result<u32> {
        let changes = input.changes_structure();
        if changes {
            self.write_structure();
        }
        let before = self.reference.is_some().then(|| (self.world.state().q.clone(), self.world.state().v.clone()));
        let id = self.apply(&input)?;
        let step = self.world.step_count();
        self.epochs.retain(|(s, _)| *s <= step);
        self.end_time = self.world.state().t;
        self.recorder.truncate_from(self.end_time);
        let moved = matches!(input, Input::MoveGrab(_));
        if changes {
            self.structure += 1;
            self.structures.truncate(self.structure);
        }
        let room = self.history.note(step, Noted { input, structure: self.structure });
        if !room || self.structures.iter().map(Vec::len).sum::<usize>() > MOST_STRUCTURE_BYTES {
            self.begin_history();
        } else if !moved && !before.is_some_and(|(q, v)| self.exact_motion_goes_on(&q, &v)) {
            self.disturbed();
        }
        self.sample();
        Ok(id)
    }

    /// Writes the present structure before it is left, unless it was written.
    pub(super) fn write_structure(&mut self) {
        if self.structures.len() == self.structure {
            self.structures.push(snapshot::write_value(&self.structure_document()));
        }
    }

    /// Applies the inputs that came at this step of the recorded run.
    pub(super) fn replay_inputs(&mut self, step: u64) {
        let from = self.history.keyframe(step).map_or(0, |k| k.inputs);
        let inputs: Vec<Noted> = self.history.inputs_at(from, step).iter().map(|(_, i)| i.clone()).collect();
        for noted in &inputs {
            let applied = self.apply(&noted.input);
            debug_assert!(applied.is_ok(), "it was applied once to the same state: {noted:?} {applied:?}");
            self.structure = noted.structure;
        }
        if !inputs.is_empty() {
            self.find_reference();
        }
    }

    fn apply(&mut self, input: &Input) -> Result<u32> {
        let d = self.world.model().bodies.space().dimension();
        match input {
            Input::Set(name, value) => self.set_now(name, value).map(|()| 0),
            Input::AddBody(document) => self.world.edit(|model, state, _| {
                let body = body::read(&At::new(document, ""), model.bodies.space())?;
                limit(model.bodies.list().len(), document::MOST_BODIES, "bodies")?;
                if body.name.is_some() && model.bodies.list().iter().any(|b| b.name == body.name) {
                    return Err(Error::new(Code::DuplicateId, "id", "is taken by another body; choose another"));
                }
                let id = model.bodies.add(body, None)?;
                if let Err(e) = document::check_forces(model) {
                    model.withdraw_body();
                    return Err(e);
                }
                state.append_start(&model.bodies, model.bodies.list().len() - 1);
                Ok(id)
            }),
            Input::AddConstraint(document) => self.world.edit(|model, state, settings| {
                limit(model.constraints.len(), document::MOST_CONSTRAINTS, "constraints")?;
                let id = document::add_constraint(model, &At::new(document, ""), None, None, state)?;
                if let Err(e) = solver::check_size(settings.solver.choice("kind"), &model.rows_at(state).jacobian) {
                    model.withdraw_constraint();
                    return Err(e);
                }
                Ok(id)
            }),
            Input::AddForce(document) => self.world.edit(|model, state, _| {
                limit(model.forces.len(), document::MOST_FORCES, "forces")?;
                let id = document::add_force(model, &At::new(document, ""), None, None, state)?;
                if let Err(e) = document::check_forces(model) {
                    model.withdraw_force();
                    return Err(e);
                }
                Ok(id)
            }),
            Input::RemoveBody(id) => self.world.edit(|model, state, _| {
                let place = model.bodies.place(model.bodies.index_of(*id)?);
                model.remove_body(*id)?;
                state.q.drain(place.q..place.q + place.kind.coordinates());
                state.v.drain(place.v..place.v + place.kind.dof());
                state.contacts.forget(*id);
                Ok(*id)
            }),
            Input::RemoveConstraint(id) => self.world.edit(|model, _, _| model.remove_constraint(*id).map(|()| *id)),
            Input::RemoveForce(id) => self.world.edit(|model, _, _| model.remove_force(*id).map(|()| *id)),
            Input::UpdateBody(id, patch) => self.update_body_now(*id, patch).map(|()| *id),
            Input::UpdateConstraint(id, patch) => self.world.edit(|model, _, _| {
                let args = reader::patch(&At::new(patch, ""), &model.constraint(*id)?.args, d, &ByLastingId(&model.bodies))?;
                model.update_constraint(*id, args).map(|()| *id)
            }),
            Input::UpdateForce(id, patch) => self.world.edit(|model, _, _| {
                let args = reader::patch(&At::new(patch, ""), &model.force(*id)?.args, d, &ByLastingId(&model.bodies))?;
                model.update_force(*id, args).map(|()| *id)
            }),
            Input::SetState(id, state) => self.set_state_now(*id, state).map(|()| *id),
            Input::Impulse { body, impulse, at } => self.impulse_now(*body, *impulse, *at).map(|()| *body),
            Input::Grab { body, local, target } => self.grab_now(*body, *local, *target).map(|()| *body),
            Input::MoveGrab(target) => {
                let moved = self.world.model().mouse.map(|mouse| MouseSpring { target: *target, ..mouse });
                self.world.handle(moved);
                Ok(0)
            }
            Input::ReleaseGrab => {
                self.world.handle(None);
                Ok(0)
            }
        }
    }

    fn update_body_now(&mut self, id: u32, patch: &Value) -> Result<()> {
        self.world.edit(|model, state, _| {
            let index = model.bodies.index_of(id)?;
            let new = body::patch(&model.bodies.list()[index], patch, model.bodies.space())?;
            if new.name.is_some() && model.bodies.list().iter().any(|b| b.id != id && b.name == new.name) {
                return Err(Error::new(Code::DuplicateId, "id", "is taken by another body; choose another"));
            }
            let place = model.bodies.place(index);
            let spin = model.bodies.spin(&state.q, &state.v, index);
            let seen = model.bodies.rotation(&state.q, index) * model.bodies.list()[index].axes().inverse();
            let (fixed, axes) = (new.fixed, new.axes());
            model.update_bodies(|bodies| {
                bodies.update(index, |body| *body = new);
                Ok(())
            })?;
            if fixed {
                state.v[place.v..place.v + place.kind.dof()].fill(0.0);
            }
            if place.kind == Kind::SpaceRigid {
                // A new shape may have other principal axes: what is seen stays.
                let spin = if fixed { DVec3::ZERO } else { spin };
                let rotation = (seen * axes).normalize();
                rotation.write_to_slice(&mut state.q[place.q + 3..]);
                (rotation.inverse() * spin).write_to_slice(&mut state.v[place.v + 3..]);
            }
            Ok(())
        })
    }

    fn set_state_now(&mut self, id: u32, value: &Value) -> Result<()> {
        let at_start = self.world.step_count() == 0;
        self.world.edit(|model, state, _| {
            let (space, index) = (model.bodies.space(), model.bodies.index_of(id)?);
            let (place, body) = (model.bodies.place(index), &model.bodies.list()[index]);
            if body.path.is_some() && !at_start {
                return Err(Error::new(Code::Unsupported, "body", format!("body {id} {MOVES_AS_TOLD}")));
            }
            let given = body::read_placement(value, space, body.rigid.is_some())?;
            let (d, moves, axes) = (space.dimension(), !body.fixed, body.axes());
            if at_start {
                model.update_bodies(|bodies| {
                    bodies.update(index, |body| given.put(&mut body.start));
                    Ok(())
                })?;
            }
            let spin = given.spin.map_or_else(|| model.bodies.spin(&state.q, &state.v, index), DVec3::from_array);
            if let Some(x) = given.at {
                state.q[place.q..place.q + d].copy_from_slice(&x[..d]);
            }
            if let Some(v) = given.velocity.filter(|_| moves) {
                state.v[place.v..place.v + d].copy_from_slice(&v[..d]);
            }
            if let Some(angle) = given.angle {
                state.q[place.q + 2] = angle;
            }
            if let Some(orientation) = given.orientation {
                (DQuat::from_array(orientation) * axes).normalize().write_to_slice(&mut state.q[place.q + 3..]);
            }
            match place.kind {
                Kind::PlaneRigid if moves => state.v[place.v + 2] = spin.z,
                Kind::SpaceRigid if moves && (given.spin.is_some() || given.orientation.is_some()) => {
                    let principal = model.bodies.rotation(&state.q, index).inverse() * spin;
                    principal.write_to_slice(&mut state.v[place.v + 3..]);
                }
                _ => {}
            }
            Ok(())
        })
    }

    fn impulse_now(&mut self, id: u32, impulse: [f64; 3], at: Option<[f64; 3]>) -> Result<()> {
        self.world.edit(|model, state, _| {
            let bodies = &model.bodies;
            let index = bodies.index_of(id)?;
            refuse_fixed(bodies, index, "no impulse")?;
            let impulse = DVec3::from_array(impulse);
            let arm = at.map_or(DVec3::ZERO, |at| DVec3::from_array(at) - bodies.center(&state.q, index));
            let mut change = vec![0.0; state.v.len()];
            bodies.add_force(&state.q, index, impulse, arm.cross(impulse), &mut change);
            for ((v, x), w) in state.v.iter_mut().zip(&change).zip(bodies.inverse_mass()) {
                *v += w * x;
            }
            Ok(())
        })
    }

    fn grab_now(&mut self, body: u32, local: [f64; 3], target: [f64; 3]) -> Result<()> {
        let h = self.world.settings().step_size() / f64::from(self.world.settings().substeps());
        // No faster than explicit steps can follow: ω h ≤ ½.
        let omega = (2.0 * std::f64::consts::PI * self.mouse.number("mouseFrequency")).min(0.5 / h);
        let damping = self.mouse.number("mouseDamping");
        let bodies = &self.world.model().bodies;
        refuse_fixed(bodies, bodies.index_of(body)?, "no spring")?;
        self.world.handle(Some(MouseSpring { body, local, target, omega, damping }));
        Ok(())
    }
}

/// Reason and remedy where a state is set that formulas of t decide.
const MOVES_AS_TOLD: &str = "has prescribed motion: its formulas of t decide where it is. updateBody changes them (moves) and where they begin (at), \
    and before the first step setState does that too";

fn refuse_fixed(bodies: &Bodies, index: usize, what: &str) -> Result<()> {
    let body = &bodies.list()[index];
    if body.fixed {
        return Err(Error::new(Code::Unsupported, "body", format!("body {} is fixed; {what} can move it", body.id)));
    }
    Ok(())
}

fn limit(count: usize, most: usize, what: &str) -> Result<()> {
    if count >= most {
        return Err(Error::new(Code::TooLarge, "", format!("there are {count} {what} already; at most {most} are taken on")));
    }
    Ok(())
}
