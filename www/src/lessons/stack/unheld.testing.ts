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
    "first-why-1": "lowest",
    "rows-4": "grow below above",
    "order-1": "always",
    "order-2": "within",
    "load-2": "more more",
    "load-3": "lost",
    "exercise-1-answer": "above above below",
    "exercise-3-answer": "above",
    "exercise-4": "below",
    "exercise-4-answer": "above",
  },
  sameness: {
    "rows-1": "only",
    "rows-2": "only",
    "rows-3": "zero",
    "first-why-1": "only",
    "rows-4": "zero",
    "order-1": "same zero",
    "order-2": "same",
    "start-1": "zero",
    "warm-why-1": "zero",
    "start-2": "same",
    "heavy-why-1": "only",
    "exercise-1": "exactly",
    "exercise-1-answer": "only nothing",
    "exercise-4-answer": "exactly",
  },
};
