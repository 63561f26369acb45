// Numbers as people write and read them: a real minus sign, engineering powers of ten, the language's decimal sign; both are understood.
import { language } from "../messages";
import { floorOf, type Magnitudes } from "../simulation/magnitude";

export const minus = "−";
/** With spaces that do not break. */
const times = "\u00a0×\u00a0";
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** "⁻⁶" for −6. */
export function superscript(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((digit) => superscripts[Number(digit)]).join("");
  return exponent < 0 ? `⁻${digits}` : digits;
}

/** "10⁻⁶". */
export function powerOfTen(exponent: number): string {
  return `10${superscript(exponent)}`;
}

/** With the decimal sign of the language. */
export const decimal = (plain: string): string => (language() === "de" ? plain.replace(".", ",") : plain);

/** Numbers one after another; where the decimal sign is a comma, with semicolons between them. */
export const listed = (numbers: Iterable<string>): string =>
  [...numbers].join(language() === "de" ? "; " : ", ");

/** With a real minus sign instead of a hyphen; −0 is 0. */
export function fixed(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  return decimal(value < 0 && Number(text) !== 0 ? minus + text : text);
}

/** Decimal exponent after rounding to `digits` significant digits. */
function exponentOf(value: number, digits: number): number {
  return Number(
    Math.abs(value)
      .toExponential(digits - 1)
      .split("e")[1],
  );
}

/** The power of ten, a multiple of three, in which a number is written; 0 for everyday sizes (0.001 to 99 999). */
export function engineeringExponent(value: number, digits = 3): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  const exponent = exponentOf(value, digits);
  return exponent >= -3 && exponent < 5 ? 0 : 3 * Math.floor(exponent / 3);
}

/** To `digits` significant digits: "0.0123", "−1.20 × 10⁻⁶", "—" for what is not a number. */
export function formatNumber(value: number, digits = 3): string {
  if (Number.isNaN(value)) return "—";
  if (!Number.isFinite(value)) return value < 0 ? `${minus}∞` : "∞";
  if (value === 0) return "0";
  const exponent = exponentOf(value, digits);
  const power = engineeringExponent(value, digits);
  const decimals = Math.min(100, Math.max(0, digits - 1 - (exponent - power)));
  if (power === 0) return fixed(value, decimals);
  const mantissa = Number(value.toExponential(digits - 1).split("e")[0]) * 10 ** (exponent - power);
  return `${fixed(mantissa, decimals)}${times}${powerOfTen(power)}`;
}

/** A quantity of a scene of these magnitudes: what is only rounding there is 0. */
export function formatMeasured(
  value: number,
  unit: string,
  magnitudes: Magnitudes,
  digits = 3,
  name = "",
): string {
  return formatNumber(Math.abs(value) < floorOf(magnitudes, unit, name) ? 0 : value, digits);
}

/** Signs up to which one reads a decimal rather than a fraction. */
const readable = 10;

/** "1/60": the inverse of a whole number that decimals do not write shortly; null for others. */
export function unitFraction(value: number): string | null {
  const whole = Math.round(1 / value);
  const inverse = whole > 0 && whole < 1e5 && 1 / whole === value;
  return inverse && String(Number(value.toPrecision(12))).length > readable ? `1/${whole}` : null;
}

/** As short as it can be said exactly (to 12 digits): "0.01", "25", "1/60", "1 × 10⁻¹²". For values people chose. */
export function formatChosen(value: number): string {
  if (!Number.isFinite(value) || value === 0) return formatNumber(value);
  const fraction = unitFraction(value);
  if (fraction !== null) return fraction;
  const exact = Number(value.toPrecision(12));
  const exponent = exponentOf(exact, 12);
  if (exponent >= -4 && exponent < 6) {
    const decimals = (String(exact).split(".")[1] ?? "").length;
    return fixed(exact, decimals);
  }
  const [mantissa, power] = exact.toExponential().split("e") as [string, string];
  return `${decimal(mantissa.replace("-", minus))}${times}${powerOfTen(Number(power))}`;
}

/** Without a power of ten, as ARIA attributes want it: "0.000000001". */
export function attributeNumber(value: number): string {
  return Math.abs(value) >= 1e21 ? "" : value.toFixed(12).replace(/\.?0+$/, "");
}

/** How wide a number is, in widths of a tabular figure (CSS `ch`): points and spaces are narrow. */
export function figureWidth(text: string): number {
  let width = 0;
  for (const sign of text)
    width += sign === "." || sign === "," || sign === " " ? 0.45 : /[⁰¹²³⁴-⁹⁻]/.test(sign) ? 0.75 : 1;
  return width;
}

/** As it is set in the texts: "s⁻²" for "1/s²". */
export function unitSign(unit: string): string {
  return unit.replace(/^1\/(\p{L}+)([²³]?)$/u, (_, base: string, power: string) => `${base}⁻${power || "¹"}`);
}

/** Number and unit, never on two lines; no space before nothing. */
export function withUnit(text: string, unit: string): string {
  return unit === "" ? text : `${text}\u00a0${unitSign(unit)}`;
}

/** Signs that input methods and word processors write for these: minus, comma, point, space. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[−–‒‐‑﹣ー]/g, "-"],
  [/[、､]/g, ","],
  [/[。｡]/g, "."],
  [/\u3000/g, " "],
];

/** Text with full-width letters ("１．５", "－２", "ｅ") replaced by ASCII. */
export function ascii(text: string): string {
  const narrow = text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return alike.reduce((plain, [signs, sign]) => plain.replace(signs, sign), narrow);
}

/**
 * Understands "0.01", "0,01", "1e-3", "−3", "+2", "1.2 × 10⁻⁶", "1.2·10^-6", "10⁻³", "1/60", all of it in full width
 * too, and a unit after the number when it is the one expected. A comma beside a point is ambiguous and refused. `null` when it is not a number.
 */
export function parseNumber(text: string, unit = ""): number | null {
  let plain = ascii(text).trim();
  for (const each of [unit, unitSign(unit)])
    if (each !== "" && plain.endsWith(each)) plain = plain.slice(0, -each.length);
  plain = plain.replace(/[\s\u00a0\u2009\u202f']/g, "");
  plain = plain.replace(/[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+$/, (power) => `^${ordinary(power)}`);
  plain = plain.replace(/[×x·*]10\^?([+-]?\d+)$/i, "e$1").replace(/^([+-]?)10\^([+-]?\d+)$/, "$11e$2");
  if (plain.includes(",")) {
    if (plain.includes(".") || plain.indexOf(",") !== plain.lastIndexOf(",")) return null;
    plain = plain.replace(",", ".");
  }
  const [above = "", below = "1", ...rest] = plain.split("/");
  if (rest.length > 0 || ![above, below].every((each) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(each)))
    return null;
  const value = Number(above) / Number(below);
  return Number.isFinite(value) ? value : null;
}

function ordinary(power: string): string {
  return [...power]
    .map((sign) => (sign === "⁻" ? "-" : sign === "⁺" ? "+" : String(superscripts.indexOf(sign))))
    .join("");
}
