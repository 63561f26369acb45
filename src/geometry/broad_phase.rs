//! Which boxes overlap: sweep and prune. D. Baraff, "Dynamic simulation of non-penetrating rigid bodies", PhD thesis,
//! Cornell 1992, section 3.
//!
//! The boxes are sorted by where they begin along one axis, that on which their centres are spread most. A box can only
//! overlap those that begin before it ends. From step to step the order hardly changes, so an insertion sort is nearly
//! free. Boxes without bounds would meet everything: they are compared with all the others, apart.

use glam::DVec3;

/// A box with faces along the axes; in the plane z is 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aabb {
    /// The corner where all coordinates are least, m.
    pub min: DVec3,
    /// The corner where all are largest, m.
    pub max: DVec3,
}

impl Aabb {
    /// Holds no point.
    pub const NOTHING: Aabb = Aabb { min: DVec3::INFINITY, max: DVec3::NEG_INFINITY };
    /// Holds every point.
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

    /// Whether they share a point; touching counts.
    #[must_use]
    pub fn overlaps(&self, other: &Aabb) -> bool {
        self.min.cmple(other.max).all() && other.min.cmple(self.max).all()
    }

    fn is_finite(&self) -> bool {
        self.min.is_finite() && self.max.is_finite()
    }
}

/// Finds the pairs of boxes that overlap; keeps its memory and the last order.
#[derive(Clone, Debug, Default)]
pub struct BroadPhase {
    /// The boxes with bounds, by where they began along the axis at the last call.
    order: Vec<u32>,
    /// Their boxes in that order.
    sorted: Vec<Aabb>,
    /// The others.
    unbounded: Vec<u32>,
    axis: usize,
}

impl BroadPhase {
    /// Replaces `out` by the pairs (a, b), a < b, of boxes that overlap, in ascending order.
    pub fn pairs(&mut self, boxes: &[Aabb], out: &mut Vec<(u32, u32)>) {
        out.clear();
        self.sort(boxes);
        self.sweep(out);
        for &a in &self.unbounded {
            for (b, other) in boxes.iter().enumerate() {
                let b = b as u32;
                // Two without bounds meet once.
                let again = b <= a && !other.is_finite();
                if !again && boxes[a as usize].overlaps(other) {
                    out.push((a.min(b), a.max(b)));
                }
            }
        }
        out.sort_unstable();
    }

    fn sort(&mut self, boxes: &[Aabb]) {
        let axis = widest_axis(boxes);
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
        self.sorted.clear();
        self.sorted.extend(self.order.iter().map(|&i| boxes[i as usize]));
    }

    fn sweep(&self, out: &mut Vec<(u32, u32)>) {
        for (i, first) in self.sorted.iter().enumerate() {
            let end = first.max[self.axis];
            for (j, second) in self.sorted.iter().enumerate().skip(i + 1) {
                if second.min[self.axis] > end {
                    break;
                }
                if first.overlaps(second) {
                    let (a, b) = (self.order[i], self.order[j]);
                    out.push((a.min(b), a.max(b)));
                }
            }
        }
    }
}

/// The axis along which the centres vary most.
fn widest_axis(boxes: &[Aabb]) -> usize {
    let (mut count, mut sum, mut squares) = (0.0, DVec3::ZERO, DVec3::ZERO);
    for b in boxes.iter().filter(|b| b.is_finite()) {
        let center = 0.5 * (b.min + b.max);
        count += 1.0;
        sum += center;
        squares += center * center;
    }
    let variance = squares * count - sum * sum;
    // The first of the largest.
    let mut axis = 0;
    for other in 1..3 {
        if variance[other] > variance[axis] {
            axis = other;
        }
    }
    axis
}
