// Cases of proposition 3: two rows of a particle of 1 kg with whole gradients, b and λ; A and w by the core.
import { isRefusal, solve } from "../../../lcp/core";
import { problem } from "../../../lcp/problem";
import { type ConstraintDocument, type SceneDocument, withSimulation } from "../../../simulation/core";
import { particle } from "../../sketch";
import type { Proposition } from "./search";

type Pair = readonly [number, number];
interface Rows {
  readonly gradients: readonly [Pair, Pair];
  readonly b: Pair;
  readonly lambda: Pair;
  /** C̈ = Aλ + b */
  readonly w: Pair;
}

const gradients: readonly Pair[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 0],
];
const signs = [0, 1, -1];
const pairs: readonly Pair[] = signs.flatMap((x) => signs.map((y): Pair => [x, y]));
const endless = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
const both = [0, 1] as const;
const written = (list: readonly unknown[]): string => `(${list.join(", ").replaceAll("-", "−")})`;

/** Two lines through the particle with these gradients. */
function delassus([first, second]: Rows["gradients"]): readonly (readonly number[])[] {
  const line = ([x, y]: Pair): ConstraintDocument => ({
    polynomial: {
      body: 0,
      terms: [
        [1, 0, x],
        [0, 1, y],
      ],
    },
  });
  const scene: SceneDocument = {
    version: 1,
    space: "plane",
    gravity: [0, 0],
    bodies: [particle([0, 0])],
    constraints: [line(first), line(second)],
    method: { kind: "acceleration" },
  };
  return withSimulation(scene, (simulation) => {
    const { data } = simulation.matrix("A");
    return [
      [data[0] ?? 0, data[1] ?? 0],
      [data[2] ?? 0, data[3] ?? 0],
    ];
  });
}
function accelerations(a: readonly (readonly number[])[], b: Pair, lambda: Pair): Pair {
  const free = problem(
    a,
    b,
    endless.map((x) => -x),
    endless,
  );
  const found = solve(free, { method: "gauss-seidel", maxIterations: 0, start: [...lambda] });
  if (isRefusal(found)) throw new Error(found.message);
  return [found.w[0] ?? Number.NaN, found.w[1] ?? Number.NaN];
}

const flat = ([x, y]: Pair): boolean => x === 0 && y === 0;
/** True if row i exerts a force. */
const pushes = ({ gradients: all, lambda }: Rows, i: 0 | 1): boolean => !flat(all[i]) && lambda[i] !== 0;

/** Forces that only push, on rows that only open, solve a complementarity problem. */
export const complementary: Proposition<Rows> = {
  id: "prop3",
  hypotheses: [
    { id: "opens", holds: ({ w }) => w.every((x) => x >= 0) },
    { id: "gradient", holds: (one) => !one.gradients.some(flat) },
    { id: "pushes", holds: ({ lambda }) => lambda.every((x) => x >= 0) },
    { id: "either", holds: (one) => both.every((i) => one.w[i] === 0 || !pushes(one, i)) },
  ],
  concludes: ({ w, lambda }) => w.every((x) => x >= 0) && lambda[0] * w[0] + lambda[1] * w[1] === 0,
  cases: () =>
    gradients.flatMap((first) =>
      gradients.flatMap((second) => {
        const a = delassus([first, second]);
        return pairs.flatMap((b) =>
          pairs.map(
            (lambda): Rows => ({ gradients: [first, second], b, lambda, w: accelerations(a, b, lambda) }),
          ),
        );
      }),
    ),
  numbers: ({ gradients: [first, second], b, lambda, w }) => ({
    first: written(first),
    second: written(second),
    b: written(b),
    lambda: written(lambda),
    w: written(w),
    product: String(lambda[0] * w[0] + lambda[1] * w[1]).replace("-", "−"),
  }),
  proof: [[], ["opens"], ["gradient"], ["gradient", "either"], ["gradient", "either"]],
};
