//! `collisionImpulse`: one collision of two bodies.

use super::convert::{get, number, number_or, numbers, object, typed, wrong};
use super::js::Js;
use crate::error::{self, Code, Error};
use crate::model::contact::impulse::{Collider, collide};
use glam::{DMat3, DQuat, DVec3};
use wasm_bindgen::prelude::*;

fn finite(x: f64, path: &str) -> Result<f64, Error> {
    if x.is_finite() { Ok(x) } else { Err(error::not_finite(path, x)) }
}

/// Two numbers or three, as many as the normal has.
fn vector(js: &JsValue, path: &str, d: usize) -> Result<DVec3, Error> {
    let list = numbers(js, path)?;
    match list[..] {
        [x, y] if d == 2 => Ok(DVec3::new(x, y, 0.0)),
        [x, y, z] if d == 3 => Ok(DVec3::new(x, y, z)),
        _ => Err(Error::new(Code::WrongType, path, format!("must have {d} numbers, as normal has; got {}", list.len()))),
    }
}

/// The impulse between two bodies that collide without friction, `a = −(1+e) n·(v_r2 − v_r1)/k` (mechanics notes, "Collision
/// reaction"), the velocities after it and the energy it takes. `normal` points from a to b. In the plane `inertia` and
/// `spin` are numbers; in space `inertia` is three moments about the axes of `orientation` (x, y, z, w), `spin` a vector in
/// world axes. A mass or inertia of Infinity belongs to what nothing moves.
#[wasm_bindgen(js_name = collisionImpulse, unchecked_return_type = "CollisionResult")]
pub fn collision_impulse(#[wasm_bindgen(unchecked_param_type = "CollisionProblem")] p: &JsValue) -> Js {
    let (n, d) = normal(p)?;
    let e = finite(number_or(&get(p, "e", "e")?, "e", 0.0)?, "e")?;
    if !(0.0..=1.0).contains(&e) {
        return Err(Error::new(Code::OutOfRange, "e", format!("must be a number from 0 to 1; got {}", error::number(e))).into());
    }
    let point = vector(&get(p, "point", "point")?, "point", d)?;
    let bodies = [body(&get(p, "a", "a")?, "a", d)?, body(&get(p, "b", "b")?, "b", d)?];
    let Some(found) = collide(e, n, point, &bodies) else {
        return Err(Error::new(Code::OutOfRange, "a.mass", "neither body can move; give one of them a finite mass").into());
    };
    let after = |(velocity, spin): (DVec3, DVec3)| {
        let spin = if d == 2 { spin.z.into() } else { typed(&spin.to_array())? };
        object(&[("velocity", typed(&velocity.to_array()[..d])?), ("spin", spin)])
    };
    let both = object(&[("a", after(found.after[0])?), ("b", after(found.after[1])?)])?;
    object(&[("a", found.a.into()), ("k", found.k.into()), ("energyLost", found.energy_lost.into()), ("after", both)])
}

/// The unit normal, and how many components vectors have.
fn normal(p: &JsValue) -> Result<(DVec3, usize), Error> {
    if !p.is_object() {
        return Err(wrong(p, "", "an object {e, normal, point, a, b}"));
    }
    let n = get(p, "normal", "normal")?;
    let d = if numbers(&n, "normal")?.len() == 3 { 3 } else { 2 };
    let n = vector(&n, "normal", d)?.try_normalize();
    let n = n.ok_or_else(|| Error::new(Code::OutOfRange, "normal", "has no direction; give a vector that is not zero"))?;
    Ok((n, d))
}

/// A property of one of the bodies, and its place. Each way to read it is compiled once.
struct Field {
    js: JsValue,
    path: String,
}

impl Field {
    #[inline(never)]
    fn of(body: &JsValue, name: &str, key: &str) -> Result<Self, Error> {
        let path = [name, ".", key].concat();
        Ok(Field { js: get(body, key, &path)?, path })
    }

    /// The inverse of a mass or moment.
    #[inline(never)]
    fn inverse(&self) -> Result<f64, Error> {
        match number(&self.js, &self.path)? {
            f64::INFINITY => Ok(0.0),
            x if finite(x, &self.path)? > 0.0 => Ok(1.0 / x),
            x => Err(Error::new(Code::OutOfRange, &*self.path, format!("must be positive; got {}", error::number(x)))),
        }
    }

    #[inline(never)]
    fn vector(&self, d: usize) -> Result<DVec3, Error> {
        vector(&self.js, &self.path, d)
    }

    /// Zero where it is not given.
    fn vector_or_zero(&self, d: usize) -> Result<DVec3, Error> {
        if self.js.is_undefined() { Ok(DVec3::ZERO) } else { self.vector(d) }
    }
}

fn body(js: &JsValue, name: &str, d: usize) -> Result<Collider, Error> {
    if !js.is_object() {
        return Err(wrong(js, name, "an object {mass, inertia, at, velocity, spin}"));
    }
    let field = |key: &str| Field::of(js, name, key);
    let (inertia, spin) = (field("inertia")?, field("spin")?);
    let (inverse_inertia, spin) = if d == 2 {
        let about_z = finite(number_or(&spin.js, &spin.path, 0.0)?, &spin.path)?;
        (DMat3::from_diagonal(DVec3::new(0.0, 0.0, inertia.inverse()?)), DVec3::new(0.0, 0.0, about_z))
    } else {
        let moments = inertia.vector(3)?;
        if moments.min_element() <= 0.0 {
            return Err(Error::new(Code::OutOfRange, inertia.path, "every moment must be positive"));
        }
        let axes = DMat3::from_quat(orientation(&field("orientation")?)?);
        (axes * DMat3::from_diagonal(moments.recip()) * axes.transpose(), spin.vector_or_zero(3)?)
    };
    Ok(Collider {
        inverse_mass: field("mass")?.inverse()?,
        inverse_inertia,
        at: field("at")?.vector(d)?,
        velocity: field("velocity")?.vector_or_zero(d)?,
        spin,
    })
}

fn orientation(field: &Field) -> Result<DQuat, Error> {
    if field.js.is_undefined() {
        return Ok(DQuat::IDENTITY);
    }
    match numbers(&field.js, &field.path)?[..] {
        [x, y, z, w] if x * x + y * y + z * z + w * w > 0.0 => Ok(DQuat::from_xyzw(x, y, z, w).normalize()),
        _ => Err(Error::new(Code::WrongType, &*field.path, "must be a quaternion x, y, z, w")),
    }
}
