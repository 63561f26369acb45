//! Read access for a page or a script: bodies, constraints, forces, matrices, the spectrum, and the stages of one step.

use super::handles::Handle;
use super::{Simulation, outline};
use crate::assembly::Operator;
use crate::describe::Args;
use crate::error::{Code, Error, Result};
use crate::math::{Dense, vector};
use crate::method::Evaluation;
use crate::model::constraint::{Formulas, Glyph};
use crate::model::contact::Touch;
use crate::model::force::whole;
use crate::model::{Body, Model, Motion, State};
use crate::observe::contact_problem::{self, ContactProblem};
use crate::observe::size;
use crate::observe::stages::{self, Stage};

/// One row of a constraint, with its part of A and b.
#[derive(Clone, Debug, PartialEq)]
pub struct RowInfo {
    /// C
    pub c: f64,
    /// Ċ
    pub c_dot: f64,
    /// λ
    pub lambda: f64,
    /// J̇v
    pub jdot_v: f64,
    /// J W Q: what the applied forces do to C̈.
    pub jwq: f64,
    /// A_ii = J W Jᵀ
    pub a: f64,
    /// b_i in Aλ + b = 0; None where the method solves nothing.
    pub b: Option<f64>,
    /// (body id, ∂C/∂q of that body)
    pub gradient: Vec<(u32, Vec<f64>)>,
}

/// A constraint at the present state.
#[derive(Debug)]
pub struct ConstraintInfo<'a> {
    /// Lasting id.
    pub id: u32,
    /// The document's `"id"`.
    pub name: Option<&'a str>,
    /// Its values; `args.entry().id` is the kind.
    pub args: &'a Args,
    /// Ids of its bodies.
    pub bodies: Vec<u32>,
    /// Where its rows begin among all rows.
    pub row_offset: usize,
    /// Its rows.
    pub rows: Vec<RowInfo>,
    /// Jᵀλ on each of its bodies, N; empty where it has no rows: once it has broken, or where coordinates hold it.
    pub force: Vec<(u32, Vec<f64>)>,
    /// Of C.
    pub unit: &'static str,
    /// True for a constraint with prescribed motion.
    pub moves: bool,
    /// True once it has broken.
    pub broken: bool,
    /// Shapes to draw.
    pub glyphs: Vec<Glyph>,
}

/// A force at the present state.
#[derive(Debug)]
pub struct ForceInfo<'a> {
    /// Lasting id; None for gravity and the mouse spring, which are no items.
    pub id: u32,
    /// The document's `"id"`.
    pub name: Option<&'a str>,
    /// Its values.
    pub args: &'a Args,
    /// Ids of the bodies it names; empty: all.
    pub bodies: Vec<u32>,
    /// The force on each body, laid out as the velocities, N.
    pub force: Vec<f64>,
}

/// A matrix with names for rows and columns.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    /// Number of rows.
    pub rows: usize,
    /// Number of columns.
    pub cols: usize,
    /// Row by row.
    pub data: Vec<f64>,
    /// A name for each row.
    pub row_labels: Vec<String>,
    /// A name for each column.
    pub col_labels: Vec<String>,
}

/// Names of what [`Simulation::matrix`] gives.
pub const MATRICES: &[&str] =
    &["J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f", "fhat", "M", "S", "bias", "qdot", "tau", "Cjoints"];

/// The eigenvalues of A, and what follows from them.
#[derive(Clone, Debug, PartialEq)]
pub struct Spectrum {
    /// Largest eigenvalue.
    pub radius: f64,
    /// Largest over smallest eigenvalue that is not zero (to the rank tolerance).
    pub condition: f64,
    /// How many are not zero.
    pub rank: usize,
    /// How many are zero.
    pub nullity: usize,
    /// Descending.
    pub eigenvalues: Vec<f64>,
}

/// The name of a row: that of its constraint, or of the contact and what the row is there for.
/// Along which the rows, or the columns, of a matrix run.
#[derive(Clone, Copy)]
enum Along {
    /// Rows of constraints and contacts.
    Rows,
    /// Velocities.
    Dof,
    /// A vector is one column.
    One,
}

