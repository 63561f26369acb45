// The problems of the lesson: small ones to go through line by line, larger ones to measure solvers on.
import { problemOf } from "../../iterating/problems";
import type { Problem } from "../../lcp/problem";
import { type BodyDocument, withSimulation } from "../../simulation/core";
import { problemOfStep } from "../../solvers/handed";

interface Boxes {
  readonly count: number;
  /** Mass of the box on top; the others have one kilogram. kg */
  readonly top?: number;
  readonly friction?: number;
}
const none: Problem = { a: [], b: [], lo: [], hi: [] };

/** Boxes of one metre on one another, at rest: the problem of the first step. */
export function boxes({ count, top = 1, friction = 0 }: Boxes): Problem {
  const ground: BodyDocument = { shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true, friction };
  const box = (i: number): BodyDocument => ({
    shape: { box: [0.5, 0.5] },
    mass: i === count - 1 ? top : 1,
    at: [0, 0.5 + i],
    friction,
  });
  return withSimulation(
    {
      version: 1,
      space: "plane",
      gravity: [0, -9.81],
      bodies: [ground, ...Array.from({ length: count }, (_, i) => box(i))],
      method: { kind: "velocity" },
    },
    (simulation) => problemOfStep(simulation) ?? none,
  );
}

/** To go through: message `pivoting-problem-<id>`. */
export const small = {
  pair: () => problemOf("pair").numbers(2),
  obstacle: () => problemOf("obstacle").numbers(6),
  alike: () => problemOf("alike").numbers(3),
  cyclic: () => problemOf("cyclic").numbers(3),
  stack: () => boxes({ count: 3 }),
  rough: () => boxes({ count: 1, friction: 0.5 }),
} as const satisfies Record<string, () => Problem>;
export type SmallId = keyof typeof small;
export const smallIds = Object.keys(small) as SmallId[];

/** To measure on: message `pivoting-trial-<id>`. */
export const large = {
  obstacle: () => problemOf("obstacle").numbers(30),
  stack: () => boxes({ count: 10 }),
  heavy: () => boxes({ count: 10, top: 100 }),
  rough: () => boxes({ count: 3, friction: 0.5 }),
  cyclic: () => problemOf("cyclic").numbers(3),
} as const satisfies Record<string, () => Problem>;
export type LargeId = keyof typeof large;
export const largeIds = Object.keys(large) as LargeId[];
