// The arrows of the selected run: velocity, applied force, constraint force, gradient, as the core gives them,
// kept for the last two steps so that arrows move as smoothly as the body they belong to.
import type { BodyInfo } from "../simulation/core";
import { dimensionOf } from "../simulation/pose";
import type { Run } from "../simulation/session";

export const arrowKinds = ["v", "f", "fhat", "grad"] as const;
export type ArrowKind = (typeof arrowKinds)[number];

const empty = new Float64Array(0);

export class Vectors {
  #run = -1;
  #step = -1;
  #adjacent = false;
  readonly #previous: Record<ArrowKind, Float64Array> = { v: empty, f: empty, fhat: empty, grad: empty };
  readonly #present: Record<ArrowKind, Float64Array> = { v: empty, f: empty, fhat: empty, grad: empty };
  #fraction = 1;

  /**
   * Reads this moment's arrows. `fresh`: the state may have changed without a step (an edit, a pause); `gradient`:
   * where they come from when they are wanted at all, since the constraints are many numbers to bring over.
   */
  read(run: Run, fresh: boolean, gradient: ((run: Run, length: number) => Float64Array) | null): void {
    const { simulation } = run;
    const step = simulation.stepCount;
    this.#fraction = run.fraction;
    const known = !gradient || this.#present.grad.length > 0;
    if (run.id === this.#run && step === this.#step && !fresh && known) return;
    this.#adjacent = run.id === this.#run && step === this.#step + 1;
    this.#run = run.id;
    this.#step = step;
    for (const kind of arrowKinds) this.#previous[kind] = this.#present[kind];
    this.#present.v = simulation.velocities();
    this.#present.f = simulation.appliedForces();
    this.#present.fhat = simulation.constraintForces();
    this.#present.grad = gradient?.(run, this.#present.v.length) ?? empty;
  }

  /** One number of an arrow, between the last two steps where both are known. */
  at(kind: ArrowKind, index: number): number {
    const now = this.#present[kind][index] ?? 0;
    if (!this.#adjacent) return now;
    const before = this.#previous[kind][index] ?? now;
    return before + this.#fraction * (now - before);
  }

  /** Length of the longest arrow of a kind, at the present step. */
  largest(kind: ArrowKind, bodies: readonly BodyInfo[]): number {
    let longest = 0;
    for (const body of bodies) {
      const { velocityOffset: at } = body;
      const [x = 0, y = 0, z = 0] = this.#present[kind].subarray(at, at + dimensionOf(body));
      longest = Math.max(longest, Math.hypot(x, y, z));
    }
    return longest;
  }

  /** Shows these numbers as constraint forces until the next `read` of another state: a solver's iterate. */
  replace(kind: ArrowKind, values: Float64Array): void {
    this.#present[kind] = values;
    this.#previous[kind] = values;
  }
}

/** For each body the gradient of the first constraint row that acts on it, laid out as velocities. */
export function gradients(run: Run, length: number): Float64Array {
  const all = new Float64Array(length);
  const done = new Set<number>();
  const bodies = run.simulation.bodies();
  for (const constraint of run.simulation.constraints()) {
    for (const block of constraint.rows[0]?.gradient ?? []) {
      const body = bodies.find((b) => b.id === block.body);
      if (!body || done.has(body.id)) continue;
      done.add(body.id);
      all.set(block.values, body.velocityOffset);
    }
  }
  return all;
}
