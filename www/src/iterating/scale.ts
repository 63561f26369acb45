// Where a value of λ lies in its bar: one scale for all rows, a fifth wider than the solution. Where no λ is below zero, zero is
// near the left end, with room left to see a value that tries.
import { scaleOf } from "../solvers/multipliers";

export interface BarScale {
  /** From 0 to 1. */
  readonly zero: number;
  readonly perUnit: number;
}

/** @param final the solution, or what the run ended with */
export function barScale(final: Float64Array): BarScale {
  const known = final.every(Number.isFinite) && final.some((value) => value !== 0);
  const scale = scaleOf(known ? final : Float64Array.of(1));
  const zero = known && final.some((value) => value < -1e-9 * scale) ? 0.5 : 0.16;
  return { zero, perUnit: (1 - zero) / scale };
}

/** From 0 to 1, and whether the value lies beyond. */
export function onBar(value: number, { zero, perUnit }: BarScale): { at: number; beyond: boolean } {
  const at = zero + perUnit * value;
  if (Number.isNaN(at)) return { at: zero, beyond: true };
  return { at: Math.max(0, Math.min(1, at)), beyond: !(at >= 0 && at <= 1) };
}
