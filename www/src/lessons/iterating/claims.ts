// Numbers of the text that the core computes.
import { type Setup, Workspace } from "../../iterating/workspace";
import { problem } from "../../lcp/problem";
import { ascending, type Claim, type OrderClaim, type WordClaim, word } from "../claims";
import { sinking } from "./film";
import { presets } from "./presets";
import { alike as alikeQuestion, omega, seidel } from "./questions";
import { same } from "./sameness.testing";

function rate(size: number, method: "jacobi" | "gauss-seidel"): number {
  const workspace = new Workspace();
  workspace.set({ problem: "chain", size, method: "gauss-seidel" });
  return workspace.rate(method) ?? Number.NaN;
}
/** Sweeps of Gauss–Seidel for a decimal digit, rounded up. */
const digit = (size: number): number => Math.ceil(-1 / Math.log10(rate(size, "gauss-seidel")));

/** The problem of a button or question. */
const problemOfText = (id: string): Workspace["numbers"] => {
  const workspace = new Workspace();
  workspace.set({ problem: id });
  return workspace.numbers;
};
/** Sweeps in each step of the film. */
const filmed = (run: number): number => {
  const scene = sinking.runs[run]?.scene;
  return (typeof scene === "object" && scene.method?.solver?.maxIterations) || Number.NaN;
};

/** Ones on the diagonal and a beside it. */
function alike(size: number, a: number): Workspace {
  const workspace = new Workspace();
  const indices = Array.from({ length: size }, (_, i) => i);
  const rows = indices.map((i) => indices.map((j) => (i === j ? 1 : a)));
  workspace.put(
    problem(
      rows,
      indices.map(() => -1),
    ),
  );
  return workspace;
}
type Watched = Parameters<Workspace["iteration"]>[0];
const radius = (workspace: Workspace, method: Watched, omega = 1): number =>
  workspace.iteration(method, omega)?.radius ?? Number.NaN;

/** Where a condition that holds at `holds` no longer does, up to `fails`. */
function limit(holds: number, fails: number, condition: (x: number) => boolean): number {
  let [inside, outside] = [holds, fails];
  while (Math.abs(outside - inside) > 1e-4) {
    const x = (inside + outside) / 2;
    if (condition(x)) inside = x;
    else outside = x;
  }
  return inside;
}
/** From which a on Jacobi diverges on three rows with a everywhere beside a diagonal of ones. */
const threeAlike = (): number => limit(0.1, 0.9, (a) => radius(alike(3, a), "jacobi") < 1);
const definite = (a: number): boolean => alike(3, a).shape?.verdict === "pd";

/** Power of |1 − ω| in the determinant of SOR's matrix, the product of its eigenvalues. */
function power(size: number): number {
  const eigenvalues = alike(size, 0.5).iteration("sor", 1.9)?.eigenvalues ?? [];
  return (
    Math.log(eigenvalues.reduce((product, { re, im }) => product * Math.hypot(re, im), 1)) / Math.log(0.9)
  );
}
/** Least ω with which SOR no longer converges: from 1 on two rows have ρ = ω − 1. The core refuses ω above 2. */
const excessive = (): number => {
  const [one, other] = [1.8, 1.9].map((omega) => radius(alike(2, 0.1), "sor", omega)) as [number, number];
  return 1.9 + (0.1 * (1 - other)) / (other - one);
};
/** n + 1 where the radius of Jacobi on the chain is cos(π/(n + 1)). */
const divisor = (rho: number): number => Math.PI / Math.acos(rho);

/** The best ω of a chain as the core finds it by search. */
function bestOmega(size: number): number {
  const workspace = new Workspace();
  workspace.set({ problem: "chain", size, method: "sor" });
  return workspace.best("sor")?.omega ?? Number.NaN;
}

