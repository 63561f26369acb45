// Lesson: friction, box and cone.
import { matrixPanel, solversPanel } from "../panels";
import { linkTo, usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

export const frictionLesson = usualLesson({
  id: "friction",
  formulas,
  slots: () => ({ complementarity: linkTo("complementarity") }),
  parts: [sections, exercises],
  first: presets.incline,
  offered,
  controls: [
    "angle",
    "friction",
    "frictionModel",
    "gravity",
    "speed",
    "mass",
    "stepSize",
    "solver",
    "maxIterations",
    "baumgarte",
    "warmStart",
    "substeps",
  ],
  panels: [matrixPanel, solversPanel],
  layers: ["points", "forces", "cones"],
  stepped: true,
});
