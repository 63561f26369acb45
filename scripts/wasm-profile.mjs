// wasm-profile.mjs ENGINE.wasm GLUE.js RAN.json: the numbers of the functions that run while the lessons' scenes are set up, drawn and played.
// wasm-split.mjs keeps these in the first of the engine's two files.
//
// Each function gets a first instruction that writes a 1 into a byte of its own, in a page of memory behind the data.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bodiesOf, read, section, sections, signed, sized, unsigned, vector } from "./wasm-binary.mjs";

const [input, glue, output] = process.argv.slice(2);
const page = 65536;

/** Where the instructions of a function begin, behind its local variables. */
function instructions(body) {
  let [groups, at] = read(body, 0);
  for (; groups > 0; groups--) at = read(body, at)[1] + 1;
  return at;
}

/** The module with its marks, where they begin in memory, and how many there are. */
function marked(bytes) {
  const parts = sections(bytes);
  const content = (wanted) => parts.find(({ id }) => id === wanted).content;
  const memory = content(5); // one memory: 1, its flags, its pages
  const [pages, end] = read(memory, 2);
  const from = pages * page;
  const bodies = bodiesOf(content(10));
  const mark = (i) => Buffer.concat([Buffer.from([0x41]), signed(from + i), Buffer.from([0x41, 1, 0x3a, 0, 0])]); // i32.const, i32.const 1, i32.store8
  const code = bodies.map((body, i) => {
    const at = instructions(body);
    return sized(Buffer.concat([body.subarray(0, at), mark(i), body.subarray(at)]));
  });
  const changed = {
    5: Buffer.concat([memory.subarray(0, 2), unsigned(pages + Math.ceil(bodies.length / page)), memory.subarray(end)]),
    10: vector(code),
  };
  const wasm = Buffer.concat([bytes.subarray(0, 8), ...parts.map((part) => section(part.id, changed[part.id] ?? part.content))]);
  return { wasm, from, count: bodies.length };
}

const engine = await import(pathToFileURL(resolve(glue)).href);
const { wasm, from, count } = marked(readFileSync(input));
const { memory } = engine.initSync({ module: wasm });

/** Scenes like those that the lessons on the circle, drift, joints and contact open with, and bodies on the ground by the default method. */
const plane = { version: 1, space: "plane", gravity: [0, -9.81] };
const pivot = { particle: {}, at: [0, 0], fixed: true };
const bar = (x) => ({ shape: { box: [0.5, 0.05] }, at: [x, 0], mass: 1, collides: false });
const ball = (body, anchor) => ({ ball: { between: [body, body + 1], anchors: [anchor, [-0.5, 0]] } });
const floor = { shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true };
const box = (y, speed) => ({ shape: { box: [0.5, 0.3] }, at: [0, y], velocity: [speed, 0], mass: 2, friction: 0.5 });
const scenes = [
  ["circle", {}],
  ["circle", { integrator: "rk4", alpha: 0, beta: 0 }],
  ["circle", { integrator: "explicit-euler", alpha: 100, beta: 20 }],
  ["circle", { integrator: "midpoint" }],
  ["circle", { method: "penalty" }],
  ["double-pendulum", { method: "acceleration", integrator: "rk4" }],
  [{ ...plane, bodies: [pivot, bar(0.5), bar(1.5)], constraints: [ball(0, [0, 0]), ball(1, [0.5, 0])], method: { kind: "velocity", stepSize: 0.02, solver: { kind: "direct" } } }, { baumgarte: 0 }],
  [{ ...plane, bodies: [floor, { shape: { box: [0.5, 0.3] }, at: [0, 0.6], angle: 0.4, mass: 2 }], constraints: [], method: { kind: "velocity", substeps: 1, solver: { maxIterations: 30 } } }],
  [{ ...plane, bodies: [floor, { shape: { disc: 0.3 }, at: [0, 0.3], mass: 2 }] }, {}],
  [{ ...plane, bodies: [floor, box(0.15, 1), box(0.45, 0)] }, {}],
];

/** All that the page asks of a run that it shows. */
const asked = [
  "bodies", "positions", "velocities", "constraints", "contacts", "forces", "c", "cDot", "lambda", "constraintForces", "appliedForces",
  "parameters", "asleep", "observables", "snapshot", "contactProblem", "toJSON",
];
const properties = Object.entries(Object.getOwnPropertyDescriptors(engine.Simulation.prototype)).filter(([, { get }]) => get).map(([name]) => name);

engine.catalog();
engine.circleLambda({ x: [1, 0], v: [0, 1], f: [0, -9.81], m: 1 });
for (const [scene, parameters] of scenes) {
  const run = new engine.Simulation(scene, parameters);
  for (const call of asked) run[call]();
  run.step(1);
  const names = run.observables().map(({ name }) => name);
  run.record(names, { every: 2, capacity: 600 });
  run.step(300);
  run.advance(0.05);
  for (const call of asked) run[call]();
  for (const property of properties) void run[property];
  for (const name of names) {
    run.series(name);
    run.observe(name);
  }
  for (let t = 0; t < 5; t += 0.01) run.reference(t);
  run.get("stepSize");
  run.readPositions(new Float64Array(run.positions().length));
  for (const { id } of run.bodies()) run.outline(id);
  for (const { id } of run.constraints()) run.formulas(id);
  const { body, at } = { body: run.bodies().find(({ fixed }) => !fixed).id, at: [0.1, 0.1, 0.1].slice(0, run.space === "plane" ? 2 : 3) };
  run.grab(body, at, at);
  run.moveGrab(at);
  run.step(2);
  run.releaseGrab();
  run.setState(body, { at });
  run.set("stepSize", 0.005);
  run.seek(run.time / 2);
  run.stepBack();
  run.reset();
  run.free();
}

const marks = new Uint8Array(memory.buffer, from, count);
writeFileSync(output, JSON.stringify([...marks.keys()].filter((i) => marks[i])));
