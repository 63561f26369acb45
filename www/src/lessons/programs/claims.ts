// Numbers of the text that the core computes.
import { ProgramState } from "../../lcp/program";
import { programExamples } from "../../lcp/program-examples";
import { ascending, type Claim, equal, type OrderClaim, type WordClaim, word } from "../claims";
import { pulledBead } from "./film";
import { same } from "./sameness.testing";

const best = (name: keyof typeof programExamples, i: 0 | 1): number =>
  new ProgramState(programExamples[name]).candidates[0]?.x[i] ?? Number.NaN;
/** The lowest point without its walls: they stand far away. */
const lowest = (i: 0 | 1): number =>
  new ProgramState({ ...programExamples.wall, d: [100, 100] }).candidates[0]?.x[i] ?? Number.NaN;

/** Profit of the workshop with this much time on its first machine. */
const earned = (first: number): number =>
  -(new ProgramState({ ...programExamples.shop, d: [first, 9] }).candidates[0]?.x ?? []).reduce(
    (sum, x, i) => sum + x * (programExamples.shop.c[i] ?? 0),
    0,
  );
/** The price of the second machine: what a hundredth of a unit more brings. */
const price = (): number => {
  const more = new ProgramState({ ...programExamples.shop, d: [4, 9.01] }).candidates[0]?.x ?? [];
  const now = -more.reduce((sum, x, i) => sum + x * (programExamples.shop.c[i] ?? 0), 0);
  return (now - earned(4)) / 0.01;
};
/** 2 xᵀHx with H = 1 in the lowest point behind its walls. */
const form = (): number =>
  2 * (new ProgramState(programExamples.wall).candidates[0]?.x ?? []).reduce((sum, x) => sum + x * x, 0);

/** Shadow price of the first machine: profit of one more unit of time on it. */
const gain = (): number => earned(5) - earned(4);

export const claims: readonly Claim[] = [
  { at: "programs-corner-choice-middle", says: "x₁ of the best corner", value: () => best("shop", 0) },
  { at: "programs-corner-choice-middle", says: "x₂ of the best corner", value: () => best("shop", 1) },
  { at: "programs-wall-question", says: "x₁ of the lowest point", value: () => lowest(0) },
  { at: "programs-wall-question", says: "x₂ of the lowest point", value: () => lowest(1) },
  { at: "answer:programs-exercise-1", says: "price of the second machine", value: price, about: 0.002 },
  { at: "answer:programs-exercise-3", says: "λᵀMλ", value: form },
  { at: "answer:programs-exercise-4", says: "earnings", value: () => earned(4) },
  { at: "answer:programs-exercise-5", says: "earnings with one unit more", value: () => earned(5) },
  { at: "programs-exercise-4-answer", says: "earnings", value: () => earned(4) },
  { at: "programs-exercise-4-answer", says: "price of the first machine", value: gain },
  { at: "programs-exercise-4-answer", says: "price of the second machine", value: price, about: 0.002 },
  { at: "programs-exercise-4-hint", says: "x₁ of the best corner", value: () => best("shop", 0) },
  { at: "programs-exercise-4-hint", says: "x₂ of the best corner", value: () => best("shop", 1) },
  { at: "programs-exercise-5-answer", says: "earnings with one unit more", value: () => earned(5) },
  { at: "programs-exercise-5-answer", says: "how much more", value: gain },
  {
    at: "programs-corner-question",
    says: "limit of the second machine",
    value: () => programExamples.shop.d[1] ?? Number.NaN,
  },
  {
    at: "programs-lp-1",
    says: "what the first product earns",
    value: () => -(programExamples.shop.c[0] ?? Number.NaN),
  },
  { at: "programs-lp-1", says: "what the second product earns", value: () => profit(1) },
  ...[0, 1].flatMap((i) => [
    {
      at: "programs-corner-question",
      says: `what product ${i + 1} earns`,
      value: () => profit(i),
    },
    {
      at: "programs-corner-question",
      says: `limit of machine ${i + 1}`,
      value: () => programExamples.shop.d[i] ?? Number.NaN,
    },
    { at: "programs-exercise-4-hint", says: `what product ${i + 1} earns`, value: () => profit(i) },
    {
      at: "programs-exercise-4-answer",
      says: `x of product ${i + 1}`,
      value: () => best("shop", i as 0 | 1),
    },
    {
      at: "programs-exercise-4-answer",
      says: `limit of machine ${i + 1}`,
      value: () => programExamples.shop.d[i] ?? Number.NaN,
    },
    { at: "programs-exercise-1-hint", says: `pull along x of product ${i + 1}`, value: () => profit(i) },
    {
      at: "programs-wall-question",
      says: `linear term ${i + 1}`,
      value: () => -(programExamples.wall.c[i] ?? Number.NaN),
    },
    {
      at: "programs-saddle-question",
      says: `linear term ${i + 1}`,
      value: () => Math.abs(programExamples.saddle.c[i] ?? Number.NaN),
    },
    { at: "programs-exercise-3-ask", says: `x${i + 1} at the wall`, value: () => best("wall", i as 0 | 1) },
    { at: "programs-exercise-3-hint", says: `x${i + 1} at the wall`, value: () => best("wall", i as 0 | 1) },
    { at: "programs-film-1", says: `pull ${i + 1}, N`, value: () => pull(i) },
    { at: "programs-film-bead", says: `pull ${i + 1}, N`, value: () => pull(i) },
  ]),
  {
    at: "programs-wall-question",
    says: "limit of the wall",
    value: () => programExamples.wall.d[0] ?? Number.NaN,
  },
  { at: "programs-corner-choice-right", says: "only the first product", value: () => only([-3, 1], 0) },
  { at: "programs-corner-choice-top", says: "only the second product", value: () => only([1, -2], 1) },
  {
    at: "programs-exercise-5",
    says: "time of the first machine",
    value: () => programExamples.shop.d[0] ?? Number.NaN,
  },
];

