// The API reference: every name that can be called is there with a program, and every program runs.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/constrained_dynamics.js";
import * as laboratory from "../../pkg/constrained_dynamics_lab.js";
import { entries, page, programs } from "../../scripts/reference.mjs";
import "./core.mjs";

const code = programs();
const names = Object.values(entries()).flatMap((all) => all.filter(({ kind }) => !["type", "interface"].includes(kind)).map(({ name }) => name));

test("every name that can be called has a program, and every program a name", () => {
  assert.ok(names.length > 80, `${names.length}`);
  assert.deepEqual([...new Set(names)].sort(), [...code.keys()].sort());
  const really = [...Object.keys(engine), ...Object.keys(laboratory), ...Object.getOwnPropertyNames(engine.Simulation.prototype).map((name) => `Simulation.${name}`)];
  assert.deepEqual(really.filter((name) => !names.includes(name) && !name.includes("__")), []);
});

test("the page has every name once with its declaration", () => {
  const html = page();
  assert.equal(html.split('id="Simulation.step"').length, 2);
  assert.match(html, /step\(count\?: number\): StepReport/);
});

const { default: initEngine, ...scope } = engine;
for (const [name, program] of code) {
  test(`the program of ${name} runs`, async () => {
    const known = { ...laboratory, ...scope, init: async () => {}, simulation: new engine.Simulation("double-pendulum"), console: { log() {}, warn() {} } };
    const run = new Function(...Object.keys(known).filter((key) => key !== "default"), `return (async () => {\n${program}\n})()`);
    const { default: _, ...values } = known;
    await run(...Object.values(values));
  });
}
