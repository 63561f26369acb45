// How a number that was typed differs from the one that an exercise asks for.

/** A number to be found. */
export interface Wanted {
  readonly value: number;
  readonly unit: string;
  /** Relative. */
  readonly tolerance: number;
  /** Message that says which number. */
  readonly ask: string;
  /** Message that says what to think of. */
  readonly hint: string;
}

export type Mistake = "sign" | "twice" | "half" | "ten" | "near" | "wrong";

/** Null where it is right; messages `lesson-answer-<mistake>`. */
export function mistake(given: number, { value, tolerance }: Wanted): Mistake | null {
  const is = (other: number): boolean => Math.abs(given - other) <= tolerance * Math.abs(other);
  if (is(value)) return null;
  if (is(-value)) return "sign";
  if (is(2 * value)) return "twice";
  if (is(value / 2)) return "half";
  const tens = Math.log10(Math.abs(given / value));
  if (given * value > 0 && Math.abs(tens) > 0.5 && is(value * 10 ** Math.round(tens))) return "ten";
  if (Math.abs(given - value) <= Math.max(0.1, 3 * tolerance) * Math.abs(value)) return "near";
  return "wrong";
}
