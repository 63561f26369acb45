// For tests: a line of a derivation, in LaTeX as it is printed, evaluated with numbers. Numbers, column vectors and matrices; the product
// without a sign binds tighter than the dot and the cross. Symbols are written as in the formula: "\\bm{v}^{+}".
import { macros } from "./macros";

export type Matrix = readonly (readonly number[])[];
type Value = number | Matrix;
/** A symbol that stands before its argument: C(x). */
type Applied = (argument: Value) => Value;
export type Values = Readonly<Record<string, Value | Applied>>;

export const column = (numbers: ArrayLike<number>): Matrix => Array.from(numbers, (x) => [x]);
export const row = (numbers: ArrayLike<number>): Matrix => [Array.from(numbers)];
/** From numbers row by row. */
export const matrix = ({ data, cols }: { data: ArrayLike<number>; cols: number }): Matrix =>
  Array.from({ length: data.length / cols }, (_, i) =>
    Array.from({ length: cols }, (_, j) => data[i * cols + j] ?? Number.NaN),
  );
export const diagonal = (numbers: ArrayLike<number>): Matrix =>
  Array.from(numbers, (x, i) => Array.from(numbers, (_, j) => (i === j ? x : 0)));
export const numbersOf = (value: Value): number[] => (typeof value === "number" ? [value] : value.flat());
export const transposed = (a: Matrix): Matrix => (a[0] ?? []).map((_, j) => a.map((each) => each[j] ?? 0));

const map = (a: Value, f: (x: number) => number): Value =>
  typeof a === "number" ? f(a) : a.map((each) => each.map(f));
/** A matrix of one entry is a number. */
const settled = (a: Matrix): Value => (a.length === 1 && a[0]?.length === 1 ? (a[0][0] ?? Number.NaN) : a);

export function product(a: Value, b: Value): Value {
  if (typeof a === "number") return map(b, (x) => a * x);
  if (typeof b === "number") return map(a, (x) => x * b);
  if (a[0]?.length !== b.length) throw new Error(`${a.length} × ${a[0]?.length} times ${b.length} rows`);
  return settled(
    a.map((each) => (b[0] ?? []).map((_, j) => each.reduce((sum, x, k) => sum + x * (b[k]?.[j] ?? 0), 0))),
  );
}
export function sum(a: Value, b: Value): Value {
  if (typeof a === "number" && typeof b === "number") return a + b;
  // Zero is zero in every size.
  if (a === 0) return b;
  if (b === 0) return a;
  if (
    typeof a === "number" ||
    typeof b === "number" ||
    a.length !== b.length ||
    a[0]?.length !== b[0]?.length
  )
    throw new Error("sum of different sizes");
  return a.map((each, i) => each.map((x, j) => x + (b[i]?.[j] ?? 0)));
}
const minus = (a: Value): Value => map(a, (x) => -x);
function dot(a: Value, b: Value): Value {
  if (typeof a === "number" || typeof b === "number") return product(a, b);
  return product(a.length === 1 ? a : transposed(a), b);
}
function cross(a: Value, b: Value): Value {
  const [p = 0, q = 0, r = 0] = numbersOf(a);
  const [x = 0, y = 0, z = 0] = numbersOf(b);
  return column([q * z - r * y, r * x - p * z, p * y - q * x]);
}
/** By Gauss and Jordan. */
export function inverse(a: Matrix): Matrix {
  const n = a.length;
  const rows = a.map((each, i) => [...each, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, each) => (Math.abs(each[i] ?? 0) > Math.abs(best[i] ?? 0) ? each : best));
    rows.splice(rows.indexOf(pivot), 1, rows[i] ?? []);
    rows[i] = pivot.map((x) => x / (pivot[i] ?? Number.NaN));
    for (let k = 0; k < n; k++)
      if (k !== i) rows[k] = (rows[k] ?? []).map((x, j) => x - (rows[k]?.[i] ?? 0) * (rows[i]?.[j] ?? 0));
  }
  return rows.map((each) => each.slice(n));
}
function power(a: Value, exponent: Value): Value {
  if (typeof exponent !== "number") throw new Error("no exponent");
  if (typeof a === "number") return a ** exponent;
  if (exponent !== -1) throw new Error("power of a matrix");
  return inverse(a);
}

// Signs -------------------------------------------------------------------------------------------------------------

