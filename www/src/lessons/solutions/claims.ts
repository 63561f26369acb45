// Numbers of the text that the core computes.

import { isRefusal, solve, solves } from "../../lcp/core";
import { example } from "../../lcp/examples";
import { problem } from "../../lcp/problem";
import { solutionsOf, verdictOf } from "../../lcp/verdict";
import { ascending, type Claim, type OrderClaim, type WordClaim, word } from "../claims";
import { pillar, pillarSetting } from "./pillar";
import * as bead from "./propositions/bead";
import * as rows from "./propositions/rows";
import { search } from "./propositions/search";
import { rods } from "./rod";
import { rodEquations, rodPair } from "./rod-problem";
import { film, half, lifts, outcomes, rodScene, until } from "./rod-runs";
import { counted, same } from "./sameness.testing";
import { settings } from "./settings";

const { complementary } = rows;
const falling = (i: 0 | 1): { lambda: number; w: number } => {
  const found = [...solutionsOf(verdictOf(settings.falling.problem))].sort(
    (p, q) => (p.lambda[0] ?? 0) - (q.lambda[0] ?? 0),
  )[i];
  return { lambda: found?.lambda[0] ?? Number.NaN, w: found?.w[0] ?? Number.NaN };
};
/** The least μ with which A vanishes at some angle. */
function leastFriction(): number {
  const least = (mu: number): number =>
    Math.min(
      ...Array.from({ length: 300 }, (_, i) => rodPair({ theta: 30 + 0.2 * i, mu, omega: 0 }).a[0]?.[0] ?? 1),
    );
  let [none, some] = [0.5, 2];
  while (some - none > 1e-4) {
    const mu = (none + some) / 2;
    if (least(mu) > 0) none = mu;
    else some = mu;
  }
  return some;
}

/** b·y of the certificate, scaled so that its largest entry is 1. */
function certified(): number {
  const given = example("infeasible").problem;
  const verdict = verdictOf(given);
  const y = verdict.kind === "none" ? verdict.certificate : null;
  const scale = Math.max(...(y ?? [Number.NaN]));
  return given.b.reduce((sum, b, i) => sum + (b * (y?.[i] ?? Number.NaN)) / scale, 0);
}
/** The largest λ with A = 0 and b = 0 between 0 and 1. */
function largest(): number {
  const given = problem([[0]], [0], [0], [1]);
  return [0, 0.5, 1, 1.5].filter((lambda) => solves(given, [lambda])).at(-1) ?? Number.NaN;
}
/** The determinant of two rows, from λ = A⁻¹(1, 0): its first entry is the lower diagonal entry, 1, over the determinant. */
function determinant(): number {
  const rows = [
    [1, 2],
    [-2, 1],
  ];
  const found = solve(problem(rows, [-1, 0]), { method: "lemke" });
  if (isRefusal(found)) throw new Error(found.code);
  return 1 / (found.lambda[0] ?? Number.NaN);
}

/** Of the steep rod, right after it has jammed. rad/s */
const jammed = (): number => Math.abs(film(rods.chalk, lifts[0]).spin);
/** Hypotheses without which the search finds a counterexample. */
const needed = (): number =>
  complementary.hypotheses.filter(({ id }) => search(complementary, new Set([id])).counterexample !== null)
    .length;

