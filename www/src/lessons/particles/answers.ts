// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "particles-exercise-1": {
    value: 398,
    unit: "",
    tolerance: 0.0001,
    ask: "particles-exercise-1-ask",
    hint: "particles-exercise-1-hint",
  },
  "particles-exercise-3": {
    value: 78.48,
    unit: "N",
    tolerance: 0.01,
    ask: "particles-exercise-3-ask",
    hint: "particles-exercise-3-hint",
  },
  "particles-exercise-4": {
    value: -14.715,
    unit: "N",
    tolerance: 0.01,
    ask: "particles-exercise-4-ask",
    hint: "particles-exercise-4-hint",
  },
  "particles-exercise-2": {
    value: 0.25,
    unit: "1/kg",
    tolerance: 0.01,
    ask: "particles-exercise-2-ask",
    hint: "particles-exercise-2-hint",
  },
} as const satisfies Record<string, Wanted>;
