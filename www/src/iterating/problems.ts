// The problems of the laboratory: w = Aλ + b with bounds, as numbers. Small ones from the references, a chain of any length,
// and whatever a simulation has to solve at this moment.
import { type Problem, problem } from "../lcp/problem";
import { type BodyDocument, type SceneDocument, withSimulation } from "../simulation/core";

/** The bounds of a row with λ as it stands: of friction they follow λ of the normal row. */
export function boundsAt(
  { lo, hi, friction }: Problem,
  row: number,
  lambda: ArrayLike<number>,
): readonly [lo: number, hi: number] {
  const tie = friction?.find(({ tangents }) => tangents.includes(row));
  if (!tie) return [lo[row] as number, hi[row] as number];
  const radius = tie.mu * Math.max(0, lambda[tie.normal] ?? 0);
  // In a disc the other tangent leaves what it does not take.
  const others = tie.kind === "cone" ? tie.tangents.filter((other) => other !== row) : [];
  const taken = Math.hypot(...others.map((other) => lambda[other] ?? 0));
  const left = Math.sqrt(Math.max(0, radius * radius - taken * taken));
  return [-left, left];
}
/** A problem one can choose: messages `iterations-problem-<id>` and `iterations-problem-<id>-help`. */
export interface ProblemEntry {
  readonly id: string;
  /** Its size may be chosen within these. */
  readonly sizes?: { readonly least: number; readonly most: number; readonly usual: number };
  /** Unit of the size, where it is not rows: message `iterations-size-<unit>`. */
  readonly unit?: "boxes" | "links";
  readonly numbers: (size: number) => Problem;
}

const fill = <T>(n: number, value: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => value(i));
const square = (n: number, entry: (i: number, j: number) => number): number[][] =>
  fill(n, (i) => fill(n, (j) => entry(i, j)));
const bounded = (a: number[][], b: number[], lo: number): Problem =>
  problem(
    a,
    b,
    b.map(() => lo),
  );
const none = Number.NEGATIVE_INFINITY;

/** 2 on the diagonal, −1 beside it. */
export const chain = (n: number): number[][] =>
  square(n, (i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0));
/** Upper triangular, 1 on and 2 above the diagonal (Murty). */
const murty = (n: number): number[][] => square(n, (i, j) => (i === j ? 1 : j > i ? 2 : 0));
/** Murty's times its transpose (Fathi). */
const fathi = (n: number): number[][] =>
  square(n, (i, j) => {
    const u = murty(n);
    return (u[i] as number[]).reduce((sum, value, k) => sum + value * ((u[j] as number[])[k] as number), 0);
  });

export const problems: readonly ProblemEntry[] = [
  {
    id: "chain",
    sizes: { least: 2, most: 30, usual: 10 },
    numbers: (n) =>
      bounded(
        chain(n),
        fill(n, () => -1),
        none,
      ),
  },
  {
    // Pushed from both sides: some rows end at their bound.
    id: "obstacle",
    sizes: { least: 4, most: 30, usual: 10 },
    numbers: (n) =>
      bounded(
        chain(n),
        fill(n, (i) => (i < 0.6 * n ? -1 : 2)),
        0,
      ),
  },
  {
    id: "pair",
    numbers: () =>
      bounded(
        [
          [2, 1],
          [1, 2],
        ],
        [-5, -6],
        0,
      ),
  },
  {
    id: "alike",
    numbers: () =>
      bounded(
        square(3, (i, j) => (i === j ? 1 : 0.9)),
        [-1, -1, -1],
        0,
      ),
  },
  {
    id: "alike-free",
    numbers: () =>
      bounded(
        square(3, (i, j) => (i === j ? 1 : 0.9)),
        [-1, -1, -1],
        none,
      ),
  },
  {
    id: "cyclic",
    numbers: () =>
      bounded(
        [
          [1, 2, 0],
          [0, 1, 2],
          [2, 0, 1],
        ],
        [-1, -1, -1],
        0,
      ),
  },
  {
    id: "fathi",
    sizes: { least: 2, most: 12, usual: 4 },
    numbers: (n) =>
      bounded(
        fathi(n),
        fill(n, () => -1),
        none,
      ),
  },
  { id: "pendulum", unit: "links", sizes: { least: 2, most: 30, usual: 8 }, numbers: pendulum },
  { id: "stack", unit: "boxes", sizes: { least: 1, most: 10, usual: 4 }, numbers: stack },
];

export const problemOf = (id: string): ProblemEntry =>
  problems.find((entry) => entry.id === id) ?? (problems[0] as ProblemEntry);

/** The problem of a simulation's present step, row by row; all its rows have the same lower bound. */
function numbersOf(document: SceneDocument, lo: number): Problem {
  return withSimulation(document, (simulation) => {
    const { rows, data } = simulation.matrix("A");
    const a = fill(rows, (i) => [...data.subarray(i * rows, (i + 1) * rows)]);
    return bounded(a, [...simulation.matrix("b").data], lo);
  });
}

/** A chain of rods of one metre and masses of one kilogram, slanted, let go at rest. */
function pendulum(n: number): Problem {
  return numbersOf(
    {
      version: 1,
      space: "plane",
      gravity: [0, -9.81],
      bodies: fill(n + 1, (i) => ({ particle: {}, at: [0.8 * i, -0.6 * i], fixed: i === 0 })),
      constraints: fill(n, (i) => ({
        distance: { between: [i, i + 1], length: 1, form: "length" as const },
      })),
      method: { kind: "acceleration" },
    },
    none,
  );
}

/** Boxes of one metre and one kilogram on one another, without friction: two normal rows between each and what it stands on. */
function stack(boxes: number): Problem {
  const ground: BodyDocument = { shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true, friction: 0 };
  const box = (i: number): BodyDocument => ({
    shape: { box: [0.5, 0.5] },
    mass: 1,
    at: [0, 0.5 + i],
    friction: 0,
  });
  return numbersOf(
    {
      version: 1,
      space: "plane",
      gravity: [0, -9.81],
      bodies: [ground, ...fill(boxes, box)],
      method: { kind: "velocity" },
    },
    0,
  );
}
