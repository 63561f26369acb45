// A linear or quadratic program in two unknowns: minimise xᵀHx + c·x with Gx ≤ d, x ≥ 0. The core makes it a complementarity
// problem and says which points satisfy the conditions of optimality.

import { followAll, type Readable, type Reading } from "../base/readable";
import type { Failure } from "../simulation/failure";
import {
  type Definiteness,
  definiteness,
  type Kkt,
  lcpFromLp,
  lcpFromQp,
  programKkt,
} from "../simulation/laboratory";
import type { Highlight } from "../simulation/session";
import { ask, isRefusal, solve } from "./core";
import { type Problem, problem } from "./problem";
import { solutionsOf, type Verdict, verdictOf } from "./verdict";

export interface Program {
  readonly h: readonly (readonly number[])[];
  readonly c: readonly number[];
  readonly g: readonly (readonly number[])[];
  readonly d: readonly number[];
}

export const isLinear = ({ h }: Program): boolean => h.every((row) => row.every((x) => x === 0));

/** The objective: for level lines and the value at a point. */
export const objective =
  ({ h, c }: Program) =>
  (x: number, y: number): number =>
    (h[0]?.[0] ?? 0) * x * x +
    ((h[0]?.[1] ?? 0) + (h[1]?.[0] ?? 0)) * x * y +
    (h[1]?.[1] ?? 0) * y * y +
    (c[0] ?? 0) * x +
    (c[1] ?? 0) * y;

/** A point that satisfies the conditions, with its multipliers. */
export interface Candidate {
  readonly x: readonly [number, number];
  /** Of Gx ≤ d. */
  readonly y: readonly number[];
  /** Of x ≥ 0. */
  readonly s: readonly [number, number];
  readonly value: number;
}

export class ProgramState extends EventTarget implements Readable {
  #program: Program;
  #given: Program;
  #highlight: Highlight | null = null;
  #lcp: Problem | Failure | null = null;
  #verdict: Verdict | null = null;
  #covered: boolean;
  given = 0;

