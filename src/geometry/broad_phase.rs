//! Pairs of overlapping boxes: sweep and prune. D. Baraff, "Dynamic simulation of non-penetrating rigid bodies", PhD thesis,
//! Cornell 1992, section 3.
//!
//! The boxes are sorted by their lower bounds along the axis of largest variance of the centres. A box can only overlap
//! boxes whose lower bound is below its upper bound. From step to step the order hardly changes, so an insertion sort
//! takes nearly linear time.
//!
//! In a heap, as high as wide, many boxes have nearly equal lower bounds. So the sweep runs in strips across the axis of
//! second largest variance, each about two boxes wide. A box is entered in every strip it overlaps, and a pair is reported in
//! the first strip common to both. The strips are wide enough that there are at most 5n/2 entries.
//!
//! Unbounded boxes (half-planes) are compared with all others separately.

use crate::math::{Work, vector};
use glam::DVec3;

/// An axis-aligned box; in the plane z is 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aabb {
    /// Lower corner, m.
    pub min: DVec3,
    /// Upper corner, m.
    pub max: DVec3,
}

impl Aabb {
    /// The empty box.
    pub const NOTHING: Aabb = Aabb { min: DVec3::INFINITY, max: DVec3::NEG_INFINITY };
    /// The whole space.
    pub const EVERYTHING: Aabb = Aabb { min: DVec3::NEG_INFINITY, max: DVec3::INFINITY };

    /// The smallest box around points.
    #[must_use]
    pub fn around(points: impl IntoIterator<Item = DVec3>) -> Self {
        points.into_iter().fold(Aabb::NOTHING, |b, p| Aabb { min: b.min.min(p), max: b.max.max(p) })
    }

    /// The smallest box around both.
    #[must_use]
    pub fn union(&self, other: &Aabb) -> Self {
        Aabb { min: self.min.min(other.min), max: self.max.max(other.max) }
    }

    /// True if two boxes that are not empty share a point; touching counts.
    #[must_use]
    #[inline]
    pub fn overlaps(&self, other: &Aabb) -> bool {
        let (a, b) = (self, other);
        let in_x = a.min.x <= b.max.x && b.min.x <= a.max.x;
        let in_y = a.min.y <= b.max.y && b.min.y <= a.max.y;
        in_x && in_y && a.min.z <= b.max.z && b.min.z <= a.max.z
    }

    /// True if this box contains the other.
    #[must_use]
    pub fn contains(&self, other: &Aabb) -> bool {
        self.min.cmple(other.min).all() && other.max.cmple(self.max).all()
    }

    /// The box enlarged by a length on every side, m.
    #[must_use]
    pub fn grown(&self, by: f64) -> Self {
        Aabb { min: self.min - DVec3::splat(by), max: self.max + DVec3::splat(by) }
    }

    /// True of [`Aabb::NOTHING`].
    fn is_empty(&self) -> bool {
        self.min.x > self.max.x
    }

    fn is_finite(&self) -> bool {
        self.min.is_finite() && self.max.is_finite()
    }
}

/// Elementary operations charged for a pair, approximate; large enough that the limit of work also bounds the memory of all pairs.
const WORK_OF_A_PAIR: u64 = 150;

/// Finds the pairs of boxes that overlap; keeps its memory and the last order.
#[derive(Clone, Debug, Default)]
pub struct BroadPhase {
    /// Bounded boxes in ascending order of the lower bound along the axis, as of the last call.
    order: Vec<u32>,
    /// Unbounded boxes, and empty ones.
    unbounded: Vec<u32>,
    axis: usize,
    /// Index of the first entry of each strip; the last element is the number of entries.
    strips: Vec<u32>,
    /// Entries strip by strip, each in ascending order along the axis.
    entries: Vec<Entry>,
    found: Vec<(u32, u32)>,
    /// Start of each box's pairs in the output.
    places: Vec<u32>,
}

