// The bodies of the lesson: balls that drop, meet, and stand in a row; a rod that is hit; a rack of balls.
import type { BodyDocument, ParameterValue, SceneDocument } from "../../simulation/core";
import { box, disc, plane, stepping } from "../sketch";

const fine = { ...stepping, stepSize: 0.004 };
const free = (bodies: BodyDocument[], sweeps = 200): SceneDocument =>
  plane({
    bodies,
    constraints: [],
    gravity: false,
    method: { ...fine, solver: { maxIterations: sweeps } },
  });

/** Parameters of the catalogue's bouncing ball: its lowest point falls one metre. */
export const bounce = (restitution: number): Record<string, ParameterValue> => ({
  height: 1,
  restitution,
  stepSize: 0.004,
  substeps: 1,
  maxIterations: 30,
});

const smooth = { friction: 0, mass: 1 };
/** One ball at rest, one that comes at 2 m/s. */
export const pair = (restitution: number): SceneDocument =>
  free([
    disc([-1, 0], 0.25, { velocity: [2, 0], restitution, ...smooth }),
    disc([0.5, 0], 0.25, { restitution, ...smooth }),
  ]);

/** Two smooth balls whose line of centres is at an angle to the velocity when they touch. */
export function oblique(angle: number): SceneDocument {
  const apart = [0.5 * Math.cos(angle), -0.5 * Math.sin(angle)] as const;
  const scene = free([
    disc([-1, 0], 0.25, { velocity: [2, 0], restitution: 1, ...smooth }),
    disc(apart, 0.25, { restitution: 1, ...smooth }),
  ]);
  // The normal is that at the beginning of the step: short steps, so that it is that of the impact.
  return { ...scene, method: { ...scene.method, stepSize: 0.001 } };
}

/** A ball hits a rod that lies free, so far from its middle. */
export const rod = (offset: number): SceneDocument =>
  free([
    disc([-1, offset], 0.1, { velocity: [2, 0], restitution: 1, ...smooth }),
    box([0, 0], [0.05, 0.9], { restitution: 1, ...smooth }),
  ]);

/** Three balls that touch: the left one moves, with e = 1 against the one at rest; the right one is leaving, with e = 0. */
export const unlike = free([
  disc([-0.4, 0], 0.2, { velocity: [2, 0], restitution: 1, ...smooth }),
  disc([0, 0], 0.2, { restitution: 0, ...smooth }),
  disc([0.4, 0], 0.2, { velocity: [1, 0], restitution: 0, ...smooth }),
]);

const radius = 0.2;
/** Five balls in a row at a height between two walls; the first comes at 2 m/s. Two runs at two heights stand side by side. */
export function cradle(restitution: number, height: number): SceneDocument {
  const balls = Array.from({ length: 5 }, (_, i) =>
    disc([i === 0 ? -1.4 : (i - 2.5) * 2 * radius, height], radius, {
      velocity: [i === 0 ? 2 : 0, 0],
      restitution,
      ...smooth,
    }),
  );
  const wall = (x: number): BodyDocument =>
    box([x, 0], [0.1, 0.65], { fixed: true, restitution: 1, friction: 0 });
  return free([...balls, wall(-2.1), wall(2.1)]);
}

/** Fifteen balls in a triangle, and one that breaks it, on a table with cushions. */
export function rack(): SceneDocument {
  const r = 0.1;
  const ball = { restitution: 0.95, friction: 0.05, mass: 0.17 };
  const triangle = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: row + 1 }, (__, i) =>
      disc([0.3 + row * r * Math.sqrt(3) * 1.002, (2 * i - row) * r * 1.002], r, ball),
    ),
  ).flat();
  const cushion = (x: number, y: number, w: number, h: number): BodyDocument =>
    box([x, y], [w, h], { fixed: true, restitution: 0.8, friction: 0.1 });
  return free(
    [
      disc([-1.5, 0.02], r, { ...ball, velocity: [7, 0] }),
      ...triangle,
      cushion(0, 1.15, 2.3, 0.1),
      cushion(0, -1.15, 2.3, 0.1),
      cushion(-2.2, 0, 0.1, 1.05),
      cushion(2.2, 0, 0.1, 1.05),
    ],
    60,
  );
}
