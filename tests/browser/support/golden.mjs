// The golden states of the whole catalogue, run by the package in a page of the repository's server.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { root } from "./server.mjs";

const { runs } = JSON.parse(readFileSync(`${root}/tests/golden/states.json`, "utf8"));

/** All of them, some at a time: an answer must not take a minute. */
export async function assertGoldenStates(page) {
  assert.ok(runs.length > 400, "the golden states are there");
  const other = [];
  for (let i = 0; i < runs.length; i += 20) {
    const more = await page.evaluate(async (runs) => {
      const { default: init, Simulation } = await import("/pkg/constrained_dynamics.js");
      const { differences } = await import("/tests/golden/ends.mjs");
      await init();
      return differences(Simulation, runs);
    }, runs.slice(i, i + 20));
    other.push(...more);
  }
  assert.equal(other.length, 0, other.join("\n"));
}
