// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "solutions-exercise-2": {
    id: "solutions-exercise-2",
    among: ["turning", "mirrored", "skew"],
    right: "turning",
  },
} as const satisfies Record<string, Reasons>;
