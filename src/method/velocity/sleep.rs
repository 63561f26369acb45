//! Sleeping: an island whose bodies have all been still for a while is neither solved nor moved until something reaches it.
//!
//!   still    |v| + |ω| r < v_s: no point of a body of reach r goes faster
//!   island   bodies that contacts (near ones included), constraints, joints or springs link; fixed bodies link nothing
//!   sleeps   when each of its bodies has been still for t_s: their velocities become zero, the energy of that is accounted for
//!   wakes    as a whole, in the step in which an awake body comes near, or the applied force on one of them is another one
//!
//! An edit wakes all bodies. While a body sleeps its contacts and joints keep the λ they had, and start from them when it wakes.
//! Bodies that a constraint drives never sleep. (Catto, "Iterative Dynamics with Temporal Coherence", 2005; Coumans, "Bullet 2.80
//! Physics SDK Manual", deactivation.)

use super::super::Settings;
use crate::describe::{Args, Parameter};
use crate::model::islands::Islands;
use crate::model::{Model, Rows};

/// t_s
pub const AFTER: Parameter =
    Parameter::number("sleepAfter", "t_s", "s", (0.0, 1e6), (0.0, 2.0), 0.0, "Bodies sleep after this time at rest; 0: never.");
/// v_s
pub const SPEED: Parameter =
    Parameter::number("sleepSpeed", "v_s", "m/s", (0.0, 1e3), (0.0, 0.2), 0.02, "Bodies slower than this count as at rest.");

/// The rule of sleeping, and its memory.
#[derive(Debug)]
pub(super) struct Sleep {
    /// t_s, s; 0: no body sleeps
    pub(super) after: f64,
    /// v_s, m/s
    pub(super) speed: f64,
    /// True where the fields below belong to the present model.
    pub(super) known: bool,
    /// Bodies that constraints and forces link.
    pub(super) links: Vec<[usize; 2]>,
    /// For each constraint the first of its bodies that moves.
    pub(super) first: Vec<Option<usize>>,
    /// Bodies that constraints drive.
    pub(super) driven: Vec<usize>,
    /// Bodies that touch one with prescribed motion.
    pub(super) carried: Vec<usize>,
    pub(super) islands: Islands,
    /// Scratch: a condition on each island, at the body that is its root.
    pub(super) of_island: Vec<bool>,
    /// Which of the constraints' rows are in the problem; empty: all.
    pub(super) awake_rows: Vec<bool>,
    /// All the constraints' rows, while those of sleeping islands are taken out; λ of all of them.
    pub(super) rows: Rows,
    pub(super) lambda: Vec<f64>,
}

impl Sleep {
    pub(super) fn new(settings: &Settings) -> Self {
        Sleep {
            after: settings.method.number(AFTER.name),
            speed: settings.method.number(SPEED.name),
            known: false,
            links: Vec::new(),
            first: Vec::new(),
            driven: Vec::new(),
            carried: Vec::new(),
            islands: Islands::default(),
            of_island: Vec::new(),
            awake_rows: Vec::new(),
            rows: Rows::default(),
            lambda: Vec::new(),
        }
    }

    /// The model has changed.
    pub(super) fn forget(&mut self) {
        self.known = false;
    }

    /// Reads the model: bodies linked by constraints and forces.
    pub(super) fn learn(&mut self, model: &Model) {
        self.known = true;
        self.links.clear();
        self.first.clear();
        self.driven.clear();
        let moving = |args: &Args| -> Vec<usize> {
            args.bodies().filter_map(|id| model.bodies.index_of(id).ok()).filter(|i| !model.bodies.list()[*i].fixed).collect()
        };
        let link = |links: &mut Vec<[usize; 2]>, bodies: &[usize]| links.extend(bodies.windows(2).map(|pair| [pair[0], pair[1]]));
        for item in &model.constraints {
            let bodies = moving(&item.args);
            link(&mut self.links, &bodies);
            self.first.push(bodies.first().copied());
            let told = |id: u32| model.bodies.index_of(id).is_ok_and(|i| model.bodies.list()[i].path.is_some());
            if item.it.moves() || item.args.bodies().any(told) {
                self.driven.extend(bodies);
            }
        }
        for item in &model.forces {
            link(&mut self.links, &moving(&item.args));
        }
    }
}
