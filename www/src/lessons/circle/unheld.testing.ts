// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "constraint-3": "squared two",
    "work-1": "two",
    "lambda-2": "both",
    "lambda-3": "two",
    "top-why-1": "two",
    "step-1": "four",
    "exercise-3": "double",
    "exercise-4-choice-both": "both",
    "exercise-4-answer": "both",
  },
  orders: {
    lead: "never",
    "constraint-3": "more",
    "motion-1": "later",
    "motion-3": "never",
    "work-5": "grows fastest",
    "lambda-2": "negative",
    "top-1": "lowest",
    "top-why-1": "positive",
    "step-3": "grows",
    "exercise-1": "lowest",
    "exercise-1-answer": "below",
    "exercise-2": "lowest",
    "exercise-3-answer": "unchanged",
    "exercise-4-answer": "negative positive",
  },
  sameness: {
    "motion-1": "vanish",
    "lambda-3": "only",
  },
};
