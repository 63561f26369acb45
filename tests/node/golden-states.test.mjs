// The package in Node ends in the golden states of the whole catalogue: tests/golden/states.json, written natively by
// tests/documents/golden_states.rs. Contacts are solved by SIMD in WebAssembly and without it natively, so these see both.
import assert from "node:assert/strict";
import { test } from "node:test";
import { differences } from "../golden/ends.mjs";
import { readJson, Simulation } from "./core.mjs";

const { runs } = readJson("tests/golden/states.json");

test("every scene, method and choice ends in its golden state", () => {
  assert.ok(runs.length > 400, "the golden states are there");
  const other = differences(Simulation, runs);
  assert.equal(other.length, 0, other.join("\n"));
});
