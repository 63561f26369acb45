// The built package, loaded once for a test file, and what the tests share.
import { readFileSync } from "node:fs";
import { initSync } from "../../pkg/constrained_dynamics.js";
import { initSync as initLaboratory } from "../../pkg/constrained_dynamics_lab.js";

export * from "../../pkg/constrained_dynamics.js";
export * from "../../pkg/constrained_dynamics_lab.js";
export { initSync };

const file = (name) => new URL(`../../${name}`, import.meta.url);

export const readJson = (name) => JSON.parse(readFileSync(file(name), "utf8"));
export const wasm = initSync({ module: readFileSync(file("pkg/constrained_dynamics_bg.wasm")) });
export const laboratory = initLaboratory({ module: readFileSync(file("pkg/constrained_dynamics_lab_bg.wasm")) });

/** A bead on a ring and a free body, both named, with a force that can be set. */
export const document = () => ({
  version: 1,
  space: "plane",
  gravity: [0, -9.81],
  bodies: [
    { id: "bead", particle: {}, at: [1, 0], velocity: [0, 1] },
    { id: "free", particle: {}, mass: 2, at: [3, 0] },
    { particle: {}, at: [5, 5], fixed: true },
  ],
  constraints: [{ circle: { body: "bead" } }],
  forces: [{ user: { body: 1, force: [0, 1] } }],
  method: { kind: "acceleration" },
});

/** `put` or `remove` at a JSON pointer, as tests/golden/bad_documents.json says it. */
export function changed(base, { at, put, remove }) {
  const parts = at.split("/").slice(1);
  if (parts.length === 0) return put;
  const whole = structuredClone(base);
  const last = parts.pop();
  const parent = parts.reduce((value, part) => value[part], whole);
  if (remove) delete parent[last];
  else parent[last] = structuredClone(put);
  return whole;
}
