// Distance from the exact motion, on decades; in words why there is none where no exact motion is known.
import type { PlotKind } from "./definition";
import { logTrace } from "./log-trace";

export const error: PlotKind = {
  ...logTrace,
  missing(run, curves) {
    const recorded = curves.some(({ y }) => y.length > 0);
    const known = recorded
      ? curves.some(({ y }) => !y.every(Number.isNaN))
      : run.simulation.reference(run.simulation.time) !== null;
    return known ? null : "plot-error-missing";
  },
};
