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
  "friction-exercise-4": {
    value: 0.4,
    unit: "",
    tolerance: 0.01,
    ask: "friction-exercise-4-ask",
    hint: "friction-exercise-4-hint",
  },
  "friction-exercise-4-box": {
    value: 0.5,
    unit: "",
    tolerance: 0.01,
    ask: "friction-exercise-4-box-ask",
    hint: "friction-exercise-4-box-hint",
  },
} as const satisfies Record<string, Wanted>;
