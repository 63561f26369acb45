// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "coordinates-exercise-1": {
    value: 12,
    unit: "",
    tolerance: 0.001,
    ask: "coordinates-exercise-1-ask",
    hint: "coordinates-exercise-1-hint",
  },
  "coordinates-exercise-2": {
    value: 2.67,
    unit: "kg·m²",
    tolerance: 0.01,
    ask: "coordinates-exercise-2-ask",
    hint: "coordinates-exercise-2-hint",
  },
  "coordinates-exercise-3": {
    value: 4.5,
    unit: "N·m",
    tolerance: 0.01,
    ask: "coordinates-exercise-3-ask",
    hint: "coordinates-exercise-3-hint",
  },
  "coordinates-exercise-4": {
    value: 1,
    unit: "",
    tolerance: 0.001,
    ask: "coordinates-exercise-4-ask",
    hint: "coordinates-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
