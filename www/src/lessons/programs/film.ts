// The first program as a run: a bead inside the walls, pulled with 3 N and 2 N.
import { list } from "../../lcp/verdict-line";
import type { FilmPlan } from "../film";
import { particle, plane, stepping } from "../sketch";

const walls = ["x + y <= 4", "3*x + y <= 9", "x >= 0", "y >= 0"];
const scene = {
  ...plane({
    bodies: [particle([0.3, 0.3])],
    constraints: walls.map((condition) => ({ formula: { of: [0], condition } })),
    gravity: false,
    method: stepping,
  }),
  forces: [{ constant: { body: 0, force: [3, 2] } }, { drag: { body: 0, coefficient: 3 } }],
};
const digits = (x: number): number => Number(x.toFixed(2)) + 0;

export const pulledBead: FilmPlan = {
  label: "programs-film",
  measured: "programs-film-measured",
  runs: [{ name: "programs-film-bead", scene }],
  until: 6,
  box: { x: [-0.2, 4.4], y: [-0.2, 4.4] },
  walls: [
    [0, 0],
    [3, 0],
    [2.5, 1.5],
    [0, 4],
  ],
  read: (simulation) => ({
    x: list([...simulation.positions()].map(digits)),
    force: list([...simulation.lambda()].slice(0, 2).map(digits)),
  }),
};
