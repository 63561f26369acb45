// Leaves out points that lie on the line between their neighbours: a smooth curve needs few, and stroking costs per point.
export interface Line {
  /** On to this point. Where y is NaN there is a gap, and the next point begins anew. */
  lineTo(x: number, y: number): void;
}

/**
 * Takes points with growing x and passes on as few as keep the line within `tolerance` of all of them ("swinging
 * door": from the last point kept, the door of slopes that still pass everybody closes step by step).
 */
export class Simplified implements Line {
  #anchorX = Number.NaN;
  /** NaN: nothing has come yet, or there was a gap. */
  #anchorY = Number.NaN;
  #lastX = Number.NaN;
  #lastY = Number.NaN;
  #steepest = Number.POSITIVE_INFINITY;
  #flattest = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly line: Line,
    private readonly tolerance: number,
  ) {}

  lineTo(x: number, y: number): void {
    if (Number.isNaN(y) && !Number.isNaN(this.#anchorY)) this.end();
    if (Number.isNaN(this.#anchorY) || Number.isNaN(y)) {
      this.#keep(x, y);
      return;
    }
    const slope = (y - this.#anchorY) / (x - this.#anchorX);
    if (slope > this.#steepest || slope < this.#flattest) this.#keep(this.#lastX, this.#lastY);
    const run = x - this.#anchorX;
    this.#steepest = Math.min(this.#steepest, (y + this.tolerance - this.#anchorY) / run);
    this.#flattest = Math.max(this.#flattest, (y - this.tolerance - this.#anchorY) / run);
    this.#lastX = x;
    this.#lastY = y;
  }

  /** The last point is always drawn, and the one before a gap. */
  end(): void {
    if (!Number.isNaN(this.#lastX)) this.line.lineTo(this.#lastX, this.#lastY);
  }

  #keep(x: number, y: number): void {
    this.line.lineTo(x, y);
    this.#anchorX = x;
    this.#anchorY = y;
    this.#lastX = x;
    this.#lastY = y;
    this.#steepest = Number.POSITIVE_INFINITY;
    this.#flattest = Number.NEGATIVE_INFINITY;
  }
}
