//! Bodies in views: names of coordinates, and vectors in world axes.

use super::Bodies;
use super::layout::Kind;
use glam::{DMat3, DQuat, DVec3};

impl Bodies {
    /// A vector laid out as the velocities, with its angular parts turned from principal to world axes.
    pub fn to_world(&self, q: &[f64], x: &mut [f64]) {
        for (index, place) in self.places.iter().enumerate().filter(|(_, p)| p.kind == Kind::SpaceRigid) {
            let turned = self.rotation(q, index) * DVec3::from_slice(&x[place.v + 3..]);
            turned.write_to_slice(&mut x[place.v + 3..]);
        }
    }

    /// A block of J that begins at that velocity component, in world axes.
    #[must_use]
    pub fn block_in_world(&self, q: &[f64], column: usize, block: &[f64]) -> Vec<f64> {
        let mut out = block.to_vec();
        if block.len() == 6 {
            let turned = self.rotation(q, self.of_velocity(column)) * DVec3::from_slice(&block[3..]);
            turned.write_to_slice(&mut out[3..]);
        }
        out
    }

    /// W as a full matrix in world axes, row by row: 1/m, and R I⁻¹ Rᵀ.
    #[must_use]
    pub fn inverse_mass_in_world(&self, q: &[f64]) -> Vec<f64> {
        let n = self.dof();
        let mut out = vec![0.0; n * n];
        for (i, w) in self.inverse_mass.iter().enumerate() {
            out[i * n + i] = *w;
        }
        for (index, place) in self.places.iter().enumerate().filter(|(_, p)| p.kind == Kind::SpaceRigid) {
            let rotation = DMat3::from_quat(self.rotation(q, index));
            let block = rotation * DMat3::from_diagonal(DVec3::from_slice(&self.inverse_mass[place.v + 3..])) * rotation.transpose();
            for (i, row) in (place.v + 3..place.v + 6).enumerate() {
                for j in 0..3 {
                    out[row * n + place.v + 3 + j] = block.col(j)[i];
                }
            }
        }
        out
    }

    /// The name of a velocity component: "x0", "θ2", "ωy1".
    #[must_use]
    pub fn label(&self, component: usize) -> String {
        let index = self.of_velocity(component);
        let place = self.places[index];
        let names = match place.kind {
            Kind::PlaneRigid => ["x", "y", "θ", "", "", ""],
            _ => ["x", "y", "z", "ωx", "ωy", "ωz"],
        };
        format!("{}{}", names[component - place.v], self.list[index].id)
    }

    /// Positions as users see them: orientations are those of the frame in which a shape is given.
    pub fn shown_positions(&self, q: &[f64], out: &mut Vec<f64>) {
        out.clear();
        out.extend_from_slice(q);
        for (body, place) in self.list.iter().zip(&self.places).filter(|(_, p)| p.kind == Kind::SpaceRigid) {
            if body.axes() != DQuat::IDENTITY {
                let shown = DQuat::from_slice(&q[place.q + 3..]) * body.axes().inverse();
                shown.write_to_slice(&mut out[place.q + 3..]);
            }
        }
    }
}