export const claims: readonly Claim[] = [
  { at: "solutions-falling-why", says: "λ of the first solution", value: () => falling(0).lambda },
  { at: "solutions-falling-why", says: "w of the first solution", value: () => falling(0).w },
  { at: "answer-mu", says: "least μ of Painlevé's paradox", value: leastFriction, about: 0.005 },
  {
    at: "solutions-exercise-4-answer",
    says: "b·y of the certificate",
    value: certified,
  },
  { at: "answer:solutions-exercise-1", says: "largest solution", value: largest },
  { at: "answer:solutions-exercise-2", says: "determinant", value: determinant },
  { at: "answer:solutions-exercise-3", says: "least μ", value: leastFriction, about: 0.005 },
  { at: "answer:solutions-exercise-5", says: "spin of the jammed rod", value: jammed, about: 0.005 },
  { at: "solutions-starts-why", says: "its spin", value: jammed, about: 0.02 },
  {
    at: "solutions-starts-why",
    says: "spin of the rod that takes off",
    value: () => film(rods.turning, lifts[1]).last,
  },
  { at: "solutions-runs-1", says: "speed of the lifted tip, cm/s", value: () => 100 * lifts[1] },
  {
    at: "solutions-runs-2",
    says: "impulse of the jam",
    value: () => film(rods.turning, lifts[0]).impulse,
    about: 0.02,
  },
  { at: "answer:solutions-exercise-6", says: "hypotheses that proposition 3 needs", value: needed },
  { at: "answer:solutions-exercise-4", says: "b·y of the certificate", value: certified },
  { at: "solutions-exercise-5-answer", says: "spin of the jammed rod", value: jammed },
  { at: "solutions-exercise-1-answer", says: "largest solution", value: largest },
  { at: "solutions-exercise-2-answer", says: "determinant", value: determinant },
  {
    at: "solutions-falling-question",
    says: "A",
    value: () => settings.falling.problem.a[0]?.[0] ?? Number.NaN,
  },
  { at: "solutions-falling-question", says: "b", value: () => settings.falling.problem.b[0] ?? Number.NaN },
  { at: "solutions-falling-why", says: "λ of the second solution", value: () => falling(1).lambda },
  {
    at: "solutions-rod-3",
    says: "mass of the rod",
    value: () => rodScene(rods.flat, 0).bodies[1]?.mass ?? Number.NaN,
  },
  { at: "solutions-rod-3", says: "length of the rod", value: () => 2 * half },
  { at: "solutions-chalk-question", says: "tilt of the chalk", value: () => rods.chalk.theta },
  { at: "solutions-chalk-question", says: "μ of the chalk", value: () => rods.chalk.mu },
  ...["solutions-starts-question", "solutions-starts-choice-none"].map((at) => ({
    at,
    says: "difference of the starts, cm/s",
    value: () => 100 * (lifts[1] - lifts[0]),
  })),
  ...[0, 1].flatMap((i) => [
    {
      at: "solutions-three-question",
      says: `A${i + 1}${i + 1}`,
      value: () => settings.three.problem.a[i]?.[i] ?? Number.NaN,
    },
    {
      at: "solutions-three-question",
      says: `A${i + 1}${2 - i}`,
      value: () => settings.three.problem.a[i]?.[1 - i] ?? Number.NaN,
    },
    {
      at: "solutions-three-question",
      says: `b${i + 1}`,
      value: () => settings.three.problem.b[i] ?? Number.NaN,
    },
    {
      at: "solutions-exercise-4",
      says: `b${i + 1}`,
      value: () => example("infeasible").problem.b[i] ?? Number.NaN,
    },
  ]),
  {
    at: "solutions-cones-5",
    says: "μ of the rough ground",
    value: () => pillar(2).bodies[0]?.friction ?? Number.NaN,
  },
  { at: "solutions-exercise-5", says: "from the centre of the rod to its tip", value: () => half },
  {
    at: "solutions-exercise-5",
    says: "speed of the rod",
    value: () => rodScene(rods.chalk, 0).bodies[1]?.velocity?.[0] ?? Number.NaN,
  },
  {
    at: "solutions-runs-1",
    says: "sliding speed of the tip",
    value: () => rodScene(rods.flat, 0).bodies[1]?.velocity?.[0] ?? Number.NaN,
  },
  {
    at: "answer-jam",
    says: "spin of the jammed rod over v sin θ/ℓ",
    value: () => {
      const [sliding = Number.NaN] = rodScene(rods.chalk, 0).bodies[1]?.velocity ?? [];
      return (jammed() * half) / (sliding * Math.sin((rods.chalk.theta * Math.PI) / 180));
    },
    about: 0.005,
  },
];

/** How many solutions the core finds. */
const count = (given: (typeof settings)[keyof typeof settings]["problem"]): number =>
  solutionsOf(verdictOf(given)).length;
/** Numbers of solutions of the pillar on ground with this friction, for loads of all signs. */
function counts(mu = 2): number[] {
  const { problem: given } = pillarSetting(mu);
  const signs = Array.from({ length: 8 }, (_, i) => [1, 2, 4].map((bit) => (i & bit ? 1 : -1)));
  return signs.map((b) => count({ ...given, b }));
}
/** Cones of a problem: those of λ or w from each pair. */
const cones = (setting: { readonly problem: { readonly b: readonly number[] } }): number =>
  2 ** setting.problem.b.length;

