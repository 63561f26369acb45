// Exercises that ask for a reason, as choices.
import type { Reasons } from "../choice";

export const choices = {
  "methods-exercise-3": {
    id: "methods-exercise-3",
    among: ["always", "straight", "small"],
    right: "straight",
  },
} as const satisfies Record<string, Reasons>;
