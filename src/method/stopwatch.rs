//! The profile of a step, for benches: off unless a clock is set.

/// The parts of a step that are measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Which boxes overlap.
    BroadPhase,
    /// Where shapes touch.
    NarrowPhase,
    /// Forces, rows, b and bounds.
    Assembly,
    /// λ
    Solve,
    /// Velocities, positions, bookkeeping.
    Integrate,
}

impl Stage {
    /// All of them, with the words of benches.
    pub const ALL: [(Stage, &'static str); 5] = [
        (Stage::BroadPhase, "broad phase"),
        (Stage::NarrowPhase, "narrow phase"),
        (Stage::Assembly, "assembly"),
        (Stage::Solve, "solve"),
        (Stage::Integrate, "integrate"),
    ];
}

/// Sums up the time of each stage.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stopwatch {
    clock: Option<fn() -> f64>,
    last: f64,
    /// Time of each stage, in the clock's unit.
    pub sums: [f64; 5],
}

impl Stopwatch {
    /// From now on it runs by this clock.
    pub fn run_by(&mut self, clock: fn() -> f64) {
        *self = Stopwatch { clock: Some(clock), last: clock(), sums: [0.0; 5] };
    }

    /// The time until now, since the lap before, belongs to no stage.
    pub fn start(&mut self) {
        if let Some(clock) = self.clock {
            self.last = clock();
        }
    }

    /// The time until now, since the lap before, belongs to this stage.
    pub fn lap(&mut self, stage: Stage) {
        if let Some(clock) = self.clock {
            let now = clock();
            self.sums[stage as usize] += now - self.last;
            self.last = now;
        }
    }
}
