// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "curves-exercise-3": {
    id: "curves-exercise-3",
    among: ["none", "infinite", "opposite"],
    right: "opposite",
  },
  "curves-exercise-6": { id: "curves-exercise-6", among: ["grows", "falls", "back"], right: "back" },
} as const satisfies Record<string, Reasons>;
