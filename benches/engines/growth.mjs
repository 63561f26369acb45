// Time, memory and link error of our own core over scenes of different sizes.
import { readFileSync } from "node:fs";
import { milliseconds } from "./measure.mjs";

const bytes = readFileSync(new URL("../../pkg/constrained_dynamics_bg.wasm", import.meta.url));
const turn = 10; // steps that one run takes before the next has its turn

/**
 * Runs { name, document, tolerance, steps }, in turn with each other and each in a wasm instance of its own; adds
 * milliseconds of CPU time per step (median), bytes of wasm memory at the end, and the largest and the rms link error in
 * parts of the length.
 */
export async function grow(runs) {
  const live = [];
  for (const [i, run] of runs.entries()) {
    const core = await import(`../../pkg/constrained_dynamics.js?instance=${i}`); // a module, and so a memory, for each
    const { memory } = core.initSync({ module: bytes });
    live.push({ run, memory, simulation: new core.Simulation(run.document, { projectionTolerance: run.tolerance }), times: [], largest: 0, squares: 0 });
  }
  for (let done = 0; done < Math.max(...runs.map(({ steps }) => steps)); done += turn) {
    for (const one of live.filter(({ run }) => done < run.steps)) for (let k = 0; k < turn; k++) advance(one);
  }
  return live.map(({ run, memory, times, largest, squares }) => ({
    ...run,
    median: times.sort((a, b) => a - b)[times.length >> 1],
    bytes: memory.buffer.byteLength,
    largest,
    rms: Math.sqrt(squares / times.length / run.document.constraints.length),
  }));
}

function advance(one) {
  const before = process.cpuUsage();
  const report = one.simulation.step();
  one.times.push(milliseconds(process.cpuUsage(before)));
  if (report.status === "diverged") throw new Error(`${one.run.name}: ${report.message}`);
  const dimension = one.run.document.space === "plane" ? 2 : 3;
  const positions = one.simulation.positions();
  for (const { distance } of one.run.document.constraints) {
    const [i, j] = distance.between;
    let squared = 0;
    for (let k = 0; k < dimension; k++) squared += (positions[dimension * i + k] - positions[dimension * j + k]) ** 2;
    const error = Math.abs(Math.sqrt(squared) / distance.length - 1);
    one.largest = Math.max(one.largest, error);
    one.squares += error ** 2;
  }
}

/** Slope of the straight line of least squares through points in log–log. */
export function slope(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const [mx, my] = [0, 1].map((k) => logs.reduce((sum, point) => sum + point[k], 0) / logs.length);
  const [top, bottom] = logs.reduce(([top, bottom], [x, y]) => [top + (x - mx) * (y - my), bottom + (x - mx) ** 2], [0, 0]);
  return top / bottom;
}

export function exponent(value) {
  return value.toExponential(1);
}
