// The problems that the lesson sets up. lessons/lcp.test.ts asks the core whether each shows what the text says.

import { problem } from "../../lcp/problem";
import { exampleSetting, type Setting } from "../../lcp/workspace";

const pair = (a: number, b: number, at = 0.4): Setting => ({
  tab: "pair",
  problem: problem([[a]], [b]),
  start: [at],
});

export const settings = {
  climbing: pair(0.8, -1),
  falling: pair(-1, 1),
  below: pair(-1, -1),
  level: pair(0, 0),
  three: { ...exampleSetting("three-p", "plane", ["gauss-seidel"]), start: [0.2, 0.6] },
  segment: exampleSetting("segment", "plane", []),
  ray: exampleSetting("ray", "plane", []),
  infeasible: exampleSetting("infeasible", "plane", []),
  empty: exampleSetting("feasible-none", "plane", []),
  /** Gradients (1, 0) and (1, 1) of a particle of 1 kg. */
  rows: {
    tab: "plane",
    problem: problem(
      [
        [1, 1],
        [1, 2],
      ],
      [-1, 1],
    ),
  },
  lemke: exampleSetting("two", "plane", ["lemke"]),
  conesPd: {
    tab: "cones",
    problem: problem(
      [
        [2, 0.5],
        [0.5, 1],
      ],
      [-1.2, -0.6],
    ),
  },
  conesThree: exampleSetting("three-p", "cones", []),
} as const satisfies Record<string, Setting>;
