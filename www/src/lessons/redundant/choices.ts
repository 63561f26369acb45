// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "redundant-exercise-4": { id: "redundant-exercise-4", among: ["equal", "kept", "grow"], right: "kept" },
} as const satisfies Record<string, Reasons>;
