//! Ring buffers of observables over time. Recording does not allocate after the buffers have been created. Where not every step is
//! recorded, a force of contacts has the largest value since the last sample: that of a collision acts in one step alone.

use super::observable::{Instant, Probe};

/// Default capacity of a ring, samples.
pub const CAPACITY: usize = 3600;

/// Largest number of series.
pub const MOST_SERIES: usize = 10_000;

/// Largest number of samples of all series together; 16 bytes each.
pub const MOST_SAMPLES: usize = 4_000_000;

/// Largest number of samples of one series.
pub const MOST_CAPACITY: u32 = 1_000_000;

/// A ring of (t, y): the oldest samples are overwritten.
#[derive(Clone, Debug)]
struct Ring {
    t: Vec<f64>,
    y: Vec<f64>,
    /// Index of the oldest sample.
    start: usize,
    capacity: usize,
}

impl Ring {
    fn new(capacity: usize) -> Self {
        Ring { t: Vec::with_capacity(capacity), y: Vec::with_capacity(capacity), start: 0, capacity }
    }

    fn push(&mut self, t: f64, y: f64) {
        if self.t.len() < self.capacity {
            self.t.push(t);
            self.y.push(y);
        } else {
            self.t[self.start] = t;
            self.y[self.start] = y;
            self.start = (self.start + 1) % self.capacity;
        }
    }

    /// The time of the last sample.
    fn newest(&self) -> Option<f64> {
        let n = self.t.len();
        if n == 0 { None } else { Some(self.t[(self.start + n - 1) % n]) }
    }

    /// Rotates the ring so that the oldest sample is first.
    fn unroll(&mut self) {
        self.t.rotate_left(self.start);
        self.y.rotate_left(self.start);
        self.start = 0;
    }
}

#[derive(Clone)]
struct Track {
    name: String,
    probe: Probe,
    ring: Ring,
    /// Largest value since the last sample, of what is impulsive.
    peak: f64,
}

impl Track {
    fn new(name: String, probe: Probe, capacity: usize) -> Self {
        Track { name, probe, ring: Ring::new(capacity), peak: 0.0 }
    }

    /// True if it ends before t.
    fn lacks(&self, t: f64) -> bool {
        self.ring.newest().is_none_or(|newest| newest < t)
    }
}

/// Records observables at a fixed interval of steps.
#[derive(Clone)]
pub struct Recorder {
    tracks: Vec<Track>,
    every: u64,
    capacity: usize,
}

impl Default for Recorder {
    fn default() -> Self {
        Recorder { tracks: Vec::new(), every: 1, capacity: CAPACITY }
    }
}

impl Recorder {
    /// Sets the recorded observables. Series that remain keep their samples unless the interval changes.
    pub fn set(&mut self, names: Vec<(String, Probe)>, every: u64, capacity: usize) {
        let same = self.every == every && self.capacity == capacity;
        let mut old = std::mem::take(&mut self.tracks);
        (self.every, self.capacity) = (every, capacity);
        for (name, probe) in names {
            let kept = old.iter().position(|t| t.name == name).filter(|_| same).map(|i| old.swap_remove(i));
            self.tracks.push(kept.unwrap_or_else(|| Track::new(name, probe, capacity)));
        }
    }

    /// True if the step of that number is recorded.
    #[must_use]
    pub fn wants(&self, step: u64) -> bool {
        !self.tracks.is_empty() && step.is_multiple_of(self.every)
    }

    /// True if a series needs the exact motion.
    #[must_use]
    pub fn reads_reference(&self) -> bool {
        self.tracks.iter().any(|t| t.name == "reference.error")
    }

    /// True if a series ends before t.
    #[must_use]
    pub fn lacks(&self, t: f64) -> bool {
        self.tracks.iter().any(|track| track.lacks(t))
    }

    /// Appends a sample to every series that ends before this time; samples of a replayed step are kept.
    pub fn sample(&mut self, instant: &mut Instant) {
        let t = instant.world.state().t;
        for track in &mut self.tracks {
            if track.lacks(t) {
                let y = track.probe.read(instant);
                track.ring.push(t, if track.probe.is_impulsive() { y.max(track.peak) } else { y });
            }
            track.peak = 0.0;
        }
    }

    /// A step that is not recorded, for what is impulsive.
    pub fn pass(&mut self, instant: &mut Instant) {
        let t = instant.world.state().t;
        for track in self.tracks.iter_mut().filter(|track| track.probe.is_impulsive() && track.lacks(t)) {
            track.peak = track.peak.max(track.probe.read(instant));
        }
    }

    /// Removes samples at or after t.
    pub fn truncate_from(&mut self, t: f64) {
        for track in &mut self.tracks {
            let ring = &mut track.ring;
            track.peak = 0.0;
            if ring.newest().is_some_and(|newest| newest >= t) {
                ring.unroll();
                let keep = ring.t.partition_point(|x| *x < t);
                ring.t.truncate(keep);
                ring.y.truncate(keep);
            }
        }
    }

    /// Removes all samples, keeps the list of observables.
    pub fn clear(&mut self) {
        for track in &mut self.tracks {
            (track.ring, track.peak) = (Ring::new(self.capacity), 0.0);
        }
    }

    /// Times, s, and values of a series, oldest first.
    #[must_use]
    pub fn series(&self, name: &str) -> Option<(Vec<f64>, Vec<f64>)> {
        let ring = &self.tracks.iter().find(|t| t.name == name)?.ring;
        let in_order = |x: &[f64]| x[ring.start..].iter().chain(&x[..ring.start]).copied().collect();
        Some((in_order(&ring.t), in_order(&ring.y)))
    }

    /// The names of all series.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.tracks.iter().map(|t| t.name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_ring_forgets_the_oldest() {
        let mut ring = Ring::new(3);
        for i in 0..5 {
            ring.push(f64::from(i), f64::from(10 * i));
        }
        ring.unroll();
        assert_eq!((ring.t, ring.y), (vec![2.0, 3.0, 4.0], vec![20.0, 30.0, 40.0]));
    }
}
