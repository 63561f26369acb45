//! Functions that need no simulation.

use super::convert::{numbers, set, throw, to_js, typed};
use crate::error::{Code, Error};
use crate::model::constraint::circle::{CirclePoint, Form};
use crate::scene::catalogue;
use glam::DVec3;
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

/// Scenes, constraints, forces, methods, integrators, solvers and observables, each with title, symbol, unit and
/// parameters (range, default, help).
#[wasm_bindgen(unchecked_return_type = "Catalog")]
pub fn catalog() -> JsValue {
    to_js(&catalogue::catalog())
}

/// The version of this package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// λ, C, Ċ, f̂ and the acceleration of one particle on a circle about the origin: slides 5 to 10 as one function.
/// Throws where x = 0, since the circle has no direction to push in there.
///
/// `x`, `v` and `f` have two or three components (m, m/s, N), `m` is the mass in kg; `r` (1 m), `alpha` (0 1/s²), `beta`
/// (0 1/s) and `form` ("half-squared") may be left out.
#[wasm_bindgen(js_name = circleLambda, unchecked_return_type = "CircleLambda")]
pub fn circle_lambda(#[wasm_bindgen(unchecked_param_type = "CirclePoint")] p: &JsValue) -> Result<JsValue, JsValue> {
    circle_point(p).map_err(throw)
}

fn circle_point(p: &JsValue) -> Result<JsValue, Error> {
    let field = |key: &str| Reflect::get(p, &JsValue::from_str(key)).unwrap_or(JsValue::UNDEFINED);
    if !p.is_object() {
        return Err(Error::new(Code::WrongType, "", "an object {x, v, f, m} is wanted"));
    }
    let vector = |key: &str| -> Result<(DVec3, usize), Error> {
        let list = numbers(&field(key), key)?;
        match list[..] {
            [x, y] => Ok((DVec3::new(x, y, 0.0), 2)),
            [x, y, z] => Ok((DVec3::new(x, y, z), 3)),
            _ => Err(Error::new(Code::WrongType, key, format!("{} numbers where two or three are wanted", list.len()))),
        }
    };
    let number = |key: &str, default: Option<f64>, positive: bool| -> Result<f64, Error> {
        let js = field(key);
        let given = if js.is_undefined() { default } else { js.as_f64() };
        match given {
            None => Err(Error::new(if js.is_undefined() { Code::Missing } else { Code::WrongType }, key, "a number is wanted")),
            Some(x) if !x.is_finite() => Err(Error::new(Code::NotFinite, key, format!("{x} is not a finite number"))),
            Some(x) if positive && x <= 0.0 => Err(Error::new(Code::OutOfRange, key, format!("{x} is not positive"))),
            Some(x) => Ok(x),
        }
    };
    let ((x, d), (v, dv), (f, df)) = (vector("x")?, vector("v")?, vector("f")?);
    if dv != d || df != d {
        return Err(Error::new(Code::WrongType, if dv != d { "v" } else { "f" }, format!("as many components as x are wanted: {d}")));
    }
    let form = field("form");
    let form = match form.as_string().as_deref() {
        None if form.is_undefined() => Form::HalfSquared,
        Some("half-squared") => Form::HalfSquared,
        Some("length") => Form::Length,
        _ => return Err(Error::new(Code::OutOfRange, "form", "choose one of \"half-squared\", \"length\"")),
    };
    let (m, r) = (number("m", None, true)?, number("r", Some(1.0), true)?);
    let (alpha, beta) = (number("alpha", Some(0.0), false)?, number("beta", Some(0.0), false)?);
    let Some(found) = (CirclePoint { x, v, f, m, r, alpha, beta, form }).lambda() else {
        return Err(Error::new(Code::OutOfRange, "x", "is the centre: the circle has no direction to push in there"));
    };
    let out = Object::new();
    for (key, value) in [("lambda", found.lambda), ("c", found.c), ("cDot", found.c_dot)] {
        set(&out, key, &JsValue::from_f64(value));
    }
    set(&out, "force", &typed(&found.force.to_array()[..d]));
    set(&out, "acceleration", &typed(&found.acceleration.to_array()[..d]));
    Ok(out.into())
}