const dropped = new Set("\\, \\; \\! \\left \\right \\bigl \\bigr \\Bigl \\Bigr \\textstyle".split(" "));
const separators = new Set(["\\quad", "\\qquad"]);
const relations = new Set(["=", "<", ">", "\\le", "\\ge", "\\perp", "\\approx", "\\leftarrow"]);

/** Signs of a formula: macros written out, spaces and the sizes of brackets dropped. */
export function signs(tex: string): string[] {
  let text = tex.replace(/\\[td]frac(?![a-z])/g, "\\frac").replace(/\\frac(\d)(\d)/g, "\\frac{$1}{$2}");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\\[a-zA-Z]+/g, (name) => (name === "\\term" ? name : (macros[name] ?? name)));
    text = text.replace(/\\term\{\w+\}/g, "");
  }
  // Braces around a whole symbol, as \term{f}{…} leaves them.
  const found = text.match(/\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\S/g) ?? [];
  return inOneLine(unbraced(found.filter((sign) => !dropped.has(sign))));
}
/** Formulas below one another as one after another. */
function inOneLine(found: readonly string[]): string[] {
  const name = ["{", ..."aligned", "}"];
  if (found[0] !== "\\begin" || !name.every((sign, i) => found[i + 1] === sign)) return [...found];
  return found
    .slice(name.length + 1, -name.length - 1)
    .filter((sign) => sign !== "&")
    .map((sign) => (sign === "\\\\" ? "\\quad" : sign));
}
/** Without braces that neither belong to a command nor are an index or an exponent. */
function unbraced(found: readonly string[]): string[] {
  const kept: string[] = [];
  const open: boolean[] = [];
  /** Arguments that the last command still takes. */
  const pending: number[] = [];
  let awaited = 0;
  for (const sign of found) {
    if (sign === "{") {
      const belongs = awaited > 0 || ["_", "^"].includes(kept.at(-1) ?? "");
      open.push(belongs);
      pending.push(Math.max(0, awaited - 1));
      awaited = 0;
      if (belongs) kept.push(sign);
    } else if (sign === "}") {
      awaited = pending.pop() ?? 0;
      if (open.pop()) kept.push(sign);
    } else {
      kept.push(sign);
      awaited =
        sign === "\\frac"
          ? 2
          : /^\\(bm|mathsf|mathrm|hat|bar|d?dot|ddot|sqrt|operatorname|begin|end)$/.test(sign)
            ? 1
            : 0;
    }
  }
  return kept;
}

// Reading -----------------------------------------------------------------------------------------------------------

interface Symbol {
  readonly signs: readonly string[];
  readonly value: Value | Applied;
}

class Reader {
  #at = 0;
  readonly #signs: readonly string[];
  readonly #symbols: readonly Symbol[];
  /** Reads up to a closing stroke of an absolute value. */
  #strokes = 0;

  constructor(found: readonly string[], symbols: readonly Symbol[]) {
    this.#signs = found;
    this.#symbols = symbols;
  }

