// Painlevé's rod as bodies: two starts that differ by 1 cm/s at the tip, run by the core with impulses.
import { problem } from "../../lcp/problem";
import { solutionsOf, verdictOf } from "../../lcp/verdict";
import { type SceneDocument, withSimulation } from "../../simulation/core";
import { ground, plane, stepping } from "../sketch";
import { rods } from "./rod";
import type { Rod } from "./rod-problem";

/** Half the length and the radius of the rod, m; how fast its tip slides, m/s. */
export const half = 1;
const radius = 1e-3;
const sliding = 3;
/** Speeds of the tip away from the ground. m/s */
export const lifts = [0, 0.01] as const;
/** Weight changes the speed of the tip by less than the second start in one step. s */
const stepSize = 0.0005;
/** The other end has not reached the ground. s */
export const until = 0.25;
/** Steps from one picture to the next. */
const every = 5;

export const outcomes = { one: rods.flat, none: rods.chalk, several: rods.turning } as const;
export type Outcome = keyof typeof outcomes;

export function rodScene({ theta, mu, omega }: Rod, lift: number): SceneDocument {
  const angle = (theta * Math.PI) / 180;
  const velocity = [sliding - omega * half * Math.sin(angle), lift - omega * half * Math.cos(angle)];
  return plane({
    bodies: [
      ground({ friction: mu }),
      {
        shape: { capsule: { halfLength: half, radius } },
        at: [0, half * Math.sin(angle) + radius],
        mass: 1,
        inertia: (half * half) / 3,
        angle: -angle,
        velocity,
        spin: omega,
        friction: mu,
      },
    ],
    constraints: [],
    method: { ...stepping, stepSize },
  });
}

export interface Pose {
  /** Middle, m, and angle, rad. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}
export interface Film {
  readonly poses: readonly Pose[];
  /** Largest impulse of a step, N·s. */
  readonly impulse: number;
  /** Height of the tip at the end, m. */
  readonly height: number;
  /** Angular velocity right after the largest impulse, and at the end, rad/s. */
  readonly spin: number;
  readonly last: number;
}

/** The motion from one start. */
export function film(rod: Rod, lift: number): Film {
  return withSimulation(rodScene(rod, lift), (simulation) => {
    const pose = (): Pose => {
      const [x, y, angle] = ["x", "y", "angle"].map((part) => simulation.observe(`body[1].${part}`));
      return { x: x ?? 0, y: y ?? 0, angle: angle ?? 0 };
    };
    const poses = [pose()];
    let [impulse, spin] = [0, simulation.observe("body[1].spin")];
    for (let k = 1; k <= Math.round(until / stepSize); k++) {
      simulation.step(1);
      const now = stepSize * (simulation.contacts()[0]?.lambda[0] ?? 0);
      if (now > impulse) [impulse, spin] = [now, simulation.observe("body[1].spin")];
      if (k % every === 0) poses.push(pose());
    }
    const { y, angle } = pose();
    const last = simulation.observe("body[1].spin");
    return { poses, impulse, spin, last, height: y + half * Math.sin(angle) - radius };
  });
}

/** How many forces of the ground fit the accelerations of a rod whose tip rests on it. */
export function solutionCount(rod: Rod): number {
  return withSimulation(rodScene(rod, 0), (simulation) => {
    const { a, b } = simulation.contactProblem();
    return solutionsOf(verdictOf(problem([[a[0] ?? Number.NaN]], [b[0] ?? Number.NaN]))).length;
  });
}
