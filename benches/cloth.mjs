// A cloth in space, as WebAssembly in Node: a net of 30 × 30 and of 100 × 100 masses, held at two corners (nearer to each
// other than the net is wide) and let go lying level, under RATTLE with the sparse direct solver. Time per step, memory and
// link error; fails where the error is larger than the bound. The same net in the plane, beside other engines: engines/.
//   node benches/cloth.mjs
import { cloth, document } from "./engines/scenes.mjs";
import { exponent, grow } from "./engines/growth.mjs";

const method = { kind: "rattle", solver: { kind: "direct" } };
const tolerance = 1e-7; // m
const most = { error: 1e-4 }; // in parts of a link's length
const cases = [
  { n: 30, steps: 120 },
  { n: 100, steps: 20 },
];

const runs = await grow(cases.map(({ n, steps }) => ({ name: `${n} × ${n}`, document: document(level(cloth(n), n), method), tolerance, steps })));
console.log(`${"net".padStart(10)}${"links".padStart(8)}${"ms per step".padStart(14)}${"wasm MB".padStart(10)}${"rms error".padStart(12)}${"largest".padStart(12)}`);
for (const { name, document, median, bytes, rms, largest } of runs) {
  console.log(
    `${name.padStart(10)}${String(document.constraints.length).padStart(8)}${median.toFixed(3).padStart(14)}` +
      `${(bytes / 1e6).toFixed(1).padStart(10)}${exponent(rms).padStart(12)}${exponent(largest).padStart(12)}`,
  );
}
if (!runs.every(({ rms }) => rms <= most.error)) {
  console.log(`NOT within the bound: rms error at most ${exponent(most.error)}`);
  process.exitCode = 1;
}

/** The curtain with its rows laid out to the side instead of down. */
function level(scene, n) {
  const aside = ({ at: [x, y], fixed }, i) => {
    const out = Math.floor(i / n) * scene.length;
    return { at: [x, y + out, out], fixed };
  };
  return { ...scene, bodies: scene.bodies.map(aside) };
}
