// Chips: a symbol with its number, in the colour of the symbol. A line of chips reads like the formula above it.
import { figureWidth, fixed, formatNumber, unitSign } from "../panels/numbers";
import type { Run, SymbolKey } from "../simulation/session";
import type { Reading } from "./reading";

export interface Chip {
  readonly symbol: SymbolKey;
  /** MathML, or words. */
  readonly label: unknown;
  /** Message id of what a screen reader says before the number. */
  readonly name: string;
  readonly value: (reading: Reading) => number;
  /** Run that the number belongs to; the selected run unless given. */
  readonly of?: Run;
  readonly unit?: string;
  /** Digits after the point; without it three significant digits, with a power of ten where they need one. */
  readonly decimals?: number;
  /** A plus before what is not negative, as a summand has it. */
  readonly signed?: boolean;
}
/** Words between chips are what joins them: "=", "+", ")". */
export type ChipLine = readonly (Chip | string)[];

const small = 1e-4;
/** From here on a fixed number of decimals would not fit. */
const large = 99_999;

export function chipText(chip: Chip, exact: number, floor = 0): string {
  const value = Math.abs(exact) < floor ? 0 : exact;
  const text =
    chip.decimals === undefined || !(Math.abs(value) < large)
      ? formatNumber(value)
      : fixed(value, chip.decimals);
  const number = chip.signed && value >= 0 ? `+${text}` : text;
  return chip.unit ? `${number} ${unitSign(chip.unit)}` : number;
}

/** As wide as three significant digits get. */
const widest = figureWidth("−8.88\u00a0×\u00a010⁻¹²");

/** Room for the number (with its sign) and its unit, in figures, so that nothing moves when it changes. */
export function chipWidth({ decimals, unit = "" }: Chip): number {
  return (decimals === undefined ? widest : decimals + 3.6) + (unit === "" ? 0 : unit.length + 0.5);
}

/** The chip's number; where there is none (no constraint, no such quantity), a dash. */
export function chipNumber(chip: Chip, reading: Reading): string {
  try {
    const value = chip.value(reading);
    // Only what is small can be rounding.
    return chipText(chip, value, Math.abs(value) < small ? reading.floor(chip.unit ?? "") : 0);
  } catch {
    return "—";
  }
}
