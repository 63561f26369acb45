//! What is simulated: bodies, the forces on them and the constraints between them. A [`Model`] holds no state that
//! changes with time; that is [`State`].

pub mod articulated;
pub mod body;
pub mod constraint;
pub mod contact;
pub mod force;
pub mod islands;
pub mod joint;
pub mod pair;
pub mod rest;
pub mod rigid;
pub mod rows;
pub mod shape;
pub mod state;

use crate::describe::{Args, Entry};
use crate::error::{Code, Error, Result};
use crate::math::{Work, vector};
pub use body::{Bodies, Body, Space};
pub use constraint::Constraint;
pub use contact::Contact;
pub use force::{Force, MouseSpring};
use pair::Run;
pub use rows::Rows;
pub use state::{Motion, State};

/// No id is larger; documents with larger ones are refused.
pub const LARGEST_ID: u32 = 1_000_000_000;

/// A constraint or force in its place: the id it keeps for life, the values it was built from, and what was built.
#[derive(Debug)]
pub struct Item<T: ?Sized> {
    /// Never reused, kept through the removal of others.
    pub id: u32,
    /// The document's `"id"`.
    pub name: Option<String>,
    /// What it was built from; `toJSON` writes these.
    pub args: Args,
    /// The thing itself.
    pub it: Box<T>,
}

/// How the gyroscopic torque −ω × Iω of bodies that turn in space is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gyroscopic {
    /// Left out, as in the Korean note's first footnote: ω keeps its direction, angular momentum is not kept.
    Off,
    /// From the velocities at the start of the step, in time stepping; it gains energy.
    Explicit,
    /// From those at its end, in time stepping; it cannot gain energy. Under an integrator both are the integrator's.
    #[default]
    Implicit,
}

impl Gyroscopic {
    /// All of them, with titles.
    pub const OPTIONS: &'static [(&'static str, &'static str)] = &[("implicit", "implicit"), ("explicit", "explicit"), ("off", "off")];

