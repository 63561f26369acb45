// Empty scene of the laboratory: gravity only, and a method that tolerates inaccurate constructions.
import type { SceneDocument } from "../simulation/core";
import type { Space } from "./kinds";

/** Feedback as strong as a spring of two swings a second, critically damped: what is built crooked comes right quietly. */
const alpha = 100;
const beta = 20;

export function emptyScene(space: Space): SceneDocument {
  return {
    version: 1,
    space,
    gravity: space === "plane" ? [0, -9.81] : [0, -9.81, 0],
    bodies: [],
    method: {
      kind: "acceleration",
      integrator: "rk4",
      stepSize: 0.005,
      alpha,
      beta,
      solver: { kind: "direct" },
    },
  };
}