/// A box in a strip.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    /// Lower bound along the axis of the sweep, m.
    begin: f64,
    end: f64,
    /// Lower bound along the axis of the strips, m.
    low: f64,
    high: f64,
    /// The first strip that the box overlaps.
    strip: u32,
    index: u32,
}

/// Position, width and number of the strips.
#[derive(Clone, Copy)]
struct Strips {
    axis: usize,
    origin: f64,
    width: f64,
    count: usize,
}

impl BroadPhase {
    /// Replaces `out` by the pairs (a, b), a < b, of boxes that overlap, in ascending order.
    pub fn pairs(&mut self, boxes: &[Aabb], out: &mut Vec<(u32, u32)>) {
        self.pairs_within(boxes, out, &Work::default());
    }

    /// Pairs within a budget of work; false where the budget was spent and pairs are missing.
    pub fn pairs_within(&mut self, boxes: &[Aabb], out: &mut Vec<(u32, u32)>, work: &Work) -> bool {
        let (axis, next) = widest_axes(boxes);
        self.found.clear();
        self.sort(boxes, axis);
        let strips = Strips::new(boxes, &self.order, next);
        self.enter(boxes, &strips);
        let complete = self.sweep(boxes, work) && self.meet_unbounded(boxes, work);
        self.write(boxes.len(), out);
        complete
    }

    /// Sorts the bounded boxes along the axis.
    fn sort(&mut self, boxes: &[Aabb], axis: usize) {
        let begin = |i: u32| boxes[i as usize].min[axis];
        let bounded = boxes.iter().filter(|b| b.is_finite()).count();
        let same = bounded == self.order.len()
            && boxes.len() == self.order.len() + self.unbounded.len()
            && self.order.iter().all(|&i| boxes[i as usize].is_finite());
        if !same {
            self.order.clear();
            self.unbounded.clear();
            for (i, b) in boxes.iter().enumerate() {
                let list = if b.is_finite() { &mut self.order } else { &mut self.unbounded };
                list.push(i as u32);
            }
        }
        if !same || axis != self.axis {
            self.axis = axis;
            self.order.sort_unstable_by(|&i, &j| begin(i).total_cmp(&begin(j)));
        }
        for i in 1..self.order.len() {
            let moved = self.order[i];
            let mut to = i;
            while to > 0 && begin(self.order[to - 1]) > begin(moved) {
                self.order[to] = self.order[to - 1];
                to -= 1;
            }
            self.order[to] = moved;
        }
    }

    /// Enters every box in its strips: counts, then places in order.
    fn enter(&mut self, boxes: &[Aabb], strips: &Strips) {
        self.strips.clear();
        self.strips.resize(strips.count + 1, 0);
        for &i in &self.order {
            for strip in strips.reached(&boxes[i as usize]) {
                self.strips[strip] += 1;
            }
        }
        starts(&mut self.strips);
        self.entries.clear();
        self.entries.resize(self.strips[strips.count] as usize, Entry::default());
        for &index in &self.order {
            let (b, reached) = (&boxes[index as usize], strips.reached(&boxes[index as usize]));
            let entry = Entry {
                begin: b.min[self.axis],
                end: b.max[self.axis],
                low: b.min[strips.axis],
                high: b.max[strips.axis],
                strip: *reached.start() as u32,
                index,
            };
            for strip in reached {
                self.entries[self.strips[strip] as usize] = entry;
                self.strips[strip] += 1;
            }
        }
        // Each strip's offset has moved to the start of the next strip.
        self.strips.rotate_right(1);
        self.strips[0] = 0;
    }

    fn sweep(&mut self, boxes: &[Aabb], work: &Work) -> bool {
        for strip in 0..self.strips.len() - 1 {
            let entries = &self.entries[self.strips[strip] as usize..self.strips[strip + 1] as usize];
            for (i, a) in entries.iter().enumerate() {
                let before = self.found.len();
                let mut compared = 1;
                for b in entries[i + 1..].iter().take_while(|b| b.begin <= a.end) {
                    compared += 1;
                    let near = b.low <= a.high && a.low <= b.high && a.strip.max(b.strip) as usize == strip;
                    if near && boxes[a.index as usize].overlaps(&boxes[b.index as usize]) {
                        vector::make_room(&mut self.found, 1);
                        self.found.push((a.index.min(b.index), a.index.max(b.index)));
                    }
                }
                if !work.charge(2 * compared + WORK_OF_A_PAIR * (self.found.len() - before) as u64) {
                    return false;
                }
            }
        }
        true
    }