export const claims: readonly Claim[] = [
  {
    at: "squared",
    says: "power of Jacobi's radius on the chain",
    value: () => Math.log(rate(10, "gauss-seidel")) / Math.log(rate(10, "jacobi")),
  },
  { at: "cosine", says: "n + 1 − n", value: () => divisor(rate(10, "jacobi")) - 10, about: 1e-6 },
  {
    at: "young",
    says: "numerator, from the best ω that a search finds",
    value: () => bestOmega(10) * (1 + Math.sqrt(1 - rate(10, "jacobi") ** 2)),
    about: 1e-3,
  },
  { at: "alike", says: "A₁₂", value: () => problemOfText("alike").a[0]?.[1] ?? Number.NaN },
  { at: "alike", says: "−b₁", value: () => -(problemOfText("alike").b[0] ?? Number.NaN) },
  { at: "range", says: "the ω from which SOR diverges", value: excessive, about: 1e-6 },
  { at: "iterating-exercise-3", says: "the ω from which SOR diverges", value: excessive, about: 1e-6 },
  { at: "iterating-film-1", says: "few sweeps", value: () => filmed(0) },
  { at: "iterating-film-1", says: "many sweeps", value: () => filmed(1) },
  { at: "iterating-film-few", says: "few sweeps", value: () => filmed(0) },
  { at: "iterating-film-many", says: "many sweeps", value: () => filmed(1) },
  {
    at: "iterating-exercise-1-hint",
    says: "divisor of π, 20 rows",
    value: () => divisor(Math.sqrt(rate(20, "gauss-seidel"))),
  },
  {
    at: "iterating-exercise-4-hint",
    says: "divisor of π, 10 rows",
    value: () => divisor(Math.sqrt(rate(10, "gauss-seidel"))),
  },
  {
    at: "pair-radii",
    says: "power of a in the radius of Gauss–Seidel",
    value: () => Math.log(radius(alike(2, 0.3), "gauss-seidel")) / Math.log(0.3),
    about: 1e-6,
  },
  {
    at: "triple-radius",
    says: "radius of Jacobi over a",
    value: () => radius(alike(3, 0.3), "jacobi") / 0.3,
    about: 1e-6,
  },
  { at: "a-half", says: "limit of a for Jacobi", value: threeAlike },
  { at: "a-definite", says: "least a of a definite matrix", value: () => limit(0, -2, definite) },
  { at: "a-definite", says: "largest a of a definite matrix", value: () => limit(0, 2, definite) },
  { at: "iterating-exercise-1-answer", says: "sweeps for a digit, 10 rows", value: () => digit(10) },
  { at: "iterating-exercise-1-answer", says: "sweeps for a digit, 20 rows", value: () => digit(20) },
  { at: "ten-digits", says: "ρ of Gauss–Seidel, 10 rows", value: () => rate(10, "gauss-seidel") },
  { at: "twenty-digits", says: "ρ of Gauss–Seidel, 20 rows", value: () => rate(20, "gauss-seidel") },
  {
    at: "iterating-omega-choice-middle",
    says: "the best ω of ten rows, from the spectral radius of Jacobi",
    value: () => 2 / (1 + Math.sqrt(1 - rate(10, "jacobi") ** 2)),
  },
  { at: "answer:iterating-exercise-1", says: "sweeps for a digit, 20 rows", value: () => digit(20) },
  { at: "answer:iterating-exercise-1-ten", says: "sweeps for a digit, 10 rows", value: () => digit(10) },
  {
    at: "iterating-exercise-1-ten-hint",
    says: "divisor of π, 10 rows",
    value: () => divisor(Math.sqrt(rate(10, "gauss-seidel"))),
  },
  {
    at: "answer:iterating-exercise-2",
    says: "where the radius of Jacobi on three rows is one",
    value: threeAlike,
  },
  { at: "answer:iterating-exercise-3", says: "modulus of the determinant", value: () => 1.5 ** power(2) },
  {
    at: "answer:iterating-exercise-4",
    says: "ρ of Gauss–Seidel, 10 rows",
    value: () => rate(10, "gauss-seidel"),
  },
];

/** The laboratory as a button or question sets it up. */
const standing = (setup: Setup): Workspace => {
  const workspace = new Workspace();
  workspace.set(setup);
  return workspace;
};
const rowsOf = (setup: Setup): number => standing(setup).numbers.b.length;
/** Boxes of the film that move. */
const boxes = (): number => {
  const scene = sinking.runs[0]?.scene;
  return typeof scene === "object" ? scene.bodies.filter(({ fixed }) => !fixed).length : Number.NaN;
};
/** Rows of the stack under each of its boxes. */
const under = (): number => rowsOf(presets.stackJacobi) / standing(presets.stackJacobi).size;
/** Rows that are updated in a sweep. */
function updates(method: Watched, size = 10): number {
  const { moments } = standing({ problem: "chain", size, method });
  return moments.work()[1] ?? Number.NaN;
}
/** From which sweep of Jacobi on the stack the difference between left and right is the larger part of the error. */
function tilting(): number {
  const { result, solution } = standing({ ...presets.stackJacobi, tolerance: 1e-12 });
  const rows = solution?.length ?? 0;
  for (let sweep = 0; sweep <= result.iterations; sweep++) {
    const error = Array.from(
      solution ?? [],
      (right, row) => (result.iterates?.[sweep * rows + row] ?? Number.NaN) - right,
    );
    const both = (sign: 1 | -1): number =>
      Math.hypot(...error.flatMap((left, i) => (i % 2 === 0 ? [left + sign * (error[i + 1] ?? 0)] : [])));
    if (both(-1) > both(1) && sweep > 0) return sweep;
  }
  return Number.NaN;
}
/** The error of Jacobi over its last change, on two rows with the ρ of the text and a positive eigenvalue. */
function beyond(): number {
  const workspace = alike(2, -0.999);
  workspace.set({ method: "jacobi", omega: 1, tolerance: 1e-12, most: 100 });
  const { result, solution } = workspace;
  const at = (sweep: number): number => result.iterates?.[2 * sweep] ?? Number.NaN;
  return Math.abs((at(100) - (solution?.[0] ?? Number.NaN)) / (at(100) - at(99)));
}

