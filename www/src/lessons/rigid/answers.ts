// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "rigid-exercise-1": {
    value: 5,
    unit: "%",
    tolerance: 0.1,
    ask: "rigid-exercise-1-ask",
    hint: "rigid-exercise-1-hint",
  },
  "rigid-exercise-2": {
    value: 0.2,
    unit: "kg·m²",
    tolerance: 0.01,
    ask: "rigid-exercise-2-ask",
    hint: "rigid-exercise-2-hint",
  },
  "rigid-exercise-3": {
    value: 2,
    unit: "kg·m²",
    tolerance: 0.01,
    ask: "rigid-exercise-3-ask",
    hint: "rigid-exercise-3-hint",
  },
  "rigid-exercise-4": {
    value: 12,
    unit: "rad/s",
    tolerance: 0.02,
    ask: "rigid-exercise-4-ask",
    hint: "rigid-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
