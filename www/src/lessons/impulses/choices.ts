// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "impulses-exercise-4": {
    id: "impulses-exercise-4",
    among: ["position", "lambda", "legal"],
    right: "position",
  },
} as const satisfies Record<string, Reasons>;
