// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    lead: "both both",
    "push-3": "two",
    "two-title": "two",
    "two-1": "both both both both",
    "two-3": "two",
    "cases-1": "two both",
    "plank-choice-both": "both",
    "cases-2": "two hundred",
    "off-centre-why-1": "third",
    "threefold-question": "two",
    "plane-state": "two",
    "plane-caption": "two",
  },
  orders: {
    "push-1": "positive above",
    "push-3": "least lower",
    "two-1": "negative",
    "two-2": "earlier",
    "two-3": "below",
    "cases-2": "more positive",
    "step-1": "negative",
    "step-2": "faster",
    "ball-measured": "lowest",
    "ball-why-1": "smaller",
    "off-centre-why-1": "more",
    "many-1": "above",
    "exercise-3": "negative",
  },
  sameness: {
    "push-1": "zero only",
    "push-3": "zero",
    "two-3": "exactly zero",
    "step-4": "same alone",
    "exercise-1": "zero",
  },
};
