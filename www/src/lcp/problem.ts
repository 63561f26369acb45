// A complementarity problem as numbers: w = Aλ + b, lo ≤ λ ≤ hi. Written to JSON and read from it; the core judges it.
import type { BoxLcp, LcpFriction } from "../simulation/laboratory";

export interface Problem {
  /** Rows of A. */
  readonly a: readonly (readonly number[])[];
  readonly b: readonly number[];
  /** −Infinity where there is none. */
  readonly lo: readonly number[];
  /** Infinity where there is none. */
  readonly hi: readonly number[];
  /** Rows whose bounds follow λ of another. */
  readonly friction?: readonly LcpFriction[];
  /** Names of the rows, where they come from a simulation. */
  readonly names?: readonly string[];
}

/** λ ≥ 0 for every row unless bounds are given. */
export function problem(
  a: readonly (readonly number[])[],
  b: readonly number[],
  lo: readonly number[] = b.map(() => 0),
  hi: readonly number[] = b.map(() => Number.POSITIVE_INFINITY),
): Problem {
  return { a, b, lo, hi };
}

/** As the core takes it. */
export function forCore({ a, b, lo, hi, friction }: Problem): BoxLcp {
  return { a, b, lo, hi, ...(friction ? { friction } : {}) };
}

/** True where every row reads λ ≥ 0, w ≥ 0. */
export const isPlainLcp = (p: Problem): boolean => !p.friction && boundsAreUsual(p);
const boundsAreUsual = ({ lo, hi }: Problem): boolean =>
  lo.every((x) => x === 0) && hi.every((x) => x === Number.POSITIVE_INFINITY);

export type RowKind = "positive" | "free" | "between";
export function rowKind(lo: number, hi: number): RowKind {
  if (lo === 0 && hi === Number.POSITIVE_INFINITY) return "positive";
  if (lo === Number.NEGATIVE_INFINITY && hi === Number.POSITIVE_INFINITY) return "free";
  return "between";
}

/** Rows without any bound. */
export function freeRows({ lo, hi }: Problem): number[] {
  return lo.flatMap((low, i) => (rowKind(low, hi[i] ?? 0) === "free" ? [i] : []));
}

/** JSON: a row of A on a line; bounds only where they are not 0 and ∞; no bound is null. */
export function toJson(p: Problem): string {
  const list = (values: readonly number[]): string =>
    `[${values.map((x) => (Number.isFinite(x) ? String(x) : "null")).join(", ")}]`;
  const lines = [
    `"a": [\n${p.a.map((row) => `    ${list(row)}`).join(",\n")}\n  ]`,
    `"b": ${list(p.b)}`,
    ...(boundsAreUsual(p) ? [] : [`"lo": ${list(p.lo)}`, `"hi": ${list(p.hi)}`]),
    ...(p.friction ? [`"friction": ${JSON.stringify(p.friction)}`] : []),
  ];
  return `{\n  ${lines.join(",\n  ")}\n}\n`;
}

/** Error in a text: not JSON, or an invalid entry. */
export class NotAProblem extends Error {
  constructor(
    readonly reason: "json" | "keys" | "numbers" | "size",
    readonly place: string,
  ) {
    super(`${reason}: ${place}`);
  }
}

/** More rows than this are not shown. */
export const mostRows = 12;

/** Reads what `toJson` writes; A may also be a flat list. Throws NotAProblem. */
export function fromJson(text: string): Problem {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new NotAProblem("json", (error as SyntaxError).message);
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) throw new NotAProblem("keys", "a, b");
  const { a, b, lo, hi, friction, ...others } = read as Record<string, unknown>;
  const strange = Object.keys(others)[0];
  if (strange !== undefined) throw new NotAProblem("keys", strange);
  const right = numbers(b, "b");
  const n = right.length;
  if (n === 0 || n > mostRows) throw new NotAProblem("size", `b: ${n}`);
  const bound = (list: unknown, name: string, none: number, usual: number): number[] => {
    if (list === undefined) return right.map(() => usual);
    return sized(numbers(list, name, none), name, n);
  };
  return {
    a: matrix(a, n),
    b: right,
    lo: bound(lo, "lo", Number.NEGATIVE_INFINITY, 0),
    hi: bound(hi, "hi", Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
    ...(friction === undefined ? {} : { friction: contacts(friction) }),
  };
}

function matrix(given: unknown, n: number): number[][] {
  if (!Array.isArray(given)) throw new NotAProblem("numbers", "a");
  if (typeof given[0] === "number") {
    const flat = sized(numbers(given, "a"), "a", n * n);
    return Array.from({ length: n }, (_, i) => flat.slice(i * n, (i + 1) * n));
  }
  if (given.length !== n) throw new NotAProblem("size", `a: ${given.length} ≠ ${n}`);
  return given.map((row, i) => sized(numbers(row, `a[${i}]`), `a[${i}]`, n));
}

/** Groups of friction; the core checks their numbers. */
function contacts(given: unknown): LcpFriction[] {
  if (!Array.isArray(given)) throw new NotAProblem("numbers", "friction");
  return given.map((one: unknown, i) => {
    const place = `friction[${i}]`;
    if (typeof one !== "object" || one === null) throw new NotAProblem("keys", place);
    const { normal, tangents, mu, kind = "box" } = one as Record<string, unknown>;
    if (kind !== "box" && kind !== "cone") throw new NotAProblem("keys", `${place}.kind`);
    const [row = 0, coefficient = 0] = numbers([normal, mu], place);
    return { normal: row, tangents: numbers(tangents, `${place}.tangents`), mu: coefficient, kind };
  });
}

function sized(list: number[], name: string, n: number): number[] {
  if (list.length !== n) throw new NotAProblem("size", `${name}: ${list.length} ≠ ${n}`);
  return list;
}

/** `none` stands for null; without it null is refused. */
function numbers(list: unknown, name: string, none?: number): number[] {
  if (!Array.isArray(list)) throw new NotAProblem("numbers", name);
  return list.map((value, i) => {
    if (value === null && none !== undefined) return none;
    if (typeof value === "number" && Number.isFinite(value)) return value;
    throw new NotAProblem("numbers", `${name}[${i}]`);
  });
}
