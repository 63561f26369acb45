// The core in Chromium ends in the golden states (tests/golden/hashes.json, states.json), as it does natively, in Node and in Firefox.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after } from "node:test";
import { pageTest } from "./support/browser.mjs";
import { assertGoldenStates } from "./support/golden.mjs";
import { root, serve } from "./support/server.mjs";

const server = await serve(root);
after(() => server.close());
const blank = { path: `${server.origin}/tests/browser/fixtures/blank.html` };
const { setups } = JSON.parse(readFileSync(`${root}/tests/golden/hashes.json`, "utf8"));

pageTest("Chromium: the golden states, of long runs and of every scene", blank, async (page) => {
  assert.ok(setups.filter(({ steps }) => steps >= 10_000).length >= 8, "the long runs are there");
  assert.ok(setups.every(({ steps }) => steps >= 100), "no run ends before anything happened");
  const found = await page.evaluate(async (setups) => {
    const { default: init, Simulation } = await import("/pkg/constrained_dynamics.js");
    await init();
    return setups.map(({ name, scene, parameters, inputs, steps }) => {
      const simulation = new Simulation(scene, parameters);
      for (const { after, call, arguments: values } of inputs) {
        simulation.step(after - simulation.stepCount);
        simulation[call](...values);
      }
      simulation.step(steps - simulation.stepCount);
      const end = { name, time: simulation.time, hash: simulation.stateHash() };
      simulation.free();
      return end;
    });
  }, setups);
  assert.deepEqual(found, setups.map(({ name, time, hash }) => ({ name, time, hash })));
});

pageTest("Chromium: the golden states of every scene, method and choice", blank, async (page) => {
  await assertGoldenStates(page);
});

pageTest("Chromium: step back and snapshots give the same bits", blank, async (page) => {
  const [forward, back, restored] = await page.evaluate(async () => {
    const { default: init, Simulation } = await import("/pkg/constrained_dynamics.js");
    await init();
    const simulation = new Simulation("circle", { alpha: 25, beta: 10 });
    simulation.step(500);
    const snapshot = simulation.snapshot();
    const before = simulation.stateHash();
    simulation.step(1000);
    const end = simulation.stateHash();
    simulation.stepBack(1000);
    const again = simulation.stateHash();
    simulation.step(1000);
    const ahead = simulation.stateHash();
    simulation.restore(snapshot);
    return [end === ahead && end !== before, again === before, simulation.stateHash() === before];
  });
  assert.deepEqual([forward, back, restored], [true, true, true]);
});

pageTest("Chromium: bad input throws an error with code and path, and the instance goes on", blank, async (page) => {
  const thrown = await page.evaluate(async () => {
    const { default: init, Simulation, catalog, circleLambda } = await import("/pkg/constrained_dynamics.js");
    await init();
    const simulation = new Simulation("circle");
    const tries = [() => new Simulation("nonsense"), () => simulation.set("mass", Number.NaN), () => simulation.set("mass", -1), () => simulation.set("nonsense", 1), () => simulation.observe("nonsense")];
    const errors = tries.map((each) => {
      try {
        each();
        return "nothing thrown";
      } catch (error) {
        return error instanceof Error && typeof error.code === "string" ? "said" : String(error);
      }
    });
    const { lambda } = circleLambda({ x: [1, 0], v: [0, 2], f: [0, -9.81], m: 1, r: 1, alpha: 0, beta: 0, form: "half-squared" });
    return { errors, lambda, scenes: catalog().scenes.map(({ id }) => id), steps: (simulation.step(3), simulation.stepCount) };
  });
  assert.deepEqual(thrown.errors, ["said", "said", "said", "said", "said"]);
  assert.ok(Math.abs(thrown.lambda + 4) < 1e-12, `λ = −m ẋ·ẋ / r² = −4, the core says ${thrown.lambda}`);
  assert.ok(thrown.scenes.includes("circle"));
  assert.equal(thrown.steps, 3);
});