/** The value of all of them; NaN where they differ. */
const common = (all: readonly number[]): number =>
  new Set(all).size === 1 ? (all[0] ?? Number.NaN) : Number.NaN;
/** Numbers of solutions with this matrix for b in directions all around, none of them along an axis. */
const around = ({ problem: given }: (typeof settings)["conesPd" | "conesThree"]): number[] =>
  Array.from({ length: 90 }, (_, i) => {
    const angle = 0.01 + (2 * Math.PI * i) / 90;
    return count({ ...given, b: [Math.cos(angle), Math.sin(angle)] });
  });
/** Numbers of solutions where the line rises, from below the corner and from above. */
const rising = (): number[] =>
  [-2, -1, -0.1, 0.1, 1, 2].map((b) => count({ ...settings.climbing.problem, b: [b] }));
/** Starts from which the tip of the steep rod jams: with an impulse far above that of its weight in a step. */
const jams = (): number => lifts.filter((lift) => film(rods.chalk, lift).impulse > 0.1).length;
/** Propositions with hypotheses to switch off. */
const propositions = (): number =>
  [...Object.values(bead), ...Object.values(rows)].filter(
    (each) => typeof each === "object" && "hypotheses" in each,
  ).length;
/** Equal rows of the problem with a whole segment of solutions. */
const equal = (): number => {
  const { a } = settings.segment.problem;
  return a.filter((row) => row.every((entry, j) => entry === a[0]?.[j])).length;
};

/** The row of the third proposition's case that pushes, and the one that opens, counted from one. */
function pushing(): { pushes: number; opens: number } {
  const [found] = solutionsOf(verdictOf(settings.rows.problem));
  const positive = (values: readonly number[] | undefined): number =>
    1 + (values ?? []).findIndex((value) => value > 1e-9);
  return { pushes: positive(found && [...found.lambda]), opens: positive(found && [...found.w]) };
}

