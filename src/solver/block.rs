//! The normal rows of a pair of bodies in space that meet in several points, solved together. One after the other, equal corners get
//! unequal impulses: a cube that lands flat would turn, and a tower lean.
//!
//! The rows N of up to four points have A = N Nᵀ = L Lᵀ, of rank 3 at most, since bodies are rigid. With Y = L (LᵀL)⁻¹ the shortest Δλ
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
const MOST: usize = 4;

/// Of a squared length, what counts as zero.
const NOTHING: f64 = 1e-9;

/// Of the largest w, what may be left of any.
const LEFT: f64 = 1e-3;

/// The rows of L and of Y of a contact.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shares {
    of_w: DVec3,
    of_lambda: DVec3,
}

/// L by Cholesky's method, and Y, for the contacts of a pair.
pub(super) fn couple<N: Number, const M: usize, const R: usize>(groups: &[Group<N, M, R>], shares: &mut [Shares]) {
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
    for (share, l) in shares.iter_mut().zip(rows) {
        *share = Shares { of_w: l, of_lambda: inverse * l };
    }
}

fn positive_root(x: f64, of: f64) -> f64 {
    if x > NOTHING * of { x.sqrt() } else { 0.0 }
}

/// Δλ_n of a pair's contacts, where they can be solved together.
#[inline(always)]
pub(super) fn press<N: Number, const M: usize, const R: usize>(
    groups: &mut [Group<N, M, R>],
    shares: &[Shares],
    u: &mut InLanes<N, M>,
) -> Option<[N; MOST]> {
    if R < 3 || !(2..=MOST).contains(&groups.len()) {
        return None;
    }
    // Rows that press and rows that do not, or that open, have other bounds.
    let pressing = groups.iter().filter(|group| group.lambda[0].lane(0) > 0.0).count();
    if pressing < groups.len() && (pressing > 0 || groups[0].w(u)[0].lane(0) >= 0.0) {
        return None;
    }
    let (mut w, mut change, mut largest, mut sum) = ([0.0; MOST], [N::ZERO; MOST], 0.0_f64, DVec3::ZERO);
    for ((w, share), group) in w.iter_mut().zip(shares).zip(groups.iter()) {
        *w = (N::sum(dot(&group.rows[0], u)) + group.b[0]).lane(0);
        largest = larger(largest, w.abs());
        sum += *w * share.of_lambda;
    }
    for (((w, change), share), group) in w.iter().zip(&mut change).zip(shares).zip(groups.iter()) {
        let step = -share.of_lambda.dot(sum);
        let left = w - share.of_w.dot(sum);
        if group.lambda[0].lane(0) + step < 0.0 || left.abs() > LEFT * largest {
            return None;
        }
        *change = N::splat(step);
    }
    for (change, group) in change.iter().zip(groups) {
        group.lambda[0] += *change;
        add::<N, M>(&group.rows[0], *change, u);
    }
    Some(change)
}
