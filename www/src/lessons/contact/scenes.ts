// The bodies of the lesson: all smooth, so that each contact has one unknown, λ along its normal.
import type { BodyDocument, MethodDocument, SceneDocument } from "../../simulation/core";
import { box, disc, ground, plane, stepping } from "../sketch";

const smooth = { friction: 0 };
const scene = (bodies: BodyDocument[], method: MethodDocument = {}): SceneDocument =>
  plane({ bodies, constraints: [], method: { ...stepping, ...method } });

/** Of 2 kg, 1 m wide: what the λ-plane shows. */
export const boxOnGround = scene([ground(smooth), box([0, 0.3], [0.5, 0.3], { mass: 2, ...smooth })]);
/** A tilted box, released above the ground. */
export const boxFalling = scene([
  ground(smooth),
  box([0, 1.1], [0.5, 0.3], { mass: 2, angle: 0.4, ...smooth }),
]);

const trestle = (x: number): BodyDocument => box([x, 0.25], [0.1, 0.25], { fixed: true, ...smooth });
const plank = box([0, 0.58], [1.2, 0.08], { mass: 2, ...smooth });
/** Both trestles left of the plank's middle. */
export const tipping = scene([trestle(-0.9), trestle(-0.25), plank]);
export const lying = scene([trestle(-0.8), trestle(0.5), plank]);
/** One trestle more than is needed; the plank is let down on them from two centimetres above. */
const lowered = { ...plank, at: [0, 0.6] };
export const threefold = scene([trestle(-0.8), trestle(0), trestle(0.8), lowered], {
  solver: { maxIterations: 200 },
});

/** The last step before the ground is 24 cm long. */
export const fastBall = scene(
  [ground(smooth), disc([0, 3], 0.2, { mass: 1, velocity: [0, -12], ...smooth })],
  { stepSize: 0.02 },
);

const elastic = { mass: 1, friction: 0, restitution: 1 };
/** When the discs touch, the line of their centres is at 30° to the path of the first. */
export const offCentre = plane({
  bodies: [disc([-0.9, 0], 0.2, { ...elastic, velocity: [3, 0] }), disc([0.4, 0.2], 0.2, elastic)],
  constraints: [],
  gravity: false,
  method: { ...stepping, stepSize: 0.04 },
});

/** Flies past the upper right corner of a block at a distance of 1.4 cm; the step before it sees the top only. */
export const passing = plane({
  bodies: [
    box([0, 0], [0.5, 0.5], { fixed: true, ...smooth }),
    disc([-0.35, 1.28], 0.1, { mass: 1, velocity: [4, -3], ...smooth }),
  ],
  constraints: [],
  gravity: false,
  method: { ...stepping, stepSize: 0.04 },
});

/** Pushed from the left with 10 N through its middle, 0.3 m up; rough enough not to slide. */
export const pushed: SceneDocument = {
  ...plane({
    bodies: [ground({ friction: 1 }), box([0, 0.3], [0.5, 0.3], { mass: 2, friction: 1 })],
    constraints: [],
    method: stepping,
  }),
  forces: [{ constant: { body: 1, force: [10, 0] } }],
};
