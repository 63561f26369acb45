// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "losing-why-1": "three",
    "cost-2": "half",
    "cost-label": "both",
    "stability-1": "both",
    "stability-2": "half",
    "springs-question": "both",
    "springs-choice-both": "both",
    "decide-3": "two",
    "exercise-3-choice-always": "two",
    "exercise-1-half-hint": "half",
    "exercise-3-hint": "half",
    "exercise-3-answer": "half",
  },
  orders: {
    lead: "best",
    "race-1": "gained lost",
    "race-caption": "lower",
    "nearest-measured": "nearest farthest",
    "losing-measured": "lost",
    "cost-2": "lower grows",
    "cost-3": "best",
    "stability-1": "less",
    "stability-2": "largest faster",
    "map-grows": "grows",
    "stability-5": "below",
    "stability-4": "below above stiffest",
    "springs-why-1": "largest worst above",
    "need-long": "conserved",
    "take-contact": "more",
    "take-soft": "below beyond",
    "decide-3": "most",
    "decide-2": "conserves",
    "exercise-1-answer": "above below",
  },
  sameness: {
    "cost-1": "same",
    "stability-5": "only",
  },
};
