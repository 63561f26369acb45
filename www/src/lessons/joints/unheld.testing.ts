// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    lead: "two",
    "place-2": "two two",
    "drift-choice-much": "ten",
    "drift-why-2": "half",
    "torn-why-2": "half",
    "chain-choice-same": "both",
    "bounds-1": "two",
    "motor-choice-both": "both",
    "exercise-1": "four",
    "exercise-2-hint": "two",
  },
  orders: {
    "drift-measured": "most",
    "drift-why-1": "larger",
    "torn-why-2": "later most",
    "other-3": "more",
    "ways-measured": "largest",
    "projection-measured": "lost",
    "bounds-1": "largest",
    "motor-measured": "most",
    "motor-why-1": "below constant",
    "bounds-4": "lower",
    "exercise-3": "above",
    "exercise-4-answer": "largest beyond",
    "quantity-bound": "largest",
  },
  sameness: {
    "price-2": "only",
    "bounds-4": "same",
  },
};
