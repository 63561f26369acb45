// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "momentum-1": "both",
    "kept-choice-both": "both",
    "euler-2": "both",
    "axes-choice-across": "both",
    "axes-measured": "both",
    "axes-why-2": "third",
    "steps-3": "third",
    "gain-why-1": "both",
    "tops-2": "two",
    "wobble-choice-half": "half",
    "wobble-why-1": "two",
    "exercise-2-answer": "cube",
    "exercise-3-answer": "third",
    "picture-caption": "both",
  },
  orders: {
    lead: "conserved",
    "kept-why-1": "constant",
    "euler-1": "constant constant gains",
    "axes-why-2": "positive grows",
    "gain-why-2": "never",
    "steps-4": "constant constant",
    "tops-1": "constant",
    "exercise-1": "loses",
    "exercise-1-answer": "loses",
    "exercise-3-answer": "smallest largest",
  },
  sameness: {
    "gain-why-2": "nothing",
    "steps-4": "nothing",
    "tops-1": "equal",
  },
};