/** Of Jacobi and Gauss–Seidel those that converge on two rows that are hardly definite. */
const converging = (): number =>
  (["jacobi", "gauss-seidel"] as const).filter((method) => radius(alike(2, 0.999), method) < 1).length;

export const words: readonly WordClaim[] = [
  word(
    "iterating-fail-4",
    4,
    ["Four boxes", "Vier Kisten", "箱を4つ", "상자 네 개"],
    () => problemOfText("stack").b.length / under(),
  ),
  word(
    "iterating-seidel-choice-half",
    1 / 2,
    ["about half", "etwa die Hälfte", "およそ半分", "약 절반"],
    () => Math.log(rate(10, "jacobi")) / Math.log(rate(10, "gauss-seidel")),
    0.1,
  ),
  word(
    "iterating-rate-5",
    4,
    ["four times as many sweeps", "viermal so viele Durchgänge", "掃引は4倍", "스윕은 네 배"],
    () => Math.log(rate(10, "gauss-seidel")) / Math.log(rate(20, "gauss-seidel")),
    0.1,
  ),
  word(
    "iterating-exercise-1-answer",
    4,
    ["nearly four times", "fast viermal", "ほぼ4倍", "거의 네 배"],
    () => digit(20) / digit(10),
    0.1,
  ),
  word(
    "iterating-alike-why-1",
    3,
    ["nearly three times over", "fast dreifach", "およそ3倍", "거의 세 배"],
    () => (problemOfText("alike").a[0] ?? []).reduce((sum, each) => sum + each, 0),
    0.1,
  ),
  word(
    "iterating-seidel-why-1",
    2,
    ["worth two of", "ist zwei von", "の二掃引", "스윕 두 번"],
    () => Math.log(rate(10, "gauss-seidel")) / Math.log(rate(10, "jacobi")),
    1e-6,
  ),
  word("iterating-seidel-question", 10, ["ten rows", "zehn Zeilen", "10行", "열 행"], () =>
    rowsOf(seidel.setup),
  ),
  word(
    "iterating-seidel-question",
    1e-6,
    ["a millionth", "ein Millionstel", "100万分の1", "백만분의 일"],
    () => standing(seidel.setup).tolerance,
  ),
  word("iterating-omega-question", 10, ["Ten rows", "zehn Zeilen", "10行", "열 행"], () =>
    rowsOf(omega.setup),
  ),
  word(
    "iterating-rate-5",
    2,
    ["twice as long", "doppelt so lang", "長さも2倍", "계산량도 두 배"],
    () => updates("gauss-seidel", 20) / updates("gauss-seidel", 10),
  ),
  word("iterating-film-1", 10, ["ten boxes", "zehn Kisten", "十個の箱", "상자 열 개"], boxes),
  word("iterating-film", 10, ["Ten boxes", "Zehn Kisten", "十個の箱", "상자 열 개"], boxes),
  word("iterating-fail-1", 3, ["three contacts", "drei Kontakte", "三つの接触", "접촉 세 개"], () =>
    rowsOf(alikeQuestion.setup),
  ),
  word("iterating-fail-1", 3, ["three feet", "drei eng stehenden Füßen", "三本の脚", "세 발"], () =>
    rowsOf(alikeQuestion.setup),
  ),
  word("iterating-alike-why-1", 3, ["the three rows", "der drei Zeilen", "三つの行", "세 행"], () =>
    rowsOf(alikeQuestion.setup),
  ),
  word("iterating-fail-4", 2, ["two contacts", "zwei Kontakte", "接触が2つ", "접촉이 둘"], under),
  word(
    "iterating-fail-4",
    120,
    ["a hundred and twenty sweeps", "hundertzwanzig Durchgängen", "120回", "스윕 120번"],
    tilting,
    0.1,
  ),
  word(
    "iterating-further-3",
    2,
    ["twice the work", "die doppelte Arbeit", "2倍の計算", "계산량이 두 배"],
    () => updates("symmetric-gauss-seidel") / updates("gauss-seidel"),
  ),
  word("iterating-stop-3", 1000, ["a thousand times", "tausendmal", "千倍", "천 배"], beyond, 0.01),
  word("iterating-try-jacobi", 6, ["six rows", "sechs Zeilen", "6行", "여섯 행"], () =>
    rowsOf(presets.jacobi),
  ),
  word("iterating-try-seidel", 6, ["six rows", "sechs Zeilen", "6行", "여섯 행"], () =>
    rowsOf(presets.seidel),
  ),
  word("iterating-try-short", 5, ["five rows", "fünf Zeilen", "5行", "다섯 행"], () => rowsOf(presets.short)),
  word("iterating-try-long", 20, ["twenty rows", "zwanzig Zeilen", "20行", "스무 행"], () =>
    rowsOf(presets.long),
  ),
  word("iterating-try-best", 10, ["ten rows", "zehn Zeilen", "10行", "열 행"], () => rowsOf(presets.best)),
  word(
    "iterating-exercise-2-answer",
    2,
    ["both methods", "beide Verfahren", "どちらも収束", "둘 다 수렴"],
    converging,
  ),
];