  get #next(): string | undefined {
    return this.#signs[this.#at];
  }
  #take(sign: string): boolean {
    if (this.#next !== sign) return false;
    this.#at += 1;
    return true;
  }
  #expect(sign: string): void {
    if (!this.#take(sign)) throw new Error(`${sign} expected, found ${this.#next}: ${this.#signs.join(" ")}`);
  }

  /** The whole as one value. */
  whole(): Value {
    const value = this.#sum();
    if (this.#next !== undefined) throw new Error(`unread: ${this.#signs.slice(this.#at).join(" ")}`);
    return value;
  }
  #sum(): Value {
    let value: Value = 0;
    let sign = 1;
    if (this.#take("-")) sign = -1;
    else this.#take("+");
    for (;;) {
      const term = this.#dots();
      value = sum(value, sign > 0 ? term : minus(term));
      if (this.#take("+")) sign = 1;
      else if (this.#take("-")) sign = -1;
      else if (this.#next === "\\pm" || this.#next === "\\mp") {
        sign = this.#sided() * (this.#next === "\\pm" ? 1 : -1);
        this.#at += 1;
      } else return value;
    }
  }
  /** The side that ± stands for. */
  #sided(): number {
    const side = this.#symbols.find((symbol) => symbol.signs.join() === "\\pm")?.value;
    if (typeof side !== "number") throw new Error("± without a side");
    return side;
  }
  #dots(): Value {
    let value = this.#factors();
    for (;;) {
      if (this.#take("\\cdot")) value = dot(value, this.#factors());
      else if (this.#take("\\times")) value = cross(value, this.#factors());
      else return value;
    }
  }
  #factors(): Value {
    let value = this.#factor();
    for (;;) {
      if (this.#take("/")) value = product(value, power(this.#factor(), -1));
      else if (this.#begins()) value = product(value, this.#factor());
      else return value;
    }
  }
  #begins(): boolean {
    const next = this.#next;
    if (next === undefined) return false;
    if (next === "|") return this.#strokes === 0;
    return ![
      "+",
      "-",
      "\\pm",
      "\\mp",
      "\\cdot",
      "\\times",
      ")",
      "}",
      ",",
      "&",
      "\\\\",
      "\\end",
      "/",
    ].includes(next);
  }
  #factor(): Value {
    let value = this.#primary();
    while (this.#take("^")) {
      if (this.#next !== "{") {
        value = power(value, this.#primary());
        continue;
      }
      this.#expect("{");
      if (this.#take("\\mathsf")) {
        for (const sign of ["{", "T", "}"]) this.#expect(sign);
        value = typeof value === "number" ? value : transposed(value);
      } else value = power(value, this.#sum());
      this.#expect("}");
    }
    return value;
  }
  #group(): Value {
    this.#expect("{");
    const value = this.#sum();
    this.#expect("}");
    return value;
  }
  #primary(): Value {
    const known = this.#symbols
      .filter(({ signs }) => signs.every((sign, i) => this.#signs[this.#at + i] === sign))
      .sort((p, q) => q.signs.length - p.signs.length)[0];
    if (known) {
      this.#at += known.signs.length;
      if (typeof known.value !== "function") return known.value;
      this.#expect("(");
      const argument = this.#sum();
      this.#expect(")");
      return known.value(argument);
    }
    const next = this.#next ?? "";
    this.#at += 1;
    if (/^\d/.test(next)) return Number(next);
    if (next === "(") {
      const value = this.#sum();
      this.#expect(")");
      return value;
    }
    if (next === "|") {
      this.#strokes += 1;
      const value = this.#sum();
      this.#strokes -= 1;
      this.#expect("|");
      return Math.hypot(...numbersOf(value));
    }
    if (next === "\\frac") return product(this.#group(), power(this.#group(), -1));
    if (next === "\\sqrt") return power(this.#group(), 0.5);
    if (next === "\\pi") return Math.PI;
    if (next === "\\bm") {
      // A bold zero.
      const value = this.#group();
      if (value === 0) return 0;
    }
    if (next === "\\cos") {
      const exponent = this.#take("^") ? this.#primary() : 1;
      const argument = this.#factors();
      if (typeof argument !== "number") throw new Error("cosine of no number");
      return power(Math.cos(argument), exponent);
    }
    if (next === "\\min" || next === "\\max") {
      this.#expect("(");
      const values = [this.#sum()];
      while (this.#take(",")) values.push(this.#sum());
      this.#expect(")");
      return (next === "\\min" ? Math.min : Math.max)(...values.map(Number));
    }
    if (next === "\\begin") return this.#pmatrix();
    throw new Error(`unknown: ${next} in ${this.#signs.join(" ")}`);
  }
  #pmatrix(): Value {
    for (const sign of ["{", ..."pmatrix", "}"]) this.#expect(sign);
    const rows: number[][] = [[]];
    for (;;) {
      rows.at(-1)?.push(Number(this.#sum()));
      if (this.#take("\\\\")) rows.push([]);
      else if (!this.#take("&")) break;
    }
    for (const sign of ["\\end", "{", ..."pmatrix", "}"]) this.#expect(sign);
    return rows;
  }
}

// Statements --------------------------------------------------------------------------------------------------------

/** Parts between signs that stand in no bracket. */
function parts(
  found: readonly string[],
  isBetween: (sign: string) => boolean,
): { parts: string[][]; between: string[] } {
  const result = { parts: [[]] as string[][], between: [] as string[] };
  let depth = 0;
  for (const sign of found) {
    if (["{", "(", "\\begin"].includes(sign)) depth += 1;
    if (["}", ")", "\\end"].includes(sign)) depth -= 1;
    if (depth === 0 && isBetween(sign)) {
      result.between.push(sign);
      result.parts.push([]);
    } else result.parts.at(-1)?.push(sign);
  }
  return result;
}

export interface Accuracy {
  /** Relative to the largest number on both sides. */
  readonly within?: number;
  /** Inequalities hold with equality. */
  readonly tight?: boolean;
}

function related(a: Value, relation: string, b: Value, { within = 1e-9, tight = false }: Accuracy): boolean {
  if (relation === "\\perp")
    return Math.abs(Number(dot(a, b))) <= within * (1 + Math.hypot(...numbersOf(a), ...numbersOf(b)));
  const difference = numbersOf(sum(a, minus(b)));
  if (!difference.every(Number.isFinite)) throw new Error(`no numbers: ${numbersOf(a)} and ${numbersOf(b)}`);
  const scale = Math.max(1e-3, ...numbersOf(a).map(Math.abs), ...numbersOf(b).map(Math.abs));
  const slack = within * scale;
  const every = (holds: (x: number) => boolean): boolean => difference.every(holds);
  const equal = every((x) => Math.abs(x) <= slack);
  switch (relation) {
    case "=":
    case "\\leftarrow":
      return equal;
    case "\\approx":
      return every((x) => Math.abs(x) <= 1e-4 * scale);
    case "\\le":
      return tight ? equal : every((x) => x <= slack);
    case "\\ge":
      return tight ? equal : every((x) => x >= -slack);
    case "<":
      return every((x) => x < -slack);
    default:
      return every((x) => x > slack);
  }
}

/** True or false; null where the condition of an implication is false, and the line says nothing. */
export function holds(found: readonly string[], values: Values, accuracy: Accuracy = {}): boolean | null {
  const symbols = Object.entries(values).map(([name, value]) => ({
    signs: signs(name),
    value: typeof value === "object" ? settled(value) : value,
  }));
  const statement = (of: readonly string[]): boolean =>
    parts(of, (sign) => separators.has(sign) || sign === ",")
      .parts.filter((part) => part.length > 0)
      .every((part) => {
        const { parts: sides, between } = parts(part, (sign) => relations.has(sign));
        if (between.length === 0) throw new Error(`no relation in ${part.join(" ")}`);
        const numbers = sides.map((side, i) => {
          // In an assignment the left side is the new value: the symbol "x \\leftarrow".
          const fresh = [...side, between[i]].join(" ");
          const known = symbols.find((symbol) => symbol.signs.join(" ") === fresh)?.value;
          return known === undefined || typeof known === "function"
            ? new Reader(side, symbols).whole()
            : known;
        });
        return between.every((relation, i) =>
          related(numbers[i] as Value, relation, numbers[i + 1] as Value, accuracy),
        );
      });
  const sides = parts(found, (sign) => sign === "\\Leftrightarrow").parts;
  if (sides.length > 1) return new Set(sides.map(statement)).size === 1;
  const { parts: steps } = parts(found, (sign) => sign === "\\Rightarrow");
  const [condition, ...conclusions] = steps as [string[], ...string[][]];
  if (conclusions.length === 0) return statement(condition);
  return statement(condition) ? conclusions.every(statement) : null;
}

const opposite: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "\\pm": "\\mp",
  "\\le": "\\ge",
  "\\ge": "\\le",
  "<": ">",
  ">": "<",
};
/** A line with one sign turned round or one number changed, each time, named as "+ 2", the second plus; what belongs to a symbol stays. */
export function misprints(found: readonly string[], values: Values): { name: string; line: string[] }[] {
  const symbols = Object.keys(values)
    .map(signs)
    .filter((symbol) => symbol.length > 1)
    .sort((p, q) => q.length - p.length);
  const changed: { name: string; line: string[] }[] = [];
  for (let i = 0; i < found.length; ) {
    const symbol = symbols.find((each) => each.every((sign, k) => found[i + k] === sign));
    const sign = found[i] ?? "";
    const other = opposite[sign] ?? (/^\d+$/.test(sign) ? String(Number(sign) + 1) : undefined);
    if (!symbol && other !== undefined)
      changed.push({
        name: `${sign} ${found.slice(0, i + 1).filter((each) => each === sign).length}`,
        line: [...found.slice(0, i), other, ...found.slice(i + 1)],
      });
    i += symbol?.length ?? 1;
  }
  return changed;
}
