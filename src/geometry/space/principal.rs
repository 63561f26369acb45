//! Principal axes of inertia, I = R diag(m) Rᵀ: the cyclic Jacobi method for symmetric matrices (Golub and Van Loan,
//! "Matrix Computations", section 8.5). Each rotation makes one entry beside the diagonal zero.

use glam::{DMat3, DQuat, DVec3};

/// Principal moments of a symmetric tensor and the rotation R whose columns are their axes (right-handed). The moments are
/// ordered by the nearest coordinate axis, not by size; a diagonal tensor gives the identity.
#[must_use]
pub fn principal(inertia: &DMat3) -> (DVec3, DQuat) {
    let (mut a, mut r) = (*inertia, DMat3::IDENTITY);
    // It converges quadratically; five sweeps are rounding.
    for _ in 0..12 {
        for (p, q) in [(0, 1), (0, 2), (1, 2)] {
            if let Some(j) = rotation(&a, p, q) {
                a = j.transpose() * a * j;
                r *= j;
            }
        }
    }
    let moments = DVec3::new(a.x_axis.x, a.y_axis.y, a.z_axis.z);
    (moments, DQuat::from_mat3(&r).normalize())
}

/// The rotation by the smaller angle in the plane of axes p and q that makes (JᵀAJ)_pq zero; `None` if it is zero already.
fn rotation(a: &DMat3, p: usize, q: usize) -> Option<DMat3> {
    let (app, aqq, apq) = (a.col(p)[p], a.col(q)[q], a.col(q)[p]);
    // An entry that does not change the diagonal is rounding.
    if app.abs() + apq.abs() == app.abs() && aqq.abs() + apq.abs() == aqq.abs() {
        return None;
    }
    let tau = (aqq - app) / (2.0 * apq);
    let t = (if tau < 0.0 { -1.0 } else { 1.0 }) / (tau.abs() + (1.0 + tau * tau).sqrt());
    let c = 1.0 / (1.0 + t * t).sqrt();
    let mut j = DMat3::IDENTITY;
    j.col_mut(p)[p] = c;
    j.col_mut(q)[q] = c;
    j.col_mut(p)[q] = -t * c;
    j.col_mut(q)[p] = t * c;
    Some(j)
}
