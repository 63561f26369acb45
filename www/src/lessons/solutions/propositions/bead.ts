// Cases of propositions 1 and 2: a bead of 1 kg on a ring of radius 1 m, every quantity by the core.
import { enumerate, isRefusal } from "../../../lcp/core";
import { problem } from "../../../lcp/problem";
import { list, short } from "../../../lcp/verdict-line";
import { type Simulation, withSimulation } from "../../../simulation/core";
import { particle } from "../../sketch";
import type { Proposition } from "./search";

type Pair = readonly [number, number];
const whole = [0, 1, -1];
/** Rest comes last. */
const pairs: readonly Pair[] = whole
  .flatMap((x) => whole.map((y): Pair => [x, y]))
  .sort((p, q) => Number(Math.hypot(...p) === 0) - Number(Math.hypot(...q) === 0));
const fixedRing = "(x^2 + y^2)/2 = 1/2";
const movingRing = "((x - t)^2 + y^2)/2 = 1/2";
const rounding = 1e-9;

interface Ring {
  readonly at: Pair;
  readonly velocity: Pair;
  readonly conditions: readonly string[];
  readonly alpha?: number;
  /** Coefficient of friction along the wire, N·s/m. */
  readonly drag?: number;
}
function onRing<T>({ at, velocity, conditions, alpha = 0, drag = 0 }: Ring, read: (s: Simulation) => T): T {
  return withSimulation(
    {
      version: 1,
      space: "plane",
      gravity: [0, 0],
      bodies: [particle(at, { velocity })],
      constraints: conditions.map((condition) => ({ formula: { of: [0], condition } })),
      forces: drag > 0 ? [{ drag: { body: 0, coefficient: drag } }] : [],
      method: { kind: "acceleration", alpha },
    },
    read,
  );
}

interface Work {
  readonly at: Pair;
  readonly velocity: Pair;
  readonly moving: boolean;
  readonly drag: number;
  readonly cDot: number;
  /** Of the wire: along the gradient, and what brakes along it. N */
  readonly force: Pair;
  /** W */
  readonly power: number;
}
const places: readonly Pair[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

function work(at: Pair, velocity: Pair, moving: boolean, drag: number): Work {
  return onRing({ at, velocity, drag, conditions: [moving ? movingRing : fixedRing] }, (simulation) => {
    const [along, braking] = [simulation.constraintForces(), simulation.appliedForces()];
    const force: Pair = [0, 1].map((i) => (along[i] ?? 0) + (braking[i] ?? 0)) as unknown as Pair;
    const power = force[0] * velocity[0] + force[1] * velocity[1];
    return { at, velocity, moving, drag, cDot: simulation.cDot()[0] ?? Number.NaN, force, power };
  });
}

/** Constraint forces do no work. */
export const noWork: Proposition<Work> = {
  id: "prop1",
  hypotheses: [
    { id: "fixed", holds: ({ moving }) => !moving },
    { id: "legal", holds: ({ cDot }) => Math.abs(cDot) < rounding },
    { id: "along", holds: ({ drag }) => drag === 0 },
  ],
  concludes: ({ power }) => Math.abs(power) < rounding,
  cases: () =>
    [false, true].flatMap((moving) =>
      [0, 1].flatMap((drag) =>
        places.flatMap((at) => pairs.map((velocity) => work(at, velocity, moving, drag))),
      ),
    ),
  numbers: ({ at, velocity, force, power }) => ({
    at: list(at),
    velocity: list(velocity),
    force: list(force),
    power: short(power),
  }),
  proof: [["along"], [], ["fixed"], ["legal"]],
};

interface Multiplier {
  readonly at: Pair;
  readonly velocity: Pair;
  readonly twice: boolean;
  readonly cDdot: number;
  readonly lambda: readonly number[];
  /** All λ with Aλ + JWf + J̇v = 0 that the core lists, and the only one or null. */
  readonly formula: readonly number[] | null;
}

function multiplier(at: Pair, velocity: Pair, twice: boolean, alpha: number): Multiplier {
  const conditions = twice ? [fixedRing, fixedRing] : [fixedRing];
  return onRing({ at, velocity, alpha, conditions }, (simulation) => {
    const { data, rows: n } = simulation.matrix("A");
    const rows = simulation.constraints().flatMap((constraint) => constraint.rows);
    const a = Array.from({ length: n }, (_, i) => [...data.slice(i * n, (i + 1) * n)]);
    const endless = rows.map(() => Number.POSITIVE_INFINITY);
    const found = enumerate(
      problem(
        a,
        rows.map(({ jDotV }) => jDotV),
        endless.map((x) => -x),
        endless,
      ),
    );
    const [only, another] = isRefusal(found) ? [] : found;
    const single = only?.isolated && !another ? [...only.lambda] : null;
    const cDdot = 0 - alpha * (rows[0]?.c ?? Number.NaN);
    return { at, velocity, twice, cDdot, lambda: [...simulation.lambda()], formula: single };
  });
}

/** λ has one value, and a formula gives it. */
export const oneLambda: Proposition<Multiplier> = {
  id: "prop2",
  hypotheses: [
    { id: "kept", holds: ({ cDdot }) => Math.abs(cDdot) < rounding },
    { id: "independent", holds: ({ twice }) => !twice },
  ],
  concludes: ({ lambda, formula }) =>
    formula?.every((x, i) => Math.abs(x - (lambda[i] ?? Number.NaN)) < rounding) ?? false,
  cases: () =>
    [false, true].flatMap((twice) =>
      [0, 1].flatMap((alpha) =>
        (
          [
            [1, 0],
            [0, 1],
            [2, 0],
          ] as const
        ).flatMap((at) => pairs.map((velocity) => multiplier(at, velocity, twice, alpha))),
      ),
    ),
  numbers: ({ at, velocity, cDdot, lambda, formula }) => ({
    at: list(at),
    velocity: list(velocity),
    acceleration: short(cDdot),
    lambda: list(lambda),
    formula: formula ? list(formula) : "",
    kind: formula ? "other" : "many",
  }),
  proof: [["kept"], [], [], [], ["independent"]],
};
