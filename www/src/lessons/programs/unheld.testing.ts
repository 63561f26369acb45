// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "lp-3": "two",
    "saddle-question": "square",
    "exercise-2": "three",
    "exercise-2-choice-none": "three",
    "exercise-2-choice-dependent": "three",
    "exercise-2-answer": "two third four",
    "exercise-3-answer": "two",
    "exercise-4-answer": "both",
  },
  orders: {
    lead: "least",
    "lp-1": "negative",
    "corner-measured": "best",
    "lp-3": "grows",
    "kkt-2": "above",
    "film-1": "best",
    "qp-1": "positive lowest",
    "wall-measured": "best",
    "wall-why": "nearest",
    "saddle-1": "best",
    "saddle-measured": "best",
    "saddle-why": "better best",
    "saddle-2": "worse",
    "exercise-4": "best",
    "exercise-5": "more",
    "exercise-5-answer": "more",
  },
  sameness: {
    lead: "same",
    "lp-2": "equal",
    "kkt-4": "independent",
  },
};
