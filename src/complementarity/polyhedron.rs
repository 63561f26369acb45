//! A polyhedron {x: Ex = f, Gx ≤ h} of few dimensions by its corners and the directions in which it has no end: it is the
//! convex hull of the corners plus all non-negative multiples of the directions (Minkowski, Weyl).
//!
//! The equations leave x = x₀ + N t with few t. A corner is where as many inequalities hold with = as t has components; a
//! direction is what one fewer leave over, where no inequality forbids it. A line through it gives both its directions, and of
//! all points along the line the one nearest to x₀ stands for the corner.

use crate::math::vector;

/// More dimensions than this are not taken on: the choices of inequalities grow with the power of that.
pub(super) const MOST_DIMENSIONS: usize = 3;

/// Part of the size of its terms that counts as zero.
const ROUNDING: f64 = 1e-10;

/// Below this part of the largest entry a pivot is zero.
const SMALL_PIVOT: f64 = 1e-12;

/// A row g and a number h: g·x = h or g·x ≤ h.
pub(super) type Row = (Vec<f64>, f64);

/// Corners and directions.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Corners {
    pub points: Vec<Vec<f64>>,
    /// Each with max |d_i| = 1.
    pub directions: Vec<Vec<f64>>,
}

/// All solutions of equations: x₀, and a basis of what may be added (a vector each). None where there are none.
struct Affine {
    origin: Vec<f64>,
    basis: Vec<Vec<f64>>,
}

impl Affine {
    /// Gauss and Jordan with complete pivoting.
    fn solve(equations: &[Row], n: usize) -> Option<Affine> {
        let mut rows: Vec<Row> = equations.to_vec();
        let largest = rows.iter().fold(0.0_f64, |l, (g, _)| l.max(vector::norm_max(g)));
        let size = 1.0 + rows.iter().fold(0.0_f64, |l, (_, h)| l.max(h.abs()));
        let mut pivots: Vec<(usize, usize)> = Vec::new();
        loop {
            let open = |i: usize, j: usize| !pivots.iter().any(|p| p.0 == i || p.1 == j);
            let places = (0..rows.len()).flat_map(|i| (0..n).map(move |j| (i, j))).filter(|&(i, j)| open(i, j));
            let best = places.fold(None, |best: Option<(usize, usize)>, (i, j)| match best {
                Some((k, l)) if rows[k].0[l].abs() >= rows[i].0[j].abs() => best,
                _ => Some((i, j)),
            });
            let Some((i, j)) = best.filter(|&(i, j)| rows[i].0[j].abs() > SMALL_PIVOT * largest) else { break };
            let (pivot, h) = (rows[i].0.clone(), rows[i].1);
            for (k, (g, d)) in rows.iter_mut().enumerate() {
                let factor = g[j] / pivot[j];
                if k != i && factor != 0.0 {
                    vector::add_scaled(g, -factor, &pivot);
                    g[j] = 0.0;
                    *d -= factor * h;
                }
            }
            pivots.push((i, j));
        }
        let consistent = |(i, (_, h)): (usize, &Row)| pivots.iter().any(|p| p.0 == i) || h.abs() <= ROUNDING * size;
        if !rows.iter().enumerate().all(consistent) {
            return None;
        }
        let mut origin = vec![0.0; n];
        pivots.iter().for_each(|&(i, j)| origin[j] = rows[i].1 / rows[i].0[j]);
        let left = (0..n).filter(|j| !pivots.iter().any(|p| p.1 == *j));
        let basis = left.map(|l| {
            let mut d = vec![0.0; n];
            d[l] = 1.0;
            pivots.iter().for_each(|&(i, j)| d[j] = -rows[i].0[l] / rows[i].0[j]);
            d
        });
        Some(Affine { basis: basis.collect(), origin })
    }

    /// x₀ + N t
    fn point(&self, t: &[f64]) -> Vec<f64> {
        let mut x = self.origin.clone();
        t.iter().zip(&self.basis).for_each(|(t, d)| vector::add_scaled(&mut x, *t, d));
        x
    }

