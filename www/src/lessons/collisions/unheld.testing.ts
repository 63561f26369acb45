// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    lead: "two ten-thousandth",
    "energy-3": "both",
    "energy-2": "two two",
    "plastic-why-1": "both",
    "many-1": "fifth",
    "cradle-choice-all": "five",
    "cradle-why-1": "both",
    "exercise-1": "tenth",
    "exercise-4": "both",
    "impact-flat": "two",
  },
  orders: {
    "rods-why-1": "more larger smaller",
    "friction-2": "grows greatest",
    "friction-3": "greatest",
    "friction-4": "lower",
    "friction-5": "more",
    "rest-1": "below",
    "rest-2": "below",
    "exercise-1": "below",
    "exercise-1-answer": "below",
    "exercise-4-answer": "lost",
    "computed-lost": "lost",
    "impact-gaining": "gains",
    "impact-map-axes": "gained lost",
    "impact-map-most": "gained most",
    "impact-compression": "greatest",
  },
  sameness: {
    guide: "nothing",
  },
};
