// Numbers of the text that the core computes.
import { Workspace } from "../../iterating/workspace";
import type { Claim } from "../claims";

function rate(size: number, method: "jacobi" | "gauss-seidel"): number {
  const workspace = new Workspace();
  workspace.set({ problem: "chain", size, method: "gauss-seidel" });
  return workspace.rate(method) ?? Number.NaN;
}
/** Sweeps of Gauss–Seidel for a decimal digit, rounded up. */
const digit = (size: number): number => Math.ceil(-1 / Math.log10(rate(size, "gauss-seidel")));

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
];
