// Input into a table of numbers, cell by cell: the typed text is kept, and a problem exists where all cells can be
// read. A cell that cannot be read keeps its last number.
import { readEntry, writeEntry } from "./entry";
import { withinRows, withMu, withoutFriction } from "./friction";
import { type Problem, type RowKind, rowKind } from "./problem";

/** Where a number stands, in the core's words: "a[0][1]", "b[0]", "lo[1]". */
export type Path = string;

export class Sheet {
  /** Texts that differ from what their number would be written as. */
  readonly #typed = new Map<Path, string>();

  /** Text of the cell. */
  text(path: Path, value: number): string {
    return this.#typed.get(path) ?? writeEntry(value);
  }
  /** True where the cell holds a text that cannot be read. */
  wrong(path: Path, infinite = false): boolean {
    const text = this.#typed.get(path);
    return text !== undefined && readEntry(text, infinite) === null;
  }
  /** Cells that cannot be read. */
  get wrongs(): Path[] {
    return [...this.#typed.keys()].filter((path) => this.wrong(path, /^(lo|hi)/.test(path)));
  }
  /** @returns the number, when it is one */
  type(path: Path, text: string, infinite = false): number | null {
    this.#typed.set(path, text);
    return readEntry(text, infinite);
  }
  /** Leaving a cell: what can be read is written as numbers are. */
  settle(path: Path): void {
    if (!this.wrong(path, /^(lo|hi)/.test(path))) this.#typed.delete(path);
  }
  clear(): void {
    this.#typed.clear();
  }
}

/** The problem with one number changed. */
export function withEntry(p: Problem, path: Path, value: number): Problem {
  const [, name, i = "0", j] = /^(\w+)\[(\d+)\](?:\[(\d+)\])?$/.exec(path) ?? [];
  const put = (values: readonly number[], at: number): number[] =>
    values.map((old, k) => (k === at ? value : old));
  if (name === "a") return { ...p, a: p.a.map((row, k) => (k === Number(i) ? put(row, Number(j)) : row)) };
  if (name === "b" || name === "lo" || name === "hi") return { ...p, [name]: put(p[name], Number(i)) };
  if (name === "mu") return withMu(p, Number(i), value);
  return p;
}

/** The problem with another kind of row; bounds of a box begin at −1 and 1. */
export function withKind(before: Problem, i: number, kind: RowKind): Problem {
  const p = withoutFriction(before, i);
  if (rowKind(p.lo[i] ?? 0, p.hi[i] ?? 0) === kind) return p;
  const [lo, hi] =
    kind === "positive"
      ? [0, Number.POSITIVE_INFINITY]
      : kind === "free"
        ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
        : [-1, 1];
  return withEntry(withEntry(p, `lo[${i}]`, lo), `hi[${i}]`, hi);
}

/** One row and column more (1 on the diagonal, −1 in b), or the last one taken away. */
export function resized(p: Problem, n: number): Problem {
  const line = <T>(values: readonly T[], fill: (i: number) => T): T[] =>
    Array.from({ length: n }, (_, i) => values[i] ?? fill(i));
  const rows = {
    a: line(p.a, () => []).map((row, i) => line(row, (j) => (i === j ? 1 : 0))),
    b: line(p.b, () => -1),
    lo: line(p.lo, () => 0),
    hi: line(p.hi, () => Number.POSITIVE_INFINITY),
  };
  return withinRows(rows, p.friction, n);
}
