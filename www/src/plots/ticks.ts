// Few, round ticks, and their labels with the power of ten taken out.
import { roundUp } from "../base/nice";
import { engineeringExponent, fixed, powerOfTen } from "../panels/numbers";

export interface Ticks {
  readonly at: number[];
  readonly labels: string[];
  /** The labels are in units of ten to this power. */
  readonly exponent: number;
}

/** At most `most` ticks strictly inside the range, at multiples of a round step. */
export function linearTicks(lo: number, hi: number, most: number): Ticks {
  const step = roundUp((hi - lo) / most);
  const at: number[] = [];
  for (let i = Math.ceil(lo / step - 1e-6); i * step <= hi + 1e-6 * step; i++)
    at.push(i === 0 ? 0 : i * step);
  const exponent = labelExponent(Math.max(Math.abs(lo), Math.abs(hi)));
  const unit = 10 ** exponent;
  const decimals = Math.min(12, Math.max(0, -Math.floor(Math.log10(step / unit) + 1e-9)));
  // Zero is plain, and every other label has the same number of decimals.
  const labels = at.map((value) => (value === 0 ? "0" : fixed(value / unit, decimals)));
  return { at, labels, exponent };
}

/** As elsewhere, but labels have less room: "−0.005" is the longest that stays as it is. */
function labelExponent(largest: number): number {
  const everyday = largest === 0 || (largest >= 0.01 && largest < 1e4);
  return everyday ? 0 : engineeringExponent(largest) || 3 * Math.floor(Math.log10(largest) / 3);
}

/** Ticks of a logarithm: whole powers, labelled 10ⁿ. */
export function decadeTicks(lo: number, hi: number, most: number): Ticks {
  const step = [1, 2, 3, 4, 5, 6, 10, 20, 50, 100].find((each) => (hi - lo) / each <= most) ?? 100;
  const at: number[] = [];
  for (let power = Math.ceil(lo / step) * step; power <= hi; power += step) at.push(power === 0 ? 0 : power);
  return { at, labels: at.map((power) => (power === 0 ? "1" : powerOfTen(power))), exponent: 0 };
}
