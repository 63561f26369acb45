// The budget of work (`workLimit`), as WebAssembly in Node: what a step costs that spends all of it, and what ordinary steps need.
//   node benches/work.mjs [limit] [need] [--write]
// limit: seconds of the process's own CPU time of one step that ends at the default limit, for every kind of load that can be made
// long, and what that is per unit. need: the least limit at which a step of the largest scenes is taken (found to 10 % by raising it
// until the step goes through), and which part of the default that is. It fails where a step takes more than 1.5 s or where an
// ordinary step leaves less than ten times its need.
// --write: also into docs/benchmarks.md.
import { readFileSync } from "node:fs";
import { catalog, initSync, Simulation, version } from "../pkg/constrained_dynamics.js";
import * as ours from "./engines/rigid/ours.mjs";
import { scenes } from "./engines/rigid/scenes.mjs";
import { asked, machine } from "./engines/peers.mjs";
import { fillPage } from "./engines/publish.mjs";
import { measuredWith, table } from "./engines/table.mjs";

initSync({ module: readFileSync(new URL("../pkg/constrained_dynamics_bg.wasm", import.meta.url)) });

const longest = 1.5; // s
const margin = 10;
const parts = ["limit", "need"].filter((part) => process.argv.includes(part));
const wanted = (part) => parts.length === 0 || parts.includes(part);

const cpu = (does) => {
  const before = process.cpuUsage();
  const result = does();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1e6];
};
const many = (count, body) => Array.from({ length: count }, (_, i) => body(i));
const document = (space, bodies, rest = {}) => ({ version: 1, space, gravity: space === "plane" ? [0, -9.81] : [0, -9.81, 0], bodies, ...rest });
const scene = (id, parameters) => () => new Simulation(id, parameters);
const built = (of) => () => new Simulation(of());
const atOnce = (shape, count, space = "plane") =>
  built(() => document(space, many(count, (i) => ({ shape, at: [1e-3 * (i % 40), 0, 0].slice(0, space === "plane" ? 2 : 3) }))));
const pulling = (count) => built(() => document("plane", many(count, (i) => ({ particle: {}, at: [i % 100, Math.floor(i / 100)] })), { forces: [{ attraction: { constant: 1 } }], method: { substeps: 1000 } }));
/** Every particle held to many others: A has hardly a zero. */
const entangled = (count, rods) => built(() => document("plane", many(count, (i) => ({ particle: {}, at: [i % 37 + 0.01 * i, Math.floor(i / 37) + 0.003 * (i % 11)] })),
  { constraints: many(rods, (k) => ({ distance: { between: [k % count, (k % count + 1 + (k * 7919) % (count - 1)) % count] } })), method: { kind: "acceleration", solver: { kind: "direct" } } }));

const endless = { maxIterations: 1_000_000, tolerance: 0 };
const loads = {
  "1,500 boxes in one place": atOnce({ box: [0.5, 0.5] }, 1500),
  "1,500 cubes in one place": atOnce({ box: [0.5, 0.5, 0.5] }, 1500, "space"),
  "10,000 discs in one place": atOnce({ disc: 0.5 }, 10_000),
  "pyramid, 10⁶ sweeps": scene("pyramid", { ...endless }),
  "pyramid, 10⁶ iterations of nncg": scene("pyramid", { ...endless, solver: "nncg" }),
  "chain, 10⁶ iterations of cg": scene("chain", { ...endless, n: 6000, method: "acceleration", solver: "cg" }),
  "cloth, 10⁶ iterations of jacobi": scene("cloth", { ...endless, method: "acceleration", solver: "jacobi", omega: 1e-3 }),
  "cloth, position, 10⁴ substeps": scene("cloth", { method: "position", substeps: 10_000 }),
  "pyramid, 10⁴ substeps": scene("pyramid", { substeps: 10_000 }),
  "cloth of 40 × 40, rattle, 10⁴ substeps": scene("cloth", { n: 40, method: "rattle", substeps: 10_000 }),
  "bricard, acceleration, 10⁴ substeps": scene("bricard", { method: "acceleration", substeps: 10_000 }),
  "body-chain of 100, acceleration, 10⁴ substeps": scene("body-chain", { n: 100, method: "acceleration", substeps: 10_000 }),
  "body-chain of 100, position, 10⁴ substeps": scene("body-chain", { n: 100, method: "position", substeps: 10_000 }),
  "body-chain of 100, generalised, 10⁴ substeps": scene("body-chain", { n: 100, method: "generalised", substeps: 10_000 }),
  "4,000 particles, 8,000 rods, direct": entangled(4000, 8000),
  "9,000 masses attract each other": pulling(9_000),
};

function spent([name, build]) {
  const simulation = build();
  const limit = simulation.get("workLimit");
  const [report, seconds] = cpu(() => simulation.step());
  simulation.free();
  if (report.status === "work-limit" && seconds > longest) process.exitCode = 1;
  return [name, report.status, seconds.toFixed(2), report.status === "work-limit" ? ((seconds / limit) * 1e9).toFixed(2) : ""];
}

/** The largest counts of the catalogue, each scene with its largest. */
function largest() {
  const out = {};
  for (const { id, parameters = [] } of catalog().scenes) {
    const counts = parameters.filter(({ type }) => type === "integer");
    if (counts.length === 0) continue;
    out[`${id} ${counts.map(({ name, max }) => `${name} ${max}`).join(", ")}`] = scene(id, Object.fromEntries(counts.map(({ name, max }) => [name, max])));
  }
  return out;
}
const ordinary = {
  ...Object.fromEntries(Object.entries(scenes).map(([name, each]) => [`${name} (engines)`, () => ours.build(each, ours.settings[0])])),
  ...largest(),
};

/** The least limit that lets the step through, within 10 %. */
function needed(simulation) {
  for (let limit = 1e4; ; limit *= 1.1) {
    simulation.set("workLimit", limit);
    const { status } = simulation.step();
    if (status !== "work-limit") return [limit, status];
  }
}

function need([name, build]) {
  let simulation;
  try {
    simulation = build();
  } catch (error) {
    return [name, "", "", error.message.slice(0, 60), ""];
  }
  const limit = simulation.get("workLimit");
  const [first] = cpu(() => simulation.step());
  const [report, seconds] = cpu(() => simulation.step());
  const [least] = needed(simulation);
  simulation.free();
  if (first.status === "work-limit" || limit < margin * least) process.exitCode = 1;
  return [name, report.status, (1000 * seconds).toFixed(1), (least / 1e6).toFixed(2), (limit / least).toFixed(0), ((seconds / least) * 1e9).toFixed(2)];
}

const texts = [measuredWith(machine, { ours: version() })];
if (wanted("limit")) texts.push(table(["load", "ends as", "s", "ns per unit"], Object.entries(loads).map(spent), 2));
if (wanted("need")) texts.push(table(["scene", "ends as", "ms", "million units", "default / need", "ns per unit"], Object.entries(ordinary).map(need), 2));
const text = `${texts.join("\n\n")}\n`;
console.log(text);
if (asked("write")) fillPage({ work: text });
