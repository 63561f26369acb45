// The bodies of the lesson: bars of one metre on a pin, whole or torn off, in a chain, with a motor or with limits.
import type { BodyDocument, ConstraintDocument, MethodDocument, SceneDocument } from "../../simulation/core";
import { box, fixed, joints, plane } from "../sketch";

/** Half of a bar's length, m: from its middle to either joint. */
const half = 0.5;
/** Bars of a chain and their pin lie over each other. */
const bar = (x: number, y: number, angle = 0): BodyDocument =>
  box([x, y], [half, 0.05], { mass: 1, angle, collides: false });
const pin = fixed([0, 0]);
const onPin: ConstraintDocument[] = joints([half]);

/** Fifty steps a second and no substeps: errors large enough to be seen, and every system solved exactly. */
const exact: MethodDocument = {
  kind: "velocity",
  stepSize: 0.02,
  substeps: 1,
  solver: { kind: "direct" },
};
/** Method with a solver that supports bounds. */
const bounded: MethodDocument = {
  kind: "velocity",
  stepSize: 0.01,
  substeps: 1,
  solver: { maxIterations: 100 },
};

/** Two bars held out level: a pendulum with two joints. */
export const pendulum: SceneDocument = plane({
  bodies: [pin, bar(half, 0), bar(3 * half, 0)],
  constraints: joints([half, half]),
  method: exact,
});

/** How far the end of the torn bar is from its pin, m. */
export const tear = 0.3;
/** Weightless and at rest, its end below the pin. */
export const torn: SceneDocument = plane({
  bodies: [pin, bar(half, -tear)],
  constraints: onPin,
  gravity: false,
  method: exact,
});

const links = 6;
const short = half / 2;
/** Six short bars held out level, with ten sweeps in every step. */
export const chain: SceneDocument = plane({
  bodies: [
    pin,
    ...Array.from({ length: links }, (_, i) =>
      box([(2 * i + 1) * short, 0], [short, 0.05], { mass: 1, collides: false }),
    ),
  ],
  constraints: joints(Array.from({ length: links }, () => short)),
  method: { ...exact, solver: { maxIterations: 10 } },
});

/** A hanging bar and a motor on its pin; N·m. */
export const motor = (maxTorque: number): SceneDocument =>
  plane({
    bodies: [pin, bar(0, -half, -Math.PI / 2)],
    constraints: [...onPin, { motor: { between: [0, 1], speed: 1, maxTorque } }],
    method: bounded,
  });

/** As far as the hinge turns to either side, rad. */
export const limit = 0.6;
export const limited: SceneDocument = plane({
  bodies: [pin, bar(half, 0)],
  constraints: [
    {
      hinge: {
        between: [0, 1],
        anchors: [
          [0, 0],
          [-half, 0],
        ],
        limited: true,
        lower: -limit,
        upper: limit,
      },
    },
  ],
  method: bounded,
});
