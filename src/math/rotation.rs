//! Rotations, with the same bits on every machine.

use super::vector;
use glam::{DMat3, DQuat, DVec3};

/// The rotation by an angle about z, rad.
#[must_use]
#[inline]
pub fn about_z(angle: f64) -> DQuat {
    let (sin, cos) = libm::sincos(0.5 * angle);
    DQuat::from_xyzw(0.0, 0.0, sin, cos)
}

/// q v: equal to glam's product to the bit, inlined.
#[must_use]
#[inline(always)]
pub fn turn(q: DQuat, v: DVec3) -> DVec3 {
    let (w, b) = (q.w, DVec3::new(q.x, q.y, q.z));
    v * (w * w - b.dot(b)) + b * (v.dot(b) * 2.0) + b.cross(v) * (w * 2.0)
}

/// q/|q|: equal to glam's `normalize` to the bit; see [`vector::length`].
#[must_use]
#[inline]
pub fn unit(q: DQuat) -> DQuat {
    q * (1.0 / q.dot(q).sqrt())
}

/// The rotation by |v| about the axis v, rad: the exponential of ½ v.
#[must_use]
pub fn from_vector(v: DVec3) -> DQuat {
    let half = 0.5 * vector::length(v);
    // cos x and sin x / x, by their series where these are exact to rounding and the quotient would lose digits.
    let (cos, sinc) = if half < 1e-4 {
        (1.0 - 0.5 * half * half, 1.0 - half * half / 6.0)
    } else {
        let (sin, cos) = libm::sincos(half);
        (cos, sin / half)
    };
    let xyz = 0.5 * sinc * v;
    DQuat::from_xyzw(xyz.x, xyz.y, xyz.z, cos)
}

/// The rotation vector of a unit quaternion, of length π at most, rad: the inverse of [`from_vector`].
#[must_use]
pub fn to_vector(q: DQuat) -> DVec3 {
    let (xyz, w) = if q.w < 0.0 { (-q.xyz(), -q.w) } else { (q.xyz(), q.w) };
    let sine = xyz.length();
    let factor = if sine < 1e-8 { 2.0 } else { 2.0 * libm::atan2(sine, w) / sine };
    factor * xyz
}

/// The angle in (−π, π] by which a unit quaternion turns about a unit axis, whatever else it does, rad.
#[must_use]
pub fn angle_about(q: DQuat, axis: DVec3) -> f64 {
    let (sine, w) = (q.xyz().dot(axis), q.w);
    if w < 0.0 { 2.0 * libm::atan2(-sine, -w) } else { 2.0 * libm::atan2(sine, w) }
}

/// ω⁺ with I(ω⁺ − ω) + h ω⁺ × Iω⁺ = 0 by Newton's method from ω, all along the principal axes.
#[must_use]
pub fn implicit_spin(inertia: DVec3, before: DVec3, h: f64) -> DVec3 {
    let mut spin = before;
    let cross = |a: DVec3| DMat3::from_cols(DVec3::new(0.0, a.z, -a.y), DVec3::new(-a.z, 0.0, a.x), DVec3::new(a.y, -a.x, 0.0));
    let diagonal = DMat3::from_diagonal(inertia);
    for _ in 0..20 {
        let momentum = inertia * spin;
        let residual = inertia * (spin - before) + h * spin.cross(momentum);
        if vector::length(residual) <= 1e-15 * vector::length(momentum) {
            break;
        }
        let slope = diagonal + h * (cross(spin) * diagonal - cross(momentum));
        let step = slope.inverse() * residual;
        if !step.is_finite() {
            break;
        }
        spin -= step;
    }
    spin
}

/// ω with Iω = R(½hω)ᵀ Iω₀ by iteration, all along the principal axes.
#[must_use]
pub fn spin_of_middle(inertia: DVec3, before: DVec3, h: f64) -> DVec3 {
    let momentum = inertia * before;
    let mut spin = before;
    for _ in 0..20 {
        let next = turn(from_vector(-0.5 * h * spin), momentum) / inertia;
        let change = vector::length(next - spin);
        spin = next;
        if change <= 1e-10 * vector::length(spin) {
            break;
        }
    }
    spin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vector_of_a_rotation_is_found_again() {
        for v in [DVec3::new(0.3, -0.2, 1.0), DVec3::new(1e-6, 2e-6, 0.0), DVec3::new(0.0, 3.1, 0.0), DVec3::ZERO] {
            assert!((to_vector(from_vector(v)) - v).length() <= 1e-14 * (1.0 + v.length()), "{v}");
        }
    }

    #[test]
    fn the_angle_about_an_axis_is_found_again_and_turns_across_it_do_not_count() {
        let axis = DVec3::new(2.0, -1.0, 2.0) / 3.0;
        for angle in [0.0, 1e-9, 2.0, -3.1] {
            let turned = from_vector(angle * axis);
            assert!((angle_about(turned, axis) - angle).abs() <= 1e-15 * (1.0 + angle.abs()), "{angle}");
            assert!((angle_about(-turned, axis) - angle).abs() <= 1e-15 * (1.0 + angle.abs()), "{angle}");
        }
        let across = from_vector(0.4 * axis.any_orthonormal_vector());
        assert!(angle_about(across, axis).abs() < 1e-15);
    }

    #[test]
    fn the_implicit_spin_solves_its_equation_and_never_gains_energy() {
        let inertia = DVec3::new(1.0, 2.0, 3.0);
        for h in [1e-3, 0.1, 1.0] {
            let before = DVec3::new(0.4, 5.0, -0.3);
            let after = implicit_spin(inertia, before, h);
            let residual = inertia * (after - before) + h * after.cross(inertia * after);
            assert!(residual.length() <= 1e-13 * (inertia * before).length(), "{h}: {residual}");
            assert!((inertia * after).dot(after) <= (inertia * before).dot(before) * (1.0 + 1e-14), "{h}");
        }
    }
}
