// Values of one run at this moment, as formulas need them. Each is read from the core on demand and kept until the
// next reading, so that ten numbers cost one call.
import type { ConstraintRow, Simulation } from "../simulation/core";
import { floorOf, type Magnitudes, magnitudesOf } from "../simulation/magnitude";

/** The part of a simulation that formulas read. */
export type Source = Pick<
  Simulation,
  | "constraints"
  | "appliedForces"
  | "positions"
  | "velocities"
  | "bodies"
  | "get"
  | "observe"
  | "parameters"
  | "matrix"
  | "spectrum"
  | "contacts"
  | "contactProblem"
>;

export class Reading {
  #row: ConstraintRow | undefined;
  #applied: Float64Array | undefined;
  #mass: number | undefined;
  #magnitudes: Magnitudes | undefined;

  constructor(readonly source: Source) {}

  /** The first row of the first constraint: C, Ċ, λ, J̇v and its gradient. */
  get row(): ConstraintRow {
    this.#row ??= this.source.constraints()[0]?.rows[0];
    if (!this.#row) throw new Error("the scene has no constraint");
    return this.#row;
  }
  get gradient(): readonly number[] {
    return this.row.gradient[0]?.values ?? [];
  }
  get applied(): Float64Array {
    this.#applied ??= this.source.appliedForces();
    return this.#applied;
  }
  get mass(): number {
    this.#mass ??= this.source.bodies()[0]?.mass ?? Number.NaN;
    return this.#mass;
  }
  /** Below this, in the unit, a number is rounding. */
  floor(unit: string): number {
    this.#magnitudes ??= magnitudesOf(this.source);
    return floorOf(this.#magnitudes, unit);
  }
  number(parameter: string): number {
    return Number(this.source.get(parameter));
  }
}

/** The sum of products of two lists of given numbers. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
