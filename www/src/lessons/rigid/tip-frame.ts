// How the picture of ω and L looks at them: the first L stands upright, the eye is a little above the plane across it.
// Lengths are those of the first moment, so that what changes is seen to change. Pure.
import type { Vector } from "../../simulation/core";

export interface TipFrame {
  /** Where a vector of this kind ends in the picture: to the right and down. */
  momentum(vector: Vector): Place;
  velocity(vector: Vector): Place;
  /** The middle of the invariable plane, and the half axes of a circle in it. */
  readonly plane: { readonly at: Place; readonly a: number; readonly b: number };
}
export type Place = readonly [x: number, y: number];

/** In the picture's units: L at first, the plane's height, the circle drawn in it. */
const [tall, height, circle] = [104, 72, 62];
/** How far above the plane the eye is. */
const tilt = 0.38;

const dot = (a: Vector, b: Vector): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const cross = ([a = 0, b = 0, c = 0]: Vector, [d = 0, e = 0, f = 0]: Vector): Vector => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
];
const unit = (a: Vector): Vector => a.map((x) => x / Math.sqrt(dot(a, a)));

/** Null where there is no direction: a body at rest. */
export function tipFrame(momentum: Vector, velocity: Vector): TipFrame | null {
  const size = Math.sqrt(dot(momentum, momentum));
  if (!(size > 1e-9)) return null;
  const up = unit(momentum);
  const along = dot(velocity, up);
  if (!(along > 1e-9)) return null;
  // To the right; where L points along z, another axis has to help.
  const right = unit(Math.abs(up[2] ?? 0) < 0.9 ? cross(up, [0, 0, 1]) : cross([0, 1, 0], up));
  const near = cross(right, up);
  const seen = (vector: Vector, scale: number): Place => [
    scale * dot(vector, right),
    -scale * (Math.cos(tilt) * dot(vector, up) - Math.sin(tilt) * dot(vector, near)),
  ];
  return {
    momentum: (vector) => seen(vector, tall / size),
    velocity: (vector) => seen(vector, height / along),
    plane: { at: [0, -height * Math.cos(tilt)], a: circle, b: circle * Math.sin(tilt) },
  };
}
