// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    lead: "two twice",
    "contradict-1": "two third",
    "triangle-why-2": "squares",
    "truss-2": "two both",
    "truss-3": "two",
    "braced-why-2": "tenth",
    "truss-4": "both",
    "linkage-1": "four",
    "exercise-1": "square",
    "exercise-3-hint": "squares",
    "exercise-5": "four",
    "quantity-lambda3": "third",
  },
  orders: {
    lead: "sooner later",
    "repeat-2": "more",
    "null-2": "smallest",
    "null-3": "never",
    "contradict-1": "never shorter",
    "contradict-3": "within largest",
    "contradict-4": "smallest",
    "braced-why-2": "smallest",
    "linkage-1": "lowest",
    "linkage-3": "longer",
    "act-add": "more",
    "act-remove": "fewer",
  },
  sameness: {
    "null-3": "zero",
    "contradict-3": "zero",
    "truss-1": "independent",
    "linkage-1": "same",
    "linkage-4": "zero",
    "exercise-4": "zero",
    "exercise-5": "equal",
    "act-add": "same",
  },
};
