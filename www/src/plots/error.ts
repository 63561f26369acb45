// Distance from the exact motion, on decades; in words why there is none where no exact motion is known.
import type { PlotKind } from "./definition";
import { logTrace } from "./log-trace";

export const error: PlotKind = {
  ...logTrace,
  missing: (run) => (run.simulation.reference(run.simulation.time) === null ? "plot-error-missing" : null),
};
