// The linear system of the present step, Aλ + b = 0 with A = J W Jᵀ, as the core gives it: what its rows and columns
// belong to, and its matrices.

import type { Simulation } from "../simulation/core";
import { stepsInTime } from "../simulation/stepping";
import { type Elimination, eliminate } from "./elimination";

/** U is A after elimination, where a dependent row is a row of zeros. */
export type MatrixName = "J" | "W" | "JdotV" | "A" | "lambda" | "b" | "U";

/** An equation: a row of J, a row and a column of A, an entry of λ and b. */
export interface Equation {
  /** Id of its constraint, and which of that constraint's rows it is. */
  readonly constraint: number;
  readonly row: number;
  readonly kind: string;
  readonly name: string | undefined;
  /** As in "A₂₃": "2", or "2a" where a constraint has several rows. */
  readonly label: string;
}
/** A coordinate: a column of J, a row and a column of W. */
export interface Coordinate {
  readonly body: number;
  readonly axis: "x" | "y" | "z";
  readonly fixed: boolean;
}
export interface Grid {
  readonly rows: number;
  readonly cols: number;
  /** Row by row. */
  readonly data: Float64Array;
}

const axes = ["x", "y", "z"] as const;
const letters = "abcdefghijklmnopqrstuvwxyz";

/** Rows and columns, their owners, and which entries can be other than zero. Stays as it is until the scene is edited. */
export class Structure {
  readonly equations: readonly Equation[];
  readonly coordinates: readonly Coordinate[];
  /** The method finds impulses for the step that comes, not forces of this moment. */
  readonly impulses: boolean;
  /** Row by row the bodies it takes hold of. */
  readonly #bodies: readonly ReadonlySet<number>[];
  readonly #fixed: ReadonlySet<number>;
  /** True where joints have no rows (generalised coordinates): equations are then coupled through the joints. */
  readonly #reduced: boolean;
  /** Coupling of equations, row by row; computed on demand. */
  #coupled: Uint8Array | null = null;

  constructor(simulation: Simulation) {
    const constraints = simulation.constraints();
    const bodies = simulation.bodies();
    this.impulses = stepsInTime(simulation.get("method"));
    this.#reduced = simulation.get("method") === "generalised";
    this.#fixed = new Set(bodies.filter(({ fixed }) => fixed).map(({ id }) => id));
    this.#bodies = constraints.flatMap(({ rows }) =>
      rows.map(({ gradient }) => new Set(gradient.map(({ body }) => body))),
    );
    this.equations = constraints.flatMap(({ id, kind, name, rows }) =>
      rows.map((_, row) => ({
        constraint: id,
        row,
        kind,
        name,
        label: rows.length === 1 ? String(id) : `${id}${letters[row] ?? row}`,
      })),
    );
    this.coordinates = bodies.flatMap(({ id, velocityLength, fixed }) =>
      Array.from({ length: velocityLength }, (_, i) => ({ body: id, axis: axes[i] ?? "x", fixed })),
    );
  }

  /** Quantity that λ changes: "C̈", or "Ċ" where λ is an impulse. */
  get rate(): string {
    return this.impulses ? "Ċ" : "C̈";
  }
  get m(): number {
    return this.equations.length;
  }
  get n(): number {
    return this.coordinates.length;
  }

  /** Bodies that both equations take hold of; without `all` only those that can move, for only these couple. */
  shared(i: number, j: number, all = false): number[] {
    const [one, other] = [this.#bodies[i], this.#bodies[j]];
    if (!one || !other) return [];
    return [...one].filter((body) => other.has(body) && (all || !this.#fixed.has(body)));
  }

  /** True where there is a block: all other entries are structural zeros and stay blank. */
  block(name: MatrixName, i: number, j: number): boolean {
    if (name === "J") return this.#bodies[i]?.has(this.coordinates[j]?.body ?? -1) ?? false;
    if (name === "W") return i === j;
    if (name === "A") return this.#couples(i, j);
    return true;
  }

  #couples(i: number, j: number): boolean {
    const { m } = this;
    if (this.#reduced) return true;
    if (!this.#coupled) {
      this.#coupled = new Uint8Array(m * m);
      for (let row = 0; row < m; row++)
        for (let col = 0; col <= row; col++)
          if (this.shared(row, col).length > 0)
            this.#coupled[row * m + col] = this.#coupled[col * m + row] = 1;
    }
    return this.#coupled[i * m + j] === 1;
  }
}

/** Where a matrix is larger than this many rows or columns the core gives no numbers. */
export const mostRows = 600;

/** The matrices of one moment; each is asked for when it is first wanted. */
export class Moment {
  readonly #simulation: Simulation;
  readonly #known = new Map<MatrixName, Grid | null>();
  #elimination: Elimination | null = null;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  /** Null where the core does not give it: too large. */
  grid(name: MatrixName): Grid | null {
    let found = this.#known.get(name);
    if (found === undefined) {
      found = this.#read(name);
      this.#known.set(name, found);
    }
    return found;
  }

  /** A, eliminated row by row. */
  get elimination(): Elimination | null {
    const a = this.grid("A");
    if (a && !this.#elimination) {
      const tolerance = this.#simulation.get("rankTolerance");
      this.#elimination = eliminate(a.data, a.rows, typeof tolerance === "number" ? tolerance : 1e-10);
    }
    return this.#elimination;
  }

  #read(name: MatrixName): Grid | null {
    if (name === "U") {
      const done = this.elimination;
      return done && { rows: done.size, cols: done.size, data: done.upper };
    }
    try {
      const { rows, cols, data } = this.#simulation.matrix(name);
      return { rows, cols, data };
    } catch {
      // Too large for a full matrix: the core says so, and the page in its own words.
      return null;
    }
  }
}
