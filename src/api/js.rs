//! Every function of JavaScript that the package calls, each with `catch`. An exception that crossed Rust frames would skip
//! their destructors: memory and shadow stack would leak, and a borrowed simulation would stay borrowed for ever. What
//! `js-sys` and `web-sys` declare with `catch` is theirs ([`Reflect`], `JSON.parse`, `ImageData`). They leave it out where the
//! specification rules exceptions out for ordinary values; proxies, detached buffers and subclasses are no ordinary values,
//! so these functions are declared here. `tests/node/imports.test.mjs` reads the generated glue and holds it to this rule.

pub use js_sys::{JSON, Reflect};
use wasm_bindgen::prelude::*;

/// Result of a call of JavaScript: its value, or the exception that it threw.
pub type Js<T = JsValue> = Result<T, JsValue>;

#[wasm_bindgen]
extern "C" {
    /// Typed arrays and DataView.
    #[wasm_bindgen(catch, js_namespace = ArrayBuffer, js_name = isView)]
    pub fn is_view(value: &JsValue) -> Js<bool>;

    #[wasm_bindgen(catch, js_namespace = JSON, js_name = parse)]
    pub fn parse_text(text: &JsValue) -> Js<JsValue>;

    #[wasm_bindgen(catch, js_namespace = Object, js_name = defineProperties)]
    pub fn define_properties(object: &JsValue, descriptors: &JsValue) -> Js<JsValue>;

    /// A function of the caller's, called without `this`.
    pub type Function;
    #[wasm_bindgen(catch, method, js_name = call)]
    pub fn call(this: &Function, object: &JsValue, argument: &JsValue) -> Js<JsValue>;

    /// Milliseconds, by the clock of the browser or of Node.
    #[wasm_bindgen(catch, js_namespace = performance)]
    pub fn now() -> Js<f64>;

    /// Anything that has a length.
    pub type Sized;
    #[wasm_bindgen(catch, method, structural, getter)]
    pub fn length(this: &Sized) -> Js<JsValue>;

    /// Return value of `step`, a new object for each call; setters write its fields without a lookup by name.
    pub type Report;
    #[wasm_bindgen(catch, method, structural, setter)]
    pub fn set_steps(this: &Report, count: u32) -> Js<()>;
    #[wasm_bindgen(catch, method, structural, setter)]
    pub fn set_iterations(this: &Report, count: u32) -> Js<()>;
    #[wasm_bindgen(catch, method, structural, setter)]
    pub fn set_residual(this: &Report, size: f64) -> Js<()>;

    pub type Error;
    #[wasm_bindgen(catch, constructor)]
    pub fn new(message: &str) -> Js<Error>;

    pub type Array;
    #[wasm_bindgen(catch, static_method_of = Array, js_name = isArray)]
    pub fn is_array(value: &JsValue) -> Js<bool>;
    #[wasm_bindgen(catch, constructor)]
    pub fn new() -> Js<Array>;
    #[wasm_bindgen(catch, method)]
    pub fn push(this: &Array, value: &JsValue) -> Js<f64>;

    pub type Float64Array;
    /// A copy of numbers of ours.
    #[wasm_bindgen(catch, constructor)]
    pub fn new(numbers: &[f64]) -> Js<Float64Array>;
    /// A copy of an array of the caller's; its length cannot be changed or faked.
    #[wasm_bindgen(catch, constructor)]
    pub fn of(array: &JsValue) -> Js<Float64Array>;
    #[wasm_bindgen(catch, js_namespace = ["Float64Array", "prototype", "set"], js_name = call)]
    pub fn read_f64(to: &mut [f64], from: &JsValue) -> Js<()>;
    /// The `set` of all typed arrays: it rounds for a Float32Array.
    #[wasm_bindgen(catch, js_namespace = ["Float64Array", "prototype", "set"], js_name = call)]
    pub fn write_f64(to: &JsValue, from: &[f64]) -> Js<()>;

    pub type Float32Array;

    pub type Uint8Array;
    #[wasm_bindgen(catch, constructor)]
    pub fn of(array: &JsValue) -> Js<Uint8Array>;
    #[wasm_bindgen(catch, js_namespace = ["Uint8Array", "prototype", "set"], js_name = call)]
    pub fn read_u8(to: &mut [u8], from: &JsValue) -> Js<()>;

    #[wasm_bindgen(extends = js_sys::Uint8ClampedArray)]
    pub type Uint8ClampedArray;
    #[wasm_bindgen(catch, constructor)]
    pub fn new(pixels: &[u8]) -> Js<Uint8ClampedArray>;
}
