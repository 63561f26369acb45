// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "circle-exercise-4": { id: "circle-exercise-4", among: ["first", "second", "both"], right: "second" },
} as const satisfies Record<string, Reasons>;
