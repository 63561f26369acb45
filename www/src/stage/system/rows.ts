// The rows of the constraints (gradients, λ, glyphs), brought over no oftener than they change and than there is time for:
// for a cloth they are ten thousand small objects.
import type { ConstraintInfo } from "../../simulation/core";
import type { Run } from "../../simulation/session";

/** Rows that take longer than this are brought over only while time stands still, and then seldom. ms */
const affordable = 2;
/** Of the time may go into rows. */
const share = 0.1;

export class Rows {
  infos: readonly ConstraintInfo[] = [];
  #run = -1;
  #lambda: Float64Array = new Float64Array(0);
  #cost = 0;
  #since = 0;

  /** How long it took last, ms. */
  get cost(): number {
    return this.#cost;
  }

  /** Brings the rows over now. */
  fetch({ id, simulation }: Run): readonly ConstraintInfo[] {
    const before = performance.now();
    this.infos = simulation.constraints();
    this.#since = performance.now();
    this.#cost = this.#since - before;
    this.#run = id;
    this.#lambda = simulation.lambda();
    return this.infos;
  }

  /** The rows of this moment, or nearly: another λ tells another state. True when they are new. */
  follow(run: Run, lambda: Float64Array, playing: boolean): boolean {
    if (run.id === this.#run) {
      if (lambda.every((value, i) => value === this.#lambda[i])) return false;
      const soon = performance.now() - this.#since < this.#cost / share;
      if (this.#cost > affordable && (playing || soon)) return false;
    }
    this.fetch(run);
    return true;
  }
}
