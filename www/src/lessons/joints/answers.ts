// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "joints-exercise-1": {
    value: 1,
    unit: "",
    tolerance: 0.01,
    ask: "joints-exercise-1-ask",
    hint: "joints-exercise-1-hint",
  },
  "joints-exercise-2": {
    value: 8,
    unit: "mm",
    tolerance: 0.06,
    ask: "joints-exercise-2-ask",
    hint: "joints-exercise-2-hint",
  },
  "joints-exercise-3": {
    value: 38,
    unit: "N",
    tolerance: 0.02,
    ask: "joints-exercise-3-ask",
    hint: "joints-exercise-3-hint",
  },
  "joints-exercise-4": {
    value: 1.67,
    unit: "s",
    tolerance: 0.02,
    ask: "joints-exercise-4-ask",
    hint: "joints-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
