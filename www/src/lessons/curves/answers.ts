// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "curves-exercise-1": {
    value: 2,
    unit: "",
    tolerance: 0.001,
    ask: "curves-exercise-1-ask",
    hint: "curves-exercise-1-hint",
  },
  "curves-exercise-2": {
    value: 16.99,
    unit: "N",
    tolerance: 0.01,
    ask: "curves-exercise-2-ask",
    hint: "curves-exercise-2-hint",
  },
  "curves-exercise-5": {
    value: 6.264,
    unit: "rad/s",
    tolerance: 0.01,
    ask: "curves-exercise-5-ask",
    hint: "curves-exercise-5-hint",
  },
  "curves-exercise-4": {
    value: 4.43,
    unit: "rad/s",
    tolerance: 0.01,
    ask: "curves-exercise-4-ask",
    hint: "curves-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
