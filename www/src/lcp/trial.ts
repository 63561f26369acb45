// A point on the straight line w = Aλ + b of one pair, and where clamp(λ − w) sends it.
import { isRefusal, solve } from "./core";
import { type Problem, problem } from "./problem";

/** λ, w there, λ − w and where it is sent: the core's numbers. */
export interface Trial {
  readonly lambda: number;
  readonly w: number;
  readonly aim: number;
  readonly clamped: number;
}

export function trialOf(p: Problem, at: number): Trial | null {
  const [lo, hi] = [p.lo[0] ?? 0, p.hi[0] ?? 0];
  const there = solve(
    problem([[...(p.a[0] ?? [0])]], [...p.b], [Number.NEGATIVE_INFINITY], [Number.POSITIVE_INFINITY]),
    {
      method: "jacobi",
      maxIterations: 0,
      start: [at],
    },
  );
  if (isRefusal(there)) return null;
  const w = there.w[0] ?? Number.NaN;
  const aim = at - w;
  // One step of Jacobi with A = 1 from λ is clamp(λ − w).
  const step = solve(problem([[1]], [-aim], [lo], [hi]), { method: "jacobi", maxIterations: 1, start: [at] });
  if (isRefusal(step)) return null;
  return { lambda: at, w, aim, clamped: step.lambda[0] ?? Number.NaN };
}
