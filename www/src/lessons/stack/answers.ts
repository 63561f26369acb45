// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "stack-exercise-1": {
    value: 98.1,
    unit: "N",
    tolerance: 0.01,
    ask: "stack-exercise-1-ask",
    hint: "stack-exercise-1-hint",
  },
  "stack-exercise-3": {
    value: 1020,
    unit: "N",
    tolerance: 0.01,
    ask: "stack-exercise-3-ask",
    hint: "stack-exercise-3-hint",
  },
  "stack-exercise-4": {
    value: 49.05,
    unit: "N",
    tolerance: 0.01,
    ask: "stack-exercise-4-ask",
    hint: "stack-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
