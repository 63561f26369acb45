// Lesson 3: many particles, one λ.
import { matrixPanel, solversPanel } from "../panels";
import { linkTo, usualLesson } from "../usual";
import { derivation } from "./derivation";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { offered, presets } from "./presets";
import { systems } from "./systems";
import { nowPower, nowSize } from "./views";

export const particlesLesson = usualLesson({
  id: "particles",
  formulas,
  slots: ({ now }) => ({
    "now-size": now(nowSize),
    "now-power": now(nowPower),
    redundant: linkTo("redundant"),
  }),
  parts: [derivation, systems, exercises],
  first: presets.double,
  offered,
  controls: [
    "alpha",
    "beta",
    "stepSize",
    "solver",
    "method",
    "projection",
    "integrator",
    "substeps",
    "gravity",
    "wind",
    "air",
    "diagonals",
    "tolerance",
    "maxIterations",
    "warmStart",
    "omega",
    "baumgarte",
    "stiffness",
    "damping",
  ],
  panels: [matrixPanel, solversPanel],
});
