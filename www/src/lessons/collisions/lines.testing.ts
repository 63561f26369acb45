// Numbers for the lines of the derivation: two bodies in space that meet away from their centres, by the core.
import { column, diagonal, type Matrix, product, sum } from "../../formula/evaluate.testing";
import { collisionImpulse } from "../../simulation/core";
import type { Derived } from "../lines.testing";

/** [r]×, with which r × v is a product. */
const turning = ([x = 0, y = 0, z = 0]: readonly number[]): Matrix => [
  [0, -z, y],
  [z, 0, -x],
  [-y, x, 0],
];
const times = (a: Matrix, b: Matrix): Matrix => product(a, b) as Matrix;
const plus = (a: Matrix, b: Matrix): Matrix => sum(a, b) as Matrix;
const scaled = (factor: number, a: Matrix): Matrix => product(factor, a) as Matrix;

export const derived: Derived = {
  cases: () => {
    const e = 0.6;
    const normal = [0.6, 0, 0.8];
    const point = [0.3, 0.2, -0.1];
    const bodies = [
      { mass: 2, inertia: [0.3, 0.5, 0.4], at: [-0.2, 0.1, -0.4], velocity: [2, 0.3, 1], spin: [0.5, -1, 2] },
      {
        mass: 3,
        inertia: [0.7, 0.2, 0.6],
        at: [0.9, 0.1, 0.6],
        velocity: [-1, 0.4, 0.2],
        spin: [1, 0.2, -0.7],
      },
    ] as const;
    const [first, second] = bodies;
    const { a, after } = collisionImpulse({ e, normal, point, a: first, b: second });
    const arm = ({ at }: (typeof bodies)[number]) => point.map((x, i) => x - (at[i] ?? 0));
    const identity = diagonal([1, 1, 1]);
    const inverses = bodies.map(({ inertia }) => diagonal(inertia.map((each) => 1 / each)));
    /** Velocity of the contact point: the second body's less the first's. */
    const relative = (
      states: readonly { velocity: ArrayLike<number>; spin: ArrayLike<number> }[],
    ): Matrix => {
      const [one, other] = states.map(({ velocity, spin }, i) =>
        plus(
          column(velocity),
          times(turning(Array.from(spin)), column(arm(bodies[i] as (typeof bodies)[number]))),
        ),
      ) as [Matrix, Matrix];
      return plus(other, scaled(-1, one));
    };
    const k = bodies
      .map((body, i) => {
        const r = turning(arm(body));
        return plus(scaled(1 / body.mass, identity), scaled(-1, times(times(r, inverses[i] ?? []), r)));
      })
      .reduce(plus);
    const ends = [after.a, after.b].map(({ velocity, spin }) => ({ velocity, spin: spin as Float64Array }));
    const shared = { a, e, "\\n": column(normal), "\\bm{K}": k };
    const each = bodies.map((body, i) => ({
      lines: [1, 2],
      values: {
        ...shared,
        "\\pm": i === 0 ? -1 : 1,
        "\\bm{v}_i^{-}": column(body.velocity),
        "\\bm{v}_i^{+}": column(ends[i]?.velocity ?? []),
        "\\bm{\\omega}_i^{-}": column(body.spin),
        "\\bm{\\omega}_i^{+}": column(ends[i]?.spin ?? []),
        "\\bm{I}_i^{-1}": inverses[i] ?? [],
        "\\bm{r}_i": column(arm(body)),
        m_i: body.mass,
      },
    }));
    const together = {
      lines: [3, 4, 5, 6],
      values: { ...shared, "\\bm{u}^{-}": relative(bodies), "\\bm{u}^{+}": relative(ends) },
    };
    return [...each, together];
  },
};
