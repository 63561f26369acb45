// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "methods-exercise-1": {
    value: 40000,
    unit: "N/m",
    tolerance: 0.005,
    ask: "methods-exercise-1-ask",
    hint: "methods-exercise-1-hint",
  },
  "methods-exercise-1-half": {
    value: 160000,
    unit: "N/m",
    tolerance: 0.005,
    ask: "methods-exercise-1-half-ask",
    hint: "methods-exercise-1-half-hint",
  },
  "methods-exercise-2": {
    value: 8000,
    unit: "1/s²",
    tolerance: 0.005,
    ask: "methods-exercise-2-ask",
    hint: "methods-exercise-2-hint",
  },
  "methods-exercise-3": {
    value: 0.08,
    unit: "mm",
    tolerance: 0.01,
    ask: "methods-exercise-3-ask",
    hint: "methods-exercise-3-hint",
  },
  "methods-exercise-4": {
    value: 331,
    unit: "1/s",
    tolerance: 0.005,
    ask: "methods-exercise-4-ask",
    hint: "methods-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