export const words: readonly WordClaim[] = [
  ...counted,
  word("solutions-exercise-6-answer", 3, ["Three.", "Drei.", "三つです", "세 개이다"], needed),
  word("solutions-falling-choice-two", 2, ["two", "zwei", "二つ", "둘"], () =>
    count(settings.falling.problem),
  ),
  word("solutions-three-choice-three", 3, ["three", "drei", "三つ", "셋"], () =>
    count(settings.three.problem),
  ),
  word(
    "solutions-three-why",
    2,
    ["two solutions are minima", "zwei Lösungen sind Minima", "二つの解は", "두 해는"],
    () => solutionsOf(verdictOf(settings.three.problem)).filter(({ lambda }) => lambda.includes(0)).length,
  ),
  word(
    "solutions-rod-3",
    5,
    ["five equations", "fünf Gleichungen", "五つの方程式", "다섯 방정식"],
    () => rodEquations(rods.flat).a.length,
  ),
  word("solutions-rod-4", 2, ["two answers", "zwei Antworten", "答えは二つ", "해가 둘"], () =>
    count(rodPair(rods.turning)),
  ),
  word(
    "solutions-starts-measured",
    1 / 4,
    ["a quarter of a second", "einer Viertelsekunde", "4分の1秒", "4분의 1초"],
    () => until,
  ),
  word("solutions-proof-3", 2, ["two solutions", "zwei Lösungen", "解が二つ", "해가 둘"], () =>
    count(settings.lemke.problem),
  ),
  word("solutions-cones-1", 4, ["four cones", "vier Kegel", "四つの錐", "뿔이 넷"], () =>
    cones(settings.conesPd),
  ),
  word(
    "solutions-cones-3",
    3,
    ["three cones overlap", "drei Kegel", "三つの錐が重なり", "뿔 셋이 겹치고"],
    () => count(settings.conesThree.problem),
  ),
  word("solutions-cones-5", 8, ["eight cones", "acht Kegel", "錐は八つ", "뿔이 여덟 개"], () =>
    cones(pillarSetting(0)),
  ),
  word(
    "solutions-cones-5",
    3,
    ["three contacts", "drei Kontakte", "三つの接触", "세 접촉"],
    () => pillarSetting(0).problem.b.length,
  ),
  word("solutions-cones-6", 2, ["in two of them", "Zwei von ihnen", "二つか", "두 개이거나"], () =>
    Math.max(...counts()),
  ),
  word(
    "solutions-exercise-6",
    4,
    ["four hypotheses", "vier Voraussetzungen", "四つの仮定", "네 가정"],
    () => complementary.hypotheses.length,
  ),
  word("solutions-lead", 2, ["also have two", "auch zwei", "二つや", "둘이나"], () =>
    count(settings.falling.problem),
  ),
  word("solutions-lead", 3, ["or three", "oder drei", "三つのこと", "셋일 수도"], () =>
    count(settings.three.problem),
  ),
  word(
    "solutions-pair-1",
    1,
    ["one unknown", "einer Unbekannten", "未知数が一つ", "미지수가 하나"],
    () => settings.climbing.problem.b.length,
  ),
  word("solutions-pair-1", 1, ["exactly once", "genau einmal", "ちょうど一度", "꼭 한 번"], () =>
    common(rising()),
  ),
  word("solutions-pair-2", 1, ["above zero one", "über null eine", "上なら一つ", "높으면 하나"], () =>
    count({ ...settings.level.problem, b: [1] }),
  ),
  word(
    "solutions-runs-1",
    3,
    ["the three cases", "der drei Fälle", "三つの場合", "세 경우"],
    () => new Set(Object.values(outcomes).map((rod) => count(rodPair(rod)))).size,
  ),
  word(
    "solutions-runs-1",
    2,
    ["two initial states", "zwei Anfangszuständen", "初期状態は二つ", "초기 상태는 두"],
    () => lifts.length,
  ),
  word(
    "solutions-starts-question",
    2,
    ["two initial states", "beiden Anfangszustände", "二つの初期状態", "두 초기 상태"],
    () => lifts.length,
  ),
  word(
    "solutions-starts-choice-turning",
    2,
    ["two solutions", "zwei Lösungen", "解が二つ", "해가 두 개"],
    () => count(rodPair(rods.turning)),
  ),
  word("solutions-starts-why", 1, ["With one solution", "Bei einer Lösung", "解が一つ", "해가 하나"], () =>
    count(rodPair(rods.flat)),
  ),
  word("solutions-starts-why", 2, ["both tips", "beide Spitzen", "二つの先端", "두 끝"], jams),
  word("solutions-starts-why", 2, ["With two solutions", "Bei zwei Lösungen", "解が二つ", "해가 두 개"], () =>
    count(rodPair(rods.turning)),
  ),
  word(
    "solutions-starts-why",
    2,
    ["one of the two solutions", "einer der beiden Lösungen", "二つの答え", "두 해 가운데"],
    () => count(rodPair(rods.turning)),
  ),
  word(
    "solutions-plane-title",
    2,
    ["Two pairs", "Zwei Paare", "二組", "두 쌍"],
    () => settings.three.problem.b.length,
  ),
  word(
    "solutions-plane-2",
    2,
    ["the two rows are equal", "die beiden Zeilen gleich sind", "二つの行が等しい", "두 행이 같으면"],
    equal,
  ),
  word("solutions-cones-2", 4, ["the four cones", "die vier Kegel", "四つの錐", "네 뿔"], () =>
    cones(settings.conesPd),
  ),
  word("solutions-cones-2", 1, ["exactly once", "genau einmal", "一度だけ", "한 번"], () =>
    common(around(settings.conesPd)),
  ),
  word("solutions-cones-2", 1, ["one solution", "eine Lösung", "一つです", "하나이다"], () =>
    common(around(settings.conesPd)),
  ),
  word("solutions-cones-3", 3, ["the three solutions", "den drei Lösungen", "三つの解", "해 셋"], () =>
    count(settings.three.problem),
  ),
  word("solutions-cones-3", 1, ["only one", "nur einen", "一つだけ", "하나뿐"], () =>
    common(around(settings.conesThree).filter((each) => each !== count(settings.conesThree.problem))),
  ),
  word(
    "solutions-cones-4",
    2,
    ["two rows", "zwei Zeilen", "二行", "두 행"],
    () => settings.conesPd.problem.b.length,
  ),
  word(
    "solutions-cones-5",
    3,
    ["Three rows", "Drei Zeilen", "三行", "세 행"],
    () => pillarSetting(0).problem.b.length,
  ),
  word("solutions-cones-6", 1, ["the sphere once", "genau einmal", "一度だけ", "한 번"], () =>
    common(counts(0)),
  ),
  word(
    "solutions-props-title",
    3,
    ["Three propositions", "Drei Sätze", "三つの命題", "세 명제"],
    propositions,
  ),
  word("solutions-props-1", 3, ["three propositions", "drei Sätzen", "三つの命題", "세 명제"], propositions),
  word(
    "solutions-prop2-found-many",
    2,
    ["listed twice", "steht zweimal", "二度", "두 번"],
    () => search(bead.oneLambda, new Set(["independent"])).counterexample?.lambda.length ?? Number.NaN,
  ),
  word(
    "solutions-prop3-given",
    2,
    ["Two rows", "Zwei Zeilen", "二つの行", "두 행"],
    () => settings.rows.problem.b.length,
  ),
  word(
    "solutions-exercise-4-answer",
    2,
    ["two rows", "beiden Zeilen", "二つの行", "두 행"],
    () => example("infeasible").problem.b.length,
  ),
  word("solutions-try-three", 3, ["three", "drei", "三つ", "셋"], () => count(settings.three.problem)),
  word("solutions-try-lemke", 2, ["two", "zwei", "二つ", "둘"], () => count(settings.lemke.problem)),
  word("solutions-try-cones-three", 3, ["three", "drei", "三つ", "셋"], () =>
    count(settings.conesThree.problem),
  ),
  word(
    "solutions-try-rows",
    2,
    ["two rows", "zwei Zeilen", "二つの行", "두 행"],
    () => settings.rows.problem.b.length,
  ),
  word("solutions-rod-2", 1, ["one pair", "ein Paar", "一組", "한 쌍"], () => rodPair(rods.flat).b.length),
  word("solutions-run-one", 1, ["one", "eine", "一つ", "하나"], () => count(rodPair(outcomes.one))),
  word("solutions-run-several", 2, ["two", "zwei", "二つ", "둘"], () => count(rodPair(outcomes.several))),
  word("solutions-cones-4", 1, ["exactly once", "genau dann einmal", "ちょうど一度", "꼭 한 번"], () =>
    common(around(settings.conesPd)),
  ),
  word(
    "solutions-props-2",
    1,
    ["the first row", "Die erste Zeile", "一つ目の行", "첫째 행"],
    () => pushing().pushes,
  ),
  word(
    "solutions-props-2",
    2,
    ["the second opens", "die zweite öffnet", "二つ目の行", "둘째 행"],
    () => pushing().opens,
  ),
];

