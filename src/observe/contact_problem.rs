//! Contact at acceleration level (mechanics notes, Prop. 3): on touching contacts, C = 0,
//!
//!   w = C̈_n = A λ + b,   λ ≥ 0,  w ≥ 0,  λᵀw = 0
//!   A_ij = J_n,i W (J_n,j − μ_j J_s,j)ᵀ       b = J̇_n v + J_n W Q
//!
//! Where a contact slides, friction is μ λ_n against the sliding direction s, so it stands in A, which is then not
//! symmetric and may have no positive diagonal: the Painlevé rod has none, one or two solutions. A contact that does not
//! slide counts as smooth here. J̇v is the second difference of the gap along the motion, so that it holds for corners
//! and for round bodies alike.

use super::size;
use crate::error::Result;
use crate::math::Mapped;
use crate::model::contact::{Detector, curvature};
use crate::model::{Contact, Gyroscopic, Model, Motion, Rows, State};
use glam::DVec3;

/// The problem of the contacts that touch.
#[derive(Clone, Debug, Default)]
pub struct ContactProblem {
    /// A, row by row
    pub a: Vec<f64>,
    /// b, m/s²
    pub b: Vec<f64>,
    /// The contacts: lasting ids of the bodies, and feature.
    pub contacts: Vec<([u32; 2], u32)>,
    /// How fast each slides, m/s
    pub sliding: Vec<f64>,
}

/// Contacts up to this far apart touch, m.
const TOUCHING: f64 = 1e-6;
/// Slower than this a contact does not slide, m/s.
const SLIDING: f64 = 1e-9;

/// The problem at a state; refused where too many contacts touch.
pub fn at(model: &Model, state: &State) -> Result<ContactProblem> {
    let mut detector = Detector::default();
    detector.detect(model, &Motion::new(&model.bodies, state), curvature::DIFFERENCE);
    let touching: Vec<Contact> = detector.contacts.iter().filter(|c| c.gap <= TOUCHING).copied().collect();
    let n = touching.len();
    size::check_dense("contactProblem", n, n)?;
    let motion = Motion::new(&model.bodies, state);
    let (mut force, mut accounted) = (vec![0.0; model.bodies.dof()], vec![0.0; model.bodies.dof()]);
    model.apply_forces(state, &mut force, &mut accounted);
    if model.gyroscopic != Gyroscopic::Off {
        model.bodies.add_gyroscopic_torque(&state.v, &mut force);
    }
    let w = model.bodies.inverse_mass();
    let free: Vec<f64> = force.iter().zip(w).map(|(f, w)| f * w).collect();
    let mut curvatures = Vec::new();
    curvature::of_gaps(&mut detector, model, state, &touching, &mut curvatures);

    let mut out = ContactProblem { a: vec![0.0; n * n], ..ContactProblem::default() };
    let (mut normals, mut pushes) = (Rows::default(), Rows::default());
    for contact in &touching {
        contact.direction_row(&motion, contact.normal, &mut normals);
    }
    let mut response = vec![0.0; w.len()];
    for (j, contact) in touching.iter().enumerate() {
        let [a, b] = contact.bodies;
        let slip = velocity_at(&motion, b, contact.point) - velocity_at(&motion, a, contact.point);
        let slip = slip - slip.dot(contact.normal) * contact.normal;
        let direction = if slip.length() > SLIDING { slip / slip.length() } else { DVec3::ZERO };
        // The force for λ = 1: the normal, and friction against the sliding.
        contact.direction_row(&motion, contact.normal - contact.surface.friction * contact.surface.sliding * direction, &mut pushes);
        response.fill(0.0);
        pushes.jacobian.add_row_scaled(j, 1.0, &mut response);
        response.iter_mut().zip(w).for_each(|(r, w)| *r *= w);
        for i in 0..n {
            out.a[i * n + j] = normals.jacobian.row_dot(i, &response);
        }
        out.contacts.push((contact.bodies.mapped(|i| model.bodies.list()[i].id), contact.feature));
        out.sliding.push(slip.length());
    }
    out.b.extend(curvatures.iter().enumerate().map(|(i, curvature)| curvature + normals.jacobian.row_dot(i, &free)));
    Ok(out)
}

fn velocity_at(motion: &Motion, body: usize, point: DVec3) -> DVec3 {
    motion.velocity(body) + motion.spin(body).cross(point - motion.position(body))
}
