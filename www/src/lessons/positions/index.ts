// Lesson: positions first.
import { matrixPanel } from "../panels";
import { linkTo, usualLesson } from "../usual";
import { exercises } from "./exercises";
import formulas from "./formulas.tex";
import { practice } from "./practice";
import { offered, presets } from "./presets";
import { scheme } from "./sections";
import { nowMomentum } from "./views";

export const positionsLesson = usualLesson({
  id: "positions",
  formulas,
  slots: ({ now }) => ({
    "now-momentum": now(nowMomentum),
    impulses: linkTo("impulses"),
    iterating: linkTo("iterating"),
    particles: linkTo("particles"),
  }),
  parts: [scheme, practice, exercises],
  first: presets.invariance,
  offered,
  controls: [
    "stepSize",
    "compliance",
    "method",
    "sweeps",
    "substeps",
    "integrator",
    "alpha",
    "beta",
    "solver",
    "gravity",
  ],
  panels: [matrixPanel],
});
