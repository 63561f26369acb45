// Chips: a symbol with its number, in the colour of the symbol. A line of chips reads like the formula above it.
import { fixed, formatNumber } from "../panels/numbers";
import type { Run, SymbolKey } from "../simulation/session";
import type { Reading } from "./reading";

export interface Chip {
  readonly symbol: SymbolKey;
  /** MathML, or words. */
  readonly label: unknown;
  /** Message id of what a screen reader says before the number. */
  readonly name: string;
  readonly value: (reading: Reading) => number;
  /** Whose number; the selected run's unless given. */
  readonly of?: Run;
  readonly unit?: string;
  /** Digits after the point; without it three significant digits. */
  readonly decimals?: number;
  /** A plus before what is not negative, as a summand has it. */
  readonly signed?: boolean;
}
/** Words between chips are what joins them: "=", "+", ")". */
export type ChipLine = readonly (Chip | string)[];

/** From here on a fixed number of decimals would not fit. */
const large = 99_999;

export function chipText(chip: Chip, value: number): string {
  const text =
    chip.decimals === undefined || !(Math.abs(value) < large)
      ? formatNumber(value)
      : fixed(value, chip.decimals);
  return chip.signed && value >= 0 ? `+${text}` : text;
}

/** Room for the number, in figures, so that nothing moves when it changes. */
export function chipWidth(chip: Chip): number {
  return chip.decimals === undefined ? 6.5 : chip.decimals + 3.8;
}

/** The chip's number; where there is none (no constraint, no such quantity), a dash. */
export function chipNumber(chip: Chip, reading: Reading): string {
  try {
    return chipText(chip, chip.value(reading));
  } catch {
    return "—";
  }
}
