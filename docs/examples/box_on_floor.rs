//! A box falls on a floor and slides to rest, by projected Gauss–Seidel on one screen and without the engine:
//! `cargo run --example box_on_floor`. `tests/verification/one_screen.rs` holds it against the engine's λ.
//!
//!   v̄ = v + h W Q      w = J v − target,  λ ← P(λ − w/A),  v ← v + W Jᵀ Δλ   (row by row)      q⁺ = q + h v
//!
//! Each corner has two rows: the normal one (λ ≥ 0) and friction (|λ| ≤ μ λ_normal). λ is an impulse here, N·s.

/// A box of 1 kg above a floor at y = 0.
pub struct BoxOnFloor {
    /// x, y, θ; m, m, rad.
    pub q: [f64; 3],
    /// q̇
    pub v: [f64; 3],
    /// Normal and tangent of the lower corners, right and left; kept from step to step. N·s
    pub lambda: [[f64; 2]; 2],
}

const A: f64 = 0.5; // half extents, m
const W: [f64; 3] = [1.0, 1.0, 1.0 / (2.0 / 3.0 * A * A)]; // M⁻¹: 1/m, 1/m, 1/I with I = m(a² + a²)/3
const Q: [f64; 3] = [0.0, -9.81, 0.0]; // weight, N
const MU: f64 = 0.5; // friction
const BETA: f64 = 0.2; // Baumgarte: the part of an overlap that a step takes back
const SLOP: f64 = 0.005; // overlap that is left alone, m

impl BoxOnFloor {
    /// A step of length h, s, with so many sweeps.
    pub fn step(&mut self, h: f64, sweeps: usize) {
        let (sin, cos) = (libm::sin(self.q[2]), libm::cos(self.q[2]));
        let corners = [A, -A].map(|x| [cos * x + sin * A, sin * x - cos * A]); // from the centre of mass, m
        let gaps = corners.map(|r| self.q[1] + r[1]); // C of the normal rows, m
        // J of the normal and of the tangent; a contact acts halfway between corner and floor.
        let rows = [0, 1].map(|i| [[0.0, 1.0, corners[i][0]], [1.0, 0.0, 0.5 * gaps[i] - corners[i][1]]]);
        for k in 0..3 {
            self.v[k] += h * W[k] * Q[k]; // v̄
        }
        for (j, lambda) in rows.iter().zip(self.lambda) {
            self.push(&j[0], lambda[0]); // warm start
            self.push(&j[1], lambda[1]);
        }
        for _ in 0..sweeps {
            for i in 0..2 {
                let [normal, tangent] = &rows[i];
                let target = if gaps[i] > 0.0 { -gaps[i] / h } else { BETA / h * (-gaps[i] - SLOP).max(0.0) };
                let aim = self.lambda[i][0] - (dot(normal, &self.v) - target) / diagonal(normal);
                self.set(i, 0, normal, aim.max(0.0));
                let aim = self.lambda[i][1] - dot(tangent, &self.v) / diagonal(tangent);
                let most = MU * self.lambda[i][0];
                self.set(i, 1, tangent, aim.clamp(-most, most));
            }
        }
        for k in 0..3 {
            self.q[k] += h * self.v[k];
        }
    }

    fn set(&mut self, corner: usize, row: usize, j: &[f64; 3], lambda: f64) {
        self.push(j, lambda - self.lambda[corner][row]);
        self.lambda[corner][row] = lambda;
    }

    /// v ← v + W Jᵀ Δλ
    fn push(&mut self, j: &[f64; 3], by: f64) {
        for k in 0..3 {
            self.v[k] += W[k] * j[k] * by;
        }
    }
}

fn dot(j: &[f64; 3], v: &[f64; 3]) -> f64 {
    j[0] * v[0] + j[1] * v[1] + j[2] * v[2]
}

/// A_ii = J W Jᵀ of one row.
fn diagonal(j: &[f64; 3]) -> f64 {
    (0..3).map(|k| j[k] * W[k] * j[k]).sum()
}

#[allow(dead_code)] // the test has no use for it
fn main() {
    let mut b = BoxOnFloor { q: [0.0, 0.7, 0.1], v: [2.0, 0.0, 0.0], lambda: [[0.0; 2]; 2] };
    let h = 0.0025;
    for step in 1..=400 {
        b.step(h, 20);
        if step % 50 == 0 {
            let [right, left] = b.lambda.map(|[normal, _]| normal / h);
            println!("t = {:.3} s   x = {:.4} m   y = {:.4} m   λ_n = {left:6.3}, {right:6.3} N", f64::from(step) * h, b.q[0], b.q[1]);
        }
    }
}
