//! Changes by hand, and the way back to the start.

use super::{StepReport, World};
use crate::method::{self, Settings};
use crate::model::{Model, MouseSpring, State};

impl World {
    /// Changes the model (or state, or settings) by hand: all of it or, on an error, nothing. What the change does to the
    /// energy is not drift; a change that leaves the energy alone leaves every bit of the bookkeeping alone. Whoever sleeps
    /// wakes.
    pub fn edit<T>(
        &mut self,
        change: impl FnOnce(&mut Model, &mut State, &mut Settings) -> crate::error::Result<T>,
    ) -> crate::error::Result<T> {
        let before = self.before_edit();
        let result = change(&mut self.model, &mut self.state, &mut self.settings)?;
        self.end_edit(before);
        Ok(result)
    }

    /// Sets or removes the mouse spring; its force wakes the body that it pulls.
    pub fn handle(&mut self, mouse: Option<MouseSpring>) {
        let before = self.before_edit();
        self.model.mouse = mouse;
        self.after_edit(before);
    }

    // These are the same for every change; `edit` is compiled for each.
    #[inline(never)]
    fn end_edit(&mut self, before: Box<(f64, Settings)>) {
        self.state.place_told(&self.model.bodies);
        self.after_edit(before);
        self.state.rest.wake_all();
    }

    #[inline(never)]
    fn before_edit(&self) -> Box<(f64, Settings)> {
        Box::new((self.energy(), self.settings.clone()))
    }

    #[inline(never)]
    #[allow(clippy::boxed_local)] // one pointer for all the edits that call it
    fn after_edit(&mut self, before: Box<(f64, Settings)>) {
        let (energy, before) = *before;
        if before != self.settings {
            self.method = method::build(&self.settings);
        }
        if before.step_size() != self.settings.step_size() {
            self.time_anchor = (self.state.t, self.step_count);
        }
        self.method.model_changed();
        self.forget();
        let difference = self.energy() - energy;
        if difference != 0.0 {
            self.energy_at_start += difference;
        }
    }

    /// Drops what was derived from the model and the state.
    pub(super) fn forget(&mut self) {
        (self.present, self.contradicting) = (None, None);
    }

    /// Back to the starting state, with the model and settings as they are.
    pub fn restart(&mut self) {
        self.state = State::start(&self.model.bodies);
        self.model.mouse = None;
        self.step_count = 0;
        self.time_anchor = (0.0, 0);
        self.lambda.clear();
        self.last_report = StepReport::default();
        self.forget();
        self.energy_at_start = self.energy();
    }
}
