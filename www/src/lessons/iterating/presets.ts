// Setups of the laboratory for the buttons in the text.
import type { Setup } from "../../iterating/workspace";

/** Message `iterating-try-<id>`. */
export interface LabTry extends Setup {
  readonly id: string;
}
const usual = { tolerance: 1e-6, most: 300 } as const;

export const presets = {
  jacobi: { id: "jacobi", ...usual, problem: "chain", size: 6, method: "jacobi", omega: 1 },
  seidel: { id: "seidel", ...usual, problem: "chain", size: 6, method: "gauss-seidel" },
  short: { id: "short", ...usual, problem: "chain", size: 5, method: "gauss-seidel", sweep: 300 },
  long: { id: "long", ...usual, most: 1000, problem: "chain", size: 20, method: "gauss-seidel", sweep: 1000 },
  free: { id: "free", ...usual, problem: "alike-free", method: "jacobi", omega: 1, sweep: 4 },
  alike: { id: "alike", ...usual, problem: "alike", method: "gauss-seidel", sweep: 300 },
  stackJacobi: {
    id: "stack-jacobi",
    ...usual,
    problem: "stack",
    size: 4,
    method: "jacobi",
    omega: 1,
    sweep: 150,
  },
  stackDamped: {
    id: "stack-damped",
    ...usual,
    problem: "stack",
    size: 4,
    method: "jacobi",
    omega: 0.84,
    sweep: 300,
  },
  stackSeidel: {
    id: "stack-seidel",
    ...usual,
    problem: "stack",
    size: 4,
    method: "gauss-seidel",
    sweep: 300,
  },
  best: { id: "best", ...usual, problem: "chain", size: 10, method: "sor", omega: 1.56, sweep: 300 },
  symmetric: { id: "symmetric", ...usual, problem: "chain", size: 10, method: "symmetric-gauss-seidel" },
  obstacle: { id: "obstacle", ...usual, problem: "obstacle", size: 10, method: "gauss-seidel" },
  fathi: {
    id: "fathi",
    problem: "fathi",
    size: 6,
    method: "gauss-seidel",
    tolerance: 1e-2,
    most: 1000,
    sweep: 1000,
  },
  pendulum: { id: "pendulum", ...usual, problem: "pendulum", size: 8, method: "gauss-seidel", sweep: 300 },
} as const satisfies Record<string, LabTry>;

/** Setup at the start: in the middle of the third sweep. */
export const first: Setup = { ...presets.seidel, size: 6, sweep: 2 };
