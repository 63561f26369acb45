// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "solutions-exercise-1": {
    value: 1,
    unit: "",
    tolerance: 0.001,
    ask: "solutions-exercise-1-ask",
    hint: "solutions-exercise-1-hint",
  },
  "solutions-exercise-2": {
    value: 5,
    unit: "",
    tolerance: 0.001,
    ask: "solutions-exercise-2-ask",
    hint: "solutions-exercise-2-hint",
  },
  "solutions-exercise-3": {
    value: 1.333,
    unit: "",
    tolerance: 0.005,
    ask: "solutions-exercise-3-ask",
    hint: "solutions-exercise-3-hint",
  },
  "solutions-exercise-4": {
    value: -0.5,
    unit: "",
    tolerance: 0.001,
    ask: "solutions-exercise-4-ask",
    hint: "solutions-exercise-4-hint",
  },
  "solutions-exercise-5": {
    value: 2.005,
    unit: "rad/s",
    tolerance: 0.01,
    ask: "solutions-exercise-5-ask",
    hint: "solutions-exercise-5-hint",
  },
  "solutions-exercise-6": {
    value: 3,
    unit: "",
    tolerance: 0.001,
    ask: "solutions-exercise-6-ask",
    hint: "solutions-exercise-6-hint",
  },
} as const satisfies Record<string, Wanted>;
