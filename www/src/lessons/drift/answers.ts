// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "drift-exercise-1": {
    value: 800,
    unit: "1/s",
    tolerance: 0.005,
    ask: "drift-exercise-1-ask",
    hint: "drift-exercise-1-hint",
  },
  "drift-exercise-2": {
    value: 9800,
    unit: "N/m³",
    tolerance: 0.03,
    ask: "drift-exercise-2-ask",
    hint: "drift-exercise-2-hint",
  },
  "drift-exercise-3": {
    value: 0.0002,
    unit: "m²",
    tolerance: 0.01,
    ask: "drift-exercise-3-ask",
    hint: "drift-exercise-3-hint",
  },
  "drift-exercise-4": {
    value: 225,
    unit: "1/s²",
    tolerance: 0.01,
    ask: "drift-exercise-4-ask",
    hint: "drift-exercise-4-hint",
  },
} as const satisfies Record<string, Wanted>;
