//! Charged bodies: f₁ = K q₁ q₂ d/(|d|² + ε²)^{3/2} with d = x₁ − x₂, and the potential K q₁ q₂/√(|d|² + ε²). All bodies
//! carry the same charge, or alternate in sign.

use super::Force;
use super::inverse_square::{Charge, InverseSquare};
use crate::describe::{Args, Entry, Parameter, Type};
use crate::error::Result;
use crate::model::Bodies;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "coulomb",
    title: "Electric charges",
    symbol: "K q₁q₂/d²",
    unit: "N",
    help: "Bodies with charges repel and attract each other.",
    parameters: &[
        Parameter::number("constant", "K", "N·m²/C²", (0.0, 1e12), (0.0, 10.0), 1.0, "Coulomb constant."),
        Parameter::number("charge", "q", "C", (-1e6, 1e6), (-2.0, 2.0), 1.0, "Charge of each body."),
        Parameter::new("alternating", "±", "", Type::Boolean { default: false }, "Charges alternate in sign from body to body."),
        Parameter::number(
            "softening",
            "ε",
            "m",
            (0.0, 1e6),
            (0.0, 0.5),
            0.0,
            "Softening length: keeps the force finite at small distances.",
        ),
    ],
};

/// Builds the force.
pub fn build(args: &Args, _bodies: &Bodies) -> Result<Box<dyn Force>> {
    let q = args.number("charge");
    let charge = if args.boolean("alternating") { Charge::Alternating(q) } else { Charge::Same(q) };
    Ok(Box::new(InverseSquare { strength: args.number("constant"), softening: args.number("softening"), charge }))
}
