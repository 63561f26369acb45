//! Functions that need no simulation.

use super::convert::{get, number, number_or, numbers, object, text, to_js, typed, wrong};
use super::js::Js;
use crate::error::{self, Code, Error};
use crate::model::constraint::circle::{CirclePoint, Form};
use crate::scene::{catalogue, writer};
use glam::DVec3;
use wasm_bindgen::prelude::*;

/// Scenes, constraints, forces, methods, integrators, solvers and observables, each with title, symbol, unit and
/// parameters (range, default, help).
#[wasm_bindgen(unchecked_return_type = "Catalog")]
pub fn catalog() -> Js {
    to_js(&catalogue::catalog())
}

/// For each method whether it can run a scene of the catalogue with its default parameters, and the reason where it cannot.
#[wasm_bindgen(js_name = sceneMethods, unchecked_return_type = "SceneMethod[]")]
pub fn scene_methods(#[wasm_bindgen(unchecked_param_type = "SceneName")] scene: &JsValue) -> Js {
    let scene = text(scene, "scene")?;
    let found = crate::scene::find(&scene, "scene")?;
    let methods = catalogue::methods_of(found)?;
    to_js(&writer::list(&methods, |(method, reason)| {
        writer::with(writer::object([("method", (*method).into()), ("runs", reason.is_none().into())]), "reason", reason.as_deref())
    }))
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
pub fn circle_lambda(#[wasm_bindgen(unchecked_param_type = "CirclePoint")] p: &JsValue) -> Js {
    let (p, d) = circle_point(p)?;
    let Some(found) = p.lambda() else {
        return Err(Error::new(Code::OutOfRange, "x", "is the centre: the circle has no direction to push in there").into());
    };
    object(&[
        ("lambda", found.lambda.into()),
        ("c", found.c.into()),
        ("cDot", found.c_dot.into()),
        ("force", typed(&found.force.to_array()[..d])?),
        ("acceleration", typed(&found.acceleration.to_array()[..d])?),
    ])
}

/// The arguments, and how many components the vectors have.
fn circle_point(p: &JsValue) -> Result<(CirclePoint, usize), Error> {
    if !p.is_object() {
        return Err(wrong(p, "", "an object {x, v, f, m}"));
    }
    let vector = |key: &str| -> Result<(DVec3, usize), Error> {
        let list = numbers(&get(p, key, key)?, key)?;
        match list[..] {
            [x, y] => Ok((DVec3::new(x, y, 0.0), 2)),
            [x, y, z] => Ok((DVec3::new(x, y, z), 3)),
            _ => Err(Error::new(Code::WrongType, key, format!("must have two or three numbers; got {}", list.len()))),
        }
    };
    let finite = |key: &str, x: f64| if x.is_finite() { Ok(x) } else { Err(error::not_finite(key, x)) };
    let positive = |key: &str, x: f64| match finite(key, x)? {
        x if x > 0.0 => Ok(x),
        x => Err(Error::new(Code::OutOfRange, key, format!("must be positive; got {}", error::number(x)))),
    };
    let ((x, d), (v, dv), (f, df)) = (vector("x")?, vector("v")?, vector("f")?);
    if dv != d || df != d {
        return Err(Error::new(Code::WrongType, if dv != d { "v" } else { "f" }, format!("must have {d} components, as x has")));
    }
    let form = get(p, "form", "form")?;
    let form = match form.as_string().as_deref() {
        None if form.is_undefined() => Form::HalfSquared,
        Some("half-squared") => Form::HalfSquared,
        Some("length") => Form::Length,
        _ => return Err(Error::new(Code::OutOfRange, "form", "choose one of \"half-squared\", \"length\"")),
    };
    let optional = |key: &str, default: f64| number_or(&get(p, key, key)?, key, default);
    let (m, r) = (positive("m", number(&get(p, "m", "m")?, "m")?)?, positive("r", optional("r", 1.0)?)?);
    let (alpha, beta) = (finite("alpha", optional("alpha", 0.0)?)?, finite("beta", optional("beta", 0.0)?)?);
    Ok((CirclePoint { x, v, f, m, r, alpha, beta, form }, d))
}
