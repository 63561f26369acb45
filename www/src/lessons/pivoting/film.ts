// Five light boxes under a heavy one: ten sweeps a step, or ten steps of the subspace method.
import type { FilmPlan } from "../film";
import { lowered, stack } from "../stacks";

const count = 6;
const by = (kind: "gauss-seidel" | "subspace") =>
  stack({ count, top: 100, solver: { kind, maxIterations: 10 } });

export const heavy: FilmPlan = {
  label: "pivoting-film",
  measured: "pivoting-film-measured",
  runs: [
    { name: "pivoting-film-sweeps", scene: by("gauss-seidel") },
    { name: "pivoting-film-subspace", scene: by("subspace") },
  ],
  until: 1,
  box: { x: [-2, 2], y: [-0.1, 6.2] },
  read: (simulation) => ({ down: lowered(simulation, count) }),
};
