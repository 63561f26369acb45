// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "complementarity-exercise-1": {
    value: 1.5,
    unit: "",
    tolerance: 0.001,
    ask: "complementarity-exercise-1-ask",
    hint: "complementarity-exercise-1-hint",
  },
  "complementarity-exercise-2": {
    value: 3,
    unit: "",
    tolerance: 0.001,
    ask: "complementarity-exercise-2-ask",
    hint: "complementarity-exercise-2-hint",
  },
  "complementarity-exercise-3": {
    value: 1.333,
    unit: "",
    tolerance: 0.005,
    ask: "complementarity-exercise-3-ask",
    hint: "complementarity-exercise-3-hint",
  },
  "complementarity-exercise-4": {
    value: 2,
    unit: "",
    tolerance: 0.001,
    ask: "complementarity-exercise-4-ask",
    hint: "complementarity-exercise-4-hint",
  },
  "complementarity-exercise-1-bound": {
    value: -1,
    unit: "",
    tolerance: 0.001,
    ask: "complementarity-exercise-1-bound-ask",
    hint: "complementarity-exercise-1-bound-hint",
  },
} as const satisfies Record<string, Wanted>;
