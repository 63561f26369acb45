// A number short enough for a cell of a matrix: three significant digits, or one digit and a power of ten.
import { fixed, superscript } from "../panels/numbers";

/** "−0.5", "12.3", "1230", "2·10⁻⁹"; "0" for zero. */
export function cellNumber(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "—" : value < 0 ? "−∞" : "∞";
  const [mantissa, exponent] = value.toExponential(2).split("e").map(Number) as [number, number];
  if (mantissa === 0) return "0";
  if (exponent < -3 || exponent > 3) {
    const [digit, power] = value.toExponential(0).split("e").map(Number) as [number, number];
    return `${fixed(digit, 0)}·10${superscript(power)}`;
  }
  const decimals = Math.max(0, 2 - exponent);
  const text = fixed(value, Math.min(3, decimals));
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
