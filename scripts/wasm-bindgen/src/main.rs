//! `bindgen <in.wasm> <out folder> <name>`: the web target of wasm-bindgen.
//!
//! Names and producers sections are dropped, so that the bytes depend on the sources alone. What wasm-bindgen writes is then
//! changed in five places, each of which must be found or nothing is written: `init()` reads the file beside it in Node too, the
//! engine is loaded in two files (`rest.js`), objects after `free()` say so, `free()` may be called at any time and twice (these
//! three where there is a class: in the engine), and the types need neither the DOM's nor esnext's library.

use std::{env, fs, path::Path, process::ExitCode};

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
        .map_err(|error| format!("{error:#}"))?;
    let file = |ending: &str| Path::new(output).join(format!("{name}{ending}"));
    rewrite(&file(".js"), script)?;
    rewrite(&file(".d.ts"), types)
}

fn rewrite(path: &Path, change: fn(String) -> Result<String, String>) -> Result<(), String> {
    let say = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(|error| say(&error))?;
    fs::write(path, change(text).map_err(|error| say(&error))?).map_err(|error| say(&error))
}

/// Check before every use of a pointer. The error is made as `src/api/convert.rs` makes all others.
const ALIVE: &str = r#"
/**
 * The pointer of an object that is still there.
 */
function alive(simulation) {
    const ptr = simulation.__wbg_ptr;
    if (ptr) return ptr;
    const property = (value, enumerable) => ({ __proto__: null, value, enumerable, writable: true, configurable: true });
    throw Object.defineProperties(new Error("this simulation was freed; make a new Simulation, or free this one later"), {
        __proto__: null,
        name: property("SimulationError", false),
        code: property("freed", true),
        path: property("", true),
    });
}
"#;

/// The wasm at an address. Node's `fetch` reads no files; its file system is asked for without an import, which bundlers would follow.
const OPENED: &str = r#"
/**
 * The contents of a file: URL in Node, whose fetch reads none; elsewhere the response.
 */
function opened(address) {
    const files = String(address).startsWith("file:") && globalThis.process?.getBuiltinModule?.("node:fs");
    return files ? files.promises.readFile(new URL(address)) : fetch(address);
}
"#;

/// The engine's second file, as `scripts/wasm-split.mjs` makes it.
const REST: &str = include_str!("rest.js");

fn script(text: String) -> Result<String, String> {
    let text = replace(text, "module_or_path = fetch(module_or_path);", "module_or_path = opened(module_or_path);", 1)? + OPENED;
    // The laboratory has functions only.
    if !text.contains("export class ") {
        return Ok(text);
    }
    // Freed inside a getter of its own argument, the object goes when the call that reads it has returned (the 1).
    let text = replace(text, "        wasm.__wbg_simulation_free(ptr, 0);\n", "        if (ptr) wasm.__wbg_simulation_free(ptr, 1);\n", 1)?;
    let uses = text.matches("(this.__wbg_ptr").count();
    let text = replace(text, "(this.__wbg_ptr", "(alive(this)", uses.max(1))?;
    let text = in_two_files(text)?;
    Ok(text + REST + ALIVE)
}

/// `init` and `initSync` with `rest`, and the import by which the first file asks for the second.
fn in_two_files(text: String) -> Result<String, String> {
    let text = replace(text, "import0 = {\n", "import0 = {\n        loadRest: loadRestNow,\n", 1)?;
    let text = replace(text, "            ({module} = module)\n", "            ({module, rest: restSource} = module)\n", 1)?;
    let text = replace(text, "            ({module_or_path} = module_or_path)\n", "            ({module_or_path, rest: restSource} = module_or_path)\n", 1)?;
    let beside = "_bg.wasm', import.meta.url);\n";
    let text = replace(text, beside, &format!("{beside}        restSource ??= restFile();\n"), 1)?;
    let end = "    const { instance, module } = await __wbg_load(await module_or_path, imports);\n\n    return __wbg_finalize_init(instance, module);\n";
    let second = "
    // Both are fetched side by side where the place of the second is known.
    const second = restSource && restSource !== 'later' ? restModule() : undefined;
    second?.catch(() => undefined);
    const { instance, module } = await __wbg_load(await module_or_path, imports);
    __wbg_finalize_init(instance, module);
    if (restSource !== 'later') link(await (second ?? restModule()));
    return wasm;
";
    replace(text, end, second, 1)
}

/// Types of the argument and the result of `init`, which `src/api/platform.d.ts` finds in the platform or replaces.
fn types(text: String) -> Result<String, String> {
    let text =
        replace(text, "= RequestInfo | URL | Response | BufferSource | WebAssembly.Module;", "= PlatformSource | PlatformBytes;", 1)?;
    let text = replace(text, "= BufferSource | WebAssembly.Module;", "= PlatformBytes;", 1)?;
    let text = if text.contains("export class ") { types_of_two_files(text)? } else { text };
    let start = text.find("export interface InitOutput {").ok_or("no InitOutput")?;
    let end = start + text[start..].find("\n}").ok_or("InitOutput has no end")?;
    let memory = "export interface InitOutput {\n    readonly memory: PlatformMemory;";
    Ok(format!("{}{memory}{}", &text[..start], &text[end..]))
}

fn types_of_two_files(text: String) -> Result<String, String> {
    let text = replace(text, "{ module: SyncInitInput }", "{ module: SyncInitInput; rest?: SyncInitInput }", 2)?;
    let first = "{ module_or_path: InitInput | Promise<InitInput> }";
    let both = "{ module_or_path?: InitInput | Promise<InitInput>; rest?: \"later\" | InitInput | Promise<InitInput> }";
    let text = replace(text, first, both, 2)?;
    let end = text.rfind("\n/**").ok_or("init has no comment")?;
    Ok(format!("{}{REST_TYPES}{}", &text[..end], &text[end..]))
}

/// Types of what `rest.js` exports.
const REST_TYPES: &str = "
/**
 * Loads the second of the engine's two files, after `init({ rest: \"later\" })`; without it a call that needs this file loads it
 * at once, and the page waits. The file is beside the script, or `source`. Resolves when it is there; a failure may be tried again.
 */
export function loadRest(source?: InitInput | Promise<InitInput>): Promise<void>;
";

fn replace(text: String, old: &str, new: &str, times: usize) -> Result<String, String> {
    match text.matches(old).count() {
        found if found == times => Ok(text.replace(old, new)),
        found => Err(format!("{times} times {old:?} is expected, {found} found: look at what wasm-bindgen writes now")),
    }
}
