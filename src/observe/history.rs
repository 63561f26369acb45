//! The recorded run: keyframes of the state, and every input with its step. Replaying the inputs from the keyframe before a
//! step reproduces the step bit for bit, so any step can be reached again in bounded memory: when the keyframes are full every
//! second one is dropped and the interval is doubled.

use crate::world::StepReport;

/// Largest number of f64 in all keyframes: 3 MiB, or 64 keyframes of a larger world.
const MOST_NUMBERS: usize = 393_216;
/// Largest number of keyframes.
const MOST_KEYFRAMES: usize = 4096;
/// Number of keyframes that are allocated one by one, so that a short simulation needs little memory. After these the whole
/// buffer is allocated, so that later steps do not allocate.
const FEW_KEYFRAMES: usize = 16;
/// Largest number of recorded inputs; beyond it the oldest part of the run is dropped.
const MOST_INPUTS: usize = 100_000;

/// A keyframe: the state at a step, before the inputs of that step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// Number of steps since the start.
    pub step: u64,
    /// The report of this step: the iterations and the residual of its solve.
    pub report: StepReport,
    /// Number of inputs before this step.
    pub inputs: usize,
    /// Index of the structure (bodies, constraints, settings) of the state.
    pub structure: usize,
    start: usize,
    end: usize,
}

/// A step as it is handed to [`History::advance`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Step<'a> {
    /// Number of steps since the start.
    pub step: u64,
    /// Index of the structure of the state.
    pub structure: usize,
    /// The report of the step.
    pub report: StepReport,
    /// The state after it, if it is to be a keyframe.
    pub state: Option<&'a [f64]>,
}

/// Keyframes and inputs of one run.
#[derive(Debug)]
pub struct History<I> {
    keyframes: Vec<Keyframe>,
    numbers: Vec<f64>,
    stride: u64,
    capacity: usize,
    inputs: Vec<(u64, I)>,
    /// The last recorded step.
    end: u64,
}

impl<I> History<I> {
    /// A history that begins with this step.
    #[must_use]
    pub fn new(first: Step<'_>) -> Self {
        let capacity = capacity(first.state.map_or(0, <[f64]>::len));
        let mut history = History { keyframes: Vec::new(), numbers: Vec::new(), stride: 1, capacity, inputs: Vec::new(), end: first.step };
        history.push(first, first.state.unwrap_or_default());
        history
    }

    /// Sets the length of the states.
    pub fn fit(&mut self, length: usize) {
        self.capacity = self.capacity.max(capacity(length));
        self.make_room();
    }

    /// The first step that can be reached.
    #[must_use]
    pub fn begin(&self) -> u64 {
        self.keyframes.first().map_or(0, |k| k.step)
    }

    /// The last step that can be reached.
    #[must_use]
    pub fn end(&self) -> u64 {
        self.end
    }

    /// True if a keyframe is to be stored after that step.
    #[must_use]
    pub fn wants(&self, step: u64) -> bool {
        step.is_multiple_of(self.stride)
    }

    /// Advances the run to this step; its state is given if [`History::wants`] it.
    pub fn advance(&mut self, next: Step<'_>) {
        self.end = next.step;
        let Some(state) = next.state else { return };
        if self.keyframes.len() == MOST_KEYFRAMES || self.numbers.len() + state.len() > self.capacity {
            self.thin_out();
        }
        if self.wants(next.step) {
            self.push(next, state);
        }
    }

    fn push(&mut self, Step { step, structure, report, .. }: Step<'_>, state: &[f64]) {
        self.make_room();
        let start = self.numbers.len();
        self.numbers.extend_from_slice(state);
        self.keyframes.push(Keyframe { step, report, inputs: self.inputs.len(), structure, start, end: self.numbers.len() });
    }

    fn make_room(&mut self) {
        if self.keyframes.len() >= FEW_KEYFRAMES {
            self.keyframes.reserve_exact(MOST_KEYFRAMES - self.keyframes.len());
            self.numbers.reserve_exact(self.capacity.saturating_sub(self.numbers.len()));
        }
    }

