// Where the time of a step goes with rigid bodies, as WebAssembly in Node: the scenes of engines/rigid at the settings of the
// catalogue's scenes. Milliseconds per step of the process's own CPU time (median, least), and how the median divides: by the
// median share of each part, which the core takes from the clock. Beside it how well the bodies are held (engines/rigid/poses.mjs).
//   node benches/rigid.mjs [pyramid-20 pyramid-50 discs chain-plane spheres wall tower-space chain-space …] [--write]
// --write: also into docs/benchmarks.md.
import { measure } from "./engines/measure.mjs";
import { asked, chosen, machine } from "./engines/peers.mjs";
import { fillPage } from "./engines/publish.mjs";
import * as ours from "./engines/rigid/ours.mjs";
import { watch } from "./engines/rigid/poses.mjs";
import { millimetres } from "./engines/rigid/report.mjs";
import { scenes } from "./engines/rigid/scenes.mjs";
import { step } from "./engines/scenes.mjs";
import { dials, measuredWith, table } from "./engines/table.mjs";

const parts = ["broad phase", "narrow phase", "assembly", "solve", "integrate"];
const setting = ours.settings.find((setting) => setting.default);

/** Measures of the poses, the largest number of contacts, and the median share of each part. */
function watchParts(scene, simulation) {
  const poses = watch(scene, simulation);
  const shares = parts.map(() => []);
  let [before, contacts] = [parts.map(() => 0), 0];
  simulation.startProfile();
  return {
    see(k) {
      const profile = simulation.profile();
      const sums = parts.map((part) => profile[part]);
      const times = sums.map((sum, i) => sum - before[i]);
      const whole = times.reduce((sum, time) => sum + time, 0);
      for (const [i, time] of times.entries()) shares[i].push(time / whole);
      before = sums;
      contacts = Math.max(contacts, simulation.contacts());
      return poses.see(k);
    },
    result: () => ({ ...poses.result(), contacts, shares: shares.map(median) }),
  };
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1];
}

const rows = chosen(Object.keys(scenes)).map((name) => {
  const scene = scenes[name];
  const [found] = measure([{ scene, engine: ours, setting }], Math.round(scene.seconds / step), watchParts);
  if (found.diverged) process.exitCode = 1;
  return [
    name,
    String(scene.bodies.filter(({ fixed }) => !fixed).length),
    String(found.contacts),
    ...[found.median, found.least, ...found.shares.map((share) => share * found.median)].map((time) => time.toFixed(3)),
    found.diverged ? "diverged" : millimetres(found.error),
    found.drift === undefined ? "" : millimetres(found.drift),
  ];
});
const head = ["scene", "bodies", "contacts", "ms median", "ms least", ...parts, "overlap or gap, mm", "drift, mm"];
const text = `${dials(setting)}. ${measuredWith(machine, { ours: ours.version() })}\n\n${table(head, rows, 1)}\n`;
console.log(text);
if (asked("write")) fillPage({ rigid: text });
