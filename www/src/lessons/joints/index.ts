// Lesson: joints and Baumgarte.
import { matrixPanel, solversPanel } from "../panels";
import { usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

export const jointsLesson = usualLesson({
  id: "joints",
  formulas,
  parts: [sections, exercises],
  first: presets.drift,
  light: true,
  offered,
  controls: [
    "baumgarte",
    "stepSize",
    "substeps",
    "stabilization",
    "softFrequency",
    "softDamping",
    "projection",
    "method",
    "integrator",
    "alpha",
    "beta",
    "solver",
    "maxIterations",
    "gravity",
  ],
  panels: [matrixPanel, solversPanel],
});
