//! Of the class `Simulation`: rays, points, events of contacts, and impulses.

use super::convert::{handle, number_or, numbers, to_js};
use super::info;
use super::js::Js;
use super::simulation::Simulation;
use crate::scene::writer::object;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Simulation {
    /// The first body that a ray meets within `maxDistance` (m, no limit unless given), or null. `direction` may have any length.
    /// Particles are not met, nor is a body that the ray starts in (`bodiesAt` finds that).
    #[wasm_bindgen(js_name = castRay, unchecked_return_type = "RayHit | null")]
    pub fn cast_ray(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Vector")] from: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Vector")] direction: &JsValue,
        #[wasm_bindgen(js_name = maxDistance, unchecked_optional_param_type = "number")] reach: &JsValue,
    ) -> Js {
        let (from, direction) = (numbers(from, "from")?, numbers(direction, "direction")?);
        let reach = number_or(reach, "maxDistance", f64::INFINITY)?;
        match self.with(|s| s.cast_ray(&from, &direction, reach))? {
            Some(hit) => to_js(&info::ray_hit(&hit, from.len())),
            None => Ok(JsValue::NULL),
        }
    }

    /// Ids of the bodies whose shape a point is in or on, ascending; of a chain only the points of its segments.
    #[wasm_bindgen(js_name = bodiesAt)]
    pub fn bodies_at(&self, #[wasm_bindgen(unchecked_param_type = "Vector")] point: &JsValue) -> Js<Vec<u32>> {
        let point = numbers(point, "point")?;
        self.with(|s| s.bodies_at(&point))
    }

    /// The pairs of bodies that began to touch and that ceased to since the last call of this (at first: since none touched).
    /// A touch that began and ended between two calls is in neither: call it after every step to miss nothing.
    #[wasm_bindgen(js_name = contactEvents, unchecked_return_type = "ContactEvents")]
    pub fn contact_events(&self) -> Js {
        let events = self.show(|s| s.contact_events())?;
        let pairs = |list: &[[u32; 2]]| list.iter().map(|pair| (*pair).into()).collect::<Vec<serde_json::Value>>().into();
        to_js(&object([("began", pairs(&events.began)), ("ended", pairs(&events.ended))]))
    }

    /// Changes a body's velocity by an impulse (N·s) at a point of the world, at its centre unless one is given. An input like
    /// others: it is recorded, and replayed after `seek` and `stepBack`.
    #[wasm_bindgen(js_name = applyImpulse)]
    pub fn apply_impulse(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Handle")] body: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Vector")] impulse: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Vector")] at: &JsValue,
    ) -> Js<()> {
        let (body, impulse) = (handle(body, "body")?, numbers(impulse, "impulse")?);
        let at = if at.is_undefined() { None } else { Some(numbers(at, "at")?) };
        self.with(|s| s.apply_impulse(s.body_id(&body, "body")?, &impulse, at.as_deref()))
    }
}
