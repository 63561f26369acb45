// Numbers of the text that the core computes.
import { Workspace } from "../../iterating/workspace";
import { problem } from "../../lcp/problem";
import { type Claim, type WordClaim, word } from "../claims";
import { sinking } from "./film";

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

export const words: readonly WordClaim[] = [
  word(
    "iterating-fail-4",
    4,
    ["Four boxes", "Vier Kisten", "箱を4つ", "상자 네 개"],
    () => problemOfText("stack").b.length / 2,
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
];
