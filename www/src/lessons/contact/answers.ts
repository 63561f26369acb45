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
  "contact-exercise-4": {
    value: 509.8,
    unit: "N",
    tolerance: 0.01,
    ask: "contact-exercise-4-ask",
    hint: "contact-exercise-4-hint",
  },
  "contact-exercise-3": {
    value: 0.5,
    unit: "kg⁻¹",
    tolerance: 0.001,
    ask: "contact-exercise-3-ask",
    hint: "contact-exercise-3-hint",
  },
} as const satisfies Record<string, Wanted>;
