// Words of the lesson’s texts that state no result, so that no claim holds them.
import type { Unheld } from "../unheld.testing";

export const unheld: Unheld = {
  numbers: {
    "first-1": "both",
    "linkage-title": "four",
    "four-bar-task": "four",
    "more-3": "four",
    "more-2": "two",
  },
  orders: {
    lead: "best",
    guide: "above lower",
    "first-1": "smallest",
    "bracing-1": "more",
    "brace-spare": "least",
    "coaster-stirs": "more",
    "coaster-gently": "most",
    "coaster-done": "faster larger",
    "more-3": "below",
    "more-2": "gains",
  },
  sameness: {
    "first-2": "nothing",
    "first-3": "independent",
  },
};
