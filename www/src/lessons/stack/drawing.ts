// The curve that the lesson asks for: the residual of a stack after each sweep.
import { withSimulation } from "../../simulation/core";
import type { DrawTask } from "../draw";
import { stack } from "./scenes";

const sweeps = 40;

export const residual: DrawTask = {
  id: "draw-residual",
  symbol: "lg r",
  unit: "",
  up: { lo: -2, hi: 0.5 },
  until: sweeps,
  across: "",
  start: 0,
  truth: {
    calculate: () =>
      withSimulation(stack(), (simulation) => {
        simulation.step(1);
        const { residuals } = simulation.solveTrace("gauss-seidel", { maxIterations: sweeps });
        return [...residuals].map((each, x) => ({ x, y: Math.log10(each / (residuals[0] ?? 1)) }));
      }),
  },
};
