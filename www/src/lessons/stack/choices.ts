// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "stack-exercise-2": { id: "stack-exercise-2", among: ["order", "each", "rounding"], right: "each" },
} as const satisfies Record<string, Reasons>;
