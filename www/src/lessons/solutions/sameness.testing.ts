// Words of sameness in the text (“equal”, “exactly”, “only”, “nothing”), computed by the core.
import { isRefusal, solve, solves } from "../../lcp/core";
import { example } from "../../lcp/examples";
import { type Problem, problem } from "../../lcp/problem";
import { solutionsOf, verdictOf } from "../../lcp/verdict";
import { simulate } from "../../simulation/core";
import { ascending, equal, type OrderClaim, vanishing, type WordClaim, word } from "../claims";
import { particle } from "../sketch";
import { oneLambda } from "./propositions/bead";
import { complementary } from "./propositions/rows";
import { search } from "./propositions/search";
import { rodPair } from "./rod-problem";
import { settings } from "./settings";

const count = (given: Problem): number => solutionsOf(verdictOf(given)).length;
/** w that a λ leaves. */
function left(given: Problem, lambda: readonly number[]): number[] {
  const found = solve(given, { method: "gauss-seidel", maxIterations: 0, start: [...lambda] });
  if (isRefusal(found)) throw new Error(found.code);
  return [...found.w];
}
/** The value of all of them; NaN where they differ. */
const common = (all: readonly number[]): number =>
  new Set(all).size === 1 ? (all[0] ?? Number.NaN) : Number.NaN;

/** Solutions of a problem in which Lemke’s method ends in a ray. */
function despiteRay(given: Problem): number {
  const found = solve(given, { method: "lemke" });
  return !isRefusal(found) && found.status === "ray" ? count(given) : Number.NaN;
}

/** Matrices of two rows, with all principal minors positive and without. */
const matrices: readonly (readonly (readonly number[])[])[] = [
  settings.conesPd.problem.a,
  settings.conesThree.problem.a,
  settings.rows.problem.a,
  example("turning").problem.a,
  [
    [1, 3],
    [1, 1],
  ],
  [
    [1, -3],
    [-1, 1],
  ],
  [
    [-1, 2],
    [-2, 1],
  ],
  [
    [-1, 0],
    [0, -1],
  ],
];
const positiveMinors = ([[a = 0, b = 0] = [], [c = 0, d = 0] = []]: (typeof matrices)[number]): boolean =>
  a > 0 && d > 0 && a * d - b * c > 0;
/** True where the core finds one solution in every direction of b. */
const onceCovered = (a: (typeof matrices)[number]): boolean =>
  Array.from({ length: 90 }, (_, i) => 0.01 + (2 * Math.PI * i) / 90).every(
    (angle) => count(problem(a, [Math.cos(angle), Math.sin(angle)])) === 1,
  );

/** A of the rod at rest on its tip. 1/kg */
const mobility = (theta: number, mu: number): number =>
  rodPair({ theta, mu, omega: 0 }).a[0]?.[0] ?? Number.NaN;
/** Separate ranges of angles at which A vanishes with μ = 4/3, up to a ten-thousandth of A without friction. */
function vanishingAngles(): number {
  const angles = Array.from({ length: 1700 }, (_, i) => 1 + 0.05 * i);
  const vanishes = angles.map((theta) => Math.abs(mobility(theta, 4 / 3)) < 1e-4 * mobility(theta, 0));
  return vanishes.filter((here, i) => here && !vanishes[i - 1]).length;
}

/** A bead on a ring that is listed so many times. */
function ringed(times: number): ReturnType<typeof simulate> {
  const ring = { formula: { of: [0], condition: "(x^2 + y^2)/2 = 1/2" } };
  return simulate({
    version: 1,
    space: "plane",
    bodies: [particle([0.6, 0.8], { velocity: [0.8, -0.6] })],
    constraints: Array.from({ length: times }, () => ring),
    method: { kind: "acceleration", alpha: 0 },
  });
}
/** Forces on the bead whose ring is listed twice, for several λ with one sum. N */
function forces(): number[] {
  const simulation = ringed(2);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = simulation.matrix("J").data;
  const [first = 0, second = 0] = simulation.lambda();
  const [fx = 0, fy = 0] = simulation.constraintForces();
  const others = [0, 1, -20].map((shift) => [first + second - shift, shift] as const);
  return [Math.hypot(fx, fy), ...others.map(([p, q]) => Math.hypot(p * x1 + q * x2, p * y1 + q * y2))];
}
/** The least eigenvalue of A. 1/kg */
const leastEigenvalue = (times: number): number =>
  Math.abs(ringed(times).spectrum().eigenvalues.at(-1) ?? Number.NaN);

export const counted: readonly WordClaim[] = [
  word("solutions-prop2-then", 1, ["exactly one value", "genau einen Wert", "ただ一つ", "꼭 하나"], () =>
    common(
      oneLambda
        .cases()
        .filter((each) => oneLambda.hypotheses.every(({ holds }) => holds(each)))
        .map((each) => (oneLambda.concludes(each) ? (each.formula?.length ?? 0) : Number.NaN)),
    ),
  ),
  word(
    "solutions-exercise-3-answer",
    1,
    ["only at one angle", "nur bei einem Winkel", "ただ一つの角度", "한 각도"],
    vanishingAngles,
  ),
];

