// Lesson: fewer coordinates.
import { matrixPanel, solversPanel } from "../panels";
import { linkTo, usualLesson } from "../usual";
import { comparing } from "./comparing";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { derivation } from "./sections";

export const coordinatesLesson = usualLesson({
  id: "coordinates",
  formulas,
  slots: () => ({
    impulses: linkTo("impulses"),
    joints: linkTo("joints"),
  }),
  parts: [derivation, comparing, exercises],
  first: presets.swinging,
  offered,
  controls: [
    "stepSize",
    "method",
    "baumgarte",
    "substeps",
    "solver",
    "maxIterations",
    "stabilization",
    "n",
    "gravity",
  ],
  panels: [matrixPanel, solversPanel],
});
