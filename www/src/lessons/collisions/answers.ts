// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "collisions-exercise-1": {
    value: 6,
    unit: "",
    tolerance: 0.001,
    ask: "collisions-exercise-1-ask",
    hint: "collisions-exercise-1-hint",
  },
  "collisions-exercise-2": {
    value: 0.3,
    unit: "m",
    tolerance: 0.005,
    ask: "collisions-exercise-2-ask",
    hint: "collisions-exercise-2-hint",
  },
  "collisions-exercise-3": {
    value: 2.83,
    unit: "J",
    tolerance: 0.01,
    ask: "collisions-exercise-3-ask",
    hint: "collisions-exercise-3-hint",
  },
  "collisions-exercise-4": {
    value: 1.73,
    unit: "m/s",
    tolerance: 0.005,
    ask: "collisions-exercise-4-ask",
    hint: "collisions-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
