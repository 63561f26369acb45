// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "stack-exercise-2": { id: "stack-exercise-2", among: ["order", "each", "rounding"], right: "each" },
  "stack-exercise-1": { id: "stack-exercise-1", among: ["up", "down", "no"], right: "no" },
  "stack-exercise-3": { id: "stack-exercise-3", among: ["light", "weight", "friction"], right: "light" },
} as const satisfies Record<string, Reasons>;
