// The built package under test: pkg/ of this repository, or the folder that CD_PKG names.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

const folder = resolve(process.env.CD_PKG ?? join(import.meta.dirname, "../../pkg"));
const core = await import(pathToFileURL(join(folder, "constrained_dynamics.js")));
export const { memory } = core.initSync({ module: readFileSync(join(folder, "constrained_dynamics_bg.wasm")) });
export const { Simulation, catalog } = core;
export const free = core;
