// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "programs-exercise-1": {
    value: 0.5,
    unit: "",
    tolerance: 0.002,
    ask: "programs-exercise-1-ask",
    hint: "programs-exercise-1-hint",
  },
  "programs-exercise-3": {
    value: 17,
    unit: "",
    tolerance: 0.002,
    ask: "programs-exercise-3-ask",
    hint: "programs-exercise-3-hint",
  },
  "programs-exercise-4": {
    value: 10.5,
    unit: "",
    tolerance: 0.002,
    ask: "programs-exercise-4-ask",
    hint: "programs-exercise-4-hint",
  },
  "programs-exercise-5": {
    value: 12,
    unit: "",
    tolerance: 0.002,
    ask: "programs-exercise-5-ask",
    hint: "programs-exercise-5-hint",
  },
} as const satisfies Record<string, Wanted>;
