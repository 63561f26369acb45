//! Rewinding and seeking in the recorded run; snapshots.

use super::{Epoch, Simulation, snapshot};
use crate::error::{Code, Error, Result};
use crate::scene::document;
use crate::world::World;

impl Simulation {
    /// The interval of time that [`Simulation::seek`] can reach, s.
    #[must_use]
    pub fn recorded_span(&self) -> (f64, f64) {
        let from = self.history.keyframe(self.history.begin()).map_or(self.end_time, |k| k.at.time);
        (from, self.end_time)
    }

    /// Goes back `count` steps in the recorded run (at most to its beginning); parameters and edits are restored.
    pub fn step_back(&mut self, count: u32) {
        let target = self.world.step_count().saturating_sub(u64::from(count)).max(self.history.begin());
        self.go_to(target);
    }

    /// Goes to the recorded step nearest to a time, s, earlier or later.
    pub fn seek(&mut self, time: f64) -> Result<()> {
        if time.is_nan() {
            return Err(Error::new(Code::NotFinite, "time", "must not be NaN; give a time in s"));
        }
        let (mut step, end) = (self.history.begin(), self.history.end());
        // Binary search for the last keyframe not later than the time; from there step by step.
        let (mut low, mut high) = (step, end);
        while low < high {
            let middle = low + (high - low).div_ceil(2);
            match self.history.keyframe(middle) {
                Some(k) if k.at.time <= time => {
                    step = k.at.step;
                    low = middle;
                }
                _ => high = middle - 1,
            }
        }
        self.load_keyframe(step);
        self.replay(end, time);
        Ok(())
    }

    /// Goes to a recorded step.
    fn go_to(&mut self, step: u64) {
        let present = self.world.step_count();
        if step < present || self.history.keyframe(step).is_some_and(|k| k.at.step > present) {
            self.load_keyframe(step);
        }
        self.replay(step, f64::INFINITY);
    }

    /// Replays the recorded run forward, to a step or to the one nearest to a time.
    fn replay(&mut self, step: u64, time: f64) {
        self.remainder = 0.0;
        while self.world.step_count() < step && self.world.state().t + 0.5 * self.world.settings().step_size() <= time {
            if self.one_step().status.is_undone() {
                break;
            }
        }
        self.find_reference();
    }

    fn load_keyframe(&mut self, step: u64) {
        let Some(k) = self.history.keyframe(step) else { return };
        if k.at.structure != self.structure {
            self.write_structure();
            let Some(structure) = self.structures.get(k.at.structure) else { return };
            let read = snapshot::read_value(structure).and_then(document::read_saved);
            debug_assert!(read.is_ok(), "it was written by this program: {read:?}");
            let Ok(read) = read else { return };
            self.world = World::new(read.model, read.settings);
            (self.title, self.scene, self.built, self.mouse) = (read.title, read.scene, read.built, read.mouse);
            self.structure = k.at.structure;
        }
        let loaded = self.world.load(&self.history.state(&k));
        debug_assert!(loaded, "a keyframe belongs to its structure");
        self.world.set_last_report(k.at.report);
        self.replay_inputs(k.at.step);
    }

    /// The whole simulation as bytes: structure and state.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        snapshot::encode(&snapshot::write_value(&self.structure_document()), &self.numbers())
    }

    /// The state alone, for a document that holds the structure.
    pub(super) fn state_snapshot(&self) -> Vec<u8> {
        snapshot::encode(&[], &self.numbers())
    }

    /// Epoch of the exact motion, then the world.
    fn numbers(&self) -> Vec<f64> {
        let mut numbers = Vec::new();
        match self.epoch() {
            None => numbers.push(-1.0),
            Some((step, epoch)) => {
                numbers.extend_from_slice(&[epoch.v.len() as f64, epoch.q.len() as f64, *step as f64, epoch.t]);
                numbers.extend_from_slice(&epoch.q);
                numbers.extend_from_slice(&epoch.v);
            }
        }
        self.world.save(&mut numbers);
        numbers
    }

    /// Restores a snapshot exactly and begins a new history. Bytes that are not a snapshot, or the state of another scene, are an
    /// error and nothing changes.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<()> {
        let (structure, numbers) = snapshot::decode(bytes)?;
        let bad = || Error::new(Code::BadSnapshot, "bytes", "a snapshot of another scene; restore it where it was taken");
        let (epoch, rest) = read_epoch(&numbers).ok_or_else(bad)?;
        if structure.is_empty() {
            if !self.world.load(rest) {
                return Err(bad());
            }
        } else {
            let read = document::read_saved(snapshot::read_value(structure)?)
                .map_err(|e| Error::new(Code::BadSnapshot, "bytes", format!("a damaged snapshot: {e}")))?;
            let mut world = World::new(read.model, read.settings);
            if !world.load(rest) {
                return Err(bad());
            }
            self.world = world;
            (self.title, self.scene, self.built, self.mouse) = (read.title, read.scene, read.built, read.mouse);
        }
        self.recorder.truncate_from(self.world.state().t);
        self.remainder = 0.0;
        self.begin_history();
        let (dof, count) = (self.world.state().v.len(), self.world.state().q.len());
        if let Some((step, epoch)) = epoch.filter(|(_, e)| e.v.len() == dof && e.q.len() == count) {
            self.epochs = vec![(step.min(self.world.step_count()), epoch)];
            self.find_reference();
        }
        Ok(())
    }
}

/// An epoch and its step.
type Numbered = (u64, Epoch);

/// The epoch at the head of a snapshot's numbers, and the rest.
fn read_epoch(numbers: &[f64]) -> Option<(Option<Numbered>, &[f64])> {
    let dof = *numbers.first()?;
    if dof < 0.0 {
        return Some((None, &numbers[1..]));
    }
    let (count, step, t) = (*numbers.get(1)?, *numbers.get(2)?, *numbers.get(3)?);
    if !(0.0..=1e6).contains(&count) || !(0.0..=1e6).contains(&dof) {
        return None;
    }
    let (n, m) = (count as usize, dof as usize);
    let q = numbers.get(4..4 + n)?.to_vec();
    let v = numbers.get(4 + n..4 + n + m)?.to_vec();
    Some((Some((step as u64, Epoch { t, q, v })), &numbers[4 + n + m..]))
}
