// The API reference: every name that can be called is there with a program, and every program runs.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/constrained_dynamics.js";
import * as frame from "../../pkg/frame.js";
import * as laboratory from "../../pkg/constrained_dynamics_lab.js";
import { entries, isType, page, programs, users } from "../../scripts/reference.mjs";
import "./core.mjs";

const code = programs();
const names = Object.values(entries()).flatMap((all) => all.filter((each) => !isType(each)).map(({ name }) => name));

test("every name that can be called has a program, and every program a name", () => {
  assert.ok(names.length > 80, `${names.length}`);
  const types = Object.values(entries()).flatMap((all) => all.filter(isType).map(({ name }) => name));
  assert.deepEqual([...new Set(names)].sort(), [...code.keys()].filter((name) => !types.includes(name)).sort());
  const really = [...Object.keys(engine), ...Object.keys(laboratory), ...Object.keys(frame), ...Object.getOwnPropertyNames(engine.Simulation.prototype).map((name) => `Simulation.${name}`)];
  assert.deepEqual(really.filter((name) => !names.includes(name) && !name.includes("__")), []);
});

test("every type has the program of a call that takes or gives it", () => {
  const without = Object.values(entries()).flatMap((all) => all.filter(isType).filter(({ name }) => !code.has(name) && !code.has(users(name, all)[0])).map(({ name }) => name));
  assert.deepEqual(without, []);
});

test("the page has every name once with its declaration", () => {
  const html = page();
  assert.equal(html.split('id="Simulation.step"').length, 2);
  assert.match(html, /step\(count\?: number\): StepReport/);
});

// The other side of a frame, which answers what a scene answers (tests/browser/element.test.mjs has a real one).
const listeners = new Set();
globalThis.addEventListener = (_, listener) => listeners.add(listener);
globalThis.removeEventListener = (_, listener) => listeners.delete(listener);
const answers = { get: 25, observe: 0.1, series: { t: new Float64Array(), y: new Float64Array() }, state: { time: 1, runs: [], positions: new Float64Array(2) }, snapshot: new Uint8Array() };
const contentWindow = {
  postMessage({ api, v, id, op }) {
    const data = op === "dance" ? { api, v, id, error: { code: "unknown-operation", message: op } } : { api, v, id, result: answers[op] };
    queueMicrotask(() => listeners.forEach((hear) => hear({ data, source: contentWindow, origin: "" })));
  },
};
globalThis.document = { querySelector: () => ({ contentWindow }) };

const { default: initEngine, ...scope } = engine;
for (const [name, program] of code) {
  test(`the program of ${name} runs`, async () => {
    const known = { ...laboratory, ...scope, ...frame, init: async () => {}, scene: await frame.connect(document.querySelector("iframe")), simulation: new engine.Simulation("double-pendulum"), console: { log() {}, warn() {} } };
    const run = new Function(...Object.keys(known).filter((key) => key !== "default"), `return (async () => {\n${program}\n})()`);
    const { default: _, ...values } = known;
    await run(...Object.values(values));
  });
}
