// Lesson 4: when constraints repeat or contradict.
import { matrixPanel, solversPanel } from "../panels";
import { linkTo, usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { structures } from "./structures";
import { systems } from "./systems";
import { nowResidual } from "./views";

export const redundantLesson = usualLesson({
  id: "redundant",
  formulas,
  slots: ({ now, set }) => ({
    "now-residual": now(nowResidual),
    "set-rank-tolerance": set("rankTolerance"),
    kit: linkTo("kit"),
  }),
  parts: [systems, structures, exercises],
  first: presets.thrice,
  offered,
  controls: [
    "rankTolerance",
    "alpha",
    "beta",
    "solver",
    "stepSize",
    "tolerance",
    "maxIterations",
    "omega",
    "warmStart",
    "method",
    "gravity",
  ],
  panels: [matrixPanel, solversPanel],
});
