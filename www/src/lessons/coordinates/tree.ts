// Two bars on a pin in the coordinates of their joints: S, M(q) = SᵀM̂S and the bias h = SᵀM̂Ṡq̇. The core steps with these but has
// no view of them; places, velocities, masses and forces are the core's, and tree.test.ts holds M q̈ + h = τ against its motion.
import type { Simulation } from "../../simulation/core";

type Pair = readonly [number, number];
/** One column of S or of an acceleration: x, y and θ of both bars. */
export type Column = readonly number[];

export interface TwoBars {
  /** v = S q̇ */
  readonly s: readonly [Column, Column];
  /** q̇, rad/s */
  readonly rates: Pair;
  /** Velocities of the bars, the core's. */
  readonly v: Column;
  /** M(q), kg·m² */
  readonly m: readonly [Pair, Pair];
  /** The summands of h with squares of rates, and with their product, N·m. */
  readonly centrifugal: Pair;
  readonly coriolis: Pair;
  /** SᵀQ, N·m */
  readonly tau: Pair;
}

const dot = (a: Column, b: Column): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Throws where the scene is another. */
export function twoBars(simulation: Simulation): TwoBars {
  const bars = simulation.bodies().filter(({ fixed, kind }) => !fixed && kind === "rigid");
  const [first, second] = bars;
  if (simulation.space !== "plane" || bars.length !== 2 || !first || !second) throw new Error("not two bars");
  const [positions, velocities, applied] = [
    simulation.positions(),
    simulation.velocities(),
    simulation.appliedForces(),
  ];
  const place = (offset: number): Pair => [positions[offset] ?? 0, positions[offset + 1] ?? 0];
  const of = (all: Float64Array): Column =>
    [first, second].flatMap(({ velocityOffset }) => [...all.subarray(velocityOffset, velocityOffset + 3)]);
  const [x1, x2] = [place(first.positionOffset), place(second.positionOffset)];
  const pin: Pair = [0, 0];
  // The second joint is at the end of the first bar: as far beyond its middle as the pin is before it.
  const joint: Pair = [2 * x1[0] - pin[0], 2 * x1[1] - pin[1]];
  const turn = (x: Pair, about: Pair): Column => [about[1] - x[1], x[0] - about[0], 1];
  const s: TwoBars["s"] = [
    [...turn(x1, pin), ...turn(x2, pin)],
    [0, 0, 0, ...turn(x2, joint)],
  ];
  const v = of(velocities);
  const rates: Pair = [v[2] ?? 0, (v[5] ?? 0) - (v[2] ?? 0)];
  const w = simulation.matrix("W");
  const mass = [first, second].flatMap(({ velocityOffset }) =>
    [0, 1, 2].map((i) => 1 / (w.data[(velocityOffset + i) * (w.cols + 1)] ?? Number.NaN)),
  );
  const weighted = (column: Column): Column => column.map((value, i) => value * (mass[i] ?? 0));
  const pair = (column: Column): Pair => [dot(s[0], column), dot(s[1], column)];
  // Towards the joint about which something turns, by the square of its rate.
  const inward = (x: Pair, about: Pair): Column => [about[0] - x[0], about[1] - x[1], 0];
  const scaled = (column: Column, factor: number): Column => column.map((value) => factor * value);
  const together = (a: Column, b: Column): Column => a.map((value, i) => value + (b[i] ?? 0));
  const [u1, u2] = rates;
  const arm = inward(x2, joint);
  const squares = [
    ...scaled(inward(x1, pin), u1 * u1),
    ...together(scaled(inward(joint, pin), u1 * u1), scaled(arm, u1 * u1 + u2 * u2)),
  ];
  const product = [0, 0, 0, ...scaled(arm, 2 * u1 * u2)];
  return {
    s,
    rates,
    v,
    m: [pair(weighted(s[0])), pair(weighted(s[1]))],
    centrifugal: pair(weighted(squares)),
    coriolis: pair(weighted(product)),
    tau: pair(of(applied)),
  };
}
