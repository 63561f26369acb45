// Every view of the largest scenes comes in bounded memory, or says which limit it would break.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as core from "./core.mjs";
import { Simulation, wasm } from "./core.mjs";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const megabytes = () => wasm.memory.buffer.byteLength / 2 ** 20;
const tooLarge = (e) => e.name === "SimulationError" && e.code === "too-large" && /limit/.test(e.message);

/** Particles in a square, each tied to its neighbours. */
function cloth(n) {
  const bodies = [], constraints = [];
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) {
      bodies.push({ particle: {}, at: [i, j, 0] });
      if (i > 0) constraints.push({ distance: { between: [n * i + j, n * (i - 1) + j], length: 1 } });
      if (j > 0) constraints.push({ distance: { between: [n * i + j, n * i + j - 1], length: 1 } });
    }
  }
  return { version: 1, space: "space", bodies, constraints };
}
/** n balls at rest on the ground. */
const balls = (n) => ({
  version: 1, space: "plane", gravity: [0, -9.81], method: { kind: "velocity" },
  bodies: [{ shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true }, ...Array.from({ length: n }, (_, i) => ({ shape: { disc: 0.4 }, at: [i, 0.4] }))],
});
const views = {
  stages: (s) => s.stages().length === 4, constraints: (s) => s.constraints(), forces: (s) => s.forces(), contacts: (s) => s.contacts(), bodies: (s) => s.bodies(),
  parameters: (s) => s.parameters(), observables: (s) => s.observables(), contactProblem: (s) => s.contactProblem(), spectrum: (s) => s.spectrum(),
  solveTrace: (s) => s.solveTrace(), stepProblem: (s) => s.stepProblem(), stepRows: (s) => s.stepRows(), toJSON: (s) => s.toJSON(), snapshot: (s) => s.snapshot(),
  ...Object.fromEntries(["J", "W", "A", "b", "lambda", "C", "Cdot", "JdotV", "f", "fhat"].map((name) => [name, (s) => s.matrix(name)])),
};

for (const [what, make, refuses] of [
  ["the chain at its maximum", () => new Simulation("chain", { n: 6000 }), ["J", "W", "A", "spectrum", "stepProblem"]],
  ["a cloth of 100 × 100 as a document", () => new Simulation(cloth(100)), ["J", "W", "A", "spectrum", "stepProblem"]],
  ["2,000 balls on the ground", () => new Simulation(balls(2000)), ["J", "W", "A", "spectrum", "stepProblem", "contactProblem"]],
]) {
  test(`${what}: every view is given or refused by its limit`, () => {
    const s = make();
    const refused = [];
    for (const [name, view] of Object.entries(views)) {
      try {
        assert.ok(view(s), name);
      } catch (error) {
        assert.ok(tooLarge(error), `${name}: ${error.stack}`);
        refused.push(name);
      }
      collect();
      assert.ok(megabytes() < 300, `${name}: ${megabytes()} MB`);
    }
    for (const name of refuses) assert.ok(refused.includes(name), `${name} was given`);
    assert.equal(s.step(0).status, "ok");
    s.free();
  });
}

test("matrices are given up to 600 rows", () => {
  const many = (n) => new Simulation({
    version: 1, space: "plane", bodies: Array.from({ length: n }, (_, i) => ({ particle: {}, at: [i, 1] })),
    constraints: Array.from({ length: n }, (_, i) => ({ circle: { body: i, center: [i, 0] } })),
    method: { kind: "acceleration" },
  });
  const [fits, more] = [many(600), many(601)];
  for (const name of ["J", "A"]) {
    assert.equal(fits.matrix(name).rows, 600);
    assert.throws(() => more.matrix(name), tooLarge);
  }
  const symbols = (s) => s.stages()[2].quantities.map((q) => q.symbol);
  assert.ok(symbols(fits).includes("J") && symbols(fits).includes("A"));
  assert.ok(!symbols(more).includes("J") && !symbols(more).includes("A") && symbols(more).includes("λ"));
  assert.equal(fits.spectrum().rank, 600);
  assert.throws(() => more.spectrum(), tooLarge);
  fits.free();
  more.free();
});

test("forces on all bodies are given as long as their numbers are not too many", () => {
  const s = new Simulation({
    version: 1, space: "space", bodies: Array.from({ length: 10_000 }, (_, i) => ({ particle: {}, at: [i, 0, 0] })),
    forces: Array.from({ length: 133 }, () => ({ drag: { coefficient: 0.1 } })),
  });
  assert.equal(s.forces().length, 133);
  s.addForce({ drag: {} });
  assert.throws(() => s.forces(), tooLarge);
  assert.equal(s.stages().length, 4);
  s.free();
});

test("recordings are limited in all", () => {
  const s = new Simulation("circle");
  const names = ["C.norm", "Cdot.norm", "energy.total", "energy.drift", "energy.kinetic"];
  s.record(names.slice(0, 4), { capacity: 1_000_000 });
  assert.throws(() => s.record(names, { capacity: 1_000_000 }), tooLarge);
  assert.throws(() => s.record(Array(20_000).fill("C.norm")), tooLarge);
  s.free();
});

test("an argument is limited in all, however its parts repeat", () => {
  const row = Array(100_000).fill(0);
  assert.throws(() => new Simulation({ version: 1, space: "plane", bodies: Array(100_000).fill(row) }), tooLarge);
  let twice = [1, 2];
  for (let i = 0; i < 30; i += 1) twice = [twice, twice];
  assert.throws(() => new Simulation({ version: 1, space: "plane", bodies: twice }), tooLarge);
  assert.throws(() => new Simulation({ version: 1, space: "plane", bodies: [], title: "x".repeat(2 ** 27) }), /64000000/);
});

test("a problem of the laboratory is solved in a limited number of operations", () => {
  const p = { a: [[2]], b: [-1] };
  assert.equal(core.solveBoxLcp(p, { method: "gauss-seidel", maxIterations: 1e6 }).status, "solved");
  assert.throws(() => core.solveBoxLcp(p, { method: "gauss-seidel", maxIterations: 1e9 }), tooLarge);
});
