//! The recorded run: keyframes of the state, and every input with its step. Replaying the inputs from the keyframe before a
//! step reproduces the step bit for bit, so any step can be reached again in bounded memory: when the keyframes are full every
//! second one is dropped and the interval is doubled.

use super::packed::{Packer, Size, unpack};
use crate::world::StepReport;

/// Largest number of bytes of all keyframes, but for [`FEWEST_KEYFRAMES`] of a large world.
const MOST_BYTES: usize = 1 << 20;
/// So many keyframes there are room for, however large the world is.
const FEWEST_KEYFRAMES: usize = 2;
/// Largest number of keyframes.
const MOST_KEYFRAMES: usize = 4096;
/// Number of keyframes that are allocated one by one, so that a short simulation needs little memory. After these the whole
/// buffer is allocated, so that later steps do not allocate.
const FEW_KEYFRAMES: usize = 4;
/// Steps between keyframes at first. Packing one in every step made steps of a tower of ten boxes 1.25 times as long.
const FIRST_STRIDE: u64 = 4;
/// Largest number of recorded inputs; beyond it the oldest part of the run is dropped.
const MOST_INPUTS: usize = 100_000;

/// A step as it is handed to [`History::advance`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Step {
    /// Number of steps since the start.
    pub step: u64,
    /// Time after it, s.
    pub time: f64,
    /// Index of the structure (bodies, constraints, settings) of the state.
    pub structure: usize,
    /// The report of the step: the iterations and the residual of its solve.
    pub report: StepReport,
}

/// A keyframe: the state at a step, before the inputs of that step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// The step.
    pub at: Step,
    /// Number of inputs before this step.
    pub inputs: usize,
    size: Size,
    /// Where its bytes begin.
    start: usize,
}

impl Keyframe {
    fn end(&self) -> usize {
        self.start + self.size.bytes
    }
}

/// Shows a state, part by part.
pub type Show<'a> = &'a dyn Fn(&mut dyn FnMut(&[f64]));

/// Keyframes and inputs of one run.
#[derive(Debug)]
pub struct History<I> {
    keyframes: Vec<Keyframe>,
    bytes: Vec<u8>,
    /// The bytes that are filled before keyframes are dropped.
    capacity: usize,
    /// The number of keyframes before some are dropped.
    most: usize,
    stride: u64,
    inputs: Vec<(u64, I)>,
    /// The last recorded step.
    end: u64,
}

impl<I> History<I> {
    /// A history that begins with this step.
    #[must_use]
    pub fn new(first: Step, show: Show) -> Self {
        let mut history = History {
            keyframes: Vec::new(),
            bytes: Vec::new(),
            capacity: 0,
            most: FEW_KEYFRAMES + 1,
            stride: FIRST_STRIDE,
            inputs: Vec::new(),
            end: first.step,
        };
        history.push(first, show);
        history
    }

    /// The first step that can be reached.
    #[must_use]
    pub fn begin(&self) -> u64 {
        self.keyframes.first().map_or(0, |k| k.at.step)
    }

    /// The last step that can be reached.
    #[must_use]
    pub fn end(&self) -> u64 {
        self.end
    }

    /// Advances the run to this step. Its state is looked at where it is to be a keyframe.
    pub fn advance(&mut self, next: Step, show: Show) {
        self.end = next.step;
        if next.step.is_multiple_of(self.stride) {
            self.push(next, show);
        }
    }

    fn push(&mut self, at: Step, show: Show) {
        let room = self.likely_room(at);
        let mut size = self.pack(room, show);
        if size.bytes > room {
            if self.keyframes.len() < FEW_KEYFRAMES || self.keyframes.last().is_some_and(|k| k.at.structure != at.structure) {
                self.capacity = self.capacity.max(MOST_BYTES.min(MOST_KEYFRAMES * Size::most(size.numbers)));
            }
            let full = self.keyframes.len() >= FEWEST_KEYFRAMES && self.bytes.len() + size.bytes > self.capacity;
            if full || self.keyframes.len() >= self.most {
                self.thin_out();
                if !at.step.is_multiple_of(self.stride) {
                    return;
                }
            }
            self.make_room(size);
            size = self.pack(size.bytes, show);
        }
        self.keyframes.push(Keyframe { at, inputs: self.inputs.len(), size, start: self.bytes.len() - size.bytes });
    }

    /// Bytes that a state like the last keyframe's takes, with an eighth to spare, if there is room: then it is looked at only once.
    fn likely_room(&self, at: Step) -> usize {
        let last = self.keyframes.last().filter(|k| k.at.structure == at.structure);
        let likely = last.map_or(0, |k| k.size.bytes + k.size.bytes / 8);
        let free = self.capacity.min(self.bytes.capacity()).saturating_sub(self.bytes.len());
        if likely <= free && (FEW_KEYFRAMES..self.most).contains(&self.keyframes.len()) { likely } else { 0 }
    }

