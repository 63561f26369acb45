//! Contacts for methods that act through forces: those that touch at a state, and their rows.

use crate::model::contact::{Detector, curvature};
use crate::model::{Contact, Model, Motion, Rows, State};

/// Contacts up to this far apart touch, m.
pub(super) const TOUCHING: f64 = 1e-7;

/// Finds contacts and writes their rows.
#[derive(Debug, Default)]
pub struct ContactRows {
    detector: Detector,
    curvatures: Vec<f64>,
    /// The contacts that touch.
    pub touching: Vec<Contact>,
}

impl ContactRows {
    /// Drops what was derived from the model.
    pub fn model_changed(&mut self) {
        self.detector.model_changed();
    }

    /// Finds the contacts up to that far apart.
    fn detect(&mut self, model: &Model, state: &State) {
        self.detector.detect(model, &Motion::new(&model.bodies, state), 0.0);
    }

    /// Finds the contacts that touch, and appends their rows with Ċ.
    pub fn append(&mut self, model: &Model, state: &State, rows: &mut Rows) {
        self.detect(model, state);
        self.touching.clear();
        self.touching.extend(self.detector.contacts.iter().filter(|c| c.gap <= TOUCHING));
        if !self.touching.is_empty() {
            model.contact_rows(state, &self.touching, 0.0, rows);
            rows.finish(&state.v);
        }
    }

    /// Writes J̇v of the rows that were appended last: of normals and of friction; of rolling and torsion it is left out.
    pub fn write_curvature(&mut self, model: &Model, state: &State, rows: &mut Rows) {
        let ContactRows { detector, curvatures, touching, .. } = self;
        curvature::of_gaps(detector, model, state, touching, curvatures);
        let motion = Motion::new(&model.bodies, state);
        let space = model.bodies.space();
        let mut row = rows.contacts_from;
        for (contact, of_gap) in touching.iter().zip(curvatures.iter()) {
            rows.jdot_v[row] = *of_gap;
            for (k, tangent) in contact.tangents(space).iter().enumerate().take(contact.rows_with_friction(space) - 1) {
                rows.jdot_v[row + 1 + k] = curvature::along(&motion, contact, *tangent);
            }
            row = rows.end_of(row);
        }
    }

    /// The smallest gap of the contacts that close faster than that, m; None where none does.
    pub fn closing_gap(&mut self, model: &Model, state: &State, speed: f64) -> Option<f64> {
        self.detect(model, state);
        let motion = Motion::new(&model.bodies, state);
        let closing = self.detector.contacts.iter().filter(|c| c.normal_rate(&motion) < -speed);
        closing.map(|c| c.gap).reduce(f64::min)
    }
}
