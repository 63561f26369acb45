// Recorded series of a run up to its present time: predictions are judged by them.
import type { Simulation } from "../simulation/core";
import type { Run } from "../simulation/session";

interface Samples {
  readonly t: number[];
  readonly y: number[];
}

/** The samples of an observable that lie behind; it must have been recorded. */
export function samples({ simulation }: Run, observable: string): Samples {
  const { t, y } = simulation.series(observable);
  const after = t.findIndex((time) => time > simulation.time);
  const count = after < 0 ? t.length : after;
  return { t: [...t.subarray(0, count)], y: [...y.subarray(0, count)] };
}

export function extent(run: Run, observable: string): { least: number; most: number } {
  const { y } = samples(run, observable);
  return { least: Math.min(...y), most: Math.max(...y) };
}

/** When an observable first falls to a level, between samples; NaN when it has not. s */
export function arrival(run: Run, observable: string, level = 0): number {
  const { t, y } = samples(run, observable);
  const i = y.findIndex((value, k) => k > 0 && value <= level && (y[k - 1] ?? level) > level);
  if (i < 0) return Number.NaN;
  const [t0 = 0, t1 = 0, y0 = 0, y1 = 0] = [t[i - 1], t[i], y[i - 1], y[i]];
  return t0 + ((t1 - t0) * (y0 - level)) / (y0 - y1);
}

/** The value of one observable where another is largest or, with −1, smallest. */
export function valueWhere(run: Run, observable: string, other: string, sign: 1 | -1 = 1): number {
  const { y } = samples(run, observable);
  const where = samples(run, other).y.map((value) => sign * value);
  return y[where.indexOf(Math.max(...where))] ?? Number.NaN;
}

/** The weight of all free bodies: the applied forces along −y, N. */
export function weight(simulation: Pick<Simulation, "appliedForces" | "bodies">): number {
  const applied = simulation.appliedForces();
  return -simulation
    .bodies()
    .reduce((sum, { velocityOffset }) => sum + (applied[velocityOffset + 1] ?? 0), 0);
}
