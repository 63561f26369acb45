// Series as a table, and the table as CSV: one column of time, one for every curve, every number exactly as it is.
import type { Series } from "../simulation/core";

export interface Column {
  /** "no feedback: C [m²]" */
  readonly title: string;
  readonly series: Series;
}

/** All times of all columns, ascending, each once. */
export function commonTimes(columns: readonly Column[]): Float64Array {
  let all = new Float64Array(0);
  for (const { series } of columns) all = union(all, series.t);
  return all;
}

function union(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const out = new Float64Array(a.length + b.length);
  let i = 0;
  let j = 0;
  let n = 0;
  while (i < a.length || j < b.length) {
    const left = i < a.length ? (a[i] as number) : Number.POSITIVE_INFINITY;
    const right = j < b.length ? (b[j] as number) : Number.POSITIVE_INFINITY;
    out[n] = Math.min(left, right);
    if (left <= right) i += 1;
    if (right <= left) j += 1;
    n += 1;
  }
  return out.slice(0, n);
}

/**
 * RFC 4180: quotes only where they are needed, CRLF, a cell left empty where a curve has no sample. A title is text: one
 * that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function csv(columns: readonly Column[]): string {
  const lines = [
    ["t [s]", ...columns.map(({ title }) => title.replace(/^(?=[=+\-@\t\r])/, "'"))].map(quoted).join(","),
  ];
  const at = columns.map(() => 0);
  for (const time of commonTimes(columns)) {
    const cells = columns.map(({ series }, i) => {
      const index = at[i] as number;
      if (series.t[index] !== time) return "";
      at[i] = index + 1;
      return number(series.y[index] as number);
    });
    lines.push([number(time), ...cells].join(","));
  }
  return `${lines.join("\r\n")}\r\n`;
}

/** The shortest text that reads back as the same number; spreadsheets know "NaN" and "Infinity" as words. */
function number(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
