// The problems that the lesson sets up. lessons/lcp.test.ts asks the core whether each shows what the text says.

import { type Problem, problem } from "../../lcp/problem";
import { exampleSetting, type Setting } from "../../lcp/workspace";

const none = Number.NEGATIVE_INFINITY;
const endless = Number.POSITIVE_INFINITY;
const pair = (a: number, b: number, lo = 0, hi = endless, at = 0.5): Setting => ({
  tab: "pair",
  problem: problem([[a]], [b], [lo], [hi]),
  start: [at],
});

/** A box of 1 kg and 1 m on two corners. */
const box = [
  [2.5, -0.5],
  [-0.5, 2.5],
];
const valley = [
  [2, 1],
  [1, 2],
];
const plane = (p: Problem): Setting => ({ tab: "plane", problem: p });

export const settings = {
  falling: pair(1, -2, 0, endless, 0.8),
  leaving: pair(1, 1, 0, endless, 0.8),
  motor: pair(0.6, -0.36, -1, 1, 0.2),
  weak: pair(0.6, -1.2, -1, 1, 0.4),
  wire: pair(0.6, -0.36, none, endless, -0.4),
  resting: plane(problem(box, [-1, -1])),
  landing: plane(problem(box, [-3, 1])),
  flying: plane(problem(box, [0.6, 1])),
  mixed: exampleSetting("mixed"),
  box: exampleSetting("box"),
  linear: exampleSetting("linear"),
  valley: plane(problem(valley, [-5, -1])),
} as const satisfies Record<string, Setting>;
