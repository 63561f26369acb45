// The state of one problem on the page: its numbers, the point where solvers begin, the solvers whose ways are drawn, the iterate that is
// looked at. Text, pictures, editor and verdict all look here; the answers come from the core, once for each problem.

import type { Failure } from "../simulation/failure";
import type { Definiteness } from "../simulation/laboratory";
import type { Highlight } from "../simulation/session";
import { isRefusal } from "./core";
import { type Path, pathOf, type Walker } from "./paths";
import type { Problem } from "./problem";
import { shapeOf, type Verdict, verdictOf } from "./verdict";

/** Decimals that dragging leaves. */
const decimals = 2;
export const rounded = (value: number): number => Number(value.toFixed(decimals)) + 0;

export class ProblemState extends EventTarget {
  #problem: Problem;
  /** The problem as it was last set as a whole: edits can be reverted to it. */
  #given: Problem;
  #start: readonly number[];
  #shown: ReadonlySet<Walker> = new Set();
  #omega = 1.4;
  #k: number | null = null;
  #verdict: Verdict | null = null;
  #shape: Definiteness | null = null;
  #walks = new Map<Walker, Path | Failure>();
  #highlight: Highlight | null = null;
  /** Counts the problems that were put here as a whole: pictures choose their view anew. */
  given = 0;

  constructor(problem: Problem, shown: readonly Walker[] = []) {
    super();
    this.#problem = problem;
    this.#given = problem;
    this.#start = problem.b.map(() => 0);
    this.#shown = new Set(shown);
  }

  get problem(): Problem {
    return this.#problem;
  }
  get size(): number {
    return this.#problem.b.length;
  }
  /** Another problem. */
  put(problem: Problem, options: { start?: readonly number[]; walkers?: readonly Walker[] } = {}): void {
    this.#given = problem;
    this.given += 1;
    this.#start = options.start ?? problem.b.map(() => 0);
    if (options.walkers) this.#shown = new Set(options.walkers);
    this.#k = null;
    this.edit(problem);
  }
  /** Replaces the problem by an edited one. */
  edit(problem: Problem): void {
    if (problem.b.length !== this.#start.length) {
      this.#start = problem.b.map(() => 0);
      this.given += 1;
    }
    this.#problem = problem;
    this.#verdict = null;
    this.#shape = null;
    this.#changed();
  }
  get edited(): boolean {
    return this.#problem !== this.#given;
  }
  back(): void {
    this.edit(this.#given);
  }

  get start(): readonly number[] {
    return this.#start;
  }
  set start(start: readonly number[]) {
    this.#start = start;
    this.#changed();
  }
  get omega(): number {
    return this.#omega;
  }
  set omega(omega: number) {
    this.#omega = omega;
    this.#changed();
  }
  get shown(): ReadonlySet<Walker> {
    return this.#shown;
  }
  show(walker: Walker, on: boolean): void {
    const shown = new Set(this.#shown);
    if (on) shown.add(walker);
    else shown.delete(walker);
    this.#shown = shown;
    this.#tell("change");
  }
  /** The iterate that is looked at; null: all of them. */
  get k(): number | null {
    return this.#k;
  }
  set k(k: number | null) {
    this.#k = k;
    this.#tell("change");
  }

  get verdict(): Verdict {
    this.#verdict ??= verdictOf(this.#problem);
    return this.#verdict;
  }
  get shape(): Definiteness | null {
    this.#shape ??= shapeOf(this.#problem);
    return this.#shape;
  }
  /** The ways of the solvers that are shown; those that cannot take on the problem are left out. */
  get walks(): Path[] {
    return [...this.#shown].flatMap((walker) => {
      const way = this.walk(walker);
      return isRefusal(way) ? [] : [way];
    });
  }
  walk(walker: Walker): Path | Failure {
    let known = this.#walks.get(walker);
    if (!known) {
      known = pathOf(this.#problem, walker, this.#start, this.#omega);
      this.#walks.set(walker, known);
    }
    return known;
  }

  /** As a session's: what is pointed at lights up everywhere. */
  get highlight(): Highlight | null {
    return this.#highlight;
  }
  set highlight(highlight: Highlight | null) {
    if (highlight?.symbol === this.#highlight?.symbol) return;
    this.#highlight = highlight;
    this.#tell("highlight");
  }

  on(event: "change" | "highlight", listener: () => void): () => void {
    this.addEventListener(event, listener);
    return () => this.removeEventListener(event, listener);
  }

  #changed(): void {
    this.#walks.clear();
    this.#tell("change");
  }
  #tell(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}