fn row_label(model: &Model, e: &Evaluation, i: usize) -> String {
    let rows = &e.rows;
    if i < rows.contacts_from {
        return format!("C{}", model.constraints[rows.owner[i]].id);
    }
    let first = rows.owner.partition_point(|o| *o < rows.owner[i]);
    format!("{}{}", if i == first { "n" } else { "t" }, rows.owner[i] - model.constraints.len())
}

impl Simulation {
    /// All bodies by ascending id.
    #[must_use]
    pub fn bodies(&self) -> &[Body] {
        self.world.model().bodies.list()
    }

    /// Ids of the bodies that sleep, ascending.
    #[must_use]
    pub fn asleep(&self) -> Vec<u32> {
        let (bodies, rest) = (self.bodies(), &self.world.state().rest);
        (0..bodies.len()).filter(|i| rest.asleep(*i)).map(|i| bodies[i].id).collect()
    }

    /// Shapes to draw for a body, in body coordinates.
    pub fn outline(&self, id: u32) -> Result<Vec<Glyph>> {
        let id = self.body_id(&Handle::Id(id), "id")?;
        let body = &self.bodies()[self.world.model().bodies.index_of(id)?];
        Ok(match &body.rigid {
            None => vec![Glyph::Point],
            Some(rigid) => outline::of(&rigid.shape.geometry),
        })
    }

