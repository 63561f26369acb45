//! Every body attracts every other: f₁ = −G m₁ m₂ d/(|d|² + ε²)^{3/2} with d = x₁ − x₂, and the potential
//! −G m₁ m₂/√(|d|² + ε²). The softening ε keeps close encounters finite (Plummer 1911).

use super::Force;
use super::inverse_square::{Charge, InverseSquare};
use crate::describe::{Args, Entry, Parameter};
use crate::error::Result;
use crate::model::Bodies;

/// Registry entry: name, parameters, help.
pub static ENTRY: Entry = Entry {
    id: "attraction",
    title: "Mutual gravity",
    symbol: "G m₁m₂/d²",
    unit: "N",
    help: "Every body attracts every other.",
    parameters: &[
        Parameter::number("constant", "G", "N·m²/kg²", (0.0, 1e12), (0.0, 10.0), 1.0, "Gravitational constant."),
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
    let (strength, softening) = (-args.number("constant"), args.number("softening"));
    Ok(Box::new(InverseSquare { strength, softening, charge: Charge::Mass }))
}
