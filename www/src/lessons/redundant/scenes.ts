// The systems of the lesson: sticks that repeat, contradict, brace, or seem to.
import type { BodyDocument, ConstraintDocument, SceneDocument } from "../../simulation/core";
import { fixed, particle, plane, rod, sticks } from "../sketch";

const repeated = (n: number): [number, number][] => Array.from({ length: n }, () => [0, 1]);

/** A pendulum whose stick is there n times; it hangs at `x`. m */
export function pendulum(n: number, x = 0): SceneDocument {
  const bodies = [fixed([x, 0]), particle([x + 0.8, -0.6])];
  return plane({ bodies, constraints: sticks(bodies, repeated(n)) });
}
/** A second rod between particles 0 and 1: a redundant constraint. */
export const again: ConstraintDocument = rod(0, 1, 1);

/** Sticks of 1, 1 and more than 2 metres between three particles, hanging from the first: no such triangle exists. */
export const unlikely = (third: number): SceneDocument =>
  plane({
    bodies: [fixed([0, 0]), particle([0.3, -1]), particle([0.6, -1.7])],
    constraints: [rod(0, 1, 1), rod(1, 2, 1), rod(0, 2, third)],
    method: { solver: { kind: "direct", rankTolerance: 0.1 } },
  });
export const triangle = unlikely(3);

/** Two panels on a wall: as many sticks as free coordinates; braced, the panel at the wall has one more. */
export const panels = 8;
export function truss(braced: boolean): SceneDocument {
  const bodies: BodyDocument[] = [
    fixed([0, 0]),
    fixed([0, 1]),
    ...[
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ].map((at) => particle(at)),
  ];
  const members: [number, number][] = [
    [0, 2],
    [1, 3],
    [2, 3],
    [1, 2],
    [2, 4],
    [3, 5],
    [4, 5],
    [3, 4],
  ];
  return plane({ bodies, constraints: sticks(bodies, braced ? [...members, [0, 3]] : members) });
}

/** A plate on three parallel cranks; `longer` lengthens the middle one and raises its pivot. m */
export function cranks(longer = 0): SceneDocument {
  const [lean, length] = [0.9, 1];
  const pivots = [
    [-1, 0],
    [0, 0.4 - length * Math.cos(lean) + Math.sqrt((length + longer) ** 2 - (length * Math.sin(lean)) ** 2)],
    [1, 0],
  ];
  const plate = [
    [-1, 0],
    [0, 0.4],
    [1, 0],
  ].map(([x = 0, y = 0]) => particle([x + length * Math.sin(lean), y - length * Math.cos(lean)]));
  const bodies = [...pivots.map((at) => fixed(at)), ...plate];
  const pairs: [number, number][] = [
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 4],
    [4, 5],
    [3, 5],
  ];
  return plane({ bodies, constraints: sticks(bodies, pairs) });
}

/** Two cranks and a coupler, pushed. */
export const fourBar: SceneDocument = (() => {
  const bodies = [
    fixed([0, 0]),
    particle([0, 0.6], { velocity: [3, 0] }),
    particle([1.4, 1.2], { velocity: [3, 0] }),
    fixed([1.4, 0]),
  ];
  return plane({
    bodies,
    constraints: sticks(bodies, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]),
    gravity: false,
  });
})();

/**
 * Peaucellier’s linkage (1864), hanging: seven sticks; the crank’s end runs on a circle through the first pivot, and the
 * far corner of the rhombus therefore on a level line.
 */
export const peaucellier: SceneDocument = (() => {
  const [crank, long, side, turn] = [0.45, 1.15, 0.5, 0.6];
  // The crank’s end, x to the right and y downwards, and how far it is from the first pivot.
  const [ax, ay] = [crank * Math.sin(turn), crank * (1 + Math.cos(turn))];
  const d = Math.hypot(ax, ay);
  // The rhombus stands across the line from the pivot to the crank’s end: its corners s along and t across that line.
  const foot = (d * d + long * long - side * side) / (2 * d);
  const half = Math.sqrt(long * long - foot * foot);
  const corner = (s: number, t: number) => particle([(ax * s - ay * t) / d, -(ay * s + ax * t) / d]);
  const bodies = [
    fixed([0, 0]),
    fixed([0, -crank]),
    corner(d, 0),
    corner(foot, half),
    corner(foot, -half),
    corner(2 * foot - d, 0),
  ];
  return plane({
    bodies,
    constraints: sticks(bodies, [
      [1, 2],
      [0, 3],
      [0, 4],
      [2, 3],
      [2, 4],
      [3, 5],
      [4, 5],
    ]),
  });
})();