    /// All constraints by ascending id.
    pub fn constraints(&mut self) -> Vec<ConstraintInfo<'_>> {
        let e = self.world.present_copy();
        let mut free = vec![0.0; e.applied.len()];
        for (u, (w, q)) in free.iter_mut().zip(self.world.model().bodies.inverse_mass().iter().zip(&e.applied)) {
            *u = w * q;
        }
        let (model, state) = (self.world.model(), self.world.state());
        let (reduced, w) = e.factors(model);
        let body_at = |column: usize| model.bodies.list()[model.bodies.of_velocity(column)].id;
        let shown = |column: usize, block: &[f64]| model.bodies.block_in_world(&state.q, column, block);
        let motion = Motion::new(&model.bodies, state);
        let row = |i: usize| RowInfo {
            c: e.rows.c[i],
            c_dot: e.rows.c_dot[i],
            lambda: e.lambda[i],
            jdot_v: e.rows.jdot_v[i],
            jwq: e.rows.jacobian.row_dot(i, &free),
            a: reduced.row(i).flat_map(|(at, j)| j.iter().zip(&w[at..])).map(|(j, w)| j * w * j).sum(),
            b: e.b.get(i).copied(),
            gradient: e.rows.jacobian.row(i).map(|(at, j)| (body_at(at), shown(at, j))).collect(),
        };
        let info = |slot: usize| {
            let item = &model.constraints[slot];
            let range = e.rows.of(slot);
            let bodies: Vec<u32> = item.args.bodies().collect();
            let on = |id: &u32| {
                let mut force = vec![0.0; model.bodies.index_of(*id).map_or(0, |i| model.bodies.place(i).kind.dof())];
                for i in range.clone() {
                    for (at, j) in e.rows.jacobian.row(i).filter(|(at, _)| body_at(*at) == *id) {
                        crate::math::vector::add_scaled(&mut force, e.lambda[i], &shown(at, j));
                    }
                }
                (*id, force)
            };
            ConstraintInfo {
                id: item.id,
                name: item.name.as_deref(),
                args: &item.args,
                row_offset: range.start,
                force: if range.is_empty() { Vec::new() } else { bodies.iter().map(on).collect() },
                rows: range.clone().map(row).collect(),
                bodies,
                unit: item.it.unit(),
                moves: item.it.moves(),
                broken: self.world.state().is_broken(item.id),
                glyphs: if self.world.state().is_broken(item.id) { Vec::new() } else { item.it.glyphs(&motion) },
            }
        };
        (0..model.constraints.len()).map(info).collect()
    }

    /// C of a constraint and its derivatives as text, for one that is given by a formula.
    pub fn formulas(&self, id: u32) -> Result<Option<Formulas>> {
        let id = self.constraint_id(&Handle::Id(id), "id")?;
        Ok(self.world.model().constraint(id)?.it.formulas())
    }

    /// All forces by ascending id, with their present values.
    pub fn forces(&self) -> Result<Vec<ForceInfo<'_>>> {
        let (model, state) = (self.world.model(), self.world.state());
        size::check_entries("forces", model.forces.len(), model.bodies.dof())?;
        let motion = Motion::new(&model.bodies, state);
        let list = model
            .forces
            .iter()
            .map(|f| ForceInfo {
                id: f.id,
                name: f.name.as_deref(),
                args: &f.args,
                bodies: f.args.bodies().collect(),
                force: self.in_world(&whole(f.it.as_ref(), &motion)),
            })
            .collect();
        Ok(list)
    }

    /// The contacts of the last step with their mean λ over its substeps, or before the first step those at the start, with λ = 0.
    pub fn contacts(&mut self) -> Vec<Touch> {
        if self.world.step_count() == 0 && self.world.state().contacts.is_empty() {
            let contacts = self.world.present().0.contacts.clone();
            let bodies = &self.world.model().bodies;
            return contacts.iter().map(|contact| Touch::of(contact, bodies, &[0.0])).collect();
        }
        let mut list = Vec::new();
        self.world.state().contacts.each_of_step(&mut |touch| list.push(*touch));
        list
    }

    /// The contacts that touch, at acceleration level: a linear complementarity problem, whatever the method.
    pub fn contact_problem(&self) -> Result<ContactProblem> {
        contact_problem::at(self.world.model(), self.world.state())
    }

    /// Q: all applied forces (gravity and the mouse among them), laid out as the velocities, N.
    pub fn applied_forces(&mut self) -> Vec<f64> {
        let forces = self.world.present().0.applied.clone();
        self.in_world(&forces)
    }

    /// Jᵀλ, laid out as the velocities, N.
    pub fn constraint_forces(&mut self) -> Vec<f64> {
        let forces = self.world.present().0.constraint_force.clone();
        self.in_world(&forces)
    }

    /// Positions of all bodies by ascending id, m, rad and quaternions.
    #[must_use]
    pub fn positions(&self) -> Vec<f64> {
        let mut out = Vec::new();
        self.world.model().bodies.shown_positions(&self.world.state().q, &mut out);
        out
    }

    /// Velocities of all bodies by ascending id, m/s and rad/s in world axes.
    #[must_use]
    pub fn velocities(&self) -> Vec<f64> {
        self.in_world(&self.world.state().v)
    }

    /// Converts a vector laid out as the velocities: angular parts to world axes.
    pub(super) fn in_world(&self, numbers: &[f64]) -> Vec<f64> {
        let mut out = numbers.to_vec();
        self.world.model().bodies.to_world(&self.world.state().q, &mut out);
        out
    }

    /// C of all rows of constraints; those of contacts are in [`Simulation::contacts`].
    pub fn c(&mut self) -> &[f64] {
        let rows = &self.world.present().0.rows;
        &rows.c[..rows.contacts_from]
    }

    /// Ċ of all rows.
    pub fn c_dot(&mut self) -> &[f64] {
        let rows = &self.world.present().0.rows;
        &rows.c_dot[..rows.contacts_from]
    }

    /// λ of all rows.
    pub fn lambda(&mut self) -> &[f64] {
        let e = self.world.present().0;
        &e.lambda[..e.rows.contacts_from]
    }

    /// "J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f" or "fhat" at the present state; "M", "S", "bias", "qdot", "tau" and
    /// "Cjoints" in the coordinates of the joints.
    pub fn matrix(&mut self, name: &str) -> Result<Matrix> {
        if let Some(matrix) = self.joint_matrix(name)? {
            return Ok(matrix);
        }
        let dof = self.world.state().v.len();
        let m = self.world.present().0.rows.len();
        match name {
            "J" => size::check_dense(name, m, dof)?,
            "W" => size::check_dense(name, dof, dof)?,
            "A" => size::check_dense(name, m, m)?,
            _ => {}
        }
        let e = self.world.present_copy();
        let (data, rows, cols) = match name {
            "J" => (self.jacobian_in_world(&e), Along::Rows, Along::Dof),
            "W" => (self.world.model().bodies.inverse_mass_in_world(&self.world.state().q), Along::Dof, Along::Dof),
            "A" => (self.delassus()?.entries().to_vec(), Along::Rows, Along::Rows),
            "b" => (e.b.clone(), Along::Rows, Along::One),
            "lambda" => (e.lambda.iter().map(|l| e.unknown_per_lambda * l).collect(), Along::Rows, Along::One),
            "C" => (e.rows.c.clone(), Along::Rows, Along::One),
            "Cdot" => (e.rows.c_dot.clone(), Along::Rows, Along::One),
            "JdotV" => (e.rows.jdot_v.clone(), Along::Rows, Along::One),
            "f" => (self.in_world(&e.applied), Along::Dof, Along::One),
            "fhat" => (self.in_world(&e.constraint_force), Along::Dof, Along::One),
            _ => return Err(Error::new(Code::UnknownKey, name, format!("no such matrix; there are {}", MATRICES.join(", ")))),
        };
        let model = self.world.model();
        let m = if name == "b" { e.b.len() } else { m }; // none where the method has no b
        let labels = |along: Along| -> Vec<String> {
            match along {
                Along::Rows => (0..m).map(|i| row_label(model, &e, i)).collect(),
                Along::Dof => (0..dof).map(|i| model.bodies.label(i)).collect(),
                Along::One => vec![name.into()],
            }
        };
        let (row_labels, col_labels) = (labels(rows), labels(cols));
        Ok(Matrix { rows: row_labels.len(), cols: col_labels.len(), data, row_labels, col_labels })
    }

    fn jacobian_in_world(&self, e: &Evaluation) -> Vec<f64> {
        let dof = self.world.state().v.len();
        let mut j = stages::jacobian(&e.rows.jacobian, dof);
        for row in j.chunks_exact_mut(dof.max(1)) {
            self.world.model().bodies.to_world(&self.world.state().q, row);
        }
        j
    }

    fn delassus(&mut self) -> Result<Dense> {
        let m = self.world.present().0.rows.len();
        size::check_dense("A", m, m)?;
        let mut a = Dense::default();
        stages::delassus(&mut self.world, &mut a);
        Ok(a)
    }

    /// Eigenvalues of A, its rank and its condition.
    pub fn spectrum(&mut self) -> Result<Spectrum> {
        let eigenvalues = self.delassus()?.symmetric_eigenvalues();
        let radius = eigenvalues.first().copied().unwrap_or(0.0);
        let zero = self.world.settings().solver.number("rankTolerance") * radius;
        let rank = eigenvalues.iter().filter(|x| **x > zero).count();
        let condition = if rank == 0 { 1.0 } else { radius / eigenvalues[rank - 1] };
        Ok(Spectrum { radius, condition, rank, nullity: eigenvalues.len() - rank, eigenvalues })
    }

    /// One step taken apart into its four stages, without taking it.
    pub fn stages(&mut self) -> Vec<Stage> {
        let mut before = Vec::new();
        self.world.save(&mut before);
        let report = self.world.last_report();
        self.world.step();
        let State { q, v, .. } = self.world.state().clone();
        let restored = self.world.load(&before);
        debug_assert!(restored, "a world takes back what it saved");
        self.world.set_last_report(report);
        stages::stages(&mut self.world, (&q, &v))
    }

    /// The largest |Aλ + b| of the present λ, recomputed from scratch: what the solver's own residual is checked against.
    pub fn residual(&mut self) -> f64 {
        let e = self.world.present_copy();
        let mut work = Vec::new();
        let mut w = vec![0.0; e.b.len()];
        if e.b.len() == e.rows.len() {
            let (jacobian, masses) = e.factors(self.world.model());
            crate::assembly::Delassus::new(jacobian, masses, &mut work).apply(&e.lambda, &mut w);
            vector::add_scaled(&mut w, 1.0, &e.b);
        }
        vector::norm_max(&w)
    }
}
