//! J̇v of contacts: what C̈ has besides J v̇, where bodies go on with the velocities that they have.

use super::{Contact, Detector};
use crate::math::Mapped;
use crate::model::{Model, Motion, State};
use glam::DVec3;

/// The time step of the second difference, s.
pub const DIFFERENCE: f64 = 1e-4;

/// J̇v of the normal of each contact: the second difference of its gap along the motion, which holds for corners and for round bodies
/// alike; 0 where the contact is not found again.
pub fn of_gaps(detector: &mut Detector, model: &Model, state: &State, contacts: &[Contact], out: &mut Vec<f64>) {
    out.clear();
    if contacts.is_empty() {
        return;
    }
    let ahead = moved(detector, model, state, DIFFERENCE);
    let behind = moved(detector, model, state, -DIFFERENCE);
    out.extend(contacts.iter().map(|contact| {
        let gap = |list: &[Contact]| list.iter().find(|c| c.bodies == contact.bodies && c.feature == contact.feature).map(|c| c.gap);
        match (gap(&ahead), gap(&behind)) {
            (Some(after), Some(before)) => (after - 2.0 * contact.gap + before) / (DIFFERENCE * DIFFERENCE),
            _ => 0.0,
        }
    }));
}

/// The contacts after a time h of motion with the present velocities.
fn moved(detector: &mut Detector, model: &Model, state: &State, h: f64) -> Vec<Contact> {
    let mut there = State { t: state.t + h, q: state.q.clone(), v: state.v.clone(), contacts: state.contacts.clone(), ..State::default() };
    model.bodies.advance(&mut there.q, h, &state.v);
    detector.detect(model, &Motion::new(&model.bodies, &there), DIFFERENCE);
    detector.contacts.clone()
}

/// J̇v of a direction across the normal, for the two points of the bodies that touch: of what rolls these are others from moment to
/// moment, but their acceleration is along the normal.
#[must_use]
pub fn along(motion: &Motion, contact: &Contact, direction: DVec3) -> f64 {
    let [one, two] = contact.bodies.mapped(|body| {
        let (arm, spin) = (contact.point - motion.position(body), motion.spin(body));
        let told = motion.bodies.told(body, motion.t).map_or(DVec3::ZERO, |told| told.offset[2] + told.spin_rate().cross(arm));
        spin.cross(spin.cross(arm)) + told
    });
    direction.dot(two - one)
}
