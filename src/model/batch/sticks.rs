//! Distances between particles.

use crate::math::Mapped;
use crate::math::block_rows::each;
use crate::model::body::{Kind, Place};
use crate::model::constraint::distance::{Distance, Length};
use crate::model::rows::{Batch, Gradients};
use crate::model::{Bodies, Motion, Space};
use glam::DVec3;

/// Two particles at a fixed distance.
#[derive(Clone, Copy, Debug)]
pub struct ParticleStick {
    /// Where their numbers stand.
    pub particles: [Place; 2],
    /// Its C, J and J̇v.
    pub length: Length,
}

impl ParticleStick {
    /// A distance whose two bodies are particles.
    pub(super) fn of(distance: &Distance, bodies: &Bodies) -> Option<Self> {
        let particles = distance.link.bodies.mapped(|i| bodies.place(i));
        particles.iter().all(|place| place.kind.is_particle()).then_some(ParticleStick { particles, length: distance.length })
    }

    /// C, and the gradient with respect to the first particle.
    #[inline(always)]
    #[must_use]
    pub fn gradient(&self, q: &[f64]) -> (f64, DVec3) {
        let (c, n, _) = self.length.row(self.difference(q), DVec3::ZERO, DVec3::ZERO);
        (c, n)
    }

    /// |∂C/∂x₁|² with that gradient.
    #[inline(always)]
    #[must_use]
    pub fn gradient_square(&self, n: DVec3) -> f64 {
        // Of length 1, or 0 where the points coincide.
        if self.length.squared { n.dot(n) } else { f64::from(u8::from(n != DVec3::ZERO)) }
    }

    /// d = x₁ − x₂; in the plane z = 0
    #[inline(always)]
    fn difference(&self, q: &[f64]) -> DVec3 {
        let [a, b] = &self.particles;
        subtract(a.kind, q, a.q, b.q)
    }

    /// u = v₁ − v₂
    #[inline(always)]
    fn difference_of_velocities(&self, v: &[f64]) -> DVec3 {
        let [a, b] = &self.particles;
        subtract(a.kind, v, a.v, b.v)
    }

    /// C, and the two opposite gradients.
    #[inline(always)]
    fn write<const N: usize>(&self, q: &[f64], c: &mut f64, j: &mut [[f64; N]; 2]) {
        let (value, n) = self.gradient(q);
        *c = value;
        let n = n.to_array();
        let Some(n) = n.first_chunk::<N>() else { return };
        each!(N, k => (j[0][k], j[1][k]) = (n[k], -n[k]));
    }
}

/// The numbers of two particles of a kind, which begin at i and j.
#[inline(always)]
fn subtract(kind: Kind, x: &[f64], i: usize, j: usize) -> DVec3 {
    let z = if kind == Kind::SpaceParticle { x[i + 2] - x[j + 2] } else { 0.0 };
    DVec3::new(x[i] - x[j], x[i + 1] - x[j + 1], z)
}

/// Distances between particles that follow each other.
#[derive(Debug)]
pub struct Sticks(Vec<ParticleStick>);

impl From<ParticleStick> for Sticks {
    fn from(stick: ParticleStick) -> Self {
        Sticks(vec![stick])
    }
}

impl Sticks {
    /// Appends one.
    pub(super) fn push(&mut self, stick: ParticleStick) {
        self.0.push(stick);
    }

    /// All of them.
    #[must_use]
    pub fn list(&self) -> &[ParticleStick] {
        &self.0
    }
}

impl Batch for Sticks {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn rows_each(&self, _space: Space) -> usize {
        1
    }

    fn width(&self, space: Space) -> usize {
        space.dimension()
    }

    fn columns(&self, i: usize) -> [usize; 2] {
        let [a, b] = &self.0[i].particles;
        [a.v, b.v]
    }

    fn write_values(&self, motion: &Motion, c: &mut [f64]) {
        for (stick, c) in self.0.iter().zip(c) {
            *c = stick.gradient(motion.q).0;
        }
    }

    fn write(&self, motion: &Motion, c: &mut [f64], j: Gradients) {
        let rows = self.0.iter().zip(c);
        match j {
            Gradients::Two(j) => {
                for ((stick, c), j) in rows.zip(j) {
                    stick.write(motion.q, c, j);
                }
            }
            Gradients::Three(j) => {
                for ((stick, c), j) in rows.zip(j) {
                    stick.write(motion.q, c, j);
                }
            }
            Gradients::Six(_) => {}
        }
    }

    fn push_jdot_v(&self, motion: &Motion, jdot_v: &mut Vec<f64>) {
        let of = |stick: &ParticleStick| {
            let (d, u) = (stick.difference(motion.q), stick.difference_of_velocities(motion.v));
            stick.length.row(d, u, DVec3::ZERO).2
        };
        jdot_v.extend(self.0.iter().map(of));
    }
}
