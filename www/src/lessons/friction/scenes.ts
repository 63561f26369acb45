// The bodies of the lesson: boxes on an incline, a puck on ice that is not quite smooth.
import type { BodyDocument, ParameterValue, SceneDocument, Vector } from "../../simulation/core";
import { box, disc, ground, plane, space, stepping } from "../sketch";

const degree = Math.PI / 180;
/** μ of both surfaces. */
export const mu = 0.5;

/** Parameters of the catalogue's box on an incline; `angle` in rad. */
export const onIncline = (angle: number, friction: number): Record<string, ParameterValue> => ({
  angle,
  friction,
  stepSize: 0.01,
  substeps: 1,
  maxIterations: 30,
});

interface Sliding {
  /** Of the incline, degrees. */
  readonly angle: number;
  readonly half?: Vector;
  readonly friction?: number;
  /** Down the incline, m/s. */
  readonly speed?: number;
  readonly more?: Partial<BodyDocument>;
}
/** A box on an incline that falls to the left; it starts one and a half metres up. */
export function incline({
  angle,
  half = [0.5, 0.3],
  friction = mu,
  speed = 0,
  more,
}: Sliding): SceneDocument {
  const [c, s] = [Math.cos(angle * degree), Math.sin(angle * degree)];
  const [, b = 0] = half;
  const up = 1.2;
  return plane({
    bodies: [
      { shape: { halfPlane: [-s, c] }, at: [0, 0], fixed: true, friction },
      box([up * c - b * s, up * s + b * c], half, {
        mass: 2,
        angle: angle * degree,
        velocity: [-speed * c, -speed * s],
        friction,
        ...more,
      }),
    ],
    constraints: [],
    method: stepping,
  });
}

/** Friction drops to a part once surfaces slide. */
const slippery = { slidingFriction: 0.7 };
export const resting = incline({ angle: 24, more: slippery });
export const nudged = incline({ angle: 24, more: slippery, speed: 0.3 });
/** Slim and rough. */
export const tall = incline({ angle: 22, half: [0.25, 0.8], friction: 0.8 });

/** Pushed at 3 m/s, at an angle to the two directions in which friction is counted. */
export const puck: SceneDocument = space({
  bodies: [
    { shape: { halfSpace: [0, 1, 0] }, at: [0, 0, 0], fixed: true, friction: 0.3 },
    {
      shape: { box: [0.25, 0.1, 0.25] },
      at: [0, 0.1, 0],
      mass: 1,
      friction: 0.3,
      velocity: [3 * Math.cos(0.4), 0, 3 * Math.sin(0.4)],
    },
  ],
  constraints: [],
  method: stepping,
});

/** A disc that is pushed without spin; rolling friction is an arm, m. */
export const rollingDisc = (rollingFriction: number): SceneDocument =>
  plane({
    bodies: [
      ground({ friction: mu }),
      disc([-2, 0.3], 0.3, { mass: 1, friction: mu, velocity: [2, 0], rollingFriction }),
    ],
    constraints: [],
    method: stepping,
  });
/** A ball that spins about the vertical; torsional friction is an arm, m. */
export const spinningBall = (torsionalFriction: number): SceneDocument =>
  space({
    bodies: [
      { shape: { halfSpace: [0, 1, 0] }, at: [0, 0, 0], fixed: true, friction: mu },
      { shape: { sphere: 0.3 }, at: [0, 0.3, 0], mass: 1, friction: mu, spin: [0, 10, 0], torsionalFriction },
    ],
    constraints: [],
    method: stepping,
  });

/** A box of 2 kg on level ground, pulled by a force through its middle. N */
export const pulled = (force: Vector): SceneDocument => ({
  ...plane({
    bodies: [
      { shape: { halfPlane: [0, 1] }, at: [0, 0], fixed: true, friction: mu },
      box([0, 0.05], [0.5, 0.05], { mass: 2, friction: mu }),
    ],
    constraints: [],
    method: stepping,
  }),
  forces: [{ constant: { body: 1, force } }],
});
