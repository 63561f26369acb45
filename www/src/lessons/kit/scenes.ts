// Where each task begins, and one way to do it: the solutions are what the tests judge the tasks by.
import type { BodyDocument, SceneDocument } from "../../simulation/core";
import { bead, fixed, particle, plane, sticks } from "../sketch";

/** A scene with gravity and a little drag only. */
const empty = (drag = 0): SceneDocument =>
  plane({
    bodies: [],
    constraints: [],
    method: { solver: { kind: "direct" } },
    more: drag > 0 ? { forces: [{ drag: { coefficient: drag } }] } : {},
  });

export const board = empty();

const swinging = [fixed([0, 0]), particle([0.8, -0.3])];
export const pendulum = plane({ bodies: swinging, constraints: sticks(swinging, [[0, 1]]) });

const bars = [fixed([-0.7, 0]), particle([-0.9, 0.6]), particle([0.6, 0.9]), fixed([0.7, 0])];
export const fourBar = plane({
  bodies: bars,
  constraints: sticks(bars, [
    [0, 1],
    [1, 2],
    [2, 3],
  ]),
});

/** Two piers to hang a bridge from, in air that brings it to rest. */
export const piers: SceneDocument = { ...empty(0.8), bodies: [fixed([-1.2, 0.4]), fixed([1.2, 0.4])] };
export const bridge: SceneDocument = (() => {
  const between = [-0.8, -0.4, 0, 0.4, 0.8].map((x) => particle([x, 0.4 - 0.5 * (1.44 - x * x)]));
  const bodies: BodyDocument[] = [fixed([-1.2, 0.4]), ...between, fixed([1.2, 0.4])];
  return {
    ...piers,
    bodies,
    constraints: sticks(
      bodies,
      [0, 1, 2, 3, 4, 5].map((i) => [i, i + 1]),
    ),
  };
})();

/** A square that leans over: four sticks, one motion too many. */
const corners = [fixed([-0.5, 0]), fixed([0.5, 0]), particle([0.7, 0.9]), particle([-0.3, 0.9])];
const frame: [number, number][] = [
  [0, 3],
  [3, 2],
  [2, 1],
];
export const leaning = plane({
  bodies: corners,
  constraints: sticks(corners, frame),
  more: { forces: [{ drag: { coefficient: 1 } }] },
});
export const braced = plane({
  bodies: corners,
  constraints: sticks(corners, [...frame, [0, 2], [1, 3]]),
  more: { forces: [{ drag: { coefficient: 1 } }] },
});

export const coaster = bead(
  "plane",
  "spline",
  {
    points: [
      [-2, 1.5],
      [-1.2, 0.5],
      [-0.4, -0.1],
      [0.4, 0],
      [1.2, 0.5],
      [2, 1.5],
    ],
  },
  { at: [-1.6, 0.97] },
  { method: { stepSize: 0.002, alpha: 400, beta: 40 } },
);

/** x₁² + y₂ = 1: a spring moves the first particle to and fro, and the condition the second one up and down. */
export const typed = plane({
  bodies: [fixed([0, 0]), particle([0.9, 0]), particle([0, 0.19])],
  constraints: [{ formula: { of: [1, 2], condition: "x1^2 + y2 = 1" } }],
  gravity: false,
  more: { forces: [{ spring: { between: [0, 1], stiffness: 10, rest: 0 } }] },
});

/** Released at rest from different heights of a parabola. */
export const beads = plane({
  bodies: [particle([-1.2, 1.44]), particle([-0.5, 0.25])],
  constraints: [0, 1].map((body) => ({ parabola: { body, curvatureRadius: 0.5 } })),
});
