// For tests: the real core, from the committed package.
import { readFileSync } from "node:fs";
import { initSync } from "../../../pkg/constrained_dynamics.js";

export function startCore(): void {
  initSync({ module: readFileSync(new URL("../../../pkg/constrained_dynamics_bg.wasm", import.meta.url)) });
}
