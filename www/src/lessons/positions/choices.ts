// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "positions-exercise-2": { id: "positions-exercise-2", among: ["shift", "turn", "both"], right: "turn" },
} as const satisfies Record<string, Reasons>;
