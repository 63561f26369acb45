// Where a body has been lately: a ring buffer of times and places, never growing. Pure.

/** Places one after the other, the oldest first. */
export interface Way {
  readonly length: number;
  x(i: number): number;
  y(i: number): number;
  z(i: number): number;
}

export class Trail implements Way {
  readonly #times: Float64Array;
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  readonly #zs: Float64Array;
  #start = 0;
  #length = 0;

  constructor(readonly capacity = 360) {
    this.#times = new Float64Array(capacity);
    this.#xs = new Float64Array(capacity);
    this.#ys = new Float64Array(capacity);
    this.#zs = new Float64Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** A point, unless it is nearer than `spacing` to the last one. */
  push(time: number, x: number, y: number, spacing: number, z = 0): void {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    if (this.#length > 0) {
      const last = this.#length - 1;
      if (Math.hypot(x - this.x(last), y - this.y(last), z - this.z(last)) < spacing) return;
    }
    const slot = (this.#start + this.#length) % this.capacity;
    this.#times[slot] = time;
    this.#xs[slot] = x;
    this.#ys[slot] = y;
    this.#zs[slot] = z;
    if (this.#length < this.capacity) this.#length += 1;
    else this.#start = (this.#start + 1) % this.capacity;
  }

  /** Drops what is newer than `time`. */
  forgetAfter(time: number): void {
    while (this.#length > 0 && this.time(this.#length - 1) > time) this.#length -= 1;
  }

  /** The part between two times. */
  between(from: number, to: number): Way {
    let first = 0;
    while (first < this.#length && this.time(first) < from) first += 1;
    let end = this.#length;
    while (end > first && this.time(end - 1) > to) end -= 1;
    return {
      length: end - first,
      x: (i) => this.x(first + i),
      y: (i) => this.y(first + i),
      z: (i) => this.z(first + i),
    };
  }

  clear(): void {
    this.#length = 0;
  }

  /** The i-th point, the oldest first. */
  time(i: number): number {
    return this.#times[(this.#start + i) % this.capacity] as number;
  }
  x(i: number): number {
    return this.#xs[(this.#start + i) % this.capacity] as number;
  }
  y(i: number): number {
    return this.#ys[(this.#start + i) % this.capacity] as number;
  }
  z(i: number): number {
    return this.#zs[(this.#start + i) % this.capacity] as number;
  }
}