    /// Drops the keyframes that are not on the doubled interval; the first is kept.
    fn thin_out(&mut self) {
        self.stride *= 2;
        let mut kept = 0;
        let mut written = 0;
        for i in 0..self.keyframes.len() {
            let k = self.keyframes[i];
            if i == 0 || k.step.is_multiple_of(self.stride) {
                self.numbers.copy_within(k.start..k.end, written);
                let end = written + (k.end - k.start);
                self.keyframes[kept] = Keyframe { start: written, end, ..k };
                (kept, written) = (kept + 1, end);
            }
        }
        self.keyframes.truncate(kept);
        self.numbers.truncate(written);
    }

    /// The last keyframe at or before a step, and its state.
    #[must_use]
    pub fn keyframe(&self, step: u64) -> Option<(Keyframe, &[f64])> {
        let k = self.keyframes[..self.keyframes.partition_point(|k| k.step <= step)].last()?;
        Some((*k, &self.numbers[k.start..k.end]))
    }

    /// Records an input at `step` and removes everything recorded later. False if the log is full: begin a new history.
    #[must_use]
    pub fn note(&mut self, step: u64, input: I) -> bool {
        self.forget_after(step);
        self.inputs.push((step, input));
        self.inputs.len() < MOST_INPUTS
    }

    /// Removes everything after a step.
    pub fn forget_after(&mut self, step: u64) {
        if step >= self.end {
            return;
        }
        self.end = step;
        self.inputs.truncate(self.inputs.partition_point(|(s, _)| *s <= step));
        self.keyframes.truncate(self.keyframes.partition_point(|k| k.step <= step));
        self.numbers.truncate(self.keyframes.last().map_or(0, |k| k.end));
    }

    /// The inputs of exactly this step, starting at index `from`.
    pub fn inputs_at(&self, from: usize, step: u64) -> &[(u64, I)] {
        let rest = &self.inputs[from.min(self.inputs.len())..];
        let start = rest.partition_point(|(s, _)| *s < step);
        let end = rest.partition_point(|(s, _)| *s <= step);
        &rest[start..end]
    }

    /// The last input, if it belongs to this step.
    pub fn last_input_at(&mut self, step: u64) -> Option<&mut I> {
        if self.end != step {
            return None;
        }
        self.inputs.last_mut().filter(|(s, _)| *s == step).map(|(_, i)| i)
    }
}

/// Largest number of keyframes of this length.
fn capacity(length: usize) -> usize {
    (length * MOST_KEYFRAMES).min(MOST_NUMBERS.max(64 * length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_a_keyframe_at_or_before_it_in_bounded_memory() {
        let mut history: History<()> = History::new(Step { state: Some(&[0.0; 4]), ..Step::default() });
        for step in 1..20_000_u64 {
            let state = [step as f64; 4];
            history.advance(Step { step, state: history.wants(step).then_some(&state), ..Step::default() });
        }
        assert!(history.keyframes.len() <= MOST_KEYFRAMES);
        for step in [0, 1, 17, 4096, 12_345, 19_999] {
            let (k, state) = history.keyframe(step).unwrap();
            assert!(k.step <= step && step - k.step < history.stride);
            assert_eq!(state[0], k.step as f64);
        }
    }

    #[test]
    fn an_input_in_the_past_replaces_the_future() {
        let mut history: History<u8> = History::new(Step { state: Some(&[0.0]), ..Step::default() });
        for step in 1..=10 {
            history.advance(Step { step, state: Some(&[step as f64]), ..Step::default() });
            if step == 7 {
                assert!(history.note(step, 7));
            }
        }
        assert!(history.note(4, 4));
        assert_eq!((history.end(), history.inputs_at(0, 7).len(), history.inputs_at(0, 4).len()), (4, 0, 1));
        assert_eq!(history.keyframe(9).unwrap().0.step, 4);
    }
}
