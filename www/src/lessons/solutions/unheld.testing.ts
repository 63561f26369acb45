// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "falling-why": "both",
    "pair-2": "two",
    "chalk-choice-two": "two",
    "plane-1": "two",
    "three-choice-two": "two",
    "three-why": "both third",
    "plane-2": "four",
    "plane-3": "two",
    "props-2": "third",
    "exercise-2-hint": "two",
  },
  orders: {
    "pair-1": "above below",
    "falling-why": "above",
    "pair-2": "below never",
    "rod-1": "never negative",
    "rod-2": "larger",
    "runs-1": "always",
    "plane-3": "grow",
    "proof-2": "negative",
    "psd-why": "positive",
    "cones-2": "positive always",
    "cones-3": "above",
    "props-1": "longer",
    "exercise-3": "least",
    "exercise-5": "above",
  },
  sameness: {
    "props-1": "no longer",
    "prop1-along": "only",
    "prop2-given": "same",
    "prop3-gradient": "zero",
    "prop3-pushes": "only",
    "exercise-2": "exactly",
  },
};
