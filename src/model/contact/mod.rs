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

mod advance;
mod approach;
pub mod curvature;
pub mod detector;
pub mod impulse;
mod joined;
pub mod memory;
mod pairs;
pub mod point;
mod poses;
mod seams;
mod sides;
pub mod sums;
pub mod touch;

use super::body::Kind;
use super::rows::{FrictionKind, FrictionLink, Row, Rows};
use super::space::Space;
use super::state::{Block, Motion};
use crate::math::Mapped;
use glam::{DMat3, DVec3};

pub use approach::Ahead;
pub use detector::Detector;
pub use memory::{Memory, recognise};
pub use pairs::Touching;
pub use point::{Contact, MOST_ROWS};
pub use touch::{Kept, Touch};

/// Two directions across a normal; in the plane only the first counts.
fn tangents(normal: DVec3, space: Space) -> [DVec3; 2] {
    match space {
        Space::Plane => [DVec3::new(-normal.y, normal.x, 0.0), DVec3::Z],
        Space::Space => normal.any_orthonormal_pair().into(),
    }
}

impl Touch {
    /// The tangents of friction: those of λ after the normal's; none where there is no friction.
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

/// How fast the gap at a point of two bodies opens: n·(v₂(x) − v₁(x)).
#[must_use]
pub fn normal_rate(motion: &Motion, bodies: [usize; 2], point: DVec3, normal: DVec3) -> f64 {
    let [one, two] = bodies.map(|body| motion.velocity(body) + motion.spin(body).cross(point - motion.position(body)));
    normal.dot(two - one)
}

impl Contact {
    /// How fast its gap opens, m/s.
    #[must_use]
    pub fn normal_rate(&self, motion: &Motion) -> f64 {
        normal_rate(motion, self.bodies, self.point, self.normal)
    }

    /// Two directions across the normal; in the plane only the first counts.
    #[must_use]
    pub fn tangents(&self, space: Space) -> [DVec3; 2] {
        tangents(self.normal, space)
    }

    /// Number of its rows without rolling and torsion: the normal's, and those of friction.
    #[must_use]
    pub fn rows_with_friction(&self, space: Space) -> usize {
        if self.surface.friction > 0.0 { space.dimension() } else { 1 }
    }

    /// Appends one row whose force for λ = 1 is `direction` on the second body at the point, and its opposite on the first.
    pub fn direction_row(&self, motion: &Motion, direction: DVec3, rows: &mut Rows) {
        let block = |body: usize, n: DVec3| Block { body, linear: n, angular: (self.point - motion.position(body)).cross(n) };
        rows.push(motion, Row::default(), [block(self.bodies[0], -direction), block(self.bodies[1], direction)]);
    }
}

/// One of the two bodies of a contact, at the present state.
struct Arm {
    kind: Kind,
    /// The first column of its block.
    column: usize,
    /// Its centre, m
    at: DVec3,
    /// In space: from its principal axes to the world's, when it takes the contact.
    axes: DMat3,
    /// Its velocity over a time h, where its motion is prescribed.
    told: Option<BlockNumbers>,
}

/// A row's block of J.
type BlockNumbers = [f64; 6];

impl Arm {
    fn new(motion: &Motion, [body, other]: [usize; 2], when: f32, h: f64) -> Self {
        let place = motion.bodies.place(body);
        let axes = if place.kind == Kind::SpaceRigid { motion.principal_axes_after(body, when) } else { DMat3::IDENTITY };
        let told = motion.bodies.told(body, motion.t).map(|told| {
            let (velocity, spin) = told.over(h, || motion.bodies.told(body, motion.t + h), motion.velocity(other));
            let ([x, y, z], spin) = (velocity.to_array(), axes.transpose() * spin);
            match place.kind {
                Kind::PlaneParticle | Kind::PlaneRigid => [x, y, spin.z, 0.0, 0.0, 0.0],
                Kind::SpaceParticle | Kind::SpaceRigid => [x, y, z, spin.x, spin.y, spin.z],
            }
        });
        Arm { kind: place.kind, column: place.v, at: motion.position(body), axes, told }
    }

