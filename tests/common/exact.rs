//! Exact answers that share no code with the core: the damped oscillator in closed form, motion on a circle by a
//! collocation method in the angle, zeros between steps, the observed order of convergence.

use super::beads::Bead;
use glam::DVec3;

/// (C, Ċ) at time t of C̈ + βĊ + αC = 0.
pub fn damped_oscillator(alpha: f64, beta: f64, (c, c_dot): (f64, f64), t: f64) -> (f64, f64) {
    let delta = 0.5 * beta;
    let discriminant = delta * delta - alpha;
    let s = discriminant.abs().sqrt();
    // cs and sn solve y'' = (δ² − α) y; from (1, 0) and from (0, 1).
    let (cs, sn) = if discriminant > 0.0 {
        (libm::cosh(s * t), libm::sinh(s * t) / s)
    } else if discriminant < 0.0 {
        (libm::cos(s * t), libm::sin(s * t) / s)
    } else {
        (1.0, t)
    };
    let decay = libm::exp(-delta * t);
    (decay * (c * cs + (c_dot + delta * c) * sn), decay * (c_dot * cs - (delta * c_dot + alpha * c) * sn))
}

/// (φ, φ̇) at time t of φ̈ = f(φ, φ̇): Gauss–Legendre collocation with three stages, order 6, in steps of 1 ms: for
/// motions of some rad/s its error stays below 1e-14 rad a second, the stages solved to rounding.
pub fn angle_at(f: impl Fn(f64, f64) -> f64, start: (f64, f64), t: f64) -> (f64, f64) {
    let root = 15.0f64.sqrt();
    let a = [
        [5.0 / 36.0, 2.0 / 9.0 - root / 15.0, 5.0 / 36.0 - root / 30.0],
        [5.0 / 36.0 + root / 24.0, 2.0 / 9.0, 5.0 / 36.0 - root / 24.0],
        [5.0 / 36.0 + root / 30.0, 2.0 / 9.0 + root / 15.0, 5.0 / 36.0],
    ];
    let b = [5.0 / 18.0, 4.0 / 9.0, 5.0 / 18.0];
    let steps = (t / 1e-3).ceil().max(1.0);
    let h = t / steps;
    let (mut phi, mut rate) = start;
    let mut k = [f(phi, rate); 3]; // φ̈ at the stages
    for _ in 0..steps as u64 {
        for _ in 0..40 {
            // φ̇ᵢ = φ̇ + h Σ aᵢⱼ kⱼ,  φᵢ = φ + h Σ aᵢⱼ φ̇ⱼ
            let rates = a.map(|row| rate + h * row.iter().zip(&k).map(|(a, k)| a * k).sum::<f64>());
            let angles = a.map(|row| phi + h * row.iter().zip(&rates).map(|(a, r)| a * r).sum::<f64>());
            let next = std::array::from_fn(|i| f(angles[i], rates[i]));
            let settled = k == next;
            k = next;
            if settled {
                break;
            }
        }
        let rates = a.map(|row| rate + h * row.iter().zip(&k).map(|(a, k)| a * k).sum::<f64>());
        phi += h * b.iter().zip(&rates).map(|(b, r)| b * r).sum::<f64>();
        rate += h * b.iter().zip(&k).map(|(b, k)| b * k).sum::<f64>();
    }
    (phi, rate)
}

/// Position after time t of a bead with a legal start on its circle, under a constant field (m/s²) and drag γ = c/m (1/s).
/// The angle is counted from the start, so that neither the direction of the field nor an axis matters.
pub fn on_circle(bead: &Bead, field: DVec3, gamma: f64, t: f64) -> DVec3 {
    let circle = bead.circle.expect("a bead on a circle");
    let normal = if bead.dimension == 2 { DVec3::Z } else { circle.normal.normalize() };
    let (x, v) = bead.relative();
    let u = x.normalize();
    let w = normal.cross(u);
    let tangential = |phi: f64, rate: f64| {
        let along = libm::cos(phi) * w - libm::sin(phi) * u;
        field.dot(along) / circle.radius - gamma * rate
    };
    let (phi, _) = angle_at(tangential, (0.0, v.dot(w) / circle.radius), t);
    circle.center + circle.radius * (libm::cos(phi) * u + libm::sin(phi) * w)
}

/// The zero in [0, 1] of Hermite's cubic through (x, v) at both ends of a step h.
pub fn zero_of_cubic(h: f64, (x0, v0): (f64, f64), (x1, v1): (f64, f64)) -> f64 {
    let value = |s: f64| {
        let r = 1.0 - s;
        x0 * r * r * (1.0 + 2.0 * s) + h * v0 * s * r * r + x1 * s * s * (3.0 - 2.0 * s) - h * v1 * s * s * r
    };
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if (value(middle) < 0.0) == (x0 < 0.0) { low = middle } else { high = middle }
    }
    low
}

/// p in error ≈ c hᵖ, by least squares through the logarithms.
pub fn order(points: &[(f64, f64)]) -> f64 {
    let logs: Vec<(f64, f64)> = points.iter().map(|(h, e)| (libm::log(*h), libm::log(e.abs()))).collect();
    let n = logs.len() as f64;
    let (mx, my) = (logs.iter().map(|p| p.0).sum::<f64>() / n, logs.iter().map(|p| p.1).sum::<f64>() / n);
    logs.iter().map(|(x, y)| (x - mx) * (y - my)).sum::<f64>() / logs.iter().map(|(x, _)| (x - mx) * (x - mx)).sum::<f64>()
}
