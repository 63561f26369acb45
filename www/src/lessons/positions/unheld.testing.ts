// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    guide: "square",
    "sums-3": "both",
    "angular-1": "two",
    "steps-choice-half": "half",
    "steps-choice-quarter": "quarter",
    "steps-why-3": "half",
    "stiff-choice-twice": "four",
    "stiff-choice-more": "four",
    "small-question": "two",
    "small-choice-same": "both",
    "figure-2": "two",
    "figures-question": "two",
    "exercise-1": "both",
    "exercise-1-hint": "both",
    "exercise-2": "two",
    "exercise-2-choice-both": "both both",
  },
  orders: {
    lead: "never",
    "sums-2": "conserved",
    "angular-1": "conserves",
    "small-measured": "lose lose",
    "small-why-1": "grows shrinks",
    "figures-measured": "lost",
    "figures-why-1": "lost",
    "exercise-1-answer": "lighter",
    "exercise-2": "conserve",
    "exercise-4-answer": "below",
    "exercise-5": "loses lose",
  },
  sameness: {
    "scheme-1": "alone",
    "sums-1": "same",
    "steps-why-2": "only",
    "exercise-2": "zero",
  },
};
