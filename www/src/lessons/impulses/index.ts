// Lesson: from forces to impulses.
import { matrixPanel, solversPanel } from "../panels";
import { linkTo, usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { derivation } from "./sections";
import { solving } from "./solving";

export const impulsesLesson = usualLesson({
  id: "impulses",
  formulas,
  slots: () => ({
    particles: linkTo("particles"),
    contact: linkTo("contact"),
    joints: linkTo("joints"),
    solutions: linkTo("solutions"),
    iterating: linkTo("iterating"),
  }),
  parts: [derivation, solving, exercises],
  first: presets.swing,
  offered,
  controls: [
    "stepSize",
    "baumgarte",
    "solver",
    "maxIterations",
    "warmStart",
    "substeps",
    "tolerance",
    "stabilization",
    "method",
    "gravity",
  ],
  panels: [matrixPanel, solversPanel],
});
