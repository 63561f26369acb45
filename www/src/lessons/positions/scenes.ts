// The systems of the lesson: constraints with and without invariance, a turning rod, a hanging and a falling chain, the figure.
import type { MethodDocument, SceneDocument, Vector } from "../../simulation/core";
import { figure } from "../particles/scenes";
import { fixed, particle, plane, rod, stick } from "../sketch";

/** Position-based dynamics, a hundred steps a second. */
const position: MethodDocument = {
  kind: "position",
  stepSize: 0.01,
  substeps: 1,
  sweeps: 10,
  compliance: 0,
};

const square: Vector[] = [
  [-0.4, -0.4],
  [0.4, -0.4],
  [0.4, 0.4],
  [-0.4, 0.4],
];
/** A turning square of sticks, an angle and an area afloat; a bead on a ring about the origin, a bead on a line. */
export const invariance: SceneDocument = (() => {
  const bodies = [
    ...square.map(([x = 0, y = 0]) => particle([x + 1.6, y], { velocity: [-2 * y, 2 * x] })),
    particle([0.9, 0], { velocity: [0, 1.5] }),
    particle([-1.3, -0.9]),
    fixed([-1.3, 0]),
  ];
  return plane({
    bodies,
    constraints: [
      ...square.map((_, i) => stick(bodies, i, (i + 1) % 4)),
      { angle: { between: [3, 0, 1], angle: Math.PI / 2 } },
      { area: { around: [0, 1, 2, 3], area: 0.64 } },
      { circle: { body: 4, radius: 0.9, form: "length" } },
      { line: { body: 5, point: [-1.3, 0], direction: [0, 1] } },
    ],
    gravity: false,
    method: position,
    // A weak spring keeps the bead on the line in view.
    more: { forces: [{ spring: { between: [6, 5], stiffness: 2, rest: 0 } }] },
  });
})();

/** How fast the rod turns at first, rad/s. */
export const turning = 5;
/** Two beads on a stick of one metre, turning without weight. */
export const free = (method: MethodDocument): SceneDocument =>
  plane({
    bodies: [
      particle([-0.5, 0], { velocity: [0, -turning / 2] }),
      particle([0.5, 0], { velocity: [0, turning / 2] }),
    ],
    constraints: [rod(0, 1, 1)],
    gravity: false,
    method,
  });
export const turningRod = free({ ...position, stepSize: 0.02 });
export const shaken = free({ kind: "rattle", stepSize: 0.02, substeps: 1 });

/** Links of the chains, and the length of each, m. */
const [links, link] = [8, 0.2];
const chain = (place: (along: number) => Vector, method: MethodDocument, drag: number): SceneDocument =>
  plane({
    bodies: [fixed([0, 0]), ...Array.from({ length: links }, (_, i) => particle(place((i + 1) * link)))],
    constraints: Array.from({ length: links }, (_, i) => rod(i, i + 1, link)),
    method,
    more: drag > 0 ? { forces: [{ drag: { coefficient: drag } }] } : {},
  });
/** A hanging chain of 1 kg beads that comes to rest. */
export const hanging = (sweeps: number, compliance: number): SceneDocument =>
  chain((along) => [0, -along], { ...position, stepSize: 0.02, sweeps, compliance }, 2);
/** A chain held out level and let go: twenty visits of every stick in each step of 20 ms. */
export const falling = (substeps: number, sweeps: number): SceneDocument =>
  chain((along) => [along, 0], { ...position, stepSize: 0.02, substeps, sweeps }, 0);

/** Jakobsen's way: four sweeps a frame. */
export const jakobsen: SceneDocument = {
  ...figure,
  forces: [],
  method: { ...position, stepSize: 1 / 60, sweeps: 4 },
};
/** Witkin's way: forces, feedback, a linear system in each of four stages. */
export const witkin: SceneDocument = {
  ...figure,
  forces: [],
  method: {
    kind: "acceleration",
    integrator: "rk4",
    stepSize: 1 / 60,
    substeps: 1,
    alpha: 100,
    beta: 20,
    solver: { kind: "cg" },
  },
};
