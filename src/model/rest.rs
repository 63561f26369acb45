//! Sleep: how long each body has been still, and which ones sleep. (When they fall asleep and what wakes them is the method's:
//! `method::velocity::sleep`.)

use super::Bodies;

/// Marks a sleeping body, in place of the time that it has been still.
const ASLEEP: f64 = -1.0;

/// The times that bodies have been still, and which bodies sleep.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rest {
    /// For each body, the time for which it has been still, s; [`ASLEEP`] once it sleeps. Empty where no body has been still
    /// since the model was changed.
    still: Vec<f64>,
    /// The applied forces under which bodies fell asleep, laid out as the velocities, N. Empty where no body sleeps.
    forces: Vec<f64>,
}

impl Rest {
    /// True where no body has been still.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.still.is_empty()
    }

    /// True where the body at `index` sleeps.
    #[must_use]
    pub fn asleep(&self, index: usize) -> bool {
        self.still.get(index) == Some(&ASLEEP)
    }

    /// True where any body sleeps.
    #[must_use]
    pub fn anyone_asleep(&self) -> bool {
        !self.forces.is_empty()
    }

    /// How long the body at `index` has been still, s.
    #[must_use]
    pub fn still(&self, index: usize) -> f64 {
        self.still.get(index).map_or(0.0, |s| s.max(0.0))
    }

    /// Counts a time h of stillness for the body at `index` of n, or that it moved.
    pub fn count(&mut self, index: usize, n: usize, still: bool, h: f64) {
        self.still.resize(n, 0.0);
        self.still[index] = if still { self.still[index] + h } else { 0.0 };
    }

    /// Puts the body at `index` to sleep.
    pub fn put_to_sleep(&mut self, index: usize) {
        self.still[index] = ASLEEP;
    }

    /// The body at `index` is awake, and has just moved; [`Rest::settle`] follows the last of them.
    pub fn wake(&mut self, index: usize) {
        self.still[index] = 0.0;
    }

    /// Drops the forces where no body sleeps any longer.
    pub fn settle(&mut self) {
        if !self.still.contains(&ASLEEP) {
            self.forces.clear();
        }
    }

    /// Wakes all bodies.
    pub fn wake_all(&mut self) {
        self.still.clear();
        self.forces.clear();
    }

    /// The applied forces under which the sleeping bodies fell asleep.
    pub fn forces(&mut self) -> &mut Vec<f64> {
        &mut self.forces
    }

    /// Sets the velocities of sleeping bodies to zero.
    pub fn zero_velocities(&self, bodies: &Bodies, v: &mut [f64]) {
        if self.anyone_asleep() {
            for index in (0..bodies.list().len()).filter(|i| self.asleep(*i)) {
                let place = bodies.place(index);
                v[place.v..place.v + place.kind.dof()].fill(0.0);
            }
        }
    }

    /// Takes over another, without allocating.
    pub fn copy_from(&mut self, other: &Rest) {
        self.still.clone_from(&other.still);
        self.forces.clone_from(&other.forces);
    }

    /// Shows it as numbers: see [`Rest::load`].
    pub fn visit(&self, see: &mut dyn FnMut(&[f64])) {
        see(&[f64::from(u8::from(self.anyone_asleep()))]);
        see(&self.still);
        see(&self.forces);
    }

    /// Takes back what [`Rest::visit`] wrote; None where that fits no such bodies.
    #[must_use]
    pub fn load(numbers: &[f64], bodies: &Bodies) -> Option<Rest> {
        let Some((asleep, rest)) = numbers.split_first() else { return Some(Rest::default()) };
        let (still, forces) = rest.split_at_checked(bodies.list().len())?;
        let fits = match *asleep {
            0.0 => forces.is_empty() && still.iter().all(|s| *s >= 0.0),
            1.0 => forces.len() == bodies.dof() && still.iter().all(|s| *s >= 0.0 || *s == ASLEEP) && still.contains(&ASLEEP),
            _ => false,
        };
        fits.then(|| Rest { still: still.to_vec(), forces: forces.to_vec() })
    }
}
