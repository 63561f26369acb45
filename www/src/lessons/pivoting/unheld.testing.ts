// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "count-choice-sweeps": "hundreds",
    "count-choice-all": "millions",
    "principal-1": "three",
    "sweeps-2": "two",
    "conjugate-choice-fiftieth": "fiftieth",
    "subspace-1": "both",
    "choice-3": "hundred",
    "exercise-2-end-hint": "both",
  },
  orders: {
    guide: "above",
    "lemke-3": "most",
    "lemke-4": "positive never",
    "sweeps-2": "negative",
    "conjugate-why": "more",
    "gradients-1": "positive lowest within",
    "gradients-2": "exceeds",
    "gradients-3": "below largest",
    "exercise-4-answer": "least shorter",
    "code-better": "better",
    "trial-rule": "most",
  },
  sameness: {
    lead: "only",
    "lemke-4": "nothing",
    "exercise-2": "same",
    "exercise-4": "same",
    "problem-alike": "equal",
  },
};