export const same: readonly OrderClaim[] = [
  vanishing(
    "solutions-pair-2",
    [
      "Below zero it gives no solution",
      "Unter null ergibt sie keine Lösung",
      "0より下なら解なし",
      "0보다 낮으면 해가 없고",
    ],
    1e-9,
    () => count({ ...settings.level.problem, b: [0.01] }),
    () => [-0.01, -1].map((b) => count({ ...settings.level.problem, b: [b] })),
  ),
  vanishing(
    "solutions-pair-2",
    [
      "exactly at zero infinitely many",
      "genau bei null unendlich viele",
      "ちょうど0なら無限にあり",
      "정확히 0이면 무한히 많다",
    ],
    1e-9,
    () => 5,
    // Each of these λ that is no solution would count.
    () => [0, 1e-3, 1, 1e3, 1e6].map((lambda) => Number(!solves(settings.level.problem, [lambda]))),
  ),
  vanishing(
    "solutions-three-why",
    [
      "Each row alone can carry the whole load",
      "Jede Zeile allein kann die ganze Last tragen",
      "どの行も単独ですべてを担うことができ",
      "행 하나가 혼자서 모두 받칠 수도 있고",
    ],
    1e-12,
    () => Math.max(...solutionsOf(verdictOf(settings.three.problem)).flatMap(({ lambda }) => [...lambda])),
    () =>
      // The least that the other row bears.
      [0, 1].map((i) =>
        Math.min(
          ...solutionsOf(verdictOf(settings.three.problem))
            .filter(({ lambda }) => (lambda[i] ?? 0) > 1e-9)
            .map(({ lambda }) => lambda[1 - i] ?? Number.NaN),
        ),
      ),
  ),
  equal(
    "solutions-plane-2",
    ["only the sum is", "nur die Summe", "和だけが決まります", "합만 정해진다"],
    1e-12,
    () =>
      solutionsOf(verdictOf(settings.segment.problem)).map(({ lambda }) =>
        lambda.reduce((sum, x) => sum + x, 0),
      ),
  ),
  vanishing(
    "solutions-plane-3",
    ["nothing moves", "nichts bewegt sich", "何も動きません", "아무것도 움직이지 않는다"],
    1e-12,
    // One of both forces alone.
    () => left(settings.ray.problem, [1, 0])[0] ?? Number.NaN,
    () => [1, 100, 1e4].flatMap((force) => left(settings.ray.problem, [force, force])),
  ),
  ascending(
    "solutions-proof-3",
    [
      "in general it decides nothing",
      "im Allgemeinen besagt es nichts",
      "一般には何も決まりません",
      "일반적으로는 아무것도 결정하지 못한다",
    ],
    () => despiteRay(settings.empty.problem),
    () => despiteRay(settings.lemke.problem),
  ),
  vanishing(
    "solutions-cones-4",
    [
      "if and only if all principal minors of the matrix are positive",
      "genau dann einmal, wenn alle Hauptminoren der Matrix positiv sind",
      "行列の主小行列式がすべて正のとき、そしてそのときに限ります",
      "행렬의 주소행렬식이 모두 양수일 때, 그리고 그때만이다",
    ],
    1e-9,
    () => matrices.length,
    () => matrices.map((a) => Number(onceCovered(a)) - Number(positiveMinors(a))),
  ),
  ascending(
    "solutions-prop2-independent",
    [
      "the rows are independent, so that A has an inverse",
      "die Zeilen unabhängig sind, A also eine Inverse hat",
      "行は互いに独立で、Aに逆行列がある",
      "행들이 서로 독립이어서 A의 역행렬이 있다",
    ],
    () => [leastEigenvalue(2), 1e-12, leastEigenvalue(1)],
  ),
  equal(
    "solutions-prop2-found-many",
    [
      "every other λ with this sum gives the same force",
      "jedes andere λ mit dieser Summe ergibt dieselbe Kraft",
      "和が同じなら、ほかのどのλも同じ力を与えます",
      "합이 같은 다른 λ도 모두 같은 힘을 준다",
    ],
    1e-9,
    forces,
  ),
  vanishing(
    "solutions-exercise-1-answer",
    ["w is always zero", "w ist immer null", "wはいつも0で", "w는 언제나 0이고"],
    1e-12,
    () => left(problem([[0]], [1], [0], [1]), [0.3])[0] ?? Number.NaN,
    () => [0, 0.3, 1].flatMap((lambda) => left(problem([[0]], [0], [0], [1]), [lambda])),
  ),
  vanishing(
    "solutions-exercise-3-answer",
    [
      "see A become zero",
      "sehen Sie, wie A null wird",
      "Aが0になるのを見てください",
      "A가 0이 되는 것을 보라",
    ],
    1e-12,
    () => mobility((180 / Math.PI) * Math.atan(2), 0),
    () => mobility((180 / Math.PI) * Math.atan(2), 4 / 3),
  ),
  vanishing(
    "solutions-exercise-6-answer",
    [
      "No line uses that the forces only push",
      "Keine Zeile benutzt, dass die Kräfte nur drücken",
      "力が押すだけであることは、どの行でも使いません",
      "힘이 밀기만 한다는 것은 어느 줄에서도 쓰지 않는다",
    ],
    1e-9,
    () => complementary.proof.length,
    () => [
      complementary.proof.filter((uses) => uses.includes("pushes")).length,
      Number(search(complementary, new Set(["pushes"])).counterexample !== null),
    ],
  ),
];
