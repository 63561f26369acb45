//! A problem of the solvers, and what a solver did to it, as JavaScript objects: the laboratory and the views of a step write the
//! same ones.

use super::convert::{array, object, typed};
use super::js::Js;
use crate::math::Dense;
use crate::solver::RowChange;
use wasm_bindgen::JsValue;

/// A and b of an LCP.
pub fn lcp(a: &Dense, b: &[f64]) -> Js<[(&'static str, JsValue); 2]> {
    Ok([("a", typed(a.entries())?), ("b", typed(b)?)])
}

/// Numbers of rows.
pub fn indices(list: &[usize]) -> Js {
    array(list.iter().map(|&i| Ok((i as f64).into())))
}

/// A column for each number of a change.
pub fn changes(list: &[RowChange]) -> Js {
    let column = |value: fn(&RowChange) -> f64| typed(&list.iter().map(value).collect::<Vec<f64>>());
    object(&[
        ("iterate", column(|c| f64::from(c.iterate))?),
        ("row", column(|c| c.row as f64)?),
        ("change", column(|c| c.change)?),
        ("clamped", column(|c| f64::from(u8::from(c.clamped)))?),
        ("together", column(|c| f64::from(u8::from(c.together)))?),
        ("residual", column(|c| c.residual)?),
    ])
}

/// A box LCP, as `solveBoxLcp` of the laboratory reads it.
#[cfg(feature = "engine")]
pub fn box_lcp(p: &crate::complementarity::BoxLcp) -> Js {
    let bounds = p.bounds();
    let friction = array(bounds.friction.iter().map(|f| {
        let kind = if f.kind == crate::assembly::FrictionKind::Cone { "cone" } else { "box" };
        object(&[("normal", (f.normal as f64).into()), ("tangents", indices(f.tangents())?), ("mu", f.mu.into()), ("kind", kind.into())])
    }))?;
    let [a, b] = lcp(p.a(), p.b())?;
    object(&[a, b, ("lo", typed(bounds.lo)?), ("hi", typed(bounds.hi)?), ("friction", friction)])
}