  /** @param covered its solution is not told until it is asked for, or the program changes */
  constructor(program: Program, covered = false) {
    super();
    this.#program = program;
    this.#given = program;
    this.#covered = covered;
  }
  get covered(): boolean {
    return this.#covered;
  }
  uncover(): void {
    if (this.#covered) this.edit(this.#program);
  }
  get program(): Program {
    return this.#program;
  }
  /** `covered`: its solution is not told yet. */
  put(program: Program, covered = false): void {
    this.#given = program;
    this.given += 1;
    this.#take(program, covered);
  }
  edit(program: Program): void {
    this.#take(program, false);
  }
  #take(program: Program, covered: boolean): void {
    this.#program = program;
    this.#covered = covered;
    this.#lcp = null;
    this.#verdict = null;
    this.#tell("change");
  }
  get edited(): boolean {
    return this.#program !== this.#given;
  }
  back(): void {
    this.edit(this.#given);
  }

  /** M and q, made by the core. */
  get lcp(): Problem | Failure {
    this.#lcp ??= lcpOf(this.#program);
    return this.#lcp;
  }
  get verdict(): Verdict {
    const { lcp } = this;
    this.#verdict ??= isRefusal(lcp) ? { kind: "refused", refusal: lcp } : verdictOf(lcp);
    return this.#verdict;
  }
  /** The violations of the optimality conditions. */
  readings(): readonly Reading[] {
    return Object.entries(this.solved?.kkt ?? {}).filter(
      (each): each is [string, number] => typeof each[1] === "number",
    );
  }
  follow(listener: () => void): () => void {
    return followAll([this], ["change"], listener);
  }

  /** Of H. */
  get shape(): Definiteness | null {
    const found = ask(() => definiteness(this.#program.h.map((row) => [...row])));
    return isRefusal(found) ? null : found;
  }
  /** All that satisfy the conditions, best first; none while they are covered. */
  get candidates(): Candidate[] {
    if (this.#covered) return [];
    const f = objective(this.#program);
    return solutionsOf(this.verdict)
      .map(({ lambda, w }): Candidate => {
        const [x, y] = [lambda[0] ?? 0, lambda[1] ?? 0];
        return { x: [x, y], y: [...lambda.slice(2)], s: [w[0] ?? 0, w[1] ?? 0], value: f(x, y) };
      })
      .sort((p, q) => p.value - q.value);
  }
  /** Result of Lemke's method: its status, x, and the violation of each optimality condition of the program. */
  get solved(): { status: string; x: readonly number[]; kkt: Kkt } | null {
    const { lcp } = this;
    if (isRefusal(lcp)) return null;
    const found = solve(lcp, { method: "lemke" });
    if (isRefusal(found)) return null;
    const { status, lambda, w } = found;
    const [x, y] = [lambda.slice(0, 2), lambda.slice(2)];
    const kkt = programKkt(
      { a: Float64Array.from(lcp.a.flat()), b: Float64Array.from(lcp.b) },
      x,
      y,
      w.slice(0, 2),
    );
    return { status, x: [...x], kkt };
  }

  get highlight(): Highlight | null {
    return this.#highlight;
  }
  set highlight(highlight: Highlight | null) {
    this.#highlight = highlight;
    this.#tell("highlight");
  }
  on(event: "change" | "highlight", listener: () => void): () => void {
    this.addEventListener(event, listener);
    return () => this.removeEventListener(event, listener);
  }
  #tell(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}

function lcpOf(p: Program): Problem | Failure {
  const g = p.g.map((row) => [...row]);
  const made = ask(() =>
    isLinear(p)
      ? lcpFromLp([...p.c], g, [...p.d])
      : lcpFromQp(
          p.h.map((row) => [...row]),
          [...p.c],
          g,
          [...p.d],
        ),
  );
  if (isRefusal(made)) return made;
  const b = [...made.b];
  return problem(
    b.map((_, i) => [...made.a.subarray(i * b.length, (i + 1) * b.length)]),
    b,
  );
}

/** Verdict on the optimum. */
export type Outcome =
  | { readonly kind: "optimum"; readonly best: Candidate }
  /** Optimal along an edge, or in a region. */
  | { readonly kind: "edge"; readonly best: Candidate }
  /** The point is determined, its multipliers are not. */
  | { readonly kind: "degenerate"; readonly best: Candidate }
  /** H is not positive semi-definite: the conditions are necessary only. */
  | { readonly kind: "candidates"; readonly best: Candidate; readonly count: number }
  /** No point is allowed. */
  | { readonly kind: "empty" }
  /** The objective falls without end. */
  | { readonly kind: "unbounded" }
  /** Not to be told yet. */
  | { readonly kind: "covered" }
  | { readonly kind: "refused"; readonly refusal: Failure };

export function outcomeOf(state: ProgramState): Outcome {
  const { verdict, candidates, shape } = state;
  if (verdict.kind === "refused") return { kind: "refused", refusal: verdict.refusal };
  if (state.covered) return { kind: "covered" };
  const [best] = candidates;
  if (!best) return { kind: allows(state.program) ? "unbounded" : "empty" };
  if (shape?.verdict === "indefinite") return { kind: "candidates", best, count: places(candidates).length };
  if (verdict.kind !== "continuum") return { kind: "optimum", best };
  return { kind: places(candidates).length > 1 ? "edge" : "degenerate", best };
}

/** True if a point is allowed: with nothing to minimise, every allowed point is a best one. */
const allows = (program: Program): boolean =>
  new ProgramState({ ...program, h: program.h.map((row) => row.map(() => 0)), c: program.c.map(() => 0) })
    .candidates.length > 0;

/** Different points x among them. */
export function places(all: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  for (const each of all)
    if (!found.some(({ x }) => Math.hypot(x[0] - each.x[0], x[1] - each.x[1]) < 1e-7)) found.push(each);
  return found;
}