    fn meet_unbounded(&mut self, boxes: &[Aabb], work: &Work) -> bool {
        for &a in self.unbounded.iter().filter(|a| !boxes[**a as usize].is_empty()) {
            let before = self.found.len();
            for (b, other) in boxes.iter().enumerate() {
                let b = b as u32;
                // A pair of unbounded boxes is reported once.
                let again = b <= a && !other.is_finite();
                if !(again || other.is_empty()) && boxes[a as usize].overlaps(other) {
                    vector::make_room(&mut self.found, 1);
                    self.found.push((a.min(b), a.max(b)));
                }
            }
            if !work.charge(2 * boxes.len() as u64 + WORK_OF_A_PAIR * (self.found.len() - before) as u64) {
                return false;
            }
        }
        true
    }

    /// Writes the pairs in ascending order: a counting sort by the first box, then each group sorted by the second.
    fn write(&mut self, boxes: usize, out: &mut Vec<(u32, u32)>) {
        self.places.clear();
        self.places.resize(boxes + 1, 0);
        for pair in &self.found {
            self.places[pair.0 as usize] += 1;
        }
        starts(&mut self.places);
        out.clear();
        out.resize(self.found.len(), (0, 0));
        for &pair in &self.found {
            let place = &mut self.places[pair.0 as usize];
            out[*place as usize] = pair;
            *place += 1;
        }
        let mut start = 0;
        for &end in &self.places[..boxes] {
            out[start..end as usize].sort_unstable();
            start = end as usize;
        }
    }
}

impl Strips {
    fn new(boxes: &[Aabb], order: &[u32], axis: usize) -> Self {
        let (mut low, mut high, mut extents) = (f64::INFINITY, f64::NEG_INFINITY, 0.0);
        for &i in order {
            let b = &boxes[i as usize];
            (low, high) = (low.min(b.min[axis]), high.max(b.max[axis]));
            extents += b.max[axis] - b.min[axis];
        }
        let (n, range) = (order.len().max(1) as f64, high - low);
        let width = (2.0 * extents / n).max(range / n);
        let count = if range > 0.0 && width > 0.0 { (range / width) as usize + 1 } else { 1 };
        Strips { axis, origin: low, width, count: count.min(order.len() + 1) }
    }

    /// The strips that a box overlaps.
    fn reached(&self, b: &Aabb) -> core::ops::RangeInclusive<usize> {
        // NaN (all coordinates equal, width 0) maps to strip 0.
        let strip = |x: f64| (((x - self.origin) / self.width) as usize).min(self.count - 1);
        strip(b.min[self.axis])..=strip(b.max[self.axis])
    }
}

/// Turns counts into start indices (exclusive prefix sums); the last element becomes the total.
fn starts(counts: &mut [u32]) {
    let mut sum = 0;
    for count in counts {
        (*count, sum) = (sum, sum + *count);
    }
}

/// The two axes of largest variance of the centres.
fn widest_axes(boxes: &[Aabb]) -> (usize, usize) {
    let (mut count, mut sum, mut squares) = (0.0, DVec3::ZERO, DVec3::ZERO);
    for b in boxes.iter().filter(|b| b.is_finite()) {
        let center = 0.5 * (b.min + b.max);
        count += 1.0;
        sum += center;
        squares += center * center;
    }
    let variance = squares * count - sum * sum;
    let mut axes = [0, 1, 2];
    // The first of equal axes wins.
    for (i, j) in [(0, 1), (1, 2), (0, 1)] {
        if variance[axes[j]].total_cmp(&variance[axes[i]]).is_gt() {
            axes.swap(i, j);
        }
    }
    (axes[0], axes[1])
}