const profit = (i: number): number => -(programExamples.shop.c[i] ?? Number.NaN);
/** The most of one product, where the other costs. */
const only = (c: readonly number[], i: 0 | 1): number =>
  new ProgramState({ ...programExamples.shop, c }).candidates[0]?.x[i] ?? Number.NaN;
/** Pull on the bead of the film. N */
function pull(i: number): number {
  const [first] = pulledBead.runs[0]?.scene.forces ?? [];
  const { constant } = (first ?? {}) as { constant?: { force: readonly number[] } };
  return constant?.force[i] ?? Number.NaN;
}
const shop = new ProgramState(programExamples.shop);

/** Walls that press in the best corner. */
const pressing = (): number => (shop.candidates[0]?.y ?? []).filter((force) => force > 1e-9).length;

export const words: readonly WordClaim[] = [
  word(
    "programs-lp-1",
    2,
    ["two products", "zwei Produkte", "二つの製品", "두 제품"],
    () => shop.program.c.length,
  ),
  word(
    "programs-lp-1",
    2,
    ["two machines", "zwei Maschinen", "二台の機械", "기계 두 대"],
    () => shop.program.d.length,
  ),
  word(
    "programs-film-measured",
    2,
    ["two slanted walls", "beiden schrägen Wände", "二つの斜めの壁", "비스듬한 두 벽"],
    () => shop.program.g.filter((row) => row.every((entry) => entry !== 0)).length,
  ),
  word(
    "programs-kkt-4",
    4,
    ["four conditions", "vier Bedingungen", "四つの条件", "네 조건"],
    () => shop.readings().length,
  ),
  word(
    "programs-saddle-choice-three",
    3,
    ["three", "dreien", "三つ", "셋"],
    () => new ProgramState(programExamples.saddle).candidates.length,
  ),
  word("programs-corner-why", 2, ["two walls", "beiden Wände", "二つの壁", "두 벽"], pressing),
  word(
    "programs-exercise-1-hint",
    2,
    ["both forces", "beide Kräfte", "二つの壁の力", "두 벽의 힘"],
    pressing,
  ),
];

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "programs-saddle-why",
    [
      "a minimum on the left wall, a deeper one on the right wall",
      "An der linken Wand liegt ein Minimum, an der rechten ein tieferes",
      "左の壁に極小点、右の壁にもっと低い極小点があります",
      "왼쪽 벽에 극소점이, 오른쪽 벽에 더 낮은 극소점이 있고",
    ],
    () => {
      // From the right: the deeper one, the ridge, the other.
      const found = [...new ProgramState(programExamples.saddle).candidates].sort((p, q) => q.x[0] - p.x[0]);
      const [right, ridge, leftmost] = found.map(({ value }) => value);
      return [right ?? Number.NaN, leftmost ?? Number.NaN, ridge ?? Number.NaN];
    },
  ),
  equal(
    "programs-kkt-3",
    [
      "is the additional profit of one more hour",
      "ist der zusätzliche Gewinn durch eine weitere Stunde",
      "一時間余分に使えたら利益がどれだけ増えるか",
      "한 시간 더 쓸 때 이익이 얼마나 늘어나는지",
    ],
    1e-9,
    () => [gain(), new ProgramState(programExamples.shop).candidates[0]?.y[0] ?? Number.NaN],
  ),
  ascending(
    "programs-saddle-2",
    [
      "every corner is a local minimum",
      "Jede Ecke ist ein lokales Minimum",
      "どの頂点も極小点です",
      "꼭짓점마다 극소점이다",
    ],
    // The four corners, then the points on the walls and the top of the hill.
    () => {
      const values = new ProgramState(programExamples.hill).candidates.map(({ x, value }) => ({
        corner: x.every((each) => each === 0 || each === 3),
        value,
      }));
      const of = (corner: boolean): number[] =>
        values.filter((each) => each.corner === corner).map(({ value }) => value);
      return [of(true).length === 4 ? Math.max(...of(true)) : Number.NaN, Math.min(...of(false))];
    },
  ),
];
