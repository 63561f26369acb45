// The numbers that the exercises ask for; claims.ts computes them.
import type { Wanted } from "../grade";

export const answers = {
  "contact-exercise-1": {
    value: 0.5,
    unit: "kg·m²",
    tolerance: 0.005,
    ask: "contact-exercise-1-ask",
    hint: "contact-exercise-1-hint",
  },
  "contact-exercise-2": {
    value: 6.81,
    unit: "N",
    tolerance: 0.01,
    ask: "contact-exercise-2-ask",
    hint: "contact-exercise-2-hint",
  },
} as const satisfies Record<string, Wanted>;
