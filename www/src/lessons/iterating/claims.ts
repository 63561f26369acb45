// Numbers of the text that the core computes.
import { Workspace } from "../../iterating/workspace";
import { problem } from "../../lcp/problem";
import type { Claim } from "../claims";

function rate(size: number, method: "jacobi" | "gauss-seidel"): number {
  const workspace = new Workspace();
  workspace.set({ problem: "chain", size, method: "gauss-seidel" });
  return workspace.rate(method) ?? Number.NaN;
}
/** Sweeps of Gauss–Seidel for a decimal digit, rounded up. */
const digit = (size: number): number => Math.ceil(-1 / Math.log10(rate(size, "gauss-seidel")));

/** From which a on Jacobi diverges on three rows with a everywhere beside a diagonal of ones. */
function threeAlike(): number {
  const converges = (a: number): boolean => {
    const workspace = new Workspace();
    const rows = [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === j ? 1 : a)));
    workspace.put(problem(rows, [-1, -1, -1]));
    return (workspace.iteration("jacobi", 1)?.radius ?? Number.NaN) < 1;
  };
  let [below, above] = [0.1, 0.9];
  while (above - below > 1e-4) {
    const a = (below + above) / 2;
    if (converges(a)) below = a;
    else above = a;
  }
  return below;
}

export const claims: readonly Claim[] = [
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
  {
    at: "answer:iterating-exercise-2",
    says: "where the radius of Jacobi on three rows is one",
    value: threeAlike,
  },
  { at: "answer:iterating-exercise-3", says: "modulus of the determinant", value: () => 1.5 ** 2 },
  {
    at: "answer:iterating-exercise-4",
    says: "ρ of Gauss–Seidel, 10 rows",
    value: () => rate(10, "gauss-seidel"),
  },
];
