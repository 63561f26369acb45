// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "programs-exercise-2": {
    id: "programs-exercise-2",
    among: ["optimum", "none", "dependent"],
    right: "dependent",
  },
} as const satisfies Record<string, Reasons>;
