// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "particles-exercise-5": {
    id: "particles-exercise-5",
    among: ["speeds", "lengths", "weight"],
    right: "speeds",
  },
} as const satisfies Record<string, Reasons>;
