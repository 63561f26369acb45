// Lesson: contact as complementarity.
import { matrixPanel, solversPanel } from "../panels";
import { usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

export const contactLesson = usualLesson({
  id: "contact",
  formulas,
  parts: [sections, exercises],
  first: presets.falling,
  light: true,
  offered,
  controls: ["stepSize", "maxIterations", "gravity", "solver", "baumgarte", "slop", "warmStart", "substeps"],
  panels: [matrixPanel, solversPanel],
  layers: ["points", "normals", "forces"],
});
