// A three-cornered pillar on the ground: the problem of its three contacts at the level of accelerations, by the core.
import { problem } from "../../lcp/problem";
import type { Setting } from "../../lcp/workspace";
import { type SceneDocument, withSimulation } from "../../simulation/core";
import { space, stepping } from "../sketch";

/** From the axis to a corner, and half the height, m. */
const [reach, half] = [0.5, 1];
/** How fast it slides, m/s. */
const speed = 1;

export function pillar(mu: number): SceneDocument {
  const corners = [0, 1, 2].map((i) => {
    const angle = (2 * Math.PI * i) / 3;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
  const hull = [-half, half].flatMap((y) => corners.map(([x = 0, z = 0]) => [x, y, z]));
  return space({
    bodies: [
      { shape: { halfSpace: [0, 1, 0] }, at: [0, 0, 0], fixed: true, friction: mu },
      { shape: { hull }, mass: 1, at: [0, half, 0], velocity: [speed, 0, 0], friction: mu },
    ],
    constraints: [],
    method: stepping,
  });
}

/** Its contacts as a problem of three rows. */
export function pillarSetting(mu: number): Setting {
  return withSimulation(pillar(mu), (simulation) => {
    const { a, b } = simulation.contactProblem();
    const short = (x: number): number => Number(x.toFixed(2));
    const rows = [0, 1, 2].map((i) => [...a.slice(3 * i, 3 * i + 3)].map(short));
    return { tab: "cones", problem: problem(rows, [...b].map(short)) };
  });
}
