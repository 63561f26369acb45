// Lesson 2: the computed bead leaves its circle; feedback, its limits, and a spring as a rival.
import { matrixPanel, solversPanel } from "../panels";
import { usualLesson } from "../usual";
import { comparison } from "./comparison";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { numerics } from "./numerics";
import { offered, presets } from "./presets";
import { slots } from "./vocabulary";

export const driftLesson = usualLesson({
  id: "drift",
  formulas,
  catalogue: false,
  slots,
  parts: [numerics, comparison, exercises],
  first: presets.drift,
  light: true,
  offered,
  controls: [
    "alpha",
    "beta",
    "stepSize",
    "mass",
    "radius",
    "gravity",
    "method",
    "integrator",
    "form",
    "start",
    "angle",
    "speed",
    "stiffness",
    "damping",
  ],
  panels: [matrixPanel, solversPanel],
});
