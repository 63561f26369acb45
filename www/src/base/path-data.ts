// Path data of SVG, written as a template: pathData`M${x} ${y}L${u} ${v}`. The only way in which the page makes any (guarded by
// path-data.test.ts): a browser refuses a path with NaN, ∞ or 1e400 in it, and says so in its console.

declare const made: unique symbol;
/** Text that may stand in the attribute `d`. */
export type PathData = string & { readonly [made]: true };

/** Beyond this nothing can be seen, and a browser's single precision is far from its end. px */
const far = 1e7;

/**
 * Numbers, path data and lists of path data between letters and spaces. A coordinate that is too far away is brought
 * nearer; with one that is not a number nothing can be drawn, and the whole is empty.
 */
export function pathData(
  strings: TemplateStringsArray,
  ...values: readonly (number | PathData | readonly PathData[])[]
): PathData {
  let text = strings[0] ?? "";
  for (const [i, value] of values.entries()) {
    if (typeof value === "number") {
      if (Number.isNaN(value)) return "" as PathData;
      text += Number(Math.min(far, Math.max(-far, value)).toFixed(4));
    } else text += typeof value === "string" ? value : value.join("");
    text += strings[i + 1] ?? "";
  }
  return text as PathData;
}

/** A line through these points; what is not a number is left out. */
export function through(points: Iterable<readonly [number, number]>, close = false): PathData {
  let text = "";
  for (const [x, y] of points) {
    const next = pathData`${x} ${y}`;
    if (next !== "") text += `${text === "" ? "M" : "L"}${next}`;
  }
  return (text === "" || !close ? text : `${text}Z`) as PathData;
}
