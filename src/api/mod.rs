//! The interface to JavaScript: the only folder with wasm-bindgen. It converts and nothing else; what it calls exists
//! natively under the same words in [`crate::simulation`] and [`crate::scene`]. Arrays cross as copies.
//!
//! Three rules keep every instance usable, whatever is handed in: arguments are read before anything is borrowed
//! ([`convert`]); all of JavaScript that is called may throw ([`js`]); objects are used through `&self`, so that a getter of an
//! argument may call, or free, the very object that reads it ([`simulation`]).

//!
//! The package has two entry points, each a wasm of its own: the feature `engine` exports simulations, the feature `lab` the
//! laboratory of complementarity problems. The rest of the crate does not know them: what an entry point does not reach is
//! not linked.

#[cfg(feature = "engine")]
mod collision;
#[cfg(feature = "lab")]
mod complementarity;
#[cfg_attr(not(all(feature = "engine", feature = "lab")), allow(dead_code))] // each entry point reads and writes some kinds of values
mod convert;
#[cfg(feature = "engine")]
mod free;
#[cfg(feature = "engine")]
mod info;
#[cfg_attr(not(feature = "engine"), allow(dead_code))]
mod js;
#[cfg(feature = "engine")]
mod paint;
mod problem;
#[cfg(feature = "engine")]
mod queries;
#[cfg(feature = "engine")]
mod simulation;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const PLATFORM: &str = include_str!("platform.d.ts");

#[cfg(feature = "engine")]
#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("contract.d.ts");

#[cfg(feature = "lab")]
#[wasm_bindgen(typescript_custom_section)]
const LABORATORY: &str = include_str!("laboratory.d.ts");

/// In debug builds our own mistakes are reported to the console, should there be any, with the place in Rust.
#[cfg(debug_assertions)]
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
