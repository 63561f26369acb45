// How time per step and memory grow with the length of a rope, as WebAssembly in Node: 10 to 10,000 links of 0.2 m, held at
// one end and let go straight out to the side, under RATTLE with the sparse direct solver. Fails where the slope from 100
// links on is larger than 1.15 (log–log), or a link errs by more than the bound. The step is 1 ms for all: the longer the
// rope, the tighter it is and the faster its waves; at 1/60 s RATTLE would divide the steps of the long ones, and they
// would not be the same work.
//   node benches/rope.mjs
import { chain, document } from "./engines/scenes.mjs";
import { exponent, grow, slope } from "./engines/growth.mjs";

const sizes = [10, 100, 1_000, 10_000];
const method = { kind: "rattle", stepSize: 1e-3, solver: { kind: "direct" } };
const tolerance = 1e-8; // m
const steps = 200;
const most = { slope: 1.15, error: 1e-7 }; // in log–log; in parts of a link's length

const runs = await grow(sizes.map((n) => ({ name: n, document: document(chain(n), method), tolerance, steps })));
console.log(`${"links".padStart(8)}${"ms per step".padStart(14)}${"wasm MB".padStart(10)}${"largest error".padStart(16)}`);
for (const { name, median, bytes, largest } of runs) {
  console.log(
    `${String(name).padStart(8)}${median.toFixed(4).padStart(14)}${(bytes / 1e6).toFixed(1).padStart(10)}${exponent(largest).padStart(16)}`,
  );
}
const long = runs.filter(({ name }) => name >= 100);
const time = slope(long.map(({ name, median }) => [name, median]));
const memory = slope(long.map(({ name, bytes }) => [name, bytes]));
const error = Math.max(...runs.map(({ largest }) => largest));
console.log(`slope from 100 links on: time ${time.toFixed(3)} (at most ${most.slope}), memory ${memory.toFixed(3)}`);
console.log(`largest link error ${exponent(error)} of the length (at most ${exponent(most.error)})`);
if (!(time <= most.slope && error <= most.error)) {
  console.log("NOT within the bounds");
  process.exitCode = 1;
}
