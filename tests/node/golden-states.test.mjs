// The package in Node ends in the golden states of the whole catalogue: tests/golden/states.json, written natively by
// tests/golden_states.rs. Contacts are solved by SIMD in WebAssembly and without it natively, so these see both.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readJson, Simulation } from "./core.mjs";

const { runs } = readJson("tests/golden/states.json");

test("every scene, method and choice ends in its golden state", () => {
  assert.ok(runs.length > 400, "the golden states are there");
  const found = runs.map(({ name, scene, parameters, steps, status }) => {
    const simulation = new Simulation(scene, parameters);
    // A run that stopped early is recorded with the steps before the one that was undone.
    const report = simulation.step(status === "ok" ? steps : steps + 1);
    const end = { name, status: report.status, steps: simulation.stepCount, hash: simulation.stateHash() };
    simulation.free();
    return end;
  });
  const golden = runs.map(({ name, status, steps, hash }) => ({ name, status, steps, hash }));
  const other = golden.flatMap((g, i) => (JSON.stringify(g) === JSON.stringify(found[i]) ? [] : [{ golden: g, found: found[i] }]));
  assert.deepEqual(other, []);
});
