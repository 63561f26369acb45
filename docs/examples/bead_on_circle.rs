//! A bead on a ring: Witkin's constraint force on one screen and without the engine: `cargo run --example bead_on_circle`.
//! `tests/verification/one_screen.rs` holds it against the engine's λ.
//!
//!   C = ½(x·x − r²)    Ċ = x·v    J = xᵀ    J̇v = v·v
//!   A λ + b = 0,   A = J W Jᵀ = x·x/m,   b = J̇v + J W Q + αC + βĊ      f̂ = Jᵀλ      v⁺ = v + h W (Q + f̂)    x⁺ = x + h v⁺

/// A bead on a ring about the origin.
pub struct Bead {
    /// Position, m.
    pub x: [f64; 2],
    /// Velocity, m/s.
    pub v: [f64; 2],
    /// Mass, kg.
    pub m: f64,
    /// Radius of the ring, m.
    pub r: f64,
    /// Feedback on C, 1/s².
    pub alpha: f64,
    /// Feedback on Ċ, 1/s.
    pub beta: f64,
}

impl Bead {
    /// λ at the present state under the applied force Q, N.
    pub fn lambda(&self, q: [f64; 2]) -> f64 {
        let Bead { x, v, m, r, alpha, beta } = self;
        let c = 0.5 * (dot(x, x) - r * r);
        let c_dot = dot(x, v);
        let b = dot(v, v) + dot(x, &q) / m + alpha * c + beta * c_dot;
        -b / (dot(x, x) / m)
    }

    /// A step of length h, s, of symplectic Euler under the weight.
    pub fn step(&mut self, h: f64) {
        let q = [0.0, -9.81 * self.m];
        let lambda = self.lambda(q);
        for (k, q) in q.iter().enumerate() {
            self.v[k] += h * (q + lambda * self.x[k]) / self.m;
            self.x[k] += h * self.v[k];
        }
    }
}

fn dot(a: &[f64; 2], b: &[f64; 2]) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

#[allow(dead_code)] // the test has no use for it
fn main() {
    for (alpha, beta) in [(0.0, 0.0), (100.0, 20.0)] {
        let mut bead = Bead { x: [1.0, 0.0], v: [0.0, 0.0], m: 1.0, r: 1.0, alpha, beta };
        for _ in 0..1000 {
            bead.step(0.01);
        }
        println!("α = {alpha:3}, β = {beta:2}: after 10 s the bead is {:+.2e} m off its ring", dot(&bead.x, &bead.x).sqrt() - bead.r);
    }
}
