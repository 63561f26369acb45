// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "pivoting-exercise-1": {
    value: 4.24,
    unit: "",
    tolerance: 0.005,
    ask: "pivoting-exercise-1-ask",
    hint: "pivoting-exercise-1-hint",
  },
  "pivoting-exercise-2": {
    value: 2.5,
    unit: "",
    tolerance: 0.002,
    ask: "pivoting-exercise-2-ask",
    hint: "pivoting-exercise-2-hint",
  },
  "pivoting-exercise-2-end": {
    value: 1.333,
    unit: "",
    tolerance: 0.005,
    ask: "pivoting-exercise-2-end-ask",
    hint: "pivoting-exercise-2-end-hint",
  },
  "pivoting-exercise-3": {
    value: 24,
    unit: "",
    tolerance: 0.01,
    ask: "pivoting-exercise-3-ask",
    hint: "pivoting-exercise-3-hint",
  },
  "pivoting-exercise-4": {
    value: -7.75,
    unit: "",
    tolerance: 0.002,
    ask: "pivoting-exercise-4-ask",
    hint: "pivoting-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
