//! A constraint that a document gives as a formula C of the coordinates of up to four points, the angles of bodies and the time, in
//! [`crate::model::formula`]'s names: C = 0, or C ≥ 0 with λ ≥ 0. The derivatives are exact ([`crate::math::formula`]); with u the
//! velocities of the points and g the part of their accelerations that comes from the turning of bodies:
//!
//!   Ċ = ∇C·u + ∂C/∂t      J = ∇C      J̇v = uᵀ(∇∇C)u + 2 (∂∇C/∂t)·u + ∂²C/∂t² + ∇C·g
//!
//! J is with respect to the points; the block of a body that turns has r × its part and ∂C/∂angle as well. Where C or a derivative of
//! it is not finite, J = 0, and the step reports it.

use super::implicit::contour;
use super::{Constraint, Formulas, Glyph, Partial};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::{Code, Error, Result};
use crate::math::Mapped;
use crate::math::formula::parse::{self, Relation};
use crate::math::formula::{Graph, Names, Place, derivative, text};
use crate::model::formula::{self, EACH, Scope, TIME};
use crate::model::rows::{Row, Rows};
use crate::model::state::Block;
use crate::model::{Bodies, Motion, Space};
use core::cell::RefCell;
use glam::DVec3;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "formula",
    title: "Formula",
    symbol: "C",
    unit: "",
    help: "Enforces a condition given as a formula of coordinates and time: an equation, or an inequality with >= or <=.",
    parameters: &[
        formula::OF,
        Parameter::new("condition", "C", "", Type::Text { default: "x^2 + y^2 = 1" }, "The condition; without a relation, = 0."),
        formula::POINTS,
        formula::P,
        formula::Q,
        formula::R,
        formula::S,
    ],
};

/// Most nodes of C and its derivatives.
const LARGEST: usize = 20_000;

/// Builds the constraint.
pub fn build(args: &Args, bodies: &Bodies) -> Result<Box<dyn Constraint>> {
    let scope = Scope::from_args(args, bodies, false)?;
    let mut graph = Graph::default();
    let (mut c, relation) = scope.read("condition", args, &mut graph, parse::condition)?;
    let mut variables = scope.coordinates();
    variables.push(TIME);
    let mut gradient = derivative::gradient(&mut graph, c, &variables);
    let c_dot = Scope::rate(&mut graph, c);
    let mut jdot_v = Scope::rate(&mut graph, c_dot);
    let (_, of_coordinates) = gradient.split_last().unwrap_or((&Graph::ZERO, &[]));
    if of_coordinates.iter().all(|place| *place == Graph::ZERO) {
        return Err(Error::new(Code::OutOfRange, "condition", "it depends on no coordinate; write x, y or another one into it"));
    }
    let mut results = vec![&mut c, &mut jdot_v];
    results.extend(&mut gradient);
    let graph = graph.pruned(&mut results);
    if graph.size() > LARGEST {
        return Err(Error::new(Code::TooLarge, "condition", "its derivatives are too long; write a shorter formula"));
    }
    Ok(Box::new(Formula { scope, graph, c, gradient, jdot_v, relation, memory: RefCell::default() }))
}

#[derive(Debug)]
struct Formula {
    scope: Scope,
    /// C and its derivatives.
    graph: Graph,
    c: Place,
    /// With respect to each coordinate, and to t.
    gradient: Vec<Place>,
    /// J̇v without what comes from the turning of bodies.
    jdot_v: Place,
    relation: Relation,
    /// Values of the nodes; kept only for its allocation.
    memory: RefCell<Vec<f64>>,
}

impl Formula {
    /// Calls a function with the values of all nodes.
    fn at<T>(&self, variables: &formula::Values, read: impl FnOnce(&[f64]) -> T) -> T {
        let mut values = self.memory.borrow_mut();
        self.graph.evaluate(variables, &mut values);
        read(&values)
    }

    /// ∂C/∂t
    fn c_t(&self) -> Place {
        self.gradient[self.gradient.len() - 1]
    }
}

impl Constraint for Formula {
    fn rows(&self, motion: &Motion, rows: &mut Rows) {
        self.at(&self.scope.values(motion), |values| {
            let value = |place: Place| values[place as usize];
            let bounds = if self.relation == Relation::Equal { Row::FREE } else { Row::PUSHES };
            let mut row = Row { c: value(self.c), jdot_v: value(self.jdot_v), c_t: value(self.c_t()), bounds, softness: None };
            let mut blocks = [None; formula::MOST];
            for ((block, point), j) in blocks.iter_mut().zip(self.scope.points(motion)).zip(self.gradient.chunks_exact(EACH)) {
                let n = DVec3::new(value(j[0]), value(j[1]), value(j[2]));
                row.jdot_v += n.dot(point.centripetal);
                let of_point = point.block(n);
                *block = Some(Block { angular: of_point.angular + value(j[3]) * DVec3::Z, ..of_point });
            }
            let finite = self.gradient.iter().all(|place| value(*place).is_finite()) && (row.c + row.jdot_v).is_finite();
            if !finite {
                row = Row { c: row.c, bounds, ..Row::default() };
                blocks = blocks.mapped(|block| block.map(|b: Block| Block { linear: DVec3::ZERO, angular: DVec3::ZERO, ..b }));
            }
            rows.push(motion, row, blocks.into_iter().flatten());
        });
    }

    fn moves(&self) -> bool {
        self.c_t() != Graph::ZERO
    }

    fn unit(&self) -> &'static str {
        ""
    }

    /// Of a particle in the plane the curve, else lines from point to point.
    fn glyphs(&self, motion: &Motion) -> Vec<Glyph> {
        if let ([body], Space::Plane) = (&self.scope.bodies[..], motion.bodies.space())
            && motion.bodies.place(*body).kind.is_particle()
        {
            let mut variables = self.scope.values(motion);
            let lines = contour(&mut |x| {
                variables[..2].copy_from_slice(&[x.x, x.y]);
                self.at(&variables, |values| values[self.c as usize])
            });
            return lines.into_iter().map(|line| Glyph::Polyline { points: line.map(|x| x.to_array()).into(), closed: false }).collect();
        }
        let points: Vec<[f64; 3]> = self.scope.points(motion).map(|point| point.x.to_array()).collect();
        points.windows(2).map(|pair| Glyph::Segment { from: pair[0], to: pair[1] }).collect()
    }

    fn formulas(&self) -> Option<Formulas> {
        let text = |place: Place| text(&self.graph, place, &self.scope);
        let coordinates = self.scope.coordinates();
        let gradient = coordinates.iter().zip(&self.gradient).filter(|(_, place)| **place != Graph::ZERO);
        Some(Formulas {
            c: text(self.c),
            j: gradient.map(|(index, place)| Partial { of: self.scope.name(*index), text: text(*place) }).collect(),
            jdot_v: text(self.jdot_v),
            c_t: text(self.c_t()),
        })
    }
}