/** ρ of Jacobi’s method on the stack of four boxes with this ω, and of Gauss–Seidel. */
const onStack = (method: Watched, omega = 1): number => {
  const workspace = new Workspace();
  workspace.set({ problem: "stack", size: 4 });
  return radius(workspace, method, omega);
};
/** Part of the last residual that a sweep of Gauss–Seidel leaves in the end, with and without the bounds. */
function finalRate(bounded: boolean): number {
  const { a, b, lo } = problemOfText("obstacle");
  const workspace = new Workspace();
  workspace.put(
    bounded
      ? problem(a, b, lo)
      : problem(
          a,
          b,
          b.map(() => Number.NEGATIVE_INFINITY),
        ),
  );
  workspace.set({ method: "gauss-seidel", tolerance: 1e-10, most: 1000 });
  const residuals = workspace.result.residuals;
  const [last = Number.NaN, before = Number.NaN] = [residuals.at(-1), residuals.at(-11)];
  return (last / before) ** 0.1;
}

export const orders: readonly OrderClaim[] = [
  ...same,
  ascending(
    "iterating-rate-4",
    [
      "The longer the chain, the nearer {$rho} is to one",
      "Je länger die Kette, desto näher liegt {$rho} bei eins",
      "鎖が長いほど{$rho}は1に近づきます",
      "사슬이 길수록 {$rho}는 1에 가까워진다",
    ],
    () => [5, 10, 20, 30].map((size) => rate(size, "gauss-seidel")),
    () => 1,
  ),
  ascending(
    "iterating-alike-why-1",
    [
      "Without bounds nothing clamps it, and it grows",
      "Ohne Schranken begrenzt es nichts, und es wächst",
      "上下限がなければ制限されず、大きくなっていきます",
      "한계가 없으면 제한되지 않으므로 점점 커진다",
    ],
    () => {
      const workspace = new Workspace();
      workspace.set({ problem: "alike" });
      return [radius(workspace, "gauss-seidel"), 1, radius(workspace, "jacobi")];
    },
  ),
  ascending(
    "iterating-fail-4",
    [
      "with {$omega} below one, Jacobi converges, but slowly",
      "mit {$omega} unter eins, konvergiert Jacobi, aber langsam",
      "{$omega}を1より小さくして減衰させれば収束しますが、遅くなります",
      "{$omega}를 1보다 작게 하여 감쇠하면 수렴하지만 느리다",
    ],
    () => onStack("gauss-seidel"),
    () => onStack("jacobi", 0.5),
    () => 1,
    () => onStack("jacobi"),
  ),
  ascending(
    "iterating-bounds-why-1",
    [
      "what remains is a shorter chain",
      "übrig bleibt eine kürzere Kette",
      "残るのは短い鎖です",
      "남는 것은 더 짧은 사슬이다",
    ],
    () => finalRate(true),
    () => finalRate(false),
  ),
];