    /// Appends a state if it takes no more bytes than this; its size.
    fn pack(&mut self, room: usize, show: Show) -> Size {
        let start = self.bytes.len();
        self.bytes.resize(start + room, 0);
        let mut packer = Packer::new(&mut self.bytes[start..]);
        show(&mut |numbers| packer.add(numbers));
        let size = packer.size();
        self.bytes.truncate(if size.bytes > room { start } else { start + size.bytes });
        size
    }

    /// Room for a keyframe, and an eighth more: the next one may take its place. From a few keyframes on, or where there is no room for a few,
    /// the room of all keyframes of such a size that there will be.
    fn make_room(&mut self, size: Size) {
        let all = self.keyframes.len() >= FEW_KEYFRAMES || FEW_KEYFRAMES * size.bytes > MOST_BYTES;
        let (free, likely) = (self.capacity.saturating_sub(self.bytes.len()), size.bytes + size.bytes / 8);
        let room = if all { size.bytes.max(free.min(free / size.bytes * likely)) } else { size.bytes };
        if self.bytes.capacity() - self.bytes.len() >= room {
            return;
        }
        self.bytes.reserve_exact(room.max(likely));
        if all {
            // Later ones may take half as many bytes.
            self.most = self.most.max((2 * self.capacity / size.bytes).min(MOST_KEYFRAMES));
            self.keyframes.reserve_exact(self.most.saturating_sub(self.keyframes.len()));
        }
    }

    /// Drops the keyframes that are not on the doubled interval; the first is kept.
    fn thin_out(&mut self) {
        self.stride *= 2;
        let mut kept = 0;
        let mut written = 0;
        for i in 0..self.keyframes.len() {
            let k = self.keyframes[i];
            if i == 0 || k.at.step.is_multiple_of(self.stride) {
                self.bytes.copy_within(k.start..k.end(), written);
                self.keyframes[kept] = Keyframe { start: written, ..k };
                (kept, written) = (kept + 1, written + k.size.bytes);
            }
        }
        self.keyframes.truncate(kept);
        self.bytes.truncate(written);
    }

    /// The last keyframe at or before a step.
    #[must_use]
    pub fn keyframe(&self, step: u64) -> Option<Keyframe> {
        self.keyframes[..self.keyframes.partition_point(|k| k.at.step <= step)].last().copied()
    }

    /// The state of a keyframe.
    #[must_use]
    pub fn state(&self, keyframe: &Keyframe) -> Vec<f64> {
        unpack(self.bytes.get(keyframe.start..keyframe.end()).unwrap_or_default(), keyframe.size.numbers)
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
        self.keyframes.truncate(self.keyframes.partition_point(|k| k.at.step <= step));
        self.bytes.truncate(self.keyframes.last().map_or(0, Keyframe::end));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn at(step: u64) -> Step {
        Step { step, ..Step::default() }
    }

    /// A run of so many steps whose states are their numbers, `length` times.
    fn run(steps: u64, length: usize) -> History<u8> {
        let state = |step: u64| vec![step as f64 + 0.1; length];
        let mut history = History::new(at(0), &|see| see(&state(0)));
        for step in 1..=steps {
            history.advance(at(step), &|see| see(&state(step)));
        }
        history
    }

    #[test]
    fn every_step_has_a_keyframe_at_or_before_it_in_bounded_memory() {
        for (steps, length) in [(20_000, 4), (3_000, 1_000), (40, 1_000_000)] {
            let history = run(steps, length);
            assert!(history.keyframes.len() <= MOST_KEYFRAMES);
            let most = MOST_BYTES.max(FEWEST_KEYFRAMES * Size::most(length) * 9 / 8);
            assert!(history.bytes.capacity() <= most, "{} of {most} bytes", history.bytes.capacity());
            for step in [0, 1, 17, steps / 2, steps] {
                let k = history.keyframe(step).unwrap();
                assert!(k.at.step <= step && step - k.at.step < history.stride);
                assert_eq!(history.state(&k), vec![k.at.step as f64 + 0.1; length]);
            }
        }
    }

    #[test]
    fn states_that_take_more_bytes_than_the_one_before_are_kept_too() {
        let state = |step: u64| vec![if step.is_multiple_of(24) { 0.1 } else { 0.0 }; 50];
        let mut history = History::<u8>::new(at(0), &|see| see(&state(1)));
        for step in 1..=200 {
            history.advance(at(step), &|see| see(&state(step)));
        }
        assert!(history.keyframes.len() > 50);
        for k in &history.keyframes {
            assert_eq!(history.state(k), state(k.at.step.max(1)), "{}", k.at.step);
        }
    }

    #[test]
    fn an_input_in_the_past_replaces_the_future() {
        let mut history = run(10, 1);
        assert!(history.note(7, 7));
        assert!(history.note(4, 4));
        assert_eq!((history.end(), history.inputs_at(0, 7).len(), history.inputs_at(0, 4).len()), (4, 0, 1));
        assert_eq!(history.keyframe(9).unwrap().at.step, 4);
    }
}