    /// N t, with max |d_i| = 1.
    fn direction(&self, t: &[f64]) -> Vec<f64> {
        let mut d = vec![0.0; self.origin.len()];
        t.iter().zip(&self.basis).for_each(|(t, b)| vector::add_scaled(&mut d, *t, b));
        let size = vector::norm_max(&d);
        d.iter().map(|x| if x.abs() <= SMALL_PIVOT * size { 0.0 } else { x / size }).collect()
    }
}

/// The corners and directions of {x: Ex = f, Gx ≤ h}. None where it is empty or has more than [`MOST_DIMENSIONS`] dimensions.
pub(super) fn corners(equations: &[Row], inequalities: &[Row], n: usize) -> Option<Corners> {
    let all = Affine::solve(equations, n)?;
    let k = all.basis.len();
    if k > MOST_DIMENSIONS {
        return None;
    }
    // In t, every row of size 1; those that say nothing of t hold or do not.
    let mut rows: Vec<Row> = Vec::new();
    let size = 1.0 + vector::norm_max(&all.origin);
    for (g, h) in inequalities {
        let length = vector::norm_max(g);
        if length == 0.0 && *h >= -ROUNDING * size {
            continue;
        }
        let reduced: Vec<f64> = all.basis.iter().map(|d| vector::dot(g, d)).collect();
        let (left, scale) = (h - vector::dot(g, &all.origin), vector::norm_max(&reduced));
        if scale <= SMALL_PIVOT * length {
            if left < -ROUNDING * length.max(1.0) * size {
                return None;
            }
        } else {
            rows.push((reduced.iter().map(|g| g / scale).collect(), left / scale));
        }
    }
    let homogeneous = |chosen: &[usize]| chosen.iter().map(|&i| (rows[i].0.clone(), 0.0)).collect::<Vec<Row>>();
    let every: Vec<usize> = (0..rows.len()).collect();
    let lines = Affine::solve(&homogeneous(&every), k)?.basis;
    let mut out = Corners::default();
    for line in &lines {
        for sign in [1.0, -1.0] {
            out.directions.push(all.direction(&line.iter().map(|x| sign * x).collect::<Vec<f64>>()));
        }
    }
    // Across the lines.
    let across: Vec<Row> = lines.iter().map(|line| (line.clone(), 0.0)).collect();
    let wanted = k - lines.len();
    choices(rows.len(), wanted, |chosen| {
        let tight: Vec<Row> = chosen.iter().map(|&i| rows[i].clone()).chain(across.iter().cloned()).collect();
        let Some(Affine { origin: t, basis }) = Affine::solve(&tight, k) else { return };
        let size = 1.0 + vector::norm_max(&t);
        if basis.is_empty() && rows.iter().all(|(g, h)| vector::dot(g, &t) <= h + ROUNDING * (size + h.abs())) {
            add(&mut out.points, all.point(&t));
        }
    });
    if out.points.is_empty() {
        return None;
    }
    if wanted > 0 {
        choices(rows.len(), wanted - 1, |chosen| {
            let tight: Vec<Row> = homogeneous(chosen).into_iter().chain(across.iter().cloned()).collect();
            let Some(Affine { basis, .. }) = Affine::solve(&tight, k) else { return };
            let [t] = &basis[..] else { return };
            for sign in [1.0, -1.0] {
                if rows.iter().all(|(g, _)| sign * vector::dot(g, t) <= ROUNDING * vector::norm_max(t)) {
                    add(&mut out.directions, all.direction(&t.iter().map(|x| sign * x).collect::<Vec<f64>>()));
                }
            }
        });
    }
    Some(out)
}

/// Adds a point that is not there yet.
fn add(list: &mut Vec<Vec<f64>>, x: Vec<f64>) {
    let size = 1.0 + vector::norm_max(&x);
    if !list.iter().any(|y| x.iter().zip(y).all(|(x, y)| (x - y).abs() <= 1e-8 * size)) {
        list.push(x);
    }
}

/// Every choice of `count` numbers below n, ascending.
fn choices(n: usize, count: usize, mut with: impl FnMut(&[usize])) {
    let mut chosen: Vec<usize> = (0..count).collect();
    if count > n {
        return;
    }
    loop {
        with(&chosen);
        let Some(place) = (0..count).rev().find(|&p| chosen[p] + count < n + p) else { return };
        chosen[place] += 1;
        for later in place + 1..count {
            chosen[later] = chosen[later - 1] + 1;
        }
    }
}
