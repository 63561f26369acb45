// For tests: the real core and the real laboratory, from the committed package.
import { readFileSync } from "node:fs";
import { initSync } from "../../../pkg/constrained_dynamics.js";
import { initSync as initLaboratory } from "../../../pkg/constrained_dynamics_lab.js";

const wasm = (name: string) => readFileSync(new URL(`../../../pkg/${name}_bg.wasm`, import.meta.url));

export function startCore(): void {
  initSync({ module: wasm("constrained_dynamics") });
  initLaboratory({ module: wasm("constrained_dynamics_lab") });
}

/** The engine's first file alone: a call that needs the second throws. */
export function startFirstFile(): void {
  initSync({ module: wasm("constrained_dynamics"), rest: new Uint8Array() });
}
