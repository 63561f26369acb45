// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "redundant-exercise-1": {
    value: 1,
    unit: "",
    tolerance: 0.01,
    ask: "redundant-exercise-1-ask",
    hint: "redundant-exercise-1-hint",
  },
  "redundant-exercise-2": {
    value: 4,
    unit: "",
    tolerance: 0.01,
    ask: "redundant-exercise-2-ask",
    hint: "redundant-exercise-2-hint",
  },
  "redundant-exercise-3": {
    value: 2.333,
    unit: "m",
    tolerance: 0.01,
    ask: "redundant-exercise-3-ask",
    hint: "redundant-exercise-3-hint",
  },
  "redundant-exercise-5": {
    value: 2,
    unit: "",
    tolerance: 0.01,
    ask: "redundant-exercise-5-ask",
    hint: "redundant-exercise-5-hint",
  },
} as const satisfies Record<string, Wanted>;
