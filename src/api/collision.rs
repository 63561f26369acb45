//! `collisionImpulse`: one collision of two bodies.

use super::convert::{numbers, set, throw, typed};
use crate::error::{Code, Error};
use crate::model::contact::impulse::{Collider, collide};
use glam::{DMat3, DQuat, DVec3};
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

fn field(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &JsValue::from_str(key)).unwrap_or(JsValue::UNDEFINED)
}

fn number(js: &JsValue, path: &str, default: Option<f64>) -> Result<f64, Error> {
    if js.is_undefined()
        && let Some(default) = default
    {
        return Ok(default);
    }
    match js.as_f64() {
        Some(x) if x.is_finite() => Ok(x),
        Some(x) => Err(Error::new(Code::NotFinite, path, format!("{x} is not a finite number"))),
        None => Err(Error::new(if js.is_undefined() { Code::Missing } else { Code::WrongType }, path, "a number is wanted")),
    }
}

/// Two numbers or three, as many as the normal has.
fn vector(js: &JsValue, path: &str, d: usize) -> Result<DVec3, Error> {
    let list = numbers(js, path)?;
    match list[..] {
        [x, y] if d == 2 => Ok(DVec3::new(x, y, 0.0)),
        [x, y, z] if d == 3 => Ok(DVec3::new(x, y, z)),
        _ => Err(Error::new(Code::WrongType, path, format!("{} numbers where {d} are wanted, as in normal", list.len()))),
    }
}

/// The impulse between two bodies that collide without friction, `a = −(1+e) n·(v_r2 − v_r1)/k` (mechanics notes, "Collision
/// reaction"), the velocities after it and the energy it takes. `normal` points from a to b. In the plane `inertia` and
/// `spin` are numbers; in space `inertia` is three moments about the axes of `orientation` (x, y, z, w), `spin` a vector in
/// world axes. A mass or inertia of Infinity belongs to what nothing moves.
#[wasm_bindgen(js_name = collisionImpulse, unchecked_return_type = "CollisionResult")]
pub fn collision_impulse(#[wasm_bindgen(unchecked_param_type = "CollisionProblem")] p: &JsValue) -> Result<JsValue, JsValue> {
    solve(p).map_err(throw)
}

fn solve(p: &JsValue) -> Result<JsValue, Error> {
    if !p.is_object() {
        return Err(Error::new(Code::WrongType, "", "an object {e, normal, point, a, b} is wanted"));
    }
    let d = numbers(&field(p, "normal"), "normal")?.len();
    let n = vector(&field(p, "normal"), "normal", if d == 3 { 3 } else { 2 })?;
    let Some(n) = n.try_normalize() else {
        return Err(Error::new(Code::OutOfRange, "normal", "has no direction; give a vector that is not zero"));
    };
    let e = number(&field(p, "e"), "e", Some(0.0))?;
    if !(0.0..=1.0).contains(&e) {
        return Err(Error::new(Code::OutOfRange, "e", format!("{e}; give a number from 0 to 1")));
    }
    let point = vector(&field(p, "point"), "point", d)?;
    let bodies = [body(&field(p, "a"), "a", d)?, body(&field(p, "b"), "b", d)?];
    let Some(found) = collide(e, n, point, &bodies) else {
        return Err(Error::new(Code::OutOfRange, "a.mass", "neither body can move; give one of them a finite mass"));
    };
    let after = |(velocity, spin): (DVec3, DVec3)| {
        let out = Object::new();
        set(&out, "velocity", &typed(&velocity.to_array()[..d]));
        set(&out, "spin", &if d == 2 { JsValue::from_f64(spin.z) } else { typed(&spin.to_array()) });
        JsValue::from(out)
    };
    let out = Object::new();
    for (key, value) in [("a", found.a), ("k", found.k), ("energyLost", found.energy_lost)] {
        set(&out, key, &JsValue::from_f64(value));
    }
    let both = Object::new();
    set(&both, "a", &after(found.after[0]));
    set(&both, "b", &after(found.after[1]));
    set(&out, "after", &both);
    Ok(out.into())
}

fn body(js: &JsValue, name: &str, d: usize) -> Result<Collider, Error> {
    if !js.is_object() {
        return Err(Error::new(
            if js.is_undefined() { Code::Missing } else { Code::WrongType },
            name,
            "an object {mass, inertia, at, velocity, spin} is wanted",
        ));
    }
    let path = |key: &str| format!("{name}.{key}");
    let inverse = |js: &JsValue, path: &str| match js.as_f64() {
        Some(x) if x == f64::INFINITY => Ok(0.0),
        _ => match number(js, path, None)? {
            x if x > 0.0 => Ok(1.0 / x),
            x => Err(Error::new(Code::OutOfRange, path, format!("{x} is not positive"))),
        },
    };
    let zero = |key: &str| -> Result<DVec3, Error> {
        let js = field(js, key);
        if js.is_undefined() { Ok(DVec3::ZERO) } else { vector(&js, &path(key), d) }
    };
    let inertia = field(js, "inertia");
    let inverse_inertia = if d == 2 {
        DMat3::from_diagonal(DVec3::new(0.0, 0.0, inverse(&inertia, &path("inertia"))?))
    } else {
        let moments = vector(&inertia, &path("inertia"), 3)?;
        if moments.min_element() <= 0.0 {
            return Err(Error::new(Code::OutOfRange, path("inertia"), "every moment must be positive"));
        }
        let orientation = field(js, "orientation");
        let turn = if orientation.is_undefined() {
            DQuat::IDENTITY
        } else {
            match numbers(&orientation, &path("orientation"))?[..] {
                [x, y, z, w] if x * x + y * y + z * z + w * w > 0.0 => DQuat::from_xyzw(x, y, z, w).normalize(),
                _ => return Err(Error::new(Code::WrongType, path("orientation"), "a quaternion x, y, z, w is wanted")),
            }
        };
        let axes = DMat3::from_quat(turn);
        axes * DMat3::from_diagonal(moments.recip()) * axes.transpose()
    };
    let spin = if d == 2 { DVec3::new(0.0, 0.0, number(&field(js, "spin"), &path("spin"), Some(0.0))?) } else { zero("spin")? };
    Ok(Collider {
        inverse_mass: inverse(&field(js, "mass"), &path("mass"))?,
        inverse_inertia,
        at: vector(&field(js, "at"), &path("at"), d)?,
        velocity: zero("velocity")?,
        spin,
    })
}