    /// The word documents use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Gyroscopic::Off => "off",
            Gyroscopic::Explicit => "explicit",
            Gyroscopic::Implicit => "implicit",
        }
    }

    /// From the word documents use.
    #[must_use]
    pub fn parse(word: &str) -> Self {
        match word {
            "off" => Gyroscopic::Off,
            "explicit" => Gyroscopic::Explicit,
            _ => Gyroscopic::Implicit,
        }
    }
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
    /// The same as rows are emitted.
    runs: Vec<Run>,
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
        pair::append(&mut self.runs, self.constraints.len(), it.as_ref(), &self.bodies);
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
        let dependants: Vec<String> = constraints.chain(forces).collect();
        if !dependants.is_empty() {
            return Err(Error::new(Code::InUse, "", format!("body {id} is needed by {}; remove those first", dependants.join(", "))));
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

    /// All constraints, in the order in which rows are emitted.
    pub(crate) fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// The order in which rows are emitted, after the list has changed.
    fn arrange(&mut self) {
        self.runs.clear();
        for (slot, item) in self.constraints.iter().enumerate() {
            pair::append(&mut self.runs, slot, item.it.as_ref(), &self.bodies);
        }
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

    /// All constraint rows at a state; also Ċ = J v + ∂C/∂t.
    pub fn rows(&self, state: &State, rows: &mut Rows) {
        self.gradients(state, rows);
        rows.finish(&state.v);
    }

    /// All constraint rows at a state but for Ċ.
    pub fn gradients(&self, state: &State, rows: &mut Rows) {
        rows.clear();
        self.emit(state, rows);
    }

    /// The same but for J̇v over rows that this model has written before, at another state; whether their places still stand, as
    /// they do where all are of one run.
    pub fn gradients_again(&self, state: &State, rows: &mut Rows) -> bool {
        let motion = Motion::new(&self.bodies, state);
        match &self.runs[..] {
            [Run::Pairs(_, pairs)] if rows.len() == pairs.len() => rows.write_pairs(&motion, pairs, (0, 0)),
            [Run::Balls(_, balls)] if rows.len() == self.bodies.space().dimension() * balls.len() => {
                rows.write_balls(&motion, balls, (0, 0));
            }
            _ => {
                self.gradients(state, rows);
                return false;
            }
        }
        true
    }

    /// C alone.
    pub fn values(&self, state: &State, rows: &mut Rows) {
        rows.clear();
        rows.write_only_values();
        self.emit(state, rows);
    }

    fn emit(&self, state: &State, rows: &mut Rows) {
        let motion = Motion::new(&self.bodies, state);
        for run in &self.runs {
            match run {
                Run::Pairs(slot, pairs) => {
                    rows.begin_constraint(*slot);
                    rows.push_pairs(&motion, pairs);
                }
                Run::Balls(slot, balls) if !rows.holds_any(*slot, balls.len()) => {
                    rows.begin_constraint(*slot);
                    rows.push_balls(&motion, balls);
                }
                Run::Balls(first, balls) => {
                    for slot in *first..*first + balls.len() {
                        rows.begin_constraint(slot);
                        self.constraints[slot].it.rows(&motion, rows);
                    }
                }
                Run::Other(slot) => {
                    rows.begin_constraint(*slot);
                    self.constraints[*slot].it.rows(&motion, rows);
                }
            }
        }
        rows.contacts_from = rows.len();
    }

    /// Appends the rows of contacts but for Ċ; their owners count on from the constraints.
    pub fn contact_rows(&self, state: &State, contacts: &[Contact], rows: &mut Rows) {
        contact::append_rows(contacts, &Motion::new(&self.bodies, state), self.constraints.len(), rows);
    }

    /// All rows at a state.
    #[must_use]
    pub fn rows_at(&self, state: &State) -> Rows {
        let mut rows = Rows::default();
        self.rows(state, &mut rows);
        rows
    }

    /// Applied forces Q at a state. Those with a potential go into `q`; all others (drag, the user, the mouse) into
    /// `accounted` as well, because their work is subtracted from the energy drift.
    pub fn apply_forces(&self, state: &State, q: &mut [f64], accounted: &mut [f64]) {
        let motion = Motion::new(&self.bodies, state);
        q.fill(0.0);
        accounted.fill(0.0);
        force::gravity::weight(&motion, self.gravity, q);
        let mut accumulators = force::Accumulators { conservative: &mut *q, accounted: &mut *accounted };
        for item in &self.forces {
            if !self.work.charge(item.it.work(&self.bodies)) {
                return;
            }
            item.it.apply(&motion, &mut accumulators);
        }
        if let Some(mouse) = &self.mouse {
            mouse.apply(&motion, accounted);
        }
        if self.accounts() {
            vector::add_scaled(q, 1.0, accounted);
        }
    }

    /// Whether there may be applied forces but gravity's, whose work is counted.
    #[must_use]
    pub fn accounts(&self) -> bool {
        !self.forces.is_empty() || self.mouse.is_some()
    }

    /// Potential energy of gravity and of all forces that have one, J.
    #[must_use]
    pub fn potential(&self, state: &State) -> f64 {
        let motion = Motion::new(&self.bodies, state);
        let weight = force::gravity::potential(&motion, self.gravity);
        weight + self.forces.iter().map(|f| f.it.potential(&motion)).sum::<f64>()
    }
}

/// The next id of a counter, or the given one with the counter moved past it.
pub(super) fn claim(next: &mut u32, given: Option<u32>) -> Result<u32> {
    let id = given.unwrap_or(*next);
    if id > LARGEST_ID {
        let message = format!("all ids up to {LARGEST_ID} are taken; write the document without \"ids\" and start from that");
        return Err(Error::new(Code::TooLarge, "", message));
    }
    *next = (*next).max(id + 1);
    Ok(id)
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

/// A constraint's or force's place in its registry: how it describes itself and how it is built.
pub struct Registered<T: ?Sized> {
    /// Its description.
    pub entry: &'static Entry,
    /// Builds it from values that were checked against the description.
    pub build: fn(&Args, &Bodies) -> Result<Box<T>>,
}
