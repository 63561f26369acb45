// Growth with the number of bodies, as WebAssembly in Node, each case in a process of its own: seconds of CPU time until a document is a
// simulation, of its first step and of a later one (median of five), and memory of the wasm per body. What is too large is refused, with the reason.
//   node benches/growth.mjs [pyramid chain] [--write]
// --write: also into docs/benchmarks.md.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { milliseconds } from "./engines/measure.mjs";
import { asked, chosen, machine } from "./engines/peers.mjs";
import { fillPage } from "./engines/publish.mjs";
import { measuredWith, table } from "./engines/table.mjs";
import { initSync, Simulation, version } from "../pkg/constrained_dynamics.js";

const gravity = [0, -9.81];
const scenes = {
  /** Rows of n, n − 1, … 1 boxes. */
  pyramid(n) {
    const row = (r) => Array.from({ length: n - r }, (_, k) => ({ shape: { box: [0.5, 0.5] }, at: [1.05 * (k - (n - 1 - r) / 2), 0.5 + r] }));
    const floor = { shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true };
    return { version: 1, space: "plane", gravity, bodies: [floor, ...Array.from({ length: n }, (_, r) => row(r)).flat()] };
  },
  /** n links between particles, held at both ends, folded in zigzag. */
  chain(n) {
    const particle = (_, i) => ({ particle: {}, at: [0.16 * i, i % 2 === 0 ? 0 : -0.12], fixed: i === 0 || i === n });
    const links = Array.from({ length: n }, (_, i) => ({ distance: { between: [i, i + 1], length: 0.2 } }));
    return { version: 1, space: "plane", gravity, bodies: Array.from({ length: n + 1 }, particle), constraints: links, method: { kind: "rattle" } };
  },
};
const core = () => initSync({ module: readFileSync(new URL("../pkg/constrained_dynamics_bg.wasm", import.meta.url)) });
const cases = { pyramid: [45, 100, 200, 300, 440], chain: [1_000, 10_000, 50_000, 99_999, 100_000] };

const one = process.argv.indexOf("--one");
if (one > 0) console.log(JSON.stringify(grow(process.argv[one + 1], Number(process.argv[one + 2]))));
else report();

function report() {
  core();
  const rows = chosen(Object.keys(cases)).flatMap((scene) => cases[scene].map((n) => row(scene, n)));
  const head = ["scene", "bodies", "s to create", "s first step", "s a step", "kB a body", "status"];
  const reasons = rows.filter(({ message }) => message).map(({ cells, message }) => `- ${cells[0]}: ${message}`);
  const cells = table(head, rows.map((row) => row.cells), 1);
  const text = `${[measuredWith(machine, { ours: version() }), cells, reasons.join("\n")].join("\n\n").trim()}\n`;
  console.log(text);
  if (asked("write")) fillPage({ growth: text });
}

function row(scene, n) {
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), "--one", scene, String(n)], { encoding: "utf8" });
  if (!stdout) throw new Error(stderr);
  const { bodies, create, first, later, bytes, status, message } = JSON.parse(stdout);
  const number = (value, digits) => (Number.isFinite(value) ? value.toFixed(digits) : "");
  const cells = [`${scene} ${n}`, String(bodies), number(create, 2), number(first, 2), number(later, 3), number(bytes / bodies / 1000, 1), status];
  return { cells, message };
}

function grow(scene, n) {
  const { memory } = core();
  const document = scenes[scene](n);
  const bodies = document.bodies.length;
  const empty = memory.buffer.byteLength;
  const timed = (act) => {
    const before = process.cpuUsage();
    const result = act();
    return [milliseconds(process.cpuUsage(before)) / 1000, result];
  };
  try {
    const [create, simulation] = timed(() => new Simulation(document));
    const [first, { status, message }] = timed(() => simulation.step());
    const later = status === "ok" ? Array.from({ length: 5 }, () => timed(() => simulation.step())[0]).sort((a, b) => a - b)[2] : undefined;
    return { bodies, create, first, later, bytes: memory.buffer.byteLength - empty, status, message };
  } catch (error) {
    return { bodies, status: "refused", message: error.message };
  }
}
