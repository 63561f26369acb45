// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "push-2": "three",
    "push-3": "two three",
    "push-4": "two",
    "bounds-1": "both",
    "two-1": "both",
    "two-2": "two two",
    "landing-choice-both": "both",
    "landing-why": "two both both",
    "two-3": "ten",
    "kinds-title": "both",
    "kinds-1": "two",
    "kinds-5": "two",
    "exercise-4": "doubled",
    "try-box": "both",
  },
  orders: {
    "ball-1": "above never",
    "falling-why": "below",
    "push-5": "above",
    "bounds-1": "largest largest lower",
    "motor-why": "below below",
    "bounds-5": "more",
    "kinds-2": "smaller",
    "kinds-3": "smaller",
    "kinds-5": "further",
    "energy-1": "positive",
    "energy-2": "lowest within",
    "energy-3": "harder",
    "exercise-3-answer": "positive positive",
    "exercise-4-answer": "heavier harder",
  },
  sameness: {
    lead: "only",
    "push-3": "zero",
    "bounds-1": "only",
    "landing-why": "only",
    "kinds-5": "only",
  },
};
