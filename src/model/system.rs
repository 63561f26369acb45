//! A model and its changes: bodies, constraints and forces added, updated and removed.

use super::batch::{self, Run};
use super::body::{Bodies, Space};
use super::constraint::{self, Constraint};
use super::force::{self, Force, MouseSpring};
use super::gyroscopic::Gyroscopic;
use super::ids::claim;
use super::strength::Strength;
use crate::describe::Args;
use crate::error::{Code, Error, Result};
use crate::math::Work;

/// A constraint or force in its place: its permanent id, the values it was built from, and what was built.
#[derive(Debug)]
pub struct Item<T: ?Sized> {
    /// Never reused, kept through the removal of others.
    pub id: u32,
    /// The document's `"id"`.
    pub name: Option<String>,
    /// The values that it was built from; `toJSON` writes these.
    pub args: Args,
    /// The thing itself.
    pub it: Box<T>,
}

/// Everything but the state.
#[derive(Debug)]
pub struct Model {
    /// Particles and rigid bodies.
    pub bodies: Bodies,
    /// Acceleration of gravity on every body, m/s².
    pub gravity: [f64; 3],
    /// How the gyroscopic torque −ω × Iω is taken.
    pub gyroscopic: Gyroscopic,
    /// By ascending id.
    pub constraints: Vec<Item<dyn Constraint>>,
    /// The constraints as their rows are written.
    pub(super) runs: Vec<Run>,
    /// The indices of the bodies that turn and that constraints act on, ascending.
    pub(super) constrained: Vec<usize>,
    /// The constraints that can break, by their places in the list.
    breakable: Vec<Breakable>,
    /// True where a constraint is soft.
    soft: bool,
    /// By ascending id.
    pub forces: Vec<Item<dyn Force>>,
    /// The spring of a mouse, finger or pen, while it holds a body.
    pub mouse: Option<MouseSpring>,
    /// Remaining work of the present step; charged by everything that computes with the model.
    pub work: Work,
    next_constraint: u32,
    next_force: u32,
}

impl Model {
    /// Nothing yet, in the plane or in space.
    #[must_use]
    pub fn new(space: Space) -> Self {
        Model {
            bodies: Bodies::new(space),
            gravity: [0.0; 3],
            gyroscopic: Gyroscopic::default(),
            constraints: Vec::new(),
            runs: Vec::new(),
            constrained: Vec::new(),
            breakable: Vec::new(),
            soft: false,
            forces: Vec::new(),
            mouse: None,
            work: Work::default(),
            next_constraint: 0,
            next_force: 0,
        }
    }

    /// Adds a constraint; `id` is given where a document restores one.
    pub fn add_constraint(&mut self, args: Args, name: Option<String>, id: Option<u32>) -> Result<u32> {
        let it = constraint::build(&args, &self.bodies)?;
        let id = claim(&mut self.next_constraint, id)?;
        note_turning(&mut self.constrained, &args, &self.bodies);
        let slot = self.constraints.len();
        let breaks = note_strength(&mut self.breakable, slot, &args);
        batch::append(&mut self.runs, slot, it.as_ref(), breaks, &self.bodies);
        self.soft |= it.is_soft();
        self.constraints.push(Item { id, name, args, it });
        Ok(id)
    }

    /// Adds a force.
    pub fn add_force(&mut self, args: Args, name: Option<String>, id: Option<u32>) -> Result<u32> {
        let it = force::build(&args, &self.bodies)?;
        let id = claim(&mut self.next_force, id)?;
        self.forces.push(Item { id, name, args, it });
        Ok(id)
    }

    /// Gives a constraint new values; its id stays.
    pub fn update_constraint(&mut self, id: u32, args: Args) -> Result<()> {
        let it = constraint::build(&args, &self.bodies)?;
        let item = find_mut(&mut self.constraints, id, "constraint")?;
        (item.args, item.it) = (args, it);
        self.arrange();
        Ok(())
    }

    /// Gives a force new values; its id stays.
    pub fn update_force(&mut self, id: u32, args: Args) -> Result<()> {
        let it = force::build(&args, &self.bodies)?;
        let item = find_mut(&mut self.forces, id, "force")?;
        (item.args, item.it) = (args, it);
        Ok(())
    }

    /// The constraint of that id.
    pub fn constraint(&self, id: u32) -> Result<&Item<dyn Constraint>> {
        find(&self.constraints, id, "constraint")
    }

    /// The force of that id.
    pub fn force(&self, id: u32) -> Result<&Item<dyn Force>> {
        find(&self.forces, id, "force")
    }

    /// Takes a constraint out.
    pub fn remove_constraint(&mut self, id: u32) -> Result<()> {
        self.constraint(id)?;
        self.constraints.retain(|c| c.id != id);
        self.arrange();
        Ok(())
    }

    /// Takes a force out.
    pub fn remove_force(&mut self, id: u32) -> Result<()> {
        self.force(id)?;
        self.forces.retain(|f| f.id != id);
        Ok(())
    }

    /// Takes back the constraint that was added last, its id too.
    pub fn withdraw_constraint(&mut self) {
        if let Some(last) = self.constraints.pop() {
            self.next_constraint = last.id;
            self.arrange();
        }
    }