/** A and b of a rod. */
const ofRod = (name: keyof typeof rods): { a: number; b: number } => {
  const { a, b } = rodPair(rods[name]);
  return { a: a[0]?.[0] ?? Number.NaN, b: b[0] ?? Number.NaN };
};

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "solutions-chalk-why",
    [
      "is negative, and the line begins below the corner",
      "ist negativ, und die Gerade beginnt unter der Ecke",
      "は負で、直線はかどの下から始まります",
      "가 음수이고 직선은 모서리 아래에서 시작한다",
    ],
    () => Math.max(ofRod("chalk").a, ofRod("chalk").b),
    0,
  ),
  ascending(
    "solutions-rod-4",
    [
      "so fast that the line begins above the corner",
      "so schnell, dass die Gerade oberhalb der Ecke beginnt",
      "直線がかどより上から始まるように、十分に速く",
      "직선이 모서리보다 위에서 시작하도록 충분히 빨리",
    ],
    () => ofRod("chalk").b,
    0,
    () => ofRod("turning").b,
  ),
  ascending(
    "solutions-three-question",
    [
      "All entries of A are positive",
      "Alle Einträge von A sind positiv",
      "Aの成分はすべて正です",
      "A의 성분은 모두 양수이다",
    ],
    0,
    () => Math.min(...settings.three.problem.a.flat()),
  ),
  ascending(
    "solutions-cones-6",
    [
      "On rough ground A₁₁ is negative",
      "Auf rauem Boden ist A₁₁ negativ",
      "粗い床では棒のときと同じくA₁₁が負になり",
      "거친 바닥에서는 막대에서처럼 A₁₁이 음수이고",
    ],
    () => pillarSetting(2).problem.a[0]?.[0] ?? Number.NaN,
    0,
    () => pillarSetting(0).problem.a[0]?.[0] ?? Number.NaN,
  ),
];
