// Where a run has been since the last frame: a few states between two pictures, so that a trail stays on the true path
// even when frames are slow or time runs fast. Bounded; nothing is allocated while running.

const most = 64;

export class Visited {
  #length = 0;
  #stride = 0;
  readonly #times = new Float64Array(most);
  #states = new Float64Array(0);

  get length(): number {
    return this.#length;
  }
  clear(): void {
    this.#length = 0;
  }
  /** Room for how many more. */
  get room(): number {
    return most - this.#length;
  }
  push(time: number, positions: Float64Array): void {
    if (positions.length !== this.#stride) {
      this.#stride = positions.length;
      this.#states = new Float64Array(most * this.#stride);
      this.#length = 0;
    }
    if (this.room === 0) return;
    this.#times[this.#length] = time;
    this.#states.set(positions, this.#length * this.#stride);
    this.#length += 1;
  }
  time(i: number): number {
    return this.#times[i] as number;
  }
  /** One number of the i-th state, laid out as `positions()`. */
  at(i: number, index: number): number {
    return this.#states[i * this.#stride + index] as number;
  }
}
