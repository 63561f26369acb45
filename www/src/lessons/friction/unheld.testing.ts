// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    lead: "two",
    "angles-choice-both": "both",
    "cone-2": "both",
    "kinetic-choice-both": "both",
    "kinetic-why-1": "both",
    "tall-why-2": "both",
    "rolling-1": "both both",
    "box-5": "square",
    "exercise-1": "two",
    "exercise-1-answer": "both",
    "exercise-3-answer": "both three",
  },
  orders: {
    lead: "most most",
    "angles-why-1": "beyond",
    "cone-2": "smaller below",
    "box-4": "constant",
    "tall-why-1": "lower",
    "rolling-why-1": "lowest",
    "rolling-why-2": "loses",
    "exercise-1": "farther",
    "exercise-2": "above least",
    "exercise-2-answer": "largest best",
    "quantity-bound": "largest",
  },
  sameness: {
    "box-1": "alone",
    "exercise-1": "same",
  },
};
