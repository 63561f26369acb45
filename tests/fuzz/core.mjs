// The built package under test: pkg/ of this repository, or the folder that CD_PKG names.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

const folder = resolve(process.env.CD_PKG ?? join(import.meta.dirname, "../../pkg"));
const core = await import(pathToFileURL(join(folder, "constrained_dynamics.js")));
export const { memory } = core.initSync({ module: readFileSync(join(folder, "constrained_dynamics_bg.wasm")) });
const lab = await import(pathToFileURL(join(folder, "constrained_dynamics_lab.js")));
lab.initSync({ module: readFileSync(join(folder, "constrained_dynamics_lab_bg.wasm")) });
export const { Simulation, catalog } = core;
/** The functions of both entry points. */
export const free = { ...lab, ...core };
