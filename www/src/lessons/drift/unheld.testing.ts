// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "forms-title": "two",
    "forms-2": "both two two",
    "exact-3": "halve",
  },
  orders: {
    guide: "below",
    "drift-measured": "never below never above",
    "drift-3": "grow",
    "drift-4": "conserves better",
    "feedback-2": "gains",
    "feedback-3": "fastest",
    "explode-measured": "largest",
    "explode-why-1": "within shrinks below better",
    "explode-2": "below",
    "spring-3": "stiffer longer",
    "exercise-1": "above",
    "exercise-1-answer": "below",
    "exercise-2": "lowest within",
    "exercise-2-answer": "most most",
    "exercise-4": "fastest",
    "exercise-4-answer": "larger",
  },
  sameness: {
    lead: "same",
    "exact-3": "same",
  },
};
