// Painlevé's rod as a mixed complementarity problem: Newton's equations of a slender rod that slides on its tip, one row each,
// with the push of the ground as the only unknown that has a bound. The core takes out the others.
import { ask, isRefusal } from "../../lcp/core";
import { type Problem, problem } from "../../lcp/problem";
import { reduceMixed } from "../../simulation/laboratory";

export interface Rod {
  /** Angle to the ground, degrees. */
  readonly theta: number;
  /** Coefficient of friction. */
  readonly mu: number;
  /** Spin, rad/s. */
  readonly omega: number;
}

/** Half the length, m; mass, kg; m/s². */
const [half, mass, gravity] = [1, 1, 9.81];

/** Unknowns λ_n, λ_t, a_x, a_y, α; the first row is the acceleration of the tip away from the ground, the others are equations. */
export function rodEquations({ theta, mu, omega }: Rod): { a: number[][]; b: number[]; free: number[] } {
  const angle = (theta * Math.PI) / 180;
  // From the middle to the tip.
  const [x, y] = [half * Math.cos(angle), -half * Math.sin(angle)];
  const inertia = (mass * half * half) / 3;
  return {
    a: [
      [0, 0, 0, 1, x],
      [mu, 1, 0, 0, 0],
      [0, -1, mass, 0, 0],
      [-1, 0, 0, mass, 0],
      [-x, y, 0, 0, inertia],
    ],
    b: [-omega * omega * y, 0, 0, mass * gravity, 0],
    free: [1, 2, 3, 4],
  };
}

/** The rod's problem without its equations: one pair. */
export function rodPair(rod: Rod): Problem {
  const { a, b, free } = rodEquations(rod);
  const left = ask(() => reduceMixed(a, b, free));
  if (isRefusal(left)) throw new Error(left.message);
  return problem([[left.a[0] ?? Number.NaN]], [left.b[0] ?? Number.NaN]);
}
