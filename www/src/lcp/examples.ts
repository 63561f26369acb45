// Problems worth looking at, by the part of the menu they stand in. Answers of many are known exactly (docs, cases 23 to 30).
import { type Problem, problem } from "./problem";

export interface Example {
  /** Message `lcp-example-<id>`. */
  readonly id: string;
  readonly group: "one" | "many" | "none" | "larger" | "bounds";
  readonly problem: Problem;
  readonly start?: readonly number[];
}

const none = Number.NEGATIVE_INFINITY;
const endless = Number.POSITIVE_INFINITY;
const square = (n: number, entry: (i: number, j: number) => number): number[][] =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => entry(i, j)));
const all = (n: number, value: number): number[] => Array.from({ length: n }, () => value);

/** 1 on the diagonal, 2 above it. */
const murty = (n: number): number[][] => square(n, (i, j) => (i === j ? 1 : i < j ? 2 : 0));
function product(a: readonly (readonly number[])[], transposedFirst: boolean): number[][] {
  const at = (i: number, k: number): number => (transposedFirst ? a[k]?.[i] : a[i]?.[k]) ?? 0;
  return square(a.length, (i, j) => a.reduce((sum, _, k) => sum + at(i, k) * at(j, k), 0));
}

/** A contact in space that slides towards (−0.8, −0.6): a normal row and two tangents, each by itself. */
function contact(kind: "box" | "cone"): Problem {
  const plain = problem(
    square(3, (i, j) => (i === j ? 1 : 0)),
    [-1, -0.8, -0.6],
  );
  return { ...plain, friction: [{ normal: 0, tangents: [1, 2], mu: 0.5, kind }] };
}

export const examples: readonly Example[] = [
  {
    id: "coupled",
    group: "one",
    problem: problem(
      [
        [2, 1],
        [1, 2],
      ],
      [-5, -6],
    ),
    start: [0, 0],
  },
  {
    id: "plank",
    group: "one",
    problem: problem(
      [
        [2.5, -0.5],
        [-0.5, 2.5],
      ],
      [-1, -1],
    ),
  },
  {
    id: "edge",
    group: "one",
    problem: problem(
      [
        [2, 1],
        [1, 2],
      ],
      [-4, 1],
    ),
  },
  {
    id: "turning",
    group: "one",
    problem: problem(
      [
        [1, 2],
        [-2, 1],
      ],
      [-2, 1],
    ),
    start: [1, 2],
  },
  {
    id: "three-p",
    group: "many",
    problem: problem(
      [
        [1, 2],
        [2, 1],
      ],
      [-1, -1],
    ),
    start: [0.4, 0.3],
  },
  {
    id: "two",
    group: "many",
    problem: problem(
      [
        [1, 2],
        [2, 0],
      ],
      [-1, -1.2],
    ),
  },
  {
    id: "segment",
    group: "many",
    problem: problem(
      [
        [1, 1],
        [1, 1],
      ],
      [-1, -1],
    ),
  },
  {
    id: "ray",
    group: "many",
    problem: problem(
      [
        [1, -1],
        [-1, 1],
      ],
      [0, 0],
    ),
  },
  { id: "minus-two", group: "many", problem: problem([[-1]], [1]) },
  { id: "minus-none", group: "none", problem: problem([[-1]], [-1]) },
  {
    id: "infeasible",
    group: "none",
    problem: problem(
      [
        [1, -1],
        [-1, 1],
      ],
      [-1, 0.5],
    ),
  },
  {
    id: "feasible-none",
    group: "none",
    problem: problem(
      [
        [0, 1],
        [0, 0],
      ],
      [-1, 1],
    ),
  },
  {
    id: "cyclic",
    group: "larger",
    problem: problem(
      [
        [0, -1, 2],
        [2, 0, -2],
        [-1, 1, 0],
      ],
      [-3, 6, -1],
    ),
  },
  {
    id: "cycle",
    group: "larger",
    problem: problem(
      [
        [1, 2, 0],
        [0, 1, 2],
        [2, 0, 1],
      ],
      [-1, -1, -1],
    ),
  },
  { id: "murty", group: "larger", problem: problem(murty(5), all(5, -1)) },
  { id: "fathi", group: "larger", problem: problem(product(murty(5), false), all(5, -1)) },
  { id: "fathi-turned", group: "larger", problem: problem(product(murty(5), true), all(5, -1)) },
  {
    id: "chain",
    group: "larger",
    problem: problem(
      square(10, (i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0)),
      all(10, -1),
    ),
  },
  {
    id: "box",
    group: "bounds",
    problem: problem(
      [
        [2, 1],
        [1, 2],
      ],
      [-5, -6],
      [0, -1],
      [1, 2],
    ),
  },
  {
    id: "mixed",
    group: "bounds",
    problem: problem(
      [
        [2, 1],
        [1, 2],
      ],
      [-4, 1],
      [0, none],
      [endless, endless],
    ),
  },
  {
    id: "linear",
    group: "bounds",
    problem: problem(
      [
        [2, 1],
        [1, 2],
      ],
      [-5, -6],
      [none, none],
      [endless, endless],
    ),
  },
  { id: "cone", group: "bounds", problem: contact("cone") },
  { id: "pyramid", group: "bounds", problem: contact("box") },
  {
    id: "sliding",
    group: "bounds",
    problem: problem(
      [
        [1, 0.2],
        [0.2, 1],
      ],
      [-1, 0.9],
      [0, -0.5],
      [endless, 0.5],
    ),
  },
];

export const groups = ["one", "many", "none", "bounds", "larger"] as const;

export function example(id: string): Example {
  const found = examples.find((each) => each.id === id);
  if (!found) throw new Error(`no example "${id}"`);
  return found;
}
