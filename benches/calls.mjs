// Cost of one call of each view, in Node: microseconds, the least of many (a busy machine only adds), for a small scene, one of
// many constraints and one of many contacts. `node benches/calls.mjs [folder of the package]`. The doc comments and pkg/README.md
// quote it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2] ?? "pkg");
const { initSync, Simulation } = await import(pathToFileURL(`${folder}/constrained_dynamics.js`));
initSync({ module: readFileSync(`${folder}/constrained_dynamics_bg.wasm`) });

const calls = {
  "step()": (s) => s.step(),
  "time": (s) => s.time,
  "get(\"stepSize\")": (s) => s.get("stepSize"),
  "set(\"stepSize\", …)": (s) => s.set("stepSize", s.stepSize),
  "readPositions(out)": (s, out) => s.readPositions(out),
  "positions()": (s) => s.positions(),
  "lambda()": (s) => s.lambda(),
  "observe(\"energy.total\")": (s) => s.observe("energy.total"),
  "bodies()": (s) => s.bodies(),
  "constraints()": (s) => s.constraints(),
  "contacts()": (s) => s.contacts(),
  "forces()": (s) => s.forces(),
  "parameters()": (s) => s.parameters(),
  "observables()": (s) => s.observables(),
  "snapshot()": (s) => s.snapshot(),
  "toJSON()": (s) => s.toJSON(),
  "stepRows()": (s) => s.stepRows(),
  "stages()": (s) => s.stages(),
};

function microseconds(call, s, out) {
  const times = [];
  const until = performance.now() + 300;
  while (times.length < 20 || (performance.now() < until && times.length < 5000)) {
    const start = performance.now();
    call(s, out);
    times.push((performance.now() - start) * 1000);
  }
  return Math.min(...times);
}

const scenes = { circle: "circle", cloth: "cloth", pyramid: "pyramid" };
const table = {};
for (const [name, scene] of Object.entries(scenes)) {
  const s = new Simulation(scene);
  s.step(20);
  const out = new Float64Array(s.positions().length);
  for (const [what, call] of Object.entries(calls)) (table[what] ??= {})[name] = Number(microseconds(call, s, out).toPrecision(2));
  s.free();
}
console.table(table);
