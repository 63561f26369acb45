// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "motion-3": "both",
    "bias-1": "two",
    "bias-2": "two",
    "both-title": "twice",
    "both-1": "both",
    "puppets-choice-both": "both",
    "puppets-why-1": "both",
    "matrix-2": "square",
    "matrix-3": "two",
    "when-1": "both",
    "when-3": "both",
    "exercise-2": "two",
    "exercise-2-hint": "both",
    "exercise-2-answer": "both",
    "exercise-3-ask": "two",
    "exercise-4": "four",
    "motions-caption": "two",
    "bias-caption": "two",
  },
  orders: {
    "bias-1": "constant lower",
    "bent-why-1": "lower",
    "puppets-measured": "largest fewer",
    "puppets-why-1": "fewer",
    "matrix-2": "negative positive",
    "matrix-3": "fewer",
    "whips-measured": "fewer lost",
    "whips-why-1": "fewer",
    "when-2": "fewer grows",
    "exercise-4": "fewer",
  },
  sameness: {
    "count-1": "alone",
    "matrix-1": "same",
    "exercise-3": "vanish",
  },
};
