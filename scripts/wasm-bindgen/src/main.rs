//! `bindgen <in.wasm> <out folder> <name>`: the web target of wasm-bindgen.
//!
//! Names and producers sections are dropped, so that the bytes depend on the sources alone.

use std::{env, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, output, name] = arguments.as_slice() else {
        eprintln!("usage: bindgen <in.wasm> <out folder> <name>");
        return ExitCode::from(2);
    };
    match generate(input, output, name) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("bindgen: {message}");
            ExitCode::FAILURE
        }
    }
}

fn generate(input: &str, output: &str, name: &str) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen.web(true).map_err(|error| format!("{error:#}"))?;
    bindgen
        .input_path(input)
        .out_name(name)
        .typescript(true)
        // `init()` without an argument finds the wasm beside the script, as the contract says.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(output)
        .map_err(|error| format!("{error:#}"))
}
