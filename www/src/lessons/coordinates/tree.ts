// Two bars on a pin in the coordinates of their joints, as the core has them: S, M(q), h and τ.
import { type Simulation, withSimulation } from "../../simulation/core";

type Pair = readonly [number, number];
/** One column of S or of an acceleration: x, y and θ of both bars. */
export type Column = readonly number[];

export interface TwoBars {
  /** v = S q̇ */
  readonly s: readonly [Column, Column];
  /** q̇, rad/s */
  readonly rates: Pair;
  /** Velocities of the bars. */
  readonly v: Column;
  /** M(q), kg·m² */
  readonly m: readonly [Pair, Pair];
  /** The summands of h with squares of rates, and with their product, N·m. */
  readonly centrifugal: Pair;
  readonly coriolis: Pair;
  /** SᵀQ, N·m */
  readonly tau: Pair;
}

const pair = ([first = Number.NaN, second = Number.NaN]: ArrayLike<number> & Iterable<number>): Pair => [
  first,
  second,
];

/** Throws where the scene is another. */
export function twoBars(simulation: Simulation): TwoBars {
  const bars = simulation.bodies().filter(({ fixed, kind }) => !fixed && kind === "rigid");
  const motions = simulation.matrix("S");
  if (simulation.space !== "plane" || bars.length !== 2 || motions.cols !== 2)
    throw new Error("not two bars");
  const rows = bars.flatMap(({ velocityOffset }) => [0, 1, 2].map((i) => velocityOffset + i));
  const column = (j: number): Column => rows.map((row) => motions.data[2 * row + j] ?? Number.NaN);
  const [m, bias] = [simulation.matrix("M").data, pair(simulation.matrix("bias").data)];
  const velocities = simulation.velocities();
  const s: TwoBars["s"] = [column(0), column(1)];
  const rates = pair(simulation.matrix("qdot").data);
  const centrifugal = squares(simulation, s, rates);
  return {
    s,
    rates,
    v: rows.map((row) => velocities[row] ?? Number.NaN),
    m: [pair(m.slice(0, 2)), pair(m.slice(2, 4))],
    centrifugal,
    coriolis: [bias[0] - centrifugal[0], bias[1] - centrifugal[1]],
    tau: pair(simulation.matrix("tau").data),
  };
}

/** The part of h with squares of rates: the sum of h with only one joint turning at a time, since h is quadratic in the rates. */
function squares(simulation: Simulation, s: TwoBars["s"], rates: Pair): Pair {
  const bars = simulation.bodies().filter(({ fixed, kind }) => !fixed && kind === "rigid");
  const places = simulation.positions();
  return withSimulation(simulation.toJSON(), (other) => {
    const alone = ([0, 1] as const).map((joint) => {
      const v = s[joint].map((entry) => entry * rates[joint]);
      bars.forEach(({ id, positionOffset }, bar) => {
        const [x = 0, y = 0, angle = 0] = places.subarray(positionOffset);
        const [vx = 0, vy = 0, spin = 0] = v.slice(3 * bar);
        other.setState(id, { at: [x, y], angle, velocity: [vx, vy], spin });
      });
      return pair(other.matrix("bias").data);
    });
    const [first = [0, 0], second = [0, 0]] = alone;
    return [first[0] + second[0], first[1] + second[1]];
  });
}
