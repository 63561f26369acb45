//! The skin towards JavaScript: the only folder with wasm-bindgen. It converts and nothing else; what it calls exists
//! natively under the same words in [`crate::simulation`] and [`crate::scene`]. Arrays cross as copies.
//!
//! Three rules keep every instance usable, whatever is handed in: arguments are read before anything is borrowed
//! ([`convert`]); all of JavaScript that is called may throw ([`js`]); objects are used through `&self`, so that a getter of an
//! argument may call, or free, the very object that reads it ([`simulation`]).

mod collision;
mod complementarity;
mod convert;
mod free;
mod info;
mod js;
mod paint;
mod simulation;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("contract.d.ts");

/// In debug builds our own mistakes are reported to the console, should there be any, with the place in Rust.
#[cfg(debug_assertions)]
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