    /// Takes back the force that was added last, its id too.
    pub fn withdraw_force(&mut self) {
        if let Some(last) = self.forces.pop() {
            self.next_force = last.id;
        }
    }

    /// Takes back the body that was added last, its id too; nothing may refer to it yet.
    pub fn withdraw_body(&mut self) {
        self.bodies.withdraw();
    }

    /// Takes a body out. Refused, naming them, while constraints or forces need it.
    pub fn remove_body(&mut self, id: u32) -> Result<()> {
        let index = self.bodies.index_of(id)?;
        let constraints = self.constraints.iter().filter(|c| c.args.bodies().any(|b| b == id)).map(|c| format!("constraint {}", c.id));
        let forces = self.forces.iter().filter(|f| f.args.bodies().any(|b| b == id)).map(|f| format!("force {}", f.id));
        let dependants = constraints.chain(forces).reduce(|all, next| all + ", " + &next);
        if let Some(dependants) = dependants {
            return Err(Error::new(Code::InUse, "id", format!("body {id} is needed by {dependants}; remove those first")));
        }
        if self.mouse.as_ref().is_some_and(|m| m.body == id) {
            self.mouse = None;
        }
        self.bodies.remove(index);
        self.rebuild()
    }

    /// Changes bodies, and builds the constraints and forces on them again: what these read of their bodies (how they start, whether
    /// they are fixed) holds in a running model as it does when its document is read. All of it or, on an error, nothing.
    pub fn update_bodies(&mut self, change: impl FnOnce(&mut Bodies) -> Result<()>) -> Result<()> {
        let before = self.bodies.clone();
        let built = change(&mut self.bodies).and_then(|()| self.rebuild());
        if built.is_err() {
            self.bodies = before;
            self.rebuild()?;
        }
        built
    }

    /// Builds all constraints and forces again, after bodies have changed.
    fn rebuild(&mut self) -> Result<()> {
        for item in &mut self.constraints {
            let built = constraint::build(&item.args, &self.bodies);
            item.it = built.map_err(|e| e.under(&format!("constraints[{}]", item.id)))?;
        }
        self.arrange();
        for item in &mut self.forces {
            item.it = force::build(&item.args, &self.bodies)?;
        }
        Ok(())
    }

    /// The ids that the next constraint and force would get; documents keep them so that ids are never reused.
    #[must_use]
    pub fn next_ids(&self) -> (u32, u32) {
        (self.next_constraint, self.next_force)
    }

    /// Sets the ids that the next constraint and force get, if that is further on.
    pub fn reserve_ids(&mut self, constraint: u32, force: u32) {
        self.next_constraint = self.next_constraint.max(constraint);
        self.next_force = self.next_force.max(force);
    }

    /// Finds the runs and the bodies that constraints act on, after constraints or bodies have changed.
    fn arrange(&mut self) {
        self.runs.clear();
        self.constrained.clear();
        self.breakable.clear();
        self.soft = self.constraints.iter().any(|c| c.it.is_soft());
        for (slot, item) in self.constraints.iter().enumerate() {
            let breaks = note_strength(&mut self.breakable, slot, &item.args);
            batch::append(&mut self.runs, slot, item.it.as_ref(), breaks, &self.bodies);
            note_turning(&mut self.constrained, &item.args, &self.bodies);
        }
    }

    /// True where a constraint is soft.
    #[must_use]
    pub fn is_soft(&self) -> bool {
        self.soft
    }

    /// The constraints that can break.
    pub(crate) fn breakable(&self) -> &[Breakable] {
        &self.breakable
    }

    /// All constraints, in the order in which rows are written.
    pub(crate) fn runs(&self) -> &[Run] {
        &self.runs
    }
}

/// A constraint that can break.
#[derive(Clone, Copy, Debug)]
pub struct Breakable {
    /// Its place in the model's list.
    pub slot: usize,
    /// The most that it carries.
    pub strength: Strength,
}

/// Notes a constraint that can break; false where it cannot.
fn note_strength(breakable: &mut Vec<Breakable>, slot: usize, args: &Args) -> bool {
    let strength = Strength::of(args);
    breakable.extend(strength.map(|strength| Breakable { slot, strength }));
    strength.is_some()
}

/// Inserts the bodies that turn and that these values name into an ascending list of indices.
fn note_turning(indices: &mut Vec<usize>, args: &Args, bodies: &Bodies) {
    let named = args.bodies().filter_map(|id| bodies.index_of(id).ok());
    for index in named.filter(|index| !bodies.place(*index).kind.is_particle()) {
        if let Err(place) = indices.binary_search(&index) {
            indices.insert(place, index);
        }
    }
}

fn find<'a, T: ?Sized>(items: &'a [Item<T>], id: u32, what: &str) -> Result<&'a Item<T>> {
    items.iter().find(|i| i.id == id).ok_or_else(|| missing(what, id, items.len()))
}

fn find_mut<'a, T: ?Sized>(items: &'a mut [Item<T>], id: u32, what: &str) -> Result<&'a mut Item<T>> {
    let count = items.len();
    items.iter_mut().find(|i| i.id == id).ok_or_else(|| missing(what, id, count))
}

fn missing(what: &str, id: u32, count: usize) -> Error {
    Error::new(Code::UnknownId, "", format!("no {what} {id}; there {} {count}", if count == 1 { "is" } else { "are" }))
}
