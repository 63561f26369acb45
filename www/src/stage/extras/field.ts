// C as a function of the place of one particle: the core's own C, asked at the points of a lattice in a copy of the scene, and a
// smooth function through them.
import {
  type BodyInfo,
  type ConstraintInfo,
  type SceneDocument,
  type Simulation,
  withSimulation,
} from "../../simulation/core";

export interface Region {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Points of the lattice across and upwards: between them C is taken as cubic, which is exact for a circle. */
export const columns = 26;
export const rows = 20;

export class Field {
  readonly #document: SceneDocument;
  readonly #body: number;
  readonly #row: number;
  readonly #values = new Float64Array(columns * rows);
  #known = 0;

  constructor(
    simulation: Simulation,
    { body, constraint }: { readonly body: BodyInfo; readonly constraint: ConstraintInfo },
    readonly region: Region,
  ) {
    this.#document = simulation.toJSON();
    this.#body = body.id;
    this.#row = constraint.rowOffset;
  }

  get complete(): boolean {
    return this.#known === this.#values.length;
  }

  /** Asks on for so many ms. */
  ask(budget: number): void {
    if (this.complete) return;
    const { left, right, bottom, top } = this.region;
    const deadline = performance.now() + budget;
    withSimulation(this.#document, (copy) => {
      do {
        const i = this.#known % columns;
        const j = Math.floor(this.#known / columns);
        const x = left + ((right - left) * i) / (columns - 1);
        const y = bottom + ((top - bottom) * j) / (rows - 1);
        copy.setState(this.#body, { at: [x, y], velocity: [0, 0] });
        this.#values[this.#known] = copy.c()[this.#row] ?? Number.NaN;
        this.#known += 1;
      } while (!this.complete && performance.now() < deadline);
    });
  }

  /** C on a finer lattice that reaches from edge to edge, the lowest row first. */
  fine(width: number, height: number): Float64Array {
    const across = weights(columns, width);
    const half = new Float64Array(rows * width);
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < width; i++)
        half[j * width + i] = mix(across[i] as Weights, (k) => this.#values[j * columns + k] ?? 0);
    const upwards = weights(rows, height);
    const all = new Float64Array(width * height);
    for (let j = 0; j < height; j++)
      for (let i = 0; i < width; i++)
        all[j * width + i] = mix(upwards[j] as Weights, (k) => half[k * width + i] ?? 0);
    return all;
  }

  /** C at a place of the region. */
  at(x: number, y: number): number {
    const { left, right, bottom, top } = this.region;
    const across = weightsAt(columns, ((x - left) / (right - left)) * (columns - 1));
    const upwards = weightsAt(rows, ((y - bottom) / (top - bottom)) * (rows - 1));
    return mix(upwards, (j) => mix(across, (i) => this.#values[j * columns + i] ?? 0));
  }
}

/** Of four neighbouring points, the first of them `from`. */
interface Weights {
  readonly from: number;
  readonly parts: readonly [number, number, number, number];
}

const weights = (points: number, wanted: number): Weights[] =>
  Array.from({ length: wanted }, (_, i) => weightsAt(points, ((i + 0.5) / wanted) * (points - 1)));

/** Lagrange's cubic through four points. */
function weightsAt(points: number, at: number): Weights {
  const from = Math.min(points - 4, Math.max(0, Math.floor(at) - 1));
  const t = at - from;
  const [a, b, c, d] = [t, t - 1, t - 2, t - 3];
  return { from, parts: [(b * c * d) / -6, (a * c * d) / 2, (a * b * d) / -2, (a * b * c) / 6] };
}

function mix({ from, parts: [a, b, c, d] }: Weights, value: (i: number) => number): number {
  return a * value(from) + b * value(from + 1) + c * value(from + 2) + d * value(from + 3);
}
