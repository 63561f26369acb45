// The maps of stability: two parameters, what is measured at a point, and the boundary that the theory of the step gives.
// Symplectic Euler on C̈ = −βĊ − αC is stable where αh² + 2βh < 4 and βh < 2; with α = β²/4 where βh < 4(√2 − 1); on C̈ = −kC/m,
// m = 1 kg, where kh² < 4.

import type { ParameterValue, SceneDocument } from "../../simulation/core";
import { withParameters } from "./configured";
import { stick, stretched } from "./scenes";

export interface Axis {
  readonly parameter: string;
  readonly symbol: string;
  readonly unit: string;
  readonly lo: number;
  readonly hi: number;
  readonly logarithmic: boolean;
}
export interface StabilityMap {
  readonly id: string;
  readonly across: Axis;
  readonly up: Axis;
  /** Parameters that follow from the two. */
  readonly following?: (across: number, up: number) => Record<string, ParameterValue>;
  readonly scene: SceneDocument;
  /** Where stability ends above a value across; NaN where there is no such end. */
  readonly boundary: (across: number) => number;
}

const step = 0.02;
export const feedbackMap: StabilityMap = {
  id: "feedback",
  across: { parameter: "beta", symbol: "β", unit: "1/s", lo: 0, hi: 120, logarithmic: false },
  up: { parameter: "alpha", symbol: "α", unit: "1/s²", lo: 0, hi: 12_000, logarithmic: false },
  scene: stick({ kind: "acceleration", stepSize: step }),
  boundary: (beta) => (beta * step < 2 ? (4 - 2 * beta * step) / step ** 2 : Number.NaN),
};
export const dampedMap: StabilityMap = {
  id: "damped",
  across: { parameter: "stepSize", symbol: "h", unit: "s", lo: 0.001, hi: 0.1, logarithmic: true },
  up: { parameter: "beta", symbol: "β", unit: "1/s", lo: 5, hi: 2000, logarithmic: true },
  following: (_, beta) => ({ alpha: beta ** 2 / 4 }),
  scene: stick({ kind: "acceleration" }),
  boundary: (h) => (4 * (Math.SQRT2 - 1)) / h,
};
export const springMap: StabilityMap = {
  id: "spring",
  across: { parameter: "stepSize", symbol: "h", unit: "s", lo: 0.001, hi: 0.1, logarithmic: true },
  up: { parameter: "stiffness", symbol: "k", unit: "N/m", lo: 100, hi: 1_000_000, logarithmic: true },
  scene: stick({ kind: "penalty", stiffness: 1000, damping: 0 }),
  boundary: (h) => 4 / h ** 2,
};

export const maps: readonly StabilityMap[] = [feedbackMap, dampedMap, springMap];

/** A value of an axis from its part of the way, 0 to 1; and back. */
export function valueAt({ lo, hi, logarithmic }: Axis, part: number): number {
  return logarithmic ? lo * (hi / lo) ** part : lo + (hi - lo) * part;
}
export function partOf({ lo, hi, logarithmic }: Axis, value: number): number {
  return logarithmic ? Math.log(value / lo) / Math.log(hi / lo) : (value - lo) / (hi - lo);
}
export const parametersAt = (
  map: StabilityMap,
  across: number,
  up: number,
): Record<string, ParameterValue> => ({
  [map.across.parameter]: across,
  [map.up.parameter]: up,
  ...map.following?.(across, up),
});

/** Cells of a map; all maps have as many. */
export const [columns, rows] = [36, 24];
export const cellCount = columns * rows;
/** All cells, spread over the whole map, so that its shape is seen early. */
export const cells: readonly number[] = Array.from({ length: cellCount }, (_, i) => (i * 397) % cellCount);
/** Values of the two parameters in the middle of a cell. */
export const middleOf = ({ across, up }: StabilityMap, cell: number): readonly [number, number] => [
  valueAt(across, ((cell % columns) + 0.5) / columns),
  valueAt(up, (Math.floor(cell / columns) + 0.5) / rows),
];
/** The cell in which a place lies: parts of the way along the axes. */
export const cellAt = (across: number, up: number): number =>
  Math.floor(up * rows) * columns + Math.floor(across * columns);

/** Steps of a run at most. A run that leaves no doubt is shorter, down to the first of these. */
export const steps = 640;
const fewest = 40;
/**
 * By which factor |C| changes in a step; above 1 it grows. The largest of the second half of a run is compared with that of the first:
 * both hold the amplitude of an oscillation, and growth that passes, as near a double eigenvalue, lies in the first. Such growth stays
 * below a hundredfold in these maps: more is growth without end, and infinite.
 */
export function growth(map: StabilityMap, across: number, up: number): number {
  return withParameters(map.scene, parametersAt(map, across, up), (simulation) => {
    simulation.record(["C.norm"]);
    for (let done = fewest; ; done *= 2) {
      const half = done / 2;
      const { status } = simulation.step(done === fewest ? fewest : half);
      const { y } = simulation.series("C.norm");
      const [earlier, later] = [Math.max(...y.slice(0, -half)), Math.max(...y.slice(-half))];
      if (status === "diverged" || Math.max(earlier, later) > 100 * stretched)
        return Number.POSITIVE_INFINITY;
      if (later < 1e-6 * earlier || done === steps) return (later / earlier) ** (1 / half);
    }
  });
}
/** That of a cell. */
export const growthIn = (map: StabilityMap, cell: number): number => growth(map, ...middleOf(map, cell));

export type Verdict = "decays" | "stays" | "grows";
/** Seen step by step, the amplitude of an undamped oscillation differs a little from half to half of a run. */
const tolerance = 5e-4;
export const verdictOn = (factor: number): Verdict =>
  factor > 1 + tolerance ? "grows" : factor < 1 - tolerance ? "decays" : "stays";
