// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "friction-exercise-1": {
    value: 1.529,
    unit: "m",
    tolerance: 0.01,
    ask: "friction-exercise-1-ask",
    hint: "friction-exercise-1-hint",
  },
  "friction-exercise-2": {
    value: 26.57,
    unit: "°",
    tolerance: 0.01,
    ask: "friction-exercise-2-ask",
    hint: "friction-exercise-2-hint",
  },
  "friction-exercise-3": {
    value: 6.71,
    unit: "N",
    tolerance: 0.01,
    ask: "friction-exercise-3-ask",
    hint: "friction-exercise-3-hint",
  },
} as const satisfies Record<string, Wanted>;
