// The laboratory in Node, whose fetch reads no files: `await init()` reads the wasm from beside this module.
import { readFile } from "node:fs/promises";
import init from "./constrained_dynamics_lab.js";

export * from "./constrained_dynamics_lab.js";

export default (input) => init(input ?? { module_or_path: readFile(new URL("constrained_dynamics_lab_bg.wasm", import.meta.url)) });
