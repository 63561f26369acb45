// Lesson: rigid bodies turn.
import { matrixPanel, solversPanel } from "../panels";
import { usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

export const rigidLesson = usualLesson({
  id: "rigid",
  formulas,
  parts: [sections, exercises],
  first: presets.brick,
  offered,
  controls: ["speed", "off", "lean", "stepSize", "substeps", "gravity", "method", "integrator"],
  panels: [matrixPanel, solversPanel],
});
