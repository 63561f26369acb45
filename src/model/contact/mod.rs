//! Contacts: where two bodies touch or are about to, and the rows that keep them apart.
//!
//! With x the point, n the normal from the first body to the second, t₁ and t₂ across it, and u = v₂(x) − v₁(x):
//!
//!   normal    C = gap ≥ 0     Ċ = n·u            λ ≥ 0
//!   friction                  Ċ = t·u            |λ_t| ≤ μ λ_n
//!   rolling                   Ċ = t·(ω₂ − ω₁)    |λ_r| ≤ μ_r λ_n    (in the plane t is the third axis)
//!   torsion   in space        Ċ = n·(ω₂ − ω₁)    |λ_o| ≤ μ_t λ_n
//!
//! (Japanese note, section 1; Korean note, section 2.3.)

pub mod detector;
pub mod impulse;
pub mod memory;
pub mod point;

use super::rows::{FrictionKind, FrictionLink, Row, Rows};
use super::space::Space;
use super::state::{Block, Motion};
use glam::DVec3;

pub use detector::Detector;
pub use memory::{Memory, Touch, recognise};
pub use point::{Contact, MOST_ROWS};

/// Two directions across a normal; in the plane only the first counts.
fn tangents(normal: DVec3, space: Space) -> [DVec3; 2] {
    match space {
        Space::Plane => [DVec3::new(-normal.y, normal.x, 0.0), DVec3::Z],
        Space::Space => normal.any_orthonormal_pair().into(),
    }
}

impl Touch {
    /// The directions along which it rubs: those of λ after the normal's; none where there is no friction.
    #[must_use]
    pub fn tangents(&self, space: Space) -> Vec<DVec3> {
        let count = if self.mu > 0.0 && self.count > 1 { space.dimension() - 1 } else { 0 };
        tangents(self.normal, space)[..count].to_vec()
    }

    /// The force of friction on the second body, Σ λ_t t, N.
    #[must_use]
    pub fn friction(&self, space: Space) -> DVec3 {
        self.tangents(space).iter().zip(&self.lambda[1..]).map(|(t, lambda)| *lambda * *t).sum()
    }
}

impl Contact {
    /// Two directions across the normal; in the plane only the first counts.
    #[must_use]
    pub fn tangents(&self, space: Space) -> [DVec3; 2] {
        tangents(self.normal, space)
    }

    /// Appends one row whose force for λ = 1 is `direction` on the second body at the point, and its opposite on the first.
    pub fn direction_row(&self, motion: &Motion, direction: DVec3, rows: &mut Rows) {
        let block = |body: usize, n: DVec3| Block { body, linear: n, angular: (self.point - motion.position(body)).cross(n) };
        rows.push(motion, Row::default(), [block(self.bodies[0], -direction), block(self.bodies[1], direction)]);
    }

    /// Appends the normal row, and those of friction, rolling and torsion that there are.
    pub fn rows(&self, motion: &Motion, rows: &mut Rows) {
        let [a, b] = self.bodies;
        let arm = |body: usize| self.point - motion.position(body);
        let (arm_a, arm_b) = (arm(a), arm(b));
        let along =
            |n: DVec3| [Block { body: a, linear: -n, angular: -arm_a.cross(n) }, Block { body: b, linear: n, angular: arm_b.cross(n) }];
        let about = |n: DVec3| [Block { body: a, linear: DVec3::ZERO, angular: -n }, Block { body: b, linear: DVec3::ZERO, angular: n }];
        let normal = rows.len();
        rows.push(motion, Row { c: self.gap, bounds: Row::PUSHES, ..Row::default() }, along(self.normal));
        let space = motion.bodies.space();
        let tangents = self.tangents(space);
        let both = space.dimension() - 1;
        let rub = |rows: &mut Rows, mu: f64, directions: &[DVec3], block: &dyn Fn(DVec3) -> [Block; 2]| {
            if mu > 0.0 {
                let first = rows.len();
                for direction in directions {
                    rows.push(motion, Row::default(), block(*direction));
                }
                let last = rows.len() - 1;
                let (tangents, count, kind) = ([first, last], directions.len() as u8, FrictionKind::default());
                rows.friction.push(FrictionLink { normal, tangents, count, mu, kind });
            }
        };
        rub(rows, self.surface.friction, &tangents[..both], &along);
        let axes = if space == Space::Plane { &tangents[1..] } else { &tangents[..] };
        rub(rows, self.surface.rolling, axes, &about);
        if space == Space::Space {
            rub(rows, self.surface.torsional, &[self.normal], &about);
        }
    }
}
