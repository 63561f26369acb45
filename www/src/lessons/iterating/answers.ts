// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "iterating-exercise-1": {
    value: 103,
    unit: "",
    tolerance: 0.02,
    ask: "iterating-exercise-1-ask",
    hint: "iterating-exercise-1-hint",
  },
  "iterating-exercise-2": {
    value: 0.5,
    unit: "",
    tolerance: 0.001,
    ask: "iterating-exercise-2-ask",
    hint: "iterating-exercise-2-hint",
  },
  "iterating-exercise-3": {
    value: 2.25,
    unit: "",
    tolerance: 0.001,
    ask: "iterating-exercise-3-ask",
    hint: "iterating-exercise-3-hint",
  },
  "iterating-exercise-4": {
    value: 0.921,
    unit: "",
    tolerance: 0.002,
    ask: "iterating-exercise-4-ask",
    hint: "iterating-exercise-4-hint",
  },
  "iterating-exercise-1-ten": {
    value: 28,
    unit: "",
    tolerance: 0.02,
    ask: "iterating-exercise-1-ten-ask",
    hint: "iterating-exercise-1-ten-hint",
  },
} as const satisfies Record<string, Wanted>;
