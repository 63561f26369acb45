// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "circle-exercise-1": {
    value: -9.81,
    unit: "N/m",
    tolerance: 0.01,
    ask: "circle-exercise-1-ask",
    hint: "circle-exercise-1-hint",
  },
  "circle-exercise-2": {
    value: 29.43,
    unit: "N",
    tolerance: 0.01,
    ask: "circle-exercise-2-ask",
    hint: "circle-exercise-2-hint",
  },
  "circle-exercise-3": {
    value: -19.62,
    unit: "N/m",
    tolerance: 0.01,
    ask: "circle-exercise-3-ask",
    hint: "circle-exercise-3-hint",
  },
  "circle-exercise-5": {
    value: -4.905,
    unit: "N·m",
    tolerance: 0.01,
    ask: "circle-exercise-5-ask",
    hint: "circle-exercise-5-hint",
  },
} as const satisfies Record<string, Wanted>;
