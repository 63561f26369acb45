// Lesson: all methods, one scene.
import { linkTo, usualLesson } from "../usual";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { sections } from "./sections";

export const methodsLesson = usualLesson({
  id: "methods",
  formulas,
  slots: () => ({
    drift: linkTo("drift"),
    impulses: linkTo("impulses"),
    positions: linkTo("positions"),
    coordinates: linkTo("coordinates"),
    iterating: linkTo("iterating"),
  }),
  parts: [sections],
  first: presets.race,
  offered,
  controls: [
    "stepSize",
    "method",
    "alpha",
    "beta",
    "integrator",
    "baumgarte",
    "sweeps",
    "stiffness",
    "damping",
    "substeps",
  ],
});