    /// The block of J, and the part of ∂C/∂t: a body with prescribed motion has no block in J.
    #[inline(always)]
    fn apart(&self, numbers: BlockNumbers) -> (BlockNumbers, f64) {
        match &self.told {
            None => (numbers, 0.0),
            Some(velocity) => ([0.0; 6], numbers.iter().zip(velocity).map(|(n, v)| n * v).sum()),
        }
    }

    /// Where `linear` acts at the point.
    #[inline(always)]
    fn push(&self, point: DVec3, linear: DVec3) -> BlockNumbers {
        self.block(linear, (point - self.at).cross(linear))
    }

    #[inline(always)]
    fn block(&self, linear: DVec3, angular: DVec3) -> BlockNumbers {
        let DVec3 { x, y, z } = linear;
        match self.kind {
            Kind::PlaneParticle => [x, y, 0.0, 0.0, 0.0, 0.0],
            Kind::PlaneRigid => [x, y, angular.z, 0.0, 0.0, 0.0],
            Kind::SpaceParticle => [x, y, z, 0.0, 0.0, 0.0],
            Kind::SpaceRigid => {
                let DMat3 { x_axis, y_axis, z_axis } = &self.axes;
                [x, y, z, x_axis.dot(angular), y_axis.dot(angular), z_axis.dot(angular)]
            }
        }
    }
}

/// Appends for each contact the normal row, and those of friction, rolling and torsion that there are. The owner of the first is
/// `owner`. ∂C/∂t is the mean over a time h from now.
pub fn append_rows(contacts: &[Contact], motion: &Motion, h: f64, owner: usize, rows: &mut Rows) {
    let space = motion.bodies.space();
    let mut owner = owner;
    for contacts in contacts.chunk_by(|a, b| a.bodies == b.bodies) {
        let Contact { bodies: [one, other], when, .. } = contacts[0];
        let [a, b] = [[one, other], [other, one]].mapped(|pair| Arm::new(motion, pair, when, h));
        let width = [&a, &b].mapped(|arm| arm.kind.dof());
        let push = |rows: &mut Rows, row: Row, first: BlockNumbers, second: BlockNumbers| {
            let ((first, rate_of_first), (second, rate_of_second)) = (a.apart(first), b.apart(second));
            let row = Row { c_t: rate_of_first + rate_of_second, ..row };
            rows.push_numbers(row, [(a.column, &first[..width[0]]), (b.column, &second[..width[1]])]);
        };
        for contact in contacts {
            rows.begin_constraint(owner);
            owner += 1;
            let Contact { point, apart, normal: n, surface, .. } = contact;
            let (on_first, on_second) = (*point - *apart, *point + *apart);
            let normal = rows.len();
            push(rows, Row { c: contact.gap, bounds: Row::PUSHES, ..Row::default() }, a.push(on_first, -*n), b.push(on_second, *n));
            if !(surface.friction > 0.0 || surface.rolling > 0.0 || surface.torsional > 0.0) {
                continue;
            }
            let tangents = contact.tangents(space);
            let along = |t: &DVec3| [a.push(on_first, -*t), b.push(on_second, *t)];
            let about = |t: &DVec3| [a.block(DVec3::ZERO, -*t), b.block(DVec3::ZERO, *t)];
            let (slides, rolls) = if space == Space::Plane { (&tangents[..1], &tangents[1..]) } else { (&tangents[..], &tangents[..]) };
            let link = |rows: &mut Rows, mu: f64, directions: &[DVec3], blocks: &dyn Fn(&DVec3) -> [BlockNumbers; 2]| {
                if mu > 0.0 {
                    let first = rows.len();
                    for direction in directions {
                        let [one, other] = blocks(direction);
                        push(rows, Row::default(), one, other);
                    }
                    let last = rows.len() - 1;
                    let (tangents, count, kind) = ([first, last], directions.len() as u8, FrictionKind::default());
                    rows.friction.push(FrictionLink { normal, tangents, count, mu, kind });
                }
            };
            link(rows, surface.friction, slides, &along);
            link(rows, surface.rolling, rolls, &about);
            if space == Space::Space {
                link(rows, surface.torsional, &[*n], &about);
            }
        }
    }
}
