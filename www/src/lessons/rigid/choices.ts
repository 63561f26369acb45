// Exercises that ask for a reason: answers among which to choose.
import type { Reasons } from "../choice";

export const choices = {
  "rigid-exercise-2": { id: "rigid-exercise-2", among: ["parallel", "free", "small"], right: "parallel" },
} as const satisfies Record<string, Reasons>;
