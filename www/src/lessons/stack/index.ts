// Lesson: solving a stack.
import { matrixPanel, solversPanel } from "../panels";
import { linkTo, usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

export const stackLesson = usualLesson({
  id: "stack",
  formulas,
  slots: () => ({ impulses: linkTo("impulses"), iterating: linkTo("iterating") }),
  parts: [sections, exercises],
  first: presets.warm,
  offered,
  controls: [
    "maxIterations",
    "warmStart",
    "stepSize",
    "solver",
    "rowOrder",
    "substeps",
    "detection",
    "sleepAfter",
    "stabilization",
    "baumgarte",
    "slop",
    "gravity",
  ],
  panels: [matrixPanel, solversPanel],
  layers: ["points", "forces"],
  stepped: true,
});
