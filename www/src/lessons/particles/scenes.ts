// The systems of the lesson: particles and the sticks between them.
import type { BodyDocument, MethodDocument, SceneDocument, Vector } from "../../simulation/core";
import { fixed, particle, plane, sticks } from "../sketch";

/** 0, 1 … n − 1 */
const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const pairs = (n: number): [number, number][] => count(n).map((i) => [i, i + 1]);

/** Two sticks below each other, in the squared form of slide 19. */
const doubleWith = (last: Vector): SceneDocument =>
  plane({
    bodies: [fixed([0, 0]), particle([0.8, -0.6]), particle(last)],
    constraints: [
      { distance: { between: [0, 1], length: 1, form: "squared" } },
      { distance: { between: [1, 2], length: 1, form: "squared" } },
    ],
  });
export const double = doubleWith([1.6, 0]);
/** The second stick starts a tenth too long. */
export const tooLong = doubleWith([1.68, 0.06]);

/** Length of a link. m */
const link = 0.1;
const direct: MethodDocument = { solver: { kind: "direct" } };

/** Links one below the other, at rest. */
export function hanging(n: number): SceneDocument {
  const bodies = [fixed([0, 0]), ...count(n).map((i) => particle([0, -2 * link * (i + 1)]))];
  return plane({ bodies, constraints: sticks(bodies, pairs(n)), method: direct });
}
/** Links in a line that leans: none of their directions is that of an axis. */
export function slanting(n: number): SceneDocument {
  const bodies = [fixed([0, 0]), ...count(n).map((i) => particle([link * (i + 1), -link * (i + 1)]))];
  return plane({ bodies, constraints: sticks(bodies, pairs(n)), method: direct });
}
/** Links side by side, held at the left end only. */
export function horizontal(n: number): SceneDocument {
  const bodies = [fixed([0, 0]), ...count(n).map((i) => particle([link * (i + 1), 0], { mass: 0.1 }))];
  return plane({ bodies, constraints: sticks(bodies, pairs(n)), method: { ...direct, stepSize: 0.002 } });
}
/** Eight longer links in a straight line, leaning by one radian, with the steps of a game. */
export const leaning: SceneDocument = (() => {
  const bodies = count(9).map((i) => {
    const at = [2 * link * i * Math.sin(1), -2 * link * i * Math.cos(1)];
    return i === 0 ? fixed(at) : particle(at, { mass: 0.1 });
  });
  const method: MethodDocument = {
    ...direct,
    integrator: "symplectic-euler",
    stepSize: 0.016,
    alpha: 0,
    beta: 0,
  };
  return plane({ bodies, constraints: sticks(bodies, pairs(8)), method });
})();

/** Planks between two fixed ends, sagging more to the left: it will swing, and come to rest in the air. */
export const planks = 16;
export const bridge: SceneDocument = (() => {
  const bodies: BodyDocument[] = count(planks + 1).map((i) => {
    const x = (2 * i) / planks - 1;
    const at = [1.5 * x, 0.4 * (x * x - 1) * (1 - 0.5 * x)];
    return i === 0 || i === planks ? fixed(at) : particle(at, { mass: 0.2 });
  });
  return plane({
    bodies,
    constraints: sticks(bodies, pairs(planks)),
    method: direct,
    more: { forces: [{ drag: { coefficient: 0.05 } }] },
  });
})();

/** The human figure of the slides, hanging by one hand; the trunk has more sticks than it needs. */
export const figure: SceneDocument = (() => {
  const places = [
    [0, 1.72], // 0 head
    [0, 1.48], // 1 neck
    [-0.2, 1.42], // 2, 3 shoulders
    [0.2, 1.42],
    [-0.36, 1.16], // 4, 5 elbows
    [0.38, 1.62],
    [-0.44, 0.9], // 6, 7 hands
    [0.46, 1.9],
    [-0.13, 0.95], // 8, 9 hips
    [0.13, 0.95],
    [-0.17, 0.52], // 10, 11 knees
    [0.17, 0.52],
    [-0.18, 0.08], // 12, 13 feet
    [0.18, 0.08],
  ];
  const bodies = places.map((at, i) => (i === 7 ? fixed(at) : particle(at, { mass: 5 })));
  const limbs: [number, number][] = [
    [2, 4],
    [4, 6],
    [3, 5],
    [5, 7],
    [8, 10],
    [10, 12],
    [9, 11],
    [11, 13],
  ];
  const trunk: [number, number][] = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 8],
    [3, 9],
    [8, 9],
    [2, 9],
    [3, 8],
    [1, 8],
    [1, 9],
  ];
  return plane({
    bodies,
    constraints: sticks(bodies, [...trunk, ...limbs]),
    method: direct,
    more: { forces: [{ drag: { coefficient: 0.3 } }] },
  });
})();
