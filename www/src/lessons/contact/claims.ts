// Numbers of the text that the core computes.
import { simulate } from "../../simulation/core";
import type { Claim } from "../claims";
import { play } from "../in-core.testing";
import { presets } from "./presets";
import { fastBall, ghost, threefold } from "./scenes";

/** Downward velocity of the ball behind the corner. m/s */
const behind = (run: 0 | 1): number =>
  -(play(presets.ghost, 0.8)[run]?.simulation.observe("body[1].vy") ?? Number.NaN);
/** Steps of the two runs. ms */
const step = (run: 0 | 1): number => 1000 * (play(presets.ghost, 0)[run]?.simulation.stepSize ?? Number.NaN);

export const claims: readonly Claim[] = [
  {
    at: "contact-step-2",
    says: "speed of the ball",
    value: () => simulate(fastBall).observe("body[1].speed"),
  },
  {
    at: "contact-step-2",
    says: "way of a step in cm",
    value: () => 100 * simulate(fastBall).stepSize * simulate(fastBall).observe("body[1].speed"),
  },
  {
    at: "contact-step-3",
    says: "speed downwards before",
    value: () => -simulate(ghost).observe("body[1].vy"),
  },
  { at: "contact-step-3", says: "speed downwards behind the corner, coarse", value: () => behind(0) },
  { at: "contact-step-3", says: "coarse step", value: () => step(0) },
  { at: "contact-step-3", says: "fine step", value: () => step(1) },
  {
    at: "contact-many-1",
    says: "height of the plank above the trestles in cm",
    value: () => 100 * (simulate(threefold).observe("body[3].y") - 0.58),
  },
];
