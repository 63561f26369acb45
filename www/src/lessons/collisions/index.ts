// Lesson: collisions.
import { matrixPanel, solversPanel } from "../panels";
import { usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

export const collisionsLesson = usualLesson({
  id: "collisions",
  formulas,
  parts: [sections, exercises],
  first: presets.bounce,
  offered,
  controls: [
    "restitution",
    "height",
    "gravity",
    "impacts",
    "restitutionThreshold",
    "stepSize",
    "solver",
    "maxIterations",
    "substeps",
  ],
  panels: [matrixPanel, solversPanel],
  layers: ["points", "forces"],
});
