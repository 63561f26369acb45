//! The problem of the present step: role and owner of every row with the λ of the last step as warm start, and as numbers for the
//! laboratory ([`crate::complementarity`]) A, b, bounds and friction as the method poses them.

use super::Simulation;
use crate::assembly::{Delassus, Operator};
use crate::complementarity::{BoxLcp, MOST_UNKNOWNS};
use crate::error::{Code, Error, Result};
use crate::math::Dense;
use crate::model::contact::Touch;
use crate::model::rows::{Rows, Side};
use crate::model::{Contact, Space};

/// Role of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// C = 0
    Equation,
    /// C ≥ 0 of a constraint: a limit, a rope
    Limit,
    /// A motor, or friction in a joint: λ between bounds
    Bounded,
    /// Keeps a contact's bodies apart.
    Normal,
    /// Along a contact's surface
    Friction,
    /// Against rolling
    Rolling,
    /// Against turning about the normal
    Torsion,
}

impl Role {
    /// The word for it.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Role::Equation => "equation",
            Role::Limit => "limit",
            Role::Bounded => "bounded",
            Role::Normal => "normal",
            Role::Friction => "friction",
            Role::Rolling => "rolling",
            Role::Torsion => "torsion",
        }
    }
}

/// One row of the problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepRow {
    /// Role of the row.
    pub role: Role,
    /// Id of its constraint, or its contact's place in [`StepRows::contacts`].
    pub owner: Owner,
    /// Which of that one's rows it is.
    pub row: usize,
}

/// Owner of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A constraint, by its lasting id.
    Constraint(u32),
    /// A contact, by its place in [`StepRows::contacts`].
    Contact(usize),
}

/// The rows of the present step's problem.
#[derive(Clone, Debug, PartialEq)]
pub struct StepRows {
    /// Role and owner of each row.
    pub rows: Vec<StepRow>,
    /// The contacts, in the order of their rows, with the λ of the last step as forces.
    pub contacts: Vec<Touch>,
    /// The unknowns of the last step, as far as constraints and contacts are the same; zero elsewhere.
    pub warm: Vec<f64>,
    /// The unknown per λ: the length of a substep where it is an impulse, else 1.
    pub unknown_per_lambda: f64,
}

impl Simulation {
    /// A, b, bounds and friction of the present step, in the method's own unknown; None where the method has nothing to solve. For
    /// up to [`MOST_UNKNOWNS`] rows.
    pub fn step_problem(&mut self) -> Result<Option<BoxLcp>> {
        let (e, limits) = self.world.problem();
        let m = e.b.len();
        if m == 0 {
            return Ok(None);
        }
        if m > MOST_UNKNOWNS {
            return Err(Error::new(Code::TooLarge, "", format!("{m} rows; the limit is {MOST_UNKNOWNS}. stepRows() has none")));
        }
        let (mut work, mut a) = (Vec::new(), Dense::default());
        let (jacobian, w) = e.factors(self.world.model());
        Delassus::new(jacobian, w, &mut work).softened(&limits.softness).dense(&mut a);
        Ok(Some(BoxLcp::of_step(a, e.b.clone(), limits.bounds())))
    }

    /// Rows of the present step's problem, however many; None where the method has nothing to solve.
    pub fn step_rows(&mut self) -> Option<StepRows> {
        let (e, _) = self.world.problem();
        let m = e.b.len();
        if m == 0 {
            return None;
        }
        let warm = self.world.warm_start();
        let model = self.world.model();
        let mut contacts = Vec::new();
        let mut rows = Vec::with_capacity(m);
        for i in 0..m {
            let (slot, first) = (e.rows.owner[i], e.rows.owner.partition_point(|o| *o < e.rows.owner[i]));
            let row = i - first;
            if i < e.rows.contacts_from {
                let role = match e.rows.side(i) {
                    Side::Equation => Role::Equation,
                    Side::Above => Role::Limit,
                    Side::Bounded => Role::Bounded,
                };
                rows.push(StepRow { role, owner: Owner::Constraint(model.constraints[slot].id), row });
                continue;
            }
            let place = slot - model.constraints.len();
            let contact = &e.contacts[place];
            if row == 0 {
                let end = e.rows.owner.partition_point(|o| *o <= slot);
                contacts.push(Touch::of(contact, &model.bodies, &e.lambda[i..end]));
            }
            rows.push(StepRow { role: role_at(&e.rows, first, i, contact, model.bodies.space()), owner: Owner::Contact(place), row });
        }
        Some(StepRows { rows, contacts, warm, unknown_per_lambda: e.unknown_per_lambda })
    }
}

/// Role of row i of a contact; `first` is its normal row. Rows of friction, rolling and torsion follow in this order, as far as present.
fn role_at(rows: &Rows, first: usize, i: usize, contact: &Contact, space: Space) -> Role {
    let surface = &contact.surface;
    let torsional = if space == Space::Space { surface.torsional } else { 0.0 };
    let rubs = [(Role::Friction, surface.friction), (Role::Rolling, surface.rolling), (Role::Torsion, torsional)];
    let mut present = rubs.iter().filter(|(_, mu)| *mu > 0.0);
    let of_this = rows.friction.iter().filter(|f| f.normal == first);
    let found = of_this.zip(&mut present).find(|(f, _)| f.tangents[..usize::from(f.count)].contains(&i));
    found.map_or(Role::Normal, |(_, (role, _))| *role)
}
