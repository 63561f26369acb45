// One scene for all methods: two bars on a pin; and one stick that is a millimetre too long, for the maps of stability.
import type { MethodDocument, SceneDocument } from "../../simulation/core";
import { box, fixed, joints, particle, plane, rod } from "../sketch";

const half = 0.5;
/** Angles at which the bars begin, rad. */
const [upper, lower] = [-0.4, -1];
const [x, y] = [half * Math.cos(upper), half * Math.sin(upper)];

export const pendulum: SceneDocument = plane({
  bodies: [
    fixed([0, 0]),
    box([x, y], [half, 0.05], { mass: 1, angle: upper, collides: false }),
    box([2 * x + half * Math.cos(lower), 2 * y + half * Math.sin(lower)], [half, 0.05], {
      mass: 1,
      angle: lower,
      collides: false,
    }),
  ],
  constraints: joints([half, half]),
  method: {
    kind: "acceleration",
    integrator: "rk4",
    stepSize: 0.01,
    substeps: 1,
    solver: { kind: "direct" },
  },
});

/** By how much the stick is too long at first, m. */
export const stretched = 0.001;
export const stick = (method: MethodDocument): SceneDocument =>
  plane({
    bodies: [fixed([0, 0]), particle([1 + stretched, 0])],
    constraints: [rod(0, 1, 1)],
    gravity: false,
    method: {
      integrator: "symplectic-euler",
      stepSize: 0.02,
      substeps: 1,
      solver: { kind: "direct" },
      ...method,
    },
  });
