//! One step taken apart into the four stages of slide 17, with the numbers of the present state.

use super::size;
use crate::math::Dense;
use crate::model::Motion;
use crate::world::World;

/// How a quantity's numbers are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// As the velocities.
    Dof,
    /// As the positions.
    Positions,
    /// One per constraint row.
    Rows,
    /// Row by row, so many columns.
    Matrix(usize),
    /// One number.
    Scalar,
}

/// A named array of numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantity {
    /// As in the formulas.
    pub symbol: String,
    /// In words.
    pub title: String,
    /// SI unit.
    pub unit: &'static str,
    /// Layout of the values.
    pub layout: Layout,
    /// The numbers.
    pub values: Vec<f64>,
}

/// One of the four stages.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    /// "clear", "apply", "constrain", "integrate"
    pub id: &'static str,
    /// In words.
    pub title: &'static str,
    /// Its numbers.
    pub quantities: Vec<Quantity>,
}

fn quantity(symbol: &str, title: &str, unit: &'static str, layout: Layout, values: Vec<f64>) -> Quantity {
    Quantity { symbol: symbol.into(), title: title.into(), unit, layout, values }
}

/// The four stages at the present state. The step itself is tried on a copy: `after` is the world one step on, as far
/// as it got. Matrices and the parts of the force are left out where they would be too large ([`super::size`]).
pub fn stages(world: &mut World, after: (&[f64], &[f64])) -> Vec<Stage> {
    let dof = world.state().v.len();
    vec![
        Stage {
            id: "clear",
            title: "Clear force accumulators",
            quantities: vec![quantity("f", "applied force", "N", Layout::Dof, vec![0.0; dof])],
        },
        apply(world),
        constrain(world),
        integrate(world, after),
    ]
}

fn apply(world: &mut World) -> Stage {
    let dof = world.state().v.len();
    let total = world.present().0.applied.clone();
    let model = world.model();
    let motion = Motion::new(&model.bodies, world.state());
    let mut quantities = Vec::new();
    let mut add = |title: &str, fill: &mut dyn FnMut(&mut [f64])| {
        let mut force = vec![0.0; dof];
        fill(&mut force);
        if force.iter().any(|x| *x != 0.0) {
            quantities.push(quantity("f", title, "N", Layout::Dof, force));
        }
    };
    add("weight", &mut |q| crate::model::force::gravity::weight(&motion, model.gravity, q));
    let fits = size::check_entries("f", model.forces.len(), dof).is_ok();
    for item in model.forces.iter().filter(|_| fits) {
        add(item.args.entry().title, &mut |q| q.copy_from_slice(&crate::model::force::whole(item.it.as_ref(), &motion)));
    }
    if let Some(mouse) = &model.mouse {
        add("mouse spring", &mut |q| mouse.apply(&motion, q));
    }
    quantities.push(quantity("f", "applied force, all together", "N", Layout::Dof, total));
    Stage { id: "apply", title: "Apply forces", quantities }
}

fn constrain(world: &mut World) -> Stage {
    let terms = world.terms();
    let e = world.present_copy();
    let m = e.rows.len();
    let dof = world.state().v.len();
    let mut quantities = vec![
        quantity("C", "constraint", "", Layout::Rows, e.rows.c.clone()),
        quantity("Ċ", "its rate", "", Layout::Rows, e.rows.c_dot.clone()),
    ];
    if size::check_dense("J", m, dof).is_ok() {
        quantities.push(quantity("J", "its gradient", "", Layout::Matrix(dof), jacobian(&e.rows.jacobian, dof)));
    }
    if size::check_dense("A", m, m).is_ok() {
        let mut a = Dense::default();
        delassus(world, &mut a);
        quantities.push(quantity("A", "J W Jᵀ", "", Layout::Matrix(m), a.entries().to_vec()));
    }
    quantities.extend(terms.into_iter().map(|(symbol, title, values)| quantity(symbol, title, "", Layout::Rows, values)));
    if !e.b.is_empty() {
        quantities.push(quantity("b", "right-hand side in Aλ + b = 0", "", Layout::Rows, e.b.clone()));
    }
    quantities.push(quantity("λ", "multiplier", "", Layout::Rows, e.lambda.clone()));
    quantities.push(quantity("f̂", "constraint force Jᵀλ", "N", Layout::Dof, e.constraint_force.clone()));
    Stage { id: "constrain", title: "Compute and apply constraint forces", quantities }
}

fn integrate(world: &mut World, (q, v): (&[f64], &[f64])) -> Stage {
    let acceleration = world.present().0.acceleration.clone();
    let h = world.settings().step_size();
    Stage {
        id: "integrate",
        title: "Return to the integrator",
        quantities: vec![
            quantity("v̇", "acceleration W(f + f̂)", "m/s²", Layout::Dof, acceleration),
            quantity("h", "step", "s", Layout::Scalar, vec![h]),
            quantity("v⁺", "velocity after the step", "m/s", Layout::Dof, v.to_vec()),
            quantity("q⁺", "position after the step", "m", Layout::Positions, q.to_vec()),
        ],
    }
}

/// A = J W Jᵀ at the present state, formed.
pub fn delassus(world: &mut World, out: &mut Dense) {
    use crate::assembly::{Delassus, Operator};
    let e = world.present_copy();
    let (jacobian, w) = e.factors(world.model());
    let mut work = Vec::new();
    Delassus::new(jacobian, w, &mut work).dense(out);
}

/// J as a full matrix, row by row.
#[must_use]
pub fn jacobian(j: &crate::math::BlockRows, dof: usize) -> Vec<f64> {
    let mut out = vec![0.0; j.len() * dof];
    for (i, row) in out.chunks_mut(dof.max(1)).enumerate().take(j.len()) {
        j.add_row_scaled(i, 1.0, row);
    }
    out
}
