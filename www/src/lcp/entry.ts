// Numbers in a cell of a matrix: "2", "−0,5", "4/3", "∞", "-inf".
import { ascii, formatChosen, parseNumber } from "../panels/numbers";

/** `null` when it is no number; infinite only where that is allowed. */
export function readEntry(text: string, infinite = false): number | null {
  const plain = ascii(text).trim();
  const endless = /^([+-]?)(∞|inf(inity)?|oo)$/i.exec(plain);
  if (endless)
    return infinite ? (endless[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY) : null;
  const parts = plain.split("/");
  if (parts.length > 2) return null;
  const [above, below] = parts.map((part) => parseNumber(part));
  if (above === null || above === undefined || below === null) return null;
  if (below === undefined) return above;
  return below === 0 ? null : above / below;
}

/** A number as it is put into a cell: thirds and the like as fractions, since one typed them so. */
export function writeEntry(value: number): string {
  if (!Number.isFinite(value) || Number(value.toFixed(4)) === value) return formatChosen(value);
  for (const below of [3, 6, 7, 9, 12]) {
    const above = value * below;
    if (Math.abs(above - Math.round(above)) < 1e-12 * below && Math.abs(above) < 100)
      return `${formatChosen(Math.round(above))}/${below}`;
  }
  // Longer ones do not fit into a cell; the number itself stays as it is.
  return formatChosen(Number(value.toPrecision(4)));
}

/** "₁₂" for 12. */
export function below(index: number): string {
  return [...String(index)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("");
}

/** The name of an entry for people, from the core's path: "a[0][1]" → "A₁₂", "lo[2]" → "lo₃". */
export function entryName(path: string): string {
  const [, name = path, ...indices] = /^(\w+)(?:\[(\d+)\])?(?:\[(\d+)\])?/.exec(path) ?? [];
  const greek = name === "mu" ? "μ" : name;
  const letter = name.length === 1 && "ahg".includes(name) ? name.toUpperCase() : greek;
  const given = indices.filter((index) => index !== undefined).map((index) => Number(index) + 1);
  const join = given.some((index) => index > 9) && given.length > 1 ? "," : "";
  return `${letter}${given.map(below).join(join)}`;
}
