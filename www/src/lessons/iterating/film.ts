// Ten boxes with few and with many sweeps per step.
import type { FilmPlan } from "../film";
import { lowered, stack } from "../stacks";

const count = 10;
const sweeps = (maxIterations: number) => stack({ count, solver: { kind: "gauss-seidel", maxIterations } });

export const sinking: FilmPlan = {
  label: "iterating-film",
  measured: "iterating-film-measured",
  runs: [
    { name: "iterating-film-few", scene: sweeps(2) },
    { name: "iterating-film-many", scene: sweeps(60) },
  ],
  until: 1,
  box: { x: [-2, 2], y: [-0.1, 10.2] },
  read: (simulation) => ({ down: lowered(simulation, count) }),
};
