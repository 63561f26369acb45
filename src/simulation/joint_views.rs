//! The matrices of the coordinates that joints leave, whatever the method.

use super::Simulation;
use super::views::Matrix;
use crate::error::Result;
use crate::model::articulated::Coordinates;
use crate::observe::size;

impl Simulation {
    /// "M", "S", "bias", "qdot", "tau" and "Cjoints"; None for another name. Of bodies without joints their own coordinates count.
    pub(super) fn joint_matrix(&mut self, name: &str) -> Result<Option<Matrix>> {
        if !matches!(name, "M" | "S" | "bias" | "qdot" | "tau" | "Cjoints") {
            return Ok(None);
        }
        let dof = self.world.state().v.len();
        size::check_dense(name, dof, dof)?;
        let applied = self.world.present().0.applied.clone();
        let (model, state) = (self.world.model(), self.world.state());
        let coordinates = Coordinates::of(model, state, &applied);
        let n = coordinates.rates.len();
        let labels = || -> Vec<String> { (0..n).map(|k| format!("q{k}")).collect() };
        let column =
            |data: Vec<f64>, row_labels: Vec<String>| Matrix { rows: data.len(), cols: 1, data, row_labels, col_labels: vec![name.into()] };
        Ok(Some(match name {
            "M" => Matrix { rows: n, cols: n, data: coordinates.mass.entries().to_vec(), row_labels: labels(), col_labels: labels() },
            "S" => {
                let columns: Vec<Vec<f64>> = coordinates.columns.iter().map(|column| self.in_world(column)).collect();
                let data = (0..dof).flat_map(|i| columns.iter().map(move |column| column[i])).collect();
                Matrix { rows: dof, cols: n, data, row_labels: (0..dof).map(|i| model.bodies.label(i)).collect(), col_labels: labels() }
            }
            "bias" => column(coordinates.bias, labels()),
            "qdot" => column(coordinates.rates, labels()),
            "tau" => column(coordinates.pull, labels()),
            _ => {
                let rows = model.rows_at(state);
                let equation = |i: &usize| rows.side(*i) == crate::model::rows::Side::Equation;
                let of_joints: Vec<usize> = (0..rows.len()).filter(|i| coordinates.held[rows.owner[*i]]).filter(equation).collect();
                let labels = of_joints.iter().map(|i| format!("C{}", model.constraints[rows.owner[*i]].id)).collect();
                column(of_joints.iter().map(|i| rows.c[*i]).collect(), labels)
            }
        }))
    }
}
