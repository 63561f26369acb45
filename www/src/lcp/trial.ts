// A point on the straight line w = Aλ + b of one pair, and where clamp(λ − w) sends it: places in the drawing.
import type { Problem } from "./problem";

export interface Trial {
  readonly lambda: number;
  readonly w: number;
  /** λ − w */
  readonly aim: number;
  readonly clamped: number;
}

export function trialOf({ a, b, lo, hi }: Problem, lambda: number): Trial {
  const w = (a[0]?.[0] ?? 0) * lambda + (b[0] ?? 0);
  const aim = lambda - w;
  return { lambda, w, aim, clamped: Math.min(hi[0] ?? 0, Math.max(lo[0] ?? 0, aim)) };
}
