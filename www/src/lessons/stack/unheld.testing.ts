// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    lead: "sixty",
    "first-choice-half": "half",
    "first-choice-little": "tenth",
    "rows-4": "square",
    "warm-choice-both": "both",
    "exercise-4": "fifth sixth",
  },
  orders: {
    lead: "always",
    "rows-4": "grow below above",
    "load-2": "more more",
    "load-3": "lost",
    "exercise-1-answer": "above",
    "exercise-3-answer": "above",
    "exercise-4": "below",
    "exercise-4-answer": "above",
  },
  sameness: {
    "rows-2": "only",
    "exercise-1": "exactly",
    "exercise-4-answer": "exactly",
  },
};
