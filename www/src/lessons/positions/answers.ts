// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "positions-exercise-1": {
    value: 0.375,
    unit: "m",
    tolerance: 0.005,
    ask: "positions-exercise-1-ask",
    hint: "positions-exercise-1-hint",
  },
  "positions-exercise-3": {
    value: 0.4,
    unit: "ms",
    tolerance: 0.06,
    ask: "positions-exercise-3-ask",
    hint: "positions-exercise-3-hint",
  },
  "positions-exercise-4": {
    value: 353,
    unit: "mm",
    tolerance: 0.01,
    ask: "positions-exercise-4-ask",
    hint: "positions-exercise-4-hint",
  },
  "positions-exercise-5": {
    value: 0,
    unit: "%",
    tolerance: 0.01,
    ask: "positions-exercise-5-ask",
    hint: "positions-exercise-5-hint",
  },
  "positions-exercise-1-lambda": {
    value: -0.375,
    unit: "kg·m",
    tolerance: 0.005,
    ask: "positions-exercise-1-lambda-ask",
    hint: "positions-exercise-1-lambda-hint",
  },
} as const satisfies Record<string, Wanted>;
