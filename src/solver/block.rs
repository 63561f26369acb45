//! The normal rows of a pair of bodies in space that meet in several points, solved together. One after the other, equal corners get
//! unequal impulses: a cube that lands flat would turn, and a tower lean.
//!
//! The rows N of up to six points have A = N Nᵀ = L Lᵀ, of rank 3 at most, since bodies are rigid. With Y = L (LᵀL)⁻¹ the shortest Δλ
//! after which w is zero, or as near to it as it can come, is
//!
//!   Δλ = −A⁺w = −Y Yᵀw      w⁺ = w − L Yᵀw
//!
//! It is taken where it leaves every λ_n ≥ 0 and no w; elsewhere the rows are solved one after the other.

use super::group::Group;
use super::lanes::{InLanes, Number, add, dot};
use crate::math::vector::larger;
use glam::{DMat3, DVec3};

/// Most points of a pair.
const MOST: usize = 6;

/// A pivot below this part of its entry of A is zero.
const RANK_TOLERANCE: f64 = 1e-9;

/// The part of the largest |w| that each w may keep.
const RESIDUAL_TOLERANCE: f64 = 1e-3;

/// The rows of L and of Y of a contact.
#[derive(Clone, Copy, Debug, Default)]
pub struct Factors {
    l: DVec3,
    y: DVec3,
}

/// L by Cholesky's method, and Y, for the contacts of a pair.
pub(super) fn factor<N: Number, const M: usize, const R: usize>(groups: &[Group<N, M, R>], factors: &mut [Factors]) {
    if R < 3 || !(2..=MOST).contains(&groups.len()) {
        return;
    }
    let mut rows = [DVec3::ZERO; MOST];
    let mut square = DMat3::ZERO;
    for i in 0..groups.len() {
        for j in 0..=i.min(2) {
            let a = N::sum(dot(&groups[i].rows[0], &groups[j].rows[0])).lane(0);
            let rest = a - rows[i].dot(rows[j]);
            rows[i][j] = if j < i { if rows[j][j] > 0.0 { rest / rows[j][j] } else { 0.0 } } else { positive_root(rest, a) };
        }
        let l = rows[i];
        square += DMat3::from_cols(l * l.x, l * l.y, l * l.z);
    }
    for k in 0..3 {
        // A column that is zero.
        if square.col(k)[k] == 0.0 {
            square.col_mut(k)[k] = 1.0;
        }
    }
    let inverse = square.inverse();
    for (factors, l) in factors.iter_mut().zip(rows) {
        *factors = Factors { l, y: inverse * l };
    }
}

fn positive_root(x: f64, of: f64) -> f64 {
    if x > RANK_TOLERANCE * of { x.sqrt() } else { 0.0 }
}

/// The largest |Δλ_n| of a pair's contacts, where they can be solved together.
#[inline(always)]
pub(super) fn solve<N: Number, const M: usize, const R: usize>(
    groups: &mut [Group<N, M, R>],
    factors: &[Factors],
    u: &mut InLanes<N, M>,
) -> Option<N> {
    if R < 3 || !(2..=MOST).contains(&groups.len()) {
        return None;
    }
    let (mut largest, mut sum, mut pressing) = (0.0_f64, DVec3::ZERO, 0);
    for (group, Factors { y, .. }) in groups.iter_mut().zip(factors) {
        group.w_n = N::sum(dot(&group.rows[0], u)) + group.b[0];
        let w = group.w_n.lane(0);
        largest = larger(largest, w.abs());
        sum += w * *y;
        pressing += usize::from(group.lambda[0].lane(0) > 0.0);
    }
    // Rows that press and rows that do not, or that open, have other bounds.
    if pressing < groups.len() && (pressing > 0 || groups[0].w_n.lane(0) >= 0.0) {
        return None;
    }
    let taken = groups.iter().zip(factors).all(|(group, Factors { l, y })| {
        let left = group.w_n.lane(0) - l.dot(sum);
        group.lambda[0].lane(0) - y.dot(sum) >= 0.0 && left.abs() <= RESIDUAL_TOLERANCE * largest
    });
    if !taken {
        return None;
    }
    let mut most = N::ZERO;
    for (group, Factors { y, .. }) in groups.iter_mut().zip(factors) {
        let change = N::splat(-y.dot(sum));
        group.lambda[0] += change;
        add::<N, M>(&group.rows[0], change, u);
        most = most.larger(change.abs());
    }
    Some(most)
}
