//! Overlap under methods without contacts.

use super::World;
use crate::method::Culprit;
use crate::model::Motion;
use crate::model::contact::Detector;

impl World {
    /// A method without contacts lets bodies through each other: it stops where they overlap, and says so.
    pub(super) fn refuse_overlap(&mut self) -> Result<(), Culprit> {
        if self.method.knows_contacts() || !Detector::is_needed(&self.model.bodies) {
            return Ok(());
        }
        let World { overlap, model, state, settings, .. } = self;
        overlap.detect(model, &Motion::new(&model.bodies, state), 0.0);
        let deepest = overlap.contacts.iter().fold(0.0_f64, |deepest, c| deepest.min(c.gap));
        if -deepest > settings.method.number("slop") { Err(Culprit::Contacts) } else { Ok(()) }
    }
}
